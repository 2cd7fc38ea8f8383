// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/Test.h"

#include <QFile>
#include <QSet>

#include <cstring>
#include <elf.h>

/// Tests that the programs are built so that a memory error stops them instead of being
/// exploitable. Reads the program files themselves.
class HardeningTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void addressesAreUnknownAndTablesReadOnly_data() { addPrograms(); }
    void addressesAreUnknownAndTablesReadOnly();
    void boundsStackAndCallsAreChecked_data() { addPrograms(); }
    void boundsStackAndCallsAreChecked();
    void onlyTheWindowCanReachANetwork_data() { addPrograms(); }
    void onlyTheWindowCanReachANetwork();

private:
    static void addPrograms();
};

namespace {

/// An ELF file for this kind of machine.
class Program {
public:
    explicit Program(const QString& path) {
        QFile file(path);
        if (file.open(QIODevice::ReadOnly)) {
            content_ = file.readAll();
        }
    }

    bool isValid() const { return content_.startsWith(ELFMAG) && header().e_phnum > 0; }
    /// Returns true if the program is loaded at a different address each time.
    bool isPositionIndependent() const { return header().e_type == ET_DYN; }
    bool hasSegment(Elf64_Word type) const {
        for (const Elf64_Phdr& segment : table<Elf64_Phdr>(header().e_phoff, header().e_phnum)) {
            if (segment.p_type == type) {
                return true;
            }
        }
        return false;
    }
    bool isStackExecutable() const {
        for (const Elf64_Phdr& segment : table<Elf64_Phdr>(header().e_phoff, header().e_phnum)) {
            if (segment.p_type == PT_GNU_STACK) {
                return (segment.p_flags & PF_X) != 0;
            }
        }
        return true;
    }
    /// Returns true if all symbols are bound before main(), so that their table can be made
    /// read-only.
    bool isBoundAtStart() const {
        for (const Elf64_Shdr& section : sections(SHT_DYNAMIC)) {
            for (const Elf64_Dyn& entry :
                 table<Elf64_Dyn>(section.sh_offset, section.sh_size / sizeof(Elf64_Dyn))) {
                if ((entry.d_tag == DT_FLAGS && (entry.d_un.d_val & DF_BIND_NOW) != 0) ||
                    (entry.d_tag == DT_FLAGS_1 && (entry.d_un.d_val & DF_1_NOW) != 0)) {
                    return true;
                }
            }
        }
        return false;
    }
    /// Returns the functions that the program calls in shared libraries.
    QSet<QByteArray> calls() const {
        QSet<QByteArray> names;
        for (const Elf64_Shdr& section : sections(SHT_DYNSYM)) {
            for (const Elf64_Sym& symbol :
                 table<Elf64_Sym>(section.sh_offset, section.sh_size / sizeof(Elf64_Sym))) {
                if (symbol.st_shndx == SHN_UNDEF) {
                    names.insert(text(section, symbol.st_name));
                }
            }
        }
        return names;
    }
    /// Returns the shared libraries that the program names itself.
    QSet<QByteArray> libraries() const {
        QSet<QByteArray> names;
        for (const Elf64_Shdr& section : sections(SHT_DYNAMIC)) {
            for (const Elf64_Dyn& entry :
                 table<Elf64_Dyn>(section.sh_offset, section.sh_size / sizeof(Elf64_Dyn))) {
                if (entry.d_tag == DT_NEEDED) {
                    names.insert(text(section, entry.d_un.d_val));
                }
            }
        }
        return names;
    }

private:
    template <typename Entry>
    QList<Entry> table(std::size_t offset, std::size_t count) const {
        QList<Entry> entries(static_cast<qsizetype>(count));
        std::memcpy(entries.data(), content_.constData() + offset, count * sizeof(Entry));
        return entries;
    }
    /// Returns a text from the string table that belongs to a section.
    QByteArray text(const Elf64_Shdr& section, std::size_t offset) const {
        const auto strings = table<Elf64_Shdr>(header().e_shoff, header().e_shnum)
                                 .at(static_cast<qsizetype>(section.sh_link));
        return content_.constData() + strings.sh_offset + offset;
    }
    Elf64_Ehdr header() const { return table<Elf64_Ehdr>(0, 1).first(); }
    QList<Elf64_Shdr> sections(Elf64_Word type) const {
        QList<Elf64_Shdr> found;
        for (const Elf64_Shdr& section : table<Elf64_Shdr>(header().e_shoff, header().e_shnum)) {
            if (section.sh_type == type) {
                found.append(section);
            }
        }
        return found;
    }

    QByteArray content_;
};

} // namespace

void HardeningTest::addPrograms() {
    QTest::addColumn<QString>("path");
    QTest::newRow("lightsout-cli") << QStringLiteral(COMMAND_LINE);
#ifdef WINDOW
    QTest::newRow("lightsout") << QStringLiteral(WINDOW);
#endif
}

void HardeningTest::addressesAreUnknownAndTablesReadOnly() {
    QFETCH(QString, path);
    const Program program(path);
    QVERIFY(program.isValid());
    QVERIFY(program.isPositionIndependent());
    QVERIFY(program.hasSegment(PT_GNU_RELRO));
    QVERIFY(program.isBoundAtStart());
    QVERIFY(!program.isStackExecutable());
}

void HardeningTest::boundsStackAndCallsAreChecked() {
    QFETCH(QString, path);
#ifndef LIGHTSOUT_HARDENED
    QSKIP("Built without LIGHTSOUT_HARDEN.");
#endif
    const QSet<QByteArray> calls = Program(path).calls();
    QVERIFY(calls.contains("__stack_chk_fail"));
    QVERIFY(std::any_of(calls.begin(), calls.end(), [](const QByteArray& name) {
        return name.startsWith("__") && name.endsWith("_chk"); // such as __memcpy_chk
    }));
    QVERIFY(std::any_of(calls.begin(), calls.end(), [](const QByteArray& name) {
        return name.contains("__glibcxx_assert_fail");
    }));
}

void HardeningTest::onlyTheWindowCanReachANetwork() {
    QFETCH(QString, path);
    const Program program(path);
    const QSet<QByteArray> libraries = program.libraries();
    QVERIFY(std::any_of(libraries.begin(), libraries.end(),
                        [](const QByteArray& name) { return name.startsWith("libc.so"); }));
    // Only the window can open a live class.
    const bool isWindow = path != QStringLiteral(COMMAND_LINE);
    for (const QByteArray& name : libraries) {
        const bool isOfLiveClass = isWindow && (name.startsWith("libQt6Network.so") ||
                                                name.startsWith("libQt6WebSockets.so"));
        QVERIFY2(isOfLiveClass ||
                     (!name.contains("Network") && !name.contains("curl") && !name.contains("ssl")),
                 name.constData());
    }
    const QSet<QByteArray> calls = program.calls();
    for (const char* name :
         {"socket", "connect", "bind", "listen", "getaddrinfo", "gethostbyname"}) {
        QVERIFY2(!calls.contains(name), name);
    }
}

LIGHTSOUT_TEST(HardeningTest)
#include "HardeningTest.moc"
