// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/Desktop.h"

#include "tests/support/Programs.h"
#include "tests/support/Test.h"
#include "theme/Contrast.h"
#include "theme/SettingsPortal.h"
#include "theme/Theme.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusVariant>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

using namespace lightsout;

using Groups = QMap<QString, QVariantMap>;

/// A simulated settings portal of a desktop.
class Portal : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public:
    Groups groups;

public Q_SLOTS:
    // The names of the interface begin with capitals.
    QMap<QString, QVariantMap> ReadAll(const QStringList& names) {
        Groups read;
        for (const QString& name : names) {
            if (groups.contains(name)) {
                read[name] = groups[name];
            }
        }
        return read;
    }
};

/// Tests that the preferences of desktops are read and monitored. Starts its own bus.
class DesktopTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void init() { portal_.groups.clear(); }

    void withoutABusNothingIsQueried();
    void withoutAPortalNothingIsQueried();
    void readsTheInitialPreferences();
    void changesAreFollowed();
    void sizesOfTextAreRead_data();
    void sizesOfTextAreRead();
    void highContrastIsBlackAndWhite();

private:
    QDBusConnection connection(const char* name) const {
        return QDBusConnection::connectToBus(address_, QString::fromLatin1(name));
    }
    void publish();
    void change(const QString& group, const QString& key, const QVariant& value);

    const QString appearance_ = QStringLiteral("org.freedesktop.appearance");
    const QString gnome_ = QStringLiteral("org.gnome.desktop.interface");
    QProcess bus_;
    QString address_;
    Portal portal_;
    QThread thread_; ///< of the portal: the thread of the test waits for its replies
};

void DesktopTest::initTestCase() {
    LIGHTSOUT_SKIP_WITHOUT("dbus-daemon");
    bus_.start(QStringLiteral("dbus-daemon"),
               {QStringLiteral("--session"), QStringLiteral("--nofork"),
                QStringLiteral("--print-address")});
    QVERIFY(bus_.waitForReadyRead());
    address_ = QString::fromLatin1(bus_.readLine()).trimmed();
    qDBusRegisterMetaType<Groups>();
    portal_.moveToThread(&thread_);
    thread_.start();
}

void DesktopTest::cleanupTestCase() {
    thread_.quit();
    thread_.wait();
    for (const char* name : {"portal", "desktop"}) {
        QDBusConnection::disconnectFromBus(QString::fromLatin1(name));
    }
    bus_.kill();
    bus_.waitForFinished();
}

void DesktopTest::publish() {
    QDBusConnection bus = connection("portal");
    QVERIFY(bus.isConnected());
    bus.registerObject(QStringLiteral("/org/freedesktop/portal/desktop"), &portal_,
                       QDBusConnection::ExportAllSlots);
    bus.registerService(QStringLiteral("org.freedesktop.portal.Desktop"));
}

void DesktopTest::change(const QString& group, const QString& key, const QVariant& value) {
    QDBusMessage signal = QDBusMessage::createSignal(
        QStringLiteral("/org/freedesktop/portal/desktop"),
        QStringLiteral("org.freedesktop.portal.Settings"), QStringLiteral("SettingChanged"));
    signal << group << key << QVariant::fromValue(QDBusVariant(value));
    connection("portal").send(signal);
}

void DesktopTest::withoutABusNothingIsQueried() {
    Desktop desktop;
    new SettingsPortal(QDBusConnection(QStringLiteral("none")), desktop);
    QVERIFY(!desktop.isDark());
    QVERIFY(!desktop.hasHighContrast());
    QCOMPARE(desktop.textScale(), 1.0);
    // The application itself does not query the bus if there is no screen.
    QCOMPARE(Desktop::instance().textScale(), 1.0);
}

void DesktopTest::withoutAPortalNothingIsQueried() {
    Desktop desktop;
    new SettingsPortal(connection("desktop"), desktop);
    QVERIFY(!desktop.isDark());
    QCOMPARE(desktop.textScale(), 1.0);
}

void DesktopTest::readsTheInitialPreferences() {
    publish();
    portal_.groups[appearance_] = {{QStringLiteral("color-scheme"), 1U},
                                   {QStringLiteral("contrast"), 1U}};
    portal_.groups[gnome_] = {{QStringLiteral("font-name"), QStringLiteral("Cantarell 22")}};
    Desktop desktop;
    new SettingsPortal(connection("desktop"), desktop);
    QVERIFY(desktop.isDark());
    QVERIFY(desktop.hasHighContrast());
    QCOMPARE(desktop.textScale(), 2.0);
}

void DesktopTest::changesAreFollowed() {
    publish();
    portal_.groups[appearance_] = {{QStringLiteral("color-scheme"), 2U}};
    Desktop desktop;
    new SettingsPortal(connection("desktop"), desktop);
    QVERIFY(!desktop.isDark());
    const QSignalSpy changed(&desktop, &Desktop::changed);
    change(appearance_, QStringLiteral("color-scheme"), 1U);
    QTRY_VERIFY(desktop.isDark());
    QCOMPARE(changed.size(), 1);
    change(appearance_, QStringLiteral("contrast"), 1U);
    QTRY_VERIFY(desktop.hasHighContrast());
    change(gnome_, QStringLiteral("text-scaling-factor"), 1.5);
    QTRY_COMPARE(desktop.textScale(), 1.5);
    // Without a preference, the palette is used, which is light here.
    change(appearance_, QStringLiteral("color-scheme"), 0U);
    QTRY_VERIFY(!desktop.isDark());
}

void DesktopTest::sizesOfTextAreRead_data() {
    QTest::addColumn<QString>("group");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("font");
    QTest::addColumn<double>("scale");
    const QString kde = QStringLiteral("org.kde.kdeglobals.General");
    QTest::newRow("GNOME") << gnome_ << "font-name"
                           << "Ubuntu Sans Medium 16.5" << 1.5;
    QTest::newRow("KDE") << kde << "font"
                         << "Noto Sans,22,-1,5,50,0,0,0,0,0" << 2.0;
    QTest::newRow("nonsense") << gnome_ << "font-name"
                              << "Cantarell" << 1.0;
    QTest::newRow("too large") << gnome_ << "font-name"
                               << "Cantarell 1000" << 2.5;
    QTest::newRow("too small") << kde << "font"
                               << "Noto Sans,1" << 0.75;
}

void DesktopTest::sizesOfTextAreRead() {
    QFETCH(const QString, group);
    QFETCH(const QString, key);
    QFETCH(const QString, font);
    publish();
    portal_.groups[group] = {{key, font}};
    Desktop desktop;
    new SettingsPortal(connection("desktop"), desktop);
    QTEST(desktop.textScale(), "scale");
}

void DesktopTest::highContrastIsBlackAndWhite() {
    for (const bool isDark : {false, true}) {
        const Theme theme = Theme::of(Palette::standard, isDark).withHighContrast();
        for (const QColor& colour : {theme.text, theme.secondText, theme.line, theme.edge}) {
            QCOMPARE(contrast(colour, theme.card), 21.0);
            QCOMPARE(contrast(colour, theme.background), 21.0);
        }
        for (const QColor& colour : {theme.accent, theme.press, theme.quiet}) {
            QVERIFY(contrast(colour, theme.card) >= 3);
        }
    }
}

LIGHTSOUT_TEST(DesktopTest)
#include "DesktopTest.moc"
