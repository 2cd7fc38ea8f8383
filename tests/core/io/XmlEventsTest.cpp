// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/XmlEvents.h"

#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QTest>

#include <libxml/parser.h>

#include <cstdlib>
#include <cstring>
#include <new>
#include <stdexcept>

using namespace lightsout;

class XmlEventsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void recognisesElements();
    void resolvesReferences();
    void stopsWhereRequested();
    void passesExceptionsOn();
    void refusesCrowdedElements();
    void survivesAllBeginnings();
    void outOfMemoryIsNotASyntaxError();
};

namespace {

constexpr std::string_view sample =
    "<?xml version='1.0' encoding='latin1'?><!-- <no/> -->\n<a:one xmlns:a='urn:a' x = '1>2' "
    "y=\"&lt;\">é<![CDATA[<no/>]]></a:one>";

/// Records the events.
class Notes : private XmlEvents {
public:
    explicit Notes(std::string_view xml) : XmlEvents(xml) {}

    std::optional<Error> read() { return walk(); }

    std::string text;
    std::string stopAt;
    std::string throwAt;
    std::size_t lastTag = 0;

private:
    bool onOpen(std::string_view name, const Attributes& attributes) override {
        text += "<" + std::string(name) + attributes.value("x").value_or("");
        text += attributes.value("y").value_or("") + ">";
        lastTag = tagBegin();
        if (name == throwAt) {
            throw std::runtime_error("enough");
        }
        return name != stopAt || stop({.code = ErrorCode::wrongType});
    }
    bool onClose() override {
        text += "</>";
        return true;
    }
    bool onText(std::string_view piece) override {
        text += piece;
        return true;
    }
};

std::string textOf(std::string_view xml) {
    Notes notes(xml);
    return notes.read() ? "wrong" : notes.text;
}

/// Number of allocations that libxml2 may still make.
std::size_t allocationsLeft = SIZE_MAX;

bool mayTake() {
    return allocationsLeft > 0 && allocationsLeft-- > 0;
}

void* take(std::size_t bytes) {
    return mayTake() ? std::malloc(bytes) : nullptr;
}

void* takeAgain(void* memory, std::size_t bytes) {
    return mayTake() ? std::realloc(memory, bytes) : nullptr;
}

char* takeCopy(const char* text) {
    return mayTake() ? ::strdup(text) : nullptr;
}

} // namespace

void XmlEventsTest::recognisesElements() {
    Notes notes(sample);
    QVERIFY(!notes.read());
    QCOMPARE(notes.text, std::string("<one1>2<>é<no/></>"));
    QCOMPARE(notes.lastTag, sample.find("a:one"));
    QCOMPARE(textOf("<a><b/><c>d</c></a>"), std::string("<a><b></><c>d</></>"));
}

void XmlEventsTest::resolvesReferences() {
    QCOMPARE(textOf("<a x='&#65;&#xe9;&#x5E9;&#x1F4A1;&apos;'>&amp;&lt;&gt;&quot;</a>"),
             std::string("<aAéש💡'>&<>\"</>"));
    QCOMPARE(textOf("<a>&unknown;</a>"), std::string("wrong"));
    QCOMPARE(textOf("<a x='&unknown;'/>"), std::string("wrong"));
    QCOMPARE(textOf("<a>&amp</a>"), std::string("wrong"));
    QCOMPARE(textOf("<a>&</a>"), std::string("wrong"));
    QCOMPARE(textOf("<a>&#0;</a>"), std::string("wrong"));
}

void XmlEventsTest::stopsWhereRequested() {
    Notes notes("<a><b/><c/></a>");
    notes.stopAt = "b";
    const auto stopped = notes.read();
    QVERIFY(stopped && stopped->code == ErrorCode::wrongType);
    QCOMPARE(notes.text, std::string("<a><b>"));
}

/// libxml2 compares each attribute with all previous ones. This would take half a minute here, and
/// can't be cancelled.
void XmlEventsTest::refusesCrowdedElements() {
    const auto tagWith = [](std::size_t attributes) {
        std::string tag = "<!-- a=\"<b c=''>\" -->\n<one x='=='";
        for (std::size_t i = 1; i < attributes; ++i) {
            tag += " a" + std::to_string(i) + "='1>2'";
        }
        return tag + "><?a b=1?><![CDATA[<a b=c]]></one>";
    };
    const std::string most = tagWith(1000);
    QVERIFY(!Notes(most).read());
    for (const std::size_t attributes : {1001U, 300'000U}) {
        const std::string text = tagWith(attributes);
        Notes crowded(text);
        const auto error = crowded.read();
        QVERIFY(error.has_value());
        QCOMPARE(error->code, ErrorCode::tooManyAttributes);
        QCOMPARE(error->subject, std::string("one"));
        QCOMPARE(error->expected, std::uint64_t{1000});
        QVERIFY(error->position == (Position{2, 2}));
        QVERIFY(crowded.text.empty());
    }
}

void XmlEventsTest::passesExceptionsOn() {
    Notes notes("<a><b/><c/></a>");
    notes.throwAt = "b";
    QVERIFY_EXCEPTION_THROWN(notes.read(), std::runtime_error);
    QCOMPARE(notes.text, std::string("<a><b>"));
}

void XmlEventsTest::survivesAllBeginnings() {
    for (std::size_t length = 0; length < sample.size(); ++length) {
        QVERIFY(Notes(sample.substr(0, length)).read());
    }
}

/// Whatever is read, an incomplete result is never reported as complete.
void XmlEventsTest::outOfMemoryIsNotASyntaxError() {
    const std::string whole = textOf(sample);
    QCOMPARE(xmlMemSetup(std::free, take, takeAgain, takeCopy), 0);
    std::size_t said = 0;
    bool isWhole = false;
    for (std::size_t allocations = 0; !isWhole && allocations < 1000; ++allocations) {
        allocationsLeft = allocations;
        try {
            Notes notes(sample);
            isWhole = !notes.read();
            QVERIFY(!isWhole || notes.text == whole);
        } catch (const std::bad_alloc&) {
            ++said;
        }
    }
    allocationsLeft = SIZE_MAX;
    QCOMPARE(xmlMemSetup(std::free, std::malloc, std::realloc, ::strdup), 0);
    QVERIFY(isWhole);
    QVERIFY(said > 10);
}

LIGHTSOUT_TEST(XmlEventsTest)
#include "XmlEventsTest.moc"
