<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he_IL" sourcelanguage="en_US">
<context>
    <name>About</name>
    <message>
        <source>About the Lights Out Workbench</source>
        <translation>אודות Lights Out Workbench</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Lights Out Workbench %1&lt;/h3&gt;&lt;p&gt;A program for playing, understanding and investigating Lights Out, on grids and on graphs.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;‏⁦Lights Out Workbench %1⁩&lt;/h3&gt;&lt;p&gt;תוכנה שבה אפשר לשחק במשחק האורות, להבין אותו ולחקור אותו, על לוחות משבצות ועל גרפים.&lt;/p&gt;&lt;p&gt;תוכנה חופשית ברישיון ⁦GNU General Public License⁩, גרסה 3 ואילך.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>There was not enough memory.</source>
        <translation>אין מספיק זיכרון.</translation>
    </message>
    <message>
        <source>The operation was not carried out. Try a smaller board.</source>
        <translation>הפעולה לא בוצעה. נסו לוח קטן יותר.</translation>
    </message>
</context>
<context>
    <name>Autosave</name>
    <message>
        <source>Could not create folder %1.</source>
        <translation>אי אפשר ליצור את התיקייה ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Can&apos;t write to %1.</source>
        <translation>אי אפשר לכתוב אל ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>BoardKinds</name>
    <message>
        <source>Rectangle</source>
        <translation>מלבן</translation>
    </message>
    <message>
        <source>A press changes the cell and those next to it.</source>
        <translation>לחיצה משנה את המשבצת ואת המשבצות שלצידה.</translation>
    </message>
    <message>
        <source>King&apos;s moves</source>
        <translation>צעדי מלך</translation>
    </message>
    <message>
        <source>A press changes the cell and all eight around it.</source>
        <translation>לחיצה משנה את המשבצת ואת שמונה המשבצות שסביבה.</translation>
    </message>
    <message>
        <source>Diagonal neighbours</source>
        <translation>שכנות באלכסון</translation>
    </message>
    <message>
        <source>A press changes the diagonally adjacent cells.</source>
        <translation>לחיצה משנה את המשבצות הסמוכות באלכסון.</translation>
    </message>
    <message>
        <source>Knight&apos;s moves</source>
        <translation>צעדי פרש</translation>
    </message>
    <message>
        <source>A press changes the cells a knight&apos;s move away.</source>
        <translation>לחיצה משנה את המשבצות שבמרחק צעד פרש ממנה.</translation>
    </message>
    <message>
        <source>Rows and columns</source>
        <translation>שורות ועמודות</translation>
    </message>
    <message>
        <source>A press changes the whole row and column of the cell.</source>
        <translation>לחיצה משנה את כל השורה ואת כל העמודה של המשבצת.</translation>
    </message>
    <message>
        <source>Hexagons</source>
        <translation>משושים</translation>
    </message>
    <message>
        <source>A honeycomb: each cell has up to six neighbours.</source>
        <translation>חלת דבש: לכל משבצת עד שש שכנות.</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>משולשים</translation>
    </message>
    <message>
        <source>Each cell has up to three neighbours, across its sides.</source>
        <translation>לכל משבצת עד שלוש שכנות, אחת מעבר לכל צלע.</translation>
    </message>
    <message>
        <source>Merlin&apos;s Magic Square</source>
        <translation>ריבוע הקסם של מרלין</translation>
    </message>
    <message>
        <source>Not all influences are mutual.</source>
        <translation>לא כל ההשפעות הדדיות.</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>גליל</translation>
    </message>
    <message>
        <source>The left and right sides are glued together.</source>
        <translation>הצד הימני מודבק לשמאלי.</translation>
    </message>
    <message>
        <source>Torus</source>
        <translation>טורוס</translation>
    </message>
    <message>
        <source>The left and right sides are glued together, and so are the top and bottom.</source>
        <translation>הצד הימני מודבק לשמאלי, והעליון לתחתון.</translation>
    </message>
    <message>
        <source>Möbius strip</source>
        <translation>טבעת מביוס</translation>
    </message>
    <message>
        <source>The left and right sides are glued with a half twist.</source>
        <translation>הצד הימני מודבק לשמאלי אחרי חצי סיבוב.</translation>
    </message>
    <message>
        <source>Klein bottle</source>
        <translation>בקבוק קליין</translation>
    </message>
    <message>
        <source>The left and right sides are glued with a half twist, the top and bottom without one.</source>
        <translation>הצד הימני מודבק לשמאלי אחרי חצי סיבוב, והעליון לתחתון בלי סיבוב.</translation>
    </message>
    <message>
        <source>Projective plane</source>
        <translation>מישור פרויקטיבי</translation>
    </message>
    <message>
        <source>Opposite sides are glued with a half twist.</source>
        <translation>צדדים נגדיים מודבקים זה לזה אחרי חצי סיבוב.</translation>
    </message>
    <message>
        <source>Surface of a cube</source>
        <translation>פני קובייה</translation>
    </message>
    <message>
        <source>The six faces of a cube, unfolded. Each cell has four neighbours, even across edges.</source>
        <translation>שש פאות הקובייה, פרושות. לכל משבצת ארבע שכנות, גם מעבר למקצועות.</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>מסלול</translation>
    </message>
    <message>
        <source>Cycle</source>
        <translation>מעגל</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>גלגל</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>כוכב</translation>
    </message>
    <message>
        <source>Complete graph</source>
        <translation>גרף שלם</translation>
    </message>
    <message>
        <source>Complete bipartite graph</source>
        <translation>גרף דו־צדדי שלם</translation>
    </message>
    <message>
        <source>Hypercube</source>
        <translation>היפרקובייה</translation>
    </message>
    <message>
        <source>Vertices are joined if their binary numbers differ in one digit.</source>
        <translation>שני צמתים מחוברים כשמספריהם הבינריים נבדלים בספרה אחת.</translation>
    </message>
    <message>
        <source>Circulant graph</source>
        <translation>גרף סירקולנטי</translation>
    </message>
    <message>
        <source>Vertices on a circle are joined if they are a given step apart; a step of 0 joins none.</source>
        <translation>צמתים על מעגל מחוברים אם המרחק ביניהם הוא אחד הצעדים; צעד 0 אינו מחבר צמתים.</translation>
    </message>
    <message>
        <source>Generalised Petersen graph</source>
        <translation>גרף פטרסן מוכלל</translation>
    </message>
    <message>
        <source>An outer cycle and the same number of inner vertices, which are joined to each other at the given step.</source>
        <translation>מעגל, ובתוכו צמתים כמספר צמתיו, שמחוברים זה לזה בצעד הנתון.</translation>
    </message>
    <message>
        <source>Tetrahedron</source>
        <translation>ארבעון</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>קובייה</translation>
    </message>
    <message>
        <source>Octahedron</source>
        <translation>תמניון</translation>
    </message>
    <message>
        <source>Dodecahedron</source>
        <translation>תריסרון</translation>
    </message>
    <message>
        <source>Icosahedron</source>
        <translation>עשרימון</translation>
    </message>
    <message>
        <source>Petersen graph</source>
        <translation>גרף פטרסן</translation>
    </message>
    <message>
        <source>Heawood graph</source>
        <translation>גרף היווד</translation>
    </message>
    <message>
        <source>Möbius–Kantor graph</source>
        <translation>גרף מביוס–קנטור</translation>
    </message>
    <message>
        <source>Pappus graph</source>
        <translation>גרף פאפוס</translation>
    </message>
    <message>
        <source>Desargues graph</source>
        <translation>גרף דזארג</translation>
    </message>
    <message>
        <source>Nauru graph</source>
        <translation>גרף נאורו</translation>
    </message>
    <message>
        <source>Random graph</source>
        <translation>גרף אקראי</translation>
    </message>
    <message>
        <source>A graph with the given number of random edges. The same seed gives the same graph.</source>
        <translation>גרף עם מספר נתון של צלעות, במקומות אקראיים. אותו זרע נותן שוב אותו גרף.</translation>
    </message>
    <message>
        <source>Random tree</source>
        <translation>עץ אקראי</translation>
    </message>
    <message>
        <source>All trees are equally likely. The same seed gives the same tree.</source>
        <translation>לכל העצים אותה הסתברות. אותו זרע נותן שוב אותו עץ.</translation>
    </message>
    <message>
        <source>Grids</source>
        <translation>לוחות משבצות</translation>
    </message>
    <message>
        <source>Surfaces</source>
        <translation>משטחים</translation>
    </message>
    <message>
        <source>Graphs</source>
        <translation>גרפים</translation>
    </message>
    <message>
        <source>Solids and cages</source>
        <translation>פאונים וכלובים</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>אקראיים</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>דוגמאות</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;שורות</translation>
    </message>
    <message>
        <source>C&amp;olumns</source>
        <translation>&amp;עמודות</translation>
    </message>
    <message>
        <source>&amp;Vertices</source>
        <translation>&amp;צמתים</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>&amp;זרע</translation>
    </message>
    <message>
        <source>&amp;Side</source>
        <translation>&amp;צלע</translation>
    </message>
    <message>
        <source>&amp;First side</source>
        <translation>צד &amp;ראשון</translation>
    </message>
    <message>
        <source>&amp;Second side</source>
        <translation>צד &amp;שני</translation>
    </message>
    <message>
        <source>&amp;Dimension</source>
        <translation>&amp;ממד</translation>
    </message>
    <message>
        <source>F&amp;irst step</source>
        <translation>צעד &amp;ראשון</translation>
    </message>
    <message>
        <source>Seco&amp;nd step</source>
        <translation>צעד ש&amp;ני</translation>
    </message>
    <message>
        <source>&amp;Vertices per circle</source>
        <translation>צמתים ב&amp;מעגל</translation>
    </message>
    <message>
        <source>Inner &amp;step</source>
        <translation>&amp;צעד פנימי</translation>
    </message>
    <message>
        <source>Ed&amp;ges</source>
        <translation>&amp;צלעות</translation>
    </message>
    <message>
        <source>Empty drawing</source>
        <translation>ציור ריק</translation>
    </message>
    <message>
        <source>Draw your own board: click to add a vertex, drag to join two.</source>
        <translation>ציירו לוח משלכם: לחיצה יוצרת צומת, גרירה מחברת שני צמתים.</translation>
    </message>
    <message>
        <source>Triangle of discs</source>
        <translation>משולש דסקיות</translation>
    </message>
    <message>
        <source>Each disc touches up to six others.</source>
        <translation>כל דסקית נוגעת בעד שש אחרות.</translation>
    </message>
    <message>
        <source>Long arms</source>
        <translation>זרועות ארוכות</translation>
    </message>
    <message>
        <source>A press reaches several cells in each direction.</source>
        <translation>לחיצה מגיעה לכמה משבצות בכל כיוון.</translation>
    </message>
    <message>
        <source>R&amp;each</source>
        <translation>&amp;טווח</translation>
    </message>
    <message>
        <source>Switches for rows and columns</source>
        <translation>מתגים לשורות ולעמודות</translation>
    </message>
    <message>
        <source>Each row and each column of lights has one button.</source>
        <translation>לכל שורה ולכל עמודה של נורות יש כפתור אחד.</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>שכ&amp;בות</translation>
    </message>
    <message>
        <source>Grid in three dimensions</source>
        <translation>סריג תלת־ממדי</translation>
    </message>
    <message>
        <source>Each cell of a box has up to six neighbours.</source>
        <translation>לכל תא בתיבה עד שישה שכנים.</translation>
    </message>
    <message>
        <source>Torus in three dimensions</source>
        <translation>טורוס תלת־ממדי</translation>
    </message>
    <message>
        <source>A box whose opposite faces are glued together.</source>
        <translation>תיבה שפאותיה הנגדיות מודבקות.</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <source>cell %1</source>
        <translation>משבצת %1</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>משבצת בשורה %1, עמודה %2</translation>
    </message>
    <message>
        <source>vertex %1</source>
        <translation>צומת ⁨%1⁩</translation>
    </message>
    <message>
        <source>plane</source>
        <translation>מישור</translation>
    </message>
    <message>
        <source>cylinder</source>
        <translation>גליל</translation>
    </message>
    <message>
        <source>torus</source>
        <translation>טורוס</translation>
    </message>
    <message>
        <source>Möbius strip</source>
        <translation>טבעת מביוס</translation>
    </message>
    <message>
        <source>Klein bottle</source>
        <translation>בקבוק קליין</translation>
    </message>
    <message>
        <source>projective plane</source>
        <translation>מישור פרויקטיבי</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>⁨%1⁩, ⁨%2⁩</translation>
    </message>
    <message>
        <source>press</source>
        <translation>לחיצה</translation>
    </message>
    <message>
        <source>edit lights</source>
        <translation>עריכת הנורות</translation>
    </message>
    <message>
        <source>edit target</source>
        <translation>עריכת מצב היעד</translation>
    </message>
    <message>
        <source>%1, custom patterns</source>
        <translation>⁨%1⁩, עם תבניות משלו</translation>
    </message>
    <message>
        <source>%1, with holes</source>
        <translation>⁨%1⁩, עם חורים</translation>
    </message>
    <message>
        <source>prism</source>
        <translation>מנסרה</translation>
    </message>
    <message>
        <source>Petersen graph</source>
        <translation>גרף פטרסן</translation>
    </message>
    <message>
        <source>Möbius–Kantor graph</source>
        <translation>גרף מביוס–קנטור</translation>
    </message>
    <message>
        <source>dodecahedron</source>
        <translation>תריסרון</translation>
    </message>
    <message>
        <source>Desargues graph</source>
        <translation>גרף דזארג</translation>
    </message>
    <message>
        <source>Nauru graph</source>
        <translation>גרף נאורו</translation>
    </message>
    <message>
        <source>generalised Petersen graph %1</source>
        <translation>גרף פטרסן מוכלל ⁨%1⁩</translation>
    </message>
    <message>
        <source>cube</source>
        <translation>קובייה</translation>
    </message>
    <message>
        <source>tesseract</source>
        <translation>טסרקט</translation>
    </message>
    <message>
        <source>hypercube of dimension %1</source>
        <translation>היפרקובייה מממד %1</translation>
    </message>
    <message>
        <source>Merlin&apos;s Magic Square</source>
        <translation>ריבוע הקסם של מרלין</translation>
    </message>
    <message>
        <source>drawn graph</source>
        <translation>גרף מצויר</translation>
    </message>
    <message>
        <source>%1-vertex path</source>
        <translation>מסלול בן %1 צמתים</translation>
    </message>
    <message>
        <source>%1-vertex cycle</source>
        <translation>מעגל בן %1 צמתים</translation>
    </message>
    <message>
        <source>%1-vertex star</source>
        <translation>כוכב בן %1 צמתים</translation>
    </message>
    <message>
        <source>%1-vertex wheel</source>
        <translation>גלגל בן %1 צמתים</translation>
    </message>
    <message>
        <source>tetrahedron</source>
        <translation>ארבעון</translation>
    </message>
    <message>
        <source>%1-vertex complete graph</source>
        <translation>גרף שלם בן %1 צמתים</translation>
    </message>
    <message>
        <source>complete bipartite graph with sides of %1 and %2 vertices</source>
        <translation>גרף דו־צדדי שלם, %1 ו־%2 צמתים</translation>
    </message>
    <message>
        <source>octahedron</source>
        <translation>תמניון</translation>
    </message>
    <message>
        <source>icosahedron</source>
        <translation>עשרימון</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>עץ</translation>
    </message>
    <message>
        <source>%1-vertex directed cycle</source>
        <translation>מעגל מכוון בן %1 צמתים</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>⁨%1⁩ ו־⁨%2⁩</translation>
    </message>
    <message>
        <source>graph with %1 components</source>
        <translation>גרף בן %1 רכיבי קשירות</translation>
    </message>
    <message>
        <source>%1-row triangle of discs</source>
        <translation>משולש דסקיות של %1 שורות</translation>
    </message>
    <message>
        <source>%1 box</source>
        <translation>תיבה %1</translation>
    </message>
    <message>
        <source>%1 torus of three dimensions</source>
        <translation>טורוס תלת־ממדי %1</translation>
    </message>
    <message>
        <source>%1, with switches for rows and columns</source>
        <translation>%1, עם מתגים לשורות ולעמודות</translation>
    </message>
    <message>
        <source>%1, arms of %2 cells</source>
        <translation>%1, זרועות של %2 משבצות</translation>
    </message>
    <message>
        <source>Heawood graph</source>
        <translation>גרף היווד</translation>
    </message>
    <message>
        <source>Pappus graph</source>
        <translation>גרף פאפוס</translation>
    </message>
</context>
<context>
    <name>BruteForceText</name>
    <message>
        <source>%1 years</source>
        <translation>%1 שנים</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>⁦%1⁩ מ״ש</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>⁦%1⁩ שנ׳</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>⁦%1⁩ דק׳</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>⁦%1⁩ שע׳</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>⁦%1⁩ ימים</translation>
    </message>
</context>
<context>
    <name>CodeText</name>
    <message>
        <source>No code contains “%1”. Codes never use I, O, 0 or 1, which are easily confused.</source>
        <translation>אף קוד אינו מכיל „⁨%1⁩”. בקודים אין I, O, 0 ו־1, שקל לבלבל ביניהם.</translation>
    </message>
    <message>
        <source>A code has 8, 12 or 16 letters and digits.</source>
        <translation>בקוד יש 8, 12 או 16 אותיות וספרות.</translation>
    </message>
    <message>
        <source>There is no such code. Check its letters and digits.</source>
        <translation>אין קוד כזה. בדקו שוב כל אות וספרה.</translation>
    </message>
    <message>
        <source>This code was made by a newer version of the program.</source>
        <translation>הקוד נוצר בגרסה חדשה יותר של התוכנה.</translation>
    </message>
    <message>
        <source>Type one challenge code per line.</source>
        <translation>הקלידו קוד אתגר בכל שורה.</translation>
    </message>
    <message>
        <source>A series has at most %1 boards.</source>
        <translation>בסדרה יש לכל היותר %1 לוחות.</translation>
    </message>
    <message>
        <source>Code %1: %2</source>
        <translation>קוד %1: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Board %1 is already solved. Choose another one.</source>
        <translation>לוח %1 כבר פתור. בחרו לוח אחר.</translation>
    </message>
</context>
<context>
    <name>CountText</name>
    <message>
        <source>all</source>
        <translation>כולם</translation>
    </message>
    <message>
        <source>1 in %1</source>
        <translation>1 מתוך %1</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message>
        <source>Squares (%1)</source>
        <translation>לוחות ריבועיים ⁨%1⁩</translation>
    </message>
    <message>
        <source>nullity</source>
        <translation>דרגת חופש</translation>
    </message>
    <message>
        <source>record</source>
        <translation>שיא</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>לוחות</translation>
    </message>
    <message>
        <source>one</source>
        <translation>אחד</translation>
    </message>
    <message>
        <source>several</source>
        <translation>יותר</translation>
    </message>
    <message>
        <source>smallest share</source>
        <translation>החלק הקטן ביותר</translation>
    </message>
    <message>
        <source>greatest share</source>
        <translation>החלק הגדול ביותר</translation>
    </message>
    <message>
        <source>four neighbours</source>
        <translation>ארבע שכנות</translation>
    </message>
    <message>
        <source>eight neighbours</source>
        <translation>שמונה שכנות</translation>
    </message>
    <message>
        <source>four diagonals</source>
        <translation>ארבע באלכסון</translation>
    </message>
    <message>
        <source>knight&apos;s moves</source>
        <translation>צעדי פרש</translation>
    </message>
    <message>
        <source>row and column</source>
        <translation>שורה ועמודה</translation>
    </message>
    <message>
        <source>without self-influence</source>
        <translation>בלי השפעה עצמית</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Nullities of boards up to %1</source>
        <translation>דרגות חופש, עד ⁨%1⁩</translation>
    </message>
    <message>
        <source>Boards up to %1, computed with a formula.</source>
        <translation>לוחות עד גודל ⁨%1⁩, לפי נוסחה.</translation>
    </message>
    <message>
        <source>Boards up to %1, computed from the common factors of polynomials.</source>
        <translation>לוחות עד גודל ⁨%1⁩, לפי הגורמים המשותפים של פולינומים.</translation>
    </message>
    <message>
        <source>Boards up to %1, computed from polynomials for each board.</source>
        <translation>לוחות עד גודל ⁨%1⁩, בחישוב פולינומים לכל לוח.</translation>
    </message>
    <message>
        <source>Boards up to %1, computed by a separate elimination for each board (slow).</source>
        <translation>לוחות עד גודל ⁨%1⁩, בדירוג גאוס נפרד לכל לוח (איטי).</translation>
    </message>
    <message numerus="yes">
        <source>%1 ⋯ (%Ln different factor(s))</source>
        <translation>
            <numerusform>%1 … (גורם אחד)</numerusform>
            <numerusform>%1 ⋯ (%Ln גורמים שונים)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>Hidden until you have answered</source>
        <translation>מוסתר עד שתענו</translation>
    </message>
</context>
<context>
    <name>Drawing</name>
    <message>
        <source>paste</source>
        <translation>הדבקה</translation>
    </message>
    <message>
        <source>duplicate</source>
        <translation>שכפול</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The file can&apos;t be read: %1.</source>
        <translation>אי אפשר לקרוא את הקובץ: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The file can&apos;t be written: %1.</source>
        <translation>אי אפשר לכתוב את הקובץ: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The file is too large: it has %1 bytes, but the limit is %2.</source>
        <translation>הקובץ גדול מדי: יש בו %1 בתים, והמגבלה היא %2.</translation>
    </message>
    <message>
        <source>“%1” is not recognised.</source>
        <translation>„⁨%1⁩” אינו מובן.</translation>
    </message>
    <message>
        <source>The file has version %1, but this program only reads versions up to %2.</source>
        <translation>גרסת הקובץ היא %1, והתוכנה קוראת גרסאות עד %2.</translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation>חסר „⁨%1⁩”.</translation>
    </message>
    <message>
        <source>“%1” has the wrong kind of value.</source>
        <translation>הערך של „⁨%1⁩” אינו מהסוג הנכון.</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>„⁨%1⁩” אינו מספר.</translation>
    </message>
    <message>
        <source>The number “%1” is out of range.</source>
        <translation>המספר „⁨%1⁩” מחוץ לתחום.</translation>
    </message>
    <message>
        <source>Found “%1” where 0 or 1 was expected.</source>
        <translation>במקום שבו צריך לבוא 0 או 1 נמצא „⁨%1⁩”.</translation>
    </message>
    <message>
        <source>Found %1 digits where %2 were expected.</source>
        <translation>מספר הספרות הוא %1 במקום %2.</translation>
    </message>
    <message>
        <source>This row has %1 entries, but the first row has %2.</source>
        <translation>מספר הערכים בשורה הזאת הוא %1, ובשורה הראשונה %2.</translation>
    </message>
    <message>
        <source>A symmetric matrix must be square, but this one has %1 rows and %2 columns.</source>
        <translation>גודל המטריצה הוא ⁦%1 × %2⁩ (שורות, עמודות), אבל מטריצה סימטרית חייבת להיות ריבועית.</translation>
    </message>
    <message>
        <source>There is no vertex “%1”: the board has %2 vertices.</source>
        <translation>אין צומת „⁨%1⁩”: מספר הצמתים בלוח הוא %2.</translation>
    </message>
    <message>
        <source>“%1” is not a known kind of board.</source>
        <translation>„⁨%1⁩” אינו סוג לוח מוכר.</translation>
    </message>
    <message>
        <source>“%1” is not a known option.</source>
        <translation>האפשרות „⁨%1⁩” אינה מוכרת.</translation>
    </message>
    <message>
        <source>A file in the format “%1” can&apos;t hold this board.</source>
        <translation>קובץ בפורמט „⁨%1⁩” אינו יכול להכיל את הלוח הזה.</translation>
    </message>
    <message>
        <source>The board would have %1 vertices, but at most %2 are possible.</source>
        <translation>בלוח כזה יהיו %1 צמתים, והמגבלה היא %2.</translation>
    </message>
    <message>
        <source>The board would have %1 influences, but at most %2 are possible.</source>
        <translation>בלוח כזה יהיו %1 השפעות, והמגבלה היא %2.</translation>
    </message>
    <message>
        <source>Solving this board would need %1 of memory. The program can handle all boards with up to %2 vertices, and far larger ones if each press changes only a few nearby lights.</source>
        <translation>פתרון הלוח הזה ידרוש ⁨%1⁩ זיכרון. אפשר לפתור כל לוח שיש בו עד %2 צמתים, ולוחות גדולים בהרבה כאשר כל לחיצה משנה נורות מעטות, כולן בקרבתה.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>שורה %1: %2</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>שורה %1, עמודה %2: %3</translation>
    </message>
    <message>
        <source>Something is missing here.</source>
        <translation>משהו חסר כאן.</translation>
    </message>
    <message>
        <source>“%1” appears twice.</source>
        <translation>„⁨%1⁩” מופיע פעמיים.</translation>
    </message>
    <message>
        <source>The file would be too large to reopen: it would have %1 bytes, but the limit is %2.</source>
        <translation>הקובץ יהיה גדול מכדי להיפתח שוב: יהיו בו %1 בתים, והמגבלה היא %2.</translation>
    </message>
    <message>
        <source>The element “%1” has too many attributes: at most %2 are possible.</source>
        <translation>לרכיב „⁨%1⁩” יש יותר מדי מאפיינים: המגבלה היא %2.</translation>
    </message>
    <message>
        <source>There is not enough memory for this board.</source>
        <translation>אין מספיק זיכרון ללוח הזה.</translation>
    </message>
    <message>
        <source>Checking all sets of presses would take too long: %1 steps, but at most %2 are feasible.</source>
        <translation>בדיקת כל קבוצות הלחיצות תארך זמן רב מדי: %1 צעדים, והמגבלה היא %2.</translation>
    </message>
    <message>
        <source>The table for this board would need %1 of memory, but only %2 can be used.</source>
        <translation>הטבלה של לוח זה תדרוש ⁨%1⁩ זיכרון, ומותר להשתמש לכל היותר ב־⁨%2⁩.</translation>
    </message>
    <message>
        <source>This could not be computed because of an internal error (%1).</source>
        <translation>החישוב לא הושלם בגלל תקלה פנימית בתוכנה (⁨%1⁩).</translation>
    </message>
    <message>
        <source>“%1” is not a known file format. Supported formats: %2.</source>
        <translation>„⁨%1⁩” אינו פורמט מוכר. פורמטים נתמכים: %2.</translation>
    </message>
    <message>
        <source>This file is not in the format “%1”. Supported formats: %2.</source>
        <translation>זה אינו קובץ „⁨%1⁩”. פורמטים נתמכים: %2.</translation>
    </message>
    <message>
        <source>This file is not UTF-8. Save it as UTF-8 in the program that made it.</source>
        <translation>הקובץ אינו בקידוד UTF-8. שמרו אותו בקידוד זה בתוכנה שיצרה אותו.</translation>
    </message>
    <message>
        <source>There is no graph %1: the file has %2 in total.</source>
        <translation>אין גרף %1: בקובץ יש %2 גרפים.</translation>
    </message>
    <message>
        <source>“%1” is a random seed for the game “Flip”. Only that program can recreate the board. Use its “Specific” identifier instead.</source>
        <translation>„⁨%1⁩” הוא זרע אקראי של המשחק „Flip”, ורק המשחק עצמו יכול ליצור ממנו את הלוח. השתמשו במזהה „Specific” שלו.</translation>
    </message>
    <message>
        <source>This is a saved game from Simon Tatham&apos;s collection. Use the game&apos;s “Specific” identifier instead.</source>
        <translation>זה משחק שמור מהאוסף של סיימון טאטהם. השתמשו במזהה „Specific” של המשחק.</translation>
    </message>
    <message>
        <source>The table is neither a matrix nor a list of edges: “%1” does not fit. Give it the columns Source and Target, or the same number of entries in each row.</source>
        <translation>בגלל „⁨%1⁩” הטבלה אינה מטריצה ואינה רשימת צלעות. דרושות בה עמודות Source ו־Target, או מספר ערכים שווה בכל שורה.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>הקובץ ריק.</translation>
    </message>
    <message>
        <source>A digit %1 appears: boards of more than two states are not read.</source>
        <translation>מופיעה הספרה %1: לוחות עם יותר משני מצבים אינם נקראים.</translation>
    </message>
    <message>
        <source>The text can&apos;t be read in this way.</source>
        <translation>אי אפשר לקרוא את הטקסט בדרך הזאת.</translation>
    </message>
    <message>
        <source>The text is not a board but words.</source>
        <translation>הטקסט אינו לוח אלא מילים.</translation>
    </message>
    <message>
        <source>This is a spreadsheet. Save it as CSV.</source>
        <translation>זהו גיליון אלקטרוני. שמרו אותו כ־CSV.</translation>
    </message>
    <message>
        <source>This is a file in the format “%1”, which is not read.</source>
        <translation>זהו קובץ בפורמט „⁨%1⁩”, שאינו נקרא.</translation>
    </message>
    <message>
        <source>The file lists vertices, but no edges under a known name.</source>
        <translation>בקובץ רשומים צמתים, אך אין בו צלעות בשם מוכר.</translation>
    </message>
    <message>
        <source>The text is not a board but words or measurements.</source>
        <translation>הטקסט אינו לוח אלא מילים או מדידות.</translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>The classic toy</source>
        <translation>הצעצוע הקלאסי</translation>
    </message>
    <message>
        <source>All 25 lights are on. Turning them off takes at least 15 presses.</source>
        <translation>כל 25 הנורות דולקות. כדי לכבות אותן נדרשות לפחות 15 לחיצות.</translation>
    </message>
    <message>
        <source>Two by two</source>
        <translation>לוח ⁦2 × 2⁩</translation>
    </message>
    <message>
        <source>Turning off a single light takes three presses.</source>
        <translation>כיבוי נורה אחת דורש שלוש לחיצות.</translation>
    </message>
    <message>
        <source>Sixteen solutions</source>
        <translation>שישה־עשר פתרונות</translation>
    </message>
    <message>
        <source>Two of the solutions use four presses and change every light exactly once.</source>
        <translation>שניים מהפתרונות הם בני ארבע לחיצות ומשנים כל נורה בדיוק פעם אחת.</translation>
    </message>
    <message>
        <source>One light too many</source>
        <translation>נורה אחת יותר מדי</translation>
    </message>
    <message>
        <source>This light can&apos;t be turned off. “Solution” shows why.</source>
        <translation>את הנורה הזאת אי אפשר לכבות. „פתרון” מראה מדוע.</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>לב</translation>
    </message>
    <message>
        <source>Every picture of this size can be turned off in exactly one way.</source>
        <translation>אפשר לכבות כל תמונה בגודל הזה, ובדרך אחת בלבד.</translation>
    </message>
    <message>
        <source>No self-influence</source>
        <translation>בלי השפעה עצמית</translation>
    </message>
    <message>
        <source>A press changes the neighbours, but not the light itself.</source>
        <translation>לחיצה משנה את הנורות השכנות, אבל לא את הנורה של המשבצת עצמה.</translation>
    </message>
    <message>
        <source>Merlin</source>
        <translation>מרלין</translation>
    </message>
    <message>
        <source>A toy from 1978: light the ring around the middle.</source>
        <translation>צעצוע משנת 1978: הדליקו את הטבעת שסביב האמצע.</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>טבעת</translation>
    </message>
    <message>
        <source>A press changes a whole row and a whole column. Three presses are enough.</source>
        <translation>לחיצה משנה שורה שלמה ועמודה שלמה. שלוש לחיצות מספיקות.</translation>
    </message>
    <message>
        <source>Four kings</source>
        <translation>ארבעה מלכים</translation>
    </message>
    <message>
        <source>A press changes a square of nine cells. Four presses are enough.</source>
        <translation>לחיצה משנה ריבוע של תשע משבצות. ארבע לחיצות מספיקות.</translation>
    </message>
    <message>
        <source>Twelve knights</source>
        <translation>שנים־עשר פרשים</translation>
    </message>
    <message>
        <source>A press changes the cells a knight&apos;s move away. Twelve presses are enough.</source>
        <translation>לחיצה משנה את המשבצות שבמרחק צעד פרש ממנה. שתים־עשרה לחיצות מספיקות.</translation>
    </message>
    <message>
        <source>No border</source>
        <translation>בלי גבול</translation>
    </message>
    <message>
        <source>On a torus, five presses turn off all 25 lights.</source>
        <translation>על טורוס חמש לחיצות מכבות את כל 25 הנורות.</translation>
    </message>
    <message>
        <source>Half twist</source>
        <translation>חצי סיבוב</translation>
    </message>
    <message>
        <source>A Möbius strip. The pale cells show how the board continues across its border.</source>
        <translation>טבעת מביוס. המשבצות הדהויות מראות איך הלוח ממשיך מעבר לגבול.</translation>
    </message>
    <message>
        <source>Bottle without an inside</source>
        <translation>בקבוק בלי תוך</translation>
    </message>
    <message>
        <source>A Klein bottle: the left and right sides are glued with a half twist.</source>
        <translation>בבקבוק קליין הצד הימני מודבק לשמאלי אחרי חצי סיבוב.</translation>
    </message>
    <message>
        <source>Twisted all around</source>
        <translation>הכול מתהפך</translation>
    </message>
    <message>
        <source>On the projective plane, opposite sides are glued with a half twist.</source>
        <translation>במישור הפרויקטיבי צדדים נגדיים מודבקים זה לזה אחרי חצי סיבוב.</translation>
    </message>
    <message>
        <source>Honeycomb</source>
        <translation>חלת דבש</translation>
    </message>
    <message>
        <source>Every inner cell has six neighbours.</source>
        <translation>לכל משבצת פנימית שש שכנות.</translation>
    </message>
    <message>
        <source>Unfolded cube</source>
        <translation>קובייה פרושה</translation>
    </message>
    <message>
        <source>Presses also act across the edges. Fourteen turn off all 54 lights.</source>
        <translation>לחיצה משפיעה גם מעבר למקצועות. 14 לחיצות מכבות את כל 54 הנורות.</translation>
    </message>
    <message>
        <source>Tesseract</source>
        <translation>טסרקט</translation>
    </message>
    <message>
        <source>The four-dimensional cube. The only solution is to press every vertex.</source>
        <translation>הקובייה בארבעה ממדים. הפתרון היחיד הוא ללחוץ על כל הצמתים.</translation>
    </message>
    <message>
        <source>Petersen&apos;s graph</source>
        <translation>הגרף של פטרסן</translation>
    </message>
    <message>
        <source>The graph has 120 symmetries. Three presses are enough.</source>
        <translation>לגרף 120 סימטריות. שלוש לחיצות מספיקות.</translation>
    </message>
    <message>
        <source>Star of Nauru</source>
        <translation>כוכב נאורו</translation>
    </message>
    <message>
        <source>Four different sets of six presses each change all 24 lights exactly once.</source>
        <translation>כל אחת מארבע קבוצות בנות שש לחיצות משנה את כל 24 הנורות בדיוק פעם אחת.</translation>
    </message>
    <message>
        <source>The little house</source>
        <translation>הבית הקטן</translation>
    </message>
    <message>
        <source>The house can be drawn in one stroke and turned off with one press.</source>
        <translation>אפשר לצייר את הבית בקו רציף אחד ולכבות אותו בלחיצה אחת.</translation>
    </message>
    <message>
        <source>Three houses, three wells</source>
        <translation>שלושה בתים, שלוש בארות</translation>
    </message>
    <message>
        <source>The paths from each house to each well can&apos;t be drawn without a crossing.</source>
        <translation>אי אפשר לחבר כל בית לכל באר בלי חיתוכים.</translation>
    </message>
    <message>
        <source>The bridges of Königsberg</source>
        <translation>גשרי קניגסברג</translation>
    </message>
    <message>
        <source>Four land areas, A to D. The seven bridges are lights, too.</source>
        <translation>ארבעה אזורים, A עד D; גם שבעת הגשרים הם נורות.</translation>
    </message>
    <message>
        <source>Regions of France</source>
        <translation>מחוזות צרפת</translation>
    </message>
    <message>
        <source>Neighbouring regions are joined. Corsica is isolated.</source>
        <translation>מחוזות שכנים מחוברים. קורסיקה מבודדת.</translation>
    </message>
    <message>
        <source>Family tree</source>
        <translation>אילן יוחסין</translation>
    </message>
    <message>
        <source>Every board on this tree has exactly one solution.</source>
        <translation>לכל לוח על העץ הזה יש בדיוק פתרון אחד.</translation>
    </message>
    <message>
        <source>Eight in a row</source>
        <translation>שמונה בשורה</translation>
    </message>
    <message>
        <source>Three presses turn off all eight lights.</source>
        <translation>שלוש לחיצות מכבות הכול.</translation>
    </message>
    <message>
        <source>One way round</source>
        <translation>כיוון אחד</translation>
    </message>
    <message>
        <source>A press changes only the pressed light and the next one, so the all-on board can&apos;t be solved.</source>
        <translation>כל לחיצה משנה רק את הנורה שלה ואת הבאה אחריה; לכן מצב שבו הכול דולק אינו פתיר.</translation>
    </message>
    <message>
        <source>Twenty-eight triangles</source>
        <translation>עשרים ושמונה משולשים</translation>
    </message>
    <message>
        <source>Eight presses turn off all the triangles and change each exactly once.</source>
        <translation>שמונה לחיצות מכבות את כל המשולשים ומשנות כל אחד פעם אחת.</translation>
    </message>
    <message>
        <source>Twenty corners</source>
        <translation>עשרים קודקודים</translation>
    </message>
    <message>
        <source>A dodecahedron, seen through a face. Six presses are enough.</source>
        <translation>תריסרון במבט דרך פאה. שש לחיצות מספיקות.</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>yes</source>
        <translation>כן</translation>
    </message>
    <message>
        <source>no</source>
        <translation>לא</translation>
    </message>
    <message>
        <source>This board has no solution.</source>
        <translation>ללוח הזה אין פתרון.</translation>
    </message>
    <message>
        <source>Every press changes something.</source>
        <translation>כל קבוצת לחיצות משנה משהו.</translation>
    </message>
    <message>
        <source>Only rectangular grids have this value.</source>
        <translation>רק ללוחות מלבניים יש ערך כזה.</translation>
    </message>
    <message>
        <source>The number of black cells is not a Markov chain.</source>
        <translation>מספר המשבצות השחורות אינו שרשרת מרקוב.</translation>
    </message>
    <message>
        <source>Some influences are not mutual.</source>
        <translation>חלק מן ההשפעות אינן הדדיות.</translation>
    </message>
    <message>
        <source>The number is out of range.</source>
        <translation>המספר מחוץ לתחום האפשרי.</translation>
    </message>
    <message>
        <source>There is no board of this size.</source>
        <translation>אין לוח בגודל הזה.</translation>
    </message>
    <message>
        <source>The numbers of buttons and of lights differ.</source>
        <translation>מספר הכפתורים ומספר הנורות שונים.</translation>
    </message>
    <message>
        <source>The value for this board is out of reach.</source>
        <translation>הערך של הלוח הזה מעבר להישג יד.</translation>
    </message>
    <message>
        <source>Solvable boards</source>
        <translation>לוחות פתירים</translation>
    </message>
    <message>
        <source>The share of boards with this rule that can be solved.</source>
        <translation>כמה מן הלוחות עם הכלל הזה פתירים.</translation>
    </message>
    <message>
        <source>Solutions up to symmetry</source>
        <translation>פתרונות עד כדי סימטריה</translation>
    </message>
    <message>
        <source>The number of solutions, counting those that symmetries of the board exchange once.</source>
        <translation>מספר הפתרונות, כאשר פתרונות שסימטריות של הלוח מחליפות ביניהם נספרים פעם אחת.</translation>
    </message>
    <message>
        <source>Presses for the hardest board</source>
        <translation>לחיצות בלוח הקשה ביותר</translation>
    </message>
    <message>
        <source>The most presses that a shortest solution of any board with this rule needs.</source>
        <translation>מספר הלחיצות בפתרון הקצר ביותר של הלוח הקשה ביותר עם הכלל הזה.</translation>
    </message>
    <message>
        <source>Tilings</source>
        <translation>ריצופים</translation>
    </message>
    <message>
        <source>Mean number of black cells</source>
        <translation>תוחלת מספר המשבצות השחורות</translation>
    </message>
    <message>
        <source>The mean number of black cells after random presses.</source>
        <translation>תוחלת מספר המשבצות השחורות אחרי לחיצות אקראיות.</translation>
    </message>
    <message>
        <source>Variance of the number of black cells</source>
        <translation>שונות מספר המשבצות השחורות</translation>
    </message>
    <message>
        <source>The variance of the number of black cells after random presses.</source>
        <translation>שונות מספר המשבצות השחורות אחרי לחיצות אקראיות.</translation>
    </message>
    <message>
        <source>Presses to reach the limit law</source>
        <translation>לחיצות עד ההתפלגות הגבולית</translation>
    </message>
    <message>
        <source>The number of random presses after which the law of the number of black cells stays within 0.01 of its limit.</source>
        <translation>מספר הלחיצות האקראיות שאחריהן התפלגות מספר המשבצות השחורות נשארת במרחק של 0.01 לכל היותר מגבולה.</translation>
    </message>
    <message>
        <source>Presses to win by chance</source>
        <translation>לחיצות עד ניצחון אקראי</translation>
    </message>
    <message>
        <source>The mean number of random presses until the target is reached.</source>
        <translation>תוחלת מספר הלחיצות האקראיות עד היעד.</translation>
    </message>
    <message>
        <source>Elimination operations</source>
        <translation>פעולות הדירוג</translation>
    </message>
    <message>
        <source>The number of row operations of Gaussian elimination.</source>
        <translation>מספר פעולות השורה בדירוג מטריצה.</translation>
    </message>
    <message>
        <source>Light-chasing operations</source>
        <translation>פעולות המילוי העקבי</translation>
    </message>
    <message>
        <source>The number of row operations of light chasing.</source>
        <translation>מספר פעולות השורה במילוי העקבי.</translation>
    </message>
    <message>
        <source>Buttons</source>
        <translation>כפתורים</translation>
    </message>
    <message>
        <source>The number of vertices that can be pressed.</source>
        <translation>מספר הצמתים שאפשר ללחוץ עליהם.</translation>
    </message>
    <message>
        <source>Lights</source>
        <translation>נורות</translation>
    </message>
    <message>
        <source>The number of vertices with a light.</source>
        <translation>מספר הצמתים שיש בהם נורה.</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>שורות</translation>
    </message>
    <message>
        <source>The number of rows of a grid.</source>
        <translation>מספר השורות בלוח מלבני.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>עמודות</translation>
    </message>
    <message>
        <source>The number of columns of a grid.</source>
        <translation>מספר העמודות בלוח מלבני.</translation>
    </message>
    <message>
        <source>Mutual influences</source>
        <translation>השפעות הדדיות</translation>
    </message>
    <message>
        <source>Whether each vertex changes exactly those that change it.</source>
        <translation>האם כל צומת משנה בדיוק את הצמתים שמשנים אותו.</translation>
    </message>
    <message>
        <source>Largest class of twins</source>
        <translation>מחלקת התאומים הגדולה ביותר</translation>
    </message>
    <message>
        <source>The most vertices that can all be exchanged with one another.</source>
        <translation>המספר הגדול ביותר של צמתים שאפשר להחליף כל אחד מהם באחר.</translation>
    </message>
    <message>
        <source>Lights changed by a press</source>
        <translation>נורות שמשתנות בלחיצה</translation>
    </message>
    <message>
        <source>The number of lights that a press of this vertex changes.</source>
        <translation>מספר הנורות שמשתנות בלחיצה על הצומת הזה.</translation>
    </message>
    <message>
        <source>Invertible matrix</source>
        <translation>מטריצה הפיכה</translation>
    </message>
    <message>
        <source>Whether each board has exactly one solution.</source>
        <translation>האם לכל לוח יש פתרון אחד בדיוק.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>לוחות</translation>
    </message>
    <message>
        <source>The number of ways to switch the lights on and off.</source>
        <translation>מספר הדרכים להדליק ולכבות את הנורות.</translation>
    </message>
    <message>
        <source>Number of solvable boards</source>
        <translation>מספר הלוחות הפתירים</translation>
    </message>
    <message>
        <source>The number of boards with this rule that can be solved.</source>
        <translation>מספר הלוחות הפתירים עם הכלל הזה.</translation>
    </message>
    <message>
        <source>Solutions of a solvable board</source>
        <translation>פתרונות של לוח פתיר</translation>
    </message>
    <message>
        <source>The number of solutions of each board that can be solved.</source>
        <translation>מספר הפתרונות של כל לוח פתיר.</translation>
    </message>
    <message>
        <source>Lights on</source>
        <translation>נורות דולקות</translation>
    </message>
    <message>
        <source>The number of lights on now.</source>
        <translation>כמה נורות דולקות עכשיו.</translation>
    </message>
    <message>
        <source>Solvable</source>
        <translation>פתיר</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>פתרון</translation>
    </message>
    <message>
        <source>Presses that lead from these lights to the target.</source>
        <translation>לחיצות שמובילות מן הנורות האלה אל היעד.</translation>
    </message>
    <message>
        <source>Boards that need this many presses</source>
        <translation>לוחות שדורשים מספר לחיצות כזה</translation>
    </message>
    <message>
        <source>The number of boards whose shortest solution has this many presses.</source>
        <translation>מספר הלוחות שבפתרון הקצר ביותר שלהם יש מספר לחיצות כזה.</translation>
    </message>
    <message>
        <source>Quiet patterns of this size</source>
        <translation>תבניות שקטות בגודל הזה</translation>
    </message>
    <message>
        <source>The number of quiet patterns with this many presses.</source>
        <translation>מספר התבניות השקטות שיש בהן מספר לחיצות כזה.</translation>
    </message>
    <message>
        <source>Lightest quiet pattern</source>
        <translation>התבנית השקטה הקלה ביותר</translation>
    </message>
    <message>
        <source>The smallest number of presses that changes nothing.</source>
        <translation>מספר הלחיצות הקטן ביותר שאינו משנה דבר.</translation>
    </message>
    <message>
        <source>Probability of a number of black cells</source>
        <translation>הסתברות של מספר משבצות שחורות</translation>
    </message>
    <message>
        <source>The probability of this many black cells after random presses.</source>
        <translation>ההסתברות למספר כזה של משבצות שחורות אחרי לחיצות אקראיות.</translation>
    </message>
    <message>
        <source>Transition probability</source>
        <translation>הסתברות מעבר</translation>
    </message>
    <message>
        <source>The probability that a press leads from one number of black cells to another.</source>
        <translation>ההסתברות שלחיצה מובילה ממספר אחד של משבצות שחורות למספר אחר.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>משחקים</translation>
    </message>
    <message>
        <source>The number of games of this many presses from these lights to the target.</source>
        <translation>מספר המשחקים בני מספר לחיצות כזה מן הנורות האלה אל היעד.</translation>
    </message>
    <message>
        <source>presses</source>
        <translation>לחיצות</translation>
    </message>
    <message>
        <source>lights on</source>
        <translation>נורות דולקות</translation>
    </message>
    <message>
        <source>lights on squared</source>
        <translation>נורות דולקות בריבוע</translation>
    </message>
    <message>
        <source>row operations</source>
        <translation>פעולות שורה</translation>
    </message>
    <message>
        <source>lights</source>
        <translation>נורות</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>לא ידוע</translation>
    </message>
</context>
<context>
    <name>FitText</name>
    <message>
        <source>games and law agree</source>
        <translation>המשחקים וההתפלגות תואמים</translation>
    </message>
    <message>
        <source>the law excludes some of the games</source>
        <translation>לפי ההתפלגות חלק מהמשחקים אינם אפשריים</translation>
    </message>
    <message>
        <source>games and law differ most at %1: %2 instead of %3</source>
        <translation>המשחקים וההתפלגות שונים בעיקר ב־%1: %2 במקום %3</translation>
    </message>
</context>
<context>
    <name>FormatText</name>
    <message>
        <source>Lights Out document</source>
        <translation>מסמך Lights Out</translation>
    </message>
    <message>
        <source>Edge list</source>
        <translation>רשימת צלעות</translation>
    </message>
    <message>
        <source>Matrix (CSV)</source>
        <translation>מטריצה (CSV)</translation>
    </message>
    <message>
        <source>Matrix (0 and 1)</source>
        <translation>מטריצה (0 ו־1)</translation>
    </message>
    <message>
        <source>This is a picture and can&apos;t be reopened here.</source>
        <translation>זו תמונה, ואי אפשר לפתוח אותה כאן שוב.</translation>
    </message>
    <message>
        <source>the grid: it becomes a graph</source>
        <translation>לוח המשבצות: הוא יהפוך לגרף</translation>
    </message>
    <message>
        <source>the vertex positions: a circle will be used</source>
        <translation>מיקומי הצמתים: הם יסודרו במעגל</translation>
    </message>
    <message>
        <source>the labels of the vertices</source>
        <translation>תוויות הצמתים</translation>
    </message>
    <message>
        <source>which vertices toggle themselves: all of them will</source>
        <translation>לאילו צמתים יש השפעה עצמית: תהיה לכולם</translation>
    </message>
    <message>
        <source>the lights at the start: all will be on</source>
        <translation>המצב ההתחלתי: כל הנורות יהיו דולקות</translation>
    </message>
    <message>
        <source>the target: all lights will be off</source>
        <translation>מצב היעד: כל הנורות יהיו כבויות</translation>
    </message>
    <message>
        <source>the presses made so far</source>
        <translation>הלחיצות שנעשו עד כה</translation>
    </message>
    <message>
        <source>data added by a newer version of this program</source>
        <translation>נתונים מגרסה חדשה יותר של התוכנה</translation>
    </message>
    <message>
        <source>notes and other data saved with the board</source>
        <translation>הערות ונתונים שנשמרו עם הלוח</translation>
    </message>
    <message>
        <source>the surface and the press patterns: the board becomes a plane grid with four neighbours</source>
        <translation>המשטח ותבניות הלחיצה: הלוח יהיה מישורי, ולכל משבצת עד ארבע שכנות</translation>
    </message>
    <message>
        <source>“Flip” identifier (Simon Tatham)</source>
        <translation>מזהה של „Flip” (סיימון טאטהם)</translation>
    </message>
    <message>
        <source>which vertices have no button or no light: all will have both</source>
        <translation>לאילו צמתים אין כפתור או אין נורה: לכולם יהיו שניהם</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>Board</source>
        <translation>לוח</translation>
    </message>
    <message>
        <source>The cells or vertices, with the rule for what each press changes.</source>
        <translation>המשבצות או הצמתים, והכלל שקובע מה משנה כל לחיצה.</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>צמתים</translation>
    </message>
    <message>
        <source>The number of lights (cells, on a grid).</source>
        <translation>מספר הנורות; בלוח משבצות – מספר המשבצות.</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>צלעות</translation>
    </message>
    <message>
        <source>The number of pairs of vertices in which at least one changes the other.</source>
        <translation>מספר זוגות הצמתים שבהם לפחות אחד משנה את האחר.</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>לחיצה</translation>
    </message>
    <message>
        <source>Pressing a cell switches its own light and those of its neighbours, or the lights given by the rule.</source>
        <translation>לחיצה על משבצת מחליפה את מצב הנורה שלה ושל שכנותיה, או של הנורות שהכלל קובע.</translation>
    </message>
    <message>
        <source>Neighbour</source>
        <translation>שכנה</translation>
    </message>
    <message>
        <source>Another cell whose light changes when this cell is pressed.</source>
        <translation>משבצת אחרת שהנורה שלה משתנה בלחיצה על המשבצת הזאת.</translation>
    </message>
    <message>
        <source>Self-influence</source>
        <translation>השפעה עצמית</translation>
    </message>
    <message>
        <source>Whether pressing a cell changes its own light.</source>
        <translation>האם לחיצה על משבצת משנה את הנורה שלה עצמה.</translation>
    </message>
    <message>
        <source>Influence matrix</source>
        <translation>מטריצת שכנויות של משחק</translation>
    </message>
    <message>
        <source>Elimination</source>
        <translation>דירוג</translation>
    </message>
    <message>
        <source>Rows are added to one another until each equation begins with a later unknown than the one before.</source>
        <translation>חיבור שורות זו לזו, עד שכל משוואה מתחילה בנעלם מאוחר מזה שבמשוואה שלפניה.</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>איבר מוביל</translation>
    </message>
    <message>
        <source>The 1 in a row that is used to clear the rest of its column.</source>
        <translation>ה־1 בשורה שבעזרתו מאפסים את שאר העמודה שלו.</translation>
    </message>
    <message>
        <source>Free unknown</source>
        <translation>משתנה חופשי</translation>
    </message>
    <message>
        <source>An unknown whose column has no pivot: it can be chosen freely, and the others follow.</source>
        <translation>נעלם שאין איבר מוביל בעמודה שלו: ערכו חופשי, והאחרים נקבעים לפיו.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>דרגה</translation>
    </message>
    <message>
        <source>The number of pivots, or independent presses: 2 to this power is the number of boards that can be reached.</source>
        <translation>מספר האיברים המובילים, כלומר מספר הלחיצות הבלתי תלויות: מספר הלוחות שאפשר להגיע אליהם הוא 2 בחזקת המספר הזה.</translation>
    </message>
    <message>
        <source>Nullity</source>
        <translation>דרגת חופש</translation>
    </message>
    <message>
        <source>The number of free unknowns: a solvable board has 2^nullity solutions.</source>
        <translation>מספר המשתנים החופשיים: מספר הפתרונות של לוח פתיר הוא 2 בחזקת המספר הזה.</translation>
    </message>
    <message>
        <source>Quiet pattern</source>
        <translation>תבנית שקטה</translation>
    </message>
    <message>
        <source>A set of presses that together change no light.</source>
        <translation>קבוצת לחיצות שיחד אינן משנות אף נורה.</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>פתרונות</translation>
    </message>
    <message>
        <source>The number of sets of presses that lead from these lights to the target.</source>
        <translation>מספר קבוצות הלחיצות שמובילות ממצב הנורות הזה למצב היעד.</translation>
    </message>
    <message>
        <source>This board</source>
        <translation>הלוח הזה</translation>
    </message>
    <message>
        <source>Whether the target can be reached from these lights.</source>
        <translation>האם יש לחיצות שמובילות ממצב הנורות הזה למצב היעד.</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>הוכחה לאי־פתירות</translation>
    </message>
    <message>
        <source>A set of lights such that every press changes an even number of them, but an odd number must change.</source>
        <translation>קבוצת נורות שכל לחיצה משנה מספר זוגי מהן, בעוד שמספר אי־זוגי מהן צריך להשתנות.</translation>
    </message>
    <message>
        <source>Fewest presses</source>
        <translation>פתרון במספר לחיצות מזערי</translation>
    </message>
    <message>
        <source>The length of a shortest solution; called “proven” if it is certain that no shorter one exists.</source>
        <translation>מספר הלחיצות בפתרון הקצר ביותר; הוא „מוכח” אם ודאי שאין פתרון קצר יותר.</translation>
    </message>
    <message>
        <source>Light chasing</source>
        <translation>מילוי עקבי של שורות</translation>
    </message>
    <message>
        <source>Each row is turned off by presses in the row below, until only the last row is left.</source>
        <translation>כיבוי כל שורה בלחיצות על השורה שמתחתיה, עד שנשארת רק השורה האחרונה.</translation>
    </message>
    <message>
        <source>Symmetries</source>
        <translation>סימטריות</translation>
    </message>
    <message>
        <source>The number of ways to renumber the vertices without changing the rule.</source>
        <translation>מספר הדרכים למספר את הצמתים מחדש בלי שהכלל ישתנה.</translation>
    </message>
    <message>
        <source>Tiling</source>
        <translation>ריצוף</translation>
    </message>
    <message>
        <source>A solution in which every light changes exactly once.</source>
        <translation>פתרון שבו כל נורה משתנה פעם אחת בדיוק.</translation>
    </message>
    <message>
        <source>State graph</source>
        <translation>גרף המצבים</translation>
    </message>
    <message>
        <source>A point for each possible board, and a line for each press that leads from one board to another.</source>
        <translation>נקודה לכל לוח אפשרי, וקו לכל לחיצה שמובילה מלוח ללוח.</translation>
    </message>
    <message>
        <source>Random play</source>
        <translation>משחק אקראי</translation>
    </message>
    <message>
        <source>Each press is on a random cell. All cells are equally likely.</source>
        <translation>בכל לחיצה נבחרת משבצת באקראי, בהסתברות שווה לכולן.</translation>
    </message>
    <message>
        <source>Lazy play</source>
        <translation>משחק עצל</translation>
    </message>
    <message>
        <source>Random play that skips each press with probability ½.</source>
        <translation>משחק אקראי שמדלג על כל לחיצה בהסתברות ½.</translation>
    </message>
    <message>
        <source>Markov chain</source>
        <translation>שרשרת מרקוב</translation>
    </message>
    <message>
        <source>A random process whose next state depends only on the present one.</source>
        <translation>תהליך אקראי שבו המצב הבא תלוי רק במצב הנוכחי.</translation>
    </message>
    <message>
        <source>Limit law</source>
        <translation>התפלגות גבולית</translation>
    </message>
    <message>
        <source>The long-run probability of each number of black cells.</source>
        <translation>ההסתברות לכל מספר של משבצות שחורות אחרי לחיצות רבות מאוד.</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>תוחלת</translation>
    </message>
    <message>
        <source>The long-run average over many games.</source>
        <translation>הממוצע על פני משחקים רבים מאוד.</translation>
    </message>
    <message>
        <source>Variance</source>
        <translation>שונות</translation>
    </message>
    <message>
        <source>The average of the squared distance from the mean.</source>
        <translation>הממוצע של ריבוע המרחק מהתוחלת.</translation>
    </message>
    <message>
        <source>Total variation distance</source>
        <translation>מרחק וריאציה כולל</translation>
    </message>
    <message>
        <source>The largest difference between the probabilities that two laws give to the same event.</source>
        <translation>ההפרש הגדול ביותר בין ההסתברויות ששתי התפלגויות נותנות לאותו מאורע.</translation>
    </message>
    <message>
        <source>A table of 0s and 1s: a 1 in row v and column u means that pressing u changes light v. Column u is the change vector of u.</source>
        <translation>טבלה של 0 ו־1: 1 בשורה v ובעמודה u פירושו שלחיצה על u משנה את הנורה v. העמודה u היא וקטור השינוי של u.</translation>
    </message>
</context>
<context>
    <name>GrowthChart</name>
    <message>
        <source>side of the square</source>
        <translation>צלע הריבוע</translation>
    </message>
    <message>
        <source>bit operations</source>
        <translation>פעולות סיבית</translation>
    </message>
    <message>
        <source>Gaussian, dense</source>
        <translation>גאוס בלי דילוג</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>גאוס</translation>
    </message>
    <message>
        <source>chasing</source>
        <translation>מילוי</translation>
    </message>
    <message>
        <source>small system</source>
        <translation>המערכת הקטנה</translation>
    </message>
    <message>
        <source>row operations</source>
        <translation>פעולות שורה</translation>
    </message>
    <message>
        <source>time in milliseconds</source>
        <translation>זמן במילישניות</translation>
    </message>
    <message>
        <source>brute force, extrapolated</source>
        <translation>כוח גס, הערכה</translation>
    </message>
    <message>
        <source>brute force</source>
        <translation>כוח גס</translation>
    </message>
</context>
<context>
    <name>JobFailure</name>
    <message>
        <source>There is not enough memory for this board.</source>
        <translation>אין מספיק זיכרון ללוח הזה.</translation>
    </message>
    <message>
        <source>Internal error: the computation failed (%1).</source>
        <translation>תקלה פנימית: החישוב נכשל (⁨%1⁩).</translation>
    </message>
</context>
<context>
    <name>LessonText</name>
    <message>
        <source>text in UTF-8</source>
        <translation>טקסט ב־UTF-8</translation>
    </message>
    <message>
        <source>a file of at most one megabyte</source>
        <translation>קובץ של מגה־בייט אחד לכל היותר</translation>
    </message>
    <message>
        <source>“---” as the first line</source>
        <translation>„⁦---⁩” בשורה הראשונה</translation>
    </message>
    <message>
        <source>“---” after the lines about the lesson</source>
        <translation>„⁦---⁩” אחרי השורות שעל השיעור</translation>
    </message>
    <message>
        <source>a line of a kind that has not appeared yet</source>
        <translation>שורה מסוג שעדיין לא הופיע</translation>
    </message>
    <message>
        <source>a title for the lesson</source>
        <translation>כותרת לשיעור</translation>
    </message>
    <message>
        <source>a number of minutes from 1 to 600</source>
        <translation>מספר דקות, מ־1 עד 600</translation>
    </message>
    <message>
        <source>“## ” and the title of a step</source>
        <translation>„⁦## ⁩” וכותרת של צעד</translation>
    </message>
    <message>
        <source>the end of the file after the page for the teacher</source>
        <translation>סוף הקובץ אחרי הדף למורה</translation>
    </message>
    <message>
        <source>```step or a single ```board</source>
        <translation>⁦```step⁩ או ⁦```board⁩ יחיד</translation>
    </message>
    <message>
        <source>a board</source>
        <translation>לוח</translation>
    </message>
    <message>
        <source>all, none, 0s and 1s, random N, solvable N, or “after” followed by cells</source>
        <translation>⁦all⁩, ⁦none⁩, ספרות 0 ו־1, ⁦random N⁩, ⁦solvable N⁩, או ⁦after⁩ ואחריו משבצות</translation>
    </message>
    <message>
        <source>a 0 or 1 for each light of the board</source>
        <translation>0 או 1 לכל נורה בלוח</translation>
    </message>
    <message>
        <source>the name of a page</source>
        <translation>שם של דף</translation>
    </message>
    <message>
        <source>a mode of the page</source>
        <translation>מצב של הדף</translation>
    </message>
    <message>
        <source>the name of an item in the window</source>
        <translation>שם של רכיב בחלון</translation>
    </message>
    <message>
        <source>the name of a card of the page</source>
        <translation>שם של כרטיס בדף</translation>
    </message>
    <message>
        <source>Names: %1.</source>
        <translation>השמות: %1.</translation>
    </message>
    <message>
        <source>a cell, as row,column or as a number</source>
        <translation>משבצת בצורה שורה,עמודה או מספר</translation>
    </message>
    <message>
        <source>a cell of the board</source>
        <translation>משבצת מתוך הלוח</translation>
    </message>
    <message>
        <source>a board before its lights</source>
        <translation>לוח לפני הנורות שלו</translation>
    </message>
    <message>
        <source>a kind of question</source>
        <translation>סוג של שאלה</translation>
    </message>
    <message>
        <source>a goal that fits the board</source>
        <translation>מטרה שמתאימה ללוח</translation>
    </message>
    <message>
        <source>=&gt; followed by text</source>
        <translation>⁦=&gt;⁩ ומילים</translation>
    </message>
    <message>
        <source>a question before its hints and answers</source>
        <translation>שאלה לפני הרמזים והתשובות שלה</translation>
    </message>
    <message>
        <source>at most three hints</source>
        <translation>שלושה רמזים לכל היותר</translation>
    </message>
    <message>
        <source>a right answer and a wrong one</source>
        <translation>תשובה נכונה ותשובה שגויה</translation>
    </message>
    <message>
        <source>a question that allows an answer of this kind</source>
        <translation>שאלה שמתאימה לה תשובה כזאת</translation>
    </message>
    <message>
        <source>a number or a quantity</source>
        <translation>מספר או גודל</translation>
    </message>
    <message>
        <source>a shorter, less nested formula</source>
        <translation>נוסחה קצרה יותר, פחות מקוננת</translation>
    </message>
    <message>
        <source>a letter, a number, a sign or a formula command</source>
        <translation>אות, מספר, סימן או פקודה של נוסחה</translation>
    </message>
    <message>
        <source>a known formula command</source>
        <translation>פקודה שקיימת בנוסחאות</translation>
    </message>
    <message>
        <source>$ at the end of a formula</source>
        <translation>⁦$⁩ בסוף נוסחה</translation>
    </message>
    <message>
        <source>a closing brace</source>
        <translation>סוגר מסולסל, ⁦}⁩</translation>
    </message>
    <message>
        <source>the same number of entries in each row</source>
        <translation>אותו מספר איברים בכל שורה של המטריצה</translation>
    </message>
    <message>
        <source>* or ** after emphasised words</source>
        <translation>⁦*⁩ או ⁦**⁩ אחרי המילים המודגשות</translation>
    </message>
    <message>
        <source>a picture of a board</source>
        <translation>תמונה של לוח</translation>
    </message>
    <message>
        <source>Line %1: %2 was expected.</source>
        <translation>שורה %1: כאן נדרש: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Line %1: %2 was expected, not “%3”.</source>
        <translation>שורה %1: כאן נדרש: ⁨%2⁩, ולא „⁨%3⁩”.</translation>
    </message>
    <message>
        <source>facts, solutions, laws or states</source>
        <translation>⁦facts, solutions, laws⁩ או ⁦states⁩</translation>
    </message>
    <message>
        <source>the number of a lesson</source>
        <translation>מספר של שיעור</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>⁦yes⁩ או ⁦no⁩</translation>
    </message>
    <message>
        <source>``` at the end of this block</source>
        <translation>⁦```⁩ בסוף השורות האלה</translation>
    </message>
    <message>
        <source>a known word</source>
        <translation>מילה מוכרת</translation>
    </message>
    <message>
        <source>a quantity with its arguments in brackets</source>
        <translation>גודל, עם הארגומנטים שלו בסוגריים</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <translation>האם התכוונתם ל„⁨%1⁩”?</translation>
    </message>
    <message>
        <source>title, book, aims, age, minutes, needs, after or pieces, followed by a colon</source>
        <translation>⁦title, book, aims, age, minutes, needs, after⁩ או ⁦pieces⁩, ואחריה נקודתיים</translation>
    </message>
    <message>
        <source>a value of the page</source>
        <translation>ערך של הדף</translation>
    </message>
    <message>
        <source>a condition such as n &gt; 3</source>
        <translation>תנאי כמו ⁦n &gt; 3⁩</translation>
    </message>
    <message>
        <source>%1 was expected at the end.</source>
        <translation>חסר בסוף: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1 was expected, not “%2”.</source>
        <translation>כאן נדרש: ⁨%1⁩, ולא „⁨%2⁩”.</translation>
    </message>
</context>
<context>
    <name>LiveResults</name>
    <message numerus="yes">
        <source>%Ln board(s) solved</source>
        <translation>
            <numerusform>לוח אחד נפתר</numerusform>
            <numerusform>%Ln לוחות נפתרו</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es) in %1</source>
        <translation>
            <numerusform>לחיצה אחת ב־%1</numerusform>
            <numerusform>%Ln לחיצות ב־%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln right answer(s)</source>
        <translation>
            <numerusform>תשובה נכונה אחת</numerusform>
            <numerusform>%Ln תשובות נכונות</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>⁨%1⁩: %2</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>Glossary</source>
        <translation>מילון מונחים</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>מה חדש</translation>
    </message>
</context>
<context>
    <name>MethodsView</name>
    <message>
        <source>%1 ms</source>
        <translation>⁦%1⁩ מ״ש</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>R</source>
        <comment>the letter for rows of a matrix</comment>
        <translation>R</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Play</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>Matrix and elimination</source>
        <translation>מטריצה ודירוג</translation>
    </message>
    <message>
        <source>Kernel and solutions</source>
        <translation>מרחב האפס ופתרונות</translation>
    </message>
    <message>
        <source>Solution counts</source>
        <translation>מספרי פתרונות</translation>
    </message>
    <message>
        <source>Tilings</source>
        <translation>ריצופים</translation>
    </message>
    <message>
        <source>Random play</source>
        <translation>משחק אקראי</translation>
    </message>
    <message>
        <source>The influence matrix and how its equations are solved</source>
        <translation>מטריצת השכנויות של המשחק, וכיצד פותרים את המערכת</translation>
    </message>
    <message>
        <source>Quiet patterns, all solutions, and the boards that need the most presses</source>
        <translation>תבניות שקטות, כל הפתרונות, והלוחות שדורשים את מספר הלחיצות הגדול ביותר</translation>
    </message>
    <message>
        <source>Play a board, step by step or with help, or draw your own</source>
        <translation>משחק בלוח, צעד אחר צעד או עם עזרה, או ציור לוח משלכם</translation>
    </message>
    <message>
        <source>The number of black cells when presses are chosen at random</source>
        <translation>כמה משבצות שחורות יש כשהלחיצות נבחרות באקראי</translation>
    </message>
    <message>
        <source>Solutions that change every light exactly once</source>
        <translation>פתרונות שמשנים כל נורה פעם אחת בדיוק</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>ספירות</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>מטריצה</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>מרחב האפס</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>אקראי</translation>
    </message>
    <message>
        <source>The number of solutions for boards of all sizes and for graphs</source>
        <translation>כמה פתרונות יש ללוחות בכל הגדלים ולגרפים</translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>fewest presses, then time</source>
        <translation>מספר הלחיצות, ואחריו הזמן</translation>
    </message>
    <message>
        <source>time</source>
        <translation>הזמן</translation>
    </message>
    <message>
        <source>fewest presses</source>
        <translation>מספר הלחיצות</translation>
    </message>
</context>
<context>
    <name>Render</name>
    <message>
        <source>Could not create folder %1.</source>
        <translation>אי אפשר ליצור את התיקייה ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Not all pictures could be written to %1.</source>
        <translation>לא כל התמונות נכתבו אל ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Not all of the manual could be written to %1.</source>
        <translation>לא כל המדריך נכתב אל ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Report a problem</source>
        <translation>דיווח על בעיה</translation>
    </message>
    <message>
        <source>This text is on the clipboard. Paste it into your message, and describe what you did and what happened.</source>
        <translation>הטקסט הזה נמצא בלוח הגזירים. הדביקו אותו בהודעה שלכם, ותארו מה עשיתם ומה קרה.</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>Page</source>
        <translation>דף</translation>
    </message>
    <message>
        <source>Mode of %1</source>
        <translation>מצב של %1</translation>
    </message>
    <message>
        <source>Card of %1</source>
        <translation>כרטיס של %1</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>שיעור</translation>
    </message>
    <message>
        <source>Step of “%1”</source>
        <translation>צעד של „%1”</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>מדריך</translation>
    </message>
    <message>
        <source>Manual: %1</source>
        <translation>מדריך: %1</translation>
    </message>
    <message>
        <source>The classic board, 5 × 5</source>
        <translation>הלוח הקלאסי, ⁦5 × 5⁩</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>העדפות</translation>
    </message>
    <message>
        <source>New board</source>
        <translation>לוח חדש</translation>
    </message>
    <message>
        <source>Board of a challenge code</source>
        <translation>לוח של קוד אתגר</translation>
    </message>
    <message>
        <source>Fact, for a sweep of many boards</source>
        <translation>נתון, לסריקה של לוחות רבים</translation>
    </message>
    <message>
        <source>From your book</source>
        <translation>מתוך הספר</translation>
    </message>
    <message>
        <source>Entry of “%1”</source>
        <translation>רשומה של „%1”</translation>
    </message>
</context>
<context>
    <name>SettingsFile</name>
    <message>
        <source>The settings could not be saved in %1.</source>
        <translation>אי אפשר לשמור את ההגדרות בקובץ ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>ShortcutList</name>
    <message>
        <source>Click, or arrow keys and space bar</source>
        <translation>לחיצת עכבר, או מקשי החצים ומקש הרווח</translation>
    </message>
    <message>
        <source>press a cell</source>
        <translation>לחיצה על משבצת</translation>
    </message>
    <message>
        <source>Drag over cells in an edit mode</source>
        <translation>גרירה על פני משבצות במצב עריכה</translation>
    </message>
    <message>
        <source>draw lights or the target</source>
        <translation>ציור הנורות או מצב היעד</translation>
    </message>
    <message>
        <source>In drawing mode: Insert, space bar, Shift and arrows</source>
        <translation>במצב ציור: Insert, מקש הרווח, Shift וחצים</translation>
    </message>
    <message>
        <source>add a vertex, connect or select, move</source>
        <translation>הוספת צומת, חיבור או בחירה, הזזה</translation>
    </message>
    <message>
        <source>Mouse wheel, + and −</source>
        <translation>גלגל העכבר, ⁦+⁩ או ⁦−⁩</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>הגדלה והקטנה</translation>
    </message>
    <message>
        <source>show the whole board</source>
        <translation>הצגת הלוח כולו</translation>
    </message>
    <message>
        <source>Drag outside the cells, or with the middle button</source>
        <translation>גרירה מחוץ למשבצות, או בלחצן האמצעי</translation>
    </message>
    <message>
        <source>move the board</source>
        <translation>הזזת הלוח</translation>
    </message>
    <message>
        <source>next tab</source>
        <translation>הלשונית הבאה</translation>
    </message>
    <message>
        <source>Keyboard and mouse</source>
        <translation>מקלדת ועכבר</translation>
    </message>
    <message>
        <source>show a spotlight while held down</source>
        <translation>אלומת אור, כל עוד המקש לחוץ</translation>
    </message>
    <message>
        <source>go to the first, previous, next or last step</source>
        <translation>מעבר לצעד הראשון, הקודם, הבא או האחרון</translation>
    </message>
    <message>
        <source>In elimination by hand: space bar, Return, S, Esc</source>
        <translation>בדירוג ביד: מקש הרווח, ⁦Enter⁩, ⁦S⁩, ⁦Esc⁩</translation>
    </message>
    <message>
        <source>lift the current row, add it, swap it, put it back</source>
        <translation>הרמת השורה הנוכחית, הוספתה, החלפתה, החזרתה</translation>
    </message>
    <message>
        <source>leave projector mode</source>
        <translation>יציאה ממצב מקרן</translation>
    </message>
    <message>
        <source>the first tab, the second …</source>
        <translation>הלשונית הראשונה, השנייה…</translation>
    </message>
    <message>
        <source>go to the lesson, the board, the rest of the page, the class</source>
        <translation>מעבר בין השיעור, הלוח, שאר הדף והכיתה</translation>
    </message>
</context>
<context>
    <name>SpokenText</name>
    <message>
        <source>row %1: column %2</source>
        <translation>שורה %1: עמודה %2</translation>
    </message>
    <message>
        <source>row %1: columns %2</source>
        <translation>שורה %1: עמודות %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) or vertices</source>
        <translation>
            <numerusform>משבצת או צומת אחד</numerusform>
            <numerusform>%Ln משבצות או צמתים</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sweep</name>
    <message>
        <source>%1: %2</source>
        <translation>⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>95 % confidence interval of the mean</source>
        <translation>רווח בר־סמך של ⁦95 %⁩ לממוצע</translation>
    </message>
    <message>
        <source>line: 95 % confidence interval</source>
        <translation>ישר: רווח בר־סמך של ⁦95 %⁩</translation>
    </message>
    <message>
        <source>line, slope %1</source>
        <translation>ישר, שיפוע %1</translation>
    </message>
    <message>
        <source>%1 of %2 boards: %3</source>
        <translation>%1 של %2 לוחות: %3</translation>
    </message>
    <message>
        <source>%1, in bins of width %2</source>
        <translation>%1, במחלקות ברוחב %2</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>לוחות</translation>
    </message>
</context>
<context>
    <name>SweepBoards</name>
    <message>
        <source>squares (%1)</source>
        <translation>ריבועים ⁨%1⁩</translation>
    </message>
    <message>
        <source>rectangles (%1)</source>
        <translation>מלבנים ⁨%1⁩</translation>
    </message>
    <message>
        <source>hexagons (%1)</source>
        <translation>משושים ⁨%1⁩</translation>
    </message>
    <message>
        <source>triangles (%1)</source>
        <translation>משולשים ⁨%1⁩</translation>
    </message>
    <message>
        <source>surfaces of cubes</source>
        <translation>פני קוביות</translation>
    </message>
    <message>
        <source>paths</source>
        <translation>מסלולים</translation>
    </message>
    <message>
        <source>cycles</source>
        <translation>מעגלים</translation>
    </message>
    <message>
        <source>complete graphs</source>
        <translation>גרפים שלמים</translation>
    </message>
    <message>
        <source>stars</source>
        <translation>כוכבים</translation>
    </message>
    <message>
        <source>wheels</source>
        <translation>גלגלים</translation>
    </message>
    <message>
        <source>complete bipartite graphs</source>
        <translation>גרפים דו־צדדיים שלמים</translation>
    </message>
    <message>
        <source>hypercubes</source>
        <translation>היפרקוביות</translation>
    </message>
    <message>
        <source>circulant graphs with jumps 1 and 3</source>
        <translation>גרפים סירקולנטיים בקפיצות של 1 ו־3</translation>
    </message>
    <message>
        <source>random graphs, each edge with probability ½</source>
        <translation>גרפים אקראיים, כל צלע בהסתברות ½</translation>
    </message>
    <message>
        <source>random cubic graphs</source>
        <translation>גרפים קוביים אקראיים</translation>
    </message>
    <message>
        <source>random trees</source>
        <translation>עצים אקראיים</translation>
    </message>
    <message>
        <source>random planar graphs</source>
        <translation>גרפים מישוריים אקראיים</translation>
    </message>
    <message>
        <source>all connected graphs on 6 vertices</source>
        <translation>כל הגרפים הקשירים בעלי 6 צמתים</translation>
    </message>
    <message>
        <source>all connected graphs on 7 vertices</source>
        <translation>כל הגרפים הקשירים בעלי 7 צמתים</translation>
    </message>
    <message>
        <source>all graphs on 7 vertices</source>
        <translation>כל הגרפים בעלי 7 צמתים</translation>
    </message>
    <message>
        <source>triangles of discs</source>
        <translation>משולשי דסקיות</translation>
    </message>
    <message>
        <source>grids of three dimensions (%1)</source>
        <translation>סריגים תלת־ממדיים ⁨%1⁩</translation>
    </message>
    <message>
        <source>tori of three dimensions (%1)</source>
        <translation>טורוסים תלת־ממדיים ⁨%1⁩</translation>
    </message>
    <message>
        <source>squares (%1) with arms of m cells</source>
        <translation>ריבועים ⁨%1⁩ עם זרועות של m משבצות</translation>
    </message>
    <message>
        <source>switches for rows and columns (%1)</source>
        <translation>מתגים לשורות ולעמודות ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>WebPageDialog</name>
    <message>
        <source>The current board is already solved. Choose another one.</source>
        <translation>הלוח הנוכחי כבר פתור. בחרו לוח אחר.</translation>
    </message>
</context>
<context>
    <name>WhatIf</name>
    <message>
        <source>connect</source>
        <translation>חיבור</translation>
    </message>
    <message>
        <source>disconnect</source>
        <translation>ניתוק</translation>
    </message>
    <message>
        <source>add an arrow</source>
        <translation>הוספת חץ</translation>
    </message>
    <message>
        <source>remove an arrow</source>
        <translation>הסרת חץ</translation>
    </message>
    <message>
        <source>change self-influence</source>
        <translation>שינוי ההשפעה העצמית</translation>
    </message>
    <message>
        <source>remove a vertex</source>
        <translation>הסרת צומת</translation>
    </message>
    <message>
        <source>change a light</source>
        <translation>שינוי נורה</translation>
    </message>
    <message>
        <source>edges that could be added</source>
        <translation>צלעות שאפשר להוסיף</translation>
    </message>
    <message>
        <source>edges that could be removed</source>
        <translation>צלעות שאפשר להסיר</translation>
    </message>
    <message>
        <source>arrows that could be added</source>
        <translation>חצים שאפשר להוסיף</translation>
    </message>
    <message>
        <source>arrows that could be removed</source>
        <translation>חצים שאפשר להסיר</translation>
    </message>
    <message>
        <source>self-influences that could be switched</source>
        <translation>השפעות עצמיות שאפשר להפוך</translation>
    </message>
    <message>
        <source>vertices that could be removed</source>
        <translation>צמתים שאפשר להסיר</translation>
    </message>
    <message>
        <source>lights that could be changed</source>
        <translation>נורות שאפשר לשנות</translation>
    </message>
    <message>
        <source>Connect %1 and %2</source>
        <translation>לחבר את %1 ואת %2</translation>
    </message>
    <message>
        <source>Disconnect %1 and %2</source>
        <translation>לנתק את %1 מ־%2</translation>
    </message>
    <message>
        <source>Add the arrow from %1 to %2</source>
        <translation>להוסיף חץ מ־%1 אל %2</translation>
    </message>
    <message>
        <source>Remove the arrow from %1 to %2</source>
        <translation>להסיר את החץ מ־%1 אל %2</translation>
    </message>
    <message>
        <source>Remove the self-influence of %1</source>
        <translation>להסיר את ההשפעה העצמית של %1</translation>
    </message>
    <message>
        <source>Add the self-influence of %1</source>
        <translation>להוסיף השפעה עצמית ל־%1</translation>
    </message>
    <message>
        <source>Remove vertex %1</source>
        <translation>להסיר את צומת %1</translation>
    </message>
    <message>
        <source>Change the light of %1</source>
        <translation>לשנות את הנורה של %1</translation>
    </message>
    <message>
        <source>Add this edge</source>
        <translation>להוסיף את הצלע</translation>
    </message>
    <message>
        <source>Remove this edge</source>
        <translation>להסיר את הצלע</translation>
    </message>
    <message>
        <source>Add this arrow</source>
        <translation>להוסיף את החץ</translation>
    </message>
    <message>
        <source>Remove this arrow</source>
        <translation>להסיר את החץ</translation>
    </message>
    <message>
        <source>Switch its self-influence</source>
        <translation>להפוך את ההשפעה העצמית</translation>
    </message>
    <message>
        <source>Remove this vertex</source>
        <translation>להסיר את הצומת</translation>
    </message>
    <message>
        <source>Change this light</source>
        <translation>לשנות את הנורה</translation>
    </message>
    <message>
        <source>Of all boards, %1 can be solved then.</source>
        <translation>לאחר השינוי, חלקם של הלוחות הפתירים: %1.</translation>
    </message>
    <message>
        <source>Every board can be solved then.</source>
        <translation>לאחר השינוי כל לוח פתיר.</translation>
    </message>
    <message>
        <source>Every board stays solvable, in exactly one way.</source>
        <translation>כל לוח נשאר פתיר, בדרך אחת בלבד.</translation>
    </message>
    <message>
        <source>Every board becomes solvable, in exactly one way.</source>
        <translation>כל לוח נעשה פתיר, בדרך אחת בלבד.</translation>
    </message>
    <message>
        <source>This board becomes solvable.</source>
        <translation>הלוח הזה נעשה פתיר.</translation>
    </message>
    <message>
        <source>This board becomes unsolvable.</source>
        <translation>הלוח הזה נעשה לא פתיר.</translation>
    </message>
    <message>
        <source>attach a vertex</source>
        <translation>הוספת צומת תלוי</translation>
    </message>
    <message>
        <source>vertices that could be attached</source>
        <translation>צמתים תלויים שאפשר להוסיף</translation>
    </message>
    <message>
        <source>Attach a vertex</source>
        <translation>להוסיף את הצומת</translation>
    </message>
    <message>
        <source>Attach a new vertex to %1</source>
        <translation>לחבר צומת חדש אל %1</translation>
    </message>
</context>
<context>
    <name>WorkText</name>
    <message>
        <source>less than 1 s</source>
        <translation>פחות משנייה</translation>
    </message>
    <message>
        <source>about %1 s</source>
        <translation>כ־⁦%1⁩ שנ׳</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <translation>כ־⁦%1⁩ דק׳</translation>
    </message>
    <message>
        <source>about %1 h</source>
        <translation>כ־⁦%1⁩ שע׳</translation>
    </message>
    <message>
        <source>about %1 days</source>
        <translation>כ־⁦%1⁩ ימים</translation>
    </message>
    <message>
        <source>years</source>
        <translation>שנים</translation>
    </message>
</context>
<context>
    <name>lightsout::AnswerBars</name>
    <message>
        <source>%1: %2, right</source>
        <translation>⁨%1⁩: %2, נכון</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>תשובות</translation>
    </message>
</context>
<context>
    <name>lightsout::AppearanceMenus</name>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;צבעים</translation>
    </message>
    <message>
        <source>Same as &amp;desktop</source>
        <translation>כמו ב&amp;שולחן העבודה</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;בהיר</translation>
    </message>
    <message>
        <source>D&amp;ark</source>
        <translation>&amp;כהה</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>ש&amp;פה</translation>
    </message>
    <message>
        <source>Same as &amp;system</source>
        <translation>כמו ב&amp;מערכת</translation>
    </message>
</context>
<context>
    <name>lightsout::AskCard</name>
    <message>
        <source>Check</source>
        <translation>בדיקה</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>התשובה שלכם</translation>
    </message>
    <message>
        <source>Hint %1 of %2</source>
        <translation>רמז %1 מתוך %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>בוצע</translation>
    </message>
    <message>
        <source>Predict first</source>
        <translation>קודם נחשו</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>תורכם</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>דילוג</translation>
    </message>
    <message>
        <source>Ask the class</source>
        <translation>שאלה לכיתה</translation>
    </message>
    <message>
        <source>Send the question to the pupils&apos; phones</source>
        <translation>שליחת השאלה לטלפונים של הכיתה</translation>
    </message>
    <message>
        <source>Random press</source>
        <translation>לחיצה אקראית</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>lightsout::AtlasModel</name>
    <message>
        <source>Graph %1</source>
        <translation>גרף %1</translation>
    </message>
    <message>
        <source>Degrees</source>
        <translation>דרגות הצמתים</translation>
    </message>
    <message>
        <source>without self-influence</source>
        <translation>בלי השפעה עצמית</translation>
    </message>
    <message>
        <source>with self-influence</source>
        <translation>עם השפעה עצמית</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>שם</translation>
    </message>
</context>
<context>
    <name>lightsout::AtlasView</name>
    <message>
        <source>All sizes</source>
        <translation>כל הגדלים</translation>
    </message>
    <message numerus="yes">
        <source>%Ln vertex(es)</source>
        <translation>
            <numerusform>צומת אחד</numerusform>
            <numerusform>%Ln צמתים</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of vertices</source>
        <translation>מספר הצמתים</translation>
    </message>
    <message>
        <source>Self-influence</source>
        <translation>השפעה עצמית</translation>
    </message>
    <message>
        <source>Presses change their own light</source>
        <translation>לחיצה משנה גם את הנורה שלה</translation>
    </message>
    <message>
        <source>Condition: nullity &gt;= 3 and edges &lt; 2 * n</source>
        <translation>תנאי: ⁦nullity &gt;= 3 and edges &lt; 2 * n⁩</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>תנאי</translation>
    </message>
    <message>
        <source>Show only the graphs that satisfy this condition</source>
        <translation>הצגת הגרפים שמקיימים את התנאי בלבד</translation>
    </message>
    <message>
        <source>Graphs</source>
        <translation>גרפים</translation>
    </message>
    <message>
        <source>Quantity of the histogram</source>
        <translation>הגודל שבתרשים</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>פתיחה</translation>
    </message>
    <message>
        <source>Open this graph as a board with all lights on</source>
        <translation>פתיחת הגרף כלוח שכל נורותיו דולקות</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>השוואה</translation>
    </message>
    <message>
        <source>Play the two selected graphs side by side</source>
        <translation>משחק בשני הגרפים שנבחרו זה לצד זה</translation>
    </message>
    <message>
        <source>Hold Ctrl and click a second graph to compare the two.</source>
        <translation>החזיקו Ctrl ולחצו על גרף נוסף כדי להשוות בין השניים.</translation>
    </message>
    <message>
        <source>CSV …</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Save the rows as a table</source>
        <translation>שמירת השורות כטבלה</translation>
    </message>
    <message>
        <source>graph6 …</source>
        <translation>graph6…</translation>
    </message>
    <message>
        <source>Save the graphs in McKay&apos;s format</source>
        <translation>שמירת הגרפים בתבנית של McKay</translation>
    </message>
    <message>
        <source>Open file …</source>
        <translation>פתיחת קובץ…</translation>
    </message>
    <message>
        <source>Show the graphs of a graph6 file, such as all graphs with nine vertices</source>
        <translation>הצגת הגרפים שבקובץ graph6, כגון כל הגרפים בעלי תשעה צמתים</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>עצירה</translation>
    </message>
    <message>
        <source>Keep the graphs that are known</source>
        <translation>שמירה על הגרפים הידועים</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>שמירת הטבלה</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>טבלה ⁦(*.csv)⁩</translation>
    </message>
    <message>
        <source>Save the graphs</source>
        <translation>שמירת הגרפים</translation>
    </message>
    <message>
        <source>Graphs (*.g6)</source>
        <translation>גרפים ⁦(*.g6)⁩</translation>
    </message>
    <message>
        <source>Open graphs</source>
        <translation>פתיחת גרפים</translation>
    </message>
    <message>
        <source>Graphs (*.g6 *.s6 *.txt)</source>
        <translation>גרפים ⁦(*.g6 *.s6 *.txt)⁩</translation>
    </message>
    <message>
        <source>Can&apos;t read %1.</source>
        <translation>לא ניתן לקרוא את %1.</translation>
    </message>
    <message>
        <source>Can&apos;t write to %1.</source>
        <translation>לא ניתן לכתוב אל %1.</translation>
    </message>
    <message>
        <source>Something is missing at the end.</source>
        <translation>חסר משהו בסוף.</translation>
    </message>
    <message>
        <source>“%1” was not expected.</source>
        <translation>„%1” אינו צפוי כאן.</translation>
    </message>
    <message>
        <source>The atlas has no column for “%1”.</source>
        <translation>באטלס אין עמודה ל„%1”.</translation>
    </message>
    <message>
        <source>%1 of %2 connected graphs</source>
        <translation>%1 מתוך %2 גרפים קשירים</translation>
    </message>
    <message>
        <source>The atlas contains %1 graphs.</source>
        <translation>גרפים באטלס: %1.</translation>
    </message>
    <message>
        <source>Left out, because they are directed or have more than %1 vertices: %2.</source>
        <translation>הושמטו, כי הם מכוונים או בעלי יותר מ־%1 צמתים: %2.</translation>
    </message>
    <message>
        <source>Choose a graph in the table.</source>
        <translation>בחרו גרף בטבלה.</translation>
    </message>
    <message>
        <source>How many graphs have each value</source>
        <translation>לכמה גרפים יש כל ערך</translation>
    </message>
    <message>
        <source>graphs</source>
        <translation>גרפים</translation>
    </message>
    <message>
        <source>all</source>
        <translation>הכול</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>מוצגים</translation>
    </message>
    <message>
        <source>Graphs in the table</source>
        <translation>הגרפים שבטבלה</translation>
    </message>
    <message>
        <source>%1 of %2 graphs</source>
        <translation>%1 מתוך %2 גרפים</translation>
    </message>
    <message>
        <source>Families of graphs</source>
        <translation>משפחות של גרפים</translation>
    </message>
    <message>
        <source>Connected graphs</source>
        <translation>גרפים קשירים</translation>
    </message>
    <message>
        <source>Add all to a sweep</source>
        <translation>הוספת הכול לסריקה</translation>
    </message>
    <message>
        <source>Measure any quantity for the graphs in the table</source>
        <translation>מדידת גודל כלשהו עבור הגרפים שבטבלה</translation>
    </message>
    <message>
        <source>Computing … %1 graphs so far, %2 of all.</source>
        <translation>בחישוב… ⁨%1⁩ גרפים עד כה, ⁨%2⁩ מכולם.</translation>
    </message>
</context>
<context>
    <name>lightsout::AutosaveNotice</name>
    <message>
        <source>Save as …</source>
        <translation>שמירה בשם…</translation>
    </message>
    <message>
        <source>Unsaved work is at risk.</source>
        <translation>מה שלא נשמר עלול לאבוד.</translation>
    </message>
    <message>
        <source>Unsaved work can&apos;t be backed up in case the program stops: %1</source>
        <translation>אי אפשר לגבות את מה שלא נשמר, למקרה שהתוכנה תיעצר: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>lightsout::BackgroundWork</name>
    <message>
        <source>%1: this could not be finished.</source>
        <translation>⁨%1⁩: הפעולה לא הושלמה.</translation>
    </message>
</context>
<context>
    <name>lightsout::BoardActions</name>
    <message>
        <source>&amp;New board</source>
        <translation>לוח &amp;חדש</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;ביטול</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>ביצוע חו&amp;זר</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>התחלה מ&amp;חדש</translation>
    </message>
    <message>
        <source>R&amp;andom</source>
        <translation>&amp;אקראי</translation>
    </message>
    <message>
        <source>All o&amp;n</source>
        <translation>הכול &amp;דולק</translation>
    </message>
    <message>
        <source>All o&amp;ff</source>
        <translation>הכול &amp;כבוי</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;רמז</translation>
    </message>
    <message>
        <source>&amp;Solution</source>
        <translation>&amp;פתרון</translation>
    </message>
    <message>
        <source>A&amp;utoplay</source>
        <translation>משחק &amp;אוטומטי</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>ביצוע חוזר</translation>
    </message>
    <message>
        <source>Choose the size and the kind of a new board</source>
        <translation>בחירת הגודל והסוג של לוח חדש</translation>
    </message>
    <message>
        <source>Go back to the lights this game began with</source>
        <translation>חזרה למצב שבו התחיל המשחק</translation>
    </message>
    <message>
        <source>Show one press of a solution</source>
        <translation>הצגת לחיצה אחת מתוך פתרון</translation>
    </message>
    <message>
        <source>Show all presses of a solution, or why there is none</source>
        <translation>הצגת כל הלחיצות של פתרון, או הצגת הסיבה לכך שאין פתרון</translation>
    </message>
    <message>
        <source>Watch the solution being played</source>
        <translation>צפייה בפתרון, לחיצה אחר לחיצה</translation>
    </message>
    <message>
        <source>start over</source>
        <translation>התחלה מחדש</translation>
    </message>
    <message>
        <source>random lights</source>
        <translation>הגרלת נורות</translation>
    </message>
    <message>
        <source>solvable lights</source>
        <translation>הגרלת לוח פתיר</translation>
    </message>
    <message>
        <source>all on</source>
        <translation>הדלקת כל הנורות</translation>
    </message>
    <message>
        <source>all off</source>
        <translation>כיבוי כל הנורות</translation>
    </message>
    <message>
        <source>E&amp;xamples</source>
        <translation>&amp;דוגמאות</translation>
    </message>
    <message>
        <source>Open an interesting board to play</source>
        <translation>פתיחת לוח מעניין למשחק</translation>
    </message>
    <message>
        <source>Press &amp;only lit cells</source>
        <translation>לחיצה רק על מ&amp;שבצות דולקות</translation>
    </message>
    <message>
        <source>Show a s&amp;ymmetry</source>
        <translation>הצגת סימט&amp;ריה</translation>
    </message>
    <message>
        <source>Play a harder game: cells that are off can&apos;t be pressed</source>
        <translation>משחק קשה יותר: אי אפשר ללחוץ על משבצת כבויה</translation>
    </message>
    <message>
        <source>Apply a symmetry of the rule to the board</source>
        <translation>הפעלת סימטריה של הכלל על הלוח</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;ביטול: %1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>ביצוע חו&amp;זר: %1</translation>
    </message>
    <message>
        <source>From all off &amp;to all on</source>
        <translation>מהכול כ&amp;בוי להכול דולק</translation>
    </message>
    <message>
        <source>Turn all lights on, or set the target to all on while editing it</source>
        <translation>הדלקת כל הנורות; בעריכת מצב היעד: מצב יעד שבו כולן דולקות</translation>
    </message>
    <message>
        <source>Turn all lights off, or set the target to all off while editing it</source>
        <translation>כיבוי כל הנורות; בעריכת מצב היעד: מצב יעד שבו כולן כבויות</translation>
    </message>
    <message>
        <source>Start with all lights off and turn them all on</source>
        <translation>התחלה כשכל הנורות כבויות, כדי להדליק את כולן</translation>
    </message>
    <message>
        <source>random target</source>
        <translation>הגרלת מצב יעד</translation>
    </message>
    <message>
        <source>reachable target</source>
        <translation>הגרלת מצב יעד שאפשר להגיע אליו</translation>
    </message>
    <message>
        <source>target all on</source>
        <translation>מצב יעד שכולו דולק</translation>
    </message>
    <message>
        <source>target all off</source>
        <translation>מצב יעד שכולו כבוי</translation>
    </message>
    <message>
        <source>from all off to all on</source>
        <translation>מעבר מהכול כבוי להכול דולק</translation>
    </message>
    <message>
        <source>&amp;Pin this board</source>
        <translation>&amp;נעיצת הלוח הזה</translation>
    </message>
    <message>
        <source>&amp;Compare with the pinned board</source>
        <translation>&amp;השוואה ללוח הנעוץ</translation>
    </message>
    <message>
        <source>Keep this board at hand to compare it with others</source>
        <translation>שמירת הלוח הזה בהישג יד, להשוואה עם אחרים</translation>
    </message>
    <message>
        <source>Show the pinned board next to this one, and play both together</source>
        <translation>הצגת הלוח הנעוץ לצד הלוח הזה, ומשחק בשניהם יחד</translation>
    </message>
    <message>
        <source>New &amp;game</source>
        <translation>משחק &amp;חדש</translation>
    </message>
    <message>
        <source>Set random lights, which may have no solution, or a random target while editing it</source>
        <translation>הדלקת נורות באקראי, אולי בלי פתרון, או מצב יעד אקראי בזמן עריכתו</translation>
    </message>
    <message>
        <source>Deal random lights that can be turned off, or a reachable target while editing it</source>
        <translation>הדלקת נורות באקראי כך שאפשר לכבות את כולן, או מצב יעד שאפשר להגיע אליו בזמן עריכתו</translation>
    </message>
</context>
<context>
    <name>lightsout::BoardCanvas</name>
    <message>
        <source>The board is empty.</source>
        <translation>הלוח ריק.</translation>
    </message>
</context>
<context>
    <name>lightsout::BoardCard</name>
    <message>
        <source>Show on the board</source>
        <translation>הצגה על הלוח</translation>
    </message>
    <message>
        <source>Why this board can&apos;t be solved</source>
        <translation>למה הלוח הזה אינו פתיר</translation>
    </message>
    <message>
        <source>Why this board can be solved</source>
        <translation>למה הלוח הזה פתיר</translation>
    </message>
    <message>
        <source>The board&apos;s matrix is invertible, so every choice of lights has exactly one solution.</source>
        <translation>מטריצת הלוח הפיכה: לכל מצב של הנורות יש בדיוק קבוצה אחת של לחיצות שפותרת אותו.</translation>
    </message>
    <message>
        <source>Every quiet pattern contains an even number of the lights that must change.</source>
        <translation>בכל תבנית שקטה יש מספר זוגי של נורות שצריך לשנות.</translation>
    </message>
    <message numerus="yes">
        <source>An odd number of these lights (%Ln) must change. Every press changes an even number of them, so some always remain.</source>
        <translation>
            <numerusform>מן הנורות האלה צריך לשנות נורה אחת, וזה מספר אי־זוגי. כל לחיצה משנה מספר זוגי מהן, ולכן תמיד תישאר לפחות אחת שצריך לשנות.</numerusform>
            <numerusform>צריך לשנות %Ln מן הנורות האלה, וזה מספר אי־זוגי. כל לחיצה משנה מספר זוגי מהן, ולכן תמיד תישאר לפחות אחת שצריך לשנות.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lights that prove that the board can&apos;t be solved</source>
        <translation>הוכחה לאי־פתירות</translation>
    </message>
    <message>
        <source>If every press changes an even number of lights in a set, then an even number of them must change.</source>
        <translation>בכל קבוצת נורות שכל לחיצה משנה מספר זוגי מהן, מספר הנורות שצריך לשנות הוא זוגי.</translation>
    </message>
    <message>
        <source>The board has more buttons than lights, and every choice of lights can be solved.</source>
        <translation>בלוח יש יותר כפתורים מנורות, ולכל מצב של הנורות יש פתרון.</translation>
    </message>
</context>
<context>
    <name>lightsout::BoardOptionsForm</name>
    <message>
        <source>A&amp;nother</source>
        <translation>&amp;אחר</translation>
    </message>
    <message>
        <source>S&amp;urface</source>
        <translation>מ&amp;שטח</translation>
    </message>
    <message>
        <source>&amp;Neighbours</source>
        <translation>ש&amp;כנות</translation>
    </message>
    <message>
        <source>A press changes the &amp;pressed light too</source>
        <translation>לחיצה משנה גם את הנורה שנ&amp;לחצה</translation>
    </message>
    <message>
        <source>the four adjacent cells</source>
        <translation>הארבע שלצידה</translation>
    </message>
    <message>
        <source>all eight surrounding cells</source>
        <translation>כל השמונה שסביבה</translation>
    </message>
    <message>
        <source>the four diagonal neighbours</source>
        <translation>הארבע באלכסון</translation>
    </message>
    <message>
        <source>the cells a knight&apos;s move away</source>
        <translation>במרחק צעד פרש</translation>
    </message>
    <message>
        <source>the same row and column</source>
        <translation>השורה והעמודה שלה</translation>
    </message>
</context>
<context>
    <name>lightsout::BoardView</name>
    <message>
        <source>Board</source>
        <translation>לוח</translation>
    </message>
    <message>
        <source>&amp;Press %1</source>
        <translation>&amp;לחיצה על %1</translation>
    </message>
    <message>
        <source>&amp;Change %1</source>
        <translation>&amp;שינוי %1</translation>
    </message>
    <message>
        <source>%1. Hint: press %2.</source>
        <translation>%1. רמז: לחצו על %2.</translation>
    </message>
    <message>
        <source>%1, on</source>
        <translation>%1, הנורה דולקת</translation>
    </message>
    <message>
        <source>%1, off</source>
        <translation>%1, הנורה כבויה</translation>
    </message>
    <message>
        <source>%1, no light</source>
        <translation>%1, בלי נורה</translation>
    </message>
    <message>
        <source>%1, no button and no light</source>
        <translation>%1, בלי כפתור ובלי נורה</translation>
    </message>
    <message>
        <source>%1, no button</source>
        <translation>%1, בלי כפתור</translation>
    </message>
    <message>
        <source>%1, starred</source>
        <translation>%1, מסומנת בכוכב</translation>
    </message>
    <message>
        <source>%1, marked</source>
        <translation>%1, מסומנת</translation>
    </message>
</context>
<context>
    <name>lightsout::BookDialog</name>
    <message>
        <source>From your book</source>
        <translation>מתוך הספר</translation>
    </message>
    <message>
        <source>Search these books</source>
        <translation>חיפוש בספרים האלה</translation>
    </message>
    <message>
        <source>Figures, tables and questions of the books</source>
        <translation>איורים, טבלאות ושאלות של הספרים</translation>
    </message>
    <message>
        <source>Open a list of your own …</source>
        <translation>פתיחת רשימה משלכם…</translation>
    </message>
    <message>
        <source>The manual describes how to write one for another book</source>
        <translation>המדריך מתאר איך כותבים רשימה לספר אחר</translation>
    </message>
</context>
<context>
    <name>lightsout::BoundCard</name>
    <message>
        <source>Never more than %1</source>
        <translation>לעולם לא יותר מ־⁨%1⁩</translation>
    </message>
    <message>
        <source>A board whose first row of presses determines the others</source>
        <translation>לוח ששורת הלחיצות הראשונה שלו קובעת את האחרות</translation>
    </message>
    <message>
        <source>Choose the first row of presses: each row then determines the next. There are %1 ways to press a row of n cells. The last row of lights shows which of these ways work.</source>
        <translation>בחרו את הלחיצות בשורה הראשונה: כל שורה קובעת אז את הבאה אחריה. את הלחיצות בשורה של n משבצות אפשר לבחור ב־⁨%1⁩ דרכים, ושורת הנורות האחרונה מראה אילו מהן נכונות.</translation>
    </message>
    <message>
        <source>All these ways work on %1 of %2 boards.</source>
        <translation>כל הדרכים נכונות ב־%1 מתוך %2 לוחות.</translation>
    </message>
</context>
<context>
    <name>lightsout::BruteForceCard</name>
    <message>
        <source>%1: wins</source>
        <translation>⁨%1⁩: מנצח</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln light(s) left</source>
        <translation>
            <numerusform>⁨%1⁩: נשארה נורה אחת</numerusform>
            <numerusform>⁨%1⁩: נשארו %Ln נורות</numerusform>
        </translation>
    </message>
    <message>
        <source>Round i tries all sets of i presses: %1 … In all: %2.</source>
        <translation>סבב i מנסה את כל הקבוצות של i לחיצות: ⁨%1⁩ … בסך הכול: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Brute force</source>
        <translation>כוח גס</translation>
    </message>
    <message>
        <source>The boards of this round</source>
        <translation>הלוחות של הסבב הזה</translation>
    </message>
    <message>
        <source>No press is needed: no light must change.</source>
        <translation>אין צורך בלחיצה: שום נורה אינה צריכה להשתנות.</translation>
    </message>
    <message>
        <source>Round 1 tries each single press, round 2 each pair, and so on.</source>
        <translation>סבב 1 מנסה כל לחיצה לבדה, סבב 2 כל זוג, וכן הלאה.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %2 boards, one for each set of %Ln press(es). The order of presses does not matter, so no set is tried twice.</source>
        <translation>
            <numerusform>סבב %1: ⁨%2⁩ לוחות, אחד לכל לחיצה בודדת. סדר הלחיצות אינו משנה, ולכן שום קבוצה אינה מנוסה פעמיים.</numerusform>
            <numerusform>סבב %1: ⁨%2⁩ לוחות, אחד לכל קבוצה של %Ln לחיצות. סדר הלחיצות אינו משנה, ולכן שום קבוצה אינה מנוסה פעמיים.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tried so far: %1 of %2.</source>
        <translation>נוסו עד כה: %1 מתוך ⁨%2⁩.</translation>
    </message>
    <message>
        <source>This set wins: %1.</source>
        <translation>הקבוצה הזו מנצחת: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>No set of presses wins.</source>
        <translation>שום קבוצת לחיצות אינה מנצחת.</translation>
    </message>
</context>
<context>
    <name>lightsout::CellCounts</name>
    <message>
        <source>%1. Right: %2</source>
        <translation>%1. נכון: %2</translation>
    </message>
</context>
<context>
    <name>lightsout::ChainCard</name>
    <message>
        <source>Decimals</source>
        <translation>שברים עשרוניים</translation>
    </message>
    <message>
        <source>Power of the matrix</source>
        <translation>חזקת המטריצה</translation>
    </message>
    <message>
        <source>Transition matrix</source>
        <translation>מטריצת מעבר</translation>
    </message>
    <message>
        <source>The number of black cells is a Markov chain</source>
        <translation>מספר המשבצות השחורות הוא שרשרת מרקוב</translation>
    </message>
    <message>
        <source>The number of black cells is not a Markov chain</source>
        <translation>מספר המשבצות השחורות אינו שרשרת מרקוב</translation>
    </message>
    <message>
        <source>Is the number of black cells a Markov chain?</source>
        <translation>האם מספר המשבצות השחורות הוא שרשרת מרקוב?</translation>
    </message>
    <message>
        <source>The next number of black cells depends only on the present one. Rows give the present number, columns the next.</source>
        <translation>המספר הבא של המשבצות השחורות תלוי רק במספרן הנוכחי. השורות: המספר הנוכחי, העמודות: הבא.</translation>
    </message>
    <message>
        <source>The chain&apos;s matrix is too large to display.</source>
        <translation>מטריצת השרשרת גדולה מכדי להציג אותה.</translation>
    </message>
    <message numerus="yes">
        <source>These two boards have %Ln black cell(s) each, but their next steps differ.</source>
        <translation>
            <numerusform>בכל אחד משני הלוחות משבצת שחורה אחת, אך ההמשך שונה.</numerusform>
            <numerusform>בכל אחד משני הלוחות %Ln משבצות שחורות, אך ההמשך שונה.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es) lead(s) to %1</source>
        <translation>
            <numerusform>לחיצה אחת מובילה אל %1</numerusform>
            <numerusform>%Ln לחיצות מובילות אל %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The chain&apos;s matrix</source>
        <translation>מטריצת השרשרת</translation>
    </message>
    <message>
        <source>Limit of the even powers of P</source>
        <translation>הגבול של החזקות הזוגיות של P</translation>
    </message>
    <message>
        <source>Limit of the odd powers of P</source>
        <translation>הגבול של החזקות האי־זוגיות של P</translation>
    </message>
    <message>
        <source>The number of lights on is a Markov chain</source>
        <translation>מספר הנורות הדולקות הוא שרשרת מרקוב</translation>
    </message>
    <message>
        <source>The number of lights on is not a Markov chain</source>
        <translation>מספר הנורות הדולקות אינו שרשרת מרקוב</translation>
    </message>
    <message>
        <source>Is the number of lights on a Markov chain?</source>
        <translation>האם מספר הנורות הדולקות הוא שרשרת מרקוב?</translation>
    </message>
    <message numerus="yes">
        <source>These two boards have %Ln light(s) on each, but their next steps differ.</source>
        <translation>
            <numerusform>בכל אחד משני הלוחות נורה דולקת אחת, אך ההמשך שונה.</numerusform>
            <numerusform>בכל אחד משני הלוחות %Ln נורות דולקות, אך ההמשך שונה.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next number of lights on depends only on the present one. Rows give the present number, columns the next.</source>
        <translation>המספר הבא של הנורות הדולקות תלוי רק במספרן הנוכחי. השורות: המספר הנוכחי, העמודות: הבא.</translation>
    </message>
</context>
<context>
    <name>lightsout::ChainGraphView</name>
    <message>
        <source>Graph of the Markov chain</source>
        <translation>גרף של שרשרת מרקוב</translation>
    </message>
    <message numerus="yes">
        <source>%Ln black cell(s)</source>
        <translation>
            <numerusform>משבצת שחורה אחת</numerusform>
            <numerusform>%Ln משבצות שחורות</numerusform>
        </translation>
    </message>
    <message>
        <source>to %1 with probability %2</source>
        <translation>אל ⁨%1⁩ בהסתברות ⁨%2⁩</translation>
    </message>
    <message numerus="yes">
        <source>%Ln light(s) on</source>
        <translation>
            <numerusform>נורה דולקת אחת</numerusform>
            <numerusform>%Ln נורות דולקות</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lightsout::ChallengeDialog</name>
    <message>
        <source>&amp;Play this board</source>
        <translation>מ&amp;שחק בלוח הזה</translation>
    </message>
    <message>
        <source>Challenge code</source>
        <translation>קוד אתגר</translation>
    </message>
    <message>
        <source>The current board</source>
        <translation>הלוח הנוכחי</translation>
    </message>
    <message>
        <source>This board has no code. Only grids up to 8 × 8 with an all-off target have one. Share other boards as a file.</source>
        <translation>ללוח הזה אין קוד: יש קוד רק ללוחות משבצות עד גודל ⁦8 × 8⁩ שמטרתם לכבות את הכול. לוחות אחרים אפשר למסור כקובץ.</translation>
    </message>
    <message>
        <source>Code of this board</source>
        <translation>הקוד של לוח זה</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>ה&amp;עתקה</translation>
    </message>
    <message>
        <source>Anyone who types this code gets the same lights, on any computer.</source>
        <translation>מי שמקליד את הקוד מקבל אותו מצב נורות, בכל מחשב.</translation>
    </message>
    <message>
        <source>Board from a code</source>
        <translation>לוח לפי קוד</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>קוד</translation>
    </message>
    <message>
        <source>Board for this code</source>
        <translation>הלוח של הקוד</translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2, %Ln light(s) on</source>
        <translation>
            <numerusform>⁦%1 × %2⁩, נורה אחת דולקת</numerusform>
            <numerusform>⁦%1 × %2⁩, %Ln נורות דולקות</numerusform>
        </translation>
    </message>
    <message>
        <source>It can&apos;t be turned off.</source>
        <translation>אי אפשר לכבות אותו.</translation>
    </message>
    <message numerus="yes">
        <source>It needs %Ln press(es).</source>
        <translation>
            <numerusform>הוא דורש לחיצה אחת.</numerusform>
            <numerusform>הוא דורש %Ln לחיצות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln solution(s).</source>
        <translation>
            <numerusform>פתרון אחד.</numerusform>
            <numerusform>%Ln פתרונות.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chasing alone solves it.</source>
        <translation>המילוי לבדו מכבה אותו.</translation>
    </message>
    <message numerus="yes">
        <source>Chasing leaves %Ln light(s) on.</source>
        <translation>
            <numerusform>המילוי משאיר נורה אחת דולקת.</numerusform>
            <numerusform>המילוי משאיר %Ln נורות דולקות.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;One more press</source>
        <translation>לחיצה אחת &amp;יותר</translation>
    </message>
    <message>
        <source>Deal a board</source>
        <translation>הגרלת לוח</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>שו&amp;רות</translation>
    </message>
    <message>
        <source>Co&amp;lumns</source>
        <translation>&amp;עמודות</translation>
    </message>
    <message>
        <source>&amp;Fewest presses</source>
        <translation>מספר לחיצות מ&amp;זערי</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>ה&amp;גרלה</translation>
    </message>
    <message>
        <source>&amp;Board of the day</source>
        <translation>הלוח הי&amp;ומי</translation>
    </message>
    <message>
        <source>One board a day, the same for everyone: easy on Mondays, hard on Sundays</source>
        <translation>לוח אחד ביום, זהה לכולם: קל בימי שני, קשה בימי ראשון</translation>
    </message>
    <message>
        <source>Deal a board of this size that needs one more press</source>
        <translation>לוח בגודל הזה שדורש לחיצה אחת יותר מהקודם</translation>
    </message>
    <message>
        <source>This board has no code. Only grids up to 8 × 8 with an all-off target have one. Share this board as a file, or share its name and a number, such as %1. The same name and number always give the same lights.</source>
        <translation>ללוח הזה אין קוד: יש קוד רק ללוחות משבצות עד גודל ⁦8 × 8⁩ שמטרתם לכבות את הכול. מסרו את הלוח כקובץ, או מסרו את שמו ומספר, כגון ⁨%1⁩: אותו שם ומספר נותנים תמיד אותו מצב נורות.</translation>
    </message>
    <message>
        <source>Type a number after the name: the same number always gives the same lights.</source>
        <translation>הקלידו מספר אחרי השם: מספר זהה נותן תמיד אותו מצב נורות.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln light(s) on</source>
        <translation>
            <numerusform>⁨%1⁩, נורה אחת דולקת</numerusform>
            <numerusform>⁨%1⁩, %Ln נורות דולקות</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lightsout::ChanceCard</name>
    <message>
        <source>Chance that a cell is black</source>
        <translation>ההסתברות למשבצת שחורה</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>לחיצות</translation>
    </message>
    <message numerus="yes">
        <source>after %Ln press(es)</source>
        <translation>
            <numerusform>אחרי לחיצה אחת</numerusform>
            <numerusform>אחרי %Ln לחיצות</numerusform>
        </translation>
    </message>
    <message>
        <source>A press changes a corner with probability %1, a side cell with %2 and any other cell with %3.</source>
        <translation>לחיצה משנה פינה בהסתברות ⁨%1⁩, משבצת אחרת בשוליים ב־⁨%2⁩, וכל משבצת פנימית ב־⁨%3⁩.</translation>
    </message>
    <message>
        <source>A press changes a cell with probability %1.</source>
        <translation>לחיצה משנה משבצת בהסתברות ⁨%1⁩.</translation>
    </message>
    <message>
        <source>A press changes a cell with a probability between %1 and %2.</source>
        <translation>לחיצה משנה משבצת בהסתברות שבין ⁨%1⁩ ל־⁨%2⁩.</translation>
    </message>
    <message>
        <source>If this probability is r, a press changes the probability c that a cell is black to %1.</source>
        <translation>אם הסתברות זו היא r, לחיצה משנה את c, ההסתברות שמשבצת תהיה שחורה, ל־⁨%1⁩.</translation>
    </message>
    <message>
        <source>After many presses, c tends to ½.</source>
        <translation>אחרי לחיצות רבות c שואפת ל־½.</translation>
    </message>
    <message>
        <source>Chance that a light is on</source>
        <translation>ההסתברות לנורה דולקת</translation>
    </message>
    <message>
        <source>If this probability is r, a press changes the probability c that a light is on to %1.</source>
        <translation>אם הסתברות זו היא r, לחיצה משנה את c, ההסתברות שנורה תהיה דולקת, ל־⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>lightsout::ChanceMap</name>
    <message>
        <source>%1: %2</source>
        <translation>⁨%1⁩: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>lightsout::ChangeKindsCard</name>
    <message>
        <source>All single changes</source>
        <translation>כל השינויים הבודדים</translation>
    </message>
    <message>
        <source>For every board</source>
        <translation>לכל לוח</translation>
    </message>
    <message>
        <source>Count the changes after which every board on the graph can be solved</source>
        <translation>ספירת השינויים שאחריהם כל לוח על הגרף פתיר</translation>
    </message>
    <message>
        <source>For this board</source>
        <translation>ללוח הזה</translation>
    </message>
    <message>
        <source>Count the changes after which this board can be solved</source>
        <translation>ספירת השינויים שאחריהם הלוח הזה פתיר</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <translation>%1 מתוך %2 %3</translation>
    </message>
    <message>
        <source>Show the effects of these changes on the board</source>
        <translation>הצגת ההשפעות של השינויים האלה בלוח</translation>
    </message>
</context>
<context>
    <name>lightsout::ChangesCard</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Every board becomes solvable with %1 of %2 %3.</source>
        <translation>כל לוח נעשה פתיר עם %1 מתוך %2 %3.</translation>
    </message>
    <message>
        <source>Every board stays solvable with %1 of %2 %3.</source>
        <translation>כל לוח נשאר פתיר עם %1 מתוך %2 %3.</translation>
    </message>
    <message>
        <source>This board becomes solvable with %1 of %2 %3.</source>
        <translation>הלוח הזה נעשה פתיר עם %1 מתוך %2 %3.</translation>
    </message>
    <message>
        <source>This board stays solvable with %1 of %2 %3.</source>
        <translation>הלוח הזה נשאר פתיר עם %1 מתוך %2 %3.</translation>
    </message>
    <message>
        <source>There are no %1.</source>
        <translation>אין %1.</translation>
    </message>
    <message>
        <source>nullity %1</source>
        <translation>דרגת חופש %1</translation>
    </message>
    <message>
        <source>solvable</source>
        <translation>פתיר</translation>
    </message>
    <message>
        <source>not solvable</source>
        <translation>לא פתיר</translation>
    </message>
    <message>
        <source>These do:</source>
        <translation>אלה הם:</translation>
    </message>
    <message>
        <source>These lower the nullity most:</source>
        <translation>אלה מקטינים הכי הרבה את דרגת החופש:</translation>
    </message>
    <message>
        <source>Click one on the board or here.</source>
        <translation>לחצו על אחד מהם, בלוח או כאן.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more of them are drawn on the board. Click one there or here.</source>
        <translation>
            <numerusform>עוד אחד מצויר בלוח. לחצו על אחד מהם, שם או כאן.</numerusform>
            <numerusform>עוד %Ln מצוירים בלוח. לחצו על אחד מהם, שם או כאן.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lightsout::ChartPanel</name>
    <message>
        <source>Chart menu</source>
        <translation>תפריט התרשים</translation>
    </message>
    <message>
        <source>Save the chart or hide series</source>
        <translation>שמירת התרשים או הסתרת סדרות</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>⁨%1⁩ עד ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Save as picture (PNG) …</source>
        <translation>שמירה כתמונה (PNG)…</translation>
    </message>
    <message>
        <source>Save as drawing (SVG) …</source>
        <translation>שמירה כשרטוט (SVG)…</translation>
    </message>
    <message>
        <source>Save values (CSV) …</source>
        <translation>שמירת הערכים (CSV)…</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>הצגת הכול</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>שמירת התרשים</translation>
    </message>
    <message>
        <source>chart</source>
        <translation>תרשים</translation>
    </message>
    <message>
        <source>Lights Out Workbench</source>
        <translation>Lights Out Workbench</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>אי אפשר לשמור את ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>תרשים</translation>
    </message>
    <message>
        <source>Copy values</source>
        <translation>העתקת הערכים</translation>
    </message>
    <message>
        <source>Enlarge the chart</source>
        <translation>הגדלת התרשים</translation>
    </message>
    <message>
        <source>Close the enlarged chart</source>
        <translation>סגירת התרשים המוגדל</translation>
    </message>
    <message>
        <source>Enlarge the chart to the whole page</source>
        <translation>הגדלת התרשים לכל העמוד</translation>
    </message>
    <message>
        <source>Back to the page (Escape)</source>
        <translation>חזרה לעמוד (Escape)</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 ב־%2</translation>
    </message>
    <message>
        <source>Highest at %1: %2</source>
        <translation>הגבוה ביותר ב־%1: %2</translation>
    </message>
    <message>
        <source>Highest values: %1</source>
        <translation>הערכים הגבוהים ביותר: %1</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Show values as a table …</source>
        <translation>הצגת הערכים כטבלה …</translation>
    </message>
</context>
<context>
    <name>lightsout::ChartTable</name>
    <message>
        <source>Values of the chart</source>
        <translation>הערכים של התרשים</translation>
    </message>
</context>
<context>
    <name>lightsout::ChartsCard</name>
    <message>
        <source>Exactly one solution</source>
        <translation>בדיוק פתרון אחד</translation>
    </message>
    <message>
        <source>Largest nullity</source>
        <translation>דרגת החופש הגדולה ביותר</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>עד</translation>
    </message>
    <message>
        <source>Most solutions</source>
        <translation>מספר הפתרונות הגדול ביותר</translation>
    </message>
    <message>
        <source>Boards of up to %1 rows and columns</source>
        <translation>לוחות שבהם עד %1 שורות ועמודות</translation>
    </message>
</context>
<context>
    <name>lightsout::ChaseCard</name>
    <message>
        <source>Left in the last row</source>
        <translation>נשאר בשורה האחרונה</translation>
    </message>
    <message>
        <source>Press in the first row</source>
        <translation>לחיצות בשורה הראשונה</translation>
    </message>
    <message>
        <source>Chase row %1 using row %2.</source>
        <translation>כבו את שורה %1 בעזרת שורה %2.</translation>
    </message>
    <message>
        <source>Go back to the first row.</source>
        <translation>חזרו לשורה הראשונה.</translation>
    </message>
    <message>
        <source>There is no solution.</source>
        <translation>אין פתרון.</translation>
    </message>
    <message>
        <source>Nothing is left.</source>
        <translation>לא נשאר דבר.</translation>
    </message>
    <message>
        <source>Press the cell below each lit cell of the row. Only these presses can still change those cells, so there is no other way.</source>
        <translation>לחצו מתחת לכל נורה דולקת בשורה. רק לחיצה זו עוד יכולה לשנות אותה, ולכן אין דרך אחרת.</translation>
    </message>
    <message>
        <source>Press the cell below each light of the row that must change. Only these presses can still change those lights, so there is no other way.</source>
        <translation>לחצו מתחת לכל נורה שצריך לשנות בשורה. רק לחיצה זו עוד יכולה לשנות אותה, ולכן אין דרך אחרת.</translation>
    </message>
    <message>
        <source>The lights left in the last row show which presses were missing from the first row. Press the starred cells, then chase again.</source>
        <translation>הנורות שנשארו בשורה האחרונה מגלות אילו לחיצות חסרו בראשונה. לחצו על המשבצות המסומנות בכוכב, וחזרו על המילוי.</translation>
    </message>
    <message>
        <source>Whatever you press in the first row, chasing never clears the last row. This proves that the board can&apos;t be solved.</source>
        <translation>לא משנה היכן לוחצים בשורה הראשונה, המילוי לעולם לא יכבה את האחרונה. זו הוכחה שהלוח אינו פתיר.</translation>
    </message>
    <message>
        <source>Every row is done. Choose other lights to chase again.</source>
        <translation>כל השורות הושלמו. אפשר לבחור נורות אחרות ולהתחיל שוב.</translation>
    </message>
    <message>
        <source>Look-up table</source>
        <translation>טבלת עזר</translation>
    </message>
    <message>
        <source>Press in the first row (%1 of %2 done)</source>
        <translation>לחיצות בשורה הראשונה (%1 מתוך %2 נעשו)</translation>
    </message>
    <message>
        <source>First-row presses for each pattern left in the last row</source>
        <translation>היכן ללחוץ בשורה הראשונה לפי מה שנשאר באחרונה</translation>
    </message>
    <message>
        <source>The small system: which first-row presses clear the last row</source>
        <translation>המערכת הקטנה: אילו לחיצות בשורה הראשונה מכבות את האחרונה</translation>
    </message>
</context>
<context>
    <name>lightsout::ChaseTableCard</name>
    <message>
        <source>Look-up table for light chasing</source>
        <translation>טבלת העזר של המילוי העקבי</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;שורות</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;עמודות</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>ה&amp;דפסה…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF …</source>
        <translation>שמירה כ־P&amp;DF…</translation>
    </message>
    <message>
        <source>If chasing leaves any light on, the board can&apos;t be solved.</source>
        <translation>אם אחרי המילוי נשארת נורה דולקת, הלוח אינו פתיר.</translation>
    </message>
    <message numerus="yes">
        <source>Chase from the top. If the last row is shown to the left of an arrow, press the first-row cells shown to its right, then chase again. Any other last row proves that the board can&apos;t be solved. %Ln case(s).</source>
        <translation>
            <numerusform>בצעו מילוי מלמעלה. אם השורה האחרונה מופיעה משמאל לאחד החצים, לחצו בשורה הראשונה על המשבצות שמימינו וחזרו על המילוי. כל שורה אחרונה אחרת מוכיחה שהלוח אינו פתיר. מקרה אחד.</numerusform>
            <numerusform>בצעו מילוי מלמעלה. אם השורה האחרונה מופיעה משמאל לאחד החצים, לחצו בשורה הראשונה על המשבצות שמימינו וחזרו על המילוי. כל שורה אחרונה אחרת מוכיחה שהלוח אינו פתיר. %Ln מקרים.</numerusform>
        </translation>
    </message>
    <message>
        <source>Light chasing, %1</source>
        <translation>מילוי עקבי של שורות, ⁨%1⁩</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>שמירת הטבלה</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>לא נשמר</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>אי אפשר לשמור את ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Why %1: the last rows that can be solved form a space. Its dimension is the number of columns minus the nullity, %2. Without the empty row, it has %3 rows.</source>
        <translation>למה %1: השורות האחרונות הפתירות יוצרות מרחב. הממד שלו הוא מספר העמודות פחות דרגת החופש, ⁨%2⁩. בלי השורה הריקה יש בו ⁨%3⁩ שורות.</translation>
    </message>
</context>
<context>
    <name>lightsout::ClassDock</name>
    <message>
        <source>Class</source>
        <translation>כיתה</translation>
    </message>
    <message>
        <source>Hides the panel; the class continues</source>
        <translation>מסתיר את החלונית; הכיתה ממשיכה</translation>
    </message>
    <message>
        <source>Hide the panel</source>
        <translation>הסתרת החלונית</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>התחלה</translation>
    </message>
    <message>
        <source>Gives everybody the first board; the time starts now</source>
        <translation>נותן לכולם את הלוח הראשון; הזמן מתחיל עכשיו</translation>
    </message>
    <message>
        <source>Hide names</source>
        <translation>הסתרת שמות</translation>
    </message>
    <message>
        <source>Shows numbers instead of names on the wall and on phones</source>
        <translation>מציג מספרים במקום שמות על מסך הכיתה ובטלפונים</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>הצגת התשובה</translation>
    </message>
    <message>
        <source>Shows a solution on the phones and the wall; solving the board then no longer counts</source>
        <translation>מציג פתרון בטלפונים ועל מסך הכיתה; מכאן והלאה פתרון הלוח כבר לא נחשב</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>שאלה חוזרת</translation>
    </message>
    <message>
        <source>Ranked by</source>
        <translation>הדירוג לפי</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>מסך הכיתה</translation>
    </message>
    <message>
        <source>Brings the wall to the front; F11 makes it fill the screen</source>
        <translation>מביא את מסך הכיתה לפנים; F11 פורס אותו על כל המסך</translation>
    </message>
    <message>
        <source>Show the way in</source>
        <translation>הצגת דרך הכניסה</translation>
    </message>
    <message>
        <source>Shows address, QR code and room word in large on the wall</source>
        <translation>מציג בגדול על מסך הכיתה את הכתובת, את קוד ה־QR ואת מילת החדר</translation>
    </message>
    <message>
        <source>More</source>
        <translation>עוד</translation>
    </message>
    <message>
        <source>End class</source>
        <translation>סיום הכיתה</translation>
    </message>
    <message>
        <source>Pupils</source>
        <translation>תלמידים</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>שם</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>לוח</translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation>מבט מקרוב</translation>
    </message>
    <message>
        <source>Shows this pupil&apos;s board in large on the wall</source>
        <translation>מציג בגדול על מסך הכיתה את הלוח של התלמיד</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>שינוי שם</translation>
    </message>
    <message>
        <source>Remove …</source>
        <translation>הסרה…</translation>
    </message>
    <message>
        <source>Prepared questions</source>
        <translation>שאלות מוכנות</translation>
    </message>
    <message>
        <source>Ask the next one</source>
        <translation>השאלה הבאה לכיתה</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>ניקוי הרשימה</translation>
    </message>
    <message>
        <source>Ask the class</source>
        <translation>שאלה לכיתה</translation>
    </message>
    <message>
        <source>%1 of %2 connected</source>
        <translation>%1 מתוך %2 מחוברים</translation>
    </message>
    <message numerus="yes">
        <source>%Ln phone(s) loaded the page only</source>
        <translation>
            <numerusform>טלפון אחד רק טען את הדף</numerusform>
            <numerusform>%Ln טלפונים רק טענו את הדף</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>המשך</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>השהיה</translation>
    </message>
    <message>
        <source>Hide answers</source>
        <translation>הסתרת התשובות</translation>
    </message>
    <message>
        <source>Show answers</source>
        <translation>הצגת התשובות</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>המשך</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>דירוג</translation>
    </message>
    <message>
        <source>Other boards …</source>
        <translation>לוחות אחרים…</translation>
    </message>
    <message>
        <source>Next board</source>
        <translation>הלוח הבא</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>%1 מתוך %2 פתרו</translation>
    </message>
    <message>
        <source>Remove a pupil</source>
        <translation>הסרת תלמיד</translation>
    </message>
    <message>
        <source>Remove %1 and all results of this pupil from the class?</source>
        <translation>להסיר מהכיתה את %1 ואת כל התוצאות של התלמיד?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>הסרה</translation>
    </message>
    <message>
        <source>Remove and keep out</source>
        <translation>הסרה ומניעת חזרה</translation>
    </message>
    <message>
        <source>This phone can&apos;t join this class again</source>
        <translation>הטלפון הזה לא יוכל להצטרף שוב לכיתה הזאת</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>שאלה %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln prepared question(s)</source>
        <translation>
            <numerusform>שאלה מוכנה אחת</numerusform>
            <numerusform>%Ln שאלות מוכנות</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lightsout::ClassroomActions</name>
    <message>
        <source>&amp;Challenge code …</source>
        <translation>&amp;קוד אתגר…</translation>
    </message>
    <message>
        <source>Show this board&apos;s code, or open a board from its code</source>
        <translation>הצגת קוד הלוח, או פתיחת לוח לפי קוד</translation>
    </message>
    <message>
        <source>&amp;Worksheet …</source>
        <translation>&amp;דף עבודה…</translation>
    </message>
    <message>
        <source>Create a worksheet with answers</source>
        <translation>הכנת דף עבודה עם תשובות</translation>
    </message>
    <message>
        <source>&amp;Board of the day</source>
        <translation>הלוח הי&amp;ומי</translation>
    </message>
    <message>
        <source>One board a day, the same for everyone: easy on Mondays, hard on Sundays</source>
        <translation>לוח אחד ביום, זהה לכולם: קל בימי שני, קשה בימי ראשון</translation>
    </message>
</context>
<context>
    <name>lightsout::ClipboardActions</name>
    <message>
        <source>Paste as &amp;board</source>
        <translation>הדבקה כ&amp;לוח</translation>
    </message>
    <message>
        <source>Copy board &amp;as</source>
        <translation>העתקת הלוח &amp;בתור</translation>
    </message>
    <message>
        <source>Pasting a board</source>
        <translation>הדבקת לוח</translation>
    </message>
    <message>
        <source>The clipboard does not contain a board.</source>
        <translation>בלוח הגזירים אין לוח משחק.</translation>
    </message>
    <message>
        <source>Copying the board</source>
        <translation>העתקת הלוח</translation>
    </message>
    <message>
        <source>The board could not be copied.</source>
        <translation>אי אפשר להעתיק את הלוח.</translation>
    </message>
    <message>
        <source>&amp;Copy current view</source>
        <translation>ה&amp;עתקת מה שמוצג</translation>
    </message>
    <message>
        <source>Copy the visible lights, matrix, map or values as text</source>
        <translation>העתקת הנורות, המטריצה, המפה או הערכים כטקסט</translation>
    </message>
    <message>
        <source>Paste a document, graph6 line, edge list, matrix, cell pattern, “Flip” game or picture from the clipboard</source>
        <translation>הדבקת מסמך, שורת graph6, רשימת צלעות, מטריצה, תבנית משבצות, משחק „Flip” או תמונה מלוח הגזירים</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>ה&amp;דבקה</translation>
    </message>
    <message>
        <source>Pasting vertices</source>
        <translation>הדבקת צמתים</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <translation>לוח הגזירים</translation>
    </message>
    <message>
        <source>Pasted a board: %1</source>
        <translation>הודבק לוח: %1</translation>
    </message>
    <message>
        <source>Nothing was pasted: %1</source>
        <translation>לא הודבק דבר: %1</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>הדבקה</translation>
    </message>
</context>
<context>
    <name>lightsout::CommandPalette</name>
    <message>
        <source>Search</source>
        <translation>חיפוש</translation>
    </message>
    <message>
        <source>Type a word: a command, board, page, lesson, term …</source>
        <translation>הקלידו מילה: פקודה, לוח, דף, שיעור, מונח…</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>תוצאות</translation>
    </message>
    <message>
        <source>Nothing is found under these words.</source>
        <translation>לא נמצא דבר למילים אלה.</translation>
    </message>
</context>
<context>
    <name>lightsout::CompareView</name>
    <message>
        <source>Facts</source>
        <translation>תכונות</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>תבניות</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>התפלגויות</translation>
    </message>
    <message>
        <source>Pin this board instead</source>
        <translation>נעיצת הלוח הזה במקומו</translation>
    </message>
    <message>
        <source>Replace the pinned board with this one</source>
        <translation>החלפת הלוח הנעוץ בלוח הזה</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>ביטול הנעיצה</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>הפסקת ההשוואה</translation>
    </message>
    <message>
        <source>The pinned board can&apos;t be saved for next time: %1</source>
        <translation>אי אפשר לשמור את הלוח הנעוץ לפעם הבאה: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Show the facts about both boards side by side</source>
        <translation>הצגת התכונות של שני הלוחות זה לצד זה</translation>
    </message>
    <message>
        <source>Overlay the quiet patterns of both boards</source>
        <translation>הצגת התבניות השקטות של שני הלוחות זו על זו</translation>
    </message>
    <message>
        <source>Show the random-play laws of both boards in one chart</source>
        <translation>הצגת התפלגויות המשחק האקראי של שני הלוחות בתרשים אחד</translation>
    </message>
    <message>
        <source>as drawn</source>
        <translation>כפי שצויר</translation>
    </message>
    <message>
        <source>%1, without self-influence</source>
        <translation>%1, בלי השפעה עצמית</translation>
    </message>
    <message>
        <source>%1: solving this board needs %2 of memory, which is a lot.</source>
        <translation>⁨%1⁩: פתרון הלוח הזה דורש זיכרון רב (⁨%2⁩).</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>כלל</translation>
    </message>
    <message>
        <source>The lights a press changes.</source>
        <translation>אילו נורות משתנות בלחיצה.</translation>
    </message>
    <message>
        <source>Presses made</source>
        <translation>לחיצות שנעשו</translation>
    </message>
    <message>
        <source>Presses since the start, including repeated ones.</source>
        <translation>הלחיצות מאז ההתחלה, כולל לחיצות חוזרות.</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>אין הבדל</translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s)</source>
        <translation>
            <numerusform>הבדל אחד</numerusform>
            <numerusform>%Ln הבדלים</numerusform>
        </translation>
    </message>
    <message>
        <source>This board</source>
        <translation>הלוח הזה</translation>
    </message>
    <message>
        <source>Pinned board</source>
        <translation>הלוח הנעוץ</translation>
    </message>
    <message>
        <source>Solve anyway</source>
        <translation>פתרון בכל זאת</translation>
    </message>
</context>
<context>
    <name>lightsout::ConnectTool</name>
    <message>
        <source>Click to add a vertex; drag from one to another to connect them.</source>
        <translation>לחצו כדי להוסיף צומת; גררו מצומת לצומת כדי לחבר ביניהם.</translation>
    </message>
    <message>
        <source>Drag to the vertex that you want to connect to %1.</source>
        <translation>גררו אל הצומת שיש לחבר אל %1.</translation>
    </message>
    <message>
        <source>With the keyboard: move there with the arrow keys and press the space bar.</source>
        <translation>במקלדת: עברו אליו במקשי החצים ולחצו על מקש הרווח.</translation>
    </message>
    <message>
        <source>%1 and %2 are already connected.</source>
        <translation>%1 כבר מחובר אל %2.</translation>
    </message>
    <message>
        <source>Use the eraser to remove the connection.</source>
        <translation>הסירו את החיבור במחק.</translation>
    </message>
    <message>
        <source>Drop on %2 to connect %1 and %2.</source>
        <translation>שחררו על %2 כדי לחבר בין %1 ל־%2.</translation>
    </message>
    <message>
        <source>Each will influence the other.</source>
        <translation>כל אחד ישפיע על האחר.</translation>
    </message>
    <message>
        <source>Pressing %1 will change %2.</source>
        <translation>לחיצה על %1 תשנה את %2.</translation>
    </message>
    <message>
        <source>Drag to an empty place to add a connected vertex there. With Shift, only the first vertex influences the second. With the keyboard, Insert or N adds a vertex and the space bar connects two vertices.</source>
        <translation>גרירה שמסתיימת במקום ריק יוצרת בו צומת מחובר. עם Shift רק הצומת הראשון משפיע על השני. במקלדת, Insert או N מוסיפים צומת ומקש הרווח מחבר שני צמתים.</translation>
    </message>
    <message>
        <source>Nullity %1. %2</source>
        <translation>דרגת חופש %1. %2</translation>
    </message>
</context>
<context>
    <name>lightsout::CopyCommandButton</name>
    <message>
        <source>Copy co&amp;mmand</source>
        <translation>העתקת ה&amp;פקודה</translation>
    </message>
    <message>
        <source>Copy a command that gives the same result in a terminal</source>
        <translation>העתקת פקודה שנותנת אותה תוצאה במסוף</translation>
    </message>
</context>
<context>
    <name>lightsout::CountsCard</name>
    <message>
        <source>Most presses needed</source>
        <translation>מספר הלחיצות המרבי</translation>
    </message>
    <message>
        <source>Boards that need that many</source>
        <translation>לוחות שדורשים מספר כזה</translation>
    </message>
    <message>
        <source>Play one of the hardest</source>
        <translation>משחק באחד הקשים ביותר</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>פתרונות</translation>
    </message>
    <message>
        <source>Quiet patterns</source>
        <translation>תבניות שקטות</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>כל הלוחות</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>ספירה…</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>לחיצות</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>לוחות</translation>
    </message>
    <message>
        <source>All solvable boards, by the minimum number of presses needed.</source>
        <translation>כל הלוחות הפתירים, לפי מספר הלחיצות המזערי שכל אחד דורש.</translation>
    </message>
    <message>
        <source>hardest board</source>
        <translation>לוח מן הקשים ביותר</translation>
    </message>
    <message>
        <source>All %1, counted exactly, by number of presses.</source>
        <translation>לפי מספר הלחיצות, בספירה מדויקת. סך הכול: %1.</translation>
    </message>
    <message>
        <source>A sample of %1, by number of presses: all %2 are too many to count.</source>
        <translation>לפי מספר הלחיצות: מדגם בגודל %1 מתוך %2, כי אי אפשר לספור את הכול.</translation>
    </message>
    <message>
        <source>Click a bar to list the sets of presses it counts.</source>
        <translation>לחיצה על עמודה מראה מה נספר בה.</translation>
    </message>
    <message>
        <source>Replace these lights with a board that needs the most presses</source>
        <translation>החלפת מצב הנורות במצב שדורש את מספר הלחיצות הגדול ביותר</translation>
    </message>
    <message>
        <source>Count the solutions of this board by number of presses</source>
        <translation>ספירת פתרונות הלוח לפי מספר הלחיצות</translation>
    </message>
    <message>
        <source>Count the quiet patterns by number of presses</source>
        <translation>ספירת התבניות השקטות לפי מספר הלחיצות</translation>
    </message>
    <message>
        <source>Count solvable boards by the minimum number of presses needed</source>
        <translation>ספירת הלוחות הפתירים לפי מספר הלחיצות המזערי</translation>
    </message>
</context>
<context>
    <name>lightsout::CountsPage</name>
    <message>
        <source>Map</source>
        <translation>מפה</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>סריקה</translation>
    </message>
    <message>
        <source>Show the number of solutions for all sizes as a map</source>
        <translation>הצגת מספר הפתרונות לכל גודל של לוח, כמפה</translation>
    </message>
    <message>
        <source>Measure a quantity for many boards and show it as a chart, map and table</source>
        <translation>מדידת גודל כלשהו בלוחות רבים, עם תרשים, מפה וטבלה</translation>
    </message>
    <message>
        <source>Atlas</source>
        <translation>אטלס</translation>
    </message>
    <message>
        <source>Search all connected graphs with few vertices for properties</source>
        <translation>חיפוש תכונות בכל הגרפים הקשירים בעלי מעט צמתים</translation>
    </message>
</context>
<context>
    <name>lightsout::CourseMap</name>
    <message>
        <source>Course map</source>
        <translation>מפת הקורס</translation>
    </message>
</context>
<context>
    <name>lightsout::DeterminantCard</name>
    <message>
        <source>Determinant over the integers</source>
        <translation>הדטרמיננטה מעל השלמים</translation>
    </message>
    <message>
        <source>Compute exactly</source>
        <translation>חישוב מדויק</translation>
    </message>
    <message>
        <source>Compute all digits; on large boards this may take minutes</source>
        <translation>חישוב כל הספרות; בלוחות גדולים החישוב עלול להימשך כמה דקות</translation>
    </message>
    <message>
        <source>Cofactor expansion along the first row</source>
        <translation>פיתוח לפי השורה הראשונה</translation>
    </message>
    <message>
        <source>The matrix is not square, so it has no determinant.</source>
        <translation>המטריצה אינה ריבועית, ולכן אין לה דטרמיננטה.</translation>
    </message>
    <message>
        <source>Modulo 2, the determinant is 1: the matrix has an inverse, and every board has exactly one solution.</source>
        <translation>הדטרמיננטה היא 1 מודולו 2: למטריצה יש הופכית, ולכל לוח יש בדיוק פתרון אחד.</translation>
    </message>
    <message>
        <source>Modulo 2, the determinant is 0: the matrix has no inverse, and not every board can be solved.</source>
        <translation>הדטרמיננטה היא 0 מודולו 2: למטריצה אין הופכית, ולא כל לוח פתיר.</translation>
    </message>
    <message>
        <source>The rank is %1, the size of the matrix.</source>
        <translation>הדרגה היא %1, כגודל המטריצה.</translation>
    </message>
    <message>
        <source>The rank is %1, less than the size %2.</source>
        <translation>הדרגה היא %1, קטנה מהגודל %2.</translation>
    </message>
    <message>
        <source>All digits are computed for boards of up to %1 vertices.</source>
        <translation>כל הספרות מחושבות בלוחות של עד %1 צמתים.</translation>
    </message>
    <message>
        <source>Computing all digits …</source>
        <translation>חישוב כל הספרות…</translation>
    </message>
    <message>
        <source>Each entry of the first row has a minor M: the matrix without the row and column of that entry. The signs alternate.</source>
        <translation>לכל איבר בשורה הראשונה יש מינור M: המטריצה בלי השורה והעמודה של האיבר. הסימנים מתחלפים לסירוגין.</translation>
    </message>
    <message>
        <source>The sum of all terms is the determinant: %1.</source>
        <translation>סכום כל המחוברים הוא הדטרמיננטה: %1.</translation>
    </message>
    <message>
        <source>Sum so far: %1.</source>
        <translation>הסכום עד כה: %1.</translation>
    </message>
    <message>
        <source>The matrix without row %1 and column %2</source>
        <translation>המטריצה בלי שורה %1 ועמודה %2</translation>
    </message>
    <message>
        <source>The matrix</source>
        <translation>המטריצה</translation>
    </message>
</context>
<context>
    <name>lightsout::Drawing</name>
    <message>
        <source>turn into a graph</source>
        <translation>הפיכה לגרף</translation>
    </message>
    <message>
        <source>add a vertex</source>
        <translation>הוספת צומת</translation>
    </message>
    <message>
        <source>connect</source>
        <translation>חיבור</translation>
    </message>
    <message>
        <source>add and connect a vertex</source>
        <translation>הוספת צומת מחובר</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>מחיקה</translation>
    </message>
    <message>
        <source>move</source>
        <translation>הזזה</translation>
    </message>
    <message>
        <source>change self-influence</source>
        <translation>שינוי ההשפעה העצמית</translation>
    </message>
    <message>
        <source>disconnect</source>
        <translation>ניתוק</translation>
    </message>
    <message>
        <source>change directions</source>
        <translation>שינוי הכיוונים</translation>
    </message>
    <message>
        <source>merge</source>
        <translation>מיזוג</translation>
    </message>
    <message>
        <source>mirror</source>
        <translation>שיקוף</translation>
    </message>
    <message>
        <source>align</source>
        <translation>יישור</translation>
    </message>
    <message>
        <source>distribute</source>
        <translation>פיזור אחיד</translation>
    </message>
    <message>
        <source>snap to grid</source>
        <translation>הצמדה לרשת</translation>
    </message>
    <message>
        <source>label</source>
        <translation>תווית</translation>
    </message>
    <message>
        <source>remove a cell</source>
        <translation>הסרת משבצת</translation>
    </message>
    <message>
        <source>add a button</source>
        <translation>הוספת כפתור</translation>
    </message>
    <message>
        <source>remove a button</source>
        <translation>הסרת כפתור</translation>
    </message>
    <message>
        <source>add a light</source>
        <translation>הוספת נורה</translation>
    </message>
    <message>
        <source>remove a light</source>
        <translation>הסרת נורה</translation>
    </message>
</context>
<context>
    <name>lightsout::DrawingActions</name>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;גזירה</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>ה&amp;עתקה</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;שכפול</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;בחירת הכול</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;מחיקה</translation>
    </message>
    <message>
        <source>C&amp;onnect all</source>
        <translation>&amp;חיבור כולם</translation>
    </message>
    <message>
        <source>D&amp;isconnect</source>
        <translation>&amp;ניתוק</translation>
    </message>
    <message>
        <source>&amp;Both ways</source>
        <translation>דו־&amp;כיווני</translation>
    </message>
    <message>
        <source>O&amp;ne way</source>
        <translation>חד־כיוו&amp;ני</translation>
    </message>
    <message>
        <source>&amp;Reverse</source>
        <translation>ה&amp;יפוך</translation>
    </message>
    <message>
        <source>Self-&amp;influence</source>
        <translation>השפעה &amp;עצמית</translation>
    </message>
    <message>
        <source>Withou&amp;t self-influence</source>
        <translation>בלי הש&amp;פעה עצמית</translation>
    </message>
    <message>
        <source>&amp;Merge into one</source>
        <translation>מי&amp;זוג</translation>
    </message>
    <message>
        <source>Mirror &amp;left and right</source>
        <translation>שיקוף ימין־ש&amp;מאל</translation>
    </message>
    <message>
        <source>Mirror &amp;top and bottom</source>
        <translation>שיקוף מ&amp;עלה־מטה</translation>
    </message>
    <message>
        <source>Align in a &amp;row</source>
        <translation>יישור ב&amp;שורה</translation>
    </message>
    <message>
        <source>Align in a &amp;column</source>
        <translation>יישור ב&amp;עמודה</translation>
    </message>
    <message>
        <source>Space evenly &amp;across</source>
        <translation>פיזור &amp;אחיד לרוחב</translation>
    </message>
    <message>
        <source>Space evenly &amp;down</source>
        <translation>פיזור אחיד ל&amp;גובה</translation>
    </message>
    <message>
        <source>&amp;Snap to grid</source>
        <translation>ה&amp;צמדה לרשת</translation>
    </message>
</context>
<context>
    <name>lightsout::DrawingCard</name>
    <message>
        <source>Influences are mutual</source>
        <translation>ההשפעות הדדיות</translation>
    </message>
    <message>
        <source>Draw and connect</source>
        <translation>ציור וחיבור</translation>
    </message>
    <message>
        <source>Select and move</source>
        <translation>בחירה והזזה</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>מחיקה</translation>
    </message>
    <message>
        <source>Make newly connected vertices change each other</source>
        <translation>השפעה הדדית בין צמתים שיחוברו מעתה</translation>
    </message>
    <message>
        <source>Turn it into a graph</source>
        <translation>הפיכה לגרף</translation>
    </message>
    <message>
        <source>Begin with an empty board</source>
        <translation>התחלה מלוח ריק</translation>
    </message>
    <message>
        <source>This board is a grid, so its cells can only be removed.</source>
        <translation>בלוח משבצות אפשר רק להסיר משבצות.</translation>
    </message>
    <message>
        <source>If you turn it into a graph, you can add, move, connect and delete its cells one by one.</source>
        <translation>הפיכת הלוח לגרף מאפשרת להוסיף, להזיז, לחבר ולמחוק משבצות אחת אחת.</translation>
    </message>
    <message>
        <source>This board is too large to draw on.</source>
        <translation>הלוח גדול מכדי לצייר עליו.</translation>
    </message>
    <message numerus="yes">
        <source>Boards of up to %Ln cells can be turned into a graph.</source>
        <translation>
            <numerusform>אפשר להפוך לגרף לוח של משבצת אחת לכל היותר.</numerusform>
            <numerusform>אפשר להפוך לגרף לוח של עד %Ln משבצות.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn this board into a graph whose vertices and edges you can change one by one</source>
        <translation>הפיכת הלוח לגרף שבו אפשר לשנות כל צומת וכל צלע בנפרד</translation>
    </message>
    <message>
        <source>Draw a graph from scratch</source>
        <translation>ציור גרף מאפס</translation>
    </message>
    <message>
        <source>Remove cell</source>
        <translation>הסרת משבצת</translation>
    </message>
    <message>
        <source>Click cells of the grid to remove them</source>
        <translation>לחצו על משבצות כדי להסיר אותן מהלוח</translation>
    </message>
</context>
<context>
    <name>lightsout::EliminationPage</name>
    <message>
        <source>Step-by-step elimination works for boards of up to %1 vertices.</source>
        <translation>דירוג צעד אחר צעד אפשרי בלוחות של עד %1 צמתים.</translation>
    </message>
    <message>
        <source>The board is empty, and so is its matrix.</source>
        <translation>הלוח ריק, וגם המטריצה שלו.</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>צעד אחר צעד</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>ביד</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>תוצאה</translation>
    </message>
    <message>
        <source>Two methods</source>
        <translation>שתי שיטות</translation>
    </message>
    <message>
        <source>Watch the elimination, one row operation at a time</source>
        <translation>צפייה בדירוג, פעולת שורה אחת בכל פעם</translation>
    </message>
    <message>
        <source>Choose the row operations yourself</source>
        <translation>בחירה עצמאית של פעולות השורה</translation>
    </message>
    <message>
        <source>Show the solutions as formulas, or why there are none</source>
        <translation>הצגת הפתרונות כנוסחאות, או הצגת הסיבה לכך שאין פתרונות</translation>
    </message>
    <message>
        <source>Compare the cost of Gaussian elimination and light chasing</source>
        <translation>השוואת העבודה בדירוג גאוס ובמילוי עקבי של שורות</translation>
    </message>
    <message>
        <source>Inverse matrix</source>
        <translation>מטריצה הופכית</translation>
    </message>
</context>
<context>
    <name>lightsout::EraseTool</name>
    <message>
        <source>Click vertices or edges to delete them, or drag across several.</source>
        <translation>לחצו על צמתים או על צלעות כדי למחוק אותם, או גררו מעליהם.</translation>
    </message>
    <message>
        <source>A drag is undone in one step. With the keyboard, the space bar deletes the current vertex.</source>
        <translation>גרירה שלמה מתבטלת בצעד אחד. מקש הרווח מוחק את הצומת הנוכחי.</translation>
    </message>
    <message>
        <source>Click cells to remove them, or drag across several.</source>
        <translation>לחצו על משבצות כדי להסיר אותן, או גררו מעליהן.</translation>
    </message>
    <message>
        <source>Undo restores removed cells. On the keyboard, press the space bar to remove a cell.</source>
        <translation>ביטול מחזיר משבצות שהוסרו. במקלדת, מקש הרווח מסיר משבצת.</translation>
    </message>
</context>
<context>
    <name>lightsout::ExperimentControls</name>
    <message>
        <source>Play again</source>
        <translation>משחקים נוספים</translation>
    </message>
    <message>
        <source>Repeat the experiment with another seed</source>
        <translation>חזרה על הניסוי בזרע אחר</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>העתקת הטבלה</translation>
    </message>
    <message>
        <source>Copy the table as text, for spreadsheets</source>
        <translation>העתקת הטבלה כטקסט, לגיליונות אלקטרוניים</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>שמירה כ־CSV…</translation>
    </message>
    <message>
        <source>Save the table for spreadsheets</source>
        <translation>שמירת הטבלה לגיליונות אלקטרוניים</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>משחק אחד</numerusform>
            <numerusform>%Ln משחקים</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>מספר המשחקים</translation>
    </message>
    <message>
        <source>Seed </source>
        <translation>זרע </translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>זרע</translation>
    </message>
    <message>
        <source>The same seed gives the same games</source>
        <translation>אותו זרע נותן שוב אותם משחקים</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>שמירת הטבלה</translation>
    </message>
    <message>
        <source>Values (*.csv)</source>
        <translation>ערכים ‎(*.csv)</translation>
    </message>
    <message>
        <source>The file could not be saved.</source>
        <translation>אי אפשר לשמור את הקובץ.</translation>
    </message>
</context>
<context>
    <name>lightsout::ExperimentsCard</name>
    <message>
        <source>Experiments side by side</source>
        <translation>ניסויים זה לצד זה</translation>
    </message>
    <message>
        <source>Games by number of black cells</source>
        <translation>משחקים לפי מספר המשבצות השחורות</translation>
    </message>
    <message>
        <source>Presses in each game</source>
        <translation>לחיצות בכל משחק</translation>
    </message>
    <message>
        <source>Several numbers, separated by commas</source>
        <translation>כמה מספרים, מופרדים בפסיקים</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>לחיצות</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>ממוצע</translation>
    </message>
    <message>
        <source>Variance</source>
        <translation>שונות</translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es)</source>
        <translation>
            <numerusform>לחיצה אחת</numerusform>
            <numerusform>%Ln לחיצות</numerusform>
        </translation>
    </message>
    <message>
        <source>games</source>
        <translation>משחקים</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>צפוי</translation>
    </message>
    <message>
        <source>“%1” is not valid. Enter a whole number from 0 to %2.</source>
        <translation>„⁨%1⁩” אינו תקין: הקלידו מספר שלם מ־0 עד %2.</translation>
    </message>
    <message>
        <source>Type up to %1 numbers of presses, separated by commas.</source>
        <translation>הקלידו עד %1 מספרי לחיצות, מופרדים בפסיקים.</translation>
    </message>
    <message>
        <source>Numbers that never occurred and are not expected are left out.</source>
        <translation>מספרים שלא הופיעו ואינם צפויים הושמטו.</translation>
    </message>
    <message>
        <source>This board is too large for random play. The limit is %1 vertices.</source>
        <translation>הלוח גדול מדי למשחק אקראי: המגבלה היא %1 צמתים.</translation>
    </message>
    <message>
        <source>Games by number of lights on</source>
        <translation>משחקים לפי מספר הנורות הדולקות</translation>
    </message>
    <message>
        <source>Each row stands for a number of lights on at the end of a game.</source>
        <translation>השורות: מספר הנורות הדולקות בסוף המשחק.</translation>
    </message>
    <message>
        <source>Each row stands for a number of black cells at the end of a game.</source>
        <translation>השורות: מספר המשבצות השחורות בסוף המשחק.</translation>
    </message>
    <message>
        <source>The exact law of this board is out of reach, but the mean and variance are exact.</source>
        <translation>אי אפשר לחשב את ההתפלגות המדויקת של לוח זה, אך התוחלת והשונות מדויקות.</translation>
    </message>
    <message>
        <source>Expected: the number of games predicted by the exact law. χ² measures the distance between both, with its degrees of freedom next to it; p is the share of such experiments with the same or a larger distance. Means and variances have 95 % confidence intervals.</source>
        <translation>צפוי: מספר המשחקים לפי ההתפלגות המדויקת. ⁦χ²⁩ מודד את ההפרש בין השניים, ולידו דרגות החופש; ⁦p⁩ הוא שיעור הניסויים האלה שבהם ההפרש זהה או גדול יותר. לממוצעים ולשונויות יש רווחי בר־סמך של ⁦95 %⁩.</translation>
    </message>
    <message>
        <source>Lights on</source>
        <translation>נורות דולקות</translation>
    </message>
    <message>
        <source>Black cells</source>
        <translation>משבצות שחורות</translation>
    </message>
</context>
<context>
    <name>lightsout::ExperimentsView</name>
    <message>
        <source>Several lengths</source>
        <translation>אורכים שונים</translation>
    </message>
    <message>
        <source>Play games of several lengths on this board</source>
        <translation>משחקים באורכים שונים בלוח הזה</translation>
    </message>
    <message>
        <source>Several sizes</source>
        <translation>גדלים שונים</translation>
    </message>
    <message>
        <source>Compare the means for square boards of several sizes</source>
        <translation>השוואת הממוצעים בלוחות ריבועיים בגדלים שונים</translation>
    </message>
    <message>
        <source>Two cells</source>
        <translation>שתי משבצות</translation>
    </message>
    <message>
        <source>See whether two cells are independent</source>
        <translation>בדיקה אם שתי משבצות בלתי תלויות</translation>
    </message>
</context>
<context>
    <name>lightsout::Export</name>
    <message>
        <source>Elimination %1</source>
        <translation>דירוג ⁨%1⁩</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>לא נשמר</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>אי אפשר לשמור את ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Save the elimination as PDF</source>
        <translation>שמירת הדירוג כ־PDF</translation>
    </message>
    <message>
        <source>Save the elimination as LaTeX</source>
        <translation>שמירת הדירוג כ־LaTeX</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>שמירת התמונה</translation>
    </message>
    <message>
        <source>Elimination of the board %1</source>
        <translation>דירוג גאוס של הלוח ⁨%1⁩</translation>
    </message>
    <message>
        <source>Writing %1 …</source>
        <translation>שמירת ⁨%1⁩…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Save the slides as PDF</source>
        <translation>שמירת השקופיות כ־PDF</translation>
    </message>
</context>
<context>
    <name>lightsout::FactCard</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>⁨%1⁩, ⁨%2⁩: ⁨%3⁩</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>שונה</translation>
    </message>
</context>
<context>
    <name>lightsout::FactLabel</name>
    <message>
        <source>%1: %2</source>
        <translation>⁨%1⁩: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>lightsout::FileActions</name>
    <message>
        <source>&amp;Open …</source>
        <translation>&amp;פתיחה…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;שמירה</translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation>שמירה &amp;בשם…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>קבצים א&amp;חרונים</translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>אי אפשר לפתוח את ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Save changes?</source>
        <translation>לשמור את השינויים?</translation>
    </message>
    <message>
        <source>This game has not been saved.</source>
        <translation>המשחק הזה עדיין לא נשמר.</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
        <translation>יש שינויים שלא נשמרו ב־⁨%1⁩.</translation>
    </message>
    <message>
        <source>Do you want to save it first?</source>
        <translation>לשמור קודם?</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t save</source>
        <translation>ב&amp;לי שמירה</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Open a board</source>
        <translation>פתיחת לוח</translation>
    </message>
    <message>
        <source>Boards and graphs (%1)</source>
        <translation>לוחות וגרפים ‎(%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>כל הקבצים ‎(%1)</translation>
    </message>
    <message>
        <source>board</source>
        <translation>לוח</translation>
    </message>
    <message>
        <source>Lights Out boards (%1)</source>
        <translation>לוחות של משחק האורות ‎(%1)</translation>
    </message>
    <message>
        <source>Save the board</source>
        <translation>שמירת הלוח</translation>
    </message>
    <message>
        <source>Graphs (%1)</source>
        <translation>גרפים ‎(%1)</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>אי אפשר לשמור את ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Lights Out Workbench</source>
        <translation>Lights Out Workbench</translation>
    </message>
    <message>
        <source>It is not a file.</source>
        <translation>זה לא קובץ.</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>פתיחת ⁨%1⁩</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>שמירת ⁨%1⁩</translation>
    </message>
    <message>
        <source>This will be lost:</source>
        <translation>הדברים האלה יאבדו:</translation>
    </message>
    <message>
        <source>%1 will not contain the whole game.</source>
        <translation>הקובץ ⁨%1⁩ לא יכיל את כל המשחק.</translation>
    </message>
    <message>
        <source>A .lightsout file stores everything.</source>
        <translation>קובץ ⁦.lightsout⁩ שומר הכול.</translation>
    </message>
    <message>
        <source>&amp;Save a copy</source>
        <translation>&amp;שמירת עותק</translation>
    </message>
    <message>
        <source>%1 is no longer there.</source>
        <translation>⁨%1⁩ כבר לא קיים.</translation>
    </message>
    <message>
        <source>%1 was changed elsewhere.</source>
        <translation>⁨%1⁩ עודכן במקום אחר.</translation>
    </message>
    <message>
        <source>It has been moved or deleted since it was last opened or saved here. The board in this window is intact.</source>
        <translation>הקובץ הועבר או נמחק מאז שנפתח או נשמר כאן לאחרונה. הלוח שבחלון הזה לא נפגע.</translation>
    </message>
    <message>
        <source>Another program has changed it since it was last opened or saved here. It has not been overwritten. The board in this window is intact.</source>
        <translation>תוכנה אחרת שינתה את הקובץ מאז שנפתח או נשמר כאן לאחרונה. הוא לא נדרס, והלוח שבחלון הזה לא נפגע.</translation>
    </message>
    <message>
        <source>&amp;Reload the file</source>
        <translation>&amp;טעינת הקובץ מחדש</translation>
    </message>
    <message>
        <source>Save &amp;elsewhere …</source>
        <translation>שמירה במקום &amp;אחר…</translation>
    </message>
    <message>
        <source>Save to &amp;the same place</source>
        <translation>שמירה באותו &amp;מקום</translation>
    </message>
    <message>
        <source>&amp;Overwrite the file</source>
        <translation>&amp;דריסת הקובץ</translation>
    </message>
    <message>
        <source>Closed without saving</source>
        <translation>נסגרו בלי שמירה</translation>
    </message>
    <message>
        <source>Save a &amp;copy …</source>
        <translation>שמירת &amp;עותק…</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>שמירת עותק</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>נשמר: ⁨%1⁩</translation>
    </message>
    <message>
        <source>This will be left out:</source>
        <translation>הדברים האלה יושמטו:</translation>
    </message>
    <message>
        <source>the comments (lines with %1)</source>
        <translation>ההערות (שורות עם ⁨%1⁩)</translation>
    </message>
    <message>
        <source>%1 contains more than a board can hold.</source>
        <translation>ב־⁨%1⁩ יש יותר ממה שלוח יכול להכיל.</translation>
    </message>
    <message>
        <source>The file itself will not be changed.</source>
        <translation>הקובץ נשאר כפי שהוא.</translation>
    </message>
    <message>
        <source>&amp;Open it</source>
        <translation>פתיחת ה&amp;קובץ</translation>
    </message>
    <message>
        <source>The board remains in File → Open recent.</source>
        <translation>הלוח נשאר תחת קובץ ← קבצים אחרונים.</translation>
    </message>
    <message>
        <source>Opened %1: %2</source>
        <translation>נפתח ⁨%1⁩: %2</translation>
    </message>
    <message>
        <source>the graphs after the first</source>
        <translation>הגרפים שאחרי הראשון</translation>
    </message>
    <message>
        <source>the grouping of vertices</source>
        <translation>קיבוץ הצמתים</translation>
    </message>
    <message>
        <source>the hyperedges</source>
        <translation>ההיפר־צלעות</translation>
    </message>
    <message>
        <source>the ports</source>
        <translation>הפורטים</translation>
    </message>
    <message>
        <source>the weights of the edges</source>
        <translation>משקלי הצלעות</translation>
    </message>
    <message>
        <source>everything in yEd&apos;s drawing except labels, positions and arrows</source>
        <translation>הציור של yEd מלבד תוויות, מיקומים וחצים</translation>
    </message>
    <message>
        <source>Choose a graph</source>
        <translation>בחירת גרף</translation>
    </message>
    <message>
        <source>%1 contains several graphs. Which one do you want to open (1 to %2)?</source>
        <translation>יש כמה גרפים ב־⁨%1⁩. איזה מהם לפתוח, מ־1 עד %2?</translation>
    </message>
    <message>
        <source>Repeated edges</source>
        <translation>צלעות חוזרות</translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s) in %1 repeat others.</source>
        <translation>
            <numerusform>צלע אחת ב־⁨%1⁩ חוזרת על אחרת.</numerusform>
            <numerusform>%n צלעות ב־⁨%1⁩ חוזרות על אחרות.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you merge them, repeated edges become one edge. A repeated edge toggles a light twice, so pairs can cancel each other out instead.</source>
        <translation>במיזוג, צלעות זהות נעשות צלע אחת. שתי צלעות כאלה משנות נורה פעמיים, ולכן הן יכולות גם לבטל זו את זו.</translation>
    </message>
    <message>
        <source>&amp;Merge them</source>
        <translation>&amp;מיזוג</translation>
    </message>
    <message>
        <source>&amp;Let pairs cancel out</source>
        <translation>&amp;זוגות יתבטלו</translation>
    </message>
    <message numerus="yes">
        <source>a grid of %1 × %2 cells, %n light(s) on</source>
        <translation>
            <numerusform>לוח של ⁦%1 × %2⁩, נורה אחת דולקת</numerusform>
            <numerusform>לוח של ⁦%1 × %2⁩, %n נורות דולקות</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: marked with %2</source>
        <translation>%1; סימון: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n vertex(es)</source>
        <translation>
            <numerusform>צומת אחד</numerusform>
            <numerusform>%n צמתים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undirected edge(s)</source>
        <translation>
            <numerusform>צלע לא מכוונת אחת</numerusform>
            <numerusform>%n צלעות לא מכוונות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n directed edge(s)</source>
        <translation>
            <numerusform>צלע מכוונת אחת</numerusform>
            <numerusform>%n צלעות מכוונות</numerusform>
        </translation>
    </message>
    <message>
        <source>labels</source>
        <translation>תוויות</translation>
    </message>
    <message>
        <source>no labels</source>
        <translation>ללא תוויות</translation>
    </message>
    <message>
        <source>positions from the file</source>
        <translation>מיקומים מהקובץ</translation>
    </message>
    <message>
        <source>no positions, drawn on a circle</source>
        <translation>ללא מיקומים, מצויר על מעגל</translation>
    </message>
    <message numerus="yes">
        <source>%n vertex(es) without a position (drawn below the others)</source>
        <translation>
            <numerusform>צומת אחד ללא מיקום, מצויר למטה</numerusform>
            <numerusform>%n צמתים ללא מיקום, מצוירים למטה</numerusform>
        </translation>
    </message>
    <message>
        <source>converted from %1</source>
        <translation>הומר מ־⁨%1⁩</translation>
    </message>
    <message>
        <source>a row for each light, a column for each button</source>
        <translation>שורה לכל נורה, עמודה לכל כפתור</translation>
    </message>
    <message>
        <source>Read as the lights of a board</source>
        <translation>נקרא כנורות של לוח</translation>
    </message>
    <message>
        <source>Read as its influence matrix</source>
        <translation>נקרא כמטריצת השכנויות של המשחק</translation>
    </message>
    <message>
        <source>Read as its adjacency matrix: a press changes its own light</source>
        <translation>נקרא כמטריצת השכנויות של הגרף: לחיצה משנה גם את הנורה שלה</translation>
    </message>
    <message>
        <source>Read as its influence matrix: a press does not change its own light</source>
        <translation>נקרא כמטריצת השכנויות של המשחק: לחיצה אינה משנה את הנורה שלה</translation>
    </message>
    <message>
        <source>Read as a table with a row for each light and a column for each button</source>
        <translation>נקרא כטבלה עם שורה לכל נורה ועמודה לכל כפתור</translation>
    </message>
    <message>
        <source>Read as a list of edges</source>
        <translation>נקרא כרשימת צלעות</translation>
    </message>
    <message>
        <source>Read as lists of neighbours</source>
        <translation>נקרא כרשימות של שכנים</translation>
    </message>
    <message>
        <source>Read as a machine with lights and buttons</source>
        <translation>נקרא כמכונה עם נורות וכפתורים</translation>
    </message>
    <message>
        <source>How should this text be read?</source>
        <translation>איך לקרוא את הטקסט הזה?</translation>
    </message>
    <message numerus="yes">
        <source>%1 can be read in %n way(s).</source>
        <translation>
            <numerusform>אפשר לקרוא את ⁨%1⁩ בדרך אחת.</numerusform>
            <numerusform>אפשר לקרוא את ⁨%1⁩ ב־%n דרכים.</numerusform>
        </translation>
    </message>
    <message>
        <source>the title</source>
        <translation>הכותרת</translation>
    </message>
    <message>
        <source>the text after the list</source>
        <translation>הטקסט שאחרי הרשימה</translation>
    </message>
    <message>
        <source>the numbers in {}</source>
        <translation>המספרים שבתוך {}</translation>
    </message>
    <message>
        <source>there are two symbols</source>
        <translation>יש שני סמלים</translation>
    </message>
    <message>
        <source>the first line states the size</source>
        <translation>השורה הראשונה קובעת את הגודל</translation>
    </message>
    <message>
        <source>it is not square</source>
        <translation>הוא אינו ריבועי</translation>
    </message>
    <message>
        <source>it is square</source>
        <translation>הוא ריבועי</translation>
    </message>
    <message>
        <source>it is symmetric and its diagonal is constant</source>
        <translation>הוא סימטרי והאלכסון שלו קבוע</translation>
    </message>
    <message>
        <source>it is in brackets</source>
        <translation>הוא בסוגריים</translation>
    </message>
    <message>
        <source>rows or columns have names</source>
        <translation>לשורות או לעמודות יש שמות</translation>
    </message>
    <message>
        <source>there are numbers other than 0 and 1</source>
        <translation>יש מספרים מלבד 0 ו־1</translation>
    </message>
    <message>
        <source>the first line counts vertices and edges</source>
        <translation>השורה הראשונה מונה את הצמתים ואת הצלעות</translation>
    </message>
    <message>
        <source>the first line names the columns</source>
        <translation>השורה הראשונה נותנת שמות לעמודות</translation>
    </message>
    <message>
        <source>each line has two ends</source>
        <translation>בכל שורה שני קצוות</translation>
    </message>
    <message>
        <source>each line has a list</source>
        <translation>בכל שורה רשימה</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>הסיבה: %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>The text</source>
        <translation>הטקסט</translation>
    </message>
    <message>
        <source>Press a number, or choose with the arrow keys and Enter.</source>
        <translation>אפשר להקיש מספר, או לבחור בחיצים וב־Enter.</translation>
    </message>
    <message numerus="yes">
        <source>%n light(s)</source>
        <translation>
            <numerusform>נורה אחת</numerusform>
            <numerusform>%n נורות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n button(s)</source>
        <translation>
            <numerusform>כפתור אחד</numerusform>
            <numerusform>%n כפתורים</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lightsout::FileHandle</name>
    <message>
        <source>Drag the board out of the window as a file, or click to save a copy</source>
        <translation>אפשר לגרור את הלוח אל מחוץ לחלון כקובץ, או ללחוץ כדי לשמור עותק</translation>
    </message>
    <message>
        <source>The board as a file</source>
        <translation>הלוח כקובץ</translation>
    </message>
</context>
<context>
    <name>lightsout::FindAction</name>
    <message>
        <source>&amp;Search …</source>
        <translation>&amp;חיפוש…</translation>
    </message>
    <message>
        <source>Find a command, a page, a board, a lesson or a term by typing</source>
        <translation>מציאת פקודה, דף, לוח, שיעור או מונח בהקלדה</translation>
    </message>
</context>
<context>
    <name>lightsout::FormulaList</name>
    <message>
        <source>Formulas</source>
        <translation>נוסחאות</translation>
    </message>
</context>
<context>
    <name>lightsout::GalleryCard</name>
    <message>
        <source>Previous</source>
        <translation>הקודם</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>הבא</translation>
    </message>
    <message>
        <source>Nearest to a tiling</source>
        <translation>הקרובים ביותר לריצוף</translation>
    </message>
    <message>
        <source>No solution of the all-on board has fewer changes.</source>
        <translation>אין ללוח שכולו דולק פתרון עם פחות שינויים.</translation>
    </message>
    <message>
        <source>Fewest changes in all: %1; a tiling would have %2.</source>
        <translation>מספר השינויים המזערי: %1; בריצוף: %2.</translation>
    </message>
    <message>
        <source>All tilings</source>
        <translation>כל הריצופים</translation>
    </message>
    <message>
        <source>The first tilings</source>
        <translation>הריצופים הראשונים</translation>
    </message>
    <message>
        <source>Tiling %1</source>
        <translation>ריצוף %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 מתוך %2</translation>
    </message>
    <message>
        <source>The %1 solutions nearest to a tiling are listed.</source>
        <translation>מוצגים %1 הפתרונות הקרובים ביותר לריצוף.</translation>
    </message>
    <message>
        <source>Enlarge</source>
        <translation>הגדלה</translation>
    </message>
    <message numerus="yes">
        <source>Solution %1 of %2: %Ln change(s)</source>
        <translation>
            <numerusform>פתרון %1 מתוך %2: שינוי אחד</numerusform>
            <numerusform>פתרון %1 מתוך %2: %Ln שינויים</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lightsout::GamesCard</name>
    <message>
        <source>Play again</source>
        <translation>משחקים נוספים</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>משחק אחד</numerusform>
            <numerusform>%Ln משחקים</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>מספר המשחקים</translation>
    </message>
    <message>
        <source>Presses in each game</source>
        <translation>לחיצות בכל משחק</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>לחיצות</translation>
    </message>
    <message numerus="yes">
        <source>Black cells after %Ln press(es)</source>
        <translation>
            <numerusform>משבצות שחורות אחרי לחיצה אחת</numerusform>
            <numerusform>משבצות שחורות אחרי %Ln לחיצות</numerusform>
        </translation>
    </message>
    <message>
        <source>black cells</source>
        <translation>משבצות שחורות</translation>
    </message>
    <message>
        <source>exact law</source>
        <translation>התפלגות מדויקת</translation>
    </message>
    <message>
        <source>Exact: mean %1, variance %2.</source>
        <translation>ערכים מדויקים: תוחלת ⁨%1⁩, שונות ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 is black in %2 of the games (exact value: %3).</source>
        <translation>%1 בצבע שחור ב־⁨%2⁩ מהמשחקים (הערך המדויק: ⁨%3⁩).</translation>
    </message>
    <message>
        <source>The computation of the exact law was stopped.</source>
        <translation>חישוב ההתפלגות המדויקת נעצר.</translation>
    </message>
    <message>
        <source>Play the same number of games with a new seed</source>
        <translation>אותו מספר משחקים עם זרע אחר</translation>
    </message>
    <message>
        <source>The exact law of this board is out of reach: computing it would need %1.</source>
        <translation>אי אפשר לחשב את ההתפלגות המדויקת של לוח זה: החישוב ידרוש ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The exact probability law of this board can&apos;t be computed.</source>
        <translation>אי אפשר לחשב את ההתפלגות המדויקת של לוח זה.</translation>
    </message>
    <message>
        <source>The closest board of this kind with a computable exact law is %1.</source>
        <translation>הלוח הקרוב ביותר מאותו סוג שהתפלגותו ניתנת לחישוב: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The exact law is computed for up to %1 vertices.</source>
        <translation>ההתפלגות מחושבת בלוחות של עד %1 צמתים.</translation>
    </message>
    <message>
        <source>The mean, variance and limit are still exact.</source>
        <translation>התוחלת, השונות והגבול מדויקים בכל זאת.</translation>
    </message>
    <message>
        <source>This board is too large for random play. The limit is %1 vertices.</source>
        <translation>הלוח גדול מדי למשחק אקראי: המגבלה היא %1 צמתים.</translation>
    </message>
    <message>
        <source>These games would need %1. At most %2 games with this many presses can be played.</source>
        <translation>המשחקים האלה ידרשו ⁨%1⁩: אפשר לשחק עד %2 משחקים באורך כזה.</translation>
    </message>
    <message>
        <source>The games are being played: %1.</source>
        <translation>המשחקים מתנהלים: %1.</translation>
    </message>
    <message>
        <source>The exact law is being computed: %1.</source>
        <translation>ההתפלגות המדויקת מחושבת: %1.</translation>
    </message>
    <message>
        <source>Lights on (presses: %1)</source>
        <translation>נורות דולקות (לחיצות: %1)</translation>
    </message>
    <message>
        <source>lights on</source>
        <translation>נורות דולקות</translation>
    </message>
    <message>
        <source>%1 is on in %2 of the games (exact value: %3).</source>
        <translation>%1: הנורה דולקת ב־⁨%2⁩ מהמשחקים (הערך המדויק: ⁨%3⁩).</translation>
    </message>
    <message>
        <source>Games: mean %1, variance %2 (95 % confidence intervals).</source>
        <translation>משחקים: ממוצע %1, שונות %2 (רווחי בר־סמך של ⁦95 %⁩).</translation>
    </message>
    <message>
        <source>share of the games</source>
        <translation>שיעור המשחקים</translation>
    </message>
    <message>
        <source>where 95 % of simulations lie</source>
        <translation>היכן נמצאות ⁦95 %⁩ מהסימולציות</translation>
    </message>
    <message>
        <source>There are too few games to compare them with the law.</source>
        <translation>יש מעט מדי משחקים להשוואה עם ההתפלגות.</translation>
    </message>
    <message>
        <source>%1: a difference this large or larger happens in less than %2 of such experiments.</source>
        <translation>%1: הפרש כזה או גדול ממנו מתקבל בפחות מ־%2 מהניסויים האלה.</translation>
    </message>
    <message>
        <source>%1: a difference this large or larger happens in %2 of such experiments.</source>
        <translation>%1: הפרש כזה או גדול ממנו מתקבל ב־%2 מהניסויים האלה.</translation>
    </message>
    <message numerus="yes">
        <source>χ² = %1 with %Ln degree(s) of freedom, %2</source>
        <translation>
            <numerusform>⁦χ² = %1⁩ עם דרגת חופש אחת, %2</numerusform>
            <numerusform>⁦χ² = %1⁩ עם %Ln דרגות חופש, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The exact law is computed for up to %1 buttons and %2 lights.</source>
        <translation>ההתפלגות מחושבת בלוחות של עד %1 כפתורים ו־%2 נורות.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>⁨%1⁩ עד ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>lightsout::GuessAxis</name>
    <message>
        <source>Your guess: %1, the result: %2</source>
        <translation>הניחוש שלכם: %1, התוצאה: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln guess(es) of the class, from %1 to %2</source>
        <translation>
            <numerusform>ניחוש אחד של הכיתה, מ־%1 עד %2</numerusform>
            <numerusform>%Ln ניחושים של הכיתה, מ־%1 עד %2</numerusform>
        </translation>
    </message>
    <message>
        <source>result %1</source>
        <translation>תוצאה %1</translation>
    </message>
    <message>
        <source>guess %1</source>
        <translation>ניחוש %1</translation>
    </message>
    <message>
        <source>games %1</source>
        <translation>משחקים %1</translation>
    </message>
</context>
<context>
    <name>lightsout::Guide</name>
    <message>
        <source>a quiet pattern</source>
        <translation>תבנית שקטה</translation>
    </message>
</context>
<context>
    <name>lightsout::HandCard</name>
    <message>
        <source>Undo</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>ביצוע חוזר</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>רמז</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>התחלה מחדש</translation>
    </message>
    <message numerus="yes">
        <source>%Ln operation(s) by hand</source>
        <translation>
            <numerusform>פעולה אחת ביד</numerusform>
            <numerusform>%Ln פעולות ביד</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; standard method: %2</source>
        <translation>%1; בשיטה הרגילה: %2</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>תורכם.</translation>
    </message>
    <message>
        <source>Reduced: every pivot is the only 1 in its column. The solutions have not changed.</source>
        <translation>צורה מדורגת קנונית: כל איבר מוביל הוא ה־1 היחיד בעמודה שלו. הפתרונות זהים לאלה שבהתחלה.</translation>
    </message>
    <message>
        <source>Row %1 needs a 1 in column %2, and row %3 has one.</source>
        <translation>בשורה %1 נחוץ 1 בעמודה %2, ובשורה %3 יש כזה.</translation>
    </message>
    <message>
        <source>This removes the 1 in row %1, column %2.</source>
        <translation>פעולה זו מאפסת את ה־1 של שורה %1 בעמודה %2.</translation>
    </message>
    <message>
        <source>Drag a row onto another to add it, or onto the edge of the other row to swap the two. Keyboard: arrow keys to move, space bar to lift, Return to add, S to swap.</source>
        <translation>גררו שורה אל שורה אחרת כדי להוסיף אותה אליה, או אל שפתה העליונה או התחתונה של האחרת כדי להחליף ביניהן. במקלדת: חצים למעבר, רווח להרמה, Enter להוספה, S להחלפה.</translation>
    </message>
    <message>
        <source>The solutions stay the same: doing an operation a second time undoes it.</source>
        <translation>הפתרונות אינם משתנים: ביצוע הפעולה פעם שנייה מבטל אותה.</translation>
    </message>
    <message>
        <source>Reduced: every pivot is the only 1 in its column. The rank is %1.</source>
        <translation>צורה מדורגת קנונית: כל איבר מוביל הוא ה־1 היחיד בעמודה שלו. הדרגה היא %1.</translation>
    </message>
    <message>
        <source>Reduced: the inverse of A is to the right of the bar.</source>
        <translation>צורה מדורגת קנונית: מימין לקו נמצאת ההופכית של A.</translation>
    </message>
    <message>
        <source>Reduced: row %1 is zero to the left of the bar, so A has no inverse.</source>
        <translation>צורה מדורגת קנונית: שורה %1 מתאפסת משמאל לקו, ולכן ל־A אין הופכית.</translation>
    </message>
    <message>
        <source>Reduced: row %1 reads 0 = 1, so this board has no solution.</source>
        <translation>צורה מדורגת קנונית: בשורה %1 כתוב ⁦0 = 1⁩, ולכן ללוח הזה אין פתרון.</translation>
    </message>
    <message>
        <source>Undo the last row operation</source>
        <translation>ביטול פעולת השורה האחרונה</translation>
    </message>
    <message>
        <source>Redo the row operation that was undone</source>
        <translation>ביצוע חוזר של הפעולה שבוטלה</translation>
    </message>
    <message>
        <source>Show a useful row operation</source>
        <translation>הצגת פעולת שורה מועילה</translation>
    </message>
    <message>
        <source>Return to the original matrix</source>
        <translation>חזרה למטריצה ההתחלתית</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>בוטל: %1</translation>
    </message>
    <message>
        <source>Swap rows %1 and %2.</source>
        <translation>החליפו בין שורות %1 ו־%2.</translation>
    </message>
    <message>
        <source>Add row %1 to row %2.</source>
        <translation>הוסיפו את שורה %1 לשורה %2.</translation>
    </message>
</context>
<context>
    <name>lightsout::HeatFilterBox</name>
    <message>
        <source>Shown cells</source>
        <translation>המשבצות המוצגות</translation>
    </message>
    <message>
        <source>Show only these cells in colour</source>
        <translation>הצגת משבצות אלה בלבד בצבע</translation>
    </message>
    <message>
        <source>Value of the shown cells</source>
        <translation>הערך של המשבצות המוצגות</translation>
    </message>
</context>
<context>
    <name>lightsout::HeatLegend</name>
    <message>
        <source>Colours, from the palest to the strongest</source>
        <translation>צבעים, מהחלש לחזק</translation>
    </message>
</context>
<context>
    <name>lightsout::HeatMap</name>
    <message>
        <source>&amp;Open this board</source>
        <translation>&amp;פתיחת הלוח הזה</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <translation>שורה %1, עמודה %2: ⁨%3⁩</translation>
    </message>
    <message>
        <source>Row %1, column %2: not known yet</source>
        <translation>שורה %1, עמודה %2: עדיין לא ידוע</translation>
    </message>
</context>
<context>
    <name>lightsout::HelpActions</name>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;מדריך</translation>
    </message>
    <message>
        <source>&amp;Keyboard and mouse</source>
        <translation>&amp;מקלדת ועכבר</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>&amp;אודות</translation>
    </message>
    <message>
        <source>What&apos;s &amp;new</source>
        <translation>מה &amp;חדש</translation>
    </message>
    <message>
        <source>&amp;Report a problem</source>
        <translation>&amp;דיווח על בעיה</translation>
    </message>
</context>
<context>
    <name>lightsout::IdentitiesCard</name>
    <message>
        <source>What the literature says</source>
        <translation>מה אומרת הספרות</translation>
    </message>
    <message>
        <source>Choose a statement to test: boards for which it holds are ringed, others crossed out.</source>
        <translation>בחרו טענה לבדיקה: לוחות שהיא נכונה לגביהם מוקפים במסגרת, והאחרים מסומנים באיקס.</translation>
    </message>
    <message>
        <source>%1, and 2 more if %2</source>
        <translation>⁨%1⁩, ועוד 2 כאשר ⁨%2⁩</translation>
    </message>
    <message>
        <source>without self-influence, %1</source>
        <translation>בלי השפעה עצמית, ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>True for all %Ln square board(s) tested.</source>
        <translation>
            <numerusform>נכון ללוח הריבועי היחיד שנבדק.</numerusform>
            <numerusform>נכון לכל %Ln הלוחות הריבועיים שנבדקו.</numerusform>
        </translation>
    </message>
    <message>
        <source>True for %1 of the square boards tested, false for %2.</source>
        <translation>נכון ל־%1 מן הלוחות הריבועיים שנבדקו, ושגוי ל־%2.</translation>
    </message>
</context>
<context>
    <name>lightsout::LabBook</name>
    <message>
        <source>add to the lab book</source>
        <translation>שמירה ביומן</translation>
    </message>
    <message>
        <source>remove from the lab book</source>
        <translation>הסרה מהיומן</translation>
    </message>
    <message>
        <source>edit a note</source>
        <translation>עריכת הערה</translation>
    </message>
    <message>
        <source>This entry was too large: the rest of its text, or its picture, was left out.</source>
        <translation>הרשומה הייתה גדולה מדי: שאר הטקסט שלה, או התמונה שלה, הושמטו.</translation>
    </message>
</context>
<context>
    <name>lightsout::LabBookActions</name>
    <message>
        <source>Add to the lab boo&amp;k</source>
        <translation>&amp;שמירה ביומן המעבדה</translation>
    </message>
    <message>
        <source>Save the current page, its values and the command for them in the lab book of this board</source>
        <translation>שמירה ביומן של הלוח הזה: הדף הנוכחי, ערכיו והפקודה שמחשבת אותם</translation>
    </message>
    <message>
        <source>&amp;Lab book …</source>
        <translation>יומן ה&amp;מעבדה…</translation>
    </message>
    <message>
        <source>Show the entries and notes about this board</source>
        <translation>הצגת הרשומות וההערות על הלוח הזה</translation>
    </message>
    <message>
        <source>Copy the co&amp;mmand for this page</source>
        <translation>העתקת ה&amp;פקודה של הדף הזה</translation>
    </message>
    <message>
        <source>Copy the command that reproduces the current page</source>
        <translation>העתקת הפקודה שמחשבת את מה שמוצג בדף</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>⁨%1⁩, ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>lightsout::LabBookWindow</name>
    <message>
        <source>Undo</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Undo the last change to the lab book</source>
        <translation>ביטול השינוי האחרון ביומן</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>הדפסה…</translation>
    </message>
    <message>
        <source>Save as PDF …</source>
        <translation>שמירה כ־PDF…</translation>
    </message>
    <message>
        <source>Collect your findings here: the current page with its values, and the command that gives them. Everything is saved with the board.</source>
        <translation>שמרו כאן את מה שמצאתם: הדף הנוכחי עם ערכיו, והפקודה שמחשבת אותם. הכול נשמר עם הלוח.</translation>
    </message>
    <message>
        <source>Lab book: %1</source>
        <translation>יומן מעבדה: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Save the lab book</source>
        <translation>שמירת יומן המעבדה</translation>
    </message>
    <message>
        <source>lab-book</source>
        <translation>lab-book</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The lab book could not be saved.</source>
        <translation>אי אפשר לשמור את יומן המעבדה.</translation>
    </message>
</context>
<context>
    <name>lightsout::LabEntryCard</name>
    <message>
        <source>Your note</source>
        <translation>ההערה שלכם</translation>
    </message>
    <message>
        <source>Picture of the page</source>
        <translation>תמונת הדף</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>העתקת הפקודה</translation>
    </message>
    <message>
        <source>Copy the command that gives the same values</source>
        <translation>העתקת הפקודה שמחשבת את אותם הערכים</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>הסרה</translation>
    </message>
    <message>
        <source>Remove this entry from the lab book; Undo restores it</source>
        <translation>הסרת הרשומה מהיומן; ביטול יחזיר אותה</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>הצגה</translation>
    </message>
    <message>
        <source>Show this page and these settings in the window</source>
        <translation>הצגת הדף וההגדרות האלה בחלון</translation>
    </message>
</context>
<context>
    <name>lightsout::LawsCard</name>
    <message>
        <source>Number of random presses</source>
        <translation>מספר הלחיצות האקראיות</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>גבולות</translation>
    </message>
    <message>
        <source>Show the limit laws for an even or odd number of presses</source>
        <translation>הצגת ההתפלגויות הגבוליות אחרי מספר לחיצות זוגי או אי־זוגי</translation>
    </message>
    <message>
        <source>%1: %2 on average, standard deviation %3.</source>
        <translation>⁨%1⁩: ⁨%2⁩ נורות דולקות בממוצע, סטיית תקן ⁨%3⁩.</translation>
    </message>
    <message>
        <source>%1: too large for the exact law, so only the limit is shown.</source>
        <translation>⁨%1⁩: אי אפשר לחשב את ההתפלגות המדויקת, ולכן מוצג רק הגבול.</translation>
    </message>
    <message>
        <source>%1: too large for the exact law and its limit. An exact law is available for boards of up to %2 vertices and grids of up to %3 rows or columns.</source>
        <translation>⁨%1⁩: הלוח גדול מדי לחישוב ההתפלגות המדויקת והגבול. ההתפלגות המדויקת מחושבת ללוחות של עד %2 צמתים, וללוחות משבצות של עד %3 שורות או עמודות.</translation>
    </message>
    <message>
        <source>%1: the law is being computed …</source>
        <translation>⁨%1⁩: ההתפלגות מחושבת…</translation>
    </message>
    <message>
        <source>%1: the computation of the law was stopped.</source>
        <translation>⁨%1⁩: חישוב ההתפלגות הופסק.</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln press(es)</source>
        <translation>
            <numerusform>אחרי לחיצה אחת</numerusform>
            <numerusform>אחרי %Ln לחיצות</numerusform>
        </translation>
    </message>
    <message>
        <source>Lights on in random play</source>
        <translation>נורות דולקות במשחק אקראי</translation>
    </message>
    <message>
        <source>lights on</source>
        <translation>נורות דולקות</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>נעוץ</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>גבול, נוכחי</translation>
    </message>
    <message>
        <source>limit, pinned</source>
        <translation>גבול, נעוץ</translation>
    </message>
    <message>
        <source>current</source>
        <translation>נוכחי</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>הסתברות</translation>
    </message>
</context>
<context>
    <name>lightsout::LayoutActions</name>
    <message>
        <source>&amp;Springs</source>
        <translation>&amp;קפיצים</translation>
    </message>
    <message>
        <source>Edges pull vertices together; all vertices repel each other</source>
        <translation>צמתים מחוברים נמשכים זה לזה, וכל הצמתים דוחים זה את זה</translation>
    </message>
    <message>
        <source>&amp;Distances</source>
        <translation>&amp;מרחקים</translation>
    </message>
    <message>
        <source>Place the vertices at distances equal to shortest-path lengths</source>
        <translation>הצבת הצמתים כך שהמרחק בין כל שניים שווה לאורכו של המסלול הקצר ביותר ביניהם</translation>
    </message>
    <message>
        <source>&amp;Circle</source>
        <translation>מ&amp;עגל</translation>
    </message>
    <message>
        <source>Place the vertices on a circle, in order</source>
        <translation>הצבת הצמתים על מעגל, לפי הסדר</translation>
    </message>
    <message>
        <source>&amp;Tree</source>
        <translation>&amp;עץ</translation>
    </message>
    <message>
        <source>Place the vertices in levels below a central vertex</source>
        <translation>הצבת הצמתים ברמות מתחת לצומת מרכזי</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>לוח מ&amp;שבצות</translation>
    </message>
    <message>
        <source>Place the vertices in rows that form a square, in order</source>
        <translation>הצבת הצמתים בשורות שיוצרות ריבוע, לפי הסדר</translation>
    </message>
    <message>
        <source>arrange</source>
        <translation>סידור</translation>
    </message>
</context>
<context>
    <name>lightsout::LayoutCard</name>
    <message>
        <source>Redraw</source>
        <translation>ציור מחדש</translation>
    </message>
    <message>
        <source>The game stays the same; only the positions change.</source>
        <translation>המשחק נשאר כפי שהוא; רק הצמתים זזים.</translation>
    </message>
</context>
<context>
    <name>lightsout::LegendCard</name>
    <message numerus="yes">
        <source>%Ln light(s)</source>
        <translation>
            <numerusform>נורה אחת</numerusform>
            <numerusform>%Ln נורות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s)</source>
        <translation>
            <numerusform>מקום אחד</numerusform>
            <numerusform>%Ln מקומות</numerusform>
        </translation>
    </message>
    <message>
        <source>On the board, colours only distinguish neighbouring tiles.</source>
        <translation>על הלוח, הצבעים רק מבדילים בין אריחים שכנים.</translation>
    </message>
    <message>
        <source>The number in a red cell counts the presses that change its light. In a tiling, it would be 1.</source>
        <translation>המספר במשבצת אדומה אומר כמה לחיצות משנות את הנורה שלה; בריצוף הוא היה 1.</translation>
    </message>
    <message>
        <source>The tiles of this board (polyominoes)</source>
        <translation>האריחים של הלוח הזה (פוליאומינו)</translation>
    </message>
</context>
<context>
    <name>lightsout::LessonDock</name>
    <message>
        <source>S&amp;tart at step</source>
        <translation>התחלה ב&amp;צעד</translation>
    </message>
    <message>
        <source>&amp;For the teacher …</source>
        <translation>ל&amp;מורה…</translation>
    </message>
    <message>
        <source>&amp;Close the lesson</source>
        <translation>ס&amp;גירת השיעור</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>שיעור</translation>
    </message>
    <message>
        <source>Lesson menu</source>
        <translation>תפריט השיעור</translation>
    </message>
    <message>
        <source>Close the lesson and restore the previous board</source>
        <translation>סגירת השיעור וחזרה ללוח הקודם</translation>
    </message>
    <message>
        <source>Close the lesson</source>
        <translation>סגירת השיעור</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>חזרה</translation>
    </message>
    <message>
        <source>Pointer</source>
        <translation>מצביע</translation>
    </message>
    <message>
        <source>The lesson “%1” can&apos;t be read.</source>
        <translation>אי אפשר לקרוא את השיעור „⁨%1⁩”.</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s) left</source>
        <translation>
            <numerusform>נותרה כדקה</numerusform>
            <numerusform>נותרו כ־%Ln דקות</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>סיום</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>הבא</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>שיעור %1: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Lesson finished</source>
        <translation>השיעור הסתיים</translation>
    </message>
    <message>
        <source>You have learnt to:</source>
        <translation>למדתם:</translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <translation>השיעור הבא: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>השיעור הבא</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>התחלה מחדש</translation>
    </message>
    <message>
        <source>Restart this step with its original board</source>
        <translation>התחלת הצעד מחדש, עם הלוח שלו</translation>
    </message>
    <message>
        <source>&amp;Prepare all questions for the class</source>
        <translation>&amp;הכנת כל השאלות לכיתה</translation>
    </message>
</context>
<context>
    <name>lightsout::LessonMenu</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;שיעורים</translation>
    </message>
    <message>
        <source>Your own lessons</source>
        <translation>השיעורים שלכם</translation>
    </message>
    <message>
        <source>&amp;New lesson from this board</source>
        <translation>שיעור &amp;חדש מהלוח הזה</translation>
    </message>
    <message>
        <source>Show the &amp;folder with your lessons</source>
        <translation>הצגת ה&amp;תיקייה של השיעורים שלכם</translation>
    </message>
    <message>
        <source>&amp;Close the lesson</source>
        <translation>ס&amp;גירת השיעור</translation>
    </message>
    <message>
        <source>Clear &amp;progress …</source>
        <translation>מחיקת ההת&amp;קדמות…</translation>
    </message>
    <message>
        <source>You stopped at step %1</source>
        <translation>עצרתם בצעד %1</translation>
    </message>
    <message>
        <source>My lesson</source>
        <translation>השיעור שלי</translation>
    </message>
    <message>
        <source>The first step</source>
        <translation>הצעד הראשון</translation>
    </message>
    <message>
        <source>Write here what the class should think about.</source>
        <translation>כתבו כאן על מה הכיתה תחשוב.</translation>
    </message>
    <message>
        <source>Turn all lights off.</source>
        <translation>כבו את הכול.</translation>
    </message>
    <message>
        <source>New lesson</source>
        <translation>שיעור חדש</translation>
    </message>
    <message>
        <source>The lesson could not be saved: %1</source>
        <translation>אי אפשר לשמור את השיעור: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The lesson is in the file %1. Edit it in any text editor: the window updates whenever you save it.</source>
        <translation>השיעור נמצא בקובץ ⁨%1⁩. אפשר לשנות אותו בכל עורך טקסט: החלון מציג אותו מחדש בכל שמירה.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>שיעורים</translation>
    </message>
    <message>
        <source>Clear the progress in all lessons on this computer?</source>
        <translation>למחוק מהמחשב הזה את ההתקדמות בכל השיעורים?</translation>
    </message>
    <message>
        <source>&amp;Open a lesson from a file …</source>
        <translation>&amp;פתיחת שיעור מקובץ…</translation>
    </message>
    <message>
        <source>&amp;Save the lesson as a file …</source>
        <translation>&amp;שמירת השיעור בקובץ…</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>פתיחת שיעור</translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>שמירת השיעור</translation>
    </message>
    <message>
        <source>Lessons (%1)</source>
        <translation>שיעורים ‎(%1)</translation>
    </message>
    <message>
        <source>Course &amp;map</source>
        <translation>מ&amp;פת הקורס</translation>
    </message>
    <message>
        <source>See which lessons build on others</source>
        <translation>הצגת השיעורים שנבנים על אחרים</translation>
    </message>
    <message>
        <source>From your &amp;book …</source>
        <translation>מתוך ה&amp;ספר…</translation>
    </message>
    <message>
        <source>Find the figures, tables and questions of a book or article</source>
        <translation>איתור האיורים, הטבלאות והשאלות של ספר או מאמר</translation>
    </message>
</context>
<context>
    <name>lightsout::LessonSession</name>
    <message>
        <source>Enter a number, such as %1 or %2.</source>
        <translation>כתבו מספר, למשל ⁨%1⁩ או ⁨%2⁩.</translation>
    </message>
    <message>
        <source>Not yet: the answer is smaller.</source>
        <translation>עוד לא: התשובה קטנה יותר.</translation>
    </message>
    <message>
        <source>Not yet: the answer is larger.</source>
        <translation>עוד לא: התשובה גדולה יותר.</translation>
    </message>
    <message>
        <source>Not this one. Try another.</source>
        <translation>לא זו. נסו אחרת.</translation>
    </message>
    <message numerus="yes">
        <source>Not yet: the sum has %Ln cell(s).</source>
        <translation>
            <numerusform>עוד לא: בסכום יש משבצת אחת.</numerusform>
            <numerusform>עוד לא: בסכום יש %Ln משבצות.</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct!</source>
        <translation>נכון!</translation>
    </message>
    <message>
        <source>You have done this step before.</source>
        <translation>כבר עשיתם את הצעד הזה.</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>צעד %1 מתוך %2</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>שיעור %1</translation>
    </message>
    <message>
        <source>Exactly right!</source>
        <translation>בדיוק!</translation>
    </message>
    <message>
        <source>A good guess, only %1 too high.</source>
        <translation>ניחוש טוב: גדול ב־%1 בלבד.</translation>
    </message>
    <message>
        <source>A good guess, only %1 too low.</source>
        <translation>ניחוש טוב: קטן ב־%1 בלבד.</translation>
    </message>
    <message>
        <source>Close: your guess is too high by %1.</source>
        <translation>קרוב: הניחוש גדול מדי ב־%1.</translation>
    </message>
    <message>
        <source>Close: your guess is too low by %1.</source>
        <translation>קרוב: הניחוש קטן מדי ב־%1.</translation>
    </message>
    <message>
        <source>Your guess is too high by %1: it is more than twice the result.</source>
        <translation>הניחוש גדול מדי ב־%1: הוא יותר מכפליים התוצאה.</translation>
    </message>
    <message>
        <source>Your guess is too low by %1: it is less than half the result.</source>
        <translation>הניחוש קטן מדי ב־%1: הוא פחות ממחצית התוצאה.</translation>
    </message>
    <message>
        <source>Your guess is too high by %1.</source>
        <translation>הניחוש שלכם גדול מדי ב־%1.</translation>
    </message>
    <message>
        <source>Your guess is too low by %1.</source>
        <translation>הניחוש שלכם קטן מדי ב־%1.</translation>
    </message>
    <message>
        <source>Nearly: this is rounded. Give the fraction, or more decimal places.</source>
        <translation>כמעט: המספר מעוגל. כתבו את השבר, או יותר ספרות אחרי הנקודה.</translation>
    </message>
    <message>
        <source>Write %1 % if you mean percent.</source>
        <translation>אם הכוונה לאחוזים, כתבו %1%.</translation>
    </message>
    <message>
        <source>%1 does not change the light of %2.</source>
        <translation>לחיצה על %1 אינה משנה את הנורה של %2.</translation>
    </message>
    <message>
        <source>You can&apos;t press %1: the light of %2 would change a second time.</source>
        <translation>אי אפשר ללחוץ על %1: הנורה של %2 תשתנה פעם שנייה.</translation>
    </message>
    <message>
        <source>Nothing forces you to press %1. Look for a light that only one press can still change.</source>
        <translation>שום דבר אינו מחייב ללחוץ על %1. חפשו נורה שרק לחיצה אחת עוד יכולה לשנות.</translation>
    </message>
    <message>
        <source>%1 is forced, too, but here you need another one.</source>
        <translation>גם הלחיצה על %1 הכרחית, אבל כאן דרושה אחרת.</translation>
    </message>
    <message>
        <source>Forced! Which press is next?</source>
        <translation>הכרחית! מהי הלחיצה הבאה?</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 מתוך %2</translation>
    </message>
    <message>
        <source>Games: %1 of %2. At the end, the light was on in %3 of them.</source>
        <translation>משחקים: %1 מתוך %2. בסופם הנורה דלקה ב־%3 מהם.</translation>
    </message>
    <message>
        <source>Not yet. Move the slider on.</source>
        <translation>עדיין לא. המשיכו להזיז את המחוון.</translation>
    </message>
    <message>
        <source>Not these. Click on a tile again to unmark it.</source>
        <translation>לא אלה. לחיצה נוספת על אריח מסירה את הסימון.</translation>
    </message>
    <message>
        <source>Which other tiles?</source>
        <translation>אילו אריחים נוספים?</translation>
    </message>
    <message>
        <source>Looking for a counterexample …</source>
        <translation>חיפוש דוגמה נגדית…</translation>
    </message>
    <message>
        <source>Disproved: %1 is a counterexample.</source>
        <translation>הופרכה: %1 הוא דוגמה נגדית.</translation>
    </message>
    <message>
        <source>Disproved: %1 is a counterexample (%2).</source>
        <translation>הופרכה: %1 הוא דוגמה נגדית (%2).</translation>
    </message>
    <message>
        <source>This could not be computed for %1.</source>
        <translation>לא היה אפשר לחשב זאת עבור %1.</translation>
    </message>
    <message>
        <source>The condition holds for no square up to %1, so nothing was tested.</source>
        <translation>התנאי אינו מתקיים באף ריבוע עד %1, ולכן דבר לא נבדק.</translation>
    </message>
    <message numerus="yes">
        <source>No counterexample: it holds for %Ln square(s) up to %1. That is no proof.</source>
        <translation>
            <numerusform>אין דוגמה נגדית: היא נכונה בריבוע אחד עד %1. זו אינה הוכחה.</numerusform>
            <numerusform>אין דוגמה נגדית: היא נכונה ב־%Ln ריבועים עד %1. זו אינה הוכחה.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not how it continues. Try another block.</source>
        <translation>המשפט אינו ממשיך כך. נסו חלק אחר.</translation>
    </message>
    <message>
        <source>%1 is not in the pattern.</source>
        <translation>%1 אינה בתבנית.</translation>
    </message>
    <message>
        <source>Yes. Which others change the light of %1?</source>
        <translation>כן. אילו עוד משנות את הנורה של %1?</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln: an even number.</source>
        <translation>
            <numerusform>אחת בסך הכול: מספר זוגי.</numerusform>
            <numerusform>%Ln בסך הכול: מספר זוגי.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which cells of the pattern change the light of %1?</source>
        <translation>אילו משבצות של התבנית משנות את הנורה של %1?</translation>
    </message>
    <message>
        <source>A probability is a number from 0 to 1, or from 0 % to 100 %.</source>
        <translation>הסתברות היא מספר מ־0 עד 1, או מ־0% עד 100%.</translation>
    </message>
</context>
<context>
    <name>lightsout::LessonShelf</name>
    <message>
        <source>It is not a file.</source>
        <translation>זה לא קובץ.</translation>
    </message>
</context>
<context>
    <name>lightsout::LightsFromPictureDialog</name>
    <message>
        <source>&amp;Keep the picture&apos;s proportions</source>
        <translation>&amp;שמירה על יחס הממדים</translation>
    </message>
    <message>
        <source>&amp;Dark cells are on</source>
        <translation>משבצות &amp;כהות דולקות</translation>
    </message>
    <message>
        <source>Lights from a picture</source>
        <translation>נורות מתמונה</translation>
    </message>
    <message>
        <source>The picture</source>
        <translation>התמונה</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>&amp;יצירה</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Minimum brightness of a bright cell</source>
        <translation>בהירות מזערית של משבצת בהירה</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>שו&amp;רות</translation>
    </message>
    <message>
        <source>C&amp;olumns</source>
        <translation>&amp;עמודות</translation>
    </message>
    <message>
        <source>&amp;Threshold</source>
        <translation>&amp;סף</translation>
    </message>
    <message>
        <source>%1 of %2 lights are on.</source>
        <translation>%1 מתוך %2 נורות דולקות.</translation>
    </message>
</context>
<context>
    <name>lightsout::LimitCard</name>
    <message>
        <source>%1 black: %2 at even times, %3 at odd times.</source>
        <translation>%1 שחורות: ⁨%2⁩ אחרי מספר זוגי של לחיצות, ⁨%3⁩ אחרי מספר אי־זוגי.</translation>
    </message>
    <message>
        <source>black cells</source>
        <translation>משבצות שחורות</translation>
    </message>
    <message>
        <source>Limit laws</source>
        <translation>התפלגויות גבוליות</translation>
    </message>
    <message>
        <source>Two limit laws alternate</source>
        <translation>שתי התפלגויות גבוליות לסירוגין</translation>
    </message>
    <message>
        <source>The limit law</source>
        <translation>ההתפלגות הגבולית</translation>
    </message>
    <message>
        <source>even times</source>
        <translation>מספר לחיצות זוגי</translation>
    </message>
    <message>
        <source>all times</source>
        <translation>כל מספר לחיצות</translation>
    </message>
    <message>
        <source>odd times</source>
        <translation>מספר לחיצות אי־זוגי</translation>
    </message>
    <message>
        <source>Even and odd times mix: no set of cells has an odd overlap with every press.</source>
        <translation>אין קבוצת משבצות שכל לחיצה משנה מספר אי־זוגי מהן, ולכן המצבים אחרי מספר זוגי ואי־זוגי של לחיצות מתערבבים.</translation>
    </message>
    <message>
        <source>Every press toggles an odd number of these cells</source>
        <translation>משבצות שכל לחיצה משנה מספר אי־זוגי מהן</translation>
    </message>
    <message>
        <source>Lazy play has one limit: the average of the two laws.</source>
        <translation>למשחק העצל גבול אחד: הממוצע של שתי ההתפלגויות.</translation>
    </message>
    <message>
        <source>Every press toggles an odd number of the coloured cells, so each press changes the parity of the number of black cells among them. Even and odd times never mix.</source>
        <translation>כל לחיצה משנה מספר אי־זוגי של המשבצות הצבועות, ולכן זוגיות מספר השחורות שביניהן מתחלפת בכל פעם: המצבים שאחרי מספר זוגי של לחיצות ואלה שאחרי מספר אי־זוגי לעולם אינם מתערבבים.</translation>
    </message>
    <message>
        <source>The limit laws of this board are too long to show. They are shown for up to %1 vertices and %2 quiet patterns.</source>
        <translation>ההתפלגויות הגבוליות של לוח זה ארוכות מכדי להציג אותן. הן מוצגות בלוחות של עד %1 צמתים ו־%2 תבניות שקטות.</translation>
    </message>
    <message>
        <source>lights on</source>
        <translation>נורות דולקות</translation>
    </message>
    <message>
        <source>%1 on: %2 at even times, %3 at odd times.</source>
        <translation>%1 דולקות: ⁨%2⁩ אחרי מספר זוגי של לחיצות, ⁨%3⁩ אחרי מספר אי־זוגי.</translation>
    </message>
    <message>
        <source>Every press toggles an odd number of the coloured cells, so each press changes the parity of the number of lights on among them. Even and odd times never mix.</source>
        <translation>כל לחיצה משנה מספר אי־זוגי של המשבצות הצבועות, ולכן זוגיות מספר הנורות הדולקות שביניהן מתחלפת בכל פעם: המצבים שאחרי מספר זוגי של לחיצות ואלה שאחרי מספר אי־זוגי לעולם אינם מתערבבים.</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>הסתברות</translation>
    </message>
</context>
<context>
    <name>lightsout::LiveActions</name>
    <message>
        <source>&amp;Open a live class …</source>
        <translation>&amp;פתיחת כיתה מקוונת…</translation>
    </message>
    <message>
        <source>Lets pupils play along in their phone browsers</source>
        <translation>התלמידים משחקים בדפדפן שבטלפון שלהם</translation>
    </message>
    <message>
        <source>Give &amp;everyone this board</source>
        <translation>שליחת הלוח ל&amp;כולם</translation>
    </message>
    <message>
        <source>Gives the class the current board</source>
        <translation>שליחת הלוח הנוכחי לכיתה</translation>
    </message>
    <message>
        <source>&amp;Ask the class …</source>
        <translation>&amp;שאלה לכיתה…</translation>
    </message>
    <message>
        <source>Sends a question to the class&apos;s phones</source>
        <translation>שליחת שאלה לטלפוני הכיתה</translation>
    </message>
    <message>
        <source>&amp;Save results …</source>
        <translation>ש&amp;מירת התוצאות…</translation>
    </message>
    <message>
        <source>Saves the results as a table</source>
        <translation>שמירת התוצאות כטבלה</translation>
    </message>
    <message>
        <source>Live class</source>
        <translation>כיתה מקוונת</translation>
    </message>
    <message>
        <source>The current board is solved or too large for a phone.</source>
        <translation>הלוח הנוכחי פתור, או גדול מדי לטלפון.</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation>שמירת התוצאות</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>אי אפשר לשמור את ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The lab book is full.</source>
        <translation>יומן המעבדה מלא.</translation>
    </message>
    <message>
        <source>End the class</source>
        <translation>סיום הכיתה</translation>
    </message>
    <message>
        <source>The class has results that were not saved.</source>
        <translation>לכיתה יש תוצאות שלא נשמרו.</translation>
    </message>
    <message>
        <source>Save results …</source>
        <translation>שמירת התוצאות…</translation>
    </message>
    <message>
        <source>End without saving</source>
        <translation>סיום בלי לשמור</translation>
    </message>
    <message numerus="yes">
        <source>Continue the class of %1 (%Ln pupil(s))?</source>
        <translation>
            <numerusform>להמשיך את הכיתה מהשעה %1 (תלמיד אחד)?</numerusform>
            <numerusform>להמשיך את הכיתה מהשעה %1 (%Ln תלמידים)?</numerusform>
        </translation>
    </message>
    <message>
        <source>The program ended while the class was open. The phones return as the same pupils. No deletes the class.</source>
        <translation>התוכנה נעצרה כשהכיתה הייתה פתוחה. כל טלפון חוזר אל התלמיד שלו. „לא” מוחק את הכיתה.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>לא עכשיו</translation>
    </message>
    <message>
        <source>The class can&apos;t be continued now, because another program or live class is using its port. It is offered again at the next start.</source>
        <translation>אי אפשר להמשיך את הכיתה עכשיו, כי תוכנה אחרת או כיתה אחרת משתמשת בפורט שלה. היא תוצע שוב בהפעלה הבאה.</translation>
    </message>
    <message>
        <source>Sh&amp;ow the class</source>
        <translation>ה&amp;צגת הכיתה</translation>
    </message>
    <message>
        <source>Shows the class panel and the wall</source>
        <translation>מציג את חלונית הכיתה ואת מסך הכיתה</translation>
    </message>
    <message>
        <source>Other &amp;boards or a contest …</source>
        <translation>לו&amp;חות אחרים או תחרות…</translation>
    </message>
    <message>
        <source>Gives the class other boards</source>
        <translation>נותן לכיתה לוחות אחרים</translation>
    </message>
    <message>
        <source>Add results to the &amp;lab book</source>
        <translation>הוספת התוצאות ליומן המ&amp;עבדה</translation>
    </message>
    <message>
        <source>Adds a summary of the results to the lab book</source>
        <translation>מוסיף סיכום של התוצאות ליומן המעבדה</translation>
    </message>
    <message>
        <source>E&amp;nd class</source>
        <translation>&amp;סיום הכיתה</translation>
    </message>
    <message>
        <source>Ends the class and shows a message on the phones</source>
        <translation>מסיים את הכיתה ומציג הודעה בטלפונים</translation>
    </message>
    <message>
        <source>&amp;Wider panel</source>
        <translation>חלונית &amp;רחבה יותר</translation>
    </message>
    <message>
        <source>Makes the class panel wider</source>
        <translation>מרחיב את חלונית הכיתה</translation>
    </message>
    <message>
        <source>Na&amp;rrower panel</source>
        <translation>חלונית &amp;צרה יותר</translation>
    </message>
    <message>
        <source>Makes the class panel narrower</source>
        <translation>מצר את חלונית הכיתה</translation>
    </message>
</context>
<context>
    <name>lightsout::LiveBoardsDialog</name>
    <message>
        <source>Other boards for the class</source>
        <translation>לוחות אחרים לכיתה</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>התחלה</translation>
    </message>
</context>
<context>
    <name>lightsout::LiveBoardsForm</name>
    <message>
        <source>The curren&amp;t board</source>
        <translation>&amp;הלוח הנוכחי</translation>
    </message>
    <message>
        <source>A &amp;series, each board harder than the last</source>
        <translation>&amp;סדרה, כל לוח קשה מקודמו</translation>
    </message>
    <message>
        <source>A co&amp;ntest: rounds against the clock</source>
        <translation>ת&amp;חרות: סיבובים נגד השעון</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>לוחות</translation>
    </message>
    <message>
        <source>The current board is solved, or too large for a phone.</source>
        <translation>הלוח פתור, או גדול מדי לטלפון.</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;שורות</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;עמודות</translation>
    </message>
    <message>
        <source>Fewest &amp;presses for first board</source>
        <translation>מינימום ה&amp;לחיצות בלוח הראשון</translation>
    </message>
    <message>
        <source>Num&amp;ber of boards</source>
        <translation>מספ&amp;ר הלוחות</translation>
    </message>
    <message>
        <source>Contest</source>
        <translation>תחרות</translation>
    </message>
    <message>
        <source>&amp;Minutes per round</source>
        <translation>&amp;דקות לסיבוב</translation>
    </message>
    <message>
        <source>Ran&amp;ked by</source>
        <translation>הדיר&amp;וג לפי</translation>
    </message>
    <message>
        <source>Challenge codes</source>
        <translation>קודי אתגר</translation>
    </message>
    <message>
        <source>From challenge co&amp;des</source>
        <translation>לפי קודי &amp;אתגר</translation>
    </message>
    <message>
        <source>One code per line, as on worksheets</source>
        <translation>קוד אחד בכל שורה, כמו בדפי עבודה</translation>
    </message>
    <message>
        <source>&amp;Each pupil at their own pace</source>
        <translation>כל תלמיד &amp;בקצב שלו</translation>
    </message>
    <message>
        <source>A pupil who has solved a board gets the next one at once; otherwise the class continues together</source>
        <translation>תלמיד שפתר לוח מקבל מיד את הבא; אחרת הכיתה מתקדמת יחד</translation>
    </message>
</context>
<context>
    <name>lightsout::LiveCard</name>
    <message>
        <source>Press</source>
        <translation>לחיצה</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>התחלה מחדש</translation>
    </message>
    <message>
        <source>One game, live</source>
        <translation>משחק אחד, בזמן אמת</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>מהירות</translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es) a second</source>
        <translation>
            <numerusform>לחיצה אחת בשנייה</numerusform>
            <numerusform>%Ln לחיצות בשנייה</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>השהיה</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>התחלה</translation>
    </message>
    <message>
        <source>Chosen cell is black</source>
        <translation>המשבצת הנבחרת שחורה</translation>
    </message>
    <message>
        <source>Click a cell to measure how often it is black</source>
        <translation>לחצו על משבצת כדי למדוד באיזו תדירות היא שחורה</translation>
    </message>
    <message>
        <source>Available after the first press.</source>
        <translation>הערך ידוע אחרי הלחיצה הראשונה.</translation>
    </message>
    <message>
        <source>Return to press 0 and the starting lights</source>
        <translation>חזרה ללחיצה 0 ולמצב ההתחלתי</translation>
    </message>
    <message>
        <source>Pause the random presses</source>
        <translation>השהיית הלחיצות</translation>
    </message>
    <message>
        <source>Press at random</source>
        <translation>לחיצה באקראי</translation>
    </message>
    <message>
        <source>This board is empty or too large. The limit is %1 vertices.</source>
        <translation>הלוח ריק או גדול מדי: המגבלה היא %1 צמתים.</translation>
    </message>
    <message>
        <source>Lights on</source>
        <translation>נורות דולקות</translation>
    </message>
    <message>
        <source>Chosen light is on</source>
        <translation>הנורה שנבחרה דולקת</translation>
    </message>
    <message>
        <source>Black (light on)</source>
        <translation>שחורות (דולקות)</translation>
    </message>
    <message>
        <source>Click a light to measure how often it is on</source>
        <translation>לחצו על נורה כדי למדוד באיזו תדירות היא דולקת</translation>
    </message>
</context>
<context>
    <name>lightsout::LiveDialog</name>
    <message>
        <source>amber apple arrow basil beach berry bread brick cedar chalk cherry cloud coral delta ember fable ferry flame flute forest frost garden ginger globe grape harbour hazel honey island ivory jungle lemon lilac maple marble meadow melon mint olive onyx opal orange panda paper pearl pebble pepper piano plum pocket quartz rabbit raven river robin saffron sailor silver spark spruce stone sugar summer tango tiger tulip valley velvet violet walnut willow winter zebra</source>
        <comment>words that a class types to join, without accents, separated by blanks</comment>
        <translation>אגוז אגס אריה ארנב אתרוג בננה ברוש ברווז גזר גלגל גמל גשר דבש דולפין דלעת דקל ורד זברה זית חלוץ חסה טווס טיגריס יהלום יער ירח כדור כוכב כפור כרית לוח לימון מגדל מגנט מטוס מנגו מפה מפרש נמר נשר סוכר סלע ספינה עגור ענבר עפרון ערמון פטל פיל פלפל פסנתר פרח צבי צדף קוף קיפוד קקטוס רימון רכבת שועל שוקו שזיף שמש תאנה תוכי תות תמר תפוח</translation>
    </message>
    <message>
        <source>Open a live class</source>
        <translation>פתיחת כיתה מקוונת</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>רשת</translation>
    </message>
    <message>
        <source>Pupils on the same network open the address in a browser and type the room word. Nothing is stored on their devices. Results are stored here only if you save them.</source>
        <translation>תלמידים באותה רשת פותחים את הכתובת בדפדפן ומקלידים את מילת החדר. במכשירים שלהם לא נשמר דבר; כאן התוצאות נשמרות רק אם תשמרו אותן.</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;כתובת</translation>
    </message>
    <message>
        <source>P&amp;ort</source>
        <translation>&amp;פורט</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>פתיחה</translation>
    </message>
    <message>
        <source>Port %1 on %2 can&apos;t be used: another program or live class is using it. Choose another port.</source>
        <translation>אי אפשר להשתמש בפורט %1 בכתובת %2: תוכנה אחרת או כיתה מקוונת אחרת משתמשת בו. בחרו פורט אחר.</translation>
    </message>
    <message>
        <source>Cable, %1</source>
        <translation>כבל, %1</translation>
    </message>
    <message>
        <source>Wi-Fi, %1</source>
        <translation>Wi-Fi, %1</translation>
    </message>
    <message>
        <source>Virtual network %2, %1</source>
        <translation>רשת וירטואלית %2, %1</translation>
    </message>
    <message>
        <source>Without a router, %1</source>
        <translation>בלי נתב, %1</translation>
    </message>
    <message>
        <source>This computer only, for testing, %1</source>
        <translation>המחשב הזה בלבד, לניסיון, %1</translation>
    </message>
    <message>
        <source>Network %2, %1</source>
        <translation>רשת %2, %1</translation>
    </message>
    <message>
        <source>This computer is in no network, so no phone can reach it. Connect it, or share the boards as a web page.</source>
        <translation>המחשב הזה אינו מחובר לרשת, ולכן שום טלפון אינו מגיע אליו. חברו אותו, או שתפו את הלוחות כדף אינטרנט.</translation>
    </message>
    <message>
        <source>Share as &amp;web page …</source>
        <translation>שיתוף כדף אינטרנ&amp;ט…</translation>
    </message>
</context>
<context>
    <name>lightsout::LiveWall</name>
    <message>
        <source>%1 is back.</source>
        <translation>%1 חזר לכיתה.</translation>
    </message>
    <message>
        <source>Wall of the class – Lights Out Workbench</source>
        <translation>מסך הכיתה – Lights Out Workbench</translation>
    </message>
    <message>
        <source>Join the class</source>
        <translation>הצטרפות לכיתה</translation>
    </message>
    <message>
        <source>Point your camera at the code, or open</source>
        <translation>כוונו את המצלמה אל הקוד, או פתחו</translation>
    </message>
    <message>
        <source>Type the room word</source>
        <translation>הקלידו את מילת החדר</translation>
    </message>
    <message>
        <source>Write your name</source>
        <translation>כתבו את שמכם</translation>
    </message>
    <message>
        <source>Your name will appear on this wall.</source>
        <translation>השם יופיע על המסך הזה.</translation>
    </message>
    <message>
        <source>Names of the pupils</source>
        <translation>שמות התלמידים</translation>
    </message>
    <message>
        <source>Where the class pressed</source>
        <translation>איפה הכיתה לחצה</translation>
    </message>
    <message>
        <source>Join late:</source>
        <translation>להצטרפות באיחור:</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>דירוג</translation>
    </message>
    <message>
        <source>QR code of the address</source>
        <translation>קוד QR של הכתובת</translation>
    </message>
    <message>
        <source>Turn all the lights off</source>
        <translation>כבו את כל הנורות</translation>
    </message>
    <message>
        <source>Board %1 of %2: turn all the lights off</source>
        <translation>לוח %1 מתוך %2: כבו את כל הנורות</translation>
    </message>
    <message>
        <source>A question for the class</source>
        <translation>שאלה לכיתה</translation>
    </message>
    <message>
        <source>Final ranking</source>
        <translation>דירוג סופי</translation>
    </message>
    <message>
        <source>The class has begun.</source>
        <translation>הכיתה התחילה.</translation>
    </message>
    <message>
        <source>The teacher begins.</source>
        <translation>ממתינים למורה.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pupil(s) joined</source>
        <translation>
            <numerusform>תלמיד אחד הצטרף</numerusform>
            <numerusform>%Ln תלמידים הצטרפו</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln phone(s) loaded the page, none has joined</source>
        <translation>
            <numerusform>טלפון אחד טען את הדף, אף אחד לא הצטרף</numerusform>
            <numerusform>%Ln טלפונים טענו את הדף, אף אחד לא הצטרף</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln phone(s) loaded the page and has not joined yet</source>
        <translation>
            <numerusform>טלפון אחד טען את הדף ועוד לא הצטרף</numerusform>
            <numerusform>%Ln טלפונים טענו את הדף ועוד לא הצטרפו</numerusform>
        </translation>
    </message>
    <message>
        <source>No phone has connected yet. Is it in the same network as this computer? Does the firewall of this computer allow port %1/tcp? If the school&apos;s network separates devices, use a hotspot, or share the boards as a web page.</source>
        <translation>אף טלפון עוד לא התחבר. האם הוא באותה רשת שבה המחשב הזה? האם חומת האש של המחשב הזה מאפשרת את הפורט %1/tcp? אם הרשת של בית הספר מפרידה בין מכשירים, השתמשו בנקודה חמה, או שתפו את הלוחות כדף אינטרנט.</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>%1 מתוך %2 פתרו</translation>
    </message>
    <message numerus="yes">
        <source>%1 of them in %Ln press(es), the fewest</source>
        <translation>
            <numerusform>%1 מהם בלחיצה אחת, המספר המזערי</numerusform>
            <numerusform>%1 מהם ב־%Ln לחיצות, המספר המזערי</numerusform>
        </translation>
    </message>
    <message>
        <source>A solution: press the crosses, in any order</source>
        <translation>פתרון: לחצו על הצלבים, בכל סדר</translation>
    </message>
    <message>
        <source>How many pupils pressed each cell</source>
        <translation>כמה תלמידים לחצו על כל משבצת</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>מושהה</translation>
    </message>
    <message>
        <source>%1 of %2 answered</source>
        <translation>%1 מתוך %2 ענו</translation>
    </message>
    <message>
        <source>%1 is right.</source>
        <translation>התשובה הנכונה: ⁨%1⁩.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln right answer(s).</source>
        <translation>
            <numerusform>תשובה נכונה אחת.</numerusform>
            <numerusform>%Ln תשובות נכונות.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>שם</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>לוחות</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>לחיצות</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>זמן</translation>
    </message>
</context>
<context>
    <name>lightsout::MainWindow</name>
    <message>
        <source>New board</source>
        <translation>לוח חדש</translation>
    </message>
    <message>
        <source>%1[*] – Lights Out Workbench</source>
        <translation>%1[*] – Lights Out Workbench</translation>
    </message>
</context>
<context>
    <name>lightsout::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>מדריך</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>חיפוש</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>חיפוש במדריך</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>תוכן העניינים</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>פרק</translation>
    </message>
    <message>
        <source>Back to the previous page</source>
        <translation>חזרה לעמוד הקודם</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>חזרה</translation>
    </message>
    <message>
        <source>No results.</source>
        <translation>לא נמצא דבר.</translation>
    </message>
</context>
<context>
    <name>lightsout::MapCard</name>
    <message>
        <source>Save values (CSV) …</source>
        <translation>שמירת הערכים (CSV)…</translation>
    </message>
    <message>
        <source>Which boards have a tiling?</source>
        <translation>לאילו לוחות יש ריצוף?</translation>
    </message>
    <message>
        <source>Rectangles</source>
        <translation>מלבנים</translation>
    </message>
    <message>
        <source>Cylinders</source>
        <translation>גלילים</translation>
    </message>
    <message>
        <source>Tori</source>
        <translation>טורוסים</translation>
    </message>
    <message>
        <source>King boards</source>
        <translation>לוחות מלך</translation>
    </message>
    <message>
        <source>Kind of boards</source>
        <translation>סוג הלוחות</translation>
    </message>
    <message>
        <source>%1 of the boards have been computed so far.</source>
        <translation>עד כה נבדקו %1 מהלוחות.</translation>
    </message>
    <message>
        <source>%1: not known yet</source>
        <translation>⁨%1⁩: עוד לא ידוע</translation>
    </message>
    <message>
        <source>%1: no tiling</source>
        <translation>⁨%1⁩: אין ריצוף</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln tiling(s)</source>
        <translation>
            <numerusform>⁨%1⁩: ריצוף אחד</numerusform>
            <numerusform>⁨%1⁩: %Ln ריצופים</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the values</source>
        <translation>שמירת הערכים</translation>
    </message>
    <message>
        <source>tilings</source>
        <translation>ריצופים</translation>
    </message>
    <message>
        <source>Lights Out Workbench</source>
        <translation>Lights Out Workbench</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>אי אפשר לשמור את ⁨%1⁩.</translation>
    </message>
    <message>
        <source>One row or column, two rows or columns of odd length, and %1; no others, as Livingston and Stout proved in 1990.</source>
        <translation>שורה או עמודה אחת, שתי שורות או עמודות באורך אי־זוגי, וגם ⁨%1⁩; אין לוחות אחרים, כפי שהוכיחו ליווינגסטון וסטאוט ב־1990.</translation>
    </message>
    <message>
        <source>Cylinders with one row of length divisible by 3 or two rows of length divisible by 4, and the narrowest cylinders.</source>
        <translation>גלילים בני שורה אחת שאורכה מתחלק ב־3 או בני שתי שורות שאורכן מתחלק ב־4, והגלילים הצרים ביותר.</translation>
    </message>
    <message>
        <source>Tori with both sides divisible by 5, and some very narrow tori.</source>
        <translation>טורוסים ששתי צלעותיהם מתחלקות ב־5, ועוד כמה טורוסים צרים מאוד.</translation>
    </message>
    <message>
        <source>Every size: squares of %1 cells, cut off at the border.</source>
        <translation>כל גודל: ריבועים של ⁨%1⁩ משבצות, חתוכים בשוליים.</translation>
    </message>
    <message>
        <source>%1: more than %2 tilings</source>
        <translation>⁨%1⁩: יותר מ־%2 ריצופים</translation>
    </message>
    <message>
        <source>Point at a size to see the number of tilings; double-click to open the board.</source>
        <translation>הצביעו על משבצת במפה לקבלת מספר הריצופים; לחיצה כפולה פותחת את הלוח.</translation>
    </message>
    <message>
        <source>Save a table of the sizes that have a tiling</source>
        <translation>שמירת טבלת הגדלים שיש להם ריצוף</translation>
    </message>
    <message>
        <source>All sizes</source>
        <translation>כל הגדלים</translation>
    </message>
    <message>
        <source>Sizes with</source>
        <translation>גדלים עם</translation>
    </message>
    <message>
        <source>Rows with tilings</source>
        <translation>שורות עם ריצופים</translation>
    </message>
    <message>
        <source>%1 of the %2 boards have exactly this number of tilings.</source>
        <translation>ל־%1 מתוך %2 הלוחות יש בדיוק מספר זה של ריצופים.</translation>
    </message>
    <message>
        <source>In %1 of %2 rows, all boards have a tiling.</source>
        <translation>ב־%1 מתוך %2 שורות, לכל הלוחות יש ריצוף.</translation>
    </message>
    <message>
        <source>Each press changes 5 lights, and 5 does not divide %1.</source>
        <translation>כל לחיצה משנה 5 נורות, ו־5 אינו מחלק את %1.</translation>
    </message>
    <message>
        <source>No other board on this map has this number of tilings.</source>
        <translation>לאף לוח אחר במפה זו אין מספר זה של ריצופים.</translation>
    </message>
    <message>
        <source>The same number: %1 boards on this map, such as %2.</source>
        <translation>אותו מספר: %1 לוחות במפה זו, למשל %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiling(s)</source>
        <translation>
            <numerusform>ריצוף אחד</numerusform>
            <numerusform>%Ln ריצופים</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lightsout::MapPanel</name>
    <message>
        <source>Self-influence</source>
        <translation>השפעה עצמית</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>משטח</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>שכנות</translation>
    </message>
    <message>
        <source>Map of solution counts by number of rows and columns</source>
        <translation>מפת מספרי הפתרונות לפי שורות ועמודות</translation>
    </message>
    <message>
        <source>%1, first map</source>
        <translation>%1, המפה הראשונה</translation>
    </message>
    <message>
        <source>%1, second map</source>
        <translation>%1, המפה השנייה</translation>
    </message>
    <message>
        <source>%1 of the %2 boards shown have exactly %3 solutions.</source>
        <translation>ל־%1 מתוך %2 הלוחות המוצגים יש בדיוק %3 פתרונות.</translation>
    </message>
    <message>
        <source>Searching for the rows …</source>
        <translation>השורות מחושבות …</translation>
    </message>
    <message>
        <source>In %1 of %2 rows, all boards with %3 to %4 columns have exactly one solution</source>
        <translation>ב־%1 מתוך %2 שורות, לכל הלוחות בעלי %3 עד %4 עמודות יש בדיוק פתרון אחד</translation>
    </message>
    <message>
        <source>%1: rows %2.</source>
        <translation>%1: שורות %2.</translation>
    </message>
</context>
<context>
    <name>lightsout::MapView</name>
    <message>
        <source>&amp;Compare two maps</source>
        <translation>&amp;השוואת שתי מפות</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>פתרונות</translation>
    </message>
    <message>
        <source>One or several</source>
        <translation>אחד או כמה</translation>
    </message>
    <message>
        <source>Solvable share</source>
        <translation>כמה מהלוחות פתירים</translation>
    </message>
    <message>
        <source>Boards that can be solved</source>
        <translation>לוחות פתירים</translation>
    </message>
    <message>
        <source>&amp;Table …</source>
        <translation>&amp;טבלה…</translation>
    </message>
    <message>
        <source>Show all connected graphs with few vertices</source>
        <translation>הצגת כל הגרפים הקשירים בעלי מעט צמתים</translation>
    </message>
    <message>
        <source>&amp;Save map …</source>
        <translation>&amp;שמירת המפה…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>המשך</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>עצירה</translation>
    </message>
    <message>
        <source>Stopped: %1 of the visible map is known.</source>
        <translation>החישוב נעצר; ידועים %1 מהמפה.</translation>
    </message>
    <message>
        <source>Computing: %1 of the visible map is known.</source>
        <translation>החישוב נמשך; ידועים %1 מהמפה.</translation>
    </message>
    <message>
        <source>Save the map</source>
        <translation>שמירת המפה</translation>
    </message>
    <message>
        <source>map</source>
        <translation>מפה</translation>
    </message>
    <message>
        <source>Picture or drawing (*.png *.svg)</source>
        <translation>תמונה או שרטוט ‎(*.png *.svg)</translation>
    </message>
    <message>
        <source>The map can&apos;t be written to %1. The file name must end in .png or .svg.</source>
        <translation>אי אפשר לשמור את המפה בקובץ ⁨%1⁩. השם חייב להסתיים ב־⁦.png⁩ או ב־⁦.svg⁩.</translation>
    </message>
    <message>
        <source>Nullity</source>
        <translation>דרגת חופש</translation>
    </message>
    <message>
        <source>Show a second map, for another surface or rule, and where the two maps differ</source>
        <translation>הצגת מפה שנייה, של משטח אחר או של כלל אחר, והצגת ההבדלים בין המפות</translation>
    </message>
    <message>
        <source>Show the counts as tables, including the tables printed in books</source>
        <translation>הצגת מספרי הפתרונות בטבלאות, וגם בטבלאות כמו אלה שבספרים</translation>
    </message>
    <message>
        <source>Save the map as a picture or its values as CSV</source>
        <translation>שמירת המפה כתמונה, או ערכיה כ־CSV</translation>
    </message>
    <message>
        <source>How many solutions a solvable board has</source>
        <translation>כמה פתרונות יש ללוח פתיר</translation>
    </message>
    <message>
        <source>Whether the solution is unique</source>
        <translation>האם הפתרון יחיד</translation>
    </message>
    <message>
        <source>The share of boards that are solvable</source>
        <translation>איזה חלק מכל הלוחות פתיר</translation>
    </message>
    <message>
        <source>The dimension of the kernel</source>
        <translation>הממד של מרחב האפס</translation>
    </message>
    <message>
        <source>Continue the computation where it stopped</source>
        <translation>המשך החישוב מהמקום שבו נעצר</translation>
    </message>
    <message>
        <source>Stop the computation and keep the counts so far</source>
        <translation>עצירת החישוב ושמירת מה שכבר נספר</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>מבט כולל</translation>
    </message>
    <message>
        <source>The frame is the part that the map shows. Zoom with the wheel: the board under the pointer stays there. The key 0 shows the whole map.</source>
        <translation>המסגרת היא החלק שהמפה מציגה. שנו את ההגדלה בגלגלת: הלוח שמתחת לסמן נשאר במקומו. המקש 0 מציג את המפה כולה.</translation>
    </message>
    <message>
        <source>A pixel shows the share with several solutions among %1 boards.</source>
        <translation>כל פיקסל מציג את החלק של הלוחות שיש להם כמה פתרונות מתוך %1.</translation>
    </message>
    <message>
        <source>A pixel shows the smallest share among %1 boards.</source>
        <translation>כל פיקסל מציג את החלק הקטן ביותר מבין %1 לוחות.</translation>
    </message>
    <message>
        <source>A pixel shows the maximum of %1 boards.</source>
        <translation>כל פיקסל מציג את המקסימום של %1 לוחות.</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>כל הלוחות</translation>
    </message>
    <message>
        <source>Boards with</source>
        <translation>לוחות עם</translation>
    </message>
    <message>
        <source>One-solution rows</source>
        <translation>שורות עם פתרון אחד</translation>
    </message>
    <message>
        <source>%1 solutions</source>
        <translation>%1 פתרונות</translation>
    </message>
    <message>
        <source>First map: %1
Second map: %2</source>
        <translation>מפה ראשונה: %1
מפה שנייה: %2</translation>
    </message>
    <message>
        <source>&amp;Graphs</source>
        <translation>&amp;גרפים</translation>
    </message>
</context>
<context>
    <name>lightsout::MatrixView</name>
    <message>
        <source>Influence matrix</source>
        <translation>מטריצת השכנויות של המשחק</translation>
    </message>
    <message>
        <source>The board is empty, and so is its matrix.</source>
        <translation>הלוח ריק, וגם המטריצה שלו.</translation>
    </message>
    <message>
        <source>Copy this &amp;row</source>
        <translation>העתקת ה&amp;שורה</translation>
    </message>
    <message>
        <source>This matrix is too large to draw. The limit is %1 vertices and %2 pairs of neighbours.</source>
        <translation>המטריצה הזו גדולה מכדי לצייר אותה: המגבלה היא %1 צמתים ו־%2 זוגות של שכנים.</translation>
    </message>
    <message>
        <source>Number of equations: %1; number of unknowns: %2</source>
        <translation>מספר המשוואות: %1; מספר הנעלמים: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln equation(s) with as many unknowns</source>
        <translation>
            <numerusform>משוואה אחת בנעלם אחד</numerusform>
            <numerusform>%Ln משוואות באותו מספר נעלמים</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <translation>שורה %1: ⁨%2⁩</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>שורה %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>עמודה %1</translation>
    </message>
    <message>
        <source>column %1 after the bar</source>
        <translation>עמודה %1 מימין לקו</translation>
    </message>
    <message>
        <source>Row %1 is lifted. Drop it on another row to add it there.</source>
        <translation>שורה %1 מורמת. שחררו אותה על שורה אחרת כדי להוסיף אותה לשם.</translation>
    </message>
    <message>
        <source>Row %1 is lifted. Choose another row: Return adds it there, and S swaps the two rows.</source>
        <translation>שורה %1 מורמת. בחרו שורה אחרת: Enter מוסיף אותה לשם, ו־S מחליף בין שתי השורות.</translation>
    </message>
    <message>
        <source>Row %1 is put back.</source>
        <translation>שורה %1 הוחזרה למקומה.</translation>
    </message>
</context>
<context>
    <name>lightsout::Menus</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;סגירה</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;יציאה</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;קובץ</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>&amp;חלון חדש</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>דף ה&amp;פתיחה</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;עריכה</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;ציור</translation>
    </message>
    <message>
        <source>Arrange &amp;all</source>
        <translation>סידור ה&amp;כול</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;משחק</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;תצוגה</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ע&amp;זרה</translation>
    </message>
    <message>
        <source>&amp;Class</source>
        <translation>&amp;כיתה</translation>
    </message>
</context>
<context>
    <name>lightsout::MethodsView</name>
    <message>
        <source>Bit operations</source>
        <translation>פעולות סיבית</translation>
    </message>
    <message>
        <source>Row operations</source>
        <translation>פעולות שורה</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>זמן</translation>
    </message>
    <message>
        <source>Quantity compared</source>
        <translation>מה משווים</translation>
    </message>
    <message>
        <source>chasing alone</source>
        <translation>המילוי לבדו</translation>
    </message>
    <message>
        <source>small system</source>
        <translation>המערכת הקטנה</translation>
    </message>
    <message>
        <source>substitution</source>
        <translation>הצבת השורה הראשונה</translation>
    </message>
    <message>
        <source>Gaussian elimination</source>
        <translation>גאוס</translation>
    </message>
    <message>
        <source>Chasing</source>
        <translation>מילוי</translation>
    </message>
    <message>
        <source>Board: %1</source>
        <translation>לוח: ⁨%1⁩</translation>
    </message>
    <message>
        <source>This board is empty or too large.</source>
        <translation>הלוח הזה גדול מדי או ריק.</translation>
    </message>
    <message>
        <source>On an %1 board, the cost of Gaussian elimination grows like %2 if zeros are not skipped. If zeros are skipped, as here, the cost grows like %3, because all 1s of the matrix lie in a narrow band. Light chasing costs %4 and leaves a system of %5 equations that costs at most %6 to solve.</source>
        <translation>בלוח ⁨%1⁩, העלות של דירוג גאוס גדלה כמו ⁨%2⁩ אם לא מדלגים על אפסים. אם מדלגים, כמו כאן, היא גדלה כמו ⁨%3⁩, כי כל ה־1 במטריצה נמצאים ברצועה צרה. עלות המילוי העקבי היא ⁨%4⁩, והוא משאיר מערכת של %5 משוואות שעלות פתרונה היא לכל היותר ⁨%6⁩.</translation>
    </message>
    <message>
        <source>Light chasing needs a rectangle without glued borders in which neighbouring cells share a side.</source>
        <translation>מילוי עקבי של שורות דורש מלבן ששפותיו אינן מודבקות, שבו למשבצות שכנות יש צלע משותפת.</translation>
    </message>
    <message>
        <source>Both methods are being measured.</source>
        <translation>שתי השיטות נמדדות כעת.</translation>
    </message>
    <message>
        <source>Gaussian elimination has no such step.</source>
        <translation>בשיטת גאוס אין שלב כזה.</translation>
    </message>
    <message>
        <source>The quantity that the chart and the table show</source>
        <translation>הנתון שהתרשים והטבלה מראים</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>עד %1</translation>
    </message>
    <message>
        <source>Largest square</source>
        <translation>הריבוע הגדול ביותר</translation>
    </message>
    <message>
        <source>The largest square to measure; large squares take minutes</source>
        <translation>הריבוע הגדול ביותר שיימדד; מדידת ריבועים גדולים נמשכת כמה דקות</translation>
    </message>
    <message>
        <source>This board is empty or too large: both methods are measured on boards of up to %1 vertices, or %2 for rectangles.</source>
        <translation>הלוח הזה גדול מדי, או ריק: שתי השיטות נמדדות בלוחות של עד %1 צמתים, ובמלבנים של עד %2 צמתים.</translation>
    </message>
    <message>
        <source>Brute force tries %1 sets of presses in %2.</source>
        <translation>כוח גס מנסה %1 קבוצות לחיצות בתוך %2.</translation>
    </message>
    <message>
        <source>Brute force would try %1 sets of presses. At the speed measured here, that would take about %2.</source>
        <translation>בכוח גס יש לנסות %1 קבוצות של לחיצות. במהירות שנמדדה כאן זה יימשך בערך %2.</translation>
    </message>
    <message>
        <source>All squares up to %1 measured</source>
        <translation>כל הריבועים עד ⁨%1⁩ נמדדו</translation>
    </message>
    <message>
        <source>Stopped before %1</source>
        <translation>נעצר לפני ⁨%1⁩</translation>
    </message>
    <message>
        <source>Measuring %1, up to %2 …</source>
        <translation>מדידת ⁨%1⁩, עד ⁨%2⁩…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>המשך</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>עצירה</translation>
    </message>
    <message>
        <source>Continue measuring squares</source>
        <translation>המשך מדידת הריבועים</translation>
    </message>
    <message>
        <source>Stop measuring squares; the results so far are kept</source>
        <translation>עצירת מדידת הריבועים; מה שנמדד נשמר</translation>
    </message>
    <message>
        <source>Gaussian,
bit operations</source>
        <translation>גאוס,
פעולות סיבית</translation>
    </message>
    <message>
        <source>Chasing,
bit operations</source>
        <translation>מילוי,
פעולות סיבית</translation>
    </message>
    <message>
        <source>Gaussian,
row operations</source>
        <translation>גאוס,
פעולות שורה</translation>
    </message>
    <message>
        <source>Chasing,
row operations</source>
        <translation>מילוי,
פעולות שורה</translation>
    </message>
    <message>
        <source>Gaussian,
time</source>
        <translation>גאוס,
זמן</translation>
    </message>
    <message>
        <source>Chasing,
time</source>
        <translation>מילוי,
זמן</translation>
    </message>
    <message>
        <source>Brute force,
press sets</source>
        <translation>כוח גס,
קבוצות לחיצות</translation>
    </message>
    <message>
        <source>Brute force,
time</source>
        <translation>כוח גס,
זמן</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>בערך %1</translation>
    </message>
    <message>
        <source>Cost of each method for square boards</source>
        <translation>עלויות השיטות בריבועים</translation>
    </message>
</context>
<context>
    <name>lightsout::ModeBar</name>
    <message>
        <source>Mode</source>
        <translation>מצב</translation>
    </message>
</context>
<context>
    <name>lightsout::MonkeyCard</name>
    <message>
        <source>A monkey at the board</source>
        <translation>קוף ליד הלוח</translation>
    </message>
    <message>
        <source>one press from winning, ten presses a second</source>
        <translation>לחיצה אחת מניצחון, עשר לחיצות בשנייה</translation>
    </message>
    <message>
        <source>The number of reachable boards is 1 plus the mean number of random presses needed to win from boards one press away.</source>
        <translation>מספר הלוחות שאפשר להגיע אליהם הוא 1 ועוד תוחלת מספר הלחיצות האקראיות עד לניצחון מלוח שבמרחק לחיצה אחת ממנו.</translation>
    </message>
    <message>
        <source>Mean number of presses and time by board size</source>
        <translation>תוחלת מספר הלחיצות והזמן לפי גודל הלוח</translation>
    </message>
    <message>
        <source>mean presses</source>
        <translation>תוחלת הלחיצות</translation>
    </message>
    <message>
        <source>time</source>
        <translation>זמן</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>⁨%1⁩ שנ׳</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 דק׳ %2 שנ׳</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 שע׳ %2 דק׳</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1 ימים %2 שע׳</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1 שנים</translation>
    </message>
</context>
<context>
    <name>lightsout::Navigator</name>
    <message>
        <source>Zoom out (−)</source>
        <translation>הקטנה (−)</translation>
    </message>
    <message>
        <source>Show all (0)</source>
        <translation>הצגת הכול (0)</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>הגדלה (+)</translation>
    </message>
</context>
<context>
    <name>lightsout::NewBoardDialog</name>
    <message>
        <source>New board</source>
        <translation>לוח חדש</translation>
    </message>
    <message>
        <source>Kind of board</source>
        <translation>סוג הלוח</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>&amp;יצירה</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Group of boards</source>
        <translation>קבוצת לוחות</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>לא נמצא דבר</translation>
    </message>
    <message>
        <source>No board has this name.</source>
        <translation>אין לוח בשם הזה.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;פתיחה</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>⁨%1⁩, ⁨%2⁩</translation>
    </message>
    <message numerus="yes">
        <source>%Ln light(s)</source>
        <translation>
            <numerusform>נורה אחת</numerusform>
            <numerusform>%Ln נורות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln connection(s)</source>
        <translation>
            <numerusform>חיבור אחד</numerusform>
            <numerusform>%Ln חיבורים</numerusform>
        </translation>
    </message>
    <message>
        <source>Search for a board, or type a challenge code</source>
        <translation>חיפוש לוח, או הקלדת קוד אתגר</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>אתגר</translation>
    </message>
    <message>
        <source>This code gives the same lights on every computer.</source>
        <translation>הקוד נותן את אותו מצב נורות בכל מחשב.</translation>
    </message>
    <message>
        <source>This is neither the name of a board nor a valid code.</source>
        <translation>אין לוח בשם הזה, וזה גם אינו קוד תקין.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>חיפוש</translation>
    </message>
</context>
<context>
    <name>lightsout::NullityBoundsCard</name>
    <message>
        <source>Bounds on the nullity</source>
        <translation>חסמים לדרגת החופש</translation>
    </message>
    <message>
        <source>Bounds are computed for boards of up to %1 vertices and %2 edges.</source>
        <translation>החסמים מחושבים בלוחות של עד %1 צמתים ו־%2 צלעות.</translation>
    </message>
    <message>
        <source>Computing the bounds …</source>
        <translation>החסמים מחושבים…</translation>
    </message>
    <message>
        <source>The nullity next to a lower and an upper bound that need no elimination.</source>
        <translation>דרגת החופש, בין חסם תחתון לחסם עליון שמחושבים בלי דירוג.</translation>
    </message>
    <message>
        <source>The nullity k lies between a lower and an upper bound that need no elimination.</source>
        <translation>דרגת החופש k נמצאת בין חסם תחתון לחסם עליון שמחושבים בלי דירוג.</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln different nonempty set(s) of lights that a press changes. Two presses that change the same lights cancel out, and a press that changes none is quiet.</source>
        <translation>
            <numerusform>הלחיצות משנות קבוצה לא ריקה אחת של נורות. שתי לחיצות שמשנות אותן נורות מבטלות זו את זו, ולחיצה שאינה משנה דבר היא שקטה.</numerusform>
            <numerusform>הלחיצות משנות %Ln קבוצות שונות ולא ריקות של נורות. שתי לחיצות שמשנות אותן נורות מבטלות זו את זו, ולחיצה שאינה משנה דבר היא שקטה.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln press(es) can be paired with different lights that they change. The rank is not greater, because each term of a nonzero minor is such a pairing.</source>
        <translation>
            <numerusform>אפשר להתאים נורה ללחיצה אחת לכל היותר, והיא נורה שהלחיצה משנה. הדרגה אינה גדולה מזה, כי כל מחובר שונה מאפס במינור הוא התאמה כזו.</numerusform>
            <numerusform>אפשר להתאים נורות שונות ל־%Ln לחיצות לכל היותר, לכל לחיצה נורה שהיא משנה. הדרגה אינה גדולה מזה, כי כל מחובר שונה מאפס במינור הוא התאמה כזו.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In a list of %Ln light(s), each light has a press that no earlier light has. In a quiet pattern, the light&apos;s other presses determine that press.</source>
        <translation>
            <numerusform>לחיצה כלשהי משנה נורה אחת. בתבנית שקטה, שאר הלחיצות של הנורה קובעות את הלחיצה הזאת.</numerusform>
            <numerusform>ברשימה של %Ln נורות, לכל אחת יש לחיצה שאין לקודמותיה. בתבנית שקטה, שאר הלחיצות של הנורה קובעות את הלחיצה הזאת.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shortest paths have a total of %Ln step(s). No press on a shortest path changes a light more than one step ahead, so these rows and columns form a triangle.</source>
        <translation>
            <numerusform>נבחר בכל רכיב מסלול שאין קצר ממנו בין שני קצותיו; אורך כל המסלולים יחד הוא צעד אחד. שום לחיצה במסלול כזה אינה משנה נורה שנמצאת יותר מצעד אחד קדימה, ולכן השורות והעמודות האלה יוצרות משולש.</numerusform>
            <numerusform>נבחר בכל רכיב מסלול שאין קצר ממנו בין שני קצותיו; אורך כל המסלולים יחד הוא %Ln צעדים. שום לחיצה במסלול כזה אינה משנה נורה שנמצאת יותר מצעד אחד קדימה, ולכן השורות והעמודות האלה יוצרות משולש.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If no light has more than D presses, a list like the one above has at least %Ln light(s): each adds at most D new presses.</source>
        <translation>
            <numerusform>אם לשום נורה אין יותר מ־D לחיצות, ברשימה כזו יש לפחות נורה אחת: כל נורה מוסיפה לכל היותר D לחיצות חדשות.</numerusform>
            <numerusform>אם לשום נורה אין יותר מ־D לחיצות, ברשימה כזו יש לפחות %Ln נורות: כל נורה מוסיפה לכל היותר D לחיצות חדשות.</numerusform>
        </translation>
    </message>
    <message>
        <source>Influences are mutual and no press changes its own light, so xᵀAx = 0 for all x and the rank is even.</source>
        <translation>ההשפעות הדדיות ושום לחיצה אינה משנה את הנורה שלה; לכן הדרגה זוגית, כי ⁦xᵀAx = 0⁩ לכל x.</translation>
    </message>
</context>
<context>
    <name>lightsout::NumberTable</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>lightsout::NumberingMenu</name>
    <message>
        <source>&amp;Number the cells</source>
        <translation>&amp;מספור המשבצות</translation>
    </message>
    <message>
        <source>Next to &amp;formulas, on small boards</source>
        <translation>ליד &amp;נוסחאות, בלוחות קטנים</translation>
    </message>
    <message>
        <source>N&amp;ot at all</source>
        <translation>&amp;ללא מספור</translation>
    </message>
    <message>
        <source>&amp;Consecutively, as in x₁, x₂ …</source>
        <translation>ב&amp;רצף, כמו x₁, x₂ …</translation>
    </message>
    <message>
        <source>By &amp;row and column</source>
        <translation>לפי &amp;שורה ועמודה</translation>
    </message>
    <message>
        <source>Count from &amp;0</source>
        <translation>ספירה מ־&amp;0</translation>
    </message>
</context>
<context>
    <name>lightsout::OperationList</name>
    <message>
        <source>Start</source>
        <translation>התחלה</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>צעדים</translation>
    </message>
    <message>
        <source>Forward elimination</source>
        <translation>דירוג</translation>
    </message>
    <message>
        <source>Back substitution</source>
        <translation>הצבה לאחור</translation>
    </message>
    <message>
        <source>The small system</source>
        <translation>המערכת הקטנה</translation>
    </message>
    <message>
        <source>Substitution</source>
        <translation>הצבת השורה הראשונה</translation>
    </message>
    <message>
        <source>Light chasing</source>
        <translation>מילוי עקבי של שורות</translation>
    </message>
    <message>
        <source>Pivot %1: %2 (%3)</source>
        <translation>איבר מוביל %1: %2 (%3)</translation>
    </message>
</context>
<context>
    <name>lightsout::OutcomeCard</name>
    <message>
        <source>Determinant</source>
        <translation>דטרמיננטה</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>תוצאה</translation>
    </message>
    <message>
        <source>Every board has exactly one solution</source>
        <translation>לכל לוח יש בדיוק פתרון אחד</translation>
    </message>
    <message>
        <source>Row %1 reads 0 = 1</source>
        <translation>בשורה %1 כתוב ⁦0 = 1⁩</translation>
    </message>
    <message numerus="yes">
        <source>It is the sum of the equations of the %Ln marked light(s). Every press changes an even number of these lights, but an odd number of them (those that are numbered or ticked) must change.</source>
        <translation>
            <numerusform>זו המשוואה של הנורה המסומנת. שום לחיצה אינה משנה אותה, אבל היא צריכה להשתנות.</numerusform>
            <numerusform>זה סכום המשוואות של %Ln הנורות המסומנות. כל לחיצה משנה מספר זוגי מהן, אבל מספר הנורות שצריכות להשתנות (אלה שיש בהן מספר או סימן וי) הוא אי־זוגי.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 solutions</source>
        <translation>%1 פתרונות</translation>
    </message>
    <message>
        <source>One solution</source>
        <translation>פתרון אחד</translation>
    </message>
    <message>
        <source>Quiet pattern %1</source>
        <translation>תבנית שקטה %1</translation>
    </message>
    <message>
        <source>Set this free press to 0 or 1</source>
        <translation>קביעת הלחיצה החופשית: 0 או 1</translation>
    </message>
    <message>
        <source>The matrix is not square.</source>
        <translation>המטריצה אינה ריבועית.</translation>
    </message>
    <message>
        <source>Exactly one solution</source>
        <translation>פתרון אחד בדיוק</translation>
    </message>
    <message>
        <source>The table has %1 and %2. Click ringed presses to set them freely; the others follow.</source>
        <translation>בטבלה: %1, %2. את הלחיצות המוקפות אפשר לקבוע כרצונכם בלחיצת עכבר; האחרות נקבעות לפיהן.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln light(s)</source>
        <translation>
            <numerusform>נורה אחת</numerusform>
            <numerusform>%Ln נורות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln button(s)</source>
        <translation>
            <numerusform>כפתור אחד</numerusform>
            <numerusform>%Ln כפתורים</numerusform>
        </translation>
    </message>
    <message>
        <source>The determinant of the matrix over the integers</source>
        <translation>הדטרמיננטה של המטריצה מעל השלמים</translation>
    </message>
    <message>
        <source>Modulo 2</source>
        <translation>מודולו 2</translation>
    </message>
    <message>
        <source>The determinant modulo 2: 1 if the rank equals the size of the matrix</source>
        <translation>הדטרמיננטה מודולו 2: 1 אם הדרגה שווה לגודל המטריצה</translation>
    </message>
    <message>
        <source>Next choice</source>
        <translation>הבחירה הבאה</translation>
    </message>
    <message>
        <source>Go through all choices of the free presses, one after another</source>
        <translation>מעבר על כל הבחירות של הלחיצות החופשיות, בזו אחר זו</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>אי־זוגית</translation>
    </message>
    <message>
        <source>even</source>
        <translation>זוגית</translation>
    </message>
    <message numerus="yes">
        <source>The determinant is even: some boards have no solution, the others have several. Click the %Ln ringed press(es) to set them freely; the others follow.</source>
        <translation>
            <numerusform>הדטרמיננטה זוגית: ללוחות מסוימים אין פתרון, ולאחרים יש כמה פתרונות. את הלחיצה המוקפת קובעים בלחיצת עכבר, והאחרות נקבעות לפיה.</numerusform>
            <numerusform>הדטרמיננטה זוגית: ללוחות מסוימים אין פתרון, ולאחרים יש כמה פתרונות. את %Ln הלחיצות המוקפות קובעים בלחיצת עכבר, והאחרות נקבעות לפיהן.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 מתוך %2</translation>
    </message>
    <message>
        <source>The determinant is odd, so the matrix has an inverse. Each row K of the inverse gives a formula: a press is the scalar product %1 with the lights M to change. It is made if an odd number of the lights in K must change.</source>
        <translation>הדטרמיננטה אי־זוגית, ולכן למטריצה יש הופכית. כל שורה K שלה היא נוסחה: לחיצה היא המכפלה הסקלרית ⁨%1⁩ עם הנורות M שצריך לשנות. הלחיצה דרושה אם צריך לשנות מספר אי־זוגי מהנורות שב־K.</translation>
    </message>
    <message>
        <source>Of all plane rectangles with more than one cell, only %1 has orthonormal columns; the %2 torus has them, too.</source>
        <translation>מכל המלבנים במישור שיש בהם יותר ממשבצת אחת, רק ל־⁨%1⁩ עמודות אורתונורמליות; גם לטורוס ⁨%2⁩ יש כאלה.</translation>
    </message>
    <message>
        <source>The columns C of the matrix are orthonormal: the scalar product %1 is 1 for C = C′ and 0 otherwise.</source>
        <translation>עמודות המטריצה C אורתונורמליות: המכפלה הסקלרית ⁨%1⁩ היא 1 אם ⁦C = C′⁩, ו־0 אחרת.</translation>
    </message>
    <message>
        <source>The columns C of the matrix are not orthonormal: the scalar product %1 would have to be 1 for C = C′ and 0 otherwise.</source>
        <translation>עמודות המטריצה C אינן אורתונורמליות: המכפלה הסקלרית ⁨%1⁩ הייתה צריכה להיות 1 אם ⁦C = C′⁩, ו־0 אחרת.</translation>
    </message>
</context>
<context>
    <name>lightsout::OverlapCard</name>
    <message>
        <source>Why this board can be solved</source>
        <translation>למה הלוח הזה פתיר</translation>
    </message>
    <message>
        <source>Why this board can&apos;t be solved</source>
        <translation>למה הלוח הזה אינו פתיר</translation>
    </message>
    <message>
        <source>The lights to change</source>
        <translation>הנורות שצריך לשנות</translation>
    </message>
    <message>
        <source>On a directed board these are not quiet patterns. They span the left kernel: every press changes an even number of lights in each.</source>
        <translation>בלוח מכוון אלה אינן תבניות שקטות. הן פורשות את מרחב האפס השמאלי: כל לחיצה משנה מספר זוגי של נורות בכל אחת מהן.</translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln light(s) to make the board solvable. That is the minimum.</source>
        <translation>
            <numerusform>שנו נורה אחת, והלוח יהיה פתיר. פחות מזה אינו מספיק.</numerusform>
            <numerusform>שנו %Ln נורות, והלוח יהיה פתיר. פחות מזה אינו מספיק.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln light(s) to make the board solvable. At least %1 must be changed.</source>
        <translation>
            <numerusform>שנו נורה אחת, והלוח יהיה פתיר. המספר המזערי הוא לפחות %1.</numerusform>
            <numerusform>שנו %Ln נורות, והלוח יהיה פתיר. המספר המזערי הוא לפחות %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Here: %2.</source>
        <translation>%1 כאן: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln light(s)</source>
        <translation>
            <numerusform>שינוי נורה אחת</numerusform>
            <numerusform>שינוי %Ln נורות</numerusform>
        </translation>
    </message>
    <message>
        <source>change lights to make the board solvable</source>
        <translation>שינוי נורות שהופך את הלוח לפתיר</translation>
    </message>
    <message>
        <source>Can this board be solved?</source>
        <translation>האם הלוח הזה פתיר?</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>ספירה…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln: even</source>
        <translation>
            <numerusform>%Ln: זוגי</numerusform>
            <numerusform>%Ln: זוגי</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln: odd</source>
        <translation>
            <numerusform>%Ln: אי־זוגי</numerusform>
            <numerusform>%Ln: אי־זוגי</numerusform>
        </translation>
    </message>
    <message>
        <source>Pattern %1</source>
        <translation>תבנית %1</translation>
    </message>
    <message>
        <source>Dots mark the lights to change in this pattern. Click to show it on the board.</source>
        <translation>הנקודות מסמנות את הנורות שצריך לשנות בתבנית הזאת. לחצו כדי לראות אותה על הלוח.</translation>
    </message>
    <message>
        <source>Each basis pattern contains an even number of the lights to change: the scalar product %1 of these lights M and each pattern K is 0.</source>
        <translation>בכל תבנית בבסיס יש מספר זוגי של נורות שצריך לשנות: המכפלה הסקלרית ⁨%1⁩ של נורות אלה M ושל כל תבנית K היא 0.</translation>
    </message>
    <message>
        <source>A pattern contains an odd number of the lights to change: the scalar product %1 of these lights M and this pattern K is 1, and no press changes it.</source>
        <translation>יש תבנית שיש בה מספר אי־זוגי של נורות שצריך לשנות: המכפלה הסקלרית ⁨%1⁩ של נורות אלה M ושל התבנית K היא 1, ושום לחיצה אינה משנה אותה.</translation>
    </message>
</context>
<context>
    <name>lightsout::OverviewCard</name>
    <message>
        <source>Up to symmetry</source>
        <translation>עד כדי סימטריה</translation>
    </message>
    <message>
        <source>Presses per tiling</source>
        <translation>לחיצות בכל ריצוף</translation>
    </message>
    <message>
        <source>Searched</source>
        <translation>נסרק</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>חיפוש מחדש</translation>
    </message>
    <message>
        <source>Watch the proof</source>
        <translation>צפייה בהוכחה</translation>
    </message>
    <message>
        <source>Too large</source>
        <translation>גדול מדי</translation>
    </message>
    <message>
        <source>The search for tilings is limited to boards of up to %1 vertices.</source>
        <translation>חיפוש ריצופים אפשרי רק בלוחות של עד %1 צמתים.</translation>
    </message>
    <message>
        <source>No tiling</source>
        <translation>אין ריצוף</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pressed cell(s); the tiles round them cover all %1 lights.</source>
        <translation>
            <numerusform>לחיצה אחת; האריח שסביבה מכסה את כל הנורות: %1.</numerusform>
            <numerusform>%Ln לחיצות; האריחים שסביבן מכסים את כל %1 הנורות.</numerusform>
        </translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>יותר מ־%1</translation>
    </message>
    <message>
        <source>completely</source>
        <translation>במלואו</translation>
    </message>
    <message>
        <source>partly</source>
        <translation>חלקית</translation>
    </message>
    <message>
        <source>Looking for tilings …</source>
        <translation>חיפוש ריצופים…</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>החיפוש נעצר.</translation>
    </message>
    <message>
        <source>No press changes %1.</source>
        <translation>אף לחיצה לא משנה את הנורה הזאת: %1.</translation>
    </message>
    <message>
        <source>The size of every tile is a multiple of %1, but the number of lights, %2, is not.</source>
        <translation>הגודל של כל אריח הוא כפולה של %1, אבל מספר הנורות, %2, אינו כפולה שלו.</translation>
    </message>
    <message>
        <source>In one part of the board, every tile size is a multiple of %1, but the number of lights, %2, is not.</source>
        <translation>בחלק אחד של הלוח, הגודל של כל אריח הוא כפולה של %1, אבל מספר הנורות בחלק הזה, %2, אינו כפולה שלו.</translation>
    </message>
    <message numerus="yes">
        <source>Wherever you start, one light remains that no tile can cover. %Ln move(s) prove it.</source>
        <translation>
            <numerusform>לא משנה מאין מתחילים, בסוף נשארת נורה ששום אריח לא יכול לכסות. צעד אחד מוכיח זאת.</numerusform>
            <numerusform>לא משנה מאין מתחילים, בסוף נשארת נורה ששום אריח לא יכול לכסות. %Ln צעדים מוכיחים זאת.</numerusform>
        </translation>
    </message>
    <message>
        <source>All possibilities were tried, and none works.</source>
        <translation>כל האפשרויות נוסו, ואף אחת אינה מתאימה.</translation>
    </message>
    <message>
        <source>There are too many tilings to compare.</source>
        <translation>הריצופים רבים מכדי להשוות ביניהם.</translation>
    </message>
    <message>
        <source>No tiling is known.</source>
        <translation>לא ידוע אף ריצוף.</translation>
    </message>
    <message>
        <source>On directed boards, this number can vary.</source>
        <translation>בלוחות מכוונים המספר הזה עשוי להשתנות.</translation>
    </message>
    <message>
        <source>%1 of the search is done. The remaining time can&apos;t be predicted.</source>
        <translation>בוצעו ⁨%1⁩ מהחיפוש. אי אפשר לדעת מראש כמה זמן הוא עוד יימשך.</translation>
    </message>
    <message>
        <source>An optimal solution: every light changes exactly once.</source>
        <translation>פתרון אופטימלי: כל נורה משתנה בדיוק פעם אחת.</translation>
    </message>
</context>
<context>
    <name>lightsout::PageRow</name>
    <message>
        <source>Previous page</source>
        <translation>העמוד הקודם</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>העמוד הבא</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 מתוך %2</translation>
    </message>
</context>
<context>
    <name>lightsout::PageTabs</name>
    <message>
        <source>Scroll left</source>
        <translation>גלילה שמאלה</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>גלילה ימינה</translation>
    </message>
</context>
<context>
    <name>lightsout::PairCard</name>
    <message>
        <source>Two cells over time</source>
        <translation>שתי משבצות לאורך זמן</translation>
    </message>
    <message>
        <source>Presses up to</source>
        <translation>לחיצות, עד</translation>
    </message>
    <message>
        <source>First cell</source>
        <translation>משבצת ראשונה</translation>
    </message>
    <message>
        <source>Second cell</source>
        <translation>משבצת שנייה</translation>
    </message>
    <message>
        <source>The number of the cell, counted row by row</source>
        <translation>מספר המשבצת, בספירה שורה אחר שורה</translation>
    </message>
    <message>
        <source>Largest number of presses</source>
        <translation>מספר הלחיצות הגדול ביותר</translation>
    </message>
    <message>
        <source>Covariance and correlation by number of presses</source>
        <translation>שונות משותפת ומתאם לפי מספר הלחיצות</translation>
    </message>
    <message>
        <source>This board is too large for random play. The limit is %1 vertices.</source>
        <translation>הלוח גדול מדי למשחק אקראי: המגבלה היא %1 צמתים.</translation>
    </message>
    <message>
        <source>%1 and %2: if they were independent, the covariance would always be 0. The covariance from the games is shown with its standard error.</source>
        <translation>%1 ו־%2: אילו היו בלתי תלויות, השונות המשותפת הייתה תמיד 0. לצד הערך מהמשחקים מופיעה טעות התקן שלו.</translation>
    </message>
    <message>
        <source>Covariance,
exact</source>
        <translation>שונות משותפת,
מדויקת</translation>
    </message>
    <message>
        <source>Covariance,
games</source>
        <translation>שונות משותפת,
משחקים</translation>
    </message>
    <message>
        <source>Standard
error</source>
        <translation>טעות
תקן</translation>
    </message>
    <message>
        <source>Correlation,
exact</source>
        <translation>מתאם,
מדויק</translation>
    </message>
    <message>
        <source>Correlation,
games</source>
        <translation>מתאם,
משחקים</translation>
    </message>
    <message>
        <source>Covariance and correlation</source>
        <translation>שונות משותפת ומתאם</translation>
    </message>
    <message>
        <source>presses</source>
        <translation>לחיצות</translation>
    </message>
    <message>
        <source>covariance, games</source>
        <translation>שונות משותפת, משחקים</translation>
    </message>
    <message>
        <source>covariance, exact</source>
        <translation>שונות משותפת, מדויקת</translation>
    </message>
    <message>
        <source>correlation, exact</source>
        <translation>מתאם, מדויק</translation>
    </message>
    <message>
        <source>But covariance 0 does not mean independent: in the limit on 2 × 2 every two cells have covariance 0, yet the parity of all four is certain.</source>
        <translation>אבל שונות משותפת 0 אינה אי־תלות: בגבול, בלוח ⁦2 × 2⁩, לכל שתי משבצות שונות משותפת 0, ובכל זאת הזוגיות של הארבע ודאית.</translation>
    </message>
    <message>
        <source>games: 95 % confidence interval</source>
        <translation>משחקים: רווח בר־סמך של ⁦95 %⁩</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>לחיצות</translation>
    </message>
</context>
<context>
    <name>lightsout::PatternCard</name>
    <message>
        <source>The same pattern for every cell</source>
        <translation>אותה תבנית לכל המשבצות</translation>
    </message>
    <message>
        <source>Lights changed by one press</source>
        <translation>נורות שלחיצה אחת משנה</translation>
    </message>
</context>
<context>
    <name>lightsout::PatternGallery</name>
    <message>
        <source>Stop filtering by number of presses</source>
        <translation>ביטול הסינון לפי מספר הלחיצות</translation>
    </message>
    <message>
        <source>All</source>
        <translation>הכול</translation>
    </message>
    <message>
        <source>Up to symmetry: %1</source>
        <translation>עד כדי סימטריה: %1</translation>
    </message>
    <message>
        <source>Symmetric: %1</source>
        <translation>עם סימטריה: %1</translation>
    </message>
    <message numerus="yes">
        <source>Only %Ln press(es) ×</source>
        <translation>
            <numerusform>רק לחיצה אחת ×</numerusform>
            <numerusform>רק %Ln לחיצות ×</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A quiet pattern of %Ln press(es)</source>
        <translation>
            <numerusform>תבנית שקטה של לחיצה אחת</numerusform>
            <numerusform>תבנית שקטה של %Ln לחיצות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solution of %Ln press(es)</source>
        <translation>
            <numerusform>פתרון של לחיצה אחת</numerusform>
            <numerusform>פתרון של %Ln לחיצות</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Symmetric: some rotation, reflection or other symmetry of the board leaves it unchanged.</source>
        <translation>%1. יש סימטריה: סיבוב, שיקוף או סימטריה אחרת של הלוח מעבירים את קבוצת הלחיצות לעצמה.</translation>
    </message>
    <message>
        <source>Still searching …</source>
        <translation>החיפוש נמשך…</translation>
    </message>
    <message>
        <source>All %1 are shown.</source>
        <translation>סך הכול: %1.</translation>
    </message>
    <message>
        <source>The first %1 are shown.</source>
        <translation>מוצג רק חלק: %1.</translation>
    </message>
    <message>
        <source>Found in the sample: %1.</source>
        <translation>נמצאו במדגם: %1.</translation>
    </message>
    <message>
        <source>Every pattern</source>
        <translation>כל התבניות</translation>
    </message>
    <message>
        <source>Show one pattern from each symmetry class</source>
        <translation>הצגת תבנית אחת מכל מחלקת סימטריה</translation>
    </message>
    <message>
        <source>Show only patterns that a rotation or reflection leaves unchanged</source>
        <translation>הצגה רק של תבניות שאינן משתנות בסיבוב או בשיקוף</translation>
    </message>
    <message numerus="yes">
        <source>Pattern %1 of %2: %Ln press(es)</source>
        <translation>
            <numerusform>תבנית %1 מתוך %2: לחיצה אחת</numerusform>
            <numerusform>תבנית %1 מתוך %2: %Ln לחיצות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solution %1 of %2: %Ln press(es)</source>
        <translation>
            <numerusform>פתרון %1 מתוך %2: לחיצה אחת</numerusform>
            <numerusform>פתרון %1 מתוך %2: %Ln לחיצות</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lightsout::PatternTool</name>
    <message>
        <source>This board is too large for custom patterns.</source>
        <translation>הלוח גדול מכדי שיהיו לו תבניות משלו.</translation>
    </message>
    <message numerus="yes">
        <source>Custom patterns are available for boards of up to %Ln cells.</source>
        <translation>
            <numerusform>רק ללוח של משבצת אחת יכולות להיות תבניות משלו.</numerusform>
            <numerusform>רק ללוח של עד %Ln משבצות יכולות להיות תבניות משלו.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the lights that pressing %1 should change.</source>
        <translation>לחצו על הנורות שלחיצה על %1 תשנה.</translation>
    </message>
    <message>
        <source>Ctrl+click to choose another cell to press.</source>
        <translation>לחיצה עם Ctrl בוחרת משבצת אחרת ללחיצה.</translation>
    </message>
    <message>
        <source>change the press pattern</source>
        <translation>שינוי תבנית הלחיצה</translation>
    </message>
</context>
<context>
    <name>lightsout::PatternsCard</name>
    <message>
        <source>only the empty pattern</source>
        <translation>רק התבנית הריקה</translation>
    </message>
    <message numerus="yes">
        <source>of a basis of %Ln pattern(s)</source>
        <translation>
            <numerusform>מבסיס בן תבנית אחת</numerusform>
            <numerusform>מבסיס בן %Ln תבניות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Patterns can be overlaid for boards of up to %Ln vertices.</source>
        <translation>
            <numerusform>אפשר להניח זו על זו תבניות של לוחות בני צומת אחד לכל היותר.</numerusform>
            <numerusform>אפשר להניח זו על זו תבניות של לוחות בני %Ln צמתים לכל היותר.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both boards have only the empty quiet pattern.</source>
        <translation>לאף אחד מהלוחות אין תבנית שקטה מלבד הריקה.</translation>
    </message>
    <message>
        <source>Filled: only this board, %1. Rings: only the pinned one, %2. Filled with a ring: both, %3.</source>
        <translation>סימון מלא: רק בלוח הזה (%1). טבעת: רק בלוח הנעוץ (%2). סימון מלא עם טבעת: בשניהם (%3).</translation>
    </message>
    <message>
        <source>This board</source>
        <translation>הלוח הזה</translation>
    </message>
    <message>
        <source>Pinned board</source>
        <translation>הלוח הנעוץ</translation>
    </message>
    <message>
        <source>Quiet patterns</source>
        <translation>תבניות שקטות</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>פתרונות</translation>
    </message>
    <message>
        <source>Lights on</source>
        <translation>נורות דולקות</translation>
    </message>
    <message>
        <source>Presses made</source>
        <translation>לחיצות שנעשו</translation>
    </message>
    <message>
        <source>Pattern to overlay</source>
        <translation>מה להניח זה על גבי זה</translation>
    </message>
    <message>
        <source>A pattern from each board, overlaid</source>
        <translation>תבנית מכל לוח, זו על גבי זו</translation>
    </message>
    <message numerus="yes">
        <source>of %Ln</source>
        <translation>
            <numerusform>מתוך אחת</numerusform>
            <numerusform>מתוך %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither board has a known solution.</source>
        <translation>לאף אחד מהלוחות אין פתרון ידוע.</translation>
    </message>
</context>
<context>
    <name>lightsout::PictureActions</name>
    <message>
        <source>Export &amp;picture</source>
        <translation>ייצוא &amp;תמונה</translation>
    </message>
    <message>
        <source>&amp;Drawing (SVG) …</source>
        <translation>&amp;שרטוט (SVG)…</translation>
    </message>
    <message>
        <source>&amp;Page (PDF) …</source>
        <translation>&amp;עמוד (PDF)…</translation>
    </message>
    <message>
        <source>P&amp;icture for slides (PNG) …</source>
        <translation>ת&amp;מונה לשקופיות (PNG)…</translation>
    </message>
    <message>
        <source>P&amp;oster (large PNG) …</source>
        <translation>&amp;כרזה (PNG גדול)…</translation>
    </message>
    <message>
        <source>%1 …</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>board</source>
        <translation>לוח</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>ייצוא הלוח</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>שמירת ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>אי אפשר לשמור את ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>lightsout::PictureCommands</name>
    <message>
        <source>P&amp;icture …</source>
        <translation>&amp;תמונה…</translation>
    </message>
    <message>
        <source>Save or copy the board, a view, the page or an animation</source>
        <translation>שמירה או העתקה של הלוח, של תצוגה, של הדף או של הנפשה</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>ה&amp;דפסה…</translation>
    </message>
    <message>
        <source>Print the board, a view or the page</source>
        <translation>הדפסה של הלוח, של תצוגה או של הדף</translation>
    </message>
</context>
<context>
    <name>lightsout::PictureDialog</name>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;כותרת</translation>
    </message>
    <message>
        <source>&amp;Save …</source>
        <translation>&amp;שמירה…</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>ה&amp;עתקה</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>ה&amp;דפסה…</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>תמונה</translation>
    </message>
    <message>
        <source>light</source>
        <translation>בהיר</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>כהה</translation>
    </message>
    <message>
        <source>for print</source>
        <translation>להדפסה</translation>
    </message>
    <message>
        <source>Su&amp;bject</source>
        <translation>&amp;נושא</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;צבעים</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>כותרת</translation>
    </message>
    <message>
        <source>Captio&amp;n</source>
        <translation>כי&amp;תוב</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>התמונה נמצאת בלוח הגזירים.</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>שמירת התמונה</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>תמונה</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>⁨%1⁩ נשמר.</translation>
    </message>
    <message>
        <source>%1 could not be saved. %2</source>
        <translation>אי אפשר לשמור את ⁨%1⁩. %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es)</source>
        <translation>
            <numerusform>לחיצה אחת</numerusform>
            <numerusform>%Ln לחיצות</numerusform>
        </translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>תרשים</translation>
    </message>
    <message>
        <source>View</source>
        <translation>תצוגה</translation>
    </message>
    <message>
        <source>The current board</source>
        <translation>הלוח הנוכחי</translation>
    </message>
    <message>
        <source>The page “%1”</source>
        <translation>הדף „⁨%1⁩”</translation>
    </message>
    <message>
        <source>All solutions, as a sheet</source>
        <translation>כל הפתרונות, בגיליון</translation>
    </message>
    <message>
        <source>Animation: a solution</source>
        <translation>הנפשה: פתרון</translation>
    </message>
    <message>
        <source>Animation: random play</source>
        <translation>הנפשה: משחק אקראי</translation>
    </message>
    <message>
        <source>&amp;Width in pixels</source>
        <translation>&amp;רוחב בפיקסלים</translation>
    </message>
    <message>
        <source>So&amp;urce</source>
        <translation>מ&amp;קור</translation>
    </message>
    <message>
        <source>Name the program, its version and the board below the picture</source>
        <translation>ציון שם התוכנה, הגרסה והלוח מתחת לתמונה</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>מקור</translation>
    </message>
    <message>
        <source>The same seed gives the same game</source>
        <translation>אותו זרע נותן תמיד את אותו משחק</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>&amp;זרע</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>שמירת ⁨%1⁩</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>תצוגה מקדימה</translation>
    </message>
</context>
<context>
    <name>lightsout::PictureLightsAction</name>
    <message>
        <source>Lights from a p&amp;icture …</source>
        <translation>נורות מ&amp;תמונה…</translation>
    </message>
    <message>
        <source>Make a grid whose lights show a photo or drawing</source>
        <translation>יצירת לוח שנורותיו מציגות צילום או ציור</translation>
    </message>
    <message>
        <source>Lights from a picture</source>
        <translation>נורות מתמונה</translation>
    </message>
    <message>
        <source>The picture can&apos;t be read.</source>
        <translation>אי אפשר לקרוא את התמונה.</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp *.gif *.pbm *.pgm *.ppm)</source>
        <translation>תמונות ‎(*.png *.jpg *.jpeg *.bmp *.gif *.pbm *.pgm *.ppm)</translation>
    </message>
    <message>
        <source>Use a PNG, JPEG, BMP, GIF, PBM, PGM or PPM picture of at most %1 million pixels.</source>
        <translation>אפשר לקרוא תמונות של עד ⁦%1⁩ מיליון פיקסלים, בפורמטים ⁦PNG, JPEG, BMP, GIF, PBM, PGM⁩ ו־⁦PPM⁩.</translation>
    </message>
</context>
<context>
    <name>lightsout::PinnedBoard</name>
    <message>
        <source>%1 on the pinned board</source>
        <translation>%1 בלוח הנעוץ</translation>
    </message>
    <message>
        <source>pin another board</source>
        <translation>נעיצת לוח אחר</translation>
    </message>
    <message>
        <source>unpin the board</source>
        <translation>ביטול נעיצת הלוח</translation>
    </message>
</context>
<context>
    <name>lightsout::PlayPage</name>
    <message>
        <source>Press</source>
        <translation>לחיצה</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>ציור</translation>
    </message>
    <message>
        <source>start over</source>
        <translation>התחלה מחדש</translation>
    </message>
    <message>
        <source>harder lights</source>
        <translation>לוח קשה יותר</translation>
    </message>
    <message>
        <source>Press lights to play</source>
        <translation>משחק בלחיצה על הנורות</translation>
    </message>
    <message>
        <source>Lights</source>
        <translation>נורות</translation>
    </message>
    <message>
        <source>Edit the lights</source>
        <translation>עריכת הנורות</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>מצב יעד</translation>
    </message>
    <message>
        <source>Edit the target</source>
        <translation>עריכת מצב היעד</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>תבנית</translation>
    </message>
    <message>
        <source>Edit what a press changes</source>
        <translation>עריכת מה שלחיצה משנה</translation>
    </message>
    <message>
        <source>Draw a board of your own</source>
        <translation>ציור לוח משלכם</translation>
    </message>
    <message>
        <source>Chase</source>
        <translation>מילוי</translation>
    </message>
    <message>
        <source>Light chasing: solve a rectangle row by row, from the top</source>
        <translation>מילוי עקבי של שורות: פתרון של מלבן, שורה אחר שורה, מלמעלה</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>השוואה</translation>
    </message>
    <message>
        <source>Play this board and the pinned one side by side</source>
        <translation>משחק בלוח הזה ובלוח הנעוץ זה לצד זה</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>מה אם</translation>
    </message>
    <message>
        <source>See what adding or removing an edge or a vertex would change</source>
        <translation>לראות מה תשנה הוספה או הסרה של צלע או צומת</translation>
    </message>
</context>
<context>
    <name>lightsout::PlayerBar</name>
    <message>
        <source>Step</source>
        <translation>צעד</translation>
    </message>
    <message>
        <source>Go to start</source>
        <translation>להתחלה</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>צעד אחורה</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>הפעלה או השהיה</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>צעד קדימה</translation>
    </message>
    <message>
        <source>Go to end</source>
        <translation>לסוף</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>מהירות</translation>
    </message>
    <message>
        <source>Go to the end of the next pivot</source>
        <translation>מעבר לסוף האיבר המוביל הבא</translation>
    </message>
    <message>
        <source>Next pivot</source>
        <translation>האיבר המוביל הבא</translation>
    </message>
    <message>
        <source>by operation</source>
        <translation>לפי פעולה</translation>
    </message>
    <message>
        <source>by pivot</source>
        <translation>לפי איבר מוביל</translation>
    </message>
    <message>
        <source>Length of a step</source>
        <translation>אורך של צעד</translation>
    </message>
</context>
<context>
    <name>lightsout::PlayerCard</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>צעד %1 מתוך %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) solve the system</source>
        <translation>
            <numerusform>צעד אחד פותר את המערכת</numerusform>
            <numerusform>%Ln צעדים פותרים את המערכת</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, back substitution</source>
        <translation>%1, הצבה לאחור</translation>
    </message>
    <message>
        <source>%1, forward elimination</source>
        <translation>%1, דירוג</translation>
    </message>
    <message>
        <source>Each row is the equation of a light. Row operations preserve the solutions.</source>
        <translation>כל שורה היא המשוואה של נורה. פעולות שורה אינן משנות את הפתרונות.</translation>
    </message>
    <message>
        <source>brings a 1 to row %1, column %2</source>
        <translation>מביא 1 לשורה %1 בעמודה %2</translation>
    </message>
    <message>
        <source>removes the 1 in row %1, column %2</source>
        <translation>מסיר את ה־1 משורה %1 בעמודה %2</translation>
    </message>
    <message>
        <source>Row %1 reads 0 = 1: this board has no solution.</source>
        <translation>בשורה %1 כתוב ⁦0 = 1⁩: ללוח הזה אין פתרון.</translation>
    </message>
    <message>
        <source>Each row determines one press: this is the only solution.</source>
        <translation>כל שורה קובעת לחיצה אחת: זה הפתרון היחיד.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s) have no pivot: those presses are free, and any choice gives a solution.</source>
        <translation>
            <numerusform>עמודה אחת בלי איבר מוביל: הלחיצה הזו חופשית, וכל בחירה נותנת פתרון.</numerusform>
            <numerusform>%Ln עמודות בלי איבר מוביל: הלחיצות האלה חופשיות, וכל בחירה נותנת פתרון.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last rows now contain only presses in the board&apos;s first row: they are the small system.</source>
        <translation>בשורות האחרונות נשארו רק לחיצות מן השורה הראשונה בלוח: זו המערכת הקטנה.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) show that there is no solution</source>
        <translation>
            <numerusform>צעד אחד מראה שאין פתרון</numerusform>
            <numerusform>%Ln צעדים מראים שאין פתרון</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) reduce the matrix</source>
        <translation>
            <numerusform>צעד אחד מדרג את המטריצה</numerusform>
            <numerusform>%Ln צעדים מדרגים את המטריצה</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) lead to the inverse</source>
        <translation>
            <numerusform>צעד אחד מוביל להופכית</numerusform>
            <numerusform>%Ln צעדים מובילים להופכית</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) show that there is no inverse</source>
        <translation>
            <numerusform>צעד אחד מראה שאין הופכית</numerusform>
            <numerusform>%Ln צעדים מראים שאין הופכית</numerusform>
        </translation>
    </message>
    <message>
        <source>Each row lists the presses that change one light. Row operations preserve the rank.</source>
        <translation>בכל שורה נמצאות הלחיצות שמשנות נורה אחת. פעולות שורה אינן משנות את הדרגה.</translation>
    </message>
    <message>
        <source>Next to A is the identity I. The steps that turn A into I turn I into the inverse.</source>
        <translation>לצד A מטריצת היחידה I. הצעדים שהופכים את A ל־I הופכים את I להופכית.</translation>
    </message>
    <message>
        <source>Every column has a pivot: there is exactly one solution, whatever the lights.</source>
        <translation>לכל עמודה יש איבר מוביל: לכל מצב נורות יש פתרון אחד בדיוק.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s) have no pivot: whether there are solutions depends on the lights.</source>
        <translation>
            <numerusform>עמודה אחת בלי איבר מוביל: קיום פתרון תלוי בנורות.</numerusform>
            <numerusform>%Ln עמודות בלי איבר מוביל: קיום פתרון תלוי בנורות.</numerusform>
        </translation>
    </message>
    <message>
        <source>The identity is to the left of the bar, and the inverse of A to the right.</source>
        <translation>משמאל לקו נמצאת מטריצת היחידה, ומימין לו ההופכית של A.</translation>
    </message>
    <message>
        <source>Row %1 is zero to the left of the bar: A has no inverse.</source>
        <translation>שורה %1 כולה 0 משמאל לקו: ל־A אין הופכית.</translation>
    </message>
    <message>
        <source>The adjacency matrix without its diagonal: only the neighbours of each cell. The game itself does not change.</source>
        <translation>מטריצת השכנויות בלי האלכסון: רק שכנותיה של כל משבצת. המשחק עצמו אינו משתנה.</translation>
    </message>
    <message>
        <source>The adjacency matrix with its diagonal: each cell and its neighbours. The game itself does not change.</source>
        <translation>מטריצת השכנויות עם האלכסון: כל משבצת ושכנותיה. המשחק עצמו אינו משתנה.</translation>
    </message>
    <message>
        <source>The rank of the matrix with this diagonal is %1, and its nullity is %2.</source>
        <translation>עם האלכסון הזה דרגת המטריצה היא %1, ודרגת החופש שלה היא %2.</translation>
    </message>
    <message>
        <source>Rows %1 and %2 are swapped:</source>
        <translation>שורות %1 ו־%2 מוחלפות:</translation>
    </message>
    <message>
        <source>Row %1 is added to row %2:</source>
        <translation>שורה %1 מתווספת לשורה %2:</translation>
    </message>
</context>
<context>
    <name>lightsout::PointedCard</name>
    <message>
        <source>Solvable</source>
        <translation>פתירים</translation>
    </message>
    <message>
        <source>&amp;Open this board</source>
        <translation>&amp;פתיחת הלוח הזה</translation>
    </message>
    <message>
        <source>Point at a board</source>
        <translation>הצביעו על לוח</translation>
    </message>
    <message>
        <source>Exactly one solution, whatever the lights.</source>
        <translation>לכל מצב נורות, בדיוק פתרון אחד.</translation>
    </message>
    <message>
        <source>&amp;Why %1?</source>
        <translation>&amp;למה %1?</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s):</source>
        <translation>
            <numerusform>שורה אחת:</numerusform>
            <numerusform>%Ln שורות:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s):</source>
        <translation>
            <numerusform>עמודה אחת:</numerusform>
            <numerusform>%Ln עמודות:</numerusform>
        </translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>חסם</translation>
    </message>
    <message>
        <source>Each cell of the map represents a board with a given number of rows and columns. Click a cell to keep its board here; double-click to open it.</source>
        <translation>כל משבצת במפה מייצגת לוח בעל מספר נתון של שורות ועמודות. לחיצה עליה משאירה כאן את הלוח שלה, ולחיצה כפולה פותחת אותו.</translation>
    </message>
    <message>
        <source>A solvable board has %1 solutions: the nullity is %2.</source>
        <translation>ללוח פתיר יש %1 פתרונות: דרגת החופש היא %2.</translation>
    </message>
    <message>
        <source>A solvable board has %1 = %2 solutions: the nullity is %3.</source>
        <translation>ללוח פתיר יש ⁦%1 = %2⁩ פתרונות: דרגת החופש היא %3.</translation>
    </message>
    <message>
        <source>Greatest common divisor: %1. Its degree %2 is the nullity, so a solvable board has %3 solutions.</source>
        <translation>מחלק משותף מרבי: ⁨%1⁩. מעלתו, %2, היא דרגת החופש, ולכן ללוח פתיר יש %3 פתרונות.</translation>
    </message>
    <message>
        <source>Work modulo 2, and let s stand for “the cells on either side”. Under light chasing, a press in the first row becomes %1 in row k: %2.</source>
        <translation>נחשב מודולו 2, ונסמן ב־s את „המשבצות שמשני הצדדים”. במילוי עקבי של שורות, לחיצה בשורה הראשונה הופכת בשורה k ל־⁨%1⁩: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>A press changes its own cell too, so %1 replaces s in the formula for the rows.</source>
        <translation>לחיצה משנה גם את המשבצת שלה, ולכן בנוסחה לשורות בא ⁨%1⁩ במקום s.</translation>
    </message>
    <message>
        <source>Open this board in place of the current one</source>
        <translation>פתיחת הלוח הזה במקום הלוח הנוכחי</translation>
    </message>
    <message>
        <source>Explain the nullity of this board</source>
        <translation>הסבר לדרגת החופש של הלוח הזה</translation>
    </message>
    <message>
        <source>Why: the polynomials of its rows and of its columns have no common factor.</source>
        <translation>מדוע: לפולינומים של השורות ושל העמודות אין גורם משותף.</translation>
    </message>
    <message>
        <source>Why: the polynomials of its rows and of its columns share %1, of degree %2.</source>
        <translation>מדוע: לפולינומים של השורות ושל העמודות משותף %1, ממעלה %2.</translation>
    </message>
    <message>
        <source>The same holds for all boards with %1 rows and %2 columns.</source>
        <translation>כך גם בכל הלוחות בעלי %1 שורות ו־%2 עמודות.</translation>
    </message>
    <message>
        <source>Why: a formula for these boards gives the nullity %1.</source>
        <translation>מדוע: נוסחה ללוחות אלה נותנת את דרגת החופש %1.</translation>
    </message>
    <message>
        <source>Why: the greatest common divisor of its two polynomials has degree %1.</source>
        <translation>מדוע: המחלק המשותף הגדול ביותר של שני הפולינומים הוא ממעלה %1.</translation>
    </message>
    <message>
        <source>Why: the degrees of the common divisors of its polynomials add up to %1.</source>
        <translation>מדוע: סכום המעלות של המחלקים המשותפים של הפולינומים הוא %1.</translation>
    </message>
    <message>
        <source>Why: elimination leaves %1 columns without a pivot.</source>
        <translation>מדוע: הדירוג משאיר %1 עמודות ללא איבר מוביל.</translation>
    </message>
    <message>
        <source>No other board up to %1 has %2 solutions.</source>
        <translation>לאף לוח אחר עד %1 אין %2 פתרונות.</translation>
    </message>
    <message>
        <source>The same number: %1 of %2 boards up to %3, such as %4.</source>
        <translation>אותו מספר: ל־%1 מתוך %2 הלוחות עד %3, למשל %4.</translation>
    </message>
</context>
<context>
    <name>lightsout::PreferencesAction</name>
    <message>
        <source>Pre&amp;ferences …</source>
        <translation>העד&amp;פות…</translation>
    </message>
</context>
<context>
    <name>lightsout::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>העדפות</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;שפה</translation>
    </message>
    <message>
        <source>&amp;Brightness</source>
        <translation>&amp;בהירות</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;צבעים</translation>
    </message>
    <message>
        <source>Con&amp;trast</source>
        <translation>&amp;ניגודיות</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>&amp;גודל הטקסט</translation>
    </message>
    <message>
        <source>First &amp;number</source>
        <translation>המספר ה&amp;ראשון</translation>
    </message>
    <message>
        <source>C&amp;ores for computing</source>
        <translation>&amp;ליבות לחישובים</translation>
    </message>
    <message>
        <source>&amp;Memory for computing</source>
        <translation>&amp;זיכרון לחישובים</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>כמו במערכת</translation>
    </message>
    <message>
        <source>Same as desktop</source>
        <translation>כמו בשולחן העבודה</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>בהיר</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>כהה</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>רגיל</translation>
    </message>
    <message>
        <source>Safe for red-green colour blindness</source>
        <translation>מתאים לעיוורון אדום־ירוק</translation>
    </message>
    <message>
        <source>Safe for blue-yellow colour blindness</source>
        <translation>מתאים לעיוורון כחול־צהוב</translation>
    </message>
    <message>
        <source>Black and white, hatched</source>
        <translation>שחור־לבן, מקווקו</translation>
    </message>
    <message>
        <source>Black and white pieces</source>
        <translation>חיילים שחורים ולבנים</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>רגילה</translation>
    </message>
    <message>
        <source>High</source>
        <translation>גבוהה</translation>
    </message>
    <message>
        <source>100% is the text size of the desktop.</source>
        <translation>⁦100%⁩ הוא גודל הטקסט בשולחן העבודה.</translation>
    </message>
    <message>
        <source>1, as in books</source>
        <translation>1, כמו בספרים</translation>
    </message>
    <message>
        <source>0, as in programs</source>
        <translation>0, כמו בתכנות</translation>
    </message>
    <message>
        <source>A quarter: %1</source>
        <translation>רבע ממנו: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Half: %1</source>
        <translation>מחצית ממנו: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Three quarters: %1</source>
        <translation>שלושה רבעים ממנו: ⁨%1⁩</translation>
    </message>
    <message>
        <source>&amp;Reduce motion</source>
        <translation>&amp;הפחתת תנועה</translation>
    </message>
    <message>
        <source>&amp;Keep unsaved boards</source>
        <translation>ג&amp;יבוי לוחות שלא נשמרו</translation>
    </message>
    <message>
        <source>Show the start page &amp;first</source>
        <translation>&amp;פתיחה בדף הפתיחה</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
</context>
<context>
    <name>lightsout::PreviewCard</name>
    <message>
        <source>Turn it into a graph</source>
        <translation>הפיכה לגרף</translation>
    </message>
    <message>
        <source>Single changes are those of a drawn graph.</source>
        <translation>שינויים בודדים נעשים בגרף מצויר.</translation>
    </message>
    <message>
        <source>The cells of a grid have fixed neighbours. Turn the board into a graph to see what adding or removing an edge would change.</source>
        <translation>השכנות של משבצת קבועות. הפכו את הלוח לגרף כדי לראות מה תשנה הוספה או הסרה של צלע.</translation>
    </message>
    <message>
        <source>This graph is too large.</source>
        <translation>הגרף הזה גדול מדי.</translation>
    </message>
    <message numerus="yes">
        <source>Single changes are shown for graphs of up to %Ln vertices.</source>
        <translation>
            <numerusform>שינויים בודדים מוצגים בגרפים של עד צומת אחד.</numerusform>
            <numerusform>שינויים בודדים מוצגים בגרפים של עד %Ln צמתים.</numerusform>
        </translation>
    </message>
    <message>
        <source>No known name</source>
        <translation>אין שם מוכר</translation>
    </message>
    <message>
        <source>It becomes a known graph: %1.</source>
        <translation>מתקבל גרף מוכר: %1.</translation>
    </message>
    <message>
        <source>Make this change, which can be undone</source>
        <translation>ביצוע השינוי; אפשר לבטל אותו</translation>
    </message>
    <message>
        <source>Turn this board into a graph whose vertices and edges you can change one by one</source>
        <translation>הפיכת הלוח לגרף שבו אפשר לשנות כל צומת וכל צלע בנפרד</translation>
    </message>
</context>
<context>
    <name>lightsout::ProgressStrip</name>
    <message>
        <source>Progress of the computation</source>
        <translation>התקדמות החישוב</translation>
    </message>
</context>
<context>
    <name>lightsout::ProseView</name>
    <message>
        <source>%1, heading</source>
        <translation>%1, כותרת</translation>
    </message>
</context>
<context>
    <name>lightsout::PupilWall</name>
    <message numerus="yes">
        <source>%Ln press(es)</source>
        <translation>
            <numerusform>לחיצה אחת</numerusform>
            <numerusform>%Ln לחיצות</numerusform>
        </translation>
    </message>
    <message>
        <source>solved</source>
        <translation>פתור</translation>
    </message>
    <message>
        <source>away</source>
        <translation>לא מחובר</translation>
    </message>
    <message>
        <source>Pupils</source>
        <translation>תלמידים</translation>
    </message>
    <message>
        <source>Pupil %1</source>
        <translation>תלמיד %1</translation>
    </message>
    <message>
        <source>%1 of %2 boards</source>
        <translation>%1 מתוך %2 לוחות</translation>
    </message>
</context>
<context>
    <name>lightsout::PuzzleCard</name>
    <message>
        <source>Tiles placed</source>
        <translation>אריחים שהונחו</translation>
    </message>
    <message>
        <source>Lights left</source>
        <translation>נורות שנותרו</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>רמז</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Start with all lights on</source>
        <translation>התחלה כשכל הנורות דולקות</translation>
    </message>
    <message>
        <source>A light has changed twice.</source>
        <translation>נורה כלשהי השתנתה פעמיים.</translation>
    </message>
    <message>
        <source>Undo presses, or start with all lights on.</source>
        <translation>בטלו לחיצות, או התחילו כשכל הנורות דולקות.</translation>
    </message>
    <message>
        <source>Every light changed exactly once!</source>
        <translation>כל נורה השתנתה בדיוק פעם אחת!</translation>
    </message>
    <message>
        <source>This is a tiling.</source>
        <translation>זה ריצוף.</translation>
    </message>
    <message>
        <source>A dead end</source>
        <translation>מבוי סתום</translation>
    </message>
    <message numerus="yes">
        <source>No tile can cover the %Ln crossed-out light(s) any more. Remove a tile.</source>
        <translation>
            <numerusform>שום אריח כבר לא יכול לכסות את הנורה המסומנת באיקס. הסירו אריח.</numerusform>
            <numerusform>שום אריח כבר לא יכול לכסות את %Ln הנורות המסומנות באיקס. הסירו אריח.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place tiles</source>
        <translation>הנחת אריחים</translation>
    </message>
    <message>
        <source>Press any of the dots: no light will change a second time. Press a star to remove its tile.</source>
        <translation>לחצו על אחת הנקודות: אף נורה לא תשתנה פעם שנייה. לחיצה על כוכב מסירה את האריח שלו.</translation>
    </message>
    <message>
        <source>remove a tile</source>
        <translation>הסרת אריח</translation>
    </message>
    <message>
        <source>Not there</source>
        <translation>לא כאן</translation>
    </message>
    <message>
        <source>Then %1 would change a second time.</source>
        <translation>הנורה הזאת הייתה משתנה פעם שנייה: %1.</translation>
    </message>
    <message>
        <source>A press there changes nothing.</source>
        <translation>לחיצה שם לא משנה דבר.</translation>
    </message>
    <message>
        <source>all lights on</source>
        <translation>הדלקת כל הנורות</translation>
    </message>
    <message>
        <source>Looking for a tiling with these tiles …</source>
        <translation>חיפוש ריצוף עם האריחים האלה…</translation>
    </message>
    <message>
        <source>No tiling</source>
        <translation>אין ריצוף</translation>
    </message>
    <message>
        <source>Remove a tile</source>
        <translation>הסירו אריח</translation>
    </message>
    <message>
        <source>This board has no tiling.</source>
        <translation>ללוח אין ריצוף.</translation>
    </message>
    <message>
        <source>No tiling contains all these tiles.</source>
        <translation>אין ריצוף שמכיל את כל האריחים האלה.</translation>
    </message>
    <message>
        <source>Press %1</source>
        <translation>לחצו: %1</translation>
    </message>
    <message>
        <source>This leads to a tiling.</source>
        <translation>יש ריצוף שממשיך כך.</translation>
    </message>
    <message>
        <source>Show a tile that extends to a tiling</source>
        <translation>הצגת אריח שאפשר להשלים לריצוף</translation>
    </message>
    <message>
        <source>Remove the last tile</source>
        <translation>הסרת האריח האחרון</translation>
    </message>
    <message>
        <source>Remove all tiles and turn all lights on</source>
        <translation>הסרת כל האריחים והדלקת כל הנורות</translation>
    </message>
</context>
<context>
    <name>lightsout::QuestionForm</name>
    <message>
        <source>Type a question</source>
        <translation>הקלידו שאלה</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>שאלה</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>מספר</translation>
    </message>
    <message>
        <source>A prediction</source>
        <translation>ניחוש</translation>
    </message>
    <message>
        <source>A choice</source>
        <translation>בחירה</translation>
    </message>
    <message>
        <source>Cells of the board</source>
        <translation>משבצות בלוח</translation>
    </message>
    <message>
        <source>Kind of answer</source>
        <translation>סוג התשובה</translation>
    </message>
    <message>
        <source>Choices (tick the right ones)</source>
        <translation>אפשרויות; סמנו את הנכונות</translation>
    </message>
    <message>
        <source>Choice %1</source>
        <translation>אפשרות %1</translation>
    </message>
    <message>
        <source>Choice %1 is right</source>
        <translation>אפשרות %1 נכונה</translation>
    </message>
    <message>
        <source>Press the right cells, if there are any</source>
        <translation>לחצו על המשבצות הנכונות, אם יש כאלה</translation>
    </message>
    <message>
        <source>Right cells</source>
        <translation>משבצות נכונות</translation>
    </message>
    <message>
        <source>Why it is right</source>
        <translation>למה היא נכונה</translation>
    </message>
    <message>
        <source>Send the current board with it</source>
        <translation>לשלוח גם את הלוח הנוכחי</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>תשובה נכונה</translation>
    </message>
    <message>
        <source>The right answer, if there is one; only you see it</source>
        <translation>התשובה הנכונה, אם יש כזאת; רק אתם רואים אותה</translation>
    </message>
</context>
<context>
    <name>lightsout::QuietPatternsCard</name>
    <message>
        <source>Quiet patterns</source>
        <translation>תבניות שקטות</translation>
    </message>
    <message>
        <source>Quiet pattern %1</source>
        <translation>תבנית שקטה %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es)</source>
        <translation>
            <numerusform>לחיצה אחת</numerusform>
            <numerusform>%Ln לחיצות</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the empty pattern is quiet: any other set of presses changes at least one light.</source>
        <translation>רק התבנית הריקה שקטה: כל תבנית אחרת משנה נורה כלשהי.</translation>
    </message>
    <message>
        <source>The sum of the chosen patterns</source>
        <translation>סכום התבניות שנבחרו</translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es). This pattern is also quiet: the sum of quiet patterns is quiet.</source>
        <translation>
            <numerusform>לחיצה אחת, וגם זו תבנית שקטה, כי היא סכום תבניות שקטות.</numerusform>
            <numerusform>%Ln לחיצות, וגם זו תבנית שקטה, כי היא סכום תבניות שקטות.</numerusform>
        </translation>
    </message>
    <message>
        <source>All %1 quiet patterns</source>
        <translation>כל התבניות השקטות: %1</translation>
    </message>
    <message>
        <source>More of the %1 quiet patterns</source>
        <translation>עוד מתוך %1 התבניות השקטות</translation>
    </message>
    <message>
        <source>The chosen pattern</source>
        <translation>התבנית שנבחרה</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>הצגה על הלוח</translation>
    </message>
    <message>
        <source>Press it</source>
        <translation>לחיצה עליה</translation>
    </message>
    <message numerus="yes">
        <source>Pressing all teal cells of a pattern changes no light. A basis has %Ln pattern(s), but there is only enough memory for %1.</source>
        <translation>
            <numerusform>לחיצה על כל המשבצות הירוקות של תבנית אינה משנה אף נורה. בבסיס יש תבנית אחת, אבל הזיכרון מספיק רק ל־%1.</numerusform>
            <numerusform>לחיצה על כל המשבצות הירוקות של תבנית אינה משנה אף נורה. בבסיס יש %Ln תבניות, אבל הזיכרון מספיק רק ל־%1 מהן.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pressing all teal cells of a pattern changes no light. Together with their sums and the empty pattern, there are %1 quiet patterns.</source>
        <translation>לחיצה על כל המשבצות הירוקות של תבנית אינה משנה אף נורה. עם סכומי התבניות והתבנית הריקה יש %1 תבניות שקטות.</translation>
    </message>
    <message>
        <source>Mark the sum of the chosen patterns on the board</source>
        <translation>סימון סכום התבניות שנבחרו על הלוח</translation>
    </message>
    <message>
        <source>Press all cells of this pattern: no light changes</source>
        <translation>לחיצה על כל משבצות התבנית: אף נורה אינה משתנה</translation>
    </message>
    <message>
        <source>Browse the quiet patterns by number of presses and by symmetry</source>
        <translation>מעבר על התבניות השקטות, לפי מספר הלחיצות ולפי סימטריה</translation>
    </message>
    <message>
        <source>Choose this pattern; chosen patterns are added up</source>
        <translation>בחירת התבנית הזאת; סוכמים את התבניות שנבחרו</translation>
    </message>
    <message>
        <source>This board is too large for its quiet patterns to be shown: the limit is %1 cells.</source>
        <translation>הלוח גדול מכדי להציג את התבניות השקטות שלו: הן מוצגות בלוחות של עד %1 משבצות.</translation>
    </message>
    <message>
        <source>Lightest basis</source>
        <translation>בסיס במשקל מזערי</translation>
    </message>
    <message>
        <source>By free columns</source>
        <translation>לפי עמודות חופשיות</translation>
    </message>
    <message>
        <source>Orthogonal basis</source>
        <translation>בסיס אורתוגונלי</translation>
    </message>
    <message>
        <source>Kind of basis</source>
        <translation>סוג הבסיס</translation>
    </message>
    <message>
        <source>Show a basis of patterns with few presses, with one pattern for each free column, or with patterns that have an even number of presses in common</source>
        <translation>הצגת בסיס של תבניות עם מעט לחיצות, בסיס עם תבנית אחת לכל עמודה חופשית, או בסיס שבו לכל שתי תבניות מספר זוגי של לחיצות משותפות</translation>
    </message>
    <message>
        <source>All patterns are orthogonal to each other: any two have an even number of presses in common.</source>
        <translation>כל התבניות אורתוגונליות זו לזו: לכל שתיים מספר זוגי של לחיצות משותפות.</translation>
    </message>
    <message>
        <source>%1 of %2 pairs are orthogonal: they have an even number of presses in common.</source>
        <translation>זוגות אורתוגונליים: %1 מתוך %2; בכל אחד מהם מספר זוגי של לחיצות משותפות.</translation>
    </message>
    <message>
        <source>Not orthogonal: %1.</source>
        <translation>לא אורתוגונליים: %1.</translation>
    </message>
    <message>
        <source>There is no orthogonal basis: every quiet pattern has an even number of presses, but two of them have an odd number in common.</source>
        <translation>אין בסיס אורתוגונלי: בכל תבנית שקטה מספר זוגי של לחיצות, אבל יש שתיים שמספר הלחיצות המשותפות להן אי־זוגי.</translation>
    </message>
    <message>
        <source>Copy the vectors</source>
        <translation>העתקת הווקטורים</translation>
    </message>
    <message>
        <source>Copy the kernel, and all solutions as one solution plus the kernel</source>
        <translation>העתקת מרחב האפס, ושל כל הפתרונות כפתרון אחד ועוד מרחב האפס</translation>
    </message>
    <message>
        <source>as text</source>
        <translation>כטקסט</translation>
    </message>
    <message>
        <source>as LaTeX</source>
        <translation>כ־LaTeX</translation>
    </message>
    <message>
        <source>for NumPy</source>
        <translation>ל־NumPy</translation>
    </message>
</context>
<context>
    <name>lightsout::RandomPlayPage</name>
    <message>
        <source>Games and laws</source>
        <translation>משחקים והתפלגויות</translation>
    </message>
    <message>
        <source>Markov chain</source>
        <translation>שרשרת מרקוב</translation>
    </message>
    <message>
        <source>State graph</source>
        <translation>גרף המצבים</translation>
    </message>
    <message>
        <source>Lazy play</source>
        <translation>משחק עצל</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>ניסויים</translation>
    </message>
    <message>
        <source>From this board</source>
        <translation>מהלוח הזה</translation>
    </message>
    <message>
        <source>From all off</source>
        <translation>מלוח כבוי</translation>
    </message>
    <message>
        <source>From one black cell</source>
        <translation>ממשבצת שחורה אחת</translation>
    </message>
    <message>
        <source>Start of the games</source>
        <translation>תחילת המשחקים</translation>
    </message>
    <message>
        <source>Click the live board to choose the black cell</source>
        <translation>כדי לבחור את המשבצת השחורה, לחצו על הלוח של „משחק אחד, בזמן אמת”</translation>
    </message>
    <message>
        <source>From one black cell: %1</source>
        <translation>ממשבצת שחורה אחת: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Winning by chance</source>
        <translation>ניצחון אקראי</translation>
    </message>
    <message>
        <source>Lazy</source>
        <translation>עצל</translation>
    </message>
    <message>
        <source>Compare simulated games with the exact law</source>
        <translation>השוואת משחקי סימולציה להתפלגות המדויקת</translation>
    </message>
    <message>
        <source>Test predictions in many simulated games</source>
        <translation>בדיקת תחזיות במשחקי סימולציה רבים</translation>
    </message>
    <message>
        <source>See the Markov chain for the number of black cells</source>
        <translation>הצגת שרשרת מרקוב של מספר המשבצות השחורות</translation>
    </message>
    <message>
        <source>See all states of the board and the presses between them</source>
        <translation>הצגת כל מצבי הלוח והלחיצות שביניהם</translation>
    </message>
    <message>
        <source>See how long random presses take to win</source>
        <translation>הצגת מספר הלחיצות האקראיות שדרושות לניצחון</translation>
    </message>
    <message>
        <source>Lamps</source>
        <translation>נורות</translation>
    </message>
    <message>
        <source>Show lamps instead of black and white pieces</source>
        <translation>הצגת נורות במקום חיילים שחורים ולבנים</translation>
    </message>
    <message>
        <source>Click the live board to choose the light</source>
        <translation>כדי לבחור את הנורה, לחצו על הלוח של „משחק אחד, בזמן אמת”</translation>
    </message>
    <message>
        <source>From one light on: %1</source>
        <translation>התחלה מנורה אחת: ⁨%1⁩</translation>
    </message>
    <message>
        <source>From one light on</source>
        <translation>התחלה מנורה אחת</translation>
    </message>
    <message>
        <source>Lights on over time</source>
        <translation>נורות דולקות לאורך הזמן</translation>
    </message>
    <message>
        <source>Black cells over time</source>
        <translation>משבצות שחורות לאורך הזמן</translation>
    </message>
    <message>
        <source>The limit of the law</source>
        <translation>הגבול של ההתפלגות</translation>
    </message>
    <message>
        <source>The chance of each cell</source>
        <translation>ההסתברות של כל משבצת</translation>
    </message>
    <message>
        <source>Fold this card</source>
        <translation>קיפול הכרטיס</translation>
    </message>
    <message>
        <source>Unfold this card</source>
        <translation>פתיחת הכרטיס</translation>
    </message>
    <message>
        <source>This needs a board on which every vertex has a button and a light. Games and laws are available for all boards.</source>
        <translation>כאן דרוש לוח שבו לכל צומת יש כפתור ונורה. משחקים והתפלגויות זמינים בכל לוח.</translation>
    </message>
</context>
<context>
    <name>lightsout::RankingDialog</name>
    <message>
        <source>Type a name and then a result code of 12 letters and digits.</source>
        <translation>הקלידו שם, ואחריו קוד תוצאה של 12 אותיות וספרות.</translation>
    </message>
    <message>
        <source>This code belongs to a board that is not on the page.</source>
        <translation>הקוד הזה שייך ללוח שאינו בדף.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>שורה %1: %2</translation>
    </message>
    <message>
        <source>&amp;Save as CSV …</source>
        <translation>&amp;שמירה כ־CSV…</translation>
    </message>
    <message>
        <source>Ranking of result codes</source>
        <translation>דירוג לפי קודי תוצאה</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>תוצאות</translation>
    </message>
    <message>
        <source>Type or paste one result per line: the name of a pupil, then the code that the page shows after winning.</source>
        <translation>הקלידו או הדביקו תוצאה אחת בכל שורה: שם של תלמיד, ואחריו הקוד שהדף מציג אחרי הניצחון.</translation>
    </message>
    <message>
        <source>Ran&amp;ked by</source>
        <translation>הדיר&amp;וג לפי</translation>
    </message>
    <message numerus="yes">
        <source>The boards are those of “Share as web page”: %Ln board(s).</source>
        <translation>
            <numerusform>הלוח הוא זה של „שיתוף כדף אינטרנט”.</numerusform>
            <numerusform>⁨%Ln⁩ הלוחות הם אלה של „שיתוף כדף אינטרנט”.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the ranking</source>
        <translation>שמירת הדירוג</translation>
    </message>
    <message>
        <source>ranking</source>
        <translation>דירוג</translation>
    </message>
    <message>
        <source>%1 could not be saved. %2</source>
        <translation>אי אפשר לשמור את ⁨%1⁩. %2</translation>
    </message>
    <message>
        <source>Save the ranking? Otherwise the results are lost.</source>
        <translation>לשמור את הדירוג? אחרת התוצאות יאבדו.</translation>
    </message>
    <message>
        <source>&amp;Save …</source>
        <translation>&amp;שמירה…</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t save</source>
        <translation>ב&amp;לי שמירה</translation>
    </message>
</context>
<context>
    <name>lightsout::RankingTable</name>
    <message>
        <source>Place</source>
        <translation>מקום</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>שם</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>לוחות</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>לחיצות</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>זמן</translation>
    </message>
    <message>
        <source>With hints</source>
        <translation>עם רמזים</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>דירוג</translation>
    </message>
    <message>
        <source>Click a header, or press Enter in its column, to sort the table</source>
        <translation>מיון הטבלה: לחיצה על כותרת, או Enter בעמודה שלה</translation>
    </message>
</context>
<context>
    <name>lightsout::Recovery</name>
    <message>
        <source>Contest of an earlier version</source>
        <translation>תחרות מגרסה קודמת</translation>
    </message>
    <message>
        <source>An earlier version kept a contest, which this version can&apos;t continue: contests are now live classes or web pages. Its results remain in the file %1.</source>
        <translation>גרסה קודמת שמרה תחרות, והגרסה הזאת אינה יכולה להמשיך אותה: תחרות היא עכשיו כיתה מקוונת או דף אינטרנט. התוצאות נשארות בקובץ %1.</translation>
    </message>
</context>
<context>
    <name>lightsout::RecoveryDialog</name>
    <message>
        <source>Recover work</source>
        <translation>שחזור עבודה</translation>
    </message>
    <message numerus="yes">
        <source>%Ln board(s) were not saved when the program ended.</source>
        <translation>
            <numerusform>לוח אחד לא נשמר כשהתוכנה נעצרה.</numerusform>
            <numerusform>%Ln לוחות לא נשמרו כשהתוכנה נעצרה.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the board to recover. Nothing is lost: any other boards remain in File → Open recent, and no file is changed.</source>
        <translation>בחרו את הלוח שתרצו לשחזר. דבר לא אבד: מה שלא ישוחזר עכשיו יישאר תחת קובץ ← קבצים אחרונים, ושום קובץ לא ישתנה.</translation>
    </message>
    <message>
        <source>Unsaved boards</source>
        <translation>לוחות שלא נשמרו</translation>
    </message>
    <message>
        <source>Recover &amp;board</source>
        <translation>&amp;שחזור</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;לא עכשיו</translation>
    </message>
</context>
<context>
    <name>lightsout::Rereading</name>
    <message>
        <source>Read it &amp;differently …</source>
        <translation>&amp;קריאה אחרת…</translation>
    </message>
    <message>
        <source>Show the other ways in which the text of this board can be read</source>
        <translation>הצגת הדרכים האחרות לקרוא את הטקסט של הלוח</translation>
    </message>
</context>
<context>
    <name>lightsout::RowCard</name>
    <message>
        <source>Pivots so far</source>
        <translation>איברים מובילים עד כה</translation>
    </message>
    <message>
        <source>Free columns</source>
        <translation>עמודות חופשיות</translation>
    </message>
    <message>
        <source>%1 is the equation of %2</source>
        <translation>%1 היא המשוואה של %2</translation>
    </message>
    <message>
        <source>Current %1</source>
        <translation>%1 עכשיו</translation>
    </message>
    <message>
        <source>No presses are left in this row.</source>
        <translation>לא נשארו לחיצות בשורה זו.</translation>
    </message>
    <message>
        <source>The ringed presses are those in this row.</source>
        <translation>הלחיצות המוקפות הן אלה של שורה זו.</translation>
    </message>
    <message>
        <source>No presses are left in this row, but its sum should be 1.</source>
        <translation>לא נשארו לחיצות בשורה, אבל הסכום שלה צריך להיות 1.</translation>
    </message>
    <message>
        <source>Nothing is left of this row: 0 = 0.</source>
        <translation>לא נשאר דבר מן השורה הזו: ⁦0 = 0⁩.</translation>
    </message>
    <message>
        <source>An odd number of the ringed presses must be made.</source>
        <translation>מהלחיצות המוקפות צריך לבצע מספר אי־זוגי.</translation>
    </message>
    <message>
        <source>An even number of the ringed presses must be made.</source>
        <translation>מהלחיצות המוקפות צריך לבצע מספר זוגי.</translation>
    </message>
    <message>
        <source>Press %1?</source>
        <translation>ללחוץ על %1?</translation>
    </message>
    <message>
        <source>Yes: an odd number of the ringed lights must change.</source>
        <translation>כן: צריך לשנות מספר אי־זוגי מהנורות המוקפות.</translation>
    </message>
    <message>
        <source>No: an even number of the ringed lights must change.</source>
        <translation>לא: צריך לשנות מספר זוגי מהנורות המוקפות.</translation>
    </message>
    <message>
        <source>Point at a formula</source>
        <translation>הצביעו על נוסחה</translation>
    </message>
    <message>
        <source>The lights in its sum are ringed on the board.</source>
        <translation>הנורות שבסכום שלה מוקפות במסגרת על הלוח.</translation>
    </message>
    <message>
        <source>The proof on the board</source>
        <translation>ההוכחה על הלוח</translation>
    </message>
    <message>
        <source>No presses can set all of these lights correctly.</source>
        <translation>לא משנה על מה נלחץ, הנורות האלה לעולם לא יהיו כולן כנדרש.</translation>
    </message>
    <message>
        <source>Point at a row or at a cell</source>
        <translation>הצביעו על שורה או על משבצת</translation>
    </message>
    <message>
        <source>The presses in a row are ringed on the board. A cell&apos;s row and column are highlighted.</source>
        <translation>הלחיצות שבשורה מוקפות במסגרת על הלוח. השורה והעמודה של המשבצת מודגשות.</translation>
    </message>
    <message>
        <source>The ringed presses add up to the sum of the lights d that have a 1 to the right of the bar.</source>
        <translation>סכום הלחיצות המוקפות הוא סכום הנורות d שיש להן 1 מימין לקו.</translation>
    </message>
    <message>
        <source>The solution for this choice</source>
        <translation>הפתרון לבחירה זו</translation>
    </message>
    <message numerus="yes">
        <source>Starred: its %Ln press(es). Ringed: the free presses you can choose.</source>
        <translation>
            <numerusform>עם כוכב: הלחיצה היחידה שלו. מוקפות: הלחיצות החופשיות, לבחירה.</numerusform>
            <numerusform>עם כוכב: %Ln הלחיצות שלו. מוקפות: הלחיצות החופשיות, לבחירה.</numerusform>
        </translation>
    </message>
    <message>
        <source>No elimination is shown for this board, so its pivots are not counted.</source>
        <translation>ללוח הזה לא מוצג דירוג, ולכן לא נספרים איברים מובילים.</translation>
    </message>
    <message>
        <source>Available once forward elimination is complete.</source>
        <translation>הערך ייוודע כשהדירוג יושלם.</translation>
    </message>
</context>
<context>
    <name>lightsout::SearchCard</name>
    <message>
        <source>Tiles placed</source>
        <translation>אריחים שהונחו</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>מבואות סתומים</translation>
    </message>
    <message>
        <source>Tilings found</source>
        <translation>ריצופים שנמצאו</translation>
    </message>
    <message>
        <source>The search is complete: there is no tiling.</source>
        <translation>הכול נבדק: אין ריצוף.</translation>
    </message>
    <message numerus="yes">
        <source>The search is complete: %Ln tiling(s).</source>
        <translation>
            <numerusform>הכול נבדק: ריצוף אחד.</numerusform>
            <numerusform>הכול נבדק: %Ln ריצופים.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cover every light exactly once.</source>
        <translation>כסו כל נורה בדיוק פעם אחת.</translation>
    </message>
    <message>
        <source>The only way: %1</source>
        <translation>הדרך היחידה: %1</translation>
    </message>
    <message>
        <source>Try %1</source>
        <translation>ניסיון: %1</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>ביטול: %1</translation>
    </message>
    <message>
        <source>Dead end</source>
        <translation>מבוי סתום</translation>
    </message>
    <message>
        <source>A tiling!</source>
        <translation>ריצוף!</translation>
    </message>
    <message>
        <source>This search is too long to be shown in full.</source>
        <translation>החיפוש הזה ארוך מכדי להציג אותו במלואו.</translation>
    </message>
    <message>
        <source>The light that the fewest tiles can still cover comes first. If no tile can cover it, the last choice is undone.</source>
        <translation>תחילה באה הנורה שמספר האריחים שעוד יכולים לכסות אותה מזערי; אם לא נשאר אריח כזה, הבחירה האחרונה מתבטלת.</translation>
    </message>
    <message>
        <source>No other tile can cover %1.</source>
        <translation>%1: אין אריח מתאים אחר.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tile(s) can cover %1.</source>
        <translation>
            <numerusform>%1: יש אריח מתאים אחד.</numerusform>
            <numerusform>%1: יש %Ln אריחים מתאימים.</numerusform>
        </translation>
    </message>
    <message>
        <source>This choice has been fully explored.</source>
        <translation>הבחירה הזאת נבדקה במלואה.</translation>
    </message>
    <message>
        <source>No tile can cover %1 any more.</source>
        <translation>%1: כבר אין אריח מתאים.</translation>
    </message>
    <message>
        <source>Every light is covered. The search for more tilings continues.</source>
        <translation>כל הנורות מכוסות. החיפוש אחר ריצופים נוספים נמשך.</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>צעד %1 מתוך %2</translation>
    </message>
</context>
<context>
    <name>lightsout::SelectTool</name>
    <message>
        <source>Click what you want to change, or drag a box around it.</source>
        <translation>לחצו על מה שתרצו לשנות, או גררו מסגרת סביבו.</translation>
    </message>
    <message>
        <source>Alt draws a lasso instead of a box; Shift adds to the selection.</source>
        <translation>גרירה עם Alt מסמנת בקו חופשי במקום במסגרת; Shift מוסיף לבחירה.</translation>
    </message>
    <message>
        <source>Drag the selection, or use the buttons at the side.</source>
        <translation>גררו את מה שנבחר, או השתמשו בכפתורים שבצד.</translation>
    </message>
    <message>
        <source>Press Delete to remove it, or Shift and an arrow key to move it in small steps.</source>
        <translation>מקש Delete מוחק; Shift ומקשי החצים מזיזים בצעדים קטנים.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln vertex(es) selected.</source>
        <translation>
            <numerusform>צומת אחד נבחר.</numerusform>
            <numerusform>%Ln צמתים נבחרו.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lightsout::SelectionCard</name>
    <message>
        <source>Changes itself when pressed</source>
        <translation>לחיצה על הצומת משנה אותו</translation>
    </message>
    <message>
        <source>La&amp;bel</source>
        <translation>&amp;תווית</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>תווית</translation>
    </message>
    <message>
        <source>Directions</source>
        <translation>כיוונים</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>סידור</translation>
    </message>
    <message>
        <source>Each changes when pressed</source>
        <translation>לחיצה על צומת משנה גם אותו</translation>
    </message>
    <message numerus="yes">
        <source>%Ln vertex(es)</source>
        <translation>
            <numerusform>צומת אחד</numerusform>
            <numerusform>%Ln צמתים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln connection(s)</source>
        <translation>
            <numerusform>חיבור אחד</numerusform>
            <numerusform>%Ln חיבורים</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>נבחר: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>⁨%1⁩, ⁨%2⁩</translation>
    </message>
    <message>
        <source>Pressing it changes nothing.</source>
        <translation>הלחיצה אינה משנה דבר.</translation>
    </message>
    <message numerus="yes">
        <source>Pressing it changes %Ln light(s).</source>
        <translation>
            <numerusform>הלחיצה משנה נורה אחת.</numerusform>
            <numerusform>הלחיצה משנה %Ln נורות.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pressing it changes %1.</source>
        <translation>הלחיצה משנה: %1.</translation>
    </message>
    <message>
        <source>Has a button</source>
        <translation>יש כפתור</translation>
    </message>
    <message>
        <source>A vertex without a button can&apos;t be pressed</source>
        <translation>אי אפשר ללחוץ על צומת בלי כפתור</translation>
    </message>
    <message>
        <source>Has a light</source>
        <translation>יש נורה</translation>
    </message>
    <message>
        <source>No press changes a vertex without a light</source>
        <translation>שום לחיצה אינה משנה צומת בלי נורה</translation>
    </message>
    <message>
        <source>It can&apos;t be pressed: it has no button.</source>
        <translation>אי אפשר ללחוץ עליו: אין לו כפתור.</translation>
    </message>
</context>
<context>
    <name>lightsout::SizeBar</name>
    <message>
        <source>Size of the board</source>
        <translation>גודל הלוח</translation>
    </message>
    <message>
        <source>Si&amp;ze slider</source>
        <translation>מ&amp;חוון הגודל</translation>
    </message>
    <message>
        <source>Change the size of the board with a slider, and all pages follow</source>
        <translation>שינוי גודל הלוח במחוון; כל העמודים משתנים בהתאם</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>גודל</translation>
    </message>
    <message>
        <source>Sizes that change</source>
        <translation>הגדלים המשתנים</translation>
    </message>
    <message>
        <source>Size of the board, n</source>
        <translation>גודל הלוח, n</translation>
    </message>
    <message>
        <source>Hide the size slider</source>
        <translation>הסתרת מחוון הגודל</translation>
    </message>
    <message>
        <source>change the size</source>
        <translation>שינוי הגודל</translation>
    </message>
    <message>
        <source>This board has no size to change: choose a grid or a family of graphs as a new board.</source>
        <translation>ללוח הזה אין גודל שאפשר לשנות: בחרו כלוח חדש לוח משבצות או משפחה של גרפים.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>השהיה</translation>
    </message>
    <message>
        <source>Show all sizes one after another, again and again</source>
        <translation>הצגת כל הגדלים בזה אחר זה, שוב ושוב</translation>
    </message>
    <message>
        <source>Play all sizes</source>
        <translation>הרצת כל הגדלים</translation>
    </message>
</context>
<context>
    <name>lightsout::SizesCard</name>
    <message>
        <source>Squares side by side</source>
        <translation>ריבועים זה לצד זה</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>צלעות</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>לחיצות</translation>
    </message>
    <message>
        <source>Other means</source>
        <translation>ממוצעים ממקור אחר</translation>
    </message>
    <message>
        <source>Sides of the squares</source>
        <translation>צלעות הריבועים</translation>
    </message>
    <message>
        <source>Several numbers, separated by commas</source>
        <translation>כמה מספרים מופרדים בפסיקים</translation>
    </message>
    <message>
        <source>Presses in each game</source>
        <translation>לחיצות בכל משחק</translation>
    </message>
    <message>
        <source>One number for all squares, or one for each of them</source>
        <translation>מספר אחד לכל הריבועים, או מספר לכל אחד מהם</translation>
    </message>
    <message>
        <source>Means to compare with, from an article or a class: one for each square, separated by semicolons</source>
        <translation>ממוצעים להשוואה, ממאמר או מכיתה: אחד לכל ריבוע, מופרדים בנקודה ופסיק</translation>
    </message>
    <message>
        <source>Mean number of black cells by size</source>
        <translation>המספר הממוצע של משבצות שחורות לפי הגודל</translation>
    </message>
    <message>
        <source>“%1” is not valid. Enter sides from 1 to %2.</source>
        <translation>„⁨%1⁩” אינו תקין. כתבו צלעות מ־1 עד %2.</translation>
    </message>
    <message>
        <source>“%1” is not valid. Enter numbers of presses from 0 to %2.</source>
        <translation>„⁨%1⁩” אינו תקין. כתבו מספרי לחיצות מ־0 עד %2.</translation>
    </message>
    <message>
        <source>Enter up to %1 sides, separated by commas.</source>
        <translation>כתבו עד %1 צלעות, מופרדות בפסיקים.</translation>
    </message>
    <message>
        <source>Enter one number of presses for all squares, or one for each of them.</source>
        <translation>כתבו מספר לחיצות אחד לכל הריבועים, או מספר לכל אחד מהם.</translation>
    </message>
    <message>
        <source>Enter the means as numbers, separated by semicolons.</source>
        <translation>כתבו את הממוצעים כמספרים, מופרדים בנקודה ופסיק.</translation>
    </message>
    <message>
        <source>Mean of
the games</source>
        <translation>ממוצע
המשחקים</translation>
    </message>
    <message>
        <source>Standard
error</source>
        <translation>טעות
תקן</translation>
    </message>
    <message>
        <source>Exact
mean</source>
        <translation>תוחלת
מדויקת</translation>
    </message>
    <message>
        <source>Black cells,
exact</source>
        <translation>משבצות שחורות,
מדויק</translation>
    </message>
    <message>
        <source>Other
mean</source>
        <translation>ממוצע
ממקור אחר</translation>
    </message>
    <message>
        <source>Share of black cells</source>
        <translation>חלקן של המשבצות השחורות</translation>
    </message>
    <message>
        <source>side of the square</source>
        <translation>צלע הריבוע</translation>
    </message>
    <message>
        <source>games</source>
        <translation>משחקים</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>מדויק</translation>
    </message>
    <message>
        <source>other</source>
        <translation>מקור אחר</translation>
    </message>
    <message>
        <source>All cells are white at the start.</source>
        <translation>בהתחלה כל המשבצות לבנות.</translation>
    </message>
    <message>
        <source>All cells are black at the start.</source>
        <translation>בהתחלה כל המשבצות שחורות.</translation>
    </message>
    <message>
        <source>The middle cell is black at the start.</source>
        <translation>בהתחלה המשבצת האמצעית שחורה.</translation>
    </message>
    <message>
        <source>In 95 of 100 experiments, the interval from Student&apos;s t-distribution contains the exact mean. Here, the farthest mean is %1 standard errors away from its exact value.</source>
        <translation>ב־95 מתוך 100 ניסויים, רווח בר־הסמך לפי התפלגות t מכיל את התוחלת. כאן הממוצע הרחוק ביותר מתוחלתו נמצא במרחק %1 טעויות תקן ממנה.</translation>
    </message>
    <message>
        <source>Mean number of lights on by size</source>
        <translation>המספר הממוצע של נורות דולקות לפי הגודל</translation>
    </message>
    <message>
        <source>Lights on,
exact</source>
        <translation>דולקות,
מדויק</translation>
    </message>
    <message>
        <source>Share of lights on</source>
        <translation>חלקן של הנורות הדולקות</translation>
    </message>
    <message>
        <source>All lights are off at the start.</source>
        <translation>בהתחלה כל הנורות כבויות.</translation>
    </message>
    <message>
        <source>All lights are on at the start.</source>
        <translation>בהתחלה כל הנורות דולקות.</translation>
    </message>
    <message>
        <source>The middle light is on at the start.</source>
        <translation>בהתחלה הנורה האמצעית דולקת.</translation>
    </message>
    <message>
        <source>games: 95 % confidence interval of the mean</source>
        <translation>משחקים: רווח בר־סמך של ⁦95 %⁩ לממוצע</translation>
    </message>
    <message>
        <source>95 %
confidence: ±</source>
        <translation>רווח בר־סמך
של ⁦95 %⁩: ±</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>ריבוע</translation>
    </message>
</context>
<context>
    <name>lightsout::SolutionsCard</name>
    <message>
        <source>Shortest solutions</source>
        <translation>פתרונות קצרים ביותר</translation>
    </message>
    <message>
        <source>Orders of play</source>
        <translation>סדרי הלחיצות</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>הצגה על הלוח</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>פתרונות</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>אין פתרון</translation>
    </message>
    <message>
        <source>Changing one light of a pattern with an odd number of lights to change may make the board solvable.</source>
        <translation>שינוי נורה אחת בתבנית שבה מספר אי־זוגי של נורות לשינוי עשוי להפוך את הלוח לפתיר.</translation>
    </message>
    <message>
        <source>%1 solutions</source>
        <translation>%1 פתרונות</translation>
    </message>
    <message>
        <source>The only solution</source>
        <translation>הפתרון היחיד</translation>
    </message>
    <message>
        <source>All %1 solutions</source>
        <translation>כל הפתרונות: %1</translation>
    </message>
    <message>
        <source>No quiet pattern can be added to it.</source>
        <translation>אין תבנית שקטה שאפשר להוסיף לו.</translation>
    </message>
    <message>
        <source>%1, proven</source>
        <translation>%1, מוכח</translation>
    </message>
    <message>
        <source>Autoplay</source>
        <translation>משחק אוטומטי</translation>
    </message>
    <message>
        <source>Too many to show one by one: this is a sample of %1.</source>
        <translation>רבים מכדי להציג את כולם: זה מדגם של %1 פתרונות.</translation>
    </message>
    <message>
        <source>best known %1, at least %2</source>
        <translation>הטוב ביותר הידוע: %1; לפחות %2</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <translation>הפסקת החיפוש</translation>
    </message>
    <message>
        <source>Search for fewer presses</source>
        <translation>חיפוש פתרון קצר יותר</translation>
    </message>
    <message>
        <source>Each is one solution plus a quiet pattern; fewest presses first.</source>
        <translation>כל פתרון הוא סכום של פתרון קבוע ותבנית שקטה; הסדר: מהקצר לארוך.</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>חיפוש…</translation>
    </message>
    <message>
        <source>Mark the selected solution on the board</source>
        <translation>סימון הפתרון שנבחר על הלוח</translation>
    </message>
    <message>
        <source>Press the cells of the selected solution one by one</source>
        <translation>ביצוע הפתרון שנבחר, משבצת אחר משבצת</translation>
    </message>
    <message>
        <source>A proof needs</source>
        <translation>להוכחה דרוש</translation>
    </message>
    <message>
        <source>Too many to show: they are listed only for boards of up to %1 cells.</source>
        <translation>רבים מכדי להציג אותם אחד אחד: הם מוצגים רק בלוחות של עד %1 משבצות.</translation>
    </message>
    <message>
        <source>too much: %1</source>
        <translation>יותר מדי: ⁨%1⁩</translation>
    </message>
    <message>
        <source>A proof is out of reach here, but a search may still find fewer presses. For boards with up to %1 solutions, a proof takes only seconds.</source>
        <translation>אי אפשר להגיע כאן להוכחה, אך ייתכן שבחיפוש יימצא פתרון קצר מן הידוע. בלוחות שלהם %1 פתרונות לכל היותר ההוכחה נמשכת שניות בלבד.</translation>
    </message>
    <message>
        <source>A proof would need %1 of memory, but only %2 may be used. The results so far remain valid.</source>
        <translation>הוכחה תדרוש ⁨%1⁩ זיכרון, ומותר להשתמש לכל היותר ב־⁨%2⁩. מה שנמצא עד כה תקף.</translation>
    </message>
    <message>
        <source>As a sum</source>
        <translation>כסכום</translation>
    </message>
    <message>
        <source>Write the board as a sum of the presses in the selected solution</source>
        <translation>כתיבת הלוח כסכום הלחיצות של הפתרון שנבחר</translation>
    </message>
    <message>
        <source>The lights to change are the sum of the columns of the presses: a stands for the column of a press in the matrix</source>
        <translation>הנורות לשינוי הן סכום העמודות של הלחיצות: a היא העמודה של לחיצה במטריצה</translation>
    </message>
    <message>
        <source>The lights to change</source>
        <translation>הנורות לשינוי</translation>
    </message>
    <message>
        <source>Press %1</source>
        <translation>לחיצה על %1</translation>
    </message>
    <message>
        <source>As vectors</source>
        <translation>כווקטורים</translation>
    </message>
    <message>
        <source>Write all solutions as the selected one plus the kernel, with a column for each</source>
        <translation>כתיבת כל הפתרונות כפתרון שנבחר ועוד מרחב האפס, בעמודות</translation>
    </message>
</context>
<context>
    <name>lightsout::SpectrumCard</name>
    <message>
        <source>Eigenvalues</source>
        <translation>ערכים עצמיים</translation>
    </message>
    <message>
        <source>Eigenvalues of P</source>
        <translation>הערכים העצמיים של P</translation>
    </message>
    <message>
        <source>Second eigenvalue</source>
        <translation>הערך העצמי השני</translation>
    </message>
    <message>
        <source>The largest absolute value below 1.</source>
        <translation>הערך המוחלט הגדול ביותר שקטן מ־1.</translation>
    </message>
    <message>
        <source>Presses until all white</source>
        <translation>לחיצות עד שהכול לבן</translation>
    </message>
    <message>
        <source>The mean over all games that begin with this many black cells.</source>
        <translation>התוחלת על פני כל המשחקים שמתחילים במספר הזה של משבצות שחורות.</translation>
    </message>
    <message>
        <source>There is no such number for this board.</source>
        <translation>אין מספר כזה ללוח הזה.</translation>
    </message>
    <message>
        <source>In the long run, each press multiplies the distance to the limit law by %1.</source>
        <translation>בטווח הארוך כל לחיצה כופלת ב־%1 את המרחק מההתפלגות הגבולית.</translation>
    </message>
    <message>
        <source>Presses until all off</source>
        <translation>לחיצות עד שהכול כבוי</translation>
    </message>
    <message>
        <source>The mean over all games that begin with this many lights on.</source>
        <translation>התוחלת על פני כל המשחקים שמתחילים במספר הזה של נורות דולקות.</translation>
    </message>
</context>
<context>
    <name>lightsout::SpokenBoard</name>
    <message>
        <source>Undone: %1</source>
        <translation>בוטל: %1</translation>
    </message>
    <message>
        <source>none on</source>
        <translation>אף אחת לא דולקת</translation>
    </message>
    <message>
        <source>on</source>
        <translation>דולקת</translation>
    </message>
    <message>
        <source>off</source>
        <translation>כבויה</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: %2; %3.</source>
        <translation>%1: %2; %3.</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <translation>%1; %2.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 lights on.</source>
        <translation>%1: %2 מתוך %3 נורות דולקות.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln light(s) changed</source>
        <translation>
            <numerusform>נורה אחת השתנתה</numerusform>
            <numerusform>%Ln נורות השתנו</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln on</source>
        <translation>
            <numerusform>אחת דולקת</numerusform>
            <numerusform>%Ln דולקות</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln vertex(es) added.</source>
        <translation>
            <numerusform>צומת אחד נוסף.</numerusform>
            <numerusform>%Ln צמתים נוספו.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln vertex(es) removed.</source>
        <translation>
            <numerusform>צומת אחד הוסר.</numerusform>
            <numerusform>%Ln צמתים הוסרו.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln influence(s) changed.</source>
        <translation>
            <numerusform>השפעה אחת השתנתה.</numerusform>
            <numerusform>%Ln השפעות השתנו.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 changes itself.</source>
        <translation>%1 משנה את עצמו.</translation>
    </message>
    <message>
        <source>%1 no longer changes itself.</source>
        <translation>%1 כבר לא משנה את עצמו.</translation>
    </message>
    <message>
        <source>%1 changes %2.</source>
        <translation>%1 משנה את %2.</translation>
    </message>
    <message>
        <source>%1 no longer changes %2.</source>
        <translation>%1 כבר לא משנה את %2.</translation>
    </message>
    <message>
        <source>%1 and %2 are connected.</source>
        <translation>%1 ו%2 מחוברים.</translation>
    </message>
    <message>
        <source>%1 and %2 are no longer connected.</source>
        <translation>%1 ו%2 כבר לא מחוברים.</translation>
    </message>
</context>
<context>
    <name>lightsout::SquaresCard</name>
    <message>
        <source>Table of square boards from 2 × 2 to 39 × 39</source>
        <translation>טבלת הלוחות הריבועיים מ־⁦2 × 2⁩ עד ⁦39 × 39⁩</translation>
    </message>
    <message>
        <source>%1 squares with more than one solution</source>
        <translation>ריבועים ⁨%1⁩ עם יותר מפתרון אחד</translation>
    </message>
    <message>
        <source>nullity</source>
        <translation>דרגת חופש</translation>
    </message>
    <message>
        <source>solutions</source>
        <translation>פתרונות</translation>
    </message>
</context>
<context>
    <name>lightsout::StageActions</name>
    <message>
        <source>&amp;Projector</source>
        <translation>מ&amp;קרן</translation>
    </message>
    <message>
        <source>Hide &amp;everything else</source>
        <translation>&amp;הסתרת כל השאר</translation>
    </message>
    <message>
        <source>Project only the board, matrix or map</source>
        <translation>הקרנת הלוח, המטריצה או המפה בלבד</translation>
    </message>
    <message>
        <source>Next step, solution or tiling</source>
        <translation>הצעד, הפתרון או הריצוף הבא</translation>
    </message>
    <message>
        <source>Previous step, solution or tiling</source>
        <translation>הצעד, הפתרון או הריצוף הקודם</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>טקסט &amp;גדול יותר</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>טקסט &amp;קטן יותר</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <translation>טקסט בגודל &amp;רגיל</translation>
    </message>
    <message>
        <source>Full screen with large text, for a projector. Hold %1 for a spotlight.</source>
        <translation>מסך מלא וטקסט גדול, להקרנה. לחיצה ממושכת על %1: אלומת אור.</translation>
    </message>
    <message>
        <source>Black screen</source>
        <translation>מסך שחור</translation>
    </message>
    <message>
        <source>White screen</source>
        <translation>מסך לבן</translation>
    </message>
    <message>
        <source>Pause or continue</source>
        <translation>עצירה או המשך</translation>
    </message>
    <message>
        <source>Projector on the &amp;other screen</source>
        <translation>מקרן על המסך ה&amp;אחר</translation>
    </message>
    <message>
        <source>Move the window to the other screen and fill it</source>
        <translation>העברת החלון אל המסך האחר ופריסתו על כל המסך</translation>
    </message>
</context>
<context>
    <name>lightsout::StartPage</name>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
    <message>
        <source>Show the board (Escape)</source>
        <translation>חזרה ללוח (Escape)</translation>
    </message>
    <message>
        <source>Recent boards</source>
        <translation>לוחות אחרונים</translation>
    </message>
    <message>
        <source>All recent boards</source>
        <translation>כל האחרונים</translation>
    </message>
    <message>
        <source>Show this page at startup</source>
        <translation>הצגת הדף הזה בהפעלה</translation>
    </message>
    <message>
        <source>No network, no names: everything stays on this computer.</source>
        <translation>בלי רשת ובלי שמות: הכול נשאר במחשב הזה.</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>ברוכים הבאים</translation>
    </message>
    <message>
        <source>Begin with the classic board</source>
        <translation>התחילו בלוח הקלאסי</translation>
    </message>
    <message>
        <source>A press changes a light and its neighbours. Turn all the lights off.</source>
        <translation>לחיצה משנה נורה ואת שכנותיה. כבו את כל הנורות.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>Welcome back</source>
        <translation>ברוכים השבים</translation>
    </message>
    <message>
        <source>Continue the last board</source>
        <translation>המשיכו בלוח האחרון</translation>
    </message>
    <message numerus="yes">
        <source>%1, last played on %2, with %Ln press(es) so far</source>
        <translation>
            <numerusform>⁨%1⁩, הופסק ב־⁨%2⁩, אחרי לחיצה אחת</numerusform>
            <numerusform>⁨%1⁩, הופסק ב־⁨%2⁩, אחרי %Ln לחיצות</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>המשך</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>שיעורים</translation>
    </message>
    <message>
        <source>A live class is open at %1. All other data stays on this computer.</source>
        <translation>כיתה מקוונת פתוחה בכתובת %1. כל השאר נשאר במחשב הזה.</translation>
    </message>
    <message>
        <source>Course map</source>
        <translation>מפת הקורס</translation>
    </message>
    <message>
        <source>Your own lessons</source>
        <translation>השיעורים שלכם</translation>
    </message>
    <message>
        <source>Continue the current board</source>
        <translation>המשיכו בלוח הנוכחי</translation>
    </message>
    <message numerus="yes">
        <source>%1, with %Ln press(es) so far</source>
        <translation>
            <numerusform>⁨%1⁩, אחרי לחיצה אחת</numerusform>
            <numerusform>⁨%1⁩, אחרי %Ln לחיצות</numerusform>
        </translation>
    </message>
    <message>
        <source>See which lessons build on others</source>
        <translation>הצגת השיעורים שנבנים על אחרים</translation>
    </message>
    <message>
        <source>A new 5 × 5 board that can be solved</source>
        <translation>לוח ⁦5 × 5⁩ חדש שאפשר לפתור</translation>
    </message>
    <message>
        <source>Draw your own graph</source>
        <translation>ציירו גרף משלכם</translation>
    </message>
    <message>
        <source>Vertices, edges, arrows</source>
        <translation>צמתים, צלעות, חצים</translation>
    </message>
    <message>
        <source>Open a file …</source>
        <translation>פתיחת קובץ…</translation>
    </message>
    <message>
        <source>Or paste a text, or drop a file here</source>
        <translation>או הדביקו טקסט, או גררו לכאן קובץ</translation>
    </message>
    <message>
        <source>From your book</source>
        <translation>מתוך הספר</translation>
    </message>
    <message>
        <source>Five texts, figure by figure</source>
        <translation>חמישה טקסטים, איור אחר איור</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 מתוך %2 הושלמו</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>הבא: %1</translation>
    </message>
    <message>
        <source>Continue lesson %1, step %2</source>
        <translation>המשך שיעור %1, צעד %2</translation>
    </message>
    <message>
        <source>Continue the lesson, step %1</source>
        <translation>המשך השיעור, צעד %1</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>מתחילים</translation>
    </message>
</context>
<context>
    <name>lightsout::StateGraphView</name>
    <message>
        <source>State graph</source>
        <translation>גרף המצבים</translation>
    </message>
    <message numerus="yes">
        <source>%Ln board(s), arranged by number of presses needed</source>
        <translation>
            <numerusform>לוח אחד, מסודר לפי מספר הלחיצות הדרוש</numerusform>
            <numerusform>%Ln לוחות, מסודרים לפי מספר הלחיצות הדרוש</numerusform>
        </translation>
    </message>
    <message>
        <source>can&apos;t be won</source>
        <translation>לא פתיר</translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es) to win</source>
        <translation>
            <numerusform>לחיצה אחת לניצחון</numerusform>
            <numerusform>%Ln לחיצות לניצחון</numerusform>
        </translation>
    </message>
    <message>
        <source>all white</source>
        <translation>הכול לבן</translation>
    </message>
    <message>
        <source>black: %1</source>
        <translation>שחורות: %1</translation>
    </message>
    <message>
        <source>the current board</source>
        <translation>הלוח הנוכחי</translation>
    </message>
    <message>
        <source>Press %1</source>
        <translation>לחיצה על %1</translation>
    </message>
</context>
<context>
    <name>lightsout::StateMatrixView</name>
    <message>
        <source>Matrix of the state graph</source>
        <translation>מטריצה של גרף המצבים</translation>
    </message>
    <message>
        <source>from %1 to %2: %3</source>
        <translation>מן ⁨%1⁩ אל ⁨%2⁩: ⁨%3⁩</translation>
    </message>
</context>
<context>
    <name>lightsout::StatesCard</name>
    <message>
        <source>Can be won</source>
        <translation>פתירים</translation>
    </message>
    <message>
        <source>Most presses needed</source>
        <translation>מספר הלחיצות המרבי</translation>
    </message>
    <message>
        <source>Winning games of that length</source>
        <translation>משחקים מנצחים באורך זה</translation>
    </message>
    <message>
        <source>Length of the games</source>
        <translation>אורך המשחקים</translation>
    </message>
    <message>
        <source>Presses: </source>
        <translation>לחיצות: </translation>
    </message>
    <message numerus="yes">
        <source>States are counted for boards of up to %Ln vertices</source>
        <translation>
            <numerusform>ספירת מצבים: עד צומת אחד</numerusform>
            <numerusform>ספירת מצבים: עד %Ln צמתים</numerusform>
        </translation>
    </message>
    <message>
        <source>The state graph</source>
        <translation>גרף המצבים</translation>
    </message>
    <message>
        <source>The state graph: click a neighbouring board to move to it</source>
        <translation>גרף המצבים: לחיצה על לוח שכן מעבירה אליו</translation>
    </message>
    <message>
        <source>The state graph in numbers</source>
        <translation>גרף המצבים, במספרים</translation>
    </message>
    <message>
        <source>Boards by number of presses needed</source>
        <translation>לוחות לפי מספר הלחיצות המזערי</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>לוחות</translation>
    </message>
    <message>
        <source>Only lit cells can be pressed, and this one is off</source>
        <translation>מותר ללחוץ רק על משבצת דולקת, וזו כבויה</translation>
    </message>
    <message>
        <source>Fewest presses</source>
        <translation>מספר לחיצות מזערי</translation>
    </message>
    <message>
        <source>Number of boards by number of presses needed</source>
        <translation>מספר הלוחות לפי מספר הלחיצות</translation>
    </message>
    <message>
        <source>Adjacency matrix: how many presses lead from one board to another</source>
        <translation>מטריצת שכנויות: כמה לחיצות מובילות מלוח ללוח</translation>
    </message>
    <message>
        <source>Number of games with exactly n presses</source>
        <translation>כמה משחקים בני n לחיצות בדיוק</translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es)</source>
        <translation>
            <numerusform>לחיצה אחת</numerusform>
            <numerusform>%Ln לחיצות</numerusform>
        </translation>
    </message>
    <message>
        <source>can&apos;t be won</source>
        <translation>לא פתיר</translation>
    </message>
    <message>
        <source>share</source>
        <translation>חלק</translation>
    </message>
    <message>
        <source>Presses from the row&apos;s board to the column&apos;s: %1</source>
        <translation>לחיצות מהלוח של השורה אל הלוח של העמודה: ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>Games of exactly %Ln press(es) from the row&apos;s board to the column&apos;s: %1</source>
        <translation>
            <numerusform>משחקים בני לחיצה אחת בדיוק מהלוח של השורה אל הלוח של העמודה: ⁨%1⁩</numerusform>
            <numerusform>משחקים בני %Ln לחיצות בדיוק מהלוח של השורה אל הלוח של העמודה: ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Games of at most %Ln press(es) from the row&apos;s board to the column&apos;s: %1</source>
        <translation>
            <numerusform>משחקים בני לחיצה אחת לכל היותר מהלוח של השורה אל הלוח של העמודה: ⁨%1⁩</numerusform>
            <numerusform>משחקים בני %Ln לחיצות לכל היותר מהלוח של השורה אל הלוח של העמודה: ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>עם ⁨%1⁩</translation>
    </message>
    <message>
        <source>Number of games with one to n presses: %1</source>
        <translation>כמה משחקים של לחיצה אחת עד n לחיצות: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Include the game with no presses: %1</source>
        <translation>ספירה גם של המשחק בלי לחיצות: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The graph is connected: every board leads to every other.</source>
        <translation>הגרף קשיר: כל לוח מוביל לכל לוח אחר.</translation>
    </message>
    <message>
        <source>Diameter %1: no two mutually reachable boards are further apart.</source>
        <translation>הקוטר הוא %1: אין שני לוחות שאפשר לעבור ביניהם ושהמרחק ביניהם גדול מזה.</translation>
    </message>
    <message numerus="yes">
        <source>Games of 1 to %Ln press(es) from the row&apos;s board to the column&apos;s: %1</source>
        <translation>
            <numerusform>משחקים של לחיצה אחת מהלוח של השורה ללוח של העמודה: ⁨%1⁩</numerusform>
            <numerusform>משחקים של 1 עד %Ln לחיצות מהלוח של השורה ללוח של העמודה: ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The graph is disconnected: %1 components of %Ln board(s) each.</source>
        <translation>
            <numerusform>הגרף אינו קשיר: %1 רכיבי קשירות, ובכל רכיב לוח אחד.</numerusform>
            <numerusform>הגרף אינו קשיר: %1 רכיבי קשירות, ובכל רכיב %Ln לוחות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each board has degree %1, with one edge for each press; there are %Ln edge(s) in all.</source>
        <translation>
            <numerusform>לכל לוח דרגה %1, צלע אחת לכל לחיצה; בגרף כולו צלע אחת.</numerusform>
            <numerusform>לכל לוח דרגה %1, צלע אחת לכל לחיצה; בגרף כולו %Ln צלעות.</numerusform>
        </translation>
    </message>
    <message>
        <source>This board has too many states to count.</source>
        <translation>ללוח הזה מצבים רבים מכדי לספור אותם.</translation>
    </message>
    <message>
        <source>The states are being counted.</source>
        <translation>המצבים נספרים כעת.</translation>
    </message>
    <message>
        <source>Available once the states are counted.</source>
        <translation>זמין לאחר שהמצבים ייספרו.</translation>
    </message>
    <message>
        <source>%1 … (the first %2 of %3)</source>
        <translation>⁨%1⁩… (%2 הראשונים מתוך %3)</translation>
    </message>
    <message>
        <source>presses</source>
        <translation>לחיצות</translation>
    </message>
    <message>
        <source>One table with the games from each board to the target: the last column of each power</source>
        <translation>טבלה אחת של המשחקים מכל לוח אל מצב היעד: העמודה האחרונה של כל חזקה</translation>
    </message>
    <message>
        <source>Games from each board to the target</source>
        <translation>המשחקים מכל לוח אל מצב היעד</translation>
    </message>
    <message>
        <source>board</source>
        <translation>לוח</translation>
    </message>
    <message>
        <source>lights on</source>
        <translation>נורות דולקות</translation>
    </message>
    <message>
        <source>black cells</source>
        <translation>משבצות שחורות</translation>
    </message>
    <message>
        <source>Games from each board to the target. Board 1 has all lights to change; the last board is the target. These are the numbers of “Retourner des pions” on %1 boards.</source>
        <translation>המשחקים מכל לוח אל מצב היעד. בלוח 1 צריך לשנות את כל הנורות; הלוח האחרון הוא מצב היעד. בלוחות ⁨%1⁩ אלה המספרים של „⁦Retourner des pions⁩”.</translation>
    </message>
</context>
<context>
    <name>lightsout::StatusBar</name>
    <message>
        <source>Computing</source>
        <translation>בחישוב</translation>
    </message>
    <message>
        <source>Computing; elimination needs %1</source>
        <translation>חישוב; הדירוג דורש ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>lightsout::StatusCard</name>
    <message>
        <source>Pressed</source>
        <translation>לחיצות</translation>
    </message>
    <message>
        <source>Fewest left</source>
        <translation>מספר הלחיצות המזערי שנותר</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>זמן</translation>
    </message>
    <message>
        <source>This board is empty.</source>
        <translation>הלוח הזה ריק.</translation>
    </message>
    <message>
        <source>Choose a new board to play.</source>
        <translation>בחרו לוח חדש כדי לשחק.</translation>
    </message>
    <message>
        <source>Draw the lights.</source>
        <translation>ציירו את הנורות.</translation>
    </message>
    <message>
        <source>Click a cell or drag over several to turn lights on or off.</source>
        <translation>לחצו על משבצת, או גררו על פני כמה משבצות, כדי להדליק או לכבות נורות.</translation>
    </message>
    <message>
        <source>Draw the target.</source>
        <translation>ציירו את מצב היעד.</translation>
    </message>
    <message>
        <source>The lights that are on here must be on at the end.</source>
        <translation>הנורות שדולקות כאן צריכות לדלוק בסוף.</translation>
    </message>
    <message>
        <source>This board has no solution.</source>
        <translation>ללוח הזה אין פתרון.</translation>
    </message>
    <message>
        <source>Press %1.</source>
        <translation>לחצו על %1.</translation>
    </message>
    <message>
        <source>This press is part of the shortest known solution. The order never matters.</source>
        <translation>הלחיצה הזו שייכת לפתרון הקצר ביותר שידוע. לסדר הלחיצות אין חשיבות.</translation>
    </message>
    <message>
        <source>Nothing is left to do.</source>
        <translation>לא נשאר מה לעשות.</translation>
    </message>
    <message>
        <source>The lights already match the target. Choose random or solvable lights to play.</source>
        <translation>הנורות כבר במצב היעד. כדי לשחק, בחרו „אקראי” או „פתיר”.</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>פתרתם!</translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es) in %1.</source>
        <translation>
            <numerusform>לחיצה אחת, בזמן של ⁨%1⁩.</numerusform>
            <numerusform>%Ln לחיצות, בזמן של ⁨%1⁩.</numerusform>
        </translation>
    </message>
    <message>
        <source>Press the starred cells in any order.</source>
        <translation>לחצו על המשבצות המסומנות בכוכב, בכל סדר שתרצו.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es) left.</source>
        <translation>
            <numerusform>נותרה לחיצה אחת.</numerusform>
            <numerusform>נותרו %Ln לחיצות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es) left on this path. A shorter solution is now known.</source>
        <translation>
            <numerusform>בדרך הזו נותרה לחיצה אחת. בינתיים ידוע פתרון קצר יותר.</numerusform>
            <numerusform>בדרך הזו נותרו %Ln לחיצות. בינתיים ידוע פתרון קצר יותר.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es) left, and no solution is shorter (proven).</source>
        <translation>
            <numerusform>נותרה לחיצה אחת, ואין פתרון קצר יותר (מוכח).</numerusform>
            <numerusform>נותרו %Ln לחיצות, ואין פתרון קצר יותר (מוכח).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es) left. A shorter solution might exist.</source>
        <translation>
            <numerusform>נותרה לחיצה אחת. לא ידוע אם יש פתרון קצר יותר.</numerusform>
            <numerusform>נותרו %Ln לחיצות. לא ידוע אם יש פתרון קצר יותר.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn all the lights off.</source>
        <translation>כבו את כל הנורות.</translation>
    </message>
    <message>
        <source>Turn all the lights on.</source>
        <translation>הדליקו את כל הנורות.</translation>
    </message>
    <message>
        <source>Turn on the marked lights, and only those.</source>
        <translation>הדליקו את הנורות המסומנות, ורק אותן.</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>החיפוש נעצר.</translation>
    </message>
    <message>
        <source>Looking for a solution …</source>
        <translation>חיפוש פתרון…</translation>
    </message>
    <message>
        <source>There is no solution from here. Click Solution to see why.</source>
        <translation>מכאן אין פתרון. לחצו על „פתרון” כדי לראות למה.</translation>
    </message>
    <message numerus="yes">
        <source>Count the marked lights: there are %Ln, an odd number.</source>
        <translation>
            <numerusform>ספרו את הנורות המסומנות: מסומנת נורה אחת, מספר אי־זוגי.</numerusform>
            <numerusform>ספרו את הנורות המסומנות: יש %Ln, מספר אי־זוגי.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a solution. The order of its presses never matters.</source>
        <translation>יש פתרון. לסדר הלחיצות שלו אין חשיבות.</translation>
    </message>
    <message>
        <source>You can&apos;t press %1: it is off.</source>
        <translation>אי אפשר ללחוץ על נורה כבויה: %1.</translation>
    </message>
    <message>
        <source>Press the starred cells, each while it is lit.</source>
        <translation>לחצו על המשבצות המסומנות בכוכב, כל אחת כשהיא דולקת.</translation>
    </message>
    <message>
        <source>None of the starred cells is lit.</source>
        <translation>אף אחת מהמשבצות המסומנות בכוכב אינה דולקת.</translation>
    </message>
    <message>
        <source>In this order, the solution can&apos;t be completed. Undo, or press another cell first.</source>
        <translation>בסדר הזה אי אפשר להשלים את הפתרון: בטלו לחיצה, או לחצו תחילה על משבצת אחרת.</translation>
    </message>
    <message>
        <source>Only lit cells can be pressed, so the order matters and some solutions can&apos;t be played.</source>
        <translation>מותר ללחוץ רק על משבצות דולקות: כעת הסדר חשוב, ולא כל פתרון ניתן לביצוע.</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>שוב</translation>
    </message>
    <message>
        <source>Play the same lights again</source>
        <translation>משחק חוזר באותו מצב נורות</translation>
    </message>
    <message>
        <source>Start a game on this board that needs more presses</source>
        <translation>משחק בלוח הזה במצב נורות שדורש יותר לחיצות מהקודם</translation>
    </message>
    <message>
        <source>Presses left</source>
        <translation>לחיצות שנותרו</translation>
    </message>
    <message>
        <source>Next size: %1</source>
        <translation>הגודל הבא: ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>Harder: %Ln press(es)</source>
        <translation>
            <numerusform>קשה יותר: לחיצה אחת</numerusform>
            <numerusform>קשה יותר: %Ln לחיצות</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the next press in light chasing.</source>
        <translation>זו הלחיצה הבאה של המילוי העקבי.</translation>
    </message>
    <message>
        <source>That was the solution. Your turn.</source>
        <translation>זה הפתרון. תורכם.</translation>
    </message>
    <message>
        <source>“Again” starts with the same lights. Now solve them yourself.</source>
        <translation>„שוב” מתחיל באותו מצב נורות; עכשיו פתרו אותו בעצמכם.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es) in %1; %2 would have been enough.</source>
        <translation>
            <numerusform>לחיצה אחת (היה די ב־%2), בזמן של ⁨%1⁩.</numerusform>
            <numerusform>%Ln לחיצות (היה די ב־%2), בזמן של ⁨%1⁩.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es) in %1, the fewest possible.</source>
        <translation>
            <numerusform>לחיצה אחת, מספר הלחיצות המזערי, בזמן של ⁨%1⁩.</numerusform>
            <numerusform>%Ln לחיצות, מספר הלחיצות המזערי, בזמן של ⁨%1⁩.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es) in %1. No shorter solution is known.</source>
        <translation>
            <numerusform>לחיצה אחת, בזמן של ⁨%1⁩. לא ידוע פתרון קצר יותר.</numerusform>
            <numerusform>%Ln לחיצות, בזמן של ⁨%1⁩. לא ידוע פתרון קצר יותר.</numerusform>
        </translation>
    </message>
    <message>
        <source>Press all teal cells, and nothing changes.</source>
        <translation>לחצו על כל המשבצות הירוקות, ושום דבר לא ישתנה.</translation>
    </message>
    <message>
        <source>Every press changes an even number of the teal lights.</source>
        <translation>כל לחיצה משנה מספר זוגי מהנורות הירוקות.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of these lights must change; they are marked.</source>
        <translation>
            <numerusform>אחת מהן צריכה להשתנות (מסומנת).</numerusform>
            <numerusform>%Ln מהן צריכות להשתנות (מסומנות).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es), and nothing changed.</source>
        <translation>
            <numerusform>לחיצה אחת, ושום דבר לא השתנה.</numerusform>
            <numerusform>%Ln לחיצות, ושום דבר לא השתנה.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each light was changed an even number of times.</source>
        <translation>כל נורה השתנתה מספר זוגי של פעמים.</translation>
    </message>
    <message>
        <source>Solve anyway</source>
        <translation>פתרון בכל זאת</translation>
    </message>
    <message>
        <source>Solving this board needs %1 of memory, which is a lot.</source>
        <translation>פתרון הלוח הזה דורש זיכרון רב: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Not known for this board.</source>
        <translation>בלוח הזה הערך אינו ידוע.</translation>
    </message>
    <message>
        <source>The minimum has not been proven yet.</source>
        <translation>עוד לא הוכח מהו המספר המזערי.</translation>
    </message>
</context>
<context>
    <name>lightsout::StatusFacts</name>
    <message>
        <source>Facts about the board</source>
        <translation>תכונות הלוח</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>לא ידועה</translation>
    </message>
    <message>
        <source>solvable</source>
        <translation>פתיר</translation>
    </message>
    <message>
        <source>not solvable</source>
        <translation>לא פתיר</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>%1 (%2 one-way)</source>
        <translation>%1, מהן %2 חד־כיווניות</translation>
    </message>
    <message>
        <source>Symmetries are counted on boards of up to %1 vertices and %2 edges, unless that takes too long.</source>
        <translation>הסימטריות נספרות בלוחות של עד %1 צמתים ו־%2 צלעות, אלא אם החישוב ארוך מדי.</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>לא נספרו</translation>
    </message>
</context>
<context>
    <name>lightsout::StepDots</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>צעד %1 מתוך %2</translation>
    </message>
</context>
<context>
    <name>lightsout::StopButton</name>
    <message>
        <source>Stop</source>
        <translation>עצירה</translation>
    </message>
    <message>
        <source>Stop the current computation</source>
        <translation>עצירת החישוב הנוכחי</translation>
    </message>
</context>
<context>
    <name>lightsout::SweepForm</name>
    <message>
        <source>%1 from</source>
        <translation>⁨%1⁩ מ־</translation>
    </message>
    <message>
        <source>to</source>
        <translation>עד</translation>
    </message>
    <message>
        <source>%1, from</source>
        <translation>⁨%1⁩, החל מ־</translation>
    </message>
    <message>
        <source>%1, to</source>
        <translation>⁨%1⁩, עד</translation>
    </message>
    <message>
        <source>custom boards</source>
        <translation>לוחות משלכם</translation>
    </message>
    <message numerus="yes">
        <source>on %Ln core(s)</source>
        <translation>
            <numerusform>בליבה אחת</numerusform>
            <numerusform>ב־%Ln ליבות</numerusform>
        </translation>
    </message>
    <message>
        <source>of</source>
        <translation>של</translation>
    </message>
    <message>
        <source>Self-influence</source>
        <translation>השפעה עצמית</translation>
    </message>
    <message>
        <source>presses:</source>
        <translation>מספר לחיצות:</translation>
    </message>
    <message>
        <source>boards for each n:</source>
        <translation>לוחות לכל n:</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>זרע</translation>
    </message>
    <message>
        <source>Use command-line syntax, with %1 and optionally %2 in place of numbers</source>
        <translation>כמו בשורת הפקודה, עם ⁨%1⁩, ואם תרצו גם ⁨%2⁩, במקום מספרים</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>גודל נמדד</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>לוחות</translation>
    </message>
    <message>
        <source>Custom boards</source>
        <translation>לוחות משלכם</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>משטח</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>שכנות</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>לחיצות</translation>
    </message>
    <message>
        <source>Boards for each n</source>
        <translation>לוחות לכל n</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>זרע</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>ליבות</translation>
    </message>
    <message>
        <source>without self-influence</source>
        <translation>בלי השפעה עצמית</translation>
    </message>
    <message>
        <source>The first number is larger than the last.</source>
        <translation>המספר הראשון גדול מהאחרון.</translation>
    </message>
    <message>
        <source>%1 boards are too many: the limit is %2 here and higher on the command line.</source>
        <translation>%1 לוחות הם יותר מדי: כאן אפשר עד %2, ובשורת הפקודה יותר.</translation>
    </message>
    <message>
        <source>%1 graphs of the atlas</source>
        <translation>⁨%1⁩ גרפים מן האטלס</translation>
    </message>
</context>
<context>
    <name>lightsout::SweepTableModel</name>
    <message>
        <source>value</source>
        <translation>ערך</translation>
    </message>
    <message>
        <source>95 % confidence
interval of the mean</source>
        <translation>רווח בר־סמך של ⁦95 %⁩
לממוצע</translation>
    </message>
    <message>
        <source>bounds</source>
        <translation>חסמים</translation>
    </message>
</context>
<context>
    <name>lightsout::SweepTools</name>
    <message>
        <source>Logarithmic n</source>
        <translation>⁦n⁩ לוגריתמי</translation>
    </message>
    <message>
        <source>Logarithmic values</source>
        <translation>ערכים לוגריתמיים</translation>
    </message>
    <message>
        <source>Half checked: as it suits the quantity</source>
        <translation>מסומן בחלקו: לפי הגודל הנמדד</translation>
    </message>
    <message>
        <source>Least-squares line</source>
        <translation>ישר הריבועים הפחותים</translation>
    </message>
    <message>
        <source>A line in the scales of the axes, with its 95 % confidence interval</source>
        <translation>ישר בסולמות של הצירים, עם רווח בר־סמך של ⁦95 %⁩</translation>
    </message>
    <message>
        <source>Curve: n^2 / 5</source>
        <translation>עקומה: ⁦n^2 / 5⁩</translation>
    </message>
    <message>
        <source>Curve to compare with</source>
        <translation>עקומה להשוואה</translation>
    </message>
    <message>
        <source>An expression of n, to be drawn with the values</source>
        <translation>ביטוי ב־n, שיצויר עם הערכים</translation>
    </message>
    <message>
        <source>Conjecture: nullity &gt; 0 if divides(5, n + 1)</source>
        <translation>השערה: ⁦nullity &gt; 0 if divides(5, n + 1)⁩</translation>
    </message>
    <message>
        <source>Conjecture</source>
        <translation>השערה</translation>
    </message>
    <message>
        <source>A claim about each board of the sweep, to be tested on all of them</source>
        <translation>טענה על כל לוח בסריקה, שתיבדק על כולם</translation>
    </message>
    <message>
        <source>The curve must be an expression of n alone.</source>
        <translation>העקומה צריכה להיות ביטוי ב־n בלבד.</translation>
    </message>
    <message>
        <source>Something is missing at the end.</source>
        <translation>חסר משהו בסוף.</translation>
    </message>
    <message>
        <source>“%1” was not expected.</source>
        <translation>לא היה צפוי „%1”.</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <translation>האם הכוונה ל„%1”?</translation>
    </message>
    <message>
        <source>Looking for a counterexample …</source>
        <translation>חיפוש דוגמה נגדית…</translation>
    </message>
    <message>
        <source>Disproved: %1 is the first counterexample.</source>
        <translation>הופרכה: %1 היא הדוגמה הנגדית הראשונה.</translation>
    </message>
    <message>
        <source>Not decided: %1 could not be computed.</source>
        <translation>לא הוכרע: אי אפשר לחשב את %1.</translation>
    </message>
    <message>
        <source>The condition holds for no board of the sweep, so nothing was tested.</source>
        <translation>אף לוח בסריקה אינו מקיים את התנאי, ולכן דבר לא נבדק.</translation>
    </message>
    <message numerus="yes">
        <source>Holds for all %Ln board(s).</source>
        <translation>
            <numerusform>נכונה ללוח אחד.</numerusform>
            <numerusform>נכונה לכל %Ln הלוחות.</numerusform>
        </translation>
    </message>
    <message>
        <source>Holds for all %1 boards of the sweep that satisfy the condition.</source>
        <translation>נכונה לכל %1 הלוחות בסריקה שמקיימים את התנאי.</translation>
    </message>
</context>
<context>
    <name>lightsout::SweepView</name>
    <message>
        <source>Chart</source>
        <translation>תרשים</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>מפה</translation>
    </message>
    <message>
        <source>Add to the chart</source>
        <translation>הוספה לתרשים</translation>
    </message>
    <message>
        <source>Keep the series already shown and add another</source>
        <translation>שמירת הסדרות המוצגות והוספת סדרה</translation>
    </message>
    <message>
        <source>Progress of the sweep</source>
        <translation>התקדמות הסריקה</translation>
    </message>
    <message>
        <source>Click a dot to open its board</source>
        <translation>לחיצה על נקודה פותחת את הלוח שלה</translation>
    </message>
    <message>
        <source>Values of the sweep</source>
        <translation>ערכי הסריקה</translation>
    </message>
    <message>
        <source>Double-click to open the board</source>
        <translation>לחיצה כפולה פותחת את הלוח</translation>
    </message>
    <message>
        <source>Map of the values by n and m</source>
        <translation>מפת הערכים לפי n ו־m</translation>
    </message>
    <message>
        <source>Command for the same values</source>
        <translation>פקודה לאותם ערכים</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>העתקת הפקודה</translation>
    </message>
    <message>
        <source>Paste into a terminal to get the same values</source>
        <translation>הדביקו במסוף כדי לקבל את אותם ערכים</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>כטבלה</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>ה&amp;עתקה</translation>
    </message>
    <message>
        <source>Copy the table as text, for spreadsheets</source>
        <translation>העתקת הטבלה כטקסט, לגיליונות אלקטרוניים</translation>
    </message>
    <message>
        <source>As CSV</source>
        <translation>כ־CSV</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>עצירה</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>המשך</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>התחלה</translation>
    </message>
    <message>
        <source>Choose what to compute and for which boards, then start.</source>
        <translation>בחרו מה לחשב ולאילו לוחות, והתחילו.</translation>
    </message>
    <message>
        <source>Nothing has been measured yet.</source>
        <translation>עדיין לא נמדד דבר.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 מתוך %2</translation>
    </message>
    <message>
        <source>computing %1</source>
        <translation>כעת ⁨%1⁩</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>נעצרה</translation>
    </message>
    <message>
        <source>The values as curves</source>
        <translation>הערכים כעקומות</translation>
    </message>
    <message>
        <source>The values for two parameters as colours</source>
        <translation>הערכים לפי שני פרמטרים, כצבעים</translation>
    </message>
    <message>
        <source>The table, as text or CSV</source>
        <translation>הטבלה, כטקסט או כ־CSV</translation>
    </message>
    <message>
        <source>Stop and keep the results</source>
        <translation>עצירה ושמירת מה שנמדד</translation>
    </message>
    <message>
        <source>Measure all boards, using all cores. The time can&apos;t be predicted: large boards take longer.</source>
        <translation>מדידת כל הלוחות, בכל הליבות. משך הזמן אינו ידוע מראש: לוחות גדולים דורשים יותר זמן.</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>היסטוגרמה</translation>
    </message>
    <message>
        <source>How often each value occurs among the random boards of one n</source>
        <translation>כמה פעמים מופיע כל ערך בלוחות האקראיים של n אחד</translation>
    </message>
    <message>
        <source>n of the histogram</source>
        <translation>n של ההיסטוגרמה</translation>
    </message>
    <message>
        <source>m of the histogram</source>
        <translation>m של ההיסטוגרמה</translation>
    </message>
</context>
<context>
    <name>lightsout::Symmetries</name>
    <message>
        <source>symmetry</source>
        <translation>סימטריה</translation>
    </message>
</context>
<context>
    <name>lightsout::TableDialog</name>
    <message>
        <source>Rows</source>
        <translation>שורות</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>עמודות</translation>
    </message>
    <message>
        <source>to</source>
        <translation>עד</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>ה&amp;עתקה</translation>
    </message>
    <message>
        <source>&amp;Save …</source>
        <translation>&amp;שמירה…</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>ה&amp;דפסה…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
    <message>
        <source>%1, from</source>
        <translation>⁨%1⁩, החל מ־</translation>
    </message>
    <message>
        <source>%1, to</source>
        <translation>⁨%1⁩, עד</translation>
    </message>
    <message>
        <source>A table can show up to %1 boards.</source>
        <translation>בטבלה אפשר להציג עד %1 לוחות.</translation>
    </message>
    <message>
        <source>Computing</source>
        <translation>בחישוב</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>שמירת הטבלה</translation>
    </message>
    <message>
        <source>Table or picture (*.csv *.tex *.png *.svg *.pdf)</source>
        <translation>טבלה או תמונה ‎(*.csv *.tex *.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>The table can&apos;t be written to %1. The file name must end in .csv, .tex, .png, .svg or .pdf.</source>
        <translation>אי אפשר לשמור את הטבלה בקובץ ⁨%1⁩. השם צריך להסתיים ב־⁦.csv⁩, ⁦.tex⁩, ⁦.png⁩, ⁦.svg⁩ או ⁦.pdf⁩.</translation>
    </message>
    <message>
        <source>Too large to draw</source>
        <translation>גדולה מדי לציור</translation>
    </message>
    <message>
        <source>Tables of up to %1 boards can be drawn or printed. This one can be saved as .csv or .tex.</source>
        <translation>אפשר לצייר או להדפיס טבלאות של עד %1 לוחות. את הטבלה הזאת אפשר לשמור כ־⁦.csv⁩ או ⁦.tex⁩.</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>שמירה</translation>
    </message>
    <message>
        <source>%1 squares only</source>
        <translation>ריבועים ⁨%1⁩ בלבד</translation>
    </message>
    <message>
        <source>Solution counts: %1</source>
        <translation>מספרי פתרונות: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Solution counts by rows and columns</source>
        <translation>מספרי פתרונות לפי שורות ועמודות</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>פתרונות</translation>
    </message>
    <message>
        <source>Nullity</source>
        <translation>דרגת חופש</translation>
    </message>
    <message>
        <source>Tables in books:</source>
        <translation>כמו בספרים:</translation>
    </message>
    <message>
        <source>Copy the table as text, for spreadsheets</source>
        <translation>העתקת הטבלה כטקסט, לגיליונות אלקטרוניים</translation>
    </message>
    <message>
        <source>As CSV</source>
        <translation>כ־CSV</translation>
    </message>
    <message>
        <source>As LaTeX</source>
        <translation>כ־LaTeX</translation>
    </message>
    <message>
        <source>Print the table</source>
        <translation>הדפסת הטבלה</translation>
    </message>
    <message>
        <source>The table can&apos;t be printed.</source>
        <translation>אי אפשר להדפיס את הטבלה.</translation>
    </message>
    <message>
        <source>Computing: %1</source>
        <translation>בחישוב: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>lightsout::TeacherPage</name>
    <message>
        <source>For the teacher</source>
        <translation>למורה</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>הדפסה…</translation>
    </message>
    <message>
        <source>Aims: %1</source>
        <translation>מטרות: %1</translation>
    </message>
    <message>
        <source>Age: %1</source>
        <translation>גיל: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The class should already know: %1</source>
        <translation>הכיתה צריכה להכיר: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>דקה אחת</numerusform>
            <numerusform>%Ln דקות</numerusform>
        </translation>
    </message>
    <message>
        <source>The steps</source>
        <translation>הצעדים</translation>
    </message>
</context>
<context>
    <name>lightsout::TilesView</name>
    <message>
        <source>left column, top: %1</source>
        <translation>העמודה השמאלית, למעלה: %1</translation>
    </message>
    <message>
        <source>left column, bottom: %1</source>
        <translation>העמודה השמאלית, למטה: %1</translation>
    </message>
    <message>
        <source>right column, top: %1</source>
        <translation>העמודה הימנית, למעלה: %1</translation>
    </message>
    <message>
        <source>right column, bottom: %1</source>
        <translation>העמודה הימנית, למטה: %1</translation>
    </message>
</context>
<context>
    <name>lightsout::TilingMap</name>
    <message>
        <source>none</source>
        <translation>אין</translation>
    </message>
    <message>
        <source>more</source>
        <translation>יותר</translation>
    </message>
    <message>
        <source>Which boards have tilings</source>
        <translation>לאילו לוחות יש ריצופים</translation>
    </message>
</context>
<context>
    <name>lightsout::TilingView</name>
    <message>
        <source>Board with tiles</source>
        <translation>לוח עם אריחים</translation>
    </message>
    <message>
        <source>%1: pressed</source>
        <translation>%1: לחוצה</translation>
    </message>
    <message>
        <source>%1: covered by the tile of %2</source>
        <translation>%1: מכוסה באריח של %2</translation>
    </message>
    <message>
        <source>%1: not covered by a tile</source>
        <translation>%1: לא מכוסה באריח</translation>
    </message>
    <message>
        <source>&amp;Press %1</source>
        <translation>&amp;לחיצה על %1</translation>
    </message>
</context>
<context>
    <name>lightsout::TilingsPage</name>
    <message>
        <source>Tilings</source>
        <translation>ריצופים</translation>
    </message>
    <message>
        <source>Watch the search</source>
        <translation>צפייה בחיפוש</translation>
    </message>
    <message>
        <source>Place tiles by hand</source>
        <translation>ריצוף ביד</translation>
    </message>
    <message>
        <source>Boards with tilings</source>
        <translation>לוחות עם ריצוף</translation>
    </message>
    <message numerus="yes">
        <source>The search can be watched on boards of up to %Ln vertices.</source>
        <translation>
            <numerusform>אפשר לצפות בחיפוש בלוחות של עד צומת אחד.</numerusform>
            <numerusform>אפשר לצפות בחיפוש בלוחות של עד %Ln צמתים.</numerusform>
        </translation>
    </message>
    <message>
        <source>This board is too large to be drawn as tiles. The limit is %1 cells.</source>
        <translation>הלוח גדול מדי לציור כאריחים: המגבלה היא %1 משבצות.</translation>
    </message>
    <message>
        <source>Browse the tilings of this board</source>
        <translation>עיון בריצופים של הלוח הזה</translation>
    </message>
    <message>
        <source>See how the search places and removes tiles</source>
        <translation>צפייה בחיפוש שמניח ומסיר אריחים</translation>
    </message>
    <message>
        <source>Find a tiling yourself</source>
        <translation>מציאת ריצוף בעצמכם</translation>
    </message>
    <message>
        <source>See which sizes of boards have a tiling</source>
        <translation>לאילו גדלים של לוחות יש ריצוף</translation>
    </message>
</context>
<context>
    <name>lightsout::TimeCard</name>
    <message>
        <source>Mean</source>
        <translation>תוחלת</translation>
    </message>
    <message>
        <source>Distance to the limit</source>
        <translation>המרחק מהגבול</translation>
    </message>
    <message>
        <source>Black cells over time</source>
        <translation>משבצות שחורות לאורך הזמן</translation>
    </message>
    <message>
        <source>presses</source>
        <translation>לחיצות</translation>
    </message>
    <message>
        <source>exact mean</source>
        <translation>תוחלת מדויקת</translation>
    </message>
    <message>
        <source>Distance to the limit law</source>
        <translation>המרחק מההתפלגות הגבולית</translation>
    </message>
    <message>
        <source>total variation</source>
        <translation>מרחק וריאציה כולל</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>מרחק</translation>
    </message>
    <message>
        <source>The distance needs the exact law, which can&apos;t be computed here</source>
        <translation>אי אפשר לחשב כאן את המרחק: הוא דורש את ההתפלגות המדויקת</translation>
    </message>
    <message numerus="yes">
        <source>Distance to the limit law: ¼ after %Ln press(es)</source>
        <translation>
            <numerusform>המרחק מההתפלגות הגבולית: ¼ אחרי לחיצה אחת</numerusform>
            <numerusform>המרחק מההתפלגות הגבולית: ¼ אחרי %Ln לחיצות</numerusform>
        </translation>
    </message>
    <message>
        <source>± std. deviation</source>
        <translation>± סטיית תקן</translation>
    </message>
    <message>
        <source>The mean number of black cells after each press</source>
        <translation>תוחלת מספר המשבצות השחורות אחרי כל לחיצה</translation>
    </message>
    <message>
        <source>The distance of the law from its limit after each press</source>
        <translation>מרחק ההתפלגות מן הגבול שלה אחרי כל לחיצה</translation>
    </message>
    <message>
        <source>powers of the second eigenvalue, %1</source>
        <translation>חזקות הערך העצמי השני, %1</translation>
    </message>
    <message>
        <source>The mean number of lights on after each press</source>
        <translation>תוחלת מספר הנורות הדולקות אחרי כל לחיצה</translation>
    </message>
    <message>
        <source>Lights on over time</source>
        <translation>הנורות הדולקות לאורך הזמן</translation>
    </message>
    <message>
        <source>lights on</source>
        <translation>נורות דולקות</translation>
    </message>
    <message>
        <source>black cells</source>
        <translation>משבצות שחורות</translation>
    </message>
    <message>
        <source>games: 95 % confidence interval of the mean</source>
        <translation>משחקים: רווח בר־סמך של ⁦95 %⁩ לממוצע</translation>
    </message>
    <message numerus="yes">
        <source>after %Ln press(es), the exact mean %1 is in the 95 % confidence interval of the games, %2</source>
        <translation>
            <numerusform>אחרי לחיצה אחת, הממוצע המדויק %1 נמצא ברווח בר־הסמך של ⁦95 %⁩ של המשחקים, %2</numerusform>
            <numerusform>אחרי %Ln לחיצות, הממוצע המדויק %1 נמצא ברווח בר־הסמך של ⁦95 %⁩ של המשחקים, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %Ln press(es), the exact mean %1 is outside the 95 % confidence interval of the games, %2, which happens by chance in 1 of 20 simulations</source>
        <translation>
            <numerusform>אחרי לחיצה אחת, הממוצע המדויק %1 נמצא מחוץ לרווח בר־הסמך של ⁦95 %⁩ של המשחקים, %2, מה שקורה במקרה באחת מכל 20 סימולציות</numerusform>
            <numerusform>אחרי %Ln לחיצות, הממוצע המדויק %1 נמצא מחוץ לרווח בר־הסמך של ⁦95 %⁩ של המשחקים, %2, מה שקורה במקרה באחת מכל 20 סימולציות</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lightsout::ToolBar</name>
    <message>
        <source>Toolbar</source>
        <translation>סרגל כלים</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>חיפוש</translation>
    </message>
</context>
<context>
    <name>lightsout::ToolRow</name>
    <message>
        <source>Gaussian elimination</source>
        <translation>דירוג גאוס</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>שיטה</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>מטריצה</translation>
    </message>
    <message>
        <source>Copy the current matrix</source>
        <translation>העתקת המטריצה הנוכחית</translation>
    </message>
    <message>
        <source>as plain text</source>
        <translation>כטקסט פשוט</translation>
    </message>
    <message>
        <source>as CSV</source>
        <translation>כ־⁦CSV⁩</translation>
    </message>
    <message>
        <source>as LaTeX</source>
        <translation>כ־⁦LaTeX⁩</translation>
    </message>
    <message>
        <source>for NumPy</source>
        <translation>עבור ⁦NumPy⁩</translation>
    </message>
    <message>
        <source>for Sage</source>
        <translation>עבור ⁦Sage⁩</translation>
    </message>
    <message>
        <source>Copy and save</source>
        <translation>העתקה ושמירה</translation>
    </message>
    <message>
        <source>Copy this step with both matrices</source>
        <translation>העתקת הצעד הזה עם שתי המטריצות</translation>
    </message>
    <message>
        <source>Save this step as a picture …</source>
        <translation>שמירת הצעד הזה כתמונה…</translation>
    </message>
    <message>
        <source>Save all steps as PDF …</source>
        <translation>שמירת כל הצעדים כ־PDF…</translation>
    </message>
    <message>
        <source>All steps as PDF (up to %1 vertices)</source>
        <translation>כל הצעדים כ־PDF (עד %1 צמתים)</translation>
    </message>
    <message>
        <source>Save all steps as LaTeX …</source>
        <translation>שמירת כל הצעדים כ־LaTeX…</translation>
    </message>
    <message>
        <source>Save all operations as LaTeX, with the first and last matrices …</source>
        <translation>שמירת כל הפעולות כ־LaTeX עם המטריצה הראשונה והאחרונה…</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>נוסחאות</translation>
    </message>
    <message>
        <source>Copy the formulas</source>
        <translation>העתקת הנוסחאות</translation>
    </message>
    <message>
        <source>Copy the formulas as LaTeX</source>
        <translation>העתקת הנוסחאות כ־LaTeX</translation>
    </message>
    <message>
        <source>Light chasing</source>
        <translation>מילוי עקבי של שורות</translation>
    </message>
    <message>
        <source>Light chasing needs a rectangle without glued borders in which neighbouring cells share a side.</source>
        <translation>מילוי עקבי של שורות דורש מלבן ששפותיו אינן מודבקות, שבו למשבצות שכנות יש צלע משותפת.</translation>
    </message>
    <message>
        <source>Show the result as a formula for each press</source>
        <translation>הצגת נוסחה לכל לחיצה</translation>
    </message>
    <message>
        <source>Show the result as the reduced matrix</source>
        <translation>הצגת הצורה המדורגת הקנונית</translation>
    </message>
    <message>
        <source>Export the matrix or the steps as text, LaTeX or a picture</source>
        <translation>ייצוא המטריצה או הצעדים כטקסט, כ־LaTeX או כתמונה</translation>
    </message>
    <message>
        <source>Determinant</source>
        <translation>דטרמיננטה</translation>
    </message>
    <message>
        <source>Show the determinant over the integers and modulo 2</source>
        <translation>הצגת הדטרמיננטה מעל השלמים ומודולו 2</translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation>חסמים</translation>
    </message>
    <message>
        <source>Show bounds on the nullity that need no elimination</source>
        <translation>הצגת חסמים לדרגת החופש שמחושבים בלי דירוג</translation>
    </message>
    <message>
        <source>Show A next to the lights to change, A alone, A next to the identity (to invert A), or A with a different diagonal</source>
        <translation>הצגת A לצד הנורות לשינוי, לבדה, לצד מטריצת היחידה (לחישוב ההופכית) או עם אלכסון אחר</translation>
    </message>
    <message>
        <source>Influence matrix</source>
        <translation>מטריצת שכנויות של משחק</translation>
    </message>
    <message>
        <source>Adjacency matrix</source>
        <translation>מטריצת שכנויות של הגרף</translation>
    </message>
    <message>
        <source>Adjacency matrix + I</source>
        <translation>מטריצת שכנויות + I</translation>
    </message>
    <message>
        <source>Save an animation as GIF …</source>
        <translation>שמירת הנפשה כ־GIF…</translation>
    </message>
    <message>
        <source>Save slides as PDF, a page for each step …</source>
        <translation>שמירת שקופיות כ־PDF, עמוד לכל צעד…</translation>
    </message>
    <message>
        <source>Save slides as PDF, a page for each pivot …</source>
        <translation>שמירת שקופיות כ־PDF, עמוד לכל איבר מוביל…</translation>
    </message>
</context>
<context>
    <name>lightsout::TwinBoards</name>
    <message>
        <source>The target is reached</source>
        <translation>הגענו למצב היעד</translation>
    </message>
    <message numerus="yes">
        <source>The target is reached in %Ln press(es)</source>
        <translation>
            <numerusform>הגענו למצב היעד בלחיצה אחת</numerusform>
            <numerusform>הגענו למצב היעד ב־%Ln לחיצות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln light(s) left to change</source>
        <translation>
            <numerusform>נותרה נורה אחת לשינוי</numerusform>
            <numerusform>נותרו %Ln נורות לשינוי</numerusform>
        </translation>
    </message>
    <message>
        <source>This board: %1</source>
        <translation>הלוח הזה: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Pinned: %1</source>
        <translation>נעוץ: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>lightsout::VertexCard</name>
    <message>
        <source>Effect of a cell</source>
        <translation>מה עושה משבצת</translation>
    </message>
    <message>
        <source>Point at a cell to see its equation, or move there with the arrow keys and press it with the space bar.</source>
        <translation>הצביעו על משבצת כדי לראות את המשוואה שלה, או הגיעו אליה במקשי החצים ולחצו עליה במקש הרווח.</translation>
    </message>
    <message>
        <source>Effect of %1</source>
        <translation>מה עושה %1</translation>
    </message>
    <message numerus="yes">
        <source>Pressing it changes %Ln light(s). Its equation sums the presses that change it:</source>
        <translation>
            <numerusform>הלחיצה משנה נורה אחת. המשוואה סוכמת את הלחיצות שמשנות את הנורה שבמקום הזה:</numerusform>
            <numerusform>הלחיצה משנה %Ln נורות. המשוואה סוכמת את הלחיצות שמשנות את הנורה שבמקום הזה:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is pressed in %1 of %Ln basic quiet patterns:</source>
        <translation>
            <numerusform>היא נלחצת ב־%1 מתוך תבנית שקטה בסיסית אחת:</numerusform>
            <numerusform>היא נלחצת ב־%1 מתוך %Ln התבניות השקטות הבסיסיות:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln basic quiet patterns: press one, and nothing changes.</source>
        <translation>
            <numerusform>תבנית שקטה בסיסית אחת: לחיצה עליה לא משנה דבר.</numerusform>
            <numerusform>%Ln תבניות שקטות בסיסיות: לחיצה על אחת מהן לא משנה דבר.</numerusform>
        </translation>
    </message>
    <message>
        <source>Press it</source>
        <translation>לחיצה</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>הצגה על הלוח</translation>
    </message>
    <message>
        <source>Only the empty pattern is quiet: every other pattern changes something.</source>
        <translation>שום תבנית מלבד הריקה אינה שקטה: כל תבנית אחרת משנה משהו.</translation>
    </message>
    <message numerus="yes">
        <source>It is pressed in %1 of %Ln quiet pattern(s), including the empty one:</source>
        <translation>
            <numerusform>היא נלחצת ב־%1 מתוך תבנית שקטה אחת, כולל הריקה:</numerusform>
            <numerusform>היא נלחצת ב־%1 מתוך %Ln תבניות שקטות, כולל הריקה:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln quiet pattern(s), including the empty one: press one, and nothing changes.</source>
        <translation>
            <numerusform>תבנית שקטה אחת, כולל הריקה: לחיצה עליה לא משנה דבר.</numerusform>
            <numerusform>%Ln תבניות שקטות, כולל הריקה: לחיצה על אחת מהן לא משנה דבר.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first patterns of a basis of %Ln quiet patterns: press one, and nothing changes.</source>
        <translation>
            <numerusform>התבנית הראשונה מבסיס בן תבנית אחת: לחיצה עליה לא משנה דבר.</numerusform>
            <numerusform>התבניות הראשונות מבסיס בן %Ln תבניות: לחיצה על אחת מהן לא משנה דבר.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %1 are shown; the page “%2” has them all.</source>
        <translation>מוצגות %1 הראשונות; כולן בדף „⁨%2⁩”.</translation>
    </message>
    <message>
        <source>Press the chosen vertex</source>
        <translation>לחיצה על הצומת שנבחר</translation>
    </message>
    <message numerus="yes">
        <source>Quiet pattern %1: %Ln press(es)</source>
        <translation>
            <numerusform>תבנית שקטה %1: לחיצה אחת</numerusform>
            <numerusform>תבנית שקטה %1: %Ln לחיצות</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lightsout::ViewMenu</name>
    <message>
        <source>&amp;Copy as text</source>
        <translation>העתקה כ&amp;טקסט</translation>
    </message>
    <message>
        <source>Copy as &amp;picture</source>
        <translation>העתקה כ&amp;תמונה</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>ה&amp;גדלה</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>ה&amp;קטנה</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>הצגת ה&amp;כול</translation>
    </message>
</context>
<context>
    <name>lightsout::WebPageActions</name>
    <message>
        <source>Share as we&amp;b page …</source>
        <translation>שיתוף כד&amp;ף אינטרנט…</translation>
    </message>
    <message>
        <source>Save boards as one file to play in any browser, even on a phone</source>
        <translation>שמירת לוחות בקובץ אחד למשחק בכל דפדפן, גם בטלפון</translation>
    </message>
    <message>
        <source>&amp;Rank result codes …</source>
        <translation>&amp;דירוג לפי קודי תוצאה…</translation>
    </message>
    <message>
        <source>Rank the result codes that pupils read from a web page</source>
        <translation>דירוג התלמידים לפי קודי התוצאה של דף אינטרנט</translation>
    </message>
</context>
<context>
    <name>lightsout::WebPageDialog</name>
    <message>
        <source>&amp;Save …</source>
        <translation>&amp;שמירה…</translation>
    </message>
    <message>
        <source>Share as web page</source>
        <translation>שיתוף כדף אינטרנט</translation>
    </message>
    <message numerus="yes">
        <source>%Ln board(s) in one file of %1.</source>
        <translation>
            <numerusform>לוח אחד בקובץ של ⁨%1⁩.</numerusform>
            <numerusform>%Ln לוחות בקובץ של ⁨%1⁩.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the web page</source>
        <translation>שמירת דף האינטרנט</translation>
    </message>
    <message>
        <source>board</source>
        <translation>לוח</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>שמירת ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 was saved. It opens in any browser, without a network.</source>
        <translation>⁨%1⁩ נשמר. הקובץ נפתח בכל דפדפן, בלי רשת.</translation>
    </message>
    <message>
        <source>%1 could not be saved. %2</source>
        <translation>אי אפשר לשמור את ⁨%1⁩. %2</translation>
    </message>
    <message>
        <source>&amp;Rank result codes …</source>
        <translation>&amp;דירוג לפי קודי תוצאה…</translation>
    </message>
</context>
<context>
    <name>lightsout::WebPageForm</name>
    <message>
        <source>The curren&amp;t board</source>
        <translation>&amp;הלוח הנוכחי</translation>
    </message>
    <message>
        <source>&amp;Dealt boards</source>
        <translation>לוחות &amp;מוגרלים</translation>
    </message>
    <message>
        <source>From challenge c&amp;odes</source>
        <translation>לפי &amp;קודי אתגר</translation>
    </message>
    <message>
        <source>each harder than the &amp;last</source>
        <translation>כל לוח קשה מקוד&amp;מו</translation>
    </message>
    <message>
        <source>Show the minimum number o&amp;f presses</source>
        <translation>הצגת מספר הלחיצות המ&amp;זערי</translation>
    </message>
    <message>
        <source>Show a sol&amp;ution after winning</source>
        <translation>הצגת &amp;פתרון אחרי הניצחון</translation>
    </message>
    <message>
        <source>Show the ti&amp;me</source>
        <translation>הצגת הז&amp;מן</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>לוחות</translation>
    </message>
    <message>
        <source>The current board does not fit: a web page can hold grids of up to %1 and graphs of up to %2 vertices.</source>
        <translation>הלוח הנוכחי אינו מתאים: בדף אינטרנט יכולים להיות לוחות של עד ⁨%1⁩ וגרפים של עד %2 צמתים.</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>שו&amp;רות</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;עמודות</translation>
    </message>
    <message>
        <source>Fewest &amp;presses</source>
        <translation>מספר לחיצות מזע&amp;רי</translation>
    </message>
    <message>
        <source>How ma&amp;ny</source>
        <translation>&amp;כמה</translation>
    </message>
    <message>
        <source>Series num&amp;ber</source>
        <translation>מספר ה&amp;סדרה</translation>
    </message>
    <message>
        <source>The same number gives the same boards, on any computer</source>
        <translation>אותו מספר נותן תמיד את אותם לוחות, בכל מחשב</translation>
    </message>
    <message>
        <source>Challenge codes</source>
        <translation>קודי אתגר</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>דף</translation>
    </message>
    <message>
        <source>The reader chooses</source>
        <translation>הקורא בוחר</translation>
    </message>
    <message>
        <source>none</source>
        <translation>אין</translation>
    </message>
    <message>
        <source>one press at a time</source>
        <translation>לחיצה אחת בכל פעם</translation>
    </message>
    <message>
        <source>a whole solution</source>
        <translation>פתרון שלם</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>מה צריך לעשות</translation>
    </message>
    <message>
        <source>T&amp;itle</source>
        <translation>כו&amp;תרת</translation>
    </message>
    <message>
        <source>Te&amp;xt for the class</source>
        <translation>&amp;טקסט לכיתה</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>שפ&amp;ה</translation>
    </message>
    <message>
        <source>&amp;Hints</source>
        <translation>רמ&amp;זים</translation>
    </message>
    <message>
        <source>One code per line, as on worksheets</source>
        <translation>קוד אחד בכל שורה, כמו בדפי עבודה</translation>
    </message>
    <message>
        <source>Write the codes of the dealt boards</source>
        <translation>כתיבת הקודים של הלוחות המוגרלים</translation>
    </message>
    <message>
        <source>To read out, or for a live class or another computer</source>
        <translation>להקראה, או לכיתה מקוונת או למחשב אחר</translation>
    </message>
</context>
<context>
    <name>lightsout::WhatIfTool</name>
    <message>
        <source>Point at a vertex to see what would become of the board.</source>
        <translation>הצביעו על צומת כדי לראות מה יקרה ללוח.</translation>
    </message>
    <message>
        <source>A click makes the change; Undo takes it back. With the keyboard: arrow keys and space bar.</source>
        <translation>לחיצה מבצעת את השינוי; „ביטול” מחזיר אותו. במקלדת: מקשי החצים ומקש הרווח.</translation>
    </message>
    <message>
        <source>Point at a coloured line to see what would become of the board.</source>
        <translation>הצביעו על קו צבעוני כדי לראות מה יקרה ללוח.</translation>
    </message>
    <message>
        <source>A click makes the change; Undo takes it back. Drag from one vertex to another to look at any pair. With the keyboard: space bar, arrow keys, space bar.</source>
        <translation>לחיצה מבצעת את השינוי; „ביטול” מחזיר אותו. גררו מצומת לצומת כדי לבחון זוג כלשהו. במקלדת: רווח, חצים, רווח.</translation>
    </message>
    <message>
        <source>Move to another vertex with the arrow keys, and press the space bar there to make the change.</source>
        <translation>עברו לצומת אחר במקשי החצים, ושם הקישו על מקש הרווח כדי לבצע את השינוי.</translation>
    </message>
</context>
<context>
    <name>lightsout::WhyButton</name>
    <message>
        <source>Show this topic in the manual</source>
        <translation>הצגת הנושא הזה במדריך</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>למה?</translation>
    </message>
</context>
<context>
    <name>lightsout::WinningLawCard</name>
    <message>
        <source>Length of a game from this board</source>
        <translation>כמה נמשך משחק מהלוח הזה</translation>
    </message>
    <message>
        <source>This board can&apos;t be won, not even by chance.</source>
        <translation>אי אפשר לנצח בלוח הזה, גם לא במקרה.</translation>
    </message>
    <message>
        <source>The exact law is known only if at most %1 boards can be reached.</source>
        <translation>ההתפלגות ידועה רק אם אפשר להגיע ל־%1 לוחות לכל היותר.</translation>
    </message>
    <message>
        <source>presses</source>
        <translation>לחיצות</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>משחק אחד</numerusform>
            <numerusform>%Ln משחקים</numerusform>
        </translation>
    </message>
    <message>
        <source>exact law</source>
        <translation>התפלגות מדויקת</translation>
    </message>
    <message>
        <source>%1 of the games take more than %2 presses.</source>
        <translation>⁨%1⁩ מהמשחקים נמשכים יותר מ־%2 לחיצות.</translation>
    </message>
    <message>
        <source>%1 of the games took more than %2 presses (exact: %3).</source>
        <translation>⁨%1⁩ מהמשחקים נמשכו יותר מ־%2 לחיצות (הערך המדויק: ⁨%3⁩).</translation>
    </message>
    <message numerus="yes">
        <source>share of the games per %Ln press(es)</source>
        <translation>
            <numerusform>שיעור המשחקים לכל לחיצה</numerusform>
            <numerusform>שיעור המשחקים לכל %Ln לחיצות</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 presses or more</source>
        <translation>⁨%1⁩ לחיצות או יותר</translation>
    </message>
    <message>
        <source>%1 to %2 presses</source>
        <translation>⁨%1⁩ עד ⁨%2⁩ לחיצות</translation>
    </message>
    <message>
        <source>This board is already won.</source>
        <translation>הלוח כבר פתור.</translation>
    </message>
</context>
<context>
    <name>lightsout::WinningMeansCard</name>
    <message>
        <source>Mean number of presses until the board is won</source>
        <translation>תוחלת מספר הלחיצות עד לניצחון</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>ספירה…</translation>
    </message>
    <message>
        <source>%1: %2 boards can be reached. That is too many to examine one by one; the limit is %3.</source>
        <translation>⁨%1⁩: אפשר להגיע ל־%2 לוחות, רבים מכדי לבדוק אותם אחד אחד; המגבלה: %3 לוחות.</translation>
    </message>
    <message>
        <source>%1 with random presses: %2 boards can be reached, grouped here by the number of presses needed</source>
        <translation>⁨%1⁩, לחיצות אקראיות: אפשר להגיע ל־%2 לוחות, המקובצים לפי מספר הלחיצות הדרוש</translation>
    </message>
    <message>
        <source>presses needed</source>
        <translation>לחיצות נדרשות</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>תוחלת</translation>
    </message>
    <message>
        <source>boards that can be reached</source>
        <translation>לוחות שאפשר להגיע אליהם</translation>
    </message>
    <message>
        <source>mean number of presses</source>
        <translation>מספר הלחיצות הממוצע</translation>
    </message>
</context>
<context>
    <name>lightsout::WinningView</name>
    <message>
        <source>The law of the winning time is not known for this board.</source>
        <translation>התפלגות זמן הניצחון אינה ידועה עבור הלוח הזה.</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>תכונות</translation>
    </message>
    <message>
        <source>Exact mean</source>
        <translation>תוחלת</translation>
    </message>
    <message>
        <source>The mean is not known for this board.</source>
        <translation>התוחלת אינה ידועה עבור הלוח הזה.</translation>
    </message>
    <message numerus="yes">
        <source>Mean of %Ln game(s)</source>
        <translation>
            <numerusform>ממוצע של משחק אחד</numerusform>
            <numerusform>ממוצע של %Ln משחקים</numerusform>
        </translation>
    </message>
    <message>
        <source>No game has been won yet.</source>
        <translation>אף משחק עוד לא הסתיים בניצחון.</translation>
    </message>
    <message>
        <source>Half the games are over by press</source>
        <translation>מחצית המשחקים מסתיימים עד לחיצה</translation>
    </message>
    <message>
        <source>Won on the first press</source>
        <translation>ניצחון בלחיצה הראשונה</translation>
    </message>
    <message>
        <source>Can end on</source>
        <translation>יכול להסתיים</translation>
    </message>
    <message>
        <source>odd-numbered presses</source>
        <translation>בלחיצות אי־זוגיות</translation>
    </message>
    <message>
        <source>even-numbered presses</source>
        <translation>בלחיצות זוגיות</translation>
    </message>
    <message>
        <source>any press</source>
        <translation>בכל לחיצה</translation>
    </message>
    <message>
        <source>Play more games</source>
        <translation>משחקים נוספים</translation>
    </message>
    <message>
        <source>Simulate more games to compare their mean with the exact one</source>
        <translation>סימולציה של עוד משחקים, להשוואת הממוצע לערך המדויק</translation>
    </message>
</context>
<context>
    <name>lightsout::WorksheetDialog</name>
    <message>
        <source>Save as &amp;PDF …</source>
        <translation>שמירה כ־&amp;PDF…</translation>
    </message>
    <message>
        <source>Save as LaTe&amp;X …</source>
        <translation>שמירה כ־LaTe&amp;X…</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>דף עבודה</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>העמוד הקודם</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>העמוד הבא</translation>
    </message>
    <message>
        <source>Choose at least one kind of puzzle.</source>
        <translation>בחרו לפחות סוג אחד של חידות.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>עמוד %1 מתוך %2</translation>
    </message>
    <message>
        <source>Save the worksheet</source>
        <translation>שמירת דף העבודה</translation>
    </message>
    <message>
        <source>worksheet</source>
        <translation>דף עבודה</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>⁨%1⁩ נשמר.</translation>
    </message>
    <message>
        <source>%1 could not be saved. %2</source>
        <translation>אי אפשר לשמור את ⁨%1⁩. %2</translation>
    </message>
    <message numerus="yes">
        <source>The worksheet has %Ln page(s).</source>
        <translation>
            <numerusform>בדף העבודה יש עמוד אחד.</numerusform>
            <numerusform>בדף העבודה יש %Ln עמודים.</numerusform>
        </translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>תצוגה מקדימה</translation>
    </message>
</context>
<context>
    <name>lightsout::WorksheetForm</name>
    <message>
        <source>The curren&amp;t board</source>
        <translation>הלו&amp;ח הנוכחי</translation>
    </message>
    <message>
        <source>each harder than the &amp;last</source>
        <translation>כל לוח קשה מ&amp;קודמו</translation>
    </message>
    <message>
        <source>&amp;Letters and numbers next to the boards</source>
        <translation>&amp;אותיות ומספרים ליד הלוחות</translation>
    </message>
    <message>
        <source>&amp;How many presses suffice</source>
        <translation>&amp;כמה לחיצות מספיקות</translation>
    </message>
    <message>
        <source>&amp;Answers on separate pages</source>
        <translation>&amp;תשובות, בעמודים נפרדים</translation>
    </message>
    <message>
        <source>Boards to &amp;solve</source>
        <translation>לוחות ל&amp;פתרון</translation>
    </message>
    <message>
        <source>&amp;Press and draw the result</source>
        <translation>לחיצה ו&amp;ציור התוצאה</translation>
    </message>
    <message>
        <source>&amp;Matrix to fill in</source>
        <translation>&amp;מטריצה להשלמה</translation>
    </message>
    <message>
        <source>&amp;Elimination to complete</source>
        <translation>&amp;דירוג להשלמה</translation>
    </message>
    <message>
        <source>&amp;Quiet patterns to find</source>
        <translation>תבניות &amp;שקטות למציאה</translation>
    </message>
    <message>
        <source>&amp;Tilings to draw</source>
        <translation>&amp;ריצופים לציור</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>חידות</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>לוחות</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>שו&amp;רות</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;עמודות</translation>
    </message>
    <message>
        <source>&amp;Fewest presses</source>
        <translation>מספר לחיצות מ&amp;זערי</translation>
    </message>
    <message>
        <source>How ma&amp;ny</source>
        <translation>כ&amp;מה</translation>
    </message>
    <message>
        <source>Sheet num&amp;ber</source>
        <translation>מספר ה&amp;דף</translation>
    </message>
    <message>
        <source>The same number gives the same boards, on any computer</source>
        <translation>אותו מספר נותן תמיד את אותם לוחות, בכל מחשב</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>דף</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;שפה</translation>
    </message>
    <message>
        <source>Max. puzzles per pa&amp;ge</source>
        <translation>חידות בע&amp;מוד, עד</translation>
    </message>
    <message>
        <source>Graphs to c&amp;olour</source>
        <translation>גרפים לצבי&amp;עה</translation>
    </message>
    <message>
        <source>The lights of this board can&apos;t all be turned off, so there is no answer.</source>
        <translation>אי אפשר לכבות כאן את כל הנורות, ולכן אין תשובה.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” is for boards of up to %Ln cell(s): choose smaller ones.</source>
        <translation>
            <numerusform>„⁨%1⁩” מתאים ללוחות של עד משבצת אחת: בחרו לוח קטן יותר.</numerusform>
            <numerusform>„⁨%1⁩” מתאים ללוחות של עד %Ln משבצות: בחרו לוח קטן יותר.</numerusform>
        </translation>
    </message>
    <message>
        <source>N&amp;umbers in the cells</source>
        <translation>מס&amp;פרים במשבצות</translation>
    </message>
    <message numerus="yes">
        <source>“%1”: boards of more than %Ln cell(s) are left out.</source>
        <translation>
            <numerusform>„⁨%1⁩”: לוחות של יותר ממשבצת אחת הושמטו.</numerusform>
            <numerusform>„⁨%1⁩”: לוחות של יותר מ־%Ln משבצות הושמטו.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ro&amp;ws of matrix boards</source>
        <translation>שורות הלוח בחידות מ&amp;טריצה</translation>
    </message>
    <message>
        <source>Columns of matr&amp;ix boards</source>
        <translation>עמודות הלוח בחידות מט&amp;ריצה</translation>
    </message>
    <message>
        <source>A board with 9 cells has a matrix with 9 rows</source>
        <translation>ללוח של 9 משבצות יש מטריצה של 9 שורות</translation>
    </message>
</context>
</TS>
