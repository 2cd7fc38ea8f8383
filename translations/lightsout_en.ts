<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>About</name>
    <message>
        <source>About the Lights Out Workbench</source>
        <translation>About the Lights Out Workbench</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Lights Out Workbench %1&lt;/h3&gt;&lt;p&gt;A program for playing, understanding and investigating Lights Out, on grids and on graphs.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Lights Out Workbench %1&lt;/h3&gt;&lt;p&gt;A program for playing, understanding and investigating Lights Out, on grids and on graphs.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>There was not enough memory.</source>
        <translation>There was not enough memory.</translation>
    </message>
    <message>
        <source>The operation was not carried out. Try a smaller board.</source>
        <translation>The operation was not carried out. Try a smaller board.</translation>
    </message>
</context>
<context>
    <name>Autosave</name>
    <message>
        <source>Could not create folder %1.</source>
        <translation>Could not create folder %1.</translation>
    </message>
    <message>
        <source>Can&apos;t write to %1.</source>
        <translation>Can&apos;t write to %1.</translation>
    </message>
</context>
<context>
    <name>BoardKinds</name>
    <message>
        <source>Rectangle</source>
        <translation>Rectangle</translation>
    </message>
    <message>
        <source>A press changes the cell and those next to it.</source>
        <translation>A press changes the cell and those next to it.</translation>
    </message>
    <message>
        <source>King&apos;s moves</source>
        <translation>King&apos;s moves</translation>
    </message>
    <message>
        <source>A press changes the cell and all eight around it.</source>
        <translation>A press changes the cell and all eight around it.</translation>
    </message>
    <message>
        <source>Diagonal neighbours</source>
        <translation>Diagonal neighbours</translation>
    </message>
    <message>
        <source>A press changes the diagonally adjacent cells.</source>
        <translation>A press changes the diagonally adjacent cells.</translation>
    </message>
    <message>
        <source>Knight&apos;s moves</source>
        <translation>Knight&apos;s moves</translation>
    </message>
    <message>
        <source>A press changes the cells a knight&apos;s move away.</source>
        <translation>A press changes the cells a knight&apos;s move away.</translation>
    </message>
    <message>
        <source>Rows and columns</source>
        <translation>Rows and columns</translation>
    </message>
    <message>
        <source>A press changes the whole row and column of the cell.</source>
        <translation>A press changes the whole row and column of the cell.</translation>
    </message>
    <message>
        <source>Hexagons</source>
        <translation>Hexagons</translation>
    </message>
    <message>
        <source>A honeycomb: each cell has up to six neighbours.</source>
        <translation>A honeycomb: each cell has up to six neighbours.</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Triangles</translation>
    </message>
    <message>
        <source>Each cell has up to three neighbours, across its sides.</source>
        <translation>Each cell has up to three neighbours, across its sides.</translation>
    </message>
    <message>
        <source>Merlin&apos;s Magic Square</source>
        <translation>Merlin&apos;s Magic Square</translation>
    </message>
    <message>
        <source>Not all influences are mutual.</source>
        <translation>Not all influences are mutual.</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>Cylinder</translation>
    </message>
    <message>
        <source>The left and right sides are glued together.</source>
        <translation>The left and right sides are glued together.</translation>
    </message>
    <message>
        <source>Torus</source>
        <translation>Torus</translation>
    </message>
    <message>
        <source>The left and right sides are glued together, and so are the top and bottom.</source>
        <translation>The left and right sides are glued together, and so are the top and bottom.</translation>
    </message>
    <message>
        <source>Möbius strip</source>
        <translation>Möbius strip</translation>
    </message>
    <message>
        <source>The left and right sides are glued with a half twist.</source>
        <translation>The left and right sides are glued with a half twist.</translation>
    </message>
    <message>
        <source>Klein bottle</source>
        <translation>Klein bottle</translation>
    </message>
    <message>
        <source>The left and right sides are glued with a half twist, the top and bottom without one.</source>
        <translation>The left and right sides are glued with a half twist, the top and bottom without one.</translation>
    </message>
    <message>
        <source>Projective plane</source>
        <translation>Projective plane</translation>
    </message>
    <message>
        <source>Opposite sides are glued with a half twist.</source>
        <translation>Opposite sides are glued with a half twist.</translation>
    </message>
    <message>
        <source>Surface of a cube</source>
        <translation>Surface of a cube</translation>
    </message>
    <message>
        <source>The six faces of a cube, unfolded. Each cell has four neighbours, even across edges.</source>
        <translation>The six faces of a cube, unfolded. Each cell has four neighbours, even across edges.</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Path</translation>
    </message>
    <message>
        <source>Cycle</source>
        <translation>Cycle</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Wheel</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Star</translation>
    </message>
    <message>
        <source>Complete graph</source>
        <translation>Complete graph</translation>
    </message>
    <message>
        <source>Complete bipartite graph</source>
        <translation>Complete bipartite graph</translation>
    </message>
    <message>
        <source>Hypercube</source>
        <translation>Hypercube</translation>
    </message>
    <message>
        <source>Vertices are joined if their binary numbers differ in one digit.</source>
        <translation>Vertices are joined if their binary numbers differ in one digit.</translation>
    </message>
    <message>
        <source>Circulant graph</source>
        <translation>Circulant graph</translation>
    </message>
    <message>
        <source>Vertices on a circle are joined if they are a given step apart; a step of 0 joins none.</source>
        <translation>Vertices on a circle are joined if they are a given step apart; a step of 0 joins none.</translation>
    </message>
    <message>
        <source>Generalised Petersen graph</source>
        <translation>Generalised Petersen graph</translation>
    </message>
    <message>
        <source>An outer cycle and the same number of inner vertices, which are joined to each other at the given step.</source>
        <translation>An outer cycle and the same number of inner vertices, which are joined to each other at the given step.</translation>
    </message>
    <message>
        <source>Tetrahedron</source>
        <translation>Tetrahedron</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>Cube</translation>
    </message>
    <message>
        <source>Octahedron</source>
        <translation>Octahedron</translation>
    </message>
    <message>
        <source>Dodecahedron</source>
        <translation>Dodecahedron</translation>
    </message>
    <message>
        <source>Icosahedron</source>
        <translation>Icosahedron</translation>
    </message>
    <message>
        <source>Petersen graph</source>
        <translation>Petersen graph</translation>
    </message>
    <message>
        <source>Heawood graph</source>
        <translation>Heawood graph</translation>
    </message>
    <message>
        <source>Möbius–Kantor graph</source>
        <translation>Möbius–Kantor graph</translation>
    </message>
    <message>
        <source>Pappus graph</source>
        <translation>Pappus graph</translation>
    </message>
    <message>
        <source>Desargues graph</source>
        <translation>Desargues graph</translation>
    </message>
    <message>
        <source>Nauru graph</source>
        <translation>Nauru graph</translation>
    </message>
    <message>
        <source>Random graph</source>
        <translation>Random graph</translation>
    </message>
    <message>
        <source>A graph with the given number of random edges. The same seed gives the same graph.</source>
        <translation>A graph with the given number of random edges. The same seed gives the same graph.</translation>
    </message>
    <message>
        <source>Random tree</source>
        <translation>Random tree</translation>
    </message>
    <message>
        <source>All trees are equally likely. The same seed gives the same tree.</source>
        <translation>All trees are equally likely. The same seed gives the same tree.</translation>
    </message>
    <message>
        <source>Grids</source>
        <translation>Grids</translation>
    </message>
    <message>
        <source>Surfaces</source>
        <translation>Surfaces</translation>
    </message>
    <message>
        <source>Graphs</source>
        <translation>Graphs</translation>
    </message>
    <message>
        <source>Solids and cages</source>
        <translation>Solids and cages</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Random</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Examples</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Rows</translation>
    </message>
    <message>
        <source>C&amp;olumns</source>
        <translation>C&amp;olumns</translation>
    </message>
    <message>
        <source>&amp;Vertices</source>
        <translation>&amp;Vertices</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>S&amp;eed</translation>
    </message>
    <message>
        <source>&amp;Side</source>
        <translation>&amp;Side</translation>
    </message>
    <message>
        <source>&amp;First side</source>
        <translation>&amp;First side</translation>
    </message>
    <message>
        <source>&amp;Second side</source>
        <translation>&amp;Second side</translation>
    </message>
    <message>
        <source>&amp;Dimension</source>
        <translation>&amp;Dimension</translation>
    </message>
    <message>
        <source>F&amp;irst step</source>
        <translation>F&amp;irst step</translation>
    </message>
    <message>
        <source>Seco&amp;nd step</source>
        <translation>Seco&amp;nd step</translation>
    </message>
    <message>
        <source>&amp;Vertices per circle</source>
        <translation>&amp;Vertices per circle</translation>
    </message>
    <message>
        <source>Inner &amp;step</source>
        <translation>Inner &amp;step</translation>
    </message>
    <message>
        <source>Ed&amp;ges</source>
        <translation>Ed&amp;ges</translation>
    </message>
    <message>
        <source>Empty drawing</source>
        <translation>Empty drawing</translation>
    </message>
    <message>
        <source>Draw your own board: click to add a vertex, drag to join two.</source>
        <translation>Draw your own board: click to add a vertex, drag to join two.</translation>
    </message>
    <message>
        <source>Triangle of discs</source>
        <translation>Triangle of discs</translation>
    </message>
    <message>
        <source>Each disc touches up to six others.</source>
        <translation>Each disc touches up to six others.</translation>
    </message>
    <message>
        <source>Long arms</source>
        <translation>Long arms</translation>
    </message>
    <message>
        <source>A press reaches several cells in each direction.</source>
        <translation>A press reaches several cells in each direction.</translation>
    </message>
    <message>
        <source>R&amp;each</source>
        <translation>R&amp;each</translation>
    </message>
    <message>
        <source>Switches for rows and columns</source>
        <translation>Switches for rows and columns</translation>
    </message>
    <message>
        <source>Each row and each column of lights has one button.</source>
        <translation>Each row and each column of lights has one button.</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>&amp;Layers</translation>
    </message>
    <message>
        <source>Grid in three dimensions</source>
        <translation>Grid in three dimensions</translation>
    </message>
    <message>
        <source>Each cell of a box has up to six neighbours.</source>
        <translation>Each cell of a box has up to six neighbours.</translation>
    </message>
    <message>
        <source>Torus in three dimensions</source>
        <translation>Torus in three dimensions</translation>
    </message>
    <message>
        <source>A box whose opposite faces are glued together.</source>
        <translation>A box whose opposite faces are glued together.</translation>
    </message>
</context>
<context>
    <name>BoardText</name>
    <message>
        <source>cell %1</source>
        <translation>cell %1</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>row %1, column %2</translation>
    </message>
    <message>
        <source>vertex %1</source>
        <translation>vertex %1</translation>
    </message>
    <message>
        <source>plane</source>
        <translation>plane</translation>
    </message>
    <message>
        <source>cylinder</source>
        <translation>cylinder</translation>
    </message>
    <message>
        <source>torus</source>
        <translation>torus</translation>
    </message>
    <message>
        <source>Möbius strip</source>
        <translation>Möbius strip</translation>
    </message>
    <message>
        <source>Klein bottle</source>
        <translation>Klein bottle</translation>
    </message>
    <message>
        <source>projective plane</source>
        <translation>projective plane</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>press</source>
        <translation>press</translation>
    </message>
    <message>
        <source>edit lights</source>
        <translation>edit lights</translation>
    </message>
    <message>
        <source>edit target</source>
        <translation>edit target</translation>
    </message>
    <message>
        <source>%1, custom patterns</source>
        <translation>%1, custom patterns</translation>
    </message>
    <message>
        <source>%1, with holes</source>
        <translation>%1, with holes</translation>
    </message>
    <message>
        <source>prism</source>
        <translation>prism</translation>
    </message>
    <message>
        <source>Petersen graph</source>
        <translation>Petersen graph</translation>
    </message>
    <message>
        <source>Möbius–Kantor graph</source>
        <translation>Möbius–Kantor graph</translation>
    </message>
    <message>
        <source>dodecahedron</source>
        <translation>dodecahedron</translation>
    </message>
    <message>
        <source>Desargues graph</source>
        <translation>Desargues graph</translation>
    </message>
    <message>
        <source>Nauru graph</source>
        <translation>Nauru graph</translation>
    </message>
    <message>
        <source>generalised Petersen graph %1</source>
        <translation>generalised Petersen graph %1</translation>
    </message>
    <message>
        <source>cube</source>
        <translation>cube</translation>
    </message>
    <message>
        <source>tesseract</source>
        <translation>tesseract</translation>
    </message>
    <message>
        <source>hypercube of dimension %1</source>
        <translation>hypercube of dimension %1</translation>
    </message>
    <message>
        <source>Merlin&apos;s Magic Square</source>
        <translation>Merlin&apos;s Magic Square</translation>
    </message>
    <message>
        <source>drawn graph</source>
        <translation>drawn graph</translation>
    </message>
    <message>
        <source>%1-vertex path</source>
        <translation>%1-vertex path</translation>
    </message>
    <message>
        <source>%1-vertex cycle</source>
        <translation>%1-vertex cycle</translation>
    </message>
    <message>
        <source>%1-vertex star</source>
        <translation>%1-vertex star</translation>
    </message>
    <message>
        <source>%1-vertex wheel</source>
        <translation>%1-vertex wheel</translation>
    </message>
    <message>
        <source>tetrahedron</source>
        <translation>tetrahedron</translation>
    </message>
    <message>
        <source>%1-vertex complete graph</source>
        <translation>%1-vertex complete graph</translation>
    </message>
    <message>
        <source>complete bipartite graph with sides of %1 and %2 vertices</source>
        <translation>complete bipartite graph with sides of %1 and %2 vertices</translation>
    </message>
    <message>
        <source>octahedron</source>
        <translation>octahedron</translation>
    </message>
    <message>
        <source>icosahedron</source>
        <translation>icosahedron</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>tree</translation>
    </message>
    <message>
        <source>%1-vertex directed cycle</source>
        <translation>%1-vertex directed cycle</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 and %2</translation>
    </message>
    <message>
        <source>graph with %1 components</source>
        <translation>graph with %1 components</translation>
    </message>
    <message>
        <source>%1-row triangle of discs</source>
        <translation>%1-row triangle of discs</translation>
    </message>
    <message>
        <source>%1 box</source>
        <translation>%1 box</translation>
    </message>
    <message>
        <source>%1 torus of three dimensions</source>
        <translation>%1 torus of three dimensions</translation>
    </message>
    <message>
        <source>%1, with switches for rows and columns</source>
        <translation>%1, with switches for rows and columns</translation>
    </message>
    <message>
        <source>%1, arms of %2 cells</source>
        <translation>%1, arms of %2 cells</translation>
    </message>
    <message>
        <source>Heawood graph</source>
        <translation>Heawood graph</translation>
    </message>
    <message>
        <source>Pappus graph</source>
        <translation>Pappus graph</translation>
    </message>
</context>
<context>
    <name>BruteForceText</name>
    <message>
        <source>%1 years</source>
        <translation>%1 years</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 days</translation>
    </message>
</context>
<context>
    <name>CodeText</name>
    <message>
        <source>No code contains “%1”. Codes never use I, O, 0 or 1, which are easily confused.</source>
        <translation>No code contains “%1”. Codes never use I, O, 0 or 1, which are easily confused.</translation>
    </message>
    <message>
        <source>A code has 8, 12 or 16 letters and digits.</source>
        <translation>A code has 8, 12 or 16 letters and digits.</translation>
    </message>
    <message>
        <source>There is no such code. Check its letters and digits.</source>
        <translation>There is no such code. Check its letters and digits.</translation>
    </message>
    <message>
        <source>This code was made by a newer version of the program.</source>
        <translation>This code was made by a newer version of the program.</translation>
    </message>
    <message>
        <source>Type one challenge code per line.</source>
        <translation>Type one challenge code per line.</translation>
    </message>
    <message>
        <source>A series has at most %1 boards.</source>
        <translation>A series has at most %1 boards.</translation>
    </message>
    <message>
        <source>Code %1: %2</source>
        <translation>Code %1: %2</translation>
    </message>
    <message>
        <source>Board %1 is already solved. Choose another one.</source>
        <translation>Board %1 is already solved. Choose another one.</translation>
    </message>
</context>
<context>
    <name>CountText</name>
    <message>
        <source>all</source>
        <translation>all</translation>
    </message>
    <message>
        <source>1 in %1</source>
        <translation>1 in %1</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message>
        <source>Squares (%1)</source>
        <translation>Squares (%1)</translation>
    </message>
    <message>
        <source>nullity</source>
        <translation>nullity</translation>
    </message>
    <message>
        <source>record</source>
        <translation>record</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>boards</translation>
    </message>
    <message>
        <source>one</source>
        <translation>one</translation>
    </message>
    <message>
        <source>several</source>
        <translation>several</translation>
    </message>
    <message>
        <source>smallest share</source>
        <translation>smallest share</translation>
    </message>
    <message>
        <source>greatest share</source>
        <translation>greatest share</translation>
    </message>
    <message>
        <source>four neighbours</source>
        <translation>four neighbours</translation>
    </message>
    <message>
        <source>eight neighbours</source>
        <translation>eight neighbours</translation>
    </message>
    <message>
        <source>four diagonals</source>
        <translation>four diagonals</translation>
    </message>
    <message>
        <source>knight&apos;s moves</source>
        <translation>knight&apos;s moves</translation>
    </message>
    <message>
        <source>row and column</source>
        <translation>row and column</translation>
    </message>
    <message>
        <source>without self-influence</source>
        <translation>without self-influence</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Nullities of boards up to %1</source>
        <translation>Nullities of boards up to %1</translation>
    </message>
    <message>
        <source>Boards up to %1, computed with a formula.</source>
        <translation>Boards up to %1, computed with a formula.</translation>
    </message>
    <message>
        <source>Boards up to %1, computed from the common factors of polynomials.</source>
        <translation>Boards up to %1, computed from the common factors of polynomials.</translation>
    </message>
    <message>
        <source>Boards up to %1, computed from polynomials for each board.</source>
        <translation>Boards up to %1, computed from polynomials for each board.</translation>
    </message>
    <message>
        <source>Boards up to %1, computed by a separate elimination for each board (slow).</source>
        <translation>Boards up to %1, computed by a separate elimination for each board (slow).</translation>
    </message>
    <message numerus="yes">
        <source>%1 ⋯ (%Ln different factor(s))</source>
        <translation>
            <numerusform>%1 ⋯ (%Ln factor)</numerusform>
            <numerusform>%1 ⋯ (%Ln different factors)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>Hidden until you have answered</source>
        <translation>Hidden until you have answered</translation>
    </message>
</context>
<context>
    <name>Drawing</name>
    <message>
        <source>paste</source>
        <translation>paste</translation>
    </message>
    <message>
        <source>duplicate</source>
        <translation>duplicate</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The file can&apos;t be read: %1.</source>
        <translation>The file can&apos;t be read: %1.</translation>
    </message>
    <message>
        <source>The file can&apos;t be written: %1.</source>
        <translation>The file can&apos;t be written: %1.</translation>
    </message>
    <message>
        <source>The file is too large: it has %1 bytes, but the limit is %2.</source>
        <translation>The file is too large: it has %1 bytes, but the limit is %2.</translation>
    </message>
    <message>
        <source>“%1” is not recognised.</source>
        <translation>“%1” is not recognised.</translation>
    </message>
    <message>
        <source>The file has version %1, but this program only reads versions up to %2.</source>
        <translation>The file has version %1, but this program only reads versions up to %2.</translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation>“%1” is missing.</translation>
    </message>
    <message>
        <source>“%1” has the wrong kind of value.</source>
        <translation>“%1” has the wrong kind of value.</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>“%1” is not a number.</translation>
    </message>
    <message>
        <source>The number “%1” is out of range.</source>
        <translation>The number “%1” is out of range.</translation>
    </message>
    <message>
        <source>Found “%1” where 0 or 1 was expected.</source>
        <translation>Found “%1” where 0 or 1 was expected.</translation>
    </message>
    <message>
        <source>Found %1 digits where %2 were expected.</source>
        <translation>Found %1 digits where %2 were expected.</translation>
    </message>
    <message>
        <source>This row has %1 entries, but the first row has %2.</source>
        <translation>This row has %1 entries, but the first row has %2.</translation>
    </message>
    <message>
        <source>A symmetric matrix must be square, but this one has %1 rows and %2 columns.</source>
        <translation>A symmetric matrix must be square, but this one has %1 rows and %2 columns.</translation>
    </message>
    <message>
        <source>There is no vertex “%1”: the board has %2 vertices.</source>
        <translation>There is no vertex “%1”: the board has %2 vertices.</translation>
    </message>
    <message>
        <source>“%1” is not a known kind of board.</source>
        <translation>“%1” is not a known kind of board.</translation>
    </message>
    <message>
        <source>“%1” is not a known option.</source>
        <translation>“%1” is not a known option.</translation>
    </message>
    <message>
        <source>A file in the format “%1” can&apos;t hold this board.</source>
        <translation>A file in the format “%1” can&apos;t hold this board.</translation>
    </message>
    <message>
        <source>The board would have %1 vertices, but at most %2 are possible.</source>
        <translation>The board would have %1 vertices, but at most %2 are possible.</translation>
    </message>
    <message>
        <source>The board would have %1 influences, but at most %2 are possible.</source>
        <translation>The board would have %1 influences, but at most %2 are possible.</translation>
    </message>
    <message>
        <source>Solving this board would need %1 of memory. The program can handle all boards with up to %2 vertices, and far larger ones if each press changes only a few nearby lights.</source>
        <translation>Solving this board would need %1 of memory. The program can handle all boards with up to %2 vertices, and far larger ones if each press changes only a few nearby lights.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Line %1: %2</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Line %1, column %2: %3</translation>
    </message>
    <message>
        <source>Something is missing here.</source>
        <translation>Something is missing here.</translation>
    </message>
    <message>
        <source>“%1” appears twice.</source>
        <translation>“%1” appears twice.</translation>
    </message>
    <message>
        <source>The file would be too large to reopen: it would have %1 bytes, but the limit is %2.</source>
        <translation>The file would be too large to reopen: it would have %1 bytes, but the limit is %2.</translation>
    </message>
    <message>
        <source>The element “%1” has too many attributes: at most %2 are possible.</source>
        <translation>The element “%1” has too many attributes: at most %2 are possible.</translation>
    </message>
    <message>
        <source>There is not enough memory for this board.</source>
        <translation>There is not enough memory for this board.</translation>
    </message>
    <message>
        <source>Checking all sets of presses would take too long: %1 steps, but at most %2 are feasible.</source>
        <translation>Checking all sets of presses would take too long: %1 steps, but at most %2 are feasible.</translation>
    </message>
    <message>
        <source>The table for this board would need %1 of memory, but only %2 can be used.</source>
        <translation>The table for this board would need %1 of memory, but only %2 can be used.</translation>
    </message>
    <message>
        <source>This could not be computed because of an internal error (%1).</source>
        <translation>This could not be computed because of an internal error (%1).</translation>
    </message>
    <message>
        <source>“%1” is not a known file format. Supported formats: %2.</source>
        <translation>“%1” is not a known file format. Supported formats: %2.</translation>
    </message>
    <message>
        <source>This file is not in the format “%1”. Supported formats: %2.</source>
        <translation>This file is not in the format “%1”. Supported formats: %2.</translation>
    </message>
    <message>
        <source>This file is not UTF-8. Save it as UTF-8 in the program that made it.</source>
        <translation>This file is not UTF-8. Save it as UTF-8 in the program that made it.</translation>
    </message>
    <message>
        <source>There is no graph %1: the file has %2 in total.</source>
        <translation>There is no graph %1: the file has %2 in total.</translation>
    </message>
    <message>
        <source>“%1” is a random seed for the game “Flip”. Only that program can recreate the board. Use its “Specific” identifier instead.</source>
        <translation>“%1” is a random seed for the game “Flip”. Only that program can recreate the board. Use its “Specific” identifier instead.</translation>
    </message>
    <message>
        <source>This is a saved game from Simon Tatham&apos;s collection. Use the game&apos;s “Specific” identifier instead.</source>
        <translation>This is a saved game from Simon Tatham&apos;s collection. Use the game&apos;s “Specific” identifier instead.</translation>
    </message>
    <message>
        <source>The table is neither a matrix nor a list of edges: “%1” does not fit. Give it the columns Source and Target, or the same number of entries in each row.</source>
        <translation>The table is neither a matrix nor a list of edges: “%1” does not fit. Give it the columns Source and Target, or the same number of entries in each row.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>The file is empty.</translation>
    </message>
    <message>
        <source>A digit %1 appears: boards of more than two states are not read.</source>
        <translation>A digit %1 appears: boards of more than two states are not read.</translation>
    </message>
    <message>
        <source>The text can&apos;t be read in this way.</source>
        <translation>The text can&apos;t be read in this way.</translation>
    </message>
    <message>
        <source>The text is not a board but words.</source>
        <translation>The text is not a board but words.</translation>
    </message>
    <message>
        <source>This is a spreadsheet. Save it as CSV.</source>
        <translation>This is a spreadsheet. Save it as CSV.</translation>
    </message>
    <message>
        <source>This is a file in the format “%1”, which is not read.</source>
        <translation>This is a file in the format “%1”, which is not read.</translation>
    </message>
    <message>
        <source>The file lists vertices, but no edges under a known name.</source>
        <translation>The file lists vertices, but no edges under a known name.</translation>
    </message>
    <message>
        <source>The text is not a board but words or measurements.</source>
        <translation>The text is not a board but words or measurements.</translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>The classic toy</source>
        <translation>The classic toy</translation>
    </message>
    <message>
        <source>All 25 lights are on. Turning them off takes at least 15 presses.</source>
        <translation>All 25 lights are on. Turning them off takes at least 15 presses.</translation>
    </message>
    <message>
        <source>Two by two</source>
        <translation>Two by two</translation>
    </message>
    <message>
        <source>Turning off a single light takes three presses.</source>
        <translation>Turning off a single light takes three presses.</translation>
    </message>
    <message>
        <source>Sixteen solutions</source>
        <translation>Sixteen solutions</translation>
    </message>
    <message>
        <source>Two of the solutions use four presses and change every light exactly once.</source>
        <translation>Two of the solutions use four presses and change every light exactly once.</translation>
    </message>
    <message>
        <source>One light too many</source>
        <translation>One light too many</translation>
    </message>
    <message>
        <source>This light can&apos;t be turned off. “Solution” shows why.</source>
        <translation>This light can&apos;t be turned off. “Solution” shows why.</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>Heart</translation>
    </message>
    <message>
        <source>Every picture of this size can be turned off in exactly one way.</source>
        <translation>Every picture of this size can be turned off in exactly one way.</translation>
    </message>
    <message>
        <source>No self-influence</source>
        <translation>No self-influence</translation>
    </message>
    <message>
        <source>A press changes the neighbours, but not the light itself.</source>
        <translation>A press changes the neighbours, but not the light itself.</translation>
    </message>
    <message>
        <source>Merlin</source>
        <translation>Merlin</translation>
    </message>
    <message>
        <source>A toy from 1978: light the ring around the middle.</source>
        <translation>A toy from 1978: light the ring around the middle.</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Ring</translation>
    </message>
    <message>
        <source>A press changes a whole row and a whole column. Three presses are enough.</source>
        <translation>A press changes a whole row and a whole column. Three presses are enough.</translation>
    </message>
    <message>
        <source>Four kings</source>
        <translation>Four kings</translation>
    </message>
    <message>
        <source>A press changes a square of nine cells. Four presses are enough.</source>
        <translation>A press changes a square of nine cells. Four presses are enough.</translation>
    </message>
    <message>
        <source>Twelve knights</source>
        <translation>Twelve knights</translation>
    </message>
    <message>
        <source>A press changes the cells a knight&apos;s move away. Twelve presses are enough.</source>
        <translation>A press changes the cells a knight&apos;s move away. Twelve presses are enough.</translation>
    </message>
    <message>
        <source>No border</source>
        <translation>No border</translation>
    </message>
    <message>
        <source>On a torus, five presses turn off all 25 lights.</source>
        <translation>On a torus, five presses turn off all 25 lights.</translation>
    </message>
    <message>
        <source>Half twist</source>
        <translation>Half twist</translation>
    </message>
    <message>
        <source>A Möbius strip. The pale cells show how the board continues across its border.</source>
        <translation>A Möbius strip. The pale cells show how the board continues across its border.</translation>
    </message>
    <message>
        <source>Bottle without an inside</source>
        <translation>Bottle without an inside</translation>
    </message>
    <message>
        <source>A Klein bottle: the left and right sides are glued with a half twist.</source>
        <translation>A Klein bottle: the left and right sides are glued with a half twist.</translation>
    </message>
    <message>
        <source>Twisted all around</source>
        <translation>Twisted all around</translation>
    </message>
    <message>
        <source>On the projective plane, opposite sides are glued with a half twist.</source>
        <translation>On the projective plane, opposite sides are glued with a half twist.</translation>
    </message>
    <message>
        <source>Honeycomb</source>
        <translation>Honeycomb</translation>
    </message>
    <message>
        <source>Every inner cell has six neighbours.</source>
        <translation>Every inner cell has six neighbours.</translation>
    </message>
    <message>
        <source>Unfolded cube</source>
        <translation>Unfolded cube</translation>
    </message>
    <message>
        <source>Presses also act across the edges. Fourteen turn off all 54 lights.</source>
        <translation>Presses also act across the edges. Fourteen turn off all 54 lights.</translation>
    </message>
    <message>
        <source>Tesseract</source>
        <translation>Tesseract</translation>
    </message>
    <message>
        <source>The four-dimensional cube. The only solution is to press every vertex.</source>
        <translation>The four-dimensional cube. The only solution is to press every vertex.</translation>
    </message>
    <message>
        <source>Petersen&apos;s graph</source>
        <translation>Petersen&apos;s graph</translation>
    </message>
    <message>
        <source>The graph has 120 symmetries. Three presses are enough.</source>
        <translation>The graph has 120 symmetries. Three presses are enough.</translation>
    </message>
    <message>
        <source>Star of Nauru</source>
        <translation>Star of Nauru</translation>
    </message>
    <message>
        <source>Four different sets of six presses each change all 24 lights exactly once.</source>
        <translation>Four different sets of six presses each change all 24 lights exactly once.</translation>
    </message>
    <message>
        <source>The little house</source>
        <translation>The little house</translation>
    </message>
    <message>
        <source>The house can be drawn in one stroke and turned off with one press.</source>
        <translation>The house can be drawn in one stroke and turned off with one press.</translation>
    </message>
    <message>
        <source>Three houses, three wells</source>
        <translation>Three houses, three wells</translation>
    </message>
    <message>
        <source>The paths from each house to each well can&apos;t be drawn without a crossing.</source>
        <translation>The paths from each house to each well can&apos;t be drawn without a crossing.</translation>
    </message>
    <message>
        <source>The bridges of Königsberg</source>
        <translation>The bridges of Königsberg</translation>
    </message>
    <message>
        <source>Four land areas, A to D. The seven bridges are lights, too.</source>
        <translation>Four land areas, A to D. The seven bridges are lights, too.</translation>
    </message>
    <message>
        <source>Regions of France</source>
        <translation>Regions of France</translation>
    </message>
    <message>
        <source>Neighbouring regions are joined. Corsica is isolated.</source>
        <translation>Neighbouring regions are joined. Corsica is isolated.</translation>
    </message>
    <message>
        <source>Family tree</source>
        <translation>Family tree</translation>
    </message>
    <message>
        <source>Every board on this tree has exactly one solution.</source>
        <translation>Every board on this tree has exactly one solution.</translation>
    </message>
    <message>
        <source>Eight in a row</source>
        <translation>Eight in a row</translation>
    </message>
    <message>
        <source>Three presses turn off all eight lights.</source>
        <translation>Three presses turn off all eight lights.</translation>
    </message>
    <message>
        <source>One way round</source>
        <translation>One way round</translation>
    </message>
    <message>
        <source>A press changes only the pressed light and the next one, so the all-on board can&apos;t be solved.</source>
        <translation>A press changes only the pressed light and the next one, so the all-on board can&apos;t be solved.</translation>
    </message>
    <message>
        <source>Twenty-eight triangles</source>
        <translation>Twenty-eight triangles</translation>
    </message>
    <message>
        <source>Eight presses turn off all the triangles and change each exactly once.</source>
        <translation>Eight presses turn off all the triangles and change each exactly once.</translation>
    </message>
    <message>
        <source>Twenty corners</source>
        <translation>Twenty corners</translation>
    </message>
    <message>
        <source>A dodecahedron, seen through a face. Six presses are enough.</source>
        <translation>A dodecahedron, seen through a face. Six presses are enough.</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>yes</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>This board has no solution.</source>
        <translation>This board has no solution.</translation>
    </message>
    <message>
        <source>Every press changes something.</source>
        <translation>Every press changes something.</translation>
    </message>
    <message>
        <source>Only rectangular grids have this value.</source>
        <translation>Only rectangular grids have this value.</translation>
    </message>
    <message>
        <source>The number of black cells is not a Markov chain.</source>
        <translation>The number of black cells is not a Markov chain.</translation>
    </message>
    <message>
        <source>Some influences are not mutual.</source>
        <translation>Some influences are not mutual.</translation>
    </message>
    <message>
        <source>The number is out of range.</source>
        <translation>The number is out of range.</translation>
    </message>
    <message>
        <source>There is no board of this size.</source>
        <translation>There is no board of this size.</translation>
    </message>
    <message>
        <source>The numbers of buttons and of lights differ.</source>
        <translation>The numbers of buttons and of lights differ.</translation>
    </message>
    <message>
        <source>The value for this board is out of reach.</source>
        <translation>The value for this board is out of reach.</translation>
    </message>
    <message>
        <source>Solvable boards</source>
        <translation>Solvable boards</translation>
    </message>
    <message>
        <source>The share of boards with this rule that can be solved.</source>
        <translation>The share of boards with this rule that can be solved.</translation>
    </message>
    <message>
        <source>Solutions up to symmetry</source>
        <translation>Solutions up to symmetry</translation>
    </message>
    <message>
        <source>The number of solutions, counting those that symmetries of the board exchange once.</source>
        <translation>The number of solutions, counting those that symmetries of the board exchange once.</translation>
    </message>
    <message>
        <source>Presses for the hardest board</source>
        <translation>Presses for the hardest board</translation>
    </message>
    <message>
        <source>The most presses that a shortest solution of any board with this rule needs.</source>
        <translation>The most presses that a shortest solution of any board with this rule needs.</translation>
    </message>
    <message>
        <source>Tilings</source>
        <translation>Tilings</translation>
    </message>
    <message>
        <source>Mean number of black cells</source>
        <translation>Mean number of black cells</translation>
    </message>
    <message>
        <source>The mean number of black cells after random presses.</source>
        <translation>The mean number of black cells after random presses.</translation>
    </message>
    <message>
        <source>Variance of the number of black cells</source>
        <translation>Variance of the number of black cells</translation>
    </message>
    <message>
        <source>The variance of the number of black cells after random presses.</source>
        <translation>The variance of the number of black cells after random presses.</translation>
    </message>
    <message>
        <source>Presses to reach the limit law</source>
        <translation>Presses to reach the limit law</translation>
    </message>
    <message>
        <source>The number of random presses after which the law of the number of black cells stays within 0.01 of its limit.</source>
        <translation>The number of random presses after which the law of the number of black cells stays within 0.01 of its limit.</translation>
    </message>
    <message>
        <source>Presses to win by chance</source>
        <translation>Presses to win by chance</translation>
    </message>
    <message>
        <source>The mean number of random presses until the target is reached.</source>
        <translation>The mean number of random presses until the target is reached.</translation>
    </message>
    <message>
        <source>Elimination operations</source>
        <translation>Elimination operations</translation>
    </message>
    <message>
        <source>The number of row operations of Gaussian elimination.</source>
        <translation>The number of row operations of Gaussian elimination.</translation>
    </message>
    <message>
        <source>Light-chasing operations</source>
        <translation>Light-chasing operations</translation>
    </message>
    <message>
        <source>The number of row operations of light chasing.</source>
        <translation>The number of row operations of light chasing.</translation>
    </message>
    <message>
        <source>Buttons</source>
        <translation>Buttons</translation>
    </message>
    <message>
        <source>The number of vertices that can be pressed.</source>
        <translation>The number of vertices that can be pressed.</translation>
    </message>
    <message>
        <source>Lights</source>
        <translation>Lights</translation>
    </message>
    <message>
        <source>The number of vertices with a light.</source>
        <translation>The number of vertices with a light.</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rows</translation>
    </message>
    <message>
        <source>The number of rows of a grid.</source>
        <translation>The number of rows of a grid.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columns</translation>
    </message>
    <message>
        <source>The number of columns of a grid.</source>
        <translation>The number of columns of a grid.</translation>
    </message>
    <message>
        <source>Mutual influences</source>
        <translation>Mutual influences</translation>
    </message>
    <message>
        <source>Whether each vertex changes exactly those that change it.</source>
        <translation>Whether each vertex changes exactly those that change it.</translation>
    </message>
    <message>
        <source>Largest class of twins</source>
        <translation>Largest class of twins</translation>
    </message>
    <message>
        <source>The most vertices that can all be exchanged with one another.</source>
        <translation>The most vertices that can all be exchanged with one another.</translation>
    </message>
    <message>
        <source>Lights changed by a press</source>
        <translation>Lights changed by a press</translation>
    </message>
    <message>
        <source>The number of lights that a press of this vertex changes.</source>
        <translation>The number of lights that a press of this vertex changes.</translation>
    </message>
    <message>
        <source>Invertible matrix</source>
        <translation>Invertible matrix</translation>
    </message>
    <message>
        <source>Whether each board has exactly one solution.</source>
        <translation>Whether each board has exactly one solution.</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>The number of ways to switch the lights on and off.</source>
        <translation>The number of ways to switch the lights on and off.</translation>
    </message>
    <message>
        <source>Number of solvable boards</source>
        <translation>Number of solvable boards</translation>
    </message>
    <message>
        <source>The number of boards with this rule that can be solved.</source>
        <translation>The number of boards with this rule that can be solved.</translation>
    </message>
    <message>
        <source>Solutions of a solvable board</source>
        <translation>Solutions of a solvable board</translation>
    </message>
    <message>
        <source>The number of solutions of each board that can be solved.</source>
        <translation>The number of solutions of each board that can be solved.</translation>
    </message>
    <message>
        <source>Lights on</source>
        <translation>Lights on</translation>
    </message>
    <message>
        <source>The number of lights on now.</source>
        <translation>The number of lights on now.</translation>
    </message>
    <message>
        <source>Solvable</source>
        <translation>Solvable</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>Presses that lead from these lights to the target.</source>
        <translation>Presses that lead from these lights to the target.</translation>
    </message>
    <message>
        <source>Boards that need this many presses</source>
        <translation>Boards that need this many presses</translation>
    </message>
    <message>
        <source>The number of boards whose shortest solution has this many presses.</source>
        <translation>The number of boards whose shortest solution has this many presses.</translation>
    </message>
    <message>
        <source>Quiet patterns of this size</source>
        <translation>Quiet patterns of this size</translation>
    </message>
    <message>
        <source>The number of quiet patterns with this many presses.</source>
        <translation>The number of quiet patterns with this many presses.</translation>
    </message>
    <message>
        <source>Lightest quiet pattern</source>
        <translation>Lightest quiet pattern</translation>
    </message>
    <message>
        <source>The smallest number of presses that changes nothing.</source>
        <translation>The smallest number of presses that changes nothing.</translation>
    </message>
    <message>
        <source>Probability of a number of black cells</source>
        <translation>Probability of a number of black cells</translation>
    </message>
    <message>
        <source>The probability of this many black cells after random presses.</source>
        <translation>The probability of this many black cells after random presses.</translation>
    </message>
    <message>
        <source>Transition probability</source>
        <translation>Transition probability</translation>
    </message>
    <message>
        <source>The probability that a press leads from one number of black cells to another.</source>
        <translation>The probability that a press leads from one number of black cells to another.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>The number of games of this many presses from these lights to the target.</source>
        <translation>The number of games of this many presses from these lights to the target.</translation>
    </message>
    <message>
        <source>presses</source>
        <translation>presses</translation>
    </message>
    <message>
        <source>lights on</source>
        <translation>lights on</translation>
    </message>
    <message>
        <source>lights on squared</source>
        <translation>lights on squared</translation>
    </message>
    <message>
        <source>row operations</source>
        <translation>row operations</translation>
    </message>
    <message>
        <source>lights</source>
        <translation>lights</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>not known</translation>
    </message>
</context>
<context>
    <name>FitText</name>
    <message>
        <source>games and law agree</source>
        <translation>games and law agree</translation>
    </message>
    <message>
        <source>the law excludes some of the games</source>
        <translation>the law excludes some of the games</translation>
    </message>
    <message>
        <source>games and law differ most at %1: %2 instead of %3</source>
        <translation>games and law differ most at %1: %2 instead of %3</translation>
    </message>
</context>
<context>
    <name>FormatText</name>
    <message>
        <source>Lights Out document</source>
        <translation>Lights Out document</translation>
    </message>
    <message>
        <source>Edge list</source>
        <translation>Edge list</translation>
    </message>
    <message>
        <source>Matrix (CSV)</source>
        <translation>Matrix (CSV)</translation>
    </message>
    <message>
        <source>Matrix (0 and 1)</source>
        <translation>Matrix (0 and 1)</translation>
    </message>
    <message>
        <source>This is a picture and can&apos;t be reopened here.</source>
        <translation>This is a picture and can&apos;t be reopened here.</translation>
    </message>
    <message>
        <source>the grid: it becomes a graph</source>
        <translation>the grid: it becomes a graph</translation>
    </message>
    <message>
        <source>the vertex positions: a circle will be used</source>
        <translation>the vertex positions: a circle will be used</translation>
    </message>
    <message>
        <source>the labels of the vertices</source>
        <translation>the labels of the vertices</translation>
    </message>
    <message>
        <source>which vertices toggle themselves: all of them will</source>
        <translation>which vertices toggle themselves: all of them will</translation>
    </message>
    <message>
        <source>the lights at the start: all will be on</source>
        <translation>the lights at the start: all will be on</translation>
    </message>
    <message>
        <source>the target: all lights will be off</source>
        <translation>the target: all lights will be off</translation>
    </message>
    <message>
        <source>the presses made so far</source>
        <translation>the presses made so far</translation>
    </message>
    <message>
        <source>data added by a newer version of this program</source>
        <translation>data added by a newer version of this program</translation>
    </message>
    <message>
        <source>notes and other data saved with the board</source>
        <translation>notes and other data saved with the board</translation>
    </message>
    <message>
        <source>the surface and the press patterns: the board becomes a plane grid with four neighbours</source>
        <translation>the surface and the press patterns: the board becomes a plane grid with four neighbours</translation>
    </message>
    <message>
        <source>“Flip” identifier (Simon Tatham)</source>
        <translation>“Flip” identifier (Simon Tatham)</translation>
    </message>
    <message>
        <source>which vertices have no button or no light: all will have both</source>
        <translation>which vertices have no button or no light: all will have both</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>The cells or vertices, with the rule for what each press changes.</source>
        <translation>The cells or vertices, with the rule for what each press changes.</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Vertices</translation>
    </message>
    <message>
        <source>The number of lights (cells, on a grid).</source>
        <translation>The number of lights (cells, on a grid).</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Edges</translation>
    </message>
    <message>
        <source>The number of pairs of vertices in which at least one changes the other.</source>
        <translation>The number of pairs of vertices in which at least one changes the other.</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>Press</translation>
    </message>
    <message>
        <source>Pressing a cell switches its own light and those of its neighbours, or the lights given by the rule.</source>
        <translation>Pressing a cell switches its own light and those of its neighbours, or the lights given by the rule.</translation>
    </message>
    <message>
        <source>Neighbour</source>
        <translation>Neighbour</translation>
    </message>
    <message>
        <source>Another cell whose light changes when this cell is pressed.</source>
        <translation>Another cell whose light changes when this cell is pressed.</translation>
    </message>
    <message>
        <source>Self-influence</source>
        <translation>Self-influence</translation>
    </message>
    <message>
        <source>Whether pressing a cell changes its own light.</source>
        <translation>Whether pressing a cell changes its own light.</translation>
    </message>
    <message>
        <source>Influence matrix</source>
        <translation>Influence matrix</translation>
    </message>
    <message>
        <source>Elimination</source>
        <translation>Elimination</translation>
    </message>
    <message>
        <source>Rows are added to one another until each equation begins with a later unknown than the one before.</source>
        <translation>Rows are added to one another until each equation begins with a later unknown than the one before.</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>Pivot</translation>
    </message>
    <message>
        <source>The 1 in a row that is used to clear the rest of its column.</source>
        <translation>The 1 in a row that is used to clear the rest of its column.</translation>
    </message>
    <message>
        <source>Free unknown</source>
        <translation>Free unknown</translation>
    </message>
    <message>
        <source>An unknown whose column has no pivot: it can be chosen freely, and the others follow.</source>
        <translation>An unknown whose column has no pivot: it can be chosen freely, and the others follow.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>The number of pivots, or independent presses: 2 to this power is the number of boards that can be reached.</source>
        <translation>The number of pivots, or independent presses: 2 to this power is the number of boards that can be reached.</translation>
    </message>
    <message>
        <source>Nullity</source>
        <translation>Nullity</translation>
    </message>
    <message>
        <source>The number of free unknowns: a solvable board has 2^nullity solutions.</source>
        <translation>The number of free unknowns: a solvable board has 2^nullity solutions.</translation>
    </message>
    <message>
        <source>Quiet pattern</source>
        <translation>Quiet pattern</translation>
    </message>
    <message>
        <source>A set of presses that together change no light.</source>
        <translation>A set of presses that together change no light.</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>The number of sets of presses that lead from these lights to the target.</source>
        <translation>The number of sets of presses that lead from these lights to the target.</translation>
    </message>
    <message>
        <source>This board</source>
        <translation>This board</translation>
    </message>
    <message>
        <source>Whether the target can be reached from these lights.</source>
        <translation>Whether the target can be reached from these lights.</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Certificate</translation>
    </message>
    <message>
        <source>A set of lights such that every press changes an even number of them, but an odd number must change.</source>
        <translation>A set of lights such that every press changes an even number of them, but an odd number must change.</translation>
    </message>
    <message>
        <source>Fewest presses</source>
        <translation>Fewest presses</translation>
    </message>
    <message>
        <source>The length of a shortest solution; called “proven” if it is certain that no shorter one exists.</source>
        <translation>The length of a shortest solution; called “proven” if it is certain that no shorter one exists.</translation>
    </message>
    <message>
        <source>Light chasing</source>
        <translation>Light chasing</translation>
    </message>
    <message>
        <source>Each row is turned off by presses in the row below, until only the last row is left.</source>
        <translation>Each row is turned off by presses in the row below, until only the last row is left.</translation>
    </message>
    <message>
        <source>Symmetries</source>
        <translation>Symmetries</translation>
    </message>
    <message>
        <source>The number of ways to renumber the vertices without changing the rule.</source>
        <translation>The number of ways to renumber the vertices without changing the rule.</translation>
    </message>
    <message>
        <source>Tiling</source>
        <translation>Tiling</translation>
    </message>
    <message>
        <source>A solution in which every light changes exactly once.</source>
        <translation>A solution in which every light changes exactly once.</translation>
    </message>
    <message>
        <source>State graph</source>
        <translation>State graph</translation>
    </message>
    <message>
        <source>A point for each possible board, and a line for each press that leads from one board to another.</source>
        <translation>A point for each possible board, and a line for each press that leads from one board to another.</translation>
    </message>
    <message>
        <source>Random play</source>
        <translation>Random play</translation>
    </message>
    <message>
        <source>Each press is on a random cell. All cells are equally likely.</source>
        <translation>Each press is on a random cell. All cells are equally likely.</translation>
    </message>
    <message>
        <source>Lazy play</source>
        <translation>Lazy play</translation>
    </message>
    <message>
        <source>Random play that skips each press with probability ½.</source>
        <translation>Random play that skips each press with probability ½.</translation>
    </message>
    <message>
        <source>Markov chain</source>
        <translation>Markov chain</translation>
    </message>
    <message>
        <source>A random process whose next state depends only on the present one.</source>
        <translation>A random process whose next state depends only on the present one.</translation>
    </message>
    <message>
        <source>Limit law</source>
        <translation>Limit law</translation>
    </message>
    <message>
        <source>The long-run probability of each number of black cells.</source>
        <translation>The long-run probability of each number of black cells.</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mean</translation>
    </message>
    <message>
        <source>The long-run average over many games.</source>
        <translation>The long-run average over many games.</translation>
    </message>
    <message>
        <source>Variance</source>
        <translation>Variance</translation>
    </message>
    <message>
        <source>The average of the squared distance from the mean.</source>
        <translation>The average of the squared distance from the mean.</translation>
    </message>
    <message>
        <source>Total variation distance</source>
        <translation>Total variation distance</translation>
    </message>
    <message>
        <source>The largest difference between the probabilities that two laws give to the same event.</source>
        <translation>The largest difference between the probabilities that two laws give to the same event.</translation>
    </message>
    <message>
        <source>A table of 0s and 1s: a 1 in row v and column u means that pressing u changes light v. Column u is the change vector of u.</source>
        <translation>A table of 0s and 1s: a 1 in row v and column u means that pressing u changes light v. Column u is the change vector of u.</translation>
    </message>
</context>
<context>
    <name>GrowthChart</name>
    <message>
        <source>side of the square</source>
        <translation>side of the square</translation>
    </message>
    <message>
        <source>bit operations</source>
        <translation>bit operations</translation>
    </message>
    <message>
        <source>Gaussian, dense</source>
        <translation>Gaussian, dense</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>Gaussian</translation>
    </message>
    <message>
        <source>chasing</source>
        <translation>chasing</translation>
    </message>
    <message>
        <source>small system</source>
        <translation>small system</translation>
    </message>
    <message>
        <source>row operations</source>
        <translation>row operations</translation>
    </message>
    <message>
        <source>time in milliseconds</source>
        <translation>time in milliseconds</translation>
    </message>
    <message>
        <source>brute force, extrapolated</source>
        <translation>brute force, extrapolated</translation>
    </message>
    <message>
        <source>brute force</source>
        <translation>brute force</translation>
    </message>
</context>
<context>
    <name>JobFailure</name>
    <message>
        <source>There is not enough memory for this board.</source>
        <translation>There is not enough memory for this board.</translation>
    </message>
    <message>
        <source>Internal error: the computation failed (%1).</source>
        <translation>Internal error: the computation failed (%1).</translation>
    </message>
</context>
<context>
    <name>LessonText</name>
    <message>
        <source>text in UTF-8</source>
        <translation>text in UTF-8</translation>
    </message>
    <message>
        <source>a file of at most one megabyte</source>
        <translation>a file of at most one megabyte</translation>
    </message>
    <message>
        <source>“---” as the first line</source>
        <translation>“---” as the first line</translation>
    </message>
    <message>
        <source>“---” after the lines about the lesson</source>
        <translation>“---” after the lines about the lesson</translation>
    </message>
    <message>
        <source>a line of a kind that has not appeared yet</source>
        <translation>a line of a kind that has not appeared yet</translation>
    </message>
    <message>
        <source>a title for the lesson</source>
        <translation>a title for the lesson</translation>
    </message>
    <message>
        <source>a number of minutes from 1 to 600</source>
        <translation>a number of minutes from 1 to 600</translation>
    </message>
    <message>
        <source>“## ” and the title of a step</source>
        <translation>“## ” and the title of a step</translation>
    </message>
    <message>
        <source>the end of the file after the page for the teacher</source>
        <translation>the end of the file after the page for the teacher</translation>
    </message>
    <message>
        <source>```step or a single ```board</source>
        <translation>```step or a single ```board</translation>
    </message>
    <message>
        <source>a board</source>
        <translation>a board</translation>
    </message>
    <message>
        <source>all, none, 0s and 1s, random N, solvable N, or “after” followed by cells</source>
        <translation>all, none, 0s and 1s, random N, solvable N, or “after” followed by cells</translation>
    </message>
    <message>
        <source>a 0 or 1 for each light of the board</source>
        <translation>a 0 or 1 for each light of the board</translation>
    </message>
    <message>
        <source>the name of a page</source>
        <translation>the name of a page</translation>
    </message>
    <message>
        <source>a mode of the page</source>
        <translation>a mode of the page</translation>
    </message>
    <message>
        <source>the name of an item in the window</source>
        <translation>the name of an item in the window</translation>
    </message>
    <message>
        <source>the name of a card of the page</source>
        <translation>the name of a card of the page</translation>
    </message>
    <message>
        <source>Names: %1.</source>
        <translation>Names: %1.</translation>
    </message>
    <message>
        <source>a cell, as row,column or as a number</source>
        <translation>a cell, as row,column or as a number</translation>
    </message>
    <message>
        <source>a cell of the board</source>
        <translation>a cell of the board</translation>
    </message>
    <message>
        <source>a board before its lights</source>
        <translation>a board before its lights</translation>
    </message>
    <message>
        <source>a kind of question</source>
        <translation>a kind of question</translation>
    </message>
    <message>
        <source>a goal that fits the board</source>
        <translation>a goal that fits the board</translation>
    </message>
    <message>
        <source>=&gt; followed by text</source>
        <translation>=&gt; followed by text</translation>
    </message>
    <message>
        <source>a question before its hints and answers</source>
        <translation>a question before its hints and answers</translation>
    </message>
    <message>
        <source>at most three hints</source>
        <translation>at most three hints</translation>
    </message>
    <message>
        <source>a right answer and a wrong one</source>
        <translation>a right answer and a wrong one</translation>
    </message>
    <message>
        <source>a question that allows an answer of this kind</source>
        <translation>a question that allows an answer of this kind</translation>
    </message>
    <message>
        <source>a number or a quantity</source>
        <translation>a number or a quantity</translation>
    </message>
    <message>
        <source>a shorter, less nested formula</source>
        <translation>a shorter, less nested formula</translation>
    </message>
    <message>
        <source>a letter, a number, a sign or a formula command</source>
        <translation>a letter, a number, a sign or a formula command</translation>
    </message>
    <message>
        <source>a known formula command</source>
        <translation>a known formula command</translation>
    </message>
    <message>
        <source>$ at the end of a formula</source>
        <translation>$ at the end of a formula</translation>
    </message>
    <message>
        <source>a closing brace</source>
        <translation>a closing brace</translation>
    </message>
    <message>
        <source>the same number of entries in each row</source>
        <translation>the same number of entries in each row</translation>
    </message>
    <message>
        <source>* or ** after emphasised words</source>
        <translation>* or ** after emphasised words</translation>
    </message>
    <message>
        <source>a picture of a board</source>
        <translation>a picture of a board</translation>
    </message>
    <message>
        <source>Line %1: %2 was expected.</source>
        <translation>Line %1: %2 was expected.</translation>
    </message>
    <message>
        <source>Line %1: %2 was expected, not “%3”.</source>
        <translation>Line %1: %2 was expected, not “%3”.</translation>
    </message>
    <message>
        <source>facts, solutions, laws or states</source>
        <translation>facts, solutions, laws or states</translation>
    </message>
    <message>
        <source>the number of a lesson</source>
        <translation>the number of a lesson</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>yes or no</translation>
    </message>
    <message>
        <source>``` at the end of this block</source>
        <translation>``` at the end of this block</translation>
    </message>
    <message>
        <source>a known word</source>
        <translation>a known word</translation>
    </message>
    <message>
        <source>a quantity with its arguments in brackets</source>
        <translation>a quantity with its arguments in brackets</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <translation>Did you mean “%1”?</translation>
    </message>
    <message>
        <source>title, book, aims, age, minutes, needs, after or pieces, followed by a colon</source>
        <translation>title, book, aims, age, minutes, needs, after or pieces, followed by a colon</translation>
    </message>
    <message>
        <source>a value of the page</source>
        <translation>a value of the page</translation>
    </message>
    <message>
        <source>a condition such as n &gt; 3</source>
        <translation>a condition such as n &gt; 3</translation>
    </message>
    <message>
        <source>%1 was expected at the end.</source>
        <translation>%1 was expected at the end.</translation>
    </message>
    <message>
        <source>%1 was expected, not “%2”.</source>
        <translation>%1 was expected, not “%2”.</translation>
    </message>
</context>
<context>
    <name>LiveResults</name>
    <message numerus="yes">
        <source>%Ln board(s) solved</source>
        <translation>
            <numerusform>%Ln board solved</numerusform>
            <numerusform>%Ln boards solved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es) in %1</source>
        <translation>
            <numerusform>%Ln press in %1</numerusform>
            <numerusform>%Ln presses in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln right answer(s)</source>
        <translation>
            <numerusform>%Ln right answer</numerusform>
            <numerusform>%Ln right answers</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>Glossary</source>
        <translation>Glossary</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>What&apos;s new</translation>
    </message>
</context>
<context>
    <name>MethodsView</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
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
        <translation>Play</translation>
    </message>
    <message>
        <source>Matrix and elimination</source>
        <translation>Matrix and elimination</translation>
    </message>
    <message>
        <source>Kernel and solutions</source>
        <translation>Kernel and solutions</translation>
    </message>
    <message>
        <source>Solution counts</source>
        <translation>Solution counts</translation>
    </message>
    <message>
        <source>Tilings</source>
        <translation>Tilings</translation>
    </message>
    <message>
        <source>Random play</source>
        <translation>Random play</translation>
    </message>
    <message>
        <source>The influence matrix and how its equations are solved</source>
        <translation>The influence matrix and how its equations are solved</translation>
    </message>
    <message>
        <source>Quiet patterns, all solutions, and the boards that need the most presses</source>
        <translation>Quiet patterns, all solutions, and the boards that need the most presses</translation>
    </message>
    <message>
        <source>Play a board, step by step or with help, or draw your own</source>
        <translation>Play a board, step by step or with help, or draw your own</translation>
    </message>
    <message>
        <source>The number of black cells when presses are chosen at random</source>
        <translation>The number of black cells when presses are chosen at random</translation>
    </message>
    <message>
        <source>Solutions that change every light exactly once</source>
        <translation>Solutions that change every light exactly once</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Counts</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrix</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Random</translation>
    </message>
    <message>
        <source>The number of solutions for boards of all sizes and for graphs</source>
        <translation>The number of solutions for boards of all sizes and for graphs</translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>fewest presses, then time</source>
        <translation>fewest presses, then time</translation>
    </message>
    <message>
        <source>time</source>
        <translation>time</translation>
    </message>
    <message>
        <source>fewest presses</source>
        <translation>fewest presses</translation>
    </message>
</context>
<context>
    <name>Render</name>
    <message>
        <source>Could not create folder %1.</source>
        <translation>Could not create folder %1.</translation>
    </message>
    <message>
        <source>Not all pictures could be written to %1.</source>
        <translation>Not all pictures could be written to %1.</translation>
    </message>
    <message>
        <source>Not all of the manual could be written to %1.</source>
        <translation>Not all of the manual could be written to %1.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Report a problem</source>
        <translation>Report a problem</translation>
    </message>
    <message>
        <source>This text is on the clipboard. Paste it into your message, and describe what you did and what happened.</source>
        <translation>This text is on the clipboard. Paste it into your message, and describe what you did and what happened.</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Mode of %1</source>
        <translation>Mode of %1</translation>
    </message>
    <message>
        <source>Card of %1</source>
        <translation>Card of %1</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lesson</translation>
    </message>
    <message>
        <source>Step of “%1”</source>
        <translation>Step of “%1”</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Manual: %1</source>
        <translation>Manual: %1</translation>
    </message>
    <message>
        <source>The classic board, 5 × 5</source>
        <translation>The classic board, 5 × 5</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferences</translation>
    </message>
    <message>
        <source>New board</source>
        <translation>New board</translation>
    </message>
    <message>
        <source>Board of a challenge code</source>
        <translation>Board of a challenge code</translation>
    </message>
    <message>
        <source>Fact, for a sweep of many boards</source>
        <translation>Fact, for a sweep of many boards</translation>
    </message>
    <message>
        <source>From your book</source>
        <translation>From your book</translation>
    </message>
    <message>
        <source>Entry of “%1”</source>
        <translation>Entry of “%1”</translation>
    </message>
</context>
<context>
    <name>SettingsFile</name>
    <message>
        <source>The settings could not be saved in %1.</source>
        <translation>The settings could not be saved in %1.</translation>
    </message>
</context>
<context>
    <name>ShortcutList</name>
    <message>
        <source>Click, or arrow keys and space bar</source>
        <translation>Click, or arrow keys and space bar</translation>
    </message>
    <message>
        <source>press a cell</source>
        <translation>press a cell</translation>
    </message>
    <message>
        <source>Drag over cells in an edit mode</source>
        <translation>Drag over cells in an edit mode</translation>
    </message>
    <message>
        <source>draw lights or the target</source>
        <translation>draw lights or the target</translation>
    </message>
    <message>
        <source>In drawing mode: Insert, space bar, Shift and arrows</source>
        <translation>In drawing mode: Insert, space bar, Shift and arrows</translation>
    </message>
    <message>
        <source>add a vertex, connect or select, move</source>
        <translation>add a vertex, connect or select, move</translation>
    </message>
    <message>
        <source>Mouse wheel, + and −</source>
        <translation>Mouse wheel, + and −</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>zoom</translation>
    </message>
    <message>
        <source>show the whole board</source>
        <translation>show the whole board</translation>
    </message>
    <message>
        <source>Drag outside the cells, or with the middle button</source>
        <translation>Drag outside the cells, or with the middle button</translation>
    </message>
    <message>
        <source>move the board</source>
        <translation>move the board</translation>
    </message>
    <message>
        <source>next tab</source>
        <translation>next tab</translation>
    </message>
    <message>
        <source>Keyboard and mouse</source>
        <translation>Keyboard and mouse</translation>
    </message>
    <message>
        <source>show a spotlight while held down</source>
        <translation>show a spotlight while held down</translation>
    </message>
    <message>
        <source>go to the first, previous, next or last step</source>
        <translation>go to the first, previous, next or last step</translation>
    </message>
    <message>
        <source>In elimination by hand: space bar, Return, S, Esc</source>
        <translation>In elimination by hand: space bar, Return, S, Esc</translation>
    </message>
    <message>
        <source>lift the current row, add it, swap it, put it back</source>
        <translation>lift the current row, add it, swap it, put it back</translation>
    </message>
    <message>
        <source>leave projector mode</source>
        <translation>leave projector mode</translation>
    </message>
    <message>
        <source>the first tab, the second …</source>
        <translation>the first tab, the second …</translation>
    </message>
    <message>
        <source>go to the lesson, the board, the rest of the page, the class</source>
        <translation>go to the lesson, the board, the rest of the page, the class</translation>
    </message>
</context>
<context>
    <name>SpokenText</name>
    <message>
        <source>row %1: column %2</source>
        <translation>row %1: column %2</translation>
    </message>
    <message>
        <source>row %1: columns %2</source>
        <translation>row %1: columns %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) or vertices</source>
        <translation>
            <numerusform>%Ln cell or vertex</numerusform>
            <numerusform>%Ln cells or vertices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sweep</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>95 % confidence interval of the mean</source>
        <translation>95 % confidence interval of the mean</translation>
    </message>
    <message>
        <source>line: 95 % confidence interval</source>
        <translation>line: 95 % confidence interval</translation>
    </message>
    <message>
        <source>line, slope %1</source>
        <translation>line, slope %1</translation>
    </message>
    <message>
        <source>%1 of %2 boards: %3</source>
        <translation>%1 of %2 boards: %3</translation>
    </message>
    <message>
        <source>%1, in bins of width %2</source>
        <translation>%1, in bins of width %2</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>boards</translation>
    </message>
</context>
<context>
    <name>SweepBoards</name>
    <message>
        <source>squares (%1)</source>
        <translation>squares (%1)</translation>
    </message>
    <message>
        <source>rectangles (%1)</source>
        <translation>rectangles (%1)</translation>
    </message>
    <message>
        <source>hexagons (%1)</source>
        <translation>hexagons (%1)</translation>
    </message>
    <message>
        <source>triangles (%1)</source>
        <translation>triangles (%1)</translation>
    </message>
    <message>
        <source>surfaces of cubes</source>
        <translation>surfaces of cubes</translation>
    </message>
    <message>
        <source>paths</source>
        <translation>paths</translation>
    </message>
    <message>
        <source>cycles</source>
        <translation>cycles</translation>
    </message>
    <message>
        <source>complete graphs</source>
        <translation>complete graphs</translation>
    </message>
    <message>
        <source>stars</source>
        <translation>stars</translation>
    </message>
    <message>
        <source>wheels</source>
        <translation>wheels</translation>
    </message>
    <message>
        <source>complete bipartite graphs</source>
        <translation>complete bipartite graphs</translation>
    </message>
    <message>
        <source>hypercubes</source>
        <translation>hypercubes</translation>
    </message>
    <message>
        <source>circulant graphs with jumps 1 and 3</source>
        <translation>circulant graphs with jumps 1 and 3</translation>
    </message>
    <message>
        <source>random graphs, each edge with probability ½</source>
        <translation>random graphs, each edge with probability ½</translation>
    </message>
    <message>
        <source>random cubic graphs</source>
        <translation>random cubic graphs</translation>
    </message>
    <message>
        <source>random trees</source>
        <translation>random trees</translation>
    </message>
    <message>
        <source>random planar graphs</source>
        <translation>random planar graphs</translation>
    </message>
    <message>
        <source>all connected graphs on 6 vertices</source>
        <translation>all connected graphs on 6 vertices</translation>
    </message>
    <message>
        <source>all connected graphs on 7 vertices</source>
        <translation>all connected graphs on 7 vertices</translation>
    </message>
    <message>
        <source>all graphs on 7 vertices</source>
        <translation>all graphs on 7 vertices</translation>
    </message>
    <message>
        <source>triangles of discs</source>
        <translation>triangles of discs</translation>
    </message>
    <message>
        <source>grids of three dimensions (%1)</source>
        <translation>grids of three dimensions (%1)</translation>
    </message>
    <message>
        <source>tori of three dimensions (%1)</source>
        <translation>tori of three dimensions (%1)</translation>
    </message>
    <message>
        <source>squares (%1) with arms of m cells</source>
        <translation>squares (%1) with arms of m cells</translation>
    </message>
    <message>
        <source>switches for rows and columns (%1)</source>
        <translation>switches for rows and columns (%1)</translation>
    </message>
</context>
<context>
    <name>WebPageDialog</name>
    <message>
        <source>The current board is already solved. Choose another one.</source>
        <translation>The current board is already solved. Choose another one.</translation>
    </message>
</context>
<context>
    <name>WhatIf</name>
    <message>
        <source>connect</source>
        <translation>connect</translation>
    </message>
    <message>
        <source>disconnect</source>
        <translation>disconnect</translation>
    </message>
    <message>
        <source>add an arrow</source>
        <translation>add an arrow</translation>
    </message>
    <message>
        <source>remove an arrow</source>
        <translation>remove an arrow</translation>
    </message>
    <message>
        <source>change self-influence</source>
        <translation>change self-influence</translation>
    </message>
    <message>
        <source>remove a vertex</source>
        <translation>remove a vertex</translation>
    </message>
    <message>
        <source>change a light</source>
        <translation>change a light</translation>
    </message>
    <message>
        <source>edges that could be added</source>
        <translation>edges that could be added</translation>
    </message>
    <message>
        <source>edges that could be removed</source>
        <translation>edges that could be removed</translation>
    </message>
    <message>
        <source>arrows that could be added</source>
        <translation>arrows that could be added</translation>
    </message>
    <message>
        <source>arrows that could be removed</source>
        <translation>arrows that could be removed</translation>
    </message>
    <message>
        <source>self-influences that could be switched</source>
        <translation>self-influences that could be switched</translation>
    </message>
    <message>
        <source>vertices that could be removed</source>
        <translation>vertices that could be removed</translation>
    </message>
    <message>
        <source>lights that could be changed</source>
        <translation>lights that could be changed</translation>
    </message>
    <message>
        <source>Connect %1 and %2</source>
        <translation>Connect %1 and %2</translation>
    </message>
    <message>
        <source>Disconnect %1 and %2</source>
        <translation>Disconnect %1 and %2</translation>
    </message>
    <message>
        <source>Add the arrow from %1 to %2</source>
        <translation>Add the arrow from %1 to %2</translation>
    </message>
    <message>
        <source>Remove the arrow from %1 to %2</source>
        <translation>Remove the arrow from %1 to %2</translation>
    </message>
    <message>
        <source>Remove the self-influence of %1</source>
        <translation>Remove the self-influence of %1</translation>
    </message>
    <message>
        <source>Add the self-influence of %1</source>
        <translation>Add the self-influence of %1</translation>
    </message>
    <message>
        <source>Remove vertex %1</source>
        <translation>Remove vertex %1</translation>
    </message>
    <message>
        <source>Change the light of %1</source>
        <translation>Change the light of %1</translation>
    </message>
    <message>
        <source>Add this edge</source>
        <translation>Add this edge</translation>
    </message>
    <message>
        <source>Remove this edge</source>
        <translation>Remove this edge</translation>
    </message>
    <message>
        <source>Add this arrow</source>
        <translation>Add this arrow</translation>
    </message>
    <message>
        <source>Remove this arrow</source>
        <translation>Remove this arrow</translation>
    </message>
    <message>
        <source>Switch its self-influence</source>
        <translation>Switch its self-influence</translation>
    </message>
    <message>
        <source>Remove this vertex</source>
        <translation>Remove this vertex</translation>
    </message>
    <message>
        <source>Change this light</source>
        <translation>Change this light</translation>
    </message>
    <message>
        <source>Of all boards, %1 can be solved then.</source>
        <translation>Of all boards, %1 can be solved then.</translation>
    </message>
    <message>
        <source>Every board can be solved then.</source>
        <translation>Every board can be solved then.</translation>
    </message>
    <message>
        <source>Every board stays solvable, in exactly one way.</source>
        <translation>Every board stays solvable, in exactly one way.</translation>
    </message>
    <message>
        <source>Every board becomes solvable, in exactly one way.</source>
        <translation>Every board becomes solvable, in exactly one way.</translation>
    </message>
    <message>
        <source>This board becomes solvable.</source>
        <translation>This board becomes solvable.</translation>
    </message>
    <message>
        <source>This board becomes unsolvable.</source>
        <translation>This board becomes unsolvable.</translation>
    </message>
    <message>
        <source>attach a vertex</source>
        <translation>attach a vertex</translation>
    </message>
    <message>
        <source>vertices that could be attached</source>
        <translation>vertices that could be attached</translation>
    </message>
    <message>
        <source>Attach a vertex</source>
        <translation>Attach a vertex</translation>
    </message>
    <message>
        <source>Attach a new vertex to %1</source>
        <translation>Attach a new vertex to %1</translation>
    </message>
</context>
<context>
    <name>WorkText</name>
    <message>
        <source>less than 1 s</source>
        <translation>less than 1 s</translation>
    </message>
    <message>
        <source>about %1 s</source>
        <translation>about %1 s</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <translation>about %1 min</translation>
    </message>
    <message>
        <source>about %1 h</source>
        <translation>about %1 h</translation>
    </message>
    <message>
        <source>about %1 days</source>
        <translation>about %1 days</translation>
    </message>
    <message>
        <source>years</source>
        <translation>years</translation>
    </message>
</context>
<context>
    <name>lightsout::AnswerBars</name>
    <message>
        <source>%1: %2, right</source>
        <translation>%1: %2, right</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Answers</translation>
    </message>
</context>
<context>
    <name>lightsout::AppearanceMenus</name>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Colours</translation>
    </message>
    <message>
        <source>Same as &amp;desktop</source>
        <translation>Same as &amp;desktop</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Light</translation>
    </message>
    <message>
        <source>D&amp;ark</source>
        <translation>D&amp;ark</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>L&amp;anguage</translation>
    </message>
    <message>
        <source>Same as &amp;system</source>
        <translation>Same as &amp;system</translation>
    </message>
</context>
<context>
    <name>lightsout::AskCard</name>
    <message>
        <source>Check</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Your answer</translation>
    </message>
    <message>
        <source>Hint %1 of %2</source>
        <translation>Hint %1 of %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Predict first</source>
        <translation>Predict first</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Your turn</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Skip</translation>
    </message>
    <message>
        <source>Ask the class</source>
        <translation>Ask the class</translation>
    </message>
    <message>
        <source>Send the question to the pupils&apos; phones</source>
        <translation>Send the question to the pupils&apos; phones</translation>
    </message>
    <message>
        <source>Random press</source>
        <translation>Random press</translation>
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
        <translation>Graph %1</translation>
    </message>
    <message>
        <source>Degrees</source>
        <translation>Degrees</translation>
    </message>
    <message>
        <source>without self-influence</source>
        <translation>without self-influence</translation>
    </message>
    <message>
        <source>with self-influence</source>
        <translation>with self-influence</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>lightsout::AtlasView</name>
    <message>
        <source>All sizes</source>
        <translation>All sizes</translation>
    </message>
    <message numerus="yes">
        <source>%Ln vertex(es)</source>
        <translation>
            <numerusform>%Ln vertex</numerusform>
            <numerusform>%Ln vertices</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of vertices</source>
        <translation>Number of vertices</translation>
    </message>
    <message>
        <source>Self-influence</source>
        <translation>Self-influence</translation>
    </message>
    <message>
        <source>Presses change their own light</source>
        <translation>Presses change their own light</translation>
    </message>
    <message>
        <source>Condition: nullity &gt;= 3 and edges &lt; 2 * n</source>
        <translation>Condition: nullity &gt;= 3 and edges &lt; 2 * n</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condition</translation>
    </message>
    <message>
        <source>Show only the graphs that satisfy this condition</source>
        <translation>Show only the graphs that satisfy this condition</translation>
    </message>
    <message>
        <source>Graphs</source>
        <translation>Graphs</translation>
    </message>
    <message>
        <source>Quantity of the histogram</source>
        <translation>Quantity of the histogram</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Open this graph as a board with all lights on</source>
        <translation>Open this graph as a board with all lights on</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Compare</translation>
    </message>
    <message>
        <source>Play the two selected graphs side by side</source>
        <translation>Play the two selected graphs side by side</translation>
    </message>
    <message>
        <source>Hold Ctrl and click a second graph to compare the two.</source>
        <translation>Hold Ctrl and click a second graph to compare the two.</translation>
    </message>
    <message>
        <source>CSV …</source>
        <translation>CSV …</translation>
    </message>
    <message>
        <source>Save the rows as a table</source>
        <translation>Save the rows as a table</translation>
    </message>
    <message>
        <source>graph6 …</source>
        <translation>graph6 …</translation>
    </message>
    <message>
        <source>Save the graphs in McKay&apos;s format</source>
        <translation>Save the graphs in McKay&apos;s format</translation>
    </message>
    <message>
        <source>Open file …</source>
        <translation>Open file …</translation>
    </message>
    <message>
        <source>Show the graphs of a graph6 file, such as all graphs with nine vertices</source>
        <translation>Show the graphs of a graph6 file, such as all graphs with nine vertices</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Keep the graphs that are known</source>
        <translation>Keep the graphs that are known</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Save the table</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Table (*.csv)</translation>
    </message>
    <message>
        <source>Save the graphs</source>
        <translation>Save the graphs</translation>
    </message>
    <message>
        <source>Graphs (*.g6)</source>
        <translation>Graphs (*.g6)</translation>
    </message>
    <message>
        <source>Open graphs</source>
        <translation>Open graphs</translation>
    </message>
    <message>
        <source>Graphs (*.g6 *.s6 *.txt)</source>
        <translation>Graphs (*.g6 *.s6 *.txt)</translation>
    </message>
    <message>
        <source>Can&apos;t read %1.</source>
        <translation>Can&apos;t read %1.</translation>
    </message>
    <message>
        <source>Can&apos;t write to %1.</source>
        <translation>Can&apos;t write to %1.</translation>
    </message>
    <message>
        <source>Something is missing at the end.</source>
        <translation>Something is missing at the end.</translation>
    </message>
    <message>
        <source>“%1” was not expected.</source>
        <translation>“%1” was not expected.</translation>
    </message>
    <message>
        <source>The atlas has no column for “%1”.</source>
        <translation>The atlas has no column for “%1”.</translation>
    </message>
    <message>
        <source>%1 of %2 connected graphs</source>
        <translation>%1 of %2 connected graphs</translation>
    </message>
    <message>
        <source>The atlas contains %1 graphs.</source>
        <translation>The atlas contains %1 graphs.</translation>
    </message>
    <message>
        <source>Left out, because they are directed or have more than %1 vertices: %2.</source>
        <translation>Left out, because they are directed or have more than %1 vertices: %2.</translation>
    </message>
    <message>
        <source>Choose a graph in the table.</source>
        <translation>Choose a graph in the table.</translation>
    </message>
    <message>
        <source>How many graphs have each value</source>
        <translation>How many graphs have each value</translation>
    </message>
    <message>
        <source>graphs</source>
        <translation>graphs</translation>
    </message>
    <message>
        <source>all</source>
        <translation>all</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>shown</translation>
    </message>
    <message>
        <source>Graphs in the table</source>
        <translation>Graphs in the table</translation>
    </message>
    <message>
        <source>%1 of %2 graphs</source>
        <translation>%1 of %2 graphs</translation>
    </message>
    <message>
        <source>Families of graphs</source>
        <translation>Families of graphs</translation>
    </message>
    <message>
        <source>Connected graphs</source>
        <translation>Connected graphs</translation>
    </message>
    <message>
        <source>Add all to a sweep</source>
        <translation>Add all to a sweep</translation>
    </message>
    <message>
        <source>Measure any quantity for the graphs in the table</source>
        <translation>Measure any quantity for the graphs in the table</translation>
    </message>
    <message>
        <source>Computing … %1 graphs so far, %2 of all.</source>
        <translation>Computing … %1 graphs so far, %2 of all.</translation>
    </message>
</context>
<context>
    <name>lightsout::AutosaveNotice</name>
    <message>
        <source>Save as …</source>
        <translation>Save as …</translation>
    </message>
    <message>
        <source>Unsaved work is at risk.</source>
        <translation>Unsaved work is at risk.</translation>
    </message>
    <message>
        <source>Unsaved work can&apos;t be backed up in case the program stops: %1</source>
        <translation>Unsaved work can&apos;t be backed up in case the program stops: %1</translation>
    </message>
</context>
<context>
    <name>lightsout::BackgroundWork</name>
    <message>
        <source>%1: this could not be finished.</source>
        <translation>%1: this could not be finished.</translation>
    </message>
</context>
<context>
    <name>lightsout::BoardActions</name>
    <message>
        <source>&amp;New board</source>
        <translation>&amp;New board</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Undo</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Redo</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>Start &amp;over</translation>
    </message>
    <message>
        <source>R&amp;andom</source>
        <translation>R&amp;andom</translation>
    </message>
    <message>
        <source>All o&amp;n</source>
        <translation>All o&amp;n</translation>
    </message>
    <message>
        <source>All o&amp;ff</source>
        <translation>All o&amp;ff</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Hint</translation>
    </message>
    <message>
        <source>&amp;Solution</source>
        <translation>&amp;Solution</translation>
    </message>
    <message>
        <source>A&amp;utoplay</source>
        <translation>A&amp;utoplay</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Choose the size and the kind of a new board</source>
        <translation>Choose the size and the kind of a new board</translation>
    </message>
    <message>
        <source>Go back to the lights this game began with</source>
        <translation>Go back to the lights this game began with</translation>
    </message>
    <message>
        <source>Show one press of a solution</source>
        <translation>Show one press of a solution</translation>
    </message>
    <message>
        <source>Show all presses of a solution, or why there is none</source>
        <translation>Show all presses of a solution, or why there is none</translation>
    </message>
    <message>
        <source>Watch the solution being played</source>
        <translation>Watch the solution being played</translation>
    </message>
    <message>
        <source>start over</source>
        <translation>start over</translation>
    </message>
    <message>
        <source>random lights</source>
        <translation>random lights</translation>
    </message>
    <message>
        <source>solvable lights</source>
        <translation>solvable lights</translation>
    </message>
    <message>
        <source>all on</source>
        <translation>all on</translation>
    </message>
    <message>
        <source>all off</source>
        <translation>all off</translation>
    </message>
    <message>
        <source>E&amp;xamples</source>
        <translation>E&amp;xamples</translation>
    </message>
    <message>
        <source>Open an interesting board to play</source>
        <translation>Open an interesting board to play</translation>
    </message>
    <message>
        <source>Press &amp;only lit cells</source>
        <translation>Press &amp;only lit cells</translation>
    </message>
    <message>
        <source>Show a s&amp;ymmetry</source>
        <translation>Show a s&amp;ymmetry</translation>
    </message>
    <message>
        <source>Play a harder game: cells that are off can&apos;t be pressed</source>
        <translation>Play a harder game: cells that are off can&apos;t be pressed</translation>
    </message>
    <message>
        <source>Apply a symmetry of the rule to the board</source>
        <translation>Apply a symmetry of the rule to the board</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Undo %1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Redo %1</translation>
    </message>
    <message>
        <source>From all off &amp;to all on</source>
        <translation>From all off &amp;to all on</translation>
    </message>
    <message>
        <source>Turn all lights on, or set the target to all on while editing it</source>
        <translation>Turn all lights on, or set the target to all on while editing it</translation>
    </message>
    <message>
        <source>Turn all lights off, or set the target to all off while editing it</source>
        <translation>Turn all lights off, or set the target to all off while editing it</translation>
    </message>
    <message>
        <source>Start with all lights off and turn them all on</source>
        <translation>Start with all lights off and turn them all on</translation>
    </message>
    <message>
        <source>random target</source>
        <translation>random target</translation>
    </message>
    <message>
        <source>reachable target</source>
        <translation>reachable target</translation>
    </message>
    <message>
        <source>target all on</source>
        <translation>target all on</translation>
    </message>
    <message>
        <source>target all off</source>
        <translation>target all off</translation>
    </message>
    <message>
        <source>from all off to all on</source>
        <translation>from all off to all on</translation>
    </message>
    <message>
        <source>&amp;Pin this board</source>
        <translation>&amp;Pin this board</translation>
    </message>
    <message>
        <source>&amp;Compare with the pinned board</source>
        <translation>&amp;Compare with the pinned board</translation>
    </message>
    <message>
        <source>Keep this board at hand to compare it with others</source>
        <translation>Keep this board at hand to compare it with others</translation>
    </message>
    <message>
        <source>Show the pinned board next to this one, and play both together</source>
        <translation>Show the pinned board next to this one, and play both together</translation>
    </message>
    <message>
        <source>New &amp;game</source>
        <translation>New &amp;game</translation>
    </message>
    <message>
        <source>Set random lights, which may have no solution, or a random target while editing it</source>
        <translation>Set random lights, which may have no solution, or a random target while editing it</translation>
    </message>
    <message>
        <source>Deal random lights that can be turned off, or a reachable target while editing it</source>
        <translation>Deal random lights that can be turned off, or a reachable target while editing it</translation>
    </message>
</context>
<context>
    <name>lightsout::BoardCanvas</name>
    <message>
        <source>The board is empty.</source>
        <translation>The board is empty.</translation>
    </message>
</context>
<context>
    <name>lightsout::BoardCard</name>
    <message>
        <source>Show on the board</source>
        <translation>Show on the board</translation>
    </message>
    <message>
        <source>Why this board can&apos;t be solved</source>
        <translation>Why this board can&apos;t be solved</translation>
    </message>
    <message>
        <source>Why this board can be solved</source>
        <translation>Why this board can be solved</translation>
    </message>
    <message>
        <source>The board&apos;s matrix is invertible, so every choice of lights has exactly one solution.</source>
        <translation>The board&apos;s matrix is invertible, so every choice of lights has exactly one solution.</translation>
    </message>
    <message>
        <source>Every quiet pattern contains an even number of the lights that must change.</source>
        <translation>Every quiet pattern contains an even number of the lights that must change.</translation>
    </message>
    <message numerus="yes">
        <source>An odd number of these lights (%Ln) must change. Every press changes an even number of them, so some always remain.</source>
        <translation>
            <numerusform>An odd number of these lights (%Ln) must change. Every press changes an even number of them, so some always remain.</numerusform>
            <numerusform>An odd number of these lights (%Ln) must change. Every press changes an even number of them, so some always remain.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lights that prove that the board can&apos;t be solved</source>
        <translation>The lights that prove that the board can&apos;t be solved</translation>
    </message>
    <message>
        <source>If every press changes an even number of lights in a set, then an even number of them must change.</source>
        <translation>If every press changes an even number of lights in a set, then an even number of them must change.</translation>
    </message>
    <message>
        <source>The board has more buttons than lights, and every choice of lights can be solved.</source>
        <translation>The board has more buttons than lights, and every choice of lights can be solved.</translation>
    </message>
</context>
<context>
    <name>lightsout::BoardOptionsForm</name>
    <message>
        <source>A&amp;nother</source>
        <translation>A&amp;nother</translation>
    </message>
    <message>
        <source>S&amp;urface</source>
        <translation>S&amp;urface</translation>
    </message>
    <message>
        <source>&amp;Neighbours</source>
        <translation>&amp;Neighbours</translation>
    </message>
    <message>
        <source>A press changes the &amp;pressed light too</source>
        <translation>A press changes the &amp;pressed light too</translation>
    </message>
    <message>
        <source>the four adjacent cells</source>
        <translation>the four adjacent cells</translation>
    </message>
    <message>
        <source>all eight surrounding cells</source>
        <translation>all eight surrounding cells</translation>
    </message>
    <message>
        <source>the four diagonal neighbours</source>
        <translation>the four diagonal neighbours</translation>
    </message>
    <message>
        <source>the cells a knight&apos;s move away</source>
        <translation>the cells a knight&apos;s move away</translation>
    </message>
    <message>
        <source>the same row and column</source>
        <translation>the same row and column</translation>
    </message>
</context>
<context>
    <name>lightsout::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>&amp;Press %1</source>
        <translation>&amp;Press %1</translation>
    </message>
    <message>
        <source>&amp;Change %1</source>
        <translation>&amp;Change %1</translation>
    </message>
    <message>
        <source>%1. Hint: press %2.</source>
        <translation>%1. Hint: press %2.</translation>
    </message>
    <message>
        <source>%1, on</source>
        <translation>%1, on</translation>
    </message>
    <message>
        <source>%1, off</source>
        <translation>%1, off</translation>
    </message>
    <message>
        <source>%1, no light</source>
        <translation>%1, no light</translation>
    </message>
    <message>
        <source>%1, no button and no light</source>
        <translation>%1, no button and no light</translation>
    </message>
    <message>
        <source>%1, no button</source>
        <translation>%1, no button</translation>
    </message>
    <message>
        <source>%1, starred</source>
        <translation>%1, starred</translation>
    </message>
    <message>
        <source>%1, marked</source>
        <translation>%1, marked</translation>
    </message>
</context>
<context>
    <name>lightsout::BookDialog</name>
    <message>
        <source>From your book</source>
        <translation>From your book</translation>
    </message>
    <message>
        <source>Search these books</source>
        <translation>Search these books</translation>
    </message>
    <message>
        <source>Figures, tables and questions of the books</source>
        <translation>Figures, tables and questions of the books</translation>
    </message>
    <message>
        <source>Open a list of your own …</source>
        <translation>Open a list of your own …</translation>
    </message>
    <message>
        <source>The manual describes how to write one for another book</source>
        <translation>The manual describes how to write one for another book</translation>
    </message>
</context>
<context>
    <name>lightsout::BoundCard</name>
    <message>
        <source>Never more than %1</source>
        <translation>Never more than %1</translation>
    </message>
    <message>
        <source>A board whose first row of presses determines the others</source>
        <translation>A board whose first row of presses determines the others</translation>
    </message>
    <message>
        <source>Choose the first row of presses: each row then determines the next. There are %1 ways to press a row of n cells. The last row of lights shows which of these ways work.</source>
        <translation>Choose the first row of presses: each row then determines the next. There are %1 ways to press a row of n cells. The last row of lights shows which of these ways work.</translation>
    </message>
    <message>
        <source>All these ways work on %1 of %2 boards.</source>
        <translation>All these ways work on %1 of %2 boards.</translation>
    </message>
</context>
<context>
    <name>lightsout::BruteForceCard</name>
    <message>
        <source>%1: wins</source>
        <translation>%1: wins</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln light(s) left</source>
        <translation>
            <numerusform>%1: %Ln light left</numerusform>
            <numerusform>%1: %Ln lights left</numerusform>
        </translation>
    </message>
    <message>
        <source>Round i tries all sets of i presses: %1 … In all: %2.</source>
        <translation>Round i tries all sets of i presses: %1 … In all: %2.</translation>
    </message>
    <message>
        <source>Brute force</source>
        <translation>Brute force</translation>
    </message>
    <message>
        <source>The boards of this round</source>
        <translation>The boards of this round</translation>
    </message>
    <message>
        <source>No press is needed: no light must change.</source>
        <translation>No press is needed: no light must change.</translation>
    </message>
    <message>
        <source>Round 1 tries each single press, round 2 each pair, and so on.</source>
        <translation>Round 1 tries each single press, round 2 each pair, and so on.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %2 boards, one for each set of %Ln press(es). The order of presses does not matter, so no set is tried twice.</source>
        <translation>
            <numerusform>Round %1: %2 boards, one for each press. The order of presses does not matter, so no set is tried twice.</numerusform>
            <numerusform>Round %1: %2 boards, one for each set of %Ln presses. The order of presses does not matter, so no set is tried twice.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tried so far: %1 of %2.</source>
        <translation>Tried so far: %1 of %2.</translation>
    </message>
    <message>
        <source>This set wins: %1.</source>
        <translation>This set wins: %1.</translation>
    </message>
    <message>
        <source>No set of presses wins.</source>
        <translation>No set of presses wins.</translation>
    </message>
</context>
<context>
    <name>lightsout::CellCounts</name>
    <message>
        <source>%1. Right: %2</source>
        <translation>%1. Right: %2</translation>
    </message>
</context>
<context>
    <name>lightsout::ChainCard</name>
    <message>
        <source>Decimals</source>
        <translation>Decimals</translation>
    </message>
    <message>
        <source>Power of the matrix</source>
        <translation>Power of the matrix</translation>
    </message>
    <message>
        <source>Transition matrix</source>
        <translation>Transition matrix</translation>
    </message>
    <message>
        <source>The number of black cells is a Markov chain</source>
        <translation>The number of black cells is a Markov chain</translation>
    </message>
    <message>
        <source>The number of black cells is not a Markov chain</source>
        <translation>The number of black cells is not a Markov chain</translation>
    </message>
    <message>
        <source>Is the number of black cells a Markov chain?</source>
        <translation>Is the number of black cells a Markov chain?</translation>
    </message>
    <message>
        <source>The next number of black cells depends only on the present one. Rows give the present number, columns the next.</source>
        <translation>The next number of black cells depends only on the present one. Rows give the present number, columns the next.</translation>
    </message>
    <message>
        <source>The chain&apos;s matrix is too large to display.</source>
        <translation>The chain&apos;s matrix is too large to display.</translation>
    </message>
    <message numerus="yes">
        <source>These two boards have %Ln black cell(s) each, but their next steps differ.</source>
        <translation>
            <numerusform>These two boards have %Ln black cell each, but their next steps differ.</numerusform>
            <numerusform>These two boards have %Ln black cells each, but their next steps differ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es) lead(s) to %1</source>
        <translation>
            <numerusform>%Ln press leads to %1</numerusform>
            <numerusform>%Ln presses lead to %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The chain&apos;s matrix</source>
        <translation>The chain&apos;s matrix</translation>
    </message>
    <message>
        <source>Limit of the even powers of P</source>
        <translation>Limit of the even powers of P</translation>
    </message>
    <message>
        <source>Limit of the odd powers of P</source>
        <translation>Limit of the odd powers of P</translation>
    </message>
    <message>
        <source>The number of lights on is a Markov chain</source>
        <translation>The number of lights on is a Markov chain</translation>
    </message>
    <message>
        <source>The number of lights on is not a Markov chain</source>
        <translation>The number of lights on is not a Markov chain</translation>
    </message>
    <message>
        <source>Is the number of lights on a Markov chain?</source>
        <translation>Is the number of lights on a Markov chain?</translation>
    </message>
    <message numerus="yes">
        <source>These two boards have %Ln light(s) on each, but their next steps differ.</source>
        <translation>
            <numerusform>These two boards have %Ln light on each, but their next steps differ.</numerusform>
            <numerusform>These two boards have %Ln lights on each, but their next steps differ.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next number of lights on depends only on the present one. Rows give the present number, columns the next.</source>
        <translation>The next number of lights on depends only on the present one. Rows give the present number, columns the next.</translation>
    </message>
</context>
<context>
    <name>lightsout::ChainGraphView</name>
    <message>
        <source>Graph of the Markov chain</source>
        <translation>Graph of the Markov chain</translation>
    </message>
    <message numerus="yes">
        <source>%Ln black cell(s)</source>
        <translation>
            <numerusform>%Ln black cell</numerusform>
            <numerusform>%Ln black cells</numerusform>
        </translation>
    </message>
    <message>
        <source>to %1 with probability %2</source>
        <translation>to %1 with probability %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln light(s) on</source>
        <translation>
            <numerusform>%Ln light on</numerusform>
            <numerusform>%Ln lights on</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lightsout::ChallengeDialog</name>
    <message>
        <source>&amp;Play this board</source>
        <translation>&amp;Play this board</translation>
    </message>
    <message>
        <source>Challenge code</source>
        <translation>Challenge code</translation>
    </message>
    <message>
        <source>The current board</source>
        <translation>The current board</translation>
    </message>
    <message>
        <source>This board has no code. Only grids up to 8 × 8 with an all-off target have one. Share other boards as a file.</source>
        <translation>This board has no code. Only grids up to 8 × 8 with an all-off target have one. Share other boards as a file.</translation>
    </message>
    <message>
        <source>Code of this board</source>
        <translation>Code of this board</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copy</translation>
    </message>
    <message>
        <source>Anyone who types this code gets the same lights, on any computer.</source>
        <translation>Anyone who types this code gets the same lights, on any computer.</translation>
    </message>
    <message>
        <source>Board from a code</source>
        <translation>Board from a code</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Board for this code</source>
        <translation>Board for this code</translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2, %Ln light(s) on</source>
        <translation>
            <numerusform>%1 × %2, %Ln light on</numerusform>
            <numerusform>%1 × %2, %Ln lights on</numerusform>
        </translation>
    </message>
    <message>
        <source>It can&apos;t be turned off.</source>
        <translation>It can&apos;t be turned off.</translation>
    </message>
    <message numerus="yes">
        <source>It needs %Ln press(es).</source>
        <translation>
            <numerusform>It needs %Ln press.</numerusform>
            <numerusform>It needs %Ln presses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln solution(s).</source>
        <translation>
            <numerusform>%Ln solution.</numerusform>
            <numerusform>%Ln solutions.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chasing alone solves it.</source>
        <translation>Chasing alone solves it.</translation>
    </message>
    <message numerus="yes">
        <source>Chasing leaves %Ln light(s) on.</source>
        <translation>
            <numerusform>Chasing leaves %Ln light on.</numerusform>
            <numerusform>Chasing leaves %Ln lights on.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;One more press</source>
        <translation>&amp;One more press</translation>
    </message>
    <message>
        <source>Deal a board</source>
        <translation>Deal a board</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Rows</translation>
    </message>
    <message>
        <source>Co&amp;lumns</source>
        <translation>Co&amp;lumns</translation>
    </message>
    <message>
        <source>&amp;Fewest presses</source>
        <translation>&amp;Fewest presses</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Deal</translation>
    </message>
    <message>
        <source>&amp;Board of the day</source>
        <translation>&amp;Board of the day</translation>
    </message>
    <message>
        <source>One board a day, the same for everyone: easy on Mondays, hard on Sundays</source>
        <translation>One board a day, the same for everyone: easy on Mondays, hard on Sundays</translation>
    </message>
    <message>
        <source>Deal a board of this size that needs one more press</source>
        <translation>Deal a board of this size that needs one more press</translation>
    </message>
    <message>
        <source>This board has no code. Only grids up to 8 × 8 with an all-off target have one. Share this board as a file, or share its name and a number, such as %1. The same name and number always give the same lights.</source>
        <translation>This board has no code. Only grids up to 8 × 8 with an all-off target have one. Share this board as a file, or share its name and a number, such as %1. The same name and number always give the same lights.</translation>
    </message>
    <message>
        <source>Type a number after the name: the same number always gives the same lights.</source>
        <translation>Type a number after the name: the same number always gives the same lights.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln light(s) on</source>
        <translation>
            <numerusform>%1, %Ln light on</numerusform>
            <numerusform>%1, %Ln lights on</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lightsout::ChanceCard</name>
    <message>
        <source>Chance that a cell is black</source>
        <translation>Chance that a cell is black</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>Presses</translation>
    </message>
    <message numerus="yes">
        <source>after %Ln press(es)</source>
        <translation>
            <numerusform>after %Ln press</numerusform>
            <numerusform>after %Ln presses</numerusform>
        </translation>
    </message>
    <message>
        <source>A press changes a corner with probability %1, a side cell with %2 and any other cell with %3.</source>
        <translation>A press changes a corner with probability %1, a side cell with %2 and any other cell with %3.</translation>
    </message>
    <message>
        <source>A press changes a cell with probability %1.</source>
        <translation>A press changes a cell with probability %1.</translation>
    </message>
    <message>
        <source>A press changes a cell with a probability between %1 and %2.</source>
        <translation>A press changes a cell with a probability between %1 and %2.</translation>
    </message>
    <message>
        <source>If this probability is r, a press changes the probability c that a cell is black to %1.</source>
        <translation>If this probability is r, a press changes the probability c that a cell is black to %1.</translation>
    </message>
    <message>
        <source>After many presses, c tends to ½.</source>
        <translation>After many presses, c tends to ½.</translation>
    </message>
    <message>
        <source>Chance that a light is on</source>
        <translation>Chance that a light is on</translation>
    </message>
    <message>
        <source>If this probability is r, a press changes the probability c that a light is on to %1.</source>
        <translation>If this probability is r, a press changes the probability c that a light is on to %1.</translation>
    </message>
</context>
<context>
    <name>lightsout::ChanceMap</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>lightsout::ChangeKindsCard</name>
    <message>
        <source>All single changes</source>
        <translation>All single changes</translation>
    </message>
    <message>
        <source>For every board</source>
        <translation>For every board</translation>
    </message>
    <message>
        <source>Count the changes after which every board on the graph can be solved</source>
        <translation>Count the changes after which every board on the graph can be solved</translation>
    </message>
    <message>
        <source>For this board</source>
        <translation>For this board</translation>
    </message>
    <message>
        <source>Count the changes after which this board can be solved</source>
        <translation>Count the changes after which this board can be solved</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <translation>%1 of %2 %3</translation>
    </message>
    <message>
        <source>Show the effects of these changes on the board</source>
        <translation>Show the effects of these changes on the board</translation>
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
        <translation>Every board becomes solvable with %1 of %2 %3.</translation>
    </message>
    <message>
        <source>Every board stays solvable with %1 of %2 %3.</source>
        <translation>Every board stays solvable with %1 of %2 %3.</translation>
    </message>
    <message>
        <source>This board becomes solvable with %1 of %2 %3.</source>
        <translation>This board becomes solvable with %1 of %2 %3.</translation>
    </message>
    <message>
        <source>This board stays solvable with %1 of %2 %3.</source>
        <translation>This board stays solvable with %1 of %2 %3.</translation>
    </message>
    <message>
        <source>There are no %1.</source>
        <translation>There are no %1.</translation>
    </message>
    <message>
        <source>nullity %1</source>
        <translation>nullity %1</translation>
    </message>
    <message>
        <source>solvable</source>
        <translation>solvable</translation>
    </message>
    <message>
        <source>not solvable</source>
        <translation>not solvable</translation>
    </message>
    <message>
        <source>These do:</source>
        <translation>These do:</translation>
    </message>
    <message>
        <source>These lower the nullity most:</source>
        <translation>These lower the nullity most:</translation>
    </message>
    <message>
        <source>Click one on the board or here.</source>
        <translation>Click one on the board or here.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more of them are drawn on the board. Click one there or here.</source>
        <translation>
            <numerusform>%Ln more of them is drawn on the board. Click one there or here.</numerusform>
            <numerusform>%Ln more of them are drawn on the board. Click one there or here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lightsout::ChartPanel</name>
    <message>
        <source>Chart menu</source>
        <translation>Chart menu</translation>
    </message>
    <message>
        <source>Save the chart or hide series</source>
        <translation>Save the chart or hide series</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Save as picture (PNG) …</source>
        <translation>Save as picture (PNG) …</translation>
    </message>
    <message>
        <source>Save as drawing (SVG) …</source>
        <translation>Save as drawing (SVG) …</translation>
    </message>
    <message>
        <source>Save values (CSV) …</source>
        <translation>Save values (CSV) …</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Show everything</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Save the chart</translation>
    </message>
    <message>
        <source>chart</source>
        <translation>chart</translation>
    </message>
    <message>
        <source>Lights Out Workbench</source>
        <translation>Lights Out Workbench</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 could not be saved.</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Chart</translation>
    </message>
    <message>
        <source>Copy values</source>
        <translation>Copy values</translation>
    </message>
    <message>
        <source>Enlarge the chart</source>
        <translation>Enlarge the chart</translation>
    </message>
    <message>
        <source>Close the enlarged chart</source>
        <translation>Close the enlarged chart</translation>
    </message>
    <message>
        <source>Enlarge the chart to the whole page</source>
        <translation>Enlarge the chart to the whole page</translation>
    </message>
    <message>
        <source>Back to the page (Escape)</source>
        <translation>Back to the page (Escape)</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 at %2</translation>
    </message>
    <message>
        <source>Highest at %1: %2</source>
        <translation>Highest at %1: %2</translation>
    </message>
    <message>
        <source>Highest values: %1</source>
        <translation>Highest values: %1</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Show values as a table …</source>
        <translation>Show values as a table …</translation>
    </message>
</context>
<context>
    <name>lightsout::ChartTable</name>
    <message>
        <source>Values of the chart</source>
        <translation>Values of the chart</translation>
    </message>
</context>
<context>
    <name>lightsout::ChartsCard</name>
    <message>
        <source>Exactly one solution</source>
        <translation>Exactly one solution</translation>
    </message>
    <message>
        <source>Largest nullity</source>
        <translation>Largest nullity</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Up to</translation>
    </message>
    <message>
        <source>Most solutions</source>
        <translation>Most solutions</translation>
    </message>
    <message>
        <source>Boards of up to %1 rows and columns</source>
        <translation>Boards of up to %1 rows and columns</translation>
    </message>
</context>
<context>
    <name>lightsout::ChaseCard</name>
    <message>
        <source>Left in the last row</source>
        <translation>Left in the last row</translation>
    </message>
    <message>
        <source>Press in the first row</source>
        <translation>Press in the first row</translation>
    </message>
    <message>
        <source>Chase row %1 using row %2.</source>
        <translation>Chase row %1 using row %2.</translation>
    </message>
    <message>
        <source>Go back to the first row.</source>
        <translation>Go back to the first row.</translation>
    </message>
    <message>
        <source>There is no solution.</source>
        <translation>There is no solution.</translation>
    </message>
    <message>
        <source>Nothing is left.</source>
        <translation>Nothing is left.</translation>
    </message>
    <message>
        <source>Press the cell below each lit cell of the row. Only these presses can still change those cells, so there is no other way.</source>
        <translation>Press the cell below each lit cell of the row. Only these presses can still change those cells, so there is no other way.</translation>
    </message>
    <message>
        <source>Press the cell below each light of the row that must change. Only these presses can still change those lights, so there is no other way.</source>
        <translation>Press the cell below each light of the row that must change. Only these presses can still change those lights, so there is no other way.</translation>
    </message>
    <message>
        <source>The lights left in the last row show which presses were missing from the first row. Press the starred cells, then chase again.</source>
        <translation>The lights left in the last row show which presses were missing from the first row. Press the starred cells, then chase again.</translation>
    </message>
    <message>
        <source>Whatever you press in the first row, chasing never clears the last row. This proves that the board can&apos;t be solved.</source>
        <translation>Whatever you press in the first row, chasing never clears the last row. This proves that the board can&apos;t be solved.</translation>
    </message>
    <message>
        <source>Every row is done. Choose other lights to chase again.</source>
        <translation>Every row is done. Choose other lights to chase again.</translation>
    </message>
    <message>
        <source>Look-up table</source>
        <translation>Look-up table</translation>
    </message>
    <message>
        <source>Press in the first row (%1 of %2 done)</source>
        <translation>Press in the first row (%1 of %2 done)</translation>
    </message>
    <message>
        <source>First-row presses for each pattern left in the last row</source>
        <translation>First-row presses for each pattern left in the last row</translation>
    </message>
    <message>
        <source>The small system: which first-row presses clear the last row</source>
        <translation>The small system: which first-row presses clear the last row</translation>
    </message>
</context>
<context>
    <name>lightsout::ChaseTableCard</name>
    <message>
        <source>Look-up table for light chasing</source>
        <translation>Look-up table for light chasing</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Rows</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Columns</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>&amp;Print …</translation>
    </message>
    <message>
        <source>Save as P&amp;DF …</source>
        <translation>Save as P&amp;DF …</translation>
    </message>
    <message>
        <source>If chasing leaves any light on, the board can&apos;t be solved.</source>
        <translation>If chasing leaves any light on, the board can&apos;t be solved.</translation>
    </message>
    <message numerus="yes">
        <source>Chase from the top. If the last row is shown to the left of an arrow, press the first-row cells shown to its right, then chase again. Any other last row proves that the board can&apos;t be solved. %Ln case(s).</source>
        <translation>
            <numerusform>Chase from the top. If the last row is shown to the left of an arrow, press the first-row cells shown to its right, then chase again. Any other last row proves that the board can&apos;t be solved. %Ln case.</numerusform>
            <numerusform>Chase from the top. If the last row is shown to the left of an arrow, press the first-row cells shown to its right, then chase again. Any other last row proves that the board can&apos;t be solved. %Ln cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>Light chasing, %1</source>
        <translation>Light chasing, %1</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Save the table</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Not saved</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 could not be saved.</translation>
    </message>
    <message>
        <source>Why %1: the last rows that can be solved form a space. Its dimension is the number of columns minus the nullity, %2. Without the empty row, it has %3 rows.</source>
        <translation>Why %1: the last rows that can be solved form a space. Its dimension is the number of columns minus the nullity, %2. Without the empty row, it has %3 rows.</translation>
    </message>
</context>
<context>
    <name>lightsout::ClassDock</name>
    <message>
        <source>Class</source>
        <translation>Class</translation>
    </message>
    <message>
        <source>Hides the panel; the class continues</source>
        <translation>Hides the panel; the class continues</translation>
    </message>
    <message>
        <source>Hide the panel</source>
        <translation>Hide the panel</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Gives everybody the first board; the time starts now</source>
        <translation>Gives everybody the first board; the time starts now</translation>
    </message>
    <message>
        <source>Hide names</source>
        <translation>Hide names</translation>
    </message>
    <message>
        <source>Shows numbers instead of names on the wall and on phones</source>
        <translation>Shows numbers instead of names on the wall and on phones</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Show the answer</translation>
    </message>
    <message>
        <source>Shows a solution on the phones and the wall; solving the board then no longer counts</source>
        <translation>Shows a solution on the phones and the wall; solving the board then no longer counts</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Ask again</translation>
    </message>
    <message>
        <source>Ranked by</source>
        <translation>Ranked by</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Wall</translation>
    </message>
    <message>
        <source>Brings the wall to the front; F11 makes it fill the screen</source>
        <translation>Brings the wall to the front; F11 makes it fill the screen</translation>
    </message>
    <message>
        <source>Show the way in</source>
        <translation>Show the way in</translation>
    </message>
    <message>
        <source>Shows address, QR code and room word in large on the wall</source>
        <translation>Shows address, QR code and room word in large on the wall</translation>
    </message>
    <message>
        <source>More</source>
        <translation>More</translation>
    </message>
    <message>
        <source>End class</source>
        <translation>End class</translation>
    </message>
    <message>
        <source>Pupils</source>
        <translation>Pupils</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation>Look closer</translation>
    </message>
    <message>
        <source>Shows this pupil&apos;s board in large on the wall</source>
        <translation>Shows this pupil&apos;s board in large on the wall</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rename</translation>
    </message>
    <message>
        <source>Remove …</source>
        <translation>Remove …</translation>
    </message>
    <message>
        <source>Prepared questions</source>
        <translation>Prepared questions</translation>
    </message>
    <message>
        <source>Ask the next one</source>
        <translation>Ask the next one</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>Clear the list</translation>
    </message>
    <message>
        <source>Ask the class</source>
        <translation>Ask the class</translation>
    </message>
    <message>
        <source>%1 of %2 connected</source>
        <translation>%1 of %2 connected</translation>
    </message>
    <message numerus="yes">
        <source>%Ln phone(s) loaded the page only</source>
        <translation>
            <numerusform>%Ln phone loaded the page only</numerusform>
            <numerusform>%Ln phones loaded the page only</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Resume</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Hide answers</source>
        <translation>Hide answers</translation>
    </message>
    <message>
        <source>Show answers</source>
        <translation>Show answers</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Other boards …</source>
        <translation>Other boards …</translation>
    </message>
    <message>
        <source>Next board</source>
        <translation>Next board</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>%1 of %2 solved</translation>
    </message>
    <message>
        <source>Remove a pupil</source>
        <translation>Remove a pupil</translation>
    </message>
    <message>
        <source>Remove %1 and all results of this pupil from the class?</source>
        <translation>Remove %1 and all results of this pupil from the class?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Remove and keep out</source>
        <translation>Remove and keep out</translation>
    </message>
    <message>
        <source>This phone can&apos;t join this class again</source>
        <translation>This phone can&apos;t join this class again</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>Question %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln prepared question(s)</source>
        <translation>
            <numerusform>%Ln prepared question</numerusform>
            <numerusform>%Ln prepared questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lightsout::ClassroomActions</name>
    <message>
        <source>&amp;Challenge code …</source>
        <translation>&amp;Challenge code …</translation>
    </message>
    <message>
        <source>Show this board&apos;s code, or open a board from its code</source>
        <translation>Show this board&apos;s code, or open a board from its code</translation>
    </message>
    <message>
        <source>&amp;Worksheet …</source>
        <translation>&amp;Worksheet …</translation>
    </message>
    <message>
        <source>Create a worksheet with answers</source>
        <translation>Create a worksheet with answers</translation>
    </message>
    <message>
        <source>&amp;Board of the day</source>
        <translation>&amp;Board of the day</translation>
    </message>
    <message>
        <source>One board a day, the same for everyone: easy on Mondays, hard on Sundays</source>
        <translation>One board a day, the same for everyone: easy on Mondays, hard on Sundays</translation>
    </message>
</context>
<context>
    <name>lightsout::ClipboardActions</name>
    <message>
        <source>Paste as &amp;board</source>
        <translation>Paste as &amp;board</translation>
    </message>
    <message>
        <source>Copy board &amp;as</source>
        <translation>Copy board &amp;as</translation>
    </message>
    <message>
        <source>Pasting a board</source>
        <translation>Pasting a board</translation>
    </message>
    <message>
        <source>The clipboard does not contain a board.</source>
        <translation>The clipboard does not contain a board.</translation>
    </message>
    <message>
        <source>Copying the board</source>
        <translation>Copying the board</translation>
    </message>
    <message>
        <source>The board could not be copied.</source>
        <translation>The board could not be copied.</translation>
    </message>
    <message>
        <source>&amp;Copy current view</source>
        <translation>&amp;Copy current view</translation>
    </message>
    <message>
        <source>Copy the visible lights, matrix, map or values as text</source>
        <translation>Copy the visible lights, matrix, map or values as text</translation>
    </message>
    <message>
        <source>Paste a document, graph6 line, edge list, matrix, cell pattern, “Flip” game or picture from the clipboard</source>
        <translation>Paste a document, graph6 line, edge list, matrix, cell pattern, “Flip” game or picture from the clipboard</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Paste</translation>
    </message>
    <message>
        <source>Pasting vertices</source>
        <translation>Pasting vertices</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <translation>The clipboard</translation>
    </message>
    <message>
        <source>Pasted a board: %1</source>
        <translation>Pasted a board: %1</translation>
    </message>
    <message>
        <source>Nothing was pasted: %1</source>
        <translation>Nothing was pasted: %1</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>paste</translation>
    </message>
</context>
<context>
    <name>lightsout::CommandPalette</name>
    <message>
        <source>Search</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>Type a word: a command, board, page, lesson, term …</source>
        <translation>Type a word: a command, board, page, lesson, term …</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Results</translation>
    </message>
    <message>
        <source>Nothing is found under these words.</source>
        <translation>Nothing is found under these words.</translation>
    </message>
</context>
<context>
    <name>lightsout::CompareView</name>
    <message>
        <source>Facts</source>
        <translation>Facts</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>Patterns</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Laws</translation>
    </message>
    <message>
        <source>Pin this board instead</source>
        <translation>Pin this board instead</translation>
    </message>
    <message>
        <source>Replace the pinned board with this one</source>
        <translation>Replace the pinned board with this one</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Unpin</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Stop comparing</translation>
    </message>
    <message>
        <source>The pinned board can&apos;t be saved for next time: %1</source>
        <translation>The pinned board can&apos;t be saved for next time: %1</translation>
    </message>
    <message>
        <source>Show the facts about both boards side by side</source>
        <translation>Show the facts about both boards side by side</translation>
    </message>
    <message>
        <source>Overlay the quiet patterns of both boards</source>
        <translation>Overlay the quiet patterns of both boards</translation>
    </message>
    <message>
        <source>Show the random-play laws of both boards in one chart</source>
        <translation>Show the random-play laws of both boards in one chart</translation>
    </message>
    <message>
        <source>as drawn</source>
        <translation>as drawn</translation>
    </message>
    <message>
        <source>%1, without self-influence</source>
        <translation>%1, without self-influence</translation>
    </message>
    <message>
        <source>%1: solving this board needs %2 of memory, which is a lot.</source>
        <translation>%1: solving this board needs %2 of memory, which is a lot.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Rule</translation>
    </message>
    <message>
        <source>The lights a press changes.</source>
        <translation>The lights a press changes.</translation>
    </message>
    <message>
        <source>Presses made</source>
        <translation>Presses made</translation>
    </message>
    <message>
        <source>Presses since the start, including repeated ones.</source>
        <translation>Presses since the start, including repeated ones.</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>No difference</translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s)</source>
        <translation>
            <numerusform>%Ln difference</numerusform>
            <numerusform>%Ln differences</numerusform>
        </translation>
    </message>
    <message>
        <source>This board</source>
        <translation>This board</translation>
    </message>
    <message>
        <source>Pinned board</source>
        <translation>Pinned board</translation>
    </message>
    <message>
        <source>Solve anyway</source>
        <translation>Solve anyway</translation>
    </message>
</context>
<context>
    <name>lightsout::ConnectTool</name>
    <message>
        <source>Click to add a vertex; drag from one to another to connect them.</source>
        <translation>Click to add a vertex; drag from one to another to connect them.</translation>
    </message>
    <message>
        <source>Drag to the vertex that you want to connect to %1.</source>
        <translation>Drag to the vertex that you want to connect to %1.</translation>
    </message>
    <message>
        <source>With the keyboard: move there with the arrow keys and press the space bar.</source>
        <translation>With the keyboard: move there with the arrow keys and press the space bar.</translation>
    </message>
    <message>
        <source>%1 and %2 are already connected.</source>
        <translation>%1 and %2 are already connected.</translation>
    </message>
    <message>
        <source>Use the eraser to remove the connection.</source>
        <translation>Use the eraser to remove the connection.</translation>
    </message>
    <message>
        <source>Drop on %2 to connect %1 and %2.</source>
        <translation>Drop on %2 to connect %1 and %2.</translation>
    </message>
    <message>
        <source>Each will influence the other.</source>
        <translation>Each will influence the other.</translation>
    </message>
    <message>
        <source>Pressing %1 will change %2.</source>
        <translation>Pressing %1 will change %2.</translation>
    </message>
    <message>
        <source>Drag to an empty place to add a connected vertex there. With Shift, only the first vertex influences the second. With the keyboard, Insert or N adds a vertex and the space bar connects two vertices.</source>
        <translation>Drag to an empty place to add a connected vertex there. With Shift, only the first vertex influences the second. With the keyboard, Insert or N adds a vertex and the space bar connects two vertices.</translation>
    </message>
    <message>
        <source>Nullity %1. %2</source>
        <translation>Nullity %1. %2</translation>
    </message>
</context>
<context>
    <name>lightsout::CopyCommandButton</name>
    <message>
        <source>Copy co&amp;mmand</source>
        <translation>Copy co&amp;mmand</translation>
    </message>
    <message>
        <source>Copy a command that gives the same result in a terminal</source>
        <translation>Copy a command that gives the same result in a terminal</translation>
    </message>
</context>
<context>
    <name>lightsout::CountsCard</name>
    <message>
        <source>Most presses needed</source>
        <translation>Most presses needed</translation>
    </message>
    <message>
        <source>Boards that need that many</source>
        <translation>Boards that need that many</translation>
    </message>
    <message>
        <source>Play one of the hardest</source>
        <translation>Play one of the hardest</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>Quiet patterns</source>
        <translation>Quiet patterns</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>All boards</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Counting …</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>Presses</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>All solvable boards, by the minimum number of presses needed.</source>
        <translation>All solvable boards, by the minimum number of presses needed.</translation>
    </message>
    <message>
        <source>hardest board</source>
        <translation>hardest board</translation>
    </message>
    <message>
        <source>All %1, counted exactly, by number of presses.</source>
        <translation>All %1, counted exactly, by number of presses.</translation>
    </message>
    <message>
        <source>A sample of %1, by number of presses: all %2 are too many to count.</source>
        <translation>A sample of %1, by number of presses: all %2 are too many to count.</translation>
    </message>
    <message>
        <source>Click a bar to list the sets of presses it counts.</source>
        <translation>Click a bar to list the sets of presses it counts.</translation>
    </message>
    <message>
        <source>Replace these lights with a board that needs the most presses</source>
        <translation>Replace these lights with a board that needs the most presses</translation>
    </message>
    <message>
        <source>Count the solutions of this board by number of presses</source>
        <translation>Count the solutions of this board by number of presses</translation>
    </message>
    <message>
        <source>Count the quiet patterns by number of presses</source>
        <translation>Count the quiet patterns by number of presses</translation>
    </message>
    <message>
        <source>Count solvable boards by the minimum number of presses needed</source>
        <translation>Count solvable boards by the minimum number of presses needed</translation>
    </message>
</context>
<context>
    <name>lightsout::CountsPage</name>
    <message>
        <source>Map</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Sweep</translation>
    </message>
    <message>
        <source>Show the number of solutions for all sizes as a map</source>
        <translation>Show the number of solutions for all sizes as a map</translation>
    </message>
    <message>
        <source>Measure a quantity for many boards and show it as a chart, map and table</source>
        <translation>Measure a quantity for many boards and show it as a chart, map and table</translation>
    </message>
    <message>
        <source>Atlas</source>
        <translation>Atlas</translation>
    </message>
    <message>
        <source>Search all connected graphs with few vertices for properties</source>
        <translation>Search all connected graphs with few vertices for properties</translation>
    </message>
</context>
<context>
    <name>lightsout::CourseMap</name>
    <message>
        <source>Course map</source>
        <translation>Course map</translation>
    </message>
</context>
<context>
    <name>lightsout::DeterminantCard</name>
    <message>
        <source>Determinant over the integers</source>
        <translation>Determinant over the integers</translation>
    </message>
    <message>
        <source>Compute exactly</source>
        <translation>Compute exactly</translation>
    </message>
    <message>
        <source>Compute all digits; on large boards this may take minutes</source>
        <translation>Compute all digits; on large boards this may take minutes</translation>
    </message>
    <message>
        <source>Cofactor expansion along the first row</source>
        <translation>Cofactor expansion along the first row</translation>
    </message>
    <message>
        <source>The matrix is not square, so it has no determinant.</source>
        <translation>The matrix is not square, so it has no determinant.</translation>
    </message>
    <message>
        <source>Modulo 2, the determinant is 1: the matrix has an inverse, and every board has exactly one solution.</source>
        <translation>Modulo 2, the determinant is 1: the matrix has an inverse, and every board has exactly one solution.</translation>
    </message>
    <message>
        <source>Modulo 2, the determinant is 0: the matrix has no inverse, and not every board can be solved.</source>
        <translation>Modulo 2, the determinant is 0: the matrix has no inverse, and not every board can be solved.</translation>
    </message>
    <message>
        <source>The rank is %1, the size of the matrix.</source>
        <translation>The rank is %1, the size of the matrix.</translation>
    </message>
    <message>
        <source>The rank is %1, less than the size %2.</source>
        <translation>The rank is %1, less than the size %2.</translation>
    </message>
    <message>
        <source>All digits are computed for boards of up to %1 vertices.</source>
        <translation>All digits are computed for boards of up to %1 vertices.</translation>
    </message>
    <message>
        <source>Computing all digits …</source>
        <translation>Computing all digits …</translation>
    </message>
    <message>
        <source>Each entry of the first row has a minor M: the matrix without the row and column of that entry. The signs alternate.</source>
        <translation>Each entry of the first row has a minor M: the matrix without the row and column of that entry. The signs alternate.</translation>
    </message>
    <message>
        <source>The sum of all terms is the determinant: %1.</source>
        <translation>The sum of all terms is the determinant: %1.</translation>
    </message>
    <message>
        <source>Sum so far: %1.</source>
        <translation>Sum so far: %1.</translation>
    </message>
    <message>
        <source>The matrix without row %1 and column %2</source>
        <translation>The matrix without row %1 and column %2</translation>
    </message>
    <message>
        <source>The matrix</source>
        <translation>The matrix</translation>
    </message>
</context>
<context>
    <name>lightsout::Drawing</name>
    <message>
        <source>turn into a graph</source>
        <translation>turn into a graph</translation>
    </message>
    <message>
        <source>add a vertex</source>
        <translation>add a vertex</translation>
    </message>
    <message>
        <source>connect</source>
        <translation>connect</translation>
    </message>
    <message>
        <source>add and connect a vertex</source>
        <translation>add and connect a vertex</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>delete</translation>
    </message>
    <message>
        <source>move</source>
        <translation>move</translation>
    </message>
    <message>
        <source>change self-influence</source>
        <translation>change self-influence</translation>
    </message>
    <message>
        <source>disconnect</source>
        <translation>disconnect</translation>
    </message>
    <message>
        <source>change directions</source>
        <translation>change directions</translation>
    </message>
    <message>
        <source>merge</source>
        <translation>merge</translation>
    </message>
    <message>
        <source>mirror</source>
        <translation>mirror</translation>
    </message>
    <message>
        <source>align</source>
        <translation>align</translation>
    </message>
    <message>
        <source>distribute</source>
        <translation>distribute</translation>
    </message>
    <message>
        <source>snap to grid</source>
        <translation>snap to grid</translation>
    </message>
    <message>
        <source>label</source>
        <translation>label</translation>
    </message>
    <message>
        <source>remove a cell</source>
        <translation>remove a cell</translation>
    </message>
    <message>
        <source>add a button</source>
        <translation>add a button</translation>
    </message>
    <message>
        <source>remove a button</source>
        <translation>remove a button</translation>
    </message>
    <message>
        <source>add a light</source>
        <translation>add a light</translation>
    </message>
    <message>
        <source>remove a light</source>
        <translation>remove a light</translation>
    </message>
</context>
<context>
    <name>lightsout::DrawingActions</name>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cu&amp;t</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copy</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>D&amp;uplicate</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Select &amp;all</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Delete</translation>
    </message>
    <message>
        <source>C&amp;onnect all</source>
        <translation>C&amp;onnect all</translation>
    </message>
    <message>
        <source>D&amp;isconnect</source>
        <translation>D&amp;isconnect</translation>
    </message>
    <message>
        <source>&amp;Both ways</source>
        <translation>&amp;Both ways</translation>
    </message>
    <message>
        <source>O&amp;ne way</source>
        <translation>O&amp;ne way</translation>
    </message>
    <message>
        <source>&amp;Reverse</source>
        <translation>&amp;Reverse</translation>
    </message>
    <message>
        <source>Self-&amp;influence</source>
        <translation>Self-&amp;influence</translation>
    </message>
    <message>
        <source>Withou&amp;t self-influence</source>
        <translation>Withou&amp;t self-influence</translation>
    </message>
    <message>
        <source>&amp;Merge into one</source>
        <translation>&amp;Merge into one</translation>
    </message>
    <message>
        <source>Mirror &amp;left and right</source>
        <translation>Mirror &amp;left and right</translation>
    </message>
    <message>
        <source>Mirror &amp;top and bottom</source>
        <translation>Mirror &amp;top and bottom</translation>
    </message>
    <message>
        <source>Align in a &amp;row</source>
        <translation>Align in a &amp;row</translation>
    </message>
    <message>
        <source>Align in a &amp;column</source>
        <translation>Align in a &amp;column</translation>
    </message>
    <message>
        <source>Space evenly &amp;across</source>
        <translation>Space evenly &amp;across</translation>
    </message>
    <message>
        <source>Space evenly &amp;down</source>
        <translation>Space evenly &amp;down</translation>
    </message>
    <message>
        <source>&amp;Snap to grid</source>
        <translation>&amp;Snap to grid</translation>
    </message>
</context>
<context>
    <name>lightsout::DrawingCard</name>
    <message>
        <source>Influences are mutual</source>
        <translation>Influences are mutual</translation>
    </message>
    <message>
        <source>Draw and connect</source>
        <translation>Draw and connect</translation>
    </message>
    <message>
        <source>Select and move</source>
        <translation>Select and move</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Erase</translation>
    </message>
    <message>
        <source>Make newly connected vertices change each other</source>
        <translation>Make newly connected vertices change each other</translation>
    </message>
    <message>
        <source>Turn it into a graph</source>
        <translation>Turn it into a graph</translation>
    </message>
    <message>
        <source>Begin with an empty board</source>
        <translation>Begin with an empty board</translation>
    </message>
    <message>
        <source>This board is a grid, so its cells can only be removed.</source>
        <translation>This board is a grid, so its cells can only be removed.</translation>
    </message>
    <message>
        <source>If you turn it into a graph, you can add, move, connect and delete its cells one by one.</source>
        <translation>If you turn it into a graph, you can add, move, connect and delete its cells one by one.</translation>
    </message>
    <message>
        <source>This board is too large to draw on.</source>
        <translation>This board is too large to draw on.</translation>
    </message>
    <message numerus="yes">
        <source>Boards of up to %Ln cells can be turned into a graph.</source>
        <translation>
            <numerusform>Boards of up to %Ln cell can be turned into a graph.</numerusform>
            <numerusform>Boards of up to %Ln cells can be turned into a graph.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn this board into a graph whose vertices and edges you can change one by one</source>
        <translation>Turn this board into a graph whose vertices and edges you can change one by one</translation>
    </message>
    <message>
        <source>Draw a graph from scratch</source>
        <translation>Draw a graph from scratch</translation>
    </message>
    <message>
        <source>Remove cell</source>
        <translation>Remove cell</translation>
    </message>
    <message>
        <source>Click cells of the grid to remove them</source>
        <translation>Click cells of the grid to remove them</translation>
    </message>
</context>
<context>
    <name>lightsout::EliminationPage</name>
    <message>
        <source>Step-by-step elimination works for boards of up to %1 vertices.</source>
        <translation>Step-by-step elimination works for boards of up to %1 vertices.</translation>
    </message>
    <message>
        <source>The board is empty, and so is its matrix.</source>
        <translation>The board is empty, and so is its matrix.</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Step by step</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>By hand</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Two methods</source>
        <translation>Two methods</translation>
    </message>
    <message>
        <source>Watch the elimination, one row operation at a time</source>
        <translation>Watch the elimination, one row operation at a time</translation>
    </message>
    <message>
        <source>Choose the row operations yourself</source>
        <translation>Choose the row operations yourself</translation>
    </message>
    <message>
        <source>Show the solutions as formulas, or why there are none</source>
        <translation>Show the solutions as formulas, or why there are none</translation>
    </message>
    <message>
        <source>Compare the cost of Gaussian elimination and light chasing</source>
        <translation>Compare the cost of Gaussian elimination and light chasing</translation>
    </message>
    <message>
        <source>Inverse matrix</source>
        <translation>Inverse matrix</translation>
    </message>
</context>
<context>
    <name>lightsout::EraseTool</name>
    <message>
        <source>Click vertices or edges to delete them, or drag across several.</source>
        <translation>Click vertices or edges to delete them, or drag across several.</translation>
    </message>
    <message>
        <source>A drag is undone in one step. With the keyboard, the space bar deletes the current vertex.</source>
        <translation>A drag is undone in one step. With the keyboard, the space bar deletes the current vertex.</translation>
    </message>
    <message>
        <source>Click cells to remove them, or drag across several.</source>
        <translation>Click cells to remove them, or drag across several.</translation>
    </message>
    <message>
        <source>Undo restores removed cells. On the keyboard, press the space bar to remove a cell.</source>
        <translation>Undo restores removed cells. On the keyboard, press the space bar to remove a cell.</translation>
    </message>
</context>
<context>
    <name>lightsout::ExperimentControls</name>
    <message>
        <source>Play again</source>
        <translation>Play again</translation>
    </message>
    <message>
        <source>Repeat the experiment with another seed</source>
        <translation>Repeat the experiment with another seed</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Copy the table</translation>
    </message>
    <message>
        <source>Copy the table as text, for spreadsheets</source>
        <translation>Copy the table as text, for spreadsheets</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Save as CSV…</translation>
    </message>
    <message>
        <source>Save the table for spreadsheets</source>
        <translation>Save the table for spreadsheets</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>Number of games</translation>
    </message>
    <message>
        <source>Seed </source>
        <translation>Seed </translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>The same seed gives the same games</source>
        <translation>The same seed gives the same games</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Save the table</translation>
    </message>
    <message>
        <source>Values (*.csv)</source>
        <translation>Values (*.csv)</translation>
    </message>
    <message>
        <source>The file could not be saved.</source>
        <translation>The file could not be saved.</translation>
    </message>
</context>
<context>
    <name>lightsout::ExperimentsCard</name>
    <message>
        <source>Experiments side by side</source>
        <translation>Experiments side by side</translation>
    </message>
    <message>
        <source>Games by number of black cells</source>
        <translation>Games by number of black cells</translation>
    </message>
    <message>
        <source>Presses in each game</source>
        <translation>Presses in each game</translation>
    </message>
    <message>
        <source>Several numbers, separated by commas</source>
        <translation>Several numbers, separated by commas</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>Presses</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mean</translation>
    </message>
    <message>
        <source>Variance</source>
        <translation>Variance</translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es)</source>
        <translation>
            <numerusform>%Ln press</numerusform>
            <numerusform>%Ln presses</numerusform>
        </translation>
    </message>
    <message>
        <source>games</source>
        <translation>games</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>expected</translation>
    </message>
    <message>
        <source>“%1” is not valid. Enter a whole number from 0 to %2.</source>
        <translation>“%1” is not valid. Enter a whole number from 0 to %2.</translation>
    </message>
    <message>
        <source>Type up to %1 numbers of presses, separated by commas.</source>
        <translation>Type up to %1 numbers of presses, separated by commas.</translation>
    </message>
    <message>
        <source>Numbers that never occurred and are not expected are left out.</source>
        <translation>Numbers that never occurred and are not expected are left out.</translation>
    </message>
    <message>
        <source>This board is too large for random play. The limit is %1 vertices.</source>
        <translation>This board is too large for random play. The limit is %1 vertices.</translation>
    </message>
    <message>
        <source>Games by number of lights on</source>
        <translation>Games by number of lights on</translation>
    </message>
    <message>
        <source>Each row stands for a number of lights on at the end of a game.</source>
        <translation>Each row stands for a number of lights on at the end of a game.</translation>
    </message>
    <message>
        <source>Each row stands for a number of black cells at the end of a game.</source>
        <translation>Each row stands for a number of black cells at the end of a game.</translation>
    </message>
    <message>
        <source>The exact law of this board is out of reach, but the mean and variance are exact.</source>
        <translation>The exact law of this board is out of reach, but the mean and variance are exact.</translation>
    </message>
    <message>
        <source>Expected: the number of games predicted by the exact law. χ² measures the distance between both, with its degrees of freedom next to it; p is the share of such experiments with the same or a larger distance. Means and variances have 95 % confidence intervals.</source>
        <translation>Expected: the number of games predicted by the exact law. χ² measures the distance between both, with its degrees of freedom next to it; p is the share of such experiments with the same or a larger distance. Means and variances have 95 % confidence intervals.</translation>
    </message>
    <message>
        <source>Lights on</source>
        <translation>Lights on</translation>
    </message>
    <message>
        <source>Black cells</source>
        <translation>Black cells</translation>
    </message>
</context>
<context>
    <name>lightsout::ExperimentsView</name>
    <message>
        <source>Several lengths</source>
        <translation>Several lengths</translation>
    </message>
    <message>
        <source>Play games of several lengths on this board</source>
        <translation>Play games of several lengths on this board</translation>
    </message>
    <message>
        <source>Several sizes</source>
        <translation>Several sizes</translation>
    </message>
    <message>
        <source>Compare the means for square boards of several sizes</source>
        <translation>Compare the means for square boards of several sizes</translation>
    </message>
    <message>
        <source>Two cells</source>
        <translation>Two cells</translation>
    </message>
    <message>
        <source>See whether two cells are independent</source>
        <translation>See whether two cells are independent</translation>
    </message>
</context>
<context>
    <name>lightsout::Export</name>
    <message>
        <source>Elimination %1</source>
        <translation>Elimination %1</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Not saved</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 could not be saved.</translation>
    </message>
    <message>
        <source>Save the elimination as PDF</source>
        <translation>Save the elimination as PDF</translation>
    </message>
    <message>
        <source>Save the elimination as LaTeX</source>
        <translation>Save the elimination as LaTeX</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Save the picture</translation>
    </message>
    <message>
        <source>Elimination of the board %1</source>
        <translation>Elimination of the board %1</translation>
    </message>
    <message>
        <source>Writing %1 …</source>
        <translation>Writing %1 …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Save the slides as PDF</source>
        <translation>Save the slides as PDF</translation>
    </message>
</context>
<context>
    <name>lightsout::FactCard</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>differs</translation>
    </message>
</context>
<context>
    <name>lightsout::FactLabel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>lightsout::FileActions</name>
    <message numerus="yes">
        <source>%1 can be read in %n way(s).</source>
        <translation>
            <numerusform>%1 can be read in %n way.</numerusform>
            <numerusform>%1 can be read in %n ways.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>&amp;Open …</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Save</translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation>Save &amp;as …</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Open &amp;recent</translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>%1 could not be opened.</translation>
    </message>
    <message>
        <source>Save changes?</source>
        <translation>Save changes?</translation>
    </message>
    <message>
        <source>This game has not been saved.</source>
        <translation>This game has not been saved.</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
        <translation>%1 has unsaved changes.</translation>
    </message>
    <message>
        <source>Do you want to save it first?</source>
        <translation>Do you want to save it first?</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t save</source>
        <translation>&amp;Don&apos;t save</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Open a board</source>
        <translation>Open a board</translation>
    </message>
    <message>
        <source>Boards and graphs (%1)</source>
        <translation>Boards and graphs (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>All files (%1)</translation>
    </message>
    <message>
        <source>board</source>
        <translation>board</translation>
    </message>
    <message>
        <source>Lights Out boards (%1)</source>
        <translation>Lights Out boards (%1)</translation>
    </message>
    <message>
        <source>Save the board</source>
        <translation>Save the board</translation>
    </message>
    <message>
        <source>Graphs (%1)</source>
        <translation>Graphs (%1)</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 could not be saved.</translation>
    </message>
    <message>
        <source>Lights Out Workbench</source>
        <translation>Lights Out Workbench</translation>
    </message>
    <message>
        <source>It is not a file.</source>
        <translation>It is not a file.</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Opening %1</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Saving %1</translation>
    </message>
    <message>
        <source>This will be lost:</source>
        <translation>This will be lost:</translation>
    </message>
    <message>
        <source>%1 will not contain the whole game.</source>
        <translation>%1 will not contain the whole game.</translation>
    </message>
    <message>
        <source>A .lightsout file stores everything.</source>
        <translation>A .lightsout file stores everything.</translation>
    </message>
    <message>
        <source>&amp;Save a copy</source>
        <translation>&amp;Save a copy</translation>
    </message>
    <message>
        <source>%1 is no longer there.</source>
        <translation>%1 is no longer there.</translation>
    </message>
    <message>
        <source>%1 was changed elsewhere.</source>
        <translation>%1 was changed elsewhere.</translation>
    </message>
    <message>
        <source>It has been moved or deleted since it was last opened or saved here. The board in this window is intact.</source>
        <translation>It has been moved or deleted since it was last opened or saved here. The board in this window is intact.</translation>
    </message>
    <message>
        <source>Another program has changed it since it was last opened or saved here. It has not been overwritten. The board in this window is intact.</source>
        <translation>Another program has changed it since it was last opened or saved here. It has not been overwritten. The board in this window is intact.</translation>
    </message>
    <message>
        <source>&amp;Reload the file</source>
        <translation>&amp;Reload the file</translation>
    </message>
    <message>
        <source>Save &amp;elsewhere …</source>
        <translation>Save &amp;elsewhere …</translation>
    </message>
    <message>
        <source>Save to &amp;the same place</source>
        <translation>Save to &amp;the same place</translation>
    </message>
    <message>
        <source>&amp;Overwrite the file</source>
        <translation>&amp;Overwrite the file</translation>
    </message>
    <message>
        <source>Closed without saving</source>
        <translation>Closed without saving</translation>
    </message>
    <message>
        <source>Save a &amp;copy …</source>
        <translation>Save a &amp;copy …</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Save a copy</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Saved: %1</translation>
    </message>
    <message>
        <source>This will be left out:</source>
        <translation>This will be left out:</translation>
    </message>
    <message>
        <source>the comments (lines with %1)</source>
        <translation>the comments (lines with %1)</translation>
    </message>
    <message>
        <source>%1 contains more than a board can hold.</source>
        <translation>%1 contains more than a board can hold.</translation>
    </message>
    <message>
        <source>The file itself will not be changed.</source>
        <translation>The file itself will not be changed.</translation>
    </message>
    <message>
        <source>&amp;Open it</source>
        <translation>&amp;Open it</translation>
    </message>
    <message>
        <source>The board remains in File → Open recent.</source>
        <translation>The board remains in File → Open recent.</translation>
    </message>
    <message>
        <source>Opened %1: %2</source>
        <translation>Opened %1: %2</translation>
    </message>
    <message>
        <source>the graphs after the first</source>
        <translation>the graphs after the first</translation>
    </message>
    <message>
        <source>the grouping of vertices</source>
        <translation>the grouping of vertices</translation>
    </message>
    <message>
        <source>the hyperedges</source>
        <translation>the hyperedges</translation>
    </message>
    <message>
        <source>the ports</source>
        <translation>the ports</translation>
    </message>
    <message>
        <source>the weights of the edges</source>
        <translation>the weights of the edges</translation>
    </message>
    <message>
        <source>everything in yEd&apos;s drawing except labels, positions and arrows</source>
        <translation>everything in yEd&apos;s drawing except labels, positions and arrows</translation>
    </message>
    <message>
        <source>Choose a graph</source>
        <translation>Choose a graph</translation>
    </message>
    <message>
        <source>%1 contains several graphs. Which one do you want to open (1 to %2)?</source>
        <translation>%1 contains several graphs. Which one do you want to open (1 to %2)?</translation>
    </message>
    <message>
        <source>Repeated edges</source>
        <translation>Repeated edges</translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s) in %1 repeat others.</source>
        <translation>
            <numerusform>%n edge in %1 repeats another.</numerusform>
            <numerusform>%n edges in %1 repeat others.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you merge them, repeated edges become one edge. A repeated edge toggles a light twice, so pairs can cancel each other out instead.</source>
        <translation>If you merge them, repeated edges become one edge. A repeated edge toggles a light twice, so pairs can cancel each other out instead.</translation>
    </message>
    <message>
        <source>&amp;Merge them</source>
        <translation>&amp;Merge them</translation>
    </message>
    <message>
        <source>&amp;Let pairs cancel out</source>
        <translation>&amp;Let pairs cancel out</translation>
    </message>
    <message numerus="yes">
        <source>a grid of %1 × %2 cells, %n light(s) on</source>
        <translation>
            <numerusform>a grid of %1 × %2 cells, %n light on</numerusform>
            <numerusform>a grid of %1 × %2 cells, %n lights on</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: marked with %2</source>
        <translation>%1: marked with %2</translation>
    </message>
    <message numerus="yes">
        <source>%n vertex(es)</source>
        <translation>
            <numerusform>%n vertex</numerusform>
            <numerusform>%n vertices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undirected edge(s)</source>
        <translation>
            <numerusform>%n undirected edge</numerusform>
            <numerusform>%n undirected edges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n directed edge(s)</source>
        <translation>
            <numerusform>%n directed edge</numerusform>
            <numerusform>%n directed edges</numerusform>
        </translation>
    </message>
    <message>
        <source>labels</source>
        <translation>labels</translation>
    </message>
    <message>
        <source>no labels</source>
        <translation>no labels</translation>
    </message>
    <message>
        <source>positions from the file</source>
        <translation>positions from the file</translation>
    </message>
    <message>
        <source>no positions, drawn on a circle</source>
        <translation>no positions, drawn on a circle</translation>
    </message>
    <message numerus="yes">
        <source>%n vertex(es) without a position (drawn below the others)</source>
        <translation>
            <numerusform>%n vertex without a position (drawn below the others)</numerusform>
            <numerusform>%n vertices without a position (drawn below the others)</numerusform>
        </translation>
    </message>
    <message>
        <source>converted from %1</source>
        <translation>converted from %1</translation>
    </message>
    <message>
        <source>a row for each light, a column for each button</source>
        <translation>a row for each light, a column for each button</translation>
    </message>
    <message>
        <source>Read as the lights of a board</source>
        <translation>Read as the lights of a board</translation>
    </message>
    <message>
        <source>Read as its influence matrix</source>
        <translation>Read as its influence matrix</translation>
    </message>
    <message>
        <source>Read as its adjacency matrix: a press changes its own light</source>
        <translation>Read as its adjacency matrix: a press changes its own light</translation>
    </message>
    <message>
        <source>Read as its influence matrix: a press does not change its own light</source>
        <translation>Read as its influence matrix: a press does not change its own light</translation>
    </message>
    <message>
        <source>Read as a table with a row for each light and a column for each button</source>
        <translation>Read as a table with a row for each light and a column for each button</translation>
    </message>
    <message>
        <source>Read as a list of edges</source>
        <translation>Read as a list of edges</translation>
    </message>
    <message>
        <source>Read as lists of neighbours</source>
        <translation>Read as lists of neighbours</translation>
    </message>
    <message>
        <source>Read as a machine with lights and buttons</source>
        <translation>Read as a machine with lights and buttons</translation>
    </message>
    <message>
        <source>How should this text be read?</source>
        <translation>How should this text be read?</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>the title</translation>
    </message>
    <message>
        <source>the text after the list</source>
        <translation>the text after the list</translation>
    </message>
    <message>
        <source>the numbers in {}</source>
        <translation>the numbers in {}</translation>
    </message>
    <message>
        <source>there are two symbols</source>
        <translation>there are two symbols</translation>
    </message>
    <message>
        <source>the first line states the size</source>
        <translation>the first line states the size</translation>
    </message>
    <message>
        <source>it is not square</source>
        <translation>it is not square</translation>
    </message>
    <message>
        <source>it is square</source>
        <translation>it is square</translation>
    </message>
    <message>
        <source>it is symmetric and its diagonal is constant</source>
        <translation>it is symmetric and its diagonal is constant</translation>
    </message>
    <message>
        <source>it is in brackets</source>
        <translation>it is in brackets</translation>
    </message>
    <message>
        <source>rows or columns have names</source>
        <translation>rows or columns have names</translation>
    </message>
    <message>
        <source>there are numbers other than 0 and 1</source>
        <translation>there are numbers other than 0 and 1</translation>
    </message>
    <message>
        <source>the first line counts vertices and edges</source>
        <translation>the first line counts vertices and edges</translation>
    </message>
    <message>
        <source>the first line names the columns</source>
        <translation>the first line names the columns</translation>
    </message>
    <message>
        <source>each line has two ends</source>
        <translation>each line has two ends</translation>
    </message>
    <message>
        <source>each line has a list</source>
        <translation>each line has a list</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>Why: %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>The text</source>
        <translation>The text</translation>
    </message>
    <message>
        <source>Press a number, or choose with the arrow keys and Enter.</source>
        <translation>Press a number, or choose with the arrow keys and Enter.</translation>
    </message>
    <message numerus="yes">
        <source>%n light(s)</source>
        <translation>
            <numerusform>%n light</numerusform>
            <numerusform>%n lights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n button(s)</source>
        <translation>
            <numerusform>%n button</numerusform>
            <numerusform>%n buttons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lightsout::FileHandle</name>
    <message>
        <source>Drag the board out of the window as a file, or click to save a copy</source>
        <translation>Drag the board out of the window as a file, or click to save a copy</translation>
    </message>
    <message>
        <source>The board as a file</source>
        <translation>The board as a file</translation>
    </message>
</context>
<context>
    <name>lightsout::FindAction</name>
    <message>
        <source>&amp;Search …</source>
        <translation>&amp;Search …</translation>
    </message>
    <message>
        <source>Find a command, a page, a board, a lesson or a term by typing</source>
        <translation>Find a command, a page, a board, a lesson or a term by typing</translation>
    </message>
</context>
<context>
    <name>lightsout::FormulaList</name>
    <message>
        <source>Formulas</source>
        <translation>Formulas</translation>
    </message>
</context>
<context>
    <name>lightsout::GalleryCard</name>
    <message>
        <source>Previous</source>
        <translation>Previous</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Nearest to a tiling</source>
        <translation>Nearest to a tiling</translation>
    </message>
    <message>
        <source>No solution of the all-on board has fewer changes.</source>
        <translation>No solution of the all-on board has fewer changes.</translation>
    </message>
    <message>
        <source>Fewest changes in all: %1; a tiling would have %2.</source>
        <translation>Fewest changes in all: %1; a tiling would have %2.</translation>
    </message>
    <message>
        <source>All tilings</source>
        <translation>All tilings</translation>
    </message>
    <message>
        <source>The first tilings</source>
        <translation>The first tilings</translation>
    </message>
    <message>
        <source>Tiling %1</source>
        <translation>Tiling %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>The %1 solutions nearest to a tiling are listed.</source>
        <translation>The %1 solutions nearest to a tiling are listed.</translation>
    </message>
    <message>
        <source>Enlarge</source>
        <translation>Enlarge</translation>
    </message>
    <message numerus="yes">
        <source>Solution %1 of %2: %Ln change(s)</source>
        <translation>
            <numerusform>Solution %1 of %2: %Ln change</numerusform>
            <numerusform>Solution %1 of %2: %Ln changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lightsout::GamesCard</name>
    <message>
        <source>Play again</source>
        <translation>Play again</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>Number of games</translation>
    </message>
    <message>
        <source>Presses in each game</source>
        <translation>Presses in each game</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>Presses</translation>
    </message>
    <message numerus="yes">
        <source>Black cells after %Ln press(es)</source>
        <translation>
            <numerusform>Black cells after %Ln press</numerusform>
            <numerusform>Black cells after %Ln presses</numerusform>
        </translation>
    </message>
    <message>
        <source>black cells</source>
        <translation>black cells</translation>
    </message>
    <message>
        <source>exact law</source>
        <translation>exact law</translation>
    </message>
    <message>
        <source>Exact: mean %1, variance %2.</source>
        <translation>Exact: mean %1, variance %2.</translation>
    </message>
    <message>
        <source>%1 is black in %2 of the games (exact value: %3).</source>
        <translation>%1 is black in %2 of the games (exact value: %3).</translation>
    </message>
    <message>
        <source>The computation of the exact law was stopped.</source>
        <translation>The computation of the exact law was stopped.</translation>
    </message>
    <message>
        <source>Play the same number of games with a new seed</source>
        <translation>Play the same number of games with a new seed</translation>
    </message>
    <message>
        <source>The exact law of this board is out of reach: computing it would need %1.</source>
        <translation>The exact law of this board is out of reach: computing it would need %1.</translation>
    </message>
    <message>
        <source>The exact probability law of this board can&apos;t be computed.</source>
        <translation>The exact probability law of this board can&apos;t be computed.</translation>
    </message>
    <message>
        <source>The closest board of this kind with a computable exact law is %1.</source>
        <translation>The closest board of this kind with a computable exact law is %1.</translation>
    </message>
    <message>
        <source>The exact law is computed for up to %1 vertices.</source>
        <translation>The exact law is computed for up to %1 vertices.</translation>
    </message>
    <message>
        <source>The mean, variance and limit are still exact.</source>
        <translation>The mean, variance and limit are still exact.</translation>
    </message>
    <message>
        <source>This board is too large for random play. The limit is %1 vertices.</source>
        <translation>This board is too large for random play. The limit is %1 vertices.</translation>
    </message>
    <message>
        <source>These games would need %1. At most %2 games with this many presses can be played.</source>
        <translation>These games would need %1. At most %2 games with this many presses can be played.</translation>
    </message>
    <message>
        <source>The games are being played: %1.</source>
        <translation>The games are being played: %1.</translation>
    </message>
    <message>
        <source>The exact law is being computed: %1.</source>
        <translation>The exact law is being computed: %1.</translation>
    </message>
    <message>
        <source>Lights on (presses: %1)</source>
        <translation>Lights on (presses: %1)</translation>
    </message>
    <message>
        <source>lights on</source>
        <translation>lights on</translation>
    </message>
    <message>
        <source>%1 is on in %2 of the games (exact value: %3).</source>
        <translation>%1 is on in %2 of the games (exact value: %3).</translation>
    </message>
    <message>
        <source>Games: mean %1, variance %2 (95 % confidence intervals).</source>
        <translation>Games: mean %1, variance %2 (95 % confidence intervals).</translation>
    </message>
    <message>
        <source>share of the games</source>
        <translation>share of the games</translation>
    </message>
    <message>
        <source>where 95 % of simulations lie</source>
        <translation>where 95 % of simulations lie</translation>
    </message>
    <message>
        <source>There are too few games to compare them with the law.</source>
        <translation>There are too few games to compare them with the law.</translation>
    </message>
    <message>
        <source>%1: a difference this large or larger happens in less than %2 of such experiments.</source>
        <translation>%1: a difference this large or larger happens in less than %2 of such experiments.</translation>
    </message>
    <message>
        <source>%1: a difference this large or larger happens in %2 of such experiments.</source>
        <translation>%1: a difference this large or larger happens in %2 of such experiments.</translation>
    </message>
    <message numerus="yes">
        <source>χ² = %1 with %Ln degree(s) of freedom, %2</source>
        <translation>
            <numerusform>χ² = %1 with %Ln degree of freedom, %2</numerusform>
            <numerusform>χ² = %1 with %Ln degrees of freedom, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The exact law is computed for up to %1 buttons and %2 lights.</source>
        <translation>The exact law is computed for up to %1 buttons and %2 lights.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 to %2</translation>
    </message>
</context>
<context>
    <name>lightsout::GuessAxis</name>
    <message>
        <source>Your guess: %1, the result: %2</source>
        <translation>Your guess: %1, the result: %2</translation>
    </message>
    <message>
        <source>result %1</source>
        <translation>result %1</translation>
    </message>
    <message>
        <source>guess %1</source>
        <translation>guess %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln guess(es) of the class, from %1 to %2</source>
        <translation>
            <numerusform>%Ln guess of the class, from %1 to %2</numerusform>
            <numerusform>%Ln guesses of the class, from %1 to %2</numerusform>
        </translation>
    </message>
    <message>
        <source>games %1</source>
        <translation>games %1</translation>
    </message>
</context>
<context>
    <name>lightsout::Guide</name>
    <message>
        <source>a quiet pattern</source>
        <translation>a quiet pattern</translation>
    </message>
</context>
<context>
    <name>lightsout::HandCard</name>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Start over</translation>
    </message>
    <message numerus="yes">
        <source>%Ln operation(s) by hand</source>
        <translation>
            <numerusform>%Ln operation by hand</numerusform>
            <numerusform>%Ln operations by hand</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; standard method: %2</source>
        <translation>%1; standard method: %2</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Your turn.</translation>
    </message>
    <message>
        <source>Reduced: every pivot is the only 1 in its column. The solutions have not changed.</source>
        <translation>Reduced: every pivot is the only 1 in its column. The solutions have not changed.</translation>
    </message>
    <message>
        <source>Row %1 needs a 1 in column %2, and row %3 has one.</source>
        <translation>Row %1 needs a 1 in column %2, and row %3 has one.</translation>
    </message>
    <message>
        <source>This removes the 1 in row %1, column %2.</source>
        <translation>This removes the 1 in row %1, column %2.</translation>
    </message>
    <message>
        <source>Drag a row onto another to add it, or onto the edge of the other row to swap the two. Keyboard: arrow keys to move, space bar to lift, Return to add, S to swap.</source>
        <translation>Drag a row onto another to add it, or onto the edge of the other row to swap the two. Keyboard: arrow keys to move, space bar to lift, Return to add, S to swap.</translation>
    </message>
    <message>
        <source>The solutions stay the same: doing an operation a second time undoes it.</source>
        <translation>The solutions stay the same: doing an operation a second time undoes it.</translation>
    </message>
    <message>
        <source>Reduced: every pivot is the only 1 in its column. The rank is %1.</source>
        <translation>Reduced: every pivot is the only 1 in its column. The rank is %1.</translation>
    </message>
    <message>
        <source>Reduced: the inverse of A is to the right of the bar.</source>
        <translation>Reduced: the inverse of A is to the right of the bar.</translation>
    </message>
    <message>
        <source>Reduced: row %1 is zero to the left of the bar, so A has no inverse.</source>
        <translation>Reduced: row %1 is zero to the left of the bar, so A has no inverse.</translation>
    </message>
    <message>
        <source>Reduced: row %1 reads 0 = 1, so this board has no solution.</source>
        <translation>Reduced: row %1 reads 0 = 1, so this board has no solution.</translation>
    </message>
    <message>
        <source>Undo the last row operation</source>
        <translation>Undo the last row operation</translation>
    </message>
    <message>
        <source>Redo the row operation that was undone</source>
        <translation>Redo the row operation that was undone</translation>
    </message>
    <message>
        <source>Show a useful row operation</source>
        <translation>Show a useful row operation</translation>
    </message>
    <message>
        <source>Return to the original matrix</source>
        <translation>Return to the original matrix</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Undone: %1</translation>
    </message>
    <message>
        <source>Swap rows %1 and %2.</source>
        <translation>Swap rows %1 and %2.</translation>
    </message>
    <message>
        <source>Add row %1 to row %2.</source>
        <translation>Add row %1 to row %2.</translation>
    </message>
</context>
<context>
    <name>lightsout::HeatFilterBox</name>
    <message>
        <source>Shown cells</source>
        <translation>Shown cells</translation>
    </message>
    <message>
        <source>Show only these cells in colour</source>
        <translation>Show only these cells in colour</translation>
    </message>
    <message>
        <source>Value of the shown cells</source>
        <translation>Value of the shown cells</translation>
    </message>
</context>
<context>
    <name>lightsout::HeatLegend</name>
    <message>
        <source>Colours, from the palest to the strongest</source>
        <translation>Colours, from the palest to the strongest</translation>
    </message>
</context>
<context>
    <name>lightsout::HeatMap</name>
    <message>
        <source>&amp;Open this board</source>
        <translation>&amp;Open this board</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <translation>Row %1, column %2: %3</translation>
    </message>
    <message>
        <source>Row %1, column %2: not known yet</source>
        <translation>Row %1, column %2: not known yet</translation>
    </message>
</context>
<context>
    <name>lightsout::HelpActions</name>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>&amp;Keyboard and mouse</source>
        <translation>&amp;Keyboard and mouse</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>&amp;About</translation>
    </message>
    <message>
        <source>What&apos;s &amp;new</source>
        <translation>What&apos;s &amp;new</translation>
    </message>
    <message>
        <source>&amp;Report a problem</source>
        <translation>&amp;Report a problem</translation>
    </message>
</context>
<context>
    <name>lightsout::IdentitiesCard</name>
    <message>
        <source>What the literature says</source>
        <translation>What the literature says</translation>
    </message>
    <message>
        <source>Choose a statement to test: boards for which it holds are ringed, others crossed out.</source>
        <translation>Choose a statement to test: boards for which it holds are ringed, others crossed out.</translation>
    </message>
    <message>
        <source>%1, and 2 more if %2</source>
        <translation>%1, and 2 more if %2</translation>
    </message>
    <message>
        <source>without self-influence, %1</source>
        <translation>without self-influence, %1</translation>
    </message>
    <message numerus="yes">
        <source>True for all %Ln square board(s) tested.</source>
        <translation>
            <numerusform>True for all %Ln square board tested.</numerusform>
            <numerusform>True for all %Ln square boards tested.</numerusform>
        </translation>
    </message>
    <message>
        <source>True for %1 of the square boards tested, false for %2.</source>
        <translation>True for %1 of the square boards tested, false for %2.</translation>
    </message>
</context>
<context>
    <name>lightsout::LabBook</name>
    <message>
        <source>add to the lab book</source>
        <translation>add to the lab book</translation>
    </message>
    <message>
        <source>remove from the lab book</source>
        <translation>remove from the lab book</translation>
    </message>
    <message>
        <source>edit a note</source>
        <translation>edit a note</translation>
    </message>
    <message>
        <source>This entry was too large: the rest of its text, or its picture, was left out.</source>
        <translation>This entry was too large: the rest of its text, or its picture, was left out.</translation>
    </message>
</context>
<context>
    <name>lightsout::LabBookActions</name>
    <message>
        <source>Add to the lab boo&amp;k</source>
        <translation>Add to the lab boo&amp;k</translation>
    </message>
    <message>
        <source>Save the current page, its values and the command for them in the lab book of this board</source>
        <translation>Save the current page, its values and the command for them in the lab book of this board</translation>
    </message>
    <message>
        <source>&amp;Lab book …</source>
        <translation>&amp;Lab book …</translation>
    </message>
    <message>
        <source>Show the entries and notes about this board</source>
        <translation>Show the entries and notes about this board</translation>
    </message>
    <message>
        <source>Copy the co&amp;mmand for this page</source>
        <translation>Copy the co&amp;mmand for this page</translation>
    </message>
    <message>
        <source>Copy the command that reproduces the current page</source>
        <translation>Copy the command that reproduces the current page</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>lightsout::LabBookWindow</name>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Undo the last change to the lab book</source>
        <translation>Undo the last change to the lab book</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Print …</translation>
    </message>
    <message>
        <source>Save as PDF …</source>
        <translation>Save as PDF …</translation>
    </message>
    <message>
        <source>Collect your findings here: the current page with its values, and the command that gives them. Everything is saved with the board.</source>
        <translation>Collect your findings here: the current page with its values, and the command that gives them. Everything is saved with the board.</translation>
    </message>
    <message>
        <source>Lab book: %1</source>
        <translation>Lab book: %1</translation>
    </message>
    <message>
        <source>Save the lab book</source>
        <translation>Save the lab book</translation>
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
        <translation>The lab book could not be saved.</translation>
    </message>
</context>
<context>
    <name>lightsout::LabEntryCard</name>
    <message>
        <source>Your note</source>
        <translation>Your note</translation>
    </message>
    <message>
        <source>Picture of the page</source>
        <translation>Picture of the page</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>Copy command</translation>
    </message>
    <message>
        <source>Copy the command that gives the same values</source>
        <translation>Copy the command that gives the same values</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Remove this entry from the lab book; Undo restores it</source>
        <translation>Remove this entry from the lab book; Undo restores it</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Show</translation>
    </message>
    <message>
        <source>Show this page and these settings in the window</source>
        <translation>Show this page and these settings in the window</translation>
    </message>
</context>
<context>
    <name>lightsout::LawsCard</name>
    <message>
        <source>Number of random presses</source>
        <translation>Number of random presses</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limits</translation>
    </message>
    <message>
        <source>Show the limit laws for an even or odd number of presses</source>
        <translation>Show the limit laws for an even or odd number of presses</translation>
    </message>
    <message>
        <source>%1: %2 on average, standard deviation %3.</source>
        <translation>%1: %2 on average, standard deviation %3.</translation>
    </message>
    <message>
        <source>%1: too large for the exact law, so only the limit is shown.</source>
        <translation>%1: too large for the exact law, so only the limit is shown.</translation>
    </message>
    <message>
        <source>%1: too large for the exact law and its limit. An exact law is available for boards of up to %2 vertices and grids of up to %3 rows or columns.</source>
        <translation>%1: too large for the exact law and its limit. An exact law is available for boards of up to %2 vertices and grids of up to %3 rows or columns.</translation>
    </message>
    <message>
        <source>%1: the law is being computed …</source>
        <translation>%1: the law is being computed …</translation>
    </message>
    <message>
        <source>%1: the computation of the law was stopped.</source>
        <translation>%1: the computation of the law was stopped.</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln press(es)</source>
        <translation>
            <numerusform>After %Ln press</numerusform>
            <numerusform>After %Ln presses</numerusform>
        </translation>
    </message>
    <message>
        <source>Lights on in random play</source>
        <translation>Lights on in random play</translation>
    </message>
    <message>
        <source>lights on</source>
        <translation>lights on</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>pinned</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>limit</translation>
    </message>
    <message>
        <source>limit, pinned</source>
        <translation>limit, pinned</translation>
    </message>
    <message>
        <source>current</source>
        <translation>current</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>probability</translation>
    </message>
</context>
<context>
    <name>lightsout::LayoutActions</name>
    <message>
        <source>&amp;Springs</source>
        <translation>&amp;Springs</translation>
    </message>
    <message>
        <source>Edges pull vertices together; all vertices repel each other</source>
        <translation>Edges pull vertices together; all vertices repel each other</translation>
    </message>
    <message>
        <source>&amp;Distances</source>
        <translation>&amp;Distances</translation>
    </message>
    <message>
        <source>Place the vertices at distances equal to shortest-path lengths</source>
        <translation>Place the vertices at distances equal to shortest-path lengths</translation>
    </message>
    <message>
        <source>&amp;Circle</source>
        <translation>&amp;Circle</translation>
    </message>
    <message>
        <source>Place the vertices on a circle, in order</source>
        <translation>Place the vertices on a circle, in order</translation>
    </message>
    <message>
        <source>&amp;Tree</source>
        <translation>&amp;Tree</translation>
    </message>
    <message>
        <source>Place the vertices in levels below a central vertex</source>
        <translation>Place the vertices in levels below a central vertex</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Grid</translation>
    </message>
    <message>
        <source>Place the vertices in rows that form a square, in order</source>
        <translation>Place the vertices in rows that form a square, in order</translation>
    </message>
    <message>
        <source>arrange</source>
        <translation>arrange</translation>
    </message>
</context>
<context>
    <name>lightsout::LayoutCard</name>
    <message>
        <source>Redraw</source>
        <translation>Redraw</translation>
    </message>
    <message>
        <source>The game stays the same; only the positions change.</source>
        <translation>The game stays the same; only the positions change.</translation>
    </message>
</context>
<context>
    <name>lightsout::LegendCard</name>
    <message numerus="yes">
        <source>%Ln light(s)</source>
        <translation>
            <numerusform>%Ln light</numerusform>
            <numerusform>%Ln lights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s)</source>
        <translation>
            <numerusform>%Ln place</numerusform>
            <numerusform>%Ln places</numerusform>
        </translation>
    </message>
    <message>
        <source>On the board, colours only distinguish neighbouring tiles.</source>
        <translation>On the board, colours only distinguish neighbouring tiles.</translation>
    </message>
    <message>
        <source>The number in a red cell counts the presses that change its light. In a tiling, it would be 1.</source>
        <translation>The number in a red cell counts the presses that change its light. In a tiling, it would be 1.</translation>
    </message>
    <message>
        <source>The tiles of this board (polyominoes)</source>
        <translation>The tiles of this board (polyominoes)</translation>
    </message>
</context>
<context>
    <name>lightsout::LessonDock</name>
    <message>
        <source>S&amp;tart at step</source>
        <translation>S&amp;tart at step</translation>
    </message>
    <message>
        <source>&amp;For the teacher …</source>
        <translation>&amp;For the teacher …</translation>
    </message>
    <message>
        <source>&amp;Close the lesson</source>
        <translation>&amp;Close the lesson</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lesson</translation>
    </message>
    <message>
        <source>Lesson menu</source>
        <translation>Lesson menu</translation>
    </message>
    <message>
        <source>Close the lesson and restore the previous board</source>
        <translation>Close the lesson and restore the previous board</translation>
    </message>
    <message>
        <source>Close the lesson</source>
        <translation>Close the lesson</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Pointer</source>
        <translation>Pointer</translation>
    </message>
    <message>
        <source>The lesson “%1” can&apos;t be read.</source>
        <translation>The lesson “%1” can&apos;t be read.</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s) left</source>
        <translation>
            <numerusform>about %Ln minute left</numerusform>
            <numerusform>about %Ln minutes left</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Finish</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Lesson %1: %2</translation>
    </message>
    <message>
        <source>Lesson finished</source>
        <translation>Lesson finished</translation>
    </message>
    <message>
        <source>You have learnt to:</source>
        <translation>You have learnt to:</translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <translation>Next lesson: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Next lesson</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Start over</translation>
    </message>
    <message>
        <source>Restart this step with its original board</source>
        <translation>Restart this step with its original board</translation>
    </message>
    <message>
        <source>&amp;Prepare all questions for the class</source>
        <translation>&amp;Prepare all questions for the class</translation>
    </message>
</context>
<context>
    <name>lightsout::LessonMenu</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lessons</translation>
    </message>
    <message>
        <source>Your own lessons</source>
        <translation>Your own lessons</translation>
    </message>
    <message>
        <source>&amp;New lesson from this board</source>
        <translation>&amp;New lesson from this board</translation>
    </message>
    <message>
        <source>Show the &amp;folder with your lessons</source>
        <translation>Show the &amp;folder with your lessons</translation>
    </message>
    <message>
        <source>&amp;Close the lesson</source>
        <translation>&amp;Close the lesson</translation>
    </message>
    <message>
        <source>Clear &amp;progress …</source>
        <translation>Clear &amp;progress …</translation>
    </message>
    <message>
        <source>You stopped at step %1</source>
        <translation>You stopped at step %1</translation>
    </message>
    <message>
        <source>My lesson</source>
        <translation>My lesson</translation>
    </message>
    <message>
        <source>The first step</source>
        <translation>The first step</translation>
    </message>
    <message>
        <source>Write here what the class should think about.</source>
        <translation>Write here what the class should think about.</translation>
    </message>
    <message>
        <source>Turn all lights off.</source>
        <translation>Turn all lights off.</translation>
    </message>
    <message>
        <source>New lesson</source>
        <translation>New lesson</translation>
    </message>
    <message>
        <source>The lesson could not be saved: %1</source>
        <translation>The lesson could not be saved: %1</translation>
    </message>
    <message>
        <source>The lesson is in the file %1. Edit it in any text editor: the window updates whenever you save it.</source>
        <translation>The lesson is in the file %1. Edit it in any text editor: the window updates whenever you save it.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lessons</translation>
    </message>
    <message>
        <source>Clear the progress in all lessons on this computer?</source>
        <translation>Clear the progress in all lessons on this computer?</translation>
    </message>
    <message>
        <source>&amp;Open a lesson from a file …</source>
        <translation>&amp;Open a lesson from a file …</translation>
    </message>
    <message>
        <source>&amp;Save the lesson as a file …</source>
        <translation>&amp;Save the lesson as a file …</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Open a lesson</translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>Save the lesson</translation>
    </message>
    <message>
        <source>Lessons (%1)</source>
        <translation>Lessons (%1)</translation>
    </message>
    <message>
        <source>Course &amp;map</source>
        <translation>Course &amp;map</translation>
    </message>
    <message>
        <source>See which lessons build on others</source>
        <translation>See which lessons build on others</translation>
    </message>
    <message>
        <source>From your &amp;book …</source>
        <translation>From your &amp;book …</translation>
    </message>
    <message>
        <source>Find the figures, tables and questions of a book or article</source>
        <translation>Find the figures, tables and questions of a book or article</translation>
    </message>
</context>
<context>
    <name>lightsout::LessonSession</name>
    <message>
        <source>Enter a number, such as %1 or %2.</source>
        <translation>Enter a number, such as %1 or %2.</translation>
    </message>
    <message>
        <source>Not yet: the answer is smaller.</source>
        <translation>Not yet: the answer is smaller.</translation>
    </message>
    <message>
        <source>Not yet: the answer is larger.</source>
        <translation>Not yet: the answer is larger.</translation>
    </message>
    <message>
        <source>Not this one. Try another.</source>
        <translation>Not this one. Try another.</translation>
    </message>
    <message numerus="yes">
        <source>Not yet: the sum has %Ln cell(s).</source>
        <translation>
            <numerusform>Not yet: the sum has %Ln cell.</numerusform>
            <numerusform>Not yet: the sum has %Ln cells.</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct!</source>
        <translation>Correct!</translation>
    </message>
    <message>
        <source>You have done this step before.</source>
        <translation>You have done this step before.</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>step %1 of %2</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>Lesson %1</translation>
    </message>
    <message>
        <source>Your guess is too high by %1.</source>
        <translation>Your guess is too high by %1.</translation>
    </message>
    <message>
        <source>Your guess is too low by %1.</source>
        <translation>Your guess is too low by %1.</translation>
    </message>
    <message>
        <source>Nearly: this is rounded. Give the fraction, or more decimal places.</source>
        <translation>Nearly: this is rounded. Give the fraction, or more decimal places.</translation>
    </message>
    <message>
        <source>%1 does not change the light of %2.</source>
        <translation>%1 does not change the light of %2.</translation>
    </message>
    <message>
        <source>You can&apos;t press %1: the light of %2 would change a second time.</source>
        <translation>You can&apos;t press %1: the light of %2 would change a second time.</translation>
    </message>
    <message>
        <source>Nothing forces you to press %1. Look for a light that only one press can still change.</source>
        <translation>Nothing forces you to press %1. Look for a light that only one press can still change.</translation>
    </message>
    <message>
        <source>%1 is forced, too, but here you need another one.</source>
        <translation>%1 is forced, too, but here you need another one.</translation>
    </message>
    <message>
        <source>Forced! Which press is next?</source>
        <translation>Forced! Which press is next?</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Exactly right!</source>
        <translation>Exactly right!</translation>
    </message>
    <message>
        <source>A good guess, only %1 too high.</source>
        <translation>A good guess, only %1 too high.</translation>
    </message>
    <message>
        <source>A good guess, only %1 too low.</source>
        <translation>A good guess, only %1 too low.</translation>
    </message>
    <message>
        <source>Close: your guess is too high by %1.</source>
        <translation>Close: your guess is too high by %1.</translation>
    </message>
    <message>
        <source>Close: your guess is too low by %1.</source>
        <translation>Close: your guess is too low by %1.</translation>
    </message>
    <message>
        <source>Your guess is too high by %1: it is more than twice the result.</source>
        <translation>Your guess is too high by %1: it is more than twice the result.</translation>
    </message>
    <message>
        <source>Your guess is too low by %1: it is less than half the result.</source>
        <translation>Your guess is too low by %1: it is less than half the result.</translation>
    </message>
    <message>
        <source>Write %1 % if you mean percent.</source>
        <translation>Write %1 % if you mean percent.</translation>
    </message>
    <message>
        <source>Games: %1 of %2. At the end, the light was on in %3 of them.</source>
        <translation>Games: %1 of %2. At the end, the light was on in %3 of them.</translation>
    </message>
    <message>
        <source>Not yet. Move the slider on.</source>
        <translation>Not yet. Move the slider on.</translation>
    </message>
    <message>
        <source>Not these. Click on a tile again to unmark it.</source>
        <translation>Not these. Click on a tile again to unmark it.</translation>
    </message>
    <message>
        <source>Which other tiles?</source>
        <translation>Which other tiles?</translation>
    </message>
    <message>
        <source>Looking for a counterexample …</source>
        <translation>Looking for a counterexample …</translation>
    </message>
    <message>
        <source>Disproved: %1 is a counterexample.</source>
        <translation>Disproved: %1 is a counterexample.</translation>
    </message>
    <message>
        <source>Disproved: %1 is a counterexample (%2).</source>
        <translation>Disproved: %1 is a counterexample (%2).</translation>
    </message>
    <message>
        <source>This could not be computed for %1.</source>
        <translation>This could not be computed for %1.</translation>
    </message>
    <message>
        <source>The condition holds for no square up to %1, so nothing was tested.</source>
        <translation>The condition holds for no square up to %1, so nothing was tested.</translation>
    </message>
    <message numerus="yes">
        <source>No counterexample: it holds for %Ln square(s) up to %1. That is no proof.</source>
        <translation>
            <numerusform>No counterexample: it holds for %Ln square up to %1. That is no proof.</numerusform>
            <numerusform>No counterexample: it holds for %Ln squares up to %1. That is no proof.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not how it continues. Try another block.</source>
        <translation>This is not how it continues. Try another block.</translation>
    </message>
    <message>
        <source>%1 is not in the pattern.</source>
        <translation>%1 is not in the pattern.</translation>
    </message>
    <message>
        <source>Yes. Which others change the light of %1?</source>
        <translation>Yes. Which others change the light of %1?</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln: an even number.</source>
        <translation>
            <numerusform>All %Ln: an even number.</numerusform>
            <numerusform>All %Ln: an even number.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which cells of the pattern change the light of %1?</source>
        <translation>Which cells of the pattern change the light of %1?</translation>
    </message>
    <message>
        <source>A probability is a number from 0 to 1, or from 0 % to 100 %.</source>
        <translation>A probability is a number from 0 to 1, or from 0 % to 100 %.</translation>
    </message>
</context>
<context>
    <name>lightsout::LessonShelf</name>
    <message>
        <source>It is not a file.</source>
        <translation>It is not a file.</translation>
    </message>
</context>
<context>
    <name>lightsout::LightsFromPictureDialog</name>
    <message>
        <source>&amp;Keep the picture&apos;s proportions</source>
        <translation>&amp;Keep the picture&apos;s proportions</translation>
    </message>
    <message>
        <source>&amp;Dark cells are on</source>
        <translation>&amp;Dark cells are on</translation>
    </message>
    <message>
        <source>Lights from a picture</source>
        <translation>Lights from a picture</translation>
    </message>
    <message>
        <source>The picture</source>
        <translation>The picture</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>&amp;Create</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Minimum brightness of a bright cell</source>
        <translation>Minimum brightness of a bright cell</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Rows</translation>
    </message>
    <message>
        <source>C&amp;olumns</source>
        <translation>C&amp;olumns</translation>
    </message>
    <message>
        <source>&amp;Threshold</source>
        <translation>&amp;Threshold</translation>
    </message>
    <message>
        <source>%1 of %2 lights are on.</source>
        <translation>%1 of %2 lights are on.</translation>
    </message>
</context>
<context>
    <name>lightsout::LimitCard</name>
    <message>
        <source>%1 black: %2 at even times, %3 at odd times.</source>
        <translation>%1 black: %2 at even times, %3 at odd times.</translation>
    </message>
    <message>
        <source>black cells</source>
        <translation>black cells</translation>
    </message>
    <message>
        <source>Limit laws</source>
        <translation>Limit laws</translation>
    </message>
    <message>
        <source>Two limit laws alternate</source>
        <translation>Two limit laws alternate</translation>
    </message>
    <message>
        <source>The limit law</source>
        <translation>The limit law</translation>
    </message>
    <message>
        <source>even times</source>
        <translation>even times</translation>
    </message>
    <message>
        <source>all times</source>
        <translation>all times</translation>
    </message>
    <message>
        <source>odd times</source>
        <translation>odd times</translation>
    </message>
    <message>
        <source>Even and odd times mix: no set of cells has an odd overlap with every press.</source>
        <translation>Even and odd times mix: no set of cells has an odd overlap with every press.</translation>
    </message>
    <message>
        <source>Every press toggles an odd number of these cells</source>
        <translation>Every press toggles an odd number of these cells</translation>
    </message>
    <message>
        <source>Lazy play has one limit: the average of the two laws.</source>
        <translation>Lazy play has one limit: the average of the two laws.</translation>
    </message>
    <message>
        <source>Every press toggles an odd number of the coloured cells, so each press changes the parity of the number of black cells among them. Even and odd times never mix.</source>
        <translation>Every press toggles an odd number of the coloured cells, so each press changes the parity of the number of black cells among them. Even and odd times never mix.</translation>
    </message>
    <message>
        <source>The limit laws of this board are too long to show. They are shown for up to %1 vertices and %2 quiet patterns.</source>
        <translation>The limit laws of this board are too long to show. They are shown for up to %1 vertices and %2 quiet patterns.</translation>
    </message>
    <message>
        <source>lights on</source>
        <translation>lights on</translation>
    </message>
    <message>
        <source>%1 on: %2 at even times, %3 at odd times.</source>
        <translation>%1 on: %2 at even times, %3 at odd times.</translation>
    </message>
    <message>
        <source>Every press toggles an odd number of the coloured cells, so each press changes the parity of the number of lights on among them. Even and odd times never mix.</source>
        <translation>Every press toggles an odd number of the coloured cells, so each press changes the parity of the number of lights on among them. Even and odd times never mix.</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>probability</translation>
    </message>
</context>
<context>
    <name>lightsout::LiveActions</name>
    <message>
        <source>&amp;Open a live class …</source>
        <translation>&amp;Open a live class …</translation>
    </message>
    <message>
        <source>Lets pupils play along in their phone browsers</source>
        <translation>Lets pupils play along in their phone browsers</translation>
    </message>
    <message>
        <source>Give &amp;everyone this board</source>
        <translation>Give &amp;everyone this board</translation>
    </message>
    <message>
        <source>Gives the class the current board</source>
        <translation>Gives the class the current board</translation>
    </message>
    <message>
        <source>&amp;Ask the class …</source>
        <translation>&amp;Ask the class …</translation>
    </message>
    <message>
        <source>Sends a question to the class&apos;s phones</source>
        <translation>Sends a question to the class&apos;s phones</translation>
    </message>
    <message>
        <source>&amp;Save results …</source>
        <translation>&amp;Save results …</translation>
    </message>
    <message>
        <source>Saves the results as a table</source>
        <translation>Saves the results as a table</translation>
    </message>
    <message>
        <source>Live class</source>
        <translation>Live class</translation>
    </message>
    <message>
        <source>The current board is solved or too large for a phone.</source>
        <translation>The current board is solved or too large for a phone.</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation>Save the results</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 could not be saved.</translation>
    </message>
    <message>
        <source>The lab book is full.</source>
        <translation>The lab book is full.</translation>
    </message>
    <message>
        <source>End the class</source>
        <translation>End the class</translation>
    </message>
    <message>
        <source>The class has results that were not saved.</source>
        <translation>The class has results that were not saved.</translation>
    </message>
    <message>
        <source>Save results …</source>
        <translation>Save results …</translation>
    </message>
    <message>
        <source>End without saving</source>
        <translation>End without saving</translation>
    </message>
    <message numerus="yes">
        <source>Continue the class of %1 (%Ln pupil(s))?</source>
        <translation>
            <numerusform>Continue the class of %1 (%Ln pupil)?</numerusform>
            <numerusform>Continue the class of %1 (%Ln pupils)?</numerusform>
        </translation>
    </message>
    <message>
        <source>The program ended while the class was open. The phones return as the same pupils. No deletes the class.</source>
        <translation>The program ended while the class was open. The phones return as the same pupils. No deletes the class.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Not now</translation>
    </message>
    <message>
        <source>The class can&apos;t be continued now, because another program or live class is using its port. It is offered again at the next start.</source>
        <translation>The class can&apos;t be continued now, because another program or live class is using its port. It is offered again at the next start.</translation>
    </message>
    <message>
        <source>Sh&amp;ow the class</source>
        <translation>Sh&amp;ow the class</translation>
    </message>
    <message>
        <source>Shows the class panel and the wall</source>
        <translation>Shows the class panel and the wall</translation>
    </message>
    <message>
        <source>Other &amp;boards or a contest …</source>
        <translation>Other &amp;boards or a contest …</translation>
    </message>
    <message>
        <source>Gives the class other boards</source>
        <translation>Gives the class other boards</translation>
    </message>
    <message>
        <source>Add results to the &amp;lab book</source>
        <translation>Add results to the &amp;lab book</translation>
    </message>
    <message>
        <source>Adds a summary of the results to the lab book</source>
        <translation>Adds a summary of the results to the lab book</translation>
    </message>
    <message>
        <source>E&amp;nd class</source>
        <translation>E&amp;nd class</translation>
    </message>
    <message>
        <source>Ends the class and shows a message on the phones</source>
        <translation>Ends the class and shows a message on the phones</translation>
    </message>
    <message>
        <source>&amp;Wider panel</source>
        <translation>&amp;Wider panel</translation>
    </message>
    <message>
        <source>Makes the class panel wider</source>
        <translation>Makes the class panel wider</translation>
    </message>
    <message>
        <source>Na&amp;rrower panel</source>
        <translation>Na&amp;rrower panel</translation>
    </message>
    <message>
        <source>Makes the class panel narrower</source>
        <translation>Makes the class panel narrower</translation>
    </message>
</context>
<context>
    <name>lightsout::LiveBoardsDialog</name>
    <message>
        <source>Other boards for the class</source>
        <translation>Other boards for the class</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Begin</translation>
    </message>
</context>
<context>
    <name>lightsout::LiveBoardsForm</name>
    <message>
        <source>The curren&amp;t board</source>
        <translation>The curren&amp;t board</translation>
    </message>
    <message>
        <source>A &amp;series, each board harder than the last</source>
        <translation>A &amp;series, each board harder than the last</translation>
    </message>
    <message>
        <source>A co&amp;ntest: rounds against the clock</source>
        <translation>A co&amp;ntest: rounds against the clock</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>The current board is solved, or too large for a phone.</source>
        <translation>The current board is solved, or too large for a phone.</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Rows</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Columns</translation>
    </message>
    <message>
        <source>Fewest &amp;presses for first board</source>
        <translation>Fewest &amp;presses for first board</translation>
    </message>
    <message>
        <source>Num&amp;ber of boards</source>
        <translation>Num&amp;ber of boards</translation>
    </message>
    <message>
        <source>Contest</source>
        <translation>Contest</translation>
    </message>
    <message>
        <source>&amp;Minutes per round</source>
        <translation>&amp;Minutes per round</translation>
    </message>
    <message>
        <source>Ran&amp;ked by</source>
        <translation>Ran&amp;ked by</translation>
    </message>
    <message>
        <source>Challenge codes</source>
        <translation>Challenge codes</translation>
    </message>
    <message>
        <source>From challenge co&amp;des</source>
        <translation>From challenge co&amp;des</translation>
    </message>
    <message>
        <source>One code per line, as on worksheets</source>
        <translation>One code per line, as on worksheets</translation>
    </message>
    <message>
        <source>&amp;Each pupil at their own pace</source>
        <translation>&amp;Each pupil at their own pace</translation>
    </message>
    <message>
        <source>A pupil who has solved a board gets the next one at once; otherwise the class continues together</source>
        <translation>A pupil who has solved a board gets the next one at once; otherwise the class continues together</translation>
    </message>
</context>
<context>
    <name>lightsout::LiveCard</name>
    <message>
        <source>Press</source>
        <translation>Press</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Restart</translation>
    </message>
    <message>
        <source>One game, live</source>
        <translation>One game, live</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Speed</translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es) a second</source>
        <translation>
            <numerusform>%Ln press a second</numerusform>
            <numerusform>%Ln presses a second</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Chosen cell is black</source>
        <translation>Chosen cell is black</translation>
    </message>
    <message>
        <source>Click a cell to measure how often it is black</source>
        <translation>Click a cell to measure how often it is black</translation>
    </message>
    <message>
        <source>Available after the first press.</source>
        <translation>Available after the first press.</translation>
    </message>
    <message>
        <source>Return to press 0 and the starting lights</source>
        <translation>Return to press 0 and the starting lights</translation>
    </message>
    <message>
        <source>Pause the random presses</source>
        <translation>Pause the random presses</translation>
    </message>
    <message>
        <source>Press at random</source>
        <translation>Press at random</translation>
    </message>
    <message>
        <source>This board is empty or too large. The limit is %1 vertices.</source>
        <translation>This board is empty or too large. The limit is %1 vertices.</translation>
    </message>
    <message>
        <source>Lights on</source>
        <translation>Lights on</translation>
    </message>
    <message>
        <source>Chosen light is on</source>
        <translation>Chosen light is on</translation>
    </message>
    <message>
        <source>Black (light on)</source>
        <translation>Black (light on)</translation>
    </message>
    <message>
        <source>Click a light to measure how often it is on</source>
        <translation>Click a light to measure how often it is on</translation>
    </message>
</context>
<context>
    <name>lightsout::LiveDialog</name>
    <message>
        <source>amber apple arrow basil beach berry bread brick cedar chalk cherry cloud coral delta ember fable ferry flame flute forest frost garden ginger globe grape harbour hazel honey island ivory jungle lemon lilac maple marble meadow melon mint olive onyx opal orange panda paper pearl pebble pepper piano plum pocket quartz rabbit raven river robin saffron sailor silver spark spruce stone sugar summer tango tiger tulip valley velvet violet walnut willow winter zebra</source>
        <comment>words that a class types to join, without accents, separated by blanks</comment>
        <translation>amber apple arrow basil beach berry bread brick cedar chalk cherry cloud coral delta ember fable ferry flame flute forest frost garden ginger globe grape harbour hazel honey island ivory jungle lemon lilac maple marble meadow melon mint olive onyx opal orange panda paper pearl pebble pepper piano plum pocket quartz rabbit raven river robin saffron sailor silver spark spruce stone sugar summer tango tiger tulip valley velvet violet walnut willow winter zebra</translation>
    </message>
    <message>
        <source>Open a live class</source>
        <translation>Open a live class</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Network</translation>
    </message>
    <message>
        <source>Pupils on the same network open the address in a browser and type the room word. Nothing is stored on their devices. Results are stored here only if you save them.</source>
        <translation>Pupils on the same network open the address in a browser and type the room word. Nothing is stored on their devices. Results are stored here only if you save them.</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Address</translation>
    </message>
    <message>
        <source>P&amp;ort</source>
        <translation>P&amp;ort</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Port %1 on %2 can&apos;t be used: another program or live class is using it. Choose another port.</source>
        <translation>Port %1 on %2 can&apos;t be used: another program or live class is using it. Choose another port.</translation>
    </message>
    <message>
        <source>Cable, %1</source>
        <translation>Cable, %1</translation>
    </message>
    <message>
        <source>Wi-Fi, %1</source>
        <translation>Wi-Fi, %1</translation>
    </message>
    <message>
        <source>Virtual network %2, %1</source>
        <translation>Virtual network %2, %1</translation>
    </message>
    <message>
        <source>Without a router, %1</source>
        <translation>Without a router, %1</translation>
    </message>
    <message>
        <source>This computer only, for testing, %1</source>
        <translation>This computer only, for testing, %1</translation>
    </message>
    <message>
        <source>Network %2, %1</source>
        <translation>Network %2, %1</translation>
    </message>
    <message>
        <source>This computer is in no network, so no phone can reach it. Connect it, or share the boards as a web page.</source>
        <translation>This computer is in no network, so no phone can reach it. Connect it, or share the boards as a web page.</translation>
    </message>
    <message>
        <source>Share as &amp;web page …</source>
        <translation>Share as &amp;web page …</translation>
    </message>
</context>
<context>
    <name>lightsout::LiveWall</name>
    <message>
        <source>%1 is back.</source>
        <translation>%1 is back.</translation>
    </message>
    <message>
        <source>Wall of the class – Lights Out Workbench</source>
        <translation>Wall of the class – Lights Out Workbench</translation>
    </message>
    <message>
        <source>Join the class</source>
        <translation>Join the class</translation>
    </message>
    <message>
        <source>Point your camera at the code, or open</source>
        <translation>Point your camera at the code, or open</translation>
    </message>
    <message>
        <source>Type the room word</source>
        <translation>Type the room word</translation>
    </message>
    <message>
        <source>Write your name</source>
        <translation>Write your name</translation>
    </message>
    <message>
        <source>Your name will appear on this wall.</source>
        <translation>Your name will appear on this wall.</translation>
    </message>
    <message>
        <source>Names of the pupils</source>
        <translation>Names of the pupils</translation>
    </message>
    <message>
        <source>Where the class pressed</source>
        <translation>Where the class pressed</translation>
    </message>
    <message>
        <source>Join late:</source>
        <translation>Join late:</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>QR code of the address</source>
        <translation>QR code of the address</translation>
    </message>
    <message>
        <source>Turn all the lights off</source>
        <translation>Turn all the lights off</translation>
    </message>
    <message>
        <source>Board %1 of %2: turn all the lights off</source>
        <translation>Board %1 of %2: turn all the lights off</translation>
    </message>
    <message>
        <source>A question for the class</source>
        <translation>A question for the class</translation>
    </message>
    <message>
        <source>Final ranking</source>
        <translation>Final ranking</translation>
    </message>
    <message>
        <source>The class has begun.</source>
        <translation>The class has begun.</translation>
    </message>
    <message>
        <source>The teacher begins.</source>
        <translation>The teacher begins.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pupil(s) joined</source>
        <translation>
            <numerusform>%Ln pupil joined</numerusform>
            <numerusform>%Ln pupils joined</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln phone(s) loaded the page, none has joined</source>
        <translation>
            <numerusform>%Ln phone loaded the page, none has joined</numerusform>
            <numerusform>%Ln phones loaded the page, none has joined</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln phone(s) loaded the page and has not joined yet</source>
        <translation>
            <numerusform>%Ln phone loaded the page and has not joined yet</numerusform>
            <numerusform>%Ln phones loaded the page and have not joined yet</numerusform>
        </translation>
    </message>
    <message>
        <source>No phone has connected yet. Is it in the same network as this computer? Does the firewall of this computer allow port %1/tcp? If the school&apos;s network separates devices, use a hotspot, or share the boards as a web page.</source>
        <translation>No phone has connected yet. Is it in the same network as this computer? Does the firewall of this computer allow port %1/tcp? If the school&apos;s network separates devices, use a hotspot, or share the boards as a web page.</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>%1 of %2 solved</translation>
    </message>
    <message numerus="yes">
        <source>%1 of them in %Ln press(es), the fewest</source>
        <translation>
            <numerusform>%1 of them in %Ln press, the fewest</numerusform>
            <numerusform>%1 of them in %Ln presses, the fewest</numerusform>
        </translation>
    </message>
    <message>
        <source>A solution: press the crosses, in any order</source>
        <translation>A solution: press the crosses, in any order</translation>
    </message>
    <message>
        <source>How many pupils pressed each cell</source>
        <translation>How many pupils pressed each cell</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Paused</translation>
    </message>
    <message>
        <source>%1 of %2 answered</source>
        <translation>%1 of %2 answered</translation>
    </message>
    <message>
        <source>%1 is right.</source>
        <translation>%1 is right.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln right answer(s).</source>
        <translation>
            <numerusform>%Ln right answer.</numerusform>
            <numerusform>%Ln right answers.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>Presses</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
</context>
<context>
    <name>lightsout::MainWindow</name>
    <message>
        <source>New board</source>
        <translation>New board</translation>
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
        <translation>Manual</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Search the manual</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contents</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Chapter</translation>
    </message>
    <message>
        <source>Back to the previous page</source>
        <translation>Back to the previous page</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>No results.</source>
        <translation>No results.</translation>
    </message>
</context>
<context>
    <name>lightsout::MapCard</name>
    <message>
        <source>Save values (CSV) …</source>
        <translation>Save values (CSV) …</translation>
    </message>
    <message>
        <source>Which boards have a tiling?</source>
        <translation>Which boards have a tiling?</translation>
    </message>
    <message>
        <source>Rectangles</source>
        <translation>Rectangles</translation>
    </message>
    <message>
        <source>Cylinders</source>
        <translation>Cylinders</translation>
    </message>
    <message>
        <source>Tori</source>
        <translation>Tori</translation>
    </message>
    <message>
        <source>King boards</source>
        <translation>King boards</translation>
    </message>
    <message>
        <source>Kind of boards</source>
        <translation>Kind of boards</translation>
    </message>
    <message>
        <source>%1 of the boards have been computed so far.</source>
        <translation>%1 of the boards have been computed so far.</translation>
    </message>
    <message>
        <source>%1: not known yet</source>
        <translation>%1: not known yet</translation>
    </message>
    <message>
        <source>%1: no tiling</source>
        <translation>%1: no tiling</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln tiling(s)</source>
        <translation>
            <numerusform>%1: %Ln tiling</numerusform>
            <numerusform>%1: %Ln tilings</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the values</source>
        <translation>Save the values</translation>
    </message>
    <message>
        <source>tilings</source>
        <translation>tilings</translation>
    </message>
    <message>
        <source>Lights Out Workbench</source>
        <translation>Lights Out Workbench</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 could not be saved.</translation>
    </message>
    <message>
        <source>One row or column, two rows or columns of odd length, and %1; no others, as Livingston and Stout proved in 1990.</source>
        <translation>One row or column, two rows or columns of odd length, and %1; no others, as Livingston and Stout proved in 1990.</translation>
    </message>
    <message>
        <source>Cylinders with one row of length divisible by 3 or two rows of length divisible by 4, and the narrowest cylinders.</source>
        <translation>Cylinders with one row of length divisible by 3 or two rows of length divisible by 4, and the narrowest cylinders.</translation>
    </message>
    <message>
        <source>Tori with both sides divisible by 5, and some very narrow tori.</source>
        <translation>Tori with both sides divisible by 5, and some very narrow tori.</translation>
    </message>
    <message>
        <source>Every size: squares of %1 cells, cut off at the border.</source>
        <translation>Every size: squares of %1 cells, cut off at the border.</translation>
    </message>
    <message>
        <source>%1: more than %2 tilings</source>
        <translation>%1: more than %2 tilings</translation>
    </message>
    <message>
        <source>Point at a size to see the number of tilings; double-click to open the board.</source>
        <translation>Point at a size to see the number of tilings; double-click to open the board.</translation>
    </message>
    <message>
        <source>Save a table of the sizes that have a tiling</source>
        <translation>Save a table of the sizes that have a tiling</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiling(s)</source>
        <translation>
            <numerusform>%Ln tiling</numerusform>
            <numerusform>%Ln tilings</numerusform>
        </translation>
    </message>
    <message>
        <source>All sizes</source>
        <translation>All sizes</translation>
    </message>
    <message>
        <source>Sizes with</source>
        <translation>Sizes with</translation>
    </message>
    <message>
        <source>Rows with tilings</source>
        <translation>Rows with tilings</translation>
    </message>
    <message>
        <source>%1 of the %2 boards have exactly this number of tilings.</source>
        <translation>%1 of the %2 boards have exactly this number of tilings.</translation>
    </message>
    <message>
        <source>In %1 of %2 rows, all boards have a tiling.</source>
        <translation>In %1 of %2 rows, all boards have a tiling.</translation>
    </message>
    <message>
        <source>Each press changes 5 lights, and 5 does not divide %1.</source>
        <translation>Each press changes 5 lights, and 5 does not divide %1.</translation>
    </message>
    <message>
        <source>No other board on this map has this number of tilings.</source>
        <translation>No other board on this map has this number of tilings.</translation>
    </message>
    <message>
        <source>The same number: %1 boards on this map, such as %2.</source>
        <translation>The same number: %1 boards on this map, such as %2.</translation>
    </message>
</context>
<context>
    <name>lightsout::MapPanel</name>
    <message>
        <source>Self-influence</source>
        <translation>Self-influence</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Surface</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Neighbours</translation>
    </message>
    <message>
        <source>Map of solution counts by number of rows and columns</source>
        <translation>Map of solution counts by number of rows and columns</translation>
    </message>
    <message>
        <source>%1, first map</source>
        <translation>%1, first map</translation>
    </message>
    <message>
        <source>%1, second map</source>
        <translation>%1, second map</translation>
    </message>
    <message>
        <source>%1 of the %2 boards shown have exactly %3 solutions.</source>
        <translation>%1 of the %2 boards shown have exactly %3 solutions.</translation>
    </message>
    <message>
        <source>Searching for the rows …</source>
        <translation>Searching for the rows …</translation>
    </message>
    <message>
        <source>In %1 of %2 rows, all boards with %3 to %4 columns have exactly one solution</source>
        <translation>In %1 of %2 rows, all boards with %3 to %4 columns have exactly one solution</translation>
    </message>
    <message>
        <source>%1: rows %2.</source>
        <translation>%1: rows %2.</translation>
    </message>
</context>
<context>
    <name>lightsout::MapView</name>
    <message>
        <source>&amp;Compare two maps</source>
        <translation>&amp;Compare two maps</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>One or several</source>
        <translation>One or several</translation>
    </message>
    <message>
        <source>Solvable share</source>
        <translation>Solvable share</translation>
    </message>
    <message>
        <source>Boards that can be solved</source>
        <translation>Boards that can be solved</translation>
    </message>
    <message>
        <source>&amp;Table …</source>
        <translation>&amp;Table …</translation>
    </message>
    <message>
        <source>Show all connected graphs with few vertices</source>
        <translation>Show all connected graphs with few vertices</translation>
    </message>
    <message>
        <source>&amp;Save map …</source>
        <translation>&amp;Save map …</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Stopped: %1 of the visible map is known.</source>
        <translation>Stopped: %1 of the visible map is known.</translation>
    </message>
    <message>
        <source>Computing: %1 of the visible map is known.</source>
        <translation>Computing: %1 of the visible map is known.</translation>
    </message>
    <message>
        <source>Save the map</source>
        <translation>Save the map</translation>
    </message>
    <message>
        <source>map</source>
        <translation>map</translation>
    </message>
    <message>
        <source>Picture or drawing (*.png *.svg)</source>
        <translation>Picture or drawing (*.png *.svg)</translation>
    </message>
    <message>
        <source>The map can&apos;t be written to %1. The file name must end in .png or .svg.</source>
        <translation>The map can&apos;t be written to %1. The file name must end in .png or .svg.</translation>
    </message>
    <message>
        <source>Nullity</source>
        <translation>Nullity</translation>
    </message>
    <message>
        <source>Show a second map, for another surface or rule, and where the two maps differ</source>
        <translation>Show a second map, for another surface or rule, and where the two maps differ</translation>
    </message>
    <message>
        <source>Show the counts as tables, including the tables printed in books</source>
        <translation>Show the counts as tables, including the tables printed in books</translation>
    </message>
    <message>
        <source>Save the map as a picture or its values as CSV</source>
        <translation>Save the map as a picture or its values as CSV</translation>
    </message>
    <message>
        <source>How many solutions a solvable board has</source>
        <translation>How many solutions a solvable board has</translation>
    </message>
    <message>
        <source>Whether the solution is unique</source>
        <translation>Whether the solution is unique</translation>
    </message>
    <message>
        <source>The share of boards that are solvable</source>
        <translation>The share of boards that are solvable</translation>
    </message>
    <message>
        <source>The dimension of the kernel</source>
        <translation>The dimension of the kernel</translation>
    </message>
    <message>
        <source>Continue the computation where it stopped</source>
        <translation>Continue the computation where it stopped</translation>
    </message>
    <message>
        <source>Stop the computation and keep the counts so far</source>
        <translation>Stop the computation and keep the counts so far</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Overview</translation>
    </message>
    <message>
        <source>The frame is the part that the map shows. Zoom with the wheel: the board under the pointer stays there. The key 0 shows the whole map.</source>
        <translation>The frame is the part that the map shows. Zoom with the wheel: the board under the pointer stays there. The key 0 shows the whole map.</translation>
    </message>
    <message>
        <source>A pixel shows the share with several solutions among %1 boards.</source>
        <translation>A pixel shows the share with several solutions among %1 boards.</translation>
    </message>
    <message>
        <source>A pixel shows the smallest share among %1 boards.</source>
        <translation>A pixel shows the smallest share among %1 boards.</translation>
    </message>
    <message>
        <source>A pixel shows the maximum of %1 boards.</source>
        <translation>A pixel shows the maximum of %1 boards.</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>All boards</translation>
    </message>
    <message>
        <source>Boards with</source>
        <translation>Boards with</translation>
    </message>
    <message>
        <source>One-solution rows</source>
        <translation>One-solution rows</translation>
    </message>
    <message>
        <source>%1 solutions</source>
        <translation>%1 solutions</translation>
    </message>
    <message>
        <source>First map: %1
Second map: %2</source>
        <translation>First map: %1
Second map: %2</translation>
    </message>
    <message>
        <source>&amp;Graphs</source>
        <translation>&amp;Graphs</translation>
    </message>
</context>
<context>
    <name>lightsout::MatrixView</name>
    <message>
        <source>Influence matrix</source>
        <translation>Influence matrix</translation>
    </message>
    <message>
        <source>The board is empty, and so is its matrix.</source>
        <translation>The board is empty, and so is its matrix.</translation>
    </message>
    <message>
        <source>Copy this &amp;row</source>
        <translation>Copy this &amp;row</translation>
    </message>
    <message>
        <source>This matrix is too large to draw. The limit is %1 vertices and %2 pairs of neighbours.</source>
        <translation>This matrix is too large to draw. The limit is %1 vertices and %2 pairs of neighbours.</translation>
    </message>
    <message>
        <source>Number of equations: %1; number of unknowns: %2</source>
        <translation>Number of equations: %1; number of unknowns: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln equation(s) with as many unknowns</source>
        <translation>
            <numerusform>%Ln equation with one unknown</numerusform>
            <numerusform>%Ln equations with as many unknowns</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <translation>Row %1: %2</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>row %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>column %1</translation>
    </message>
    <message>
        <source>column %1 after the bar</source>
        <translation>column %1 after the bar</translation>
    </message>
    <message>
        <source>Row %1 is lifted. Drop it on another row to add it there.</source>
        <translation>Row %1 is lifted. Drop it on another row to add it there.</translation>
    </message>
    <message>
        <source>Row %1 is lifted. Choose another row: Return adds it there, and S swaps the two rows.</source>
        <translation>Row %1 is lifted. Choose another row: Return adds it there, and S swaps the two rows.</translation>
    </message>
    <message>
        <source>Row %1 is put back.</source>
        <translation>Row %1 is put back.</translation>
    </message>
</context>
<context>
    <name>lightsout::Menus</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quit</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>New &amp;window</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>Start pa&amp;ge</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edit</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Draw</translation>
    </message>
    <message>
        <source>Arrange &amp;all</source>
        <translation>Arrange &amp;all</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Play</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;View</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;Class</source>
        <translation>&amp;Class</translation>
    </message>
</context>
<context>
    <name>lightsout::MethodsView</name>
    <message>
        <source>Bit operations</source>
        <translation>Bit operations</translation>
    </message>
    <message>
        <source>Row operations</source>
        <translation>Row operations</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Quantity compared</source>
        <translation>Quantity compared</translation>
    </message>
    <message>
        <source>chasing alone</source>
        <translation>chasing alone</translation>
    </message>
    <message>
        <source>small system</source>
        <translation>small system</translation>
    </message>
    <message>
        <source>substitution</source>
        <translation>substitution</translation>
    </message>
    <message>
        <source>Gaussian elimination</source>
        <translation>Gaussian elimination</translation>
    </message>
    <message>
        <source>Chasing</source>
        <translation>Chasing</translation>
    </message>
    <message>
        <source>Board: %1</source>
        <translation>Board: %1</translation>
    </message>
    <message>
        <source>This board is empty or too large.</source>
        <translation>This board is empty or too large.</translation>
    </message>
    <message>
        <source>On an %1 board, the cost of Gaussian elimination grows like %2 if zeros are not skipped. If zeros are skipped, as here, the cost grows like %3, because all 1s of the matrix lie in a narrow band. Light chasing costs %4 and leaves a system of %5 equations that costs at most %6 to solve.</source>
        <translation>On an %1 board, the cost of Gaussian elimination grows like %2 if zeros are not skipped. If zeros are skipped, as here, the cost grows like %3, because all 1s of the matrix lie in a narrow band. Light chasing costs %4 and leaves a system of %5 equations that costs at most %6 to solve.</translation>
    </message>
    <message>
        <source>Light chasing needs a rectangle without glued borders in which neighbouring cells share a side.</source>
        <translation>Light chasing needs a rectangle without glued borders in which neighbouring cells share a side.</translation>
    </message>
    <message>
        <source>Both methods are being measured.</source>
        <translation>Both methods are being measured.</translation>
    </message>
    <message>
        <source>Gaussian elimination has no such step.</source>
        <translation>Gaussian elimination has no such step.</translation>
    </message>
    <message>
        <source>The quantity that the chart and the table show</source>
        <translation>The quantity that the chart and the table show</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>up to %1</translation>
    </message>
    <message>
        <source>Largest square</source>
        <translation>Largest square</translation>
    </message>
    <message>
        <source>The largest square to measure; large squares take minutes</source>
        <translation>The largest square to measure; large squares take minutes</translation>
    </message>
    <message>
        <source>This board is empty or too large: both methods are measured on boards of up to %1 vertices, or %2 for rectangles.</source>
        <translation>This board is empty or too large: both methods are measured on boards of up to %1 vertices, or %2 for rectangles.</translation>
    </message>
    <message>
        <source>Brute force tries %1 sets of presses in %2.</source>
        <translation>Brute force tries %1 sets of presses in %2.</translation>
    </message>
    <message>
        <source>Brute force would try %1 sets of presses. At the speed measured here, that would take about %2.</source>
        <translation>Brute force would try %1 sets of presses. At the speed measured here, that would take about %2.</translation>
    </message>
    <message>
        <source>All squares up to %1 measured</source>
        <translation>All squares up to %1 measured</translation>
    </message>
    <message>
        <source>Stopped before %1</source>
        <translation>Stopped before %1</translation>
    </message>
    <message>
        <source>Measuring %1, up to %2 …</source>
        <translation>Measuring %1, up to %2 …</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Continue measuring squares</source>
        <translation>Continue measuring squares</translation>
    </message>
    <message>
        <source>Stop measuring squares; the results so far are kept</source>
        <translation>Stop measuring squares; the results so far are kept</translation>
    </message>
    <message>
        <source>Gaussian,
bit operations</source>
        <translation>Gaussian,
bit operations</translation>
    </message>
    <message>
        <source>Chasing,
bit operations</source>
        <translation>Chasing,
bit operations</translation>
    </message>
    <message>
        <source>Gaussian,
row operations</source>
        <translation>Gaussian,
row operations</translation>
    </message>
    <message>
        <source>Chasing,
row operations</source>
        <translation>Chasing,
row operations</translation>
    </message>
    <message>
        <source>Gaussian,
time</source>
        <translation>Gaussian,
time</translation>
    </message>
    <message>
        <source>Chasing,
time</source>
        <translation>Chasing,
time</translation>
    </message>
    <message>
        <source>Brute force,
press sets</source>
        <translation>Brute force,
press sets</translation>
    </message>
    <message>
        <source>Brute force,
time</source>
        <translation>Brute force,
time</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>about %1</translation>
    </message>
    <message>
        <source>Cost of each method for square boards</source>
        <translation>Cost of each method for square boards</translation>
    </message>
</context>
<context>
    <name>lightsout::ModeBar</name>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
</context>
<context>
    <name>lightsout::MonkeyCard</name>
    <message>
        <source>A monkey at the board</source>
        <translation>A monkey at the board</translation>
    </message>
    <message>
        <source>one press from winning, ten presses a second</source>
        <translation>one press from winning, ten presses a second</translation>
    </message>
    <message>
        <source>The number of reachable boards is 1 plus the mean number of random presses needed to win from boards one press away.</source>
        <translation>The number of reachable boards is 1 plus the mean number of random presses needed to win from boards one press away.</translation>
    </message>
    <message>
        <source>Mean number of presses and time by board size</source>
        <translation>Mean number of presses and time by board size</translation>
    </message>
    <message>
        <source>mean presses</source>
        <translation>mean presses</translation>
    </message>
    <message>
        <source>time</source>
        <translation>time</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1 d %2 h</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1 years</translation>
    </message>
</context>
<context>
    <name>lightsout::Navigator</name>
    <message>
        <source>Zoom out (−)</source>
        <translation>Zoom out (−)</translation>
    </message>
    <message>
        <source>Show all (0)</source>
        <translation>Show all (0)</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Zoom in (+)</translation>
    </message>
</context>
<context>
    <name>lightsout::NewBoardDialog</name>
    <message>
        <source>New board</source>
        <translation>New board</translation>
    </message>
    <message>
        <source>Kind of board</source>
        <translation>Kind of board</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>&amp;Create</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Group of boards</source>
        <translation>Group of boards</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nothing found</translation>
    </message>
    <message>
        <source>No board has this name.</source>
        <translation>No board has this name.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Open</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln light(s)</source>
        <translation>
            <numerusform>%Ln light</numerusform>
            <numerusform>%Ln lights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln connection(s)</source>
        <translation>
            <numerusform>%Ln connection</numerusform>
            <numerusform>%Ln connections</numerusform>
        </translation>
    </message>
    <message>
        <source>Search for a board, or type a challenge code</source>
        <translation>Search for a board, or type a challenge code</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Challenge</translation>
    </message>
    <message>
        <source>This code gives the same lights on every computer.</source>
        <translation>This code gives the same lights on every computer.</translation>
    </message>
    <message>
        <source>This is neither the name of a board nor a valid code.</source>
        <translation>This is neither the name of a board nor a valid code.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Search</translation>
    </message>
</context>
<context>
    <name>lightsout::NullityBoundsCard</name>
    <message>
        <source>Bounds on the nullity</source>
        <translation>Bounds on the nullity</translation>
    </message>
    <message>
        <source>Bounds are computed for boards of up to %1 vertices and %2 edges.</source>
        <translation>Bounds are computed for boards of up to %1 vertices and %2 edges.</translation>
    </message>
    <message>
        <source>Computing the bounds …</source>
        <translation>Computing the bounds …</translation>
    </message>
    <message>
        <source>The nullity next to a lower and an upper bound that need no elimination.</source>
        <translation>The nullity next to a lower and an upper bound that need no elimination.</translation>
    </message>
    <message>
        <source>The nullity k lies between a lower and an upper bound that need no elimination.</source>
        <translation>The nullity k lies between a lower and an upper bound that need no elimination.</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln different nonempty set(s) of lights that a press changes. Two presses that change the same lights cancel out, and a press that changes none is quiet.</source>
        <translation>
            <numerusform>There is %Ln nonempty set of lights that a press changes. Two presses that change the same lights cancel out, and a press that changes none is quiet.</numerusform>
            <numerusform>There are %Ln different nonempty sets of lights that a press changes. Two presses that change the same lights cancel out, and a press that changes none is quiet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln press(es) can be paired with different lights that they change. The rank is not greater, because each term of a nonzero minor is such a pairing.</source>
        <translation>
            <numerusform>At most %Ln press can be paired with a light that it changes. The rank is not greater, because each term of a nonzero minor is such a pairing.</numerusform>
            <numerusform>At most %Ln presses can be paired with different lights that they change. The rank is not greater, because each term of a nonzero minor is such a pairing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In a list of %Ln light(s), each light has a press that no earlier light has. In a quiet pattern, the light&apos;s other presses determine that press.</source>
        <translation>
            <numerusform>In a list of %Ln light, the light has a press. In a quiet pattern, the light&apos;s other presses determine that press.</numerusform>
            <numerusform>In a list of %Ln lights, each light has a press that no earlier light has. In a quiet pattern, the light&apos;s other presses determine that press.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shortest paths have a total of %Ln step(s). No press on a shortest path changes a light more than one step ahead, so these rows and columns form a triangle.</source>
        <translation>
            <numerusform>Shortest paths have a total of %Ln step. No press on a shortest path changes a light more than one step ahead, so these rows and columns form a triangle.</numerusform>
            <numerusform>Shortest paths have a total of %Ln steps. No press on a shortest path changes a light more than one step ahead, so these rows and columns form a triangle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If no light has more than D presses, a list like the one above has at least %Ln light(s): each adds at most D new presses.</source>
        <translation>
            <numerusform>If no light has more than D presses, a list like the one above has at least %Ln light: each adds at most D new presses.</numerusform>
            <numerusform>If no light has more than D presses, a list like the one above has at least %Ln lights: each adds at most D new presses.</numerusform>
        </translation>
    </message>
    <message>
        <source>Influences are mutual and no press changes its own light, so xᵀAx = 0 for all x and the rank is even.</source>
        <translation>Influences are mutual and no press changes its own light, so xᵀAx = 0 for all x and the rank is even.</translation>
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
        <translation>&amp;Number the cells</translation>
    </message>
    <message>
        <source>Next to &amp;formulas, on small boards</source>
        <translation>Next to &amp;formulas, on small boards</translation>
    </message>
    <message>
        <source>N&amp;ot at all</source>
        <translation>N&amp;ot at all</translation>
    </message>
    <message>
        <source>&amp;Consecutively, as in x₁, x₂ …</source>
        <translation>&amp;Consecutively, as in x₁, x₂ …</translation>
    </message>
    <message>
        <source>By &amp;row and column</source>
        <translation>By &amp;row and column</translation>
    </message>
    <message>
        <source>Count from &amp;0</source>
        <translation>Count from &amp;0</translation>
    </message>
</context>
<context>
    <name>lightsout::OperationList</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Steps</translation>
    </message>
    <message>
        <source>Forward elimination</source>
        <translation>Forward elimination</translation>
    </message>
    <message>
        <source>Back substitution</source>
        <translation>Back substitution</translation>
    </message>
    <message>
        <source>The small system</source>
        <translation>The small system</translation>
    </message>
    <message>
        <source>Substitution</source>
        <translation>Substitution</translation>
    </message>
    <message>
        <source>Light chasing</source>
        <translation>Light chasing</translation>
    </message>
    <message>
        <source>Pivot %1: %2 (%3)</source>
        <translation>Pivot %1: %2 (%3)</translation>
    </message>
</context>
<context>
    <name>lightsout::OutcomeCard</name>
    <message>
        <source>Determinant</source>
        <translation>Determinant</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Every board has exactly one solution</source>
        <translation>Every board has exactly one solution</translation>
    </message>
    <message>
        <source>Row %1 reads 0 = 1</source>
        <translation>Row %1 reads 0 = 1</translation>
    </message>
    <message numerus="yes">
        <source>It is the sum of the equations of the %Ln marked light(s). Every press changes an even number of these lights, but an odd number of them (those that are numbered or ticked) must change.</source>
        <translation>
            <numerusform>It is the equation of the %Ln marked light. No press changes it, but it must change.</numerusform>
            <numerusform>It is the sum of the equations of the %Ln marked lights. Every press changes an even number of these lights, but an odd number of them (those that are numbered or ticked) must change.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 solutions</source>
        <translation>%1 solutions</translation>
    </message>
    <message>
        <source>One solution</source>
        <translation>One solution</translation>
    </message>
    <message>
        <source>Quiet pattern %1</source>
        <translation>Quiet pattern %1</translation>
    </message>
    <message>
        <source>Set this free press to 0 or 1</source>
        <translation>Set this free press to 0 or 1</translation>
    </message>
    <message>
        <source>The matrix is not square.</source>
        <translation>The matrix is not square.</translation>
    </message>
    <message>
        <source>Exactly one solution</source>
        <translation>Exactly one solution</translation>
    </message>
    <message>
        <source>The table has %1 and %2. Click ringed presses to set them freely; the others follow.</source>
        <translation>The table has %1 and %2. Click ringed presses to set them freely; the others follow.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln light(s)</source>
        <translation>
            <numerusform>%Ln light</numerusform>
            <numerusform>%Ln lights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln button(s)</source>
        <translation>
            <numerusform>%Ln button</numerusform>
            <numerusform>%Ln buttons</numerusform>
        </translation>
    </message>
    <message>
        <source>The determinant of the matrix over the integers</source>
        <translation>The determinant of the matrix over the integers</translation>
    </message>
    <message>
        <source>Modulo 2</source>
        <translation>Modulo 2</translation>
    </message>
    <message>
        <source>The determinant modulo 2: 1 if the rank equals the size of the matrix</source>
        <translation>The determinant modulo 2: 1 if the rank equals the size of the matrix</translation>
    </message>
    <message>
        <source>Next choice</source>
        <translation>Next choice</translation>
    </message>
    <message>
        <source>Go through all choices of the free presses, one after another</source>
        <translation>Go through all choices of the free presses, one after another</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>odd</translation>
    </message>
    <message>
        <source>even</source>
        <translation>even</translation>
    </message>
    <message numerus="yes">
        <source>The determinant is even: some boards have no solution, the others have several. Click the %Ln ringed press(es) to set them freely; the others follow.</source>
        <translation>
            <numerusform>The determinant is even: some boards have no solution, the others have several. Click the %Ln ringed press to set it freely; the others follow.</numerusform>
            <numerusform>The determinant is even: some boards have no solution, the others have several. Click the %Ln ringed presses to set them freely; the others follow.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>The determinant is odd, so the matrix has an inverse. Each row K of the inverse gives a formula: a press is the scalar product %1 with the lights M to change. It is made if an odd number of the lights in K must change.</source>
        <translation>The determinant is odd, so the matrix has an inverse. Each row K of the inverse gives a formula: a press is the scalar product %1 with the lights M to change. It is made if an odd number of the lights in K must change.</translation>
    </message>
    <message>
        <source>Of all plane rectangles with more than one cell, only %1 has orthonormal columns; the %2 torus has them, too.</source>
        <translation>Of all plane rectangles with more than one cell, only %1 has orthonormal columns; the %2 torus has them, too.</translation>
    </message>
    <message>
        <source>The columns C of the matrix are orthonormal: the scalar product %1 is 1 for C = C′ and 0 otherwise.</source>
        <translation>The columns C of the matrix are orthonormal: the scalar product %1 is 1 for C = C′ and 0 otherwise.</translation>
    </message>
    <message>
        <source>The columns C of the matrix are not orthonormal: the scalar product %1 would have to be 1 for C = C′ and 0 otherwise.</source>
        <translation>The columns C of the matrix are not orthonormal: the scalar product %1 would have to be 1 for C = C′ and 0 otherwise.</translation>
    </message>
</context>
<context>
    <name>lightsout::OverlapCard</name>
    <message>
        <source>Why this board can be solved</source>
        <translation>Why this board can be solved</translation>
    </message>
    <message>
        <source>Why this board can&apos;t be solved</source>
        <translation>Why this board can&apos;t be solved</translation>
    </message>
    <message>
        <source>The lights to change</source>
        <translation>The lights to change</translation>
    </message>
    <message>
        <source>On a directed board these are not quiet patterns. They span the left kernel: every press changes an even number of lights in each.</source>
        <translation>On a directed board these are not quiet patterns. They span the left kernel: every press changes an even number of lights in each.</translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln light(s) to make the board solvable. That is the minimum.</source>
        <translation>
            <numerusform>Change %Ln light to make the board solvable. That is the minimum.</numerusform>
            <numerusform>Change %Ln lights to make the board solvable. That is the minimum.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln light(s) to make the board solvable. At least %1 must be changed.</source>
        <translation>
            <numerusform>Change %Ln light to make the board solvable. At least %1 must be changed.</numerusform>
            <numerusform>Change %Ln lights to make the board solvable. At least %1 must be changed.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Here: %2.</source>
        <translation>%1 Here: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln light(s)</source>
        <translation>
            <numerusform>Change %Ln light</numerusform>
            <numerusform>Change %Ln lights</numerusform>
        </translation>
    </message>
    <message>
        <source>change lights to make the board solvable</source>
        <translation>change lights to make the board solvable</translation>
    </message>
    <message>
        <source>Can this board be solved?</source>
        <translation>Can this board be solved?</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Counting …</translation>
    </message>
    <message numerus="yes">
        <source>%Ln: even</source>
        <translation>
            <numerusform>%Ln: even</numerusform>
            <numerusform>%Ln: even</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln: odd</source>
        <translation>
            <numerusform>%Ln: odd</numerusform>
            <numerusform>%Ln: odd</numerusform>
        </translation>
    </message>
    <message>
        <source>Pattern %1</source>
        <translation>Pattern %1</translation>
    </message>
    <message>
        <source>Dots mark the lights to change in this pattern. Click to show it on the board.</source>
        <translation>Dots mark the lights to change in this pattern. Click to show it on the board.</translation>
    </message>
    <message>
        <source>Each basis pattern contains an even number of the lights to change: the scalar product %1 of these lights M and each pattern K is 0.</source>
        <translation>Each basis pattern contains an even number of the lights to change: the scalar product %1 of these lights M and each pattern K is 0.</translation>
    </message>
    <message>
        <source>A pattern contains an odd number of the lights to change: the scalar product %1 of these lights M and this pattern K is 1, and no press changes it.</source>
        <translation>A pattern contains an odd number of the lights to change: the scalar product %1 of these lights M and this pattern K is 1, and no press changes it.</translation>
    </message>
</context>
<context>
    <name>lightsout::OverviewCard</name>
    <message>
        <source>Up to symmetry</source>
        <translation>Up to symmetry</translation>
    </message>
    <message>
        <source>Presses per tiling</source>
        <translation>Presses per tiling</translation>
    </message>
    <message>
        <source>Searched</source>
        <translation>Searched</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>Search again</translation>
    </message>
    <message>
        <source>Watch the proof</source>
        <translation>Watch the proof</translation>
    </message>
    <message>
        <source>Too large</source>
        <translation>Too large</translation>
    </message>
    <message>
        <source>The search for tilings is limited to boards of up to %1 vertices.</source>
        <translation>The search for tilings is limited to boards of up to %1 vertices.</translation>
    </message>
    <message>
        <source>No tiling</source>
        <translation>No tiling</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pressed cell(s); the tiles round them cover all %1 lights.</source>
        <translation>
            <numerusform>%Ln pressed cell; the tile round it covers all lights: %1.</numerusform>
            <numerusform>%Ln pressed cells; the tiles round them cover all %1 lights.</numerusform>
        </translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>more than %1</translation>
    </message>
    <message>
        <source>completely</source>
        <translation>completely</translation>
    </message>
    <message>
        <source>partly</source>
        <translation>partly</translation>
    </message>
    <message>
        <source>Looking for tilings …</source>
        <translation>Looking for tilings …</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>The search was stopped.</translation>
    </message>
    <message>
        <source>No press changes %1.</source>
        <translation>No press changes %1.</translation>
    </message>
    <message>
        <source>The size of every tile is a multiple of %1, but the number of lights, %2, is not.</source>
        <translation>The size of every tile is a multiple of %1, but the number of lights, %2, is not.</translation>
    </message>
    <message>
        <source>In one part of the board, every tile size is a multiple of %1, but the number of lights, %2, is not.</source>
        <translation>In one part of the board, every tile size is a multiple of %1, but the number of lights, %2, is not.</translation>
    </message>
    <message numerus="yes">
        <source>Wherever you start, one light remains that no tile can cover. %Ln move(s) prove it.</source>
        <translation>
            <numerusform>Wherever you start, one light remains that no tile can cover. %Ln move proves it.</numerusform>
            <numerusform>Wherever you start, one light remains that no tile can cover. %Ln moves prove it.</numerusform>
        </translation>
    </message>
    <message>
        <source>All possibilities were tried, and none works.</source>
        <translation>All possibilities were tried, and none works.</translation>
    </message>
    <message>
        <source>There are too many tilings to compare.</source>
        <translation>There are too many tilings to compare.</translation>
    </message>
    <message>
        <source>No tiling is known.</source>
        <translation>No tiling is known.</translation>
    </message>
    <message>
        <source>On directed boards, this number can vary.</source>
        <translation>On directed boards, this number can vary.</translation>
    </message>
    <message>
        <source>%1 of the search is done. The remaining time can&apos;t be predicted.</source>
        <translation>%1 of the search is done. The remaining time can&apos;t be predicted.</translation>
    </message>
    <message>
        <source>An optimal solution: every light changes exactly once.</source>
        <translation>An optimal solution: every light changes exactly once.</translation>
    </message>
</context>
<context>
    <name>lightsout::PageRow</name>
    <message>
        <source>Previous page</source>
        <translation>Previous page</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Next page</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
</context>
<context>
    <name>lightsout::PageTabs</name>
    <message>
        <source>Scroll left</source>
        <translation>Scroll left</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Scroll right</translation>
    </message>
</context>
<context>
    <name>lightsout::PairCard</name>
    <message>
        <source>Two cells over time</source>
        <translation>Two cells over time</translation>
    </message>
    <message>
        <source>Presses up to</source>
        <translation>Presses up to</translation>
    </message>
    <message>
        <source>First cell</source>
        <translation>First cell</translation>
    </message>
    <message>
        <source>Second cell</source>
        <translation>Second cell</translation>
    </message>
    <message>
        <source>The number of the cell, counted row by row</source>
        <translation>The number of the cell, counted row by row</translation>
    </message>
    <message>
        <source>Largest number of presses</source>
        <translation>Largest number of presses</translation>
    </message>
    <message>
        <source>Covariance and correlation by number of presses</source>
        <translation>Covariance and correlation by number of presses</translation>
    </message>
    <message>
        <source>This board is too large for random play. The limit is %1 vertices.</source>
        <translation>This board is too large for random play. The limit is %1 vertices.</translation>
    </message>
    <message>
        <source>%1 and %2: if they were independent, the covariance would always be 0. The covariance from the games is shown with its standard error.</source>
        <translation>%1 and %2: if they were independent, the covariance would always be 0. The covariance from the games is shown with its standard error.</translation>
    </message>
    <message>
        <source>Covariance,
exact</source>
        <translation>Covariance,
exact</translation>
    </message>
    <message>
        <source>Covariance,
games</source>
        <translation>Covariance,
games</translation>
    </message>
    <message>
        <source>Standard
error</source>
        <translation>Standard
error</translation>
    </message>
    <message>
        <source>Correlation,
exact</source>
        <translation>Correlation,
exact</translation>
    </message>
    <message>
        <source>Correlation,
games</source>
        <translation>Correlation,
games</translation>
    </message>
    <message>
        <source>Covariance and correlation</source>
        <translation>Covariance and correlation</translation>
    </message>
    <message>
        <source>presses</source>
        <translation>presses</translation>
    </message>
    <message>
        <source>covariance, games</source>
        <translation>covariance, games</translation>
    </message>
    <message>
        <source>covariance, exact</source>
        <translation>covariance, exact</translation>
    </message>
    <message>
        <source>correlation, exact</source>
        <translation>correlation, exact</translation>
    </message>
    <message>
        <source>But covariance 0 does not mean independent: in the limit on 2 × 2 every two cells have covariance 0, yet the parity of all four is certain.</source>
        <translation>But covariance 0 does not mean independent: in the limit on 2 × 2 every two cells have covariance 0, yet the parity of all four is certain.</translation>
    </message>
    <message>
        <source>games: 95 % confidence interval</source>
        <translation>games: 95 % confidence interval</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>Presses</translation>
    </message>
</context>
<context>
    <name>lightsout::PatternCard</name>
    <message>
        <source>The same pattern for every cell</source>
        <translation>The same pattern for every cell</translation>
    </message>
    <message>
        <source>Lights changed by one press</source>
        <translation>Lights changed by one press</translation>
    </message>
</context>
<context>
    <name>lightsout::PatternGallery</name>
    <message>
        <source>Stop filtering by number of presses</source>
        <translation>Stop filtering by number of presses</translation>
    </message>
    <message>
        <source>All</source>
        <translation>All</translation>
    </message>
    <message>
        <source>Up to symmetry: %1</source>
        <translation>Up to symmetry: %1</translation>
    </message>
    <message>
        <source>Symmetric: %1</source>
        <translation>Symmetric: %1</translation>
    </message>
    <message numerus="yes">
        <source>Only %Ln press(es) ×</source>
        <translation>
            <numerusform>Only %Ln press ×</numerusform>
            <numerusform>Only %Ln presses ×</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A quiet pattern of %Ln press(es)</source>
        <translation>
            <numerusform>A quiet pattern of %Ln press</numerusform>
            <numerusform>A quiet pattern of %Ln presses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solution of %Ln press(es)</source>
        <translation>
            <numerusform>Solution of %Ln press</numerusform>
            <numerusform>Solution of %Ln presses</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Symmetric: some rotation, reflection or other symmetry of the board leaves it unchanged.</source>
        <translation>%1. Symmetric: some rotation, reflection or other symmetry of the board leaves it unchanged.</translation>
    </message>
    <message>
        <source>Still searching …</source>
        <translation>Still searching …</translation>
    </message>
    <message>
        <source>All %1 are shown.</source>
        <translation>All %1 are shown.</translation>
    </message>
    <message>
        <source>The first %1 are shown.</source>
        <translation>The first %1 are shown.</translation>
    </message>
    <message>
        <source>Found in the sample: %1.</source>
        <translation>Found in the sample: %1.</translation>
    </message>
    <message>
        <source>Every pattern</source>
        <translation>Every pattern</translation>
    </message>
    <message>
        <source>Show one pattern from each symmetry class</source>
        <translation>Show one pattern from each symmetry class</translation>
    </message>
    <message>
        <source>Show only patterns that a rotation or reflection leaves unchanged</source>
        <translation>Show only patterns that a rotation or reflection leaves unchanged</translation>
    </message>
    <message numerus="yes">
        <source>Pattern %1 of %2: %Ln press(es)</source>
        <translation>
            <numerusform>Pattern %1 of %2: %Ln press</numerusform>
            <numerusform>Pattern %1 of %2: %Ln presses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solution %1 of %2: %Ln press(es)</source>
        <translation>
            <numerusform>Solution %1 of %2: %Ln press</numerusform>
            <numerusform>Solution %1 of %2: %Ln presses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lightsout::PatternTool</name>
    <message>
        <source>This board is too large for custom patterns.</source>
        <translation>This board is too large for custom patterns.</translation>
    </message>
    <message numerus="yes">
        <source>Custom patterns are available for boards of up to %Ln cells.</source>
        <translation>
            <numerusform>Custom patterns are available for boards of up to %Ln cell.</numerusform>
            <numerusform>Custom patterns are available for boards of up to %Ln cells.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the lights that pressing %1 should change.</source>
        <translation>Click the lights that pressing %1 should change.</translation>
    </message>
    <message>
        <source>Ctrl+click to choose another cell to press.</source>
        <translation>Ctrl+click to choose another cell to press.</translation>
    </message>
    <message>
        <source>change the press pattern</source>
        <translation>change the press pattern</translation>
    </message>
</context>
<context>
    <name>lightsout::PatternsCard</name>
    <message>
        <source>only the empty pattern</source>
        <translation>only the empty pattern</translation>
    </message>
    <message numerus="yes">
        <source>of a basis of %Ln pattern(s)</source>
        <translation>
            <numerusform>of a basis of %Ln pattern</numerusform>
            <numerusform>of a basis of %Ln patterns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Patterns can be overlaid for boards of up to %Ln vertices.</source>
        <translation>
            <numerusform>Patterns can be overlaid for boards of up to %Ln vertex.</numerusform>
            <numerusform>Patterns can be overlaid for boards of up to %Ln vertices.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both boards have only the empty quiet pattern.</source>
        <translation>Both boards have only the empty quiet pattern.</translation>
    </message>
    <message>
        <source>Filled: only this board, %1. Rings: only the pinned one, %2. Filled with a ring: both, %3.</source>
        <translation>Filled: only this board, %1. Rings: only the pinned one, %2. Filled with a ring: both, %3.</translation>
    </message>
    <message>
        <source>This board</source>
        <translation>This board</translation>
    </message>
    <message>
        <source>Pinned board</source>
        <translation>Pinned board</translation>
    </message>
    <message>
        <source>Quiet patterns</source>
        <translation>Quiet patterns</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>Lights on</source>
        <translation>Lights on</translation>
    </message>
    <message>
        <source>Presses made</source>
        <translation>Presses made</translation>
    </message>
    <message>
        <source>Pattern to overlay</source>
        <translation>Pattern to overlay</translation>
    </message>
    <message>
        <source>A pattern from each board, overlaid</source>
        <translation>A pattern from each board, overlaid</translation>
    </message>
    <message numerus="yes">
        <source>of %Ln</source>
        <translation>
            <numerusform>of %Ln</numerusform>
            <numerusform>of %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither board has a known solution.</source>
        <translation>Neither board has a known solution.</translation>
    </message>
</context>
<context>
    <name>lightsout::PictureActions</name>
    <message>
        <source>Export &amp;picture</source>
        <translation>Export &amp;picture</translation>
    </message>
    <message>
        <source>&amp;Drawing (SVG) …</source>
        <translation>&amp;Drawing (SVG) …</translation>
    </message>
    <message>
        <source>&amp;Page (PDF) …</source>
        <translation>&amp;Page (PDF) …</translation>
    </message>
    <message>
        <source>P&amp;icture for slides (PNG) …</source>
        <translation>P&amp;icture for slides (PNG) …</translation>
    </message>
    <message>
        <source>P&amp;oster (large PNG) …</source>
        <translation>P&amp;oster (large PNG) …</translation>
    </message>
    <message>
        <source>%1 …</source>
        <translation>%1 …</translation>
    </message>
    <message>
        <source>board</source>
        <translation>board</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>Export the board</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Saving %1</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 could not be saved.</translation>
    </message>
</context>
<context>
    <name>lightsout::PictureCommands</name>
    <message>
        <source>P&amp;icture …</source>
        <translation>P&amp;icture …</translation>
    </message>
    <message>
        <source>Save or copy the board, a view, the page or an animation</source>
        <translation>Save or copy the board, a view, the page or an animation</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>&amp;Print …</translation>
    </message>
    <message>
        <source>Print the board, a view or the page</source>
        <translation>Print the board, a view or the page</translation>
    </message>
</context>
<context>
    <name>lightsout::PictureDialog</name>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Title</translation>
    </message>
    <message>
        <source>&amp;Save …</source>
        <translation>&amp;Save …</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>C&amp;opy</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>&amp;Print …</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Picture</translation>
    </message>
    <message>
        <source>light</source>
        <translation>light</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dark</translation>
    </message>
    <message>
        <source>for print</source>
        <translation>for print</translation>
    </message>
    <message>
        <source>Su&amp;bject</source>
        <translation>Su&amp;bject</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Colours</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Title</translation>
    </message>
    <message>
        <source>Captio&amp;n</source>
        <translation>Captio&amp;n</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>The picture is on the clipboard.</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Save the picture</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>picture</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>%1 was saved.</translation>
    </message>
    <message>
        <source>%1 could not be saved. %2</source>
        <translation>%1 could not be saved. %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es)</source>
        <translation>
            <numerusform>%Ln press</numerusform>
            <numerusform>%Ln presses</numerusform>
        </translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Chart</translation>
    </message>
    <message>
        <source>View</source>
        <translation>View</translation>
    </message>
    <message>
        <source>The current board</source>
        <translation>The current board</translation>
    </message>
    <message>
        <source>The page “%1”</source>
        <translation>The page “%1”</translation>
    </message>
    <message>
        <source>All solutions, as a sheet</source>
        <translation>All solutions, as a sheet</translation>
    </message>
    <message>
        <source>Animation: a solution</source>
        <translation>Animation: a solution</translation>
    </message>
    <message>
        <source>Animation: random play</source>
        <translation>Animation: random play</translation>
    </message>
    <message>
        <source>&amp;Width in pixels</source>
        <translation>&amp;Width in pixels</translation>
    </message>
    <message>
        <source>So&amp;urce</source>
        <translation>So&amp;urce</translation>
    </message>
    <message>
        <source>Name the program, its version and the board below the picture</source>
        <translation>Name the program, its version and the board below the picture</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>The same seed gives the same game</source>
        <translation>The same seed gives the same game</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>S&amp;eed</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Saving %1</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Preview</translation>
    </message>
</context>
<context>
    <name>lightsout::PictureLightsAction</name>
    <message>
        <source>Lights from a p&amp;icture …</source>
        <translation>Lights from a p&amp;icture …</translation>
    </message>
    <message>
        <source>Make a grid whose lights show a photo or drawing</source>
        <translation>Make a grid whose lights show a photo or drawing</translation>
    </message>
    <message>
        <source>Lights from a picture</source>
        <translation>Lights from a picture</translation>
    </message>
    <message>
        <source>The picture can&apos;t be read.</source>
        <translation>The picture can&apos;t be read.</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp *.gif *.pbm *.pgm *.ppm)</source>
        <translation>Pictures (*.png *.jpg *.jpeg *.bmp *.gif *.pbm *.pgm *.ppm)</translation>
    </message>
    <message>
        <source>Use a PNG, JPEG, BMP, GIF, PBM, PGM or PPM picture of at most %1 million pixels.</source>
        <translation>Use a PNG, JPEG, BMP, GIF, PBM, PGM or PPM picture of at most %1 million pixels.</translation>
    </message>
</context>
<context>
    <name>lightsout::PinnedBoard</name>
    <message>
        <source>%1 on the pinned board</source>
        <translation>%1 on the pinned board</translation>
    </message>
    <message>
        <source>pin another board</source>
        <translation>pin another board</translation>
    </message>
    <message>
        <source>unpin the board</source>
        <translation>unpin the board</translation>
    </message>
</context>
<context>
    <name>lightsout::PlayPage</name>
    <message>
        <source>Press</source>
        <translation>Press</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>start over</source>
        <translation>start over</translation>
    </message>
    <message>
        <source>harder lights</source>
        <translation>harder lights</translation>
    </message>
    <message>
        <source>Press lights to play</source>
        <translation>Press lights to play</translation>
    </message>
    <message>
        <source>Lights</source>
        <translation>Lights</translation>
    </message>
    <message>
        <source>Edit the lights</source>
        <translation>Edit the lights</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Target</translation>
    </message>
    <message>
        <source>Edit the target</source>
        <translation>Edit the target</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Pattern</translation>
    </message>
    <message>
        <source>Edit what a press changes</source>
        <translation>Edit what a press changes</translation>
    </message>
    <message>
        <source>Draw a board of your own</source>
        <translation>Draw a board of your own</translation>
    </message>
    <message>
        <source>Chase</source>
        <translation>Chase</translation>
    </message>
    <message>
        <source>Light chasing: solve a rectangle row by row, from the top</source>
        <translation>Light chasing: solve a rectangle row by row, from the top</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Compare</translation>
    </message>
    <message>
        <source>Play this board and the pinned one side by side</source>
        <translation>Play this board and the pinned one side by side</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>What if</translation>
    </message>
    <message>
        <source>See what adding or removing an edge or a vertex would change</source>
        <translation>See what adding or removing an edge or a vertex would change</translation>
    </message>
</context>
<context>
    <name>lightsout::PlayerBar</name>
    <message>
        <source>Step</source>
        <translation>Step</translation>
    </message>
    <message>
        <source>Go to start</source>
        <translation>Go to start</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Previous step</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Play or pause</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Next step</translation>
    </message>
    <message>
        <source>Go to end</source>
        <translation>Go to end</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Speed</translation>
    </message>
    <message>
        <source>Go to the end of the next pivot</source>
        <translation>Go to the end of the next pivot</translation>
    </message>
    <message>
        <source>Next pivot</source>
        <translation>Next pivot</translation>
    </message>
    <message>
        <source>by operation</source>
        <translation>by operation</translation>
    </message>
    <message>
        <source>by pivot</source>
        <translation>by pivot</translation>
    </message>
    <message>
        <source>Length of a step</source>
        <translation>Length of a step</translation>
    </message>
</context>
<context>
    <name>lightsout::PlayerCard</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Step %1 of %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) solve the system</source>
        <translation>
            <numerusform>%Ln step solves the system</numerusform>
            <numerusform>%Ln steps solve the system</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, back substitution</source>
        <translation>%1, back substitution</translation>
    </message>
    <message>
        <source>%1, forward elimination</source>
        <translation>%1, forward elimination</translation>
    </message>
    <message>
        <source>Each row is the equation of a light. Row operations preserve the solutions.</source>
        <translation>Each row is the equation of a light. Row operations preserve the solutions.</translation>
    </message>
    <message>
        <source>brings a 1 to row %1, column %2</source>
        <translation>brings a 1 to row %1, column %2</translation>
    </message>
    <message>
        <source>removes the 1 in row %1, column %2</source>
        <translation>removes the 1 in row %1, column %2</translation>
    </message>
    <message>
        <source>Row %1 reads 0 = 1: this board has no solution.</source>
        <translation>Row %1 reads 0 = 1: this board has no solution.</translation>
    </message>
    <message>
        <source>Each row determines one press: this is the only solution.</source>
        <translation>Each row determines one press: this is the only solution.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s) have no pivot: those presses are free, and any choice gives a solution.</source>
        <translation>
            <numerusform>%Ln column has no pivot: that press is free, and either choice gives a solution.</numerusform>
            <numerusform>%Ln columns have no pivot: those presses are free, and any choice gives a solution.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last rows now contain only presses in the board&apos;s first row: they are the small system.</source>
        <translation>The last rows now contain only presses in the board&apos;s first row: they are the small system.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) show that there is no solution</source>
        <translation>
            <numerusform>%Ln step shows that there is no solution</numerusform>
            <numerusform>%Ln steps show that there is no solution</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) reduce the matrix</source>
        <translation>
            <numerusform>%Ln step reduces the matrix</numerusform>
            <numerusform>%Ln steps reduce the matrix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) lead to the inverse</source>
        <translation>
            <numerusform>%Ln step leads to the inverse</numerusform>
            <numerusform>%Ln steps lead to the inverse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) show that there is no inverse</source>
        <translation>
            <numerusform>%Ln step shows that there is no inverse</numerusform>
            <numerusform>%Ln steps show that there is no inverse</numerusform>
        </translation>
    </message>
    <message>
        <source>Each row lists the presses that change one light. Row operations preserve the rank.</source>
        <translation>Each row lists the presses that change one light. Row operations preserve the rank.</translation>
    </message>
    <message>
        <source>Next to A is the identity I. The steps that turn A into I turn I into the inverse.</source>
        <translation>Next to A is the identity I. The steps that turn A into I turn I into the inverse.</translation>
    </message>
    <message>
        <source>Every column has a pivot: there is exactly one solution, whatever the lights.</source>
        <translation>Every column has a pivot: there is exactly one solution, whatever the lights.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s) have no pivot: whether there are solutions depends on the lights.</source>
        <translation>
            <numerusform>%Ln column has no pivot: whether there are solutions depends on the lights.</numerusform>
            <numerusform>%Ln columns have no pivot: whether there are solutions depends on the lights.</numerusform>
        </translation>
    </message>
    <message>
        <source>The identity is to the left of the bar, and the inverse of A to the right.</source>
        <translation>The identity is to the left of the bar, and the inverse of A to the right.</translation>
    </message>
    <message>
        <source>Row %1 is zero to the left of the bar: A has no inverse.</source>
        <translation>Row %1 is zero to the left of the bar: A has no inverse.</translation>
    </message>
    <message>
        <source>The adjacency matrix without its diagonal: only the neighbours of each cell. The game itself does not change.</source>
        <translation>The adjacency matrix without its diagonal: only the neighbours of each cell. The game itself does not change.</translation>
    </message>
    <message>
        <source>The adjacency matrix with its diagonal: each cell and its neighbours. The game itself does not change.</source>
        <translation>The adjacency matrix with its diagonal: each cell and its neighbours. The game itself does not change.</translation>
    </message>
    <message>
        <source>The rank of the matrix with this diagonal is %1, and its nullity is %2.</source>
        <translation>The rank of the matrix with this diagonal is %1, and its nullity is %2.</translation>
    </message>
    <message>
        <source>Rows %1 and %2 are swapped:</source>
        <translation>Rows %1 and %2 are swapped:</translation>
    </message>
    <message>
        <source>Row %1 is added to row %2:</source>
        <translation>Row %1 is added to row %2:</translation>
    </message>
</context>
<context>
    <name>lightsout::PointedCard</name>
    <message>
        <source>Solvable</source>
        <translation>Solvable</translation>
    </message>
    <message>
        <source>&amp;Open this board</source>
        <translation>&amp;Open this board</translation>
    </message>
    <message>
        <source>Point at a board</source>
        <translation>Point at a board</translation>
    </message>
    <message>
        <source>Exactly one solution, whatever the lights.</source>
        <translation>Exactly one solution, whatever the lights.</translation>
    </message>
    <message>
        <source>&amp;Why %1?</source>
        <translation>&amp;Why %1?</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s):</source>
        <translation>
            <numerusform>%Ln row:</numerusform>
            <numerusform>%Ln rows:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s):</source>
        <translation>
            <numerusform>%Ln column:</numerusform>
            <numerusform>%Ln columns:</numerusform>
        </translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>Bound</translation>
    </message>
    <message>
        <source>Each cell of the map represents a board with a given number of rows and columns. Click a cell to keep its board here; double-click to open it.</source>
        <translation>Each cell of the map represents a board with a given number of rows and columns. Click a cell to keep its board here; double-click to open it.</translation>
    </message>
    <message>
        <source>A solvable board has %1 solutions: the nullity is %2.</source>
        <translation>A solvable board has %1 solutions: the nullity is %2.</translation>
    </message>
    <message>
        <source>A solvable board has %1 = %2 solutions: the nullity is %3.</source>
        <translation>A solvable board has %1 = %2 solutions: the nullity is %3.</translation>
    </message>
    <message>
        <source>Greatest common divisor: %1. Its degree %2 is the nullity, so a solvable board has %3 solutions.</source>
        <translation>Greatest common divisor: %1. Its degree %2 is the nullity, so a solvable board has %3 solutions.</translation>
    </message>
    <message>
        <source>Work modulo 2, and let s stand for “the cells on either side”. Under light chasing, a press in the first row becomes %1 in row k: %2.</source>
        <translation>Work modulo 2, and let s stand for “the cells on either side”. Under light chasing, a press in the first row becomes %1 in row k: %2.</translation>
    </message>
    <message>
        <source>A press changes its own cell too, so %1 replaces s in the formula for the rows.</source>
        <translation>A press changes its own cell too, so %1 replaces s in the formula for the rows.</translation>
    </message>
    <message>
        <source>Open this board in place of the current one</source>
        <translation>Open this board in place of the current one</translation>
    </message>
    <message>
        <source>Explain the nullity of this board</source>
        <translation>Explain the nullity of this board</translation>
    </message>
    <message>
        <source>Why: the polynomials of its rows and of its columns have no common factor.</source>
        <translation>Why: the polynomials of its rows and of its columns have no common factor.</translation>
    </message>
    <message>
        <source>Why: the polynomials of its rows and of its columns share %1, of degree %2.</source>
        <translation>Why: the polynomials of its rows and of its columns share %1, of degree %2.</translation>
    </message>
    <message>
        <source>The same holds for all boards with %1 rows and %2 columns.</source>
        <translation>The same holds for all boards with %1 rows and %2 columns.</translation>
    </message>
    <message>
        <source>Why: a formula for these boards gives the nullity %1.</source>
        <translation>Why: a formula for these boards gives the nullity %1.</translation>
    </message>
    <message>
        <source>Why: the greatest common divisor of its two polynomials has degree %1.</source>
        <translation>Why: the greatest common divisor of its two polynomials has degree %1.</translation>
    </message>
    <message>
        <source>Why: the degrees of the common divisors of its polynomials add up to %1.</source>
        <translation>Why: the degrees of the common divisors of its polynomials add up to %1.</translation>
    </message>
    <message>
        <source>Why: elimination leaves %1 columns without a pivot.</source>
        <translation>Why: elimination leaves %1 columns without a pivot.</translation>
    </message>
    <message>
        <source>No other board up to %1 has %2 solutions.</source>
        <translation>No other board up to %1 has %2 solutions.</translation>
    </message>
    <message>
        <source>The same number: %1 of %2 boards up to %3, such as %4.</source>
        <translation>The same number: %1 of %2 boards up to %3, such as %4.</translation>
    </message>
</context>
<context>
    <name>lightsout::PreferencesAction</name>
    <message>
        <source>Pre&amp;ferences …</source>
        <translation>Pre&amp;ferences …</translation>
    </message>
</context>
<context>
    <name>lightsout::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferences</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Language</translation>
    </message>
    <message>
        <source>&amp;Brightness</source>
        <translation>&amp;Brightness</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Colours</translation>
    </message>
    <message>
        <source>Con&amp;trast</source>
        <translation>Con&amp;trast</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>Text &amp;size</translation>
    </message>
    <message>
        <source>First &amp;number</source>
        <translation>First &amp;number</translation>
    </message>
    <message>
        <source>C&amp;ores for computing</source>
        <translation>C&amp;ores for computing</translation>
    </message>
    <message>
        <source>&amp;Memory for computing</source>
        <translation>&amp;Memory for computing</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Same as system</translation>
    </message>
    <message>
        <source>Same as desktop</source>
        <translation>Same as desktop</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Safe for red-green colour blindness</source>
        <translation>Safe for red-green colour blindness</translation>
    </message>
    <message>
        <source>Safe for blue-yellow colour blindness</source>
        <translation>Safe for blue-yellow colour blindness</translation>
    </message>
    <message>
        <source>Black and white, hatched</source>
        <translation>Black and white, hatched</translation>
    </message>
    <message>
        <source>Black and white pieces</source>
        <translation>Black and white pieces</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>High</source>
        <translation>High</translation>
    </message>
    <message>
        <source>100% is the text size of the desktop.</source>
        <translation>100% is the text size of the desktop.</translation>
    </message>
    <message>
        <source>1, as in books</source>
        <translation>1, as in books</translation>
    </message>
    <message>
        <source>0, as in programs</source>
        <translation>0, as in programs</translation>
    </message>
    <message>
        <source>A quarter: %1</source>
        <translation>A quarter: %1</translation>
    </message>
    <message>
        <source>Half: %1</source>
        <translation>Half: %1</translation>
    </message>
    <message>
        <source>Three quarters: %1</source>
        <translation>Three quarters: %1</translation>
    </message>
    <message>
        <source>&amp;Reduce motion</source>
        <translation>&amp;Reduce motion</translation>
    </message>
    <message>
        <source>&amp;Keep unsaved boards</source>
        <translation>&amp;Keep unsaved boards</translation>
    </message>
    <message>
        <source>Show the start page &amp;first</source>
        <translation>Show the start page &amp;first</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>lightsout::PreviewCard</name>
    <message>
        <source>Turn it into a graph</source>
        <translation>Turn it into a graph</translation>
    </message>
    <message>
        <source>Single changes are those of a drawn graph.</source>
        <translation>Single changes are those of a drawn graph.</translation>
    </message>
    <message>
        <source>The cells of a grid have fixed neighbours. Turn the board into a graph to see what adding or removing an edge would change.</source>
        <translation>The cells of a grid have fixed neighbours. Turn the board into a graph to see what adding or removing an edge would change.</translation>
    </message>
    <message>
        <source>This graph is too large.</source>
        <translation>This graph is too large.</translation>
    </message>
    <message numerus="yes">
        <source>Single changes are shown for graphs of up to %Ln vertices.</source>
        <translation>
            <numerusform>Single changes are shown for graphs of up to %Ln vertex.</numerusform>
            <numerusform>Single changes are shown for graphs of up to %Ln vertices.</numerusform>
        </translation>
    </message>
    <message>
        <source>No known name</source>
        <translation>No known name</translation>
    </message>
    <message>
        <source>It becomes a known graph: %1.</source>
        <translation>It becomes a known graph: %1.</translation>
    </message>
    <message>
        <source>Make this change, which can be undone</source>
        <translation>Make this change, which can be undone</translation>
    </message>
    <message>
        <source>Turn this board into a graph whose vertices and edges you can change one by one</source>
        <translation>Turn this board into a graph whose vertices and edges you can change one by one</translation>
    </message>
</context>
<context>
    <name>lightsout::ProgressStrip</name>
    <message>
        <source>Progress of the computation</source>
        <translation>Progress of the computation</translation>
    </message>
</context>
<context>
    <name>lightsout::ProseView</name>
    <message>
        <source>%1, heading</source>
        <translation>%1, heading</translation>
    </message>
</context>
<context>
    <name>lightsout::PupilWall</name>
    <message numerus="yes">
        <source>%Ln press(es)</source>
        <translation>
            <numerusform>%Ln press</numerusform>
            <numerusform>%Ln presses</numerusform>
        </translation>
    </message>
    <message>
        <source>solved</source>
        <translation>solved</translation>
    </message>
    <message>
        <source>away</source>
        <translation>away</translation>
    </message>
    <message>
        <source>Pupils</source>
        <translation>Pupils</translation>
    </message>
    <message>
        <source>Pupil %1</source>
        <translation>Pupil %1</translation>
    </message>
    <message>
        <source>%1 of %2 boards</source>
        <translation>%1 of %2 boards</translation>
    </message>
</context>
<context>
    <name>lightsout::PuzzleCard</name>
    <message>
        <source>Tiles placed</source>
        <translation>Tiles placed</translation>
    </message>
    <message>
        <source>Lights left</source>
        <translation>Lights left</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Start with all lights on</source>
        <translation>Start with all lights on</translation>
    </message>
    <message>
        <source>A light has changed twice.</source>
        <translation>A light has changed twice.</translation>
    </message>
    <message>
        <source>Undo presses, or start with all lights on.</source>
        <translation>Undo presses, or start with all lights on.</translation>
    </message>
    <message>
        <source>Every light changed exactly once!</source>
        <translation>Every light changed exactly once!</translation>
    </message>
    <message>
        <source>This is a tiling.</source>
        <translation>This is a tiling.</translation>
    </message>
    <message>
        <source>A dead end</source>
        <translation>A dead end</translation>
    </message>
    <message numerus="yes">
        <source>No tile can cover the %Ln crossed-out light(s) any more. Remove a tile.</source>
        <translation>
            <numerusform>No tile can cover the crossed-out light any more. Remove a tile.</numerusform>
            <numerusform>No tile can cover the %Ln crossed-out lights any more. Remove a tile.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place tiles</source>
        <translation>Place tiles</translation>
    </message>
    <message>
        <source>Press any of the dots: no light will change a second time. Press a star to remove its tile.</source>
        <translation>Press any of the dots: no light will change a second time. Press a star to remove its tile.</translation>
    </message>
    <message>
        <source>remove a tile</source>
        <translation>remove a tile</translation>
    </message>
    <message>
        <source>Not there</source>
        <translation>Not there</translation>
    </message>
    <message>
        <source>Then %1 would change a second time.</source>
        <translation>Then %1 would change a second time.</translation>
    </message>
    <message>
        <source>A press there changes nothing.</source>
        <translation>A press there changes nothing.</translation>
    </message>
    <message>
        <source>all lights on</source>
        <translation>all lights on</translation>
    </message>
    <message>
        <source>Looking for a tiling with these tiles …</source>
        <translation>Looking for a tiling with these tiles …</translation>
    </message>
    <message>
        <source>No tiling</source>
        <translation>No tiling</translation>
    </message>
    <message>
        <source>Remove a tile</source>
        <translation>Remove a tile</translation>
    </message>
    <message>
        <source>This board has no tiling.</source>
        <translation>This board has no tiling.</translation>
    </message>
    <message>
        <source>No tiling contains all these tiles.</source>
        <translation>No tiling contains all these tiles.</translation>
    </message>
    <message>
        <source>Press %1</source>
        <translation>Press %1</translation>
    </message>
    <message>
        <source>This leads to a tiling.</source>
        <translation>This leads to a tiling.</translation>
    </message>
    <message>
        <source>Show a tile that extends to a tiling</source>
        <translation>Show a tile that extends to a tiling</translation>
    </message>
    <message>
        <source>Remove the last tile</source>
        <translation>Remove the last tile</translation>
    </message>
    <message>
        <source>Remove all tiles and turn all lights on</source>
        <translation>Remove all tiles and turn all lights on</translation>
    </message>
</context>
<context>
    <name>lightsout::QuestionForm</name>
    <message>
        <source>Type a question</source>
        <translation>Type a question</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>A number</translation>
    </message>
    <message>
        <source>A prediction</source>
        <translation>A prediction</translation>
    </message>
    <message>
        <source>A choice</source>
        <translation>A choice</translation>
    </message>
    <message>
        <source>Cells of the board</source>
        <translation>Cells of the board</translation>
    </message>
    <message>
        <source>Kind of answer</source>
        <translation>Kind of answer</translation>
    </message>
    <message>
        <source>Choices (tick the right ones)</source>
        <translation>Choices (tick the right ones)</translation>
    </message>
    <message>
        <source>Choice %1</source>
        <translation>Choice %1</translation>
    </message>
    <message>
        <source>Choice %1 is right</source>
        <translation>Choice %1 is right</translation>
    </message>
    <message>
        <source>Press the right cells, if there are any</source>
        <translation>Press the right cells, if there are any</translation>
    </message>
    <message>
        <source>Right cells</source>
        <translation>Right cells</translation>
    </message>
    <message>
        <source>Why it is right</source>
        <translation>Why it is right</translation>
    </message>
    <message>
        <source>Send the current board with it</source>
        <translation>Send the current board with it</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>Right answer</translation>
    </message>
    <message>
        <source>The right answer, if there is one; only you see it</source>
        <translation>The right answer, if there is one; only you see it</translation>
    </message>
</context>
<context>
    <name>lightsout::QuietPatternsCard</name>
    <message>
        <source>Quiet patterns</source>
        <translation>Quiet patterns</translation>
    </message>
    <message>
        <source>Quiet pattern %1</source>
        <translation>Quiet pattern %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es)</source>
        <translation>
            <numerusform>%Ln press</numerusform>
            <numerusform>%Ln presses</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the empty pattern is quiet: any other set of presses changes at least one light.</source>
        <translation>Only the empty pattern is quiet: any other set of presses changes at least one light.</translation>
    </message>
    <message>
        <source>The sum of the chosen patterns</source>
        <translation>The sum of the chosen patterns</translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es). This pattern is also quiet: the sum of quiet patterns is quiet.</source>
        <translation>
            <numerusform>%Ln press. This pattern is also quiet: the sum of quiet patterns is quiet.</numerusform>
            <numerusform>%Ln presses. This pattern is also quiet: the sum of quiet patterns is quiet.</numerusform>
        </translation>
    </message>
    <message>
        <source>All %1 quiet patterns</source>
        <translation>All %1 quiet patterns</translation>
    </message>
    <message>
        <source>More of the %1 quiet patterns</source>
        <translation>More of the %1 quiet patterns</translation>
    </message>
    <message>
        <source>The chosen pattern</source>
        <translation>The chosen pattern</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Show on the board</translation>
    </message>
    <message>
        <source>Press it</source>
        <translation>Press it</translation>
    </message>
    <message numerus="yes">
        <source>Pressing all teal cells of a pattern changes no light. A basis has %Ln pattern(s), but there is only enough memory for %1.</source>
        <translation>
            <numerusform>Pressing all teal cells of a pattern changes no light. A basis has %Ln pattern, but there is only enough memory for %1.</numerusform>
            <numerusform>Pressing all teal cells of a pattern changes no light. A basis has %Ln patterns, but there is only enough memory for %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pressing all teal cells of a pattern changes no light. Together with their sums and the empty pattern, there are %1 quiet patterns.</source>
        <translation>Pressing all teal cells of a pattern changes no light. Together with their sums and the empty pattern, there are %1 quiet patterns.</translation>
    </message>
    <message>
        <source>Mark the sum of the chosen patterns on the board</source>
        <translation>Mark the sum of the chosen patterns on the board</translation>
    </message>
    <message>
        <source>Press all cells of this pattern: no light changes</source>
        <translation>Press all cells of this pattern: no light changes</translation>
    </message>
    <message>
        <source>Browse the quiet patterns by number of presses and by symmetry</source>
        <translation>Browse the quiet patterns by number of presses and by symmetry</translation>
    </message>
    <message>
        <source>Choose this pattern; chosen patterns are added up</source>
        <translation>Choose this pattern; chosen patterns are added up</translation>
    </message>
    <message>
        <source>This board is too large for its quiet patterns to be shown: the limit is %1 cells.</source>
        <translation>This board is too large for its quiet patterns to be shown: the limit is %1 cells.</translation>
    </message>
    <message>
        <source>Lightest basis</source>
        <translation>Lightest basis</translation>
    </message>
    <message>
        <source>By free columns</source>
        <translation>By free columns</translation>
    </message>
    <message>
        <source>Orthogonal basis</source>
        <translation>Orthogonal basis</translation>
    </message>
    <message>
        <source>Kind of basis</source>
        <translation>Kind of basis</translation>
    </message>
    <message>
        <source>Show a basis of patterns with few presses, with one pattern for each free column, or with patterns that have an even number of presses in common</source>
        <translation>Show a basis of patterns with few presses, with one pattern for each free column, or with patterns that have an even number of presses in common</translation>
    </message>
    <message>
        <source>All patterns are orthogonal to each other: any two have an even number of presses in common.</source>
        <translation>All patterns are orthogonal to each other: any two have an even number of presses in common.</translation>
    </message>
    <message>
        <source>%1 of %2 pairs are orthogonal: they have an even number of presses in common.</source>
        <translation>%1 of %2 pairs are orthogonal: they have an even number of presses in common.</translation>
    </message>
    <message>
        <source>Not orthogonal: %1.</source>
        <translation>Not orthogonal: %1.</translation>
    </message>
    <message>
        <source>There is no orthogonal basis: every quiet pattern has an even number of presses, but two of them have an odd number in common.</source>
        <translation>There is no orthogonal basis: every quiet pattern has an even number of presses, but two of them have an odd number in common.</translation>
    </message>
    <message>
        <source>Copy the vectors</source>
        <translation>Copy the vectors</translation>
    </message>
    <message>
        <source>Copy the kernel, and all solutions as one solution plus the kernel</source>
        <translation>Copy the kernel, and all solutions as one solution plus the kernel</translation>
    </message>
    <message>
        <source>as text</source>
        <translation>as text</translation>
    </message>
    <message>
        <source>as LaTeX</source>
        <translation>as LaTeX</translation>
    </message>
    <message>
        <source>for NumPy</source>
        <translation>for NumPy</translation>
    </message>
</context>
<context>
    <name>lightsout::RandomPlayPage</name>
    <message>
        <source>Games and laws</source>
        <translation>Games and laws</translation>
    </message>
    <message>
        <source>Markov chain</source>
        <translation>Markov chain</translation>
    </message>
    <message>
        <source>State graph</source>
        <translation>State graph</translation>
    </message>
    <message>
        <source>Lazy play</source>
        <translation>Lazy play</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Experiments</translation>
    </message>
    <message>
        <source>From this board</source>
        <translation>From this board</translation>
    </message>
    <message>
        <source>From all off</source>
        <translation>From all off</translation>
    </message>
    <message>
        <source>From one black cell</source>
        <translation>From one black cell</translation>
    </message>
    <message>
        <source>Start of the games</source>
        <translation>Start of the games</translation>
    </message>
    <message>
        <source>Click the live board to choose the black cell</source>
        <translation>Click the live board to choose the black cell</translation>
    </message>
    <message>
        <source>From one black cell: %1</source>
        <translation>From one black cell: %1</translation>
    </message>
    <message>
        <source>Winning by chance</source>
        <translation>Winning by chance</translation>
    </message>
    <message>
        <source>Lazy</source>
        <translation>Lazy</translation>
    </message>
    <message>
        <source>Compare simulated games with the exact law</source>
        <translation>Compare simulated games with the exact law</translation>
    </message>
    <message>
        <source>Test predictions in many simulated games</source>
        <translation>Test predictions in many simulated games</translation>
    </message>
    <message>
        <source>See the Markov chain for the number of black cells</source>
        <translation>See the Markov chain for the number of black cells</translation>
    </message>
    <message>
        <source>See all states of the board and the presses between them</source>
        <translation>See all states of the board and the presses between them</translation>
    </message>
    <message>
        <source>See how long random presses take to win</source>
        <translation>See how long random presses take to win</translation>
    </message>
    <message>
        <source>Lamps</source>
        <translation>Lamps</translation>
    </message>
    <message>
        <source>Show lamps instead of black and white pieces</source>
        <translation>Show lamps instead of black and white pieces</translation>
    </message>
    <message>
        <source>Click the live board to choose the light</source>
        <translation>Click the live board to choose the light</translation>
    </message>
    <message>
        <source>From one light on: %1</source>
        <translation>From one light on: %1</translation>
    </message>
    <message>
        <source>From one light on</source>
        <translation>From one light on</translation>
    </message>
    <message>
        <source>Lights on over time</source>
        <translation>Lights on over time</translation>
    </message>
    <message>
        <source>Black cells over time</source>
        <translation>Black cells over time</translation>
    </message>
    <message>
        <source>The limit of the law</source>
        <translation>The limit of the law</translation>
    </message>
    <message>
        <source>The chance of each cell</source>
        <translation>The chance of each cell</translation>
    </message>
    <message>
        <source>Fold this card</source>
        <translation>Fold this card</translation>
    </message>
    <message>
        <source>Unfold this card</source>
        <translation>Unfold this card</translation>
    </message>
    <message>
        <source>This needs a board on which every vertex has a button and a light. Games and laws are available for all boards.</source>
        <translation>This needs a board on which every vertex has a button and a light. Games and laws are available for all boards.</translation>
    </message>
</context>
<context>
    <name>lightsout::RankingDialog</name>
    <message>
        <source>Type a name and then a result code of 12 letters and digits.</source>
        <translation>Type a name and then a result code of 12 letters and digits.</translation>
    </message>
    <message>
        <source>This code belongs to a board that is not on the page.</source>
        <translation>This code belongs to a board that is not on the page.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Line %1: %2</translation>
    </message>
    <message>
        <source>&amp;Save as CSV …</source>
        <translation>&amp;Save as CSV …</translation>
    </message>
    <message>
        <source>Ranking of result codes</source>
        <translation>Ranking of result codes</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Results</translation>
    </message>
    <message>
        <source>Type or paste one result per line: the name of a pupil, then the code that the page shows after winning.</source>
        <translation>Type or paste one result per line: the name of a pupil, then the code that the page shows after winning.</translation>
    </message>
    <message>
        <source>Ran&amp;ked by</source>
        <translation>Ran&amp;ked by</translation>
    </message>
    <message numerus="yes">
        <source>The boards are those of “Share as web page”: %Ln board(s).</source>
        <translation>
            <numerusform>The board is the one of “Share as web page”.</numerusform>
            <numerusform>The %Ln boards are those of “Share as web page”.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the ranking</source>
        <translation>Save the ranking</translation>
    </message>
    <message>
        <source>ranking</source>
        <translation>ranking</translation>
    </message>
    <message>
        <source>%1 could not be saved. %2</source>
        <translation>%1 could not be saved. %2</translation>
    </message>
    <message>
        <source>Save the ranking? Otherwise the results are lost.</source>
        <translation>Save the ranking? Otherwise the results are lost.</translation>
    </message>
    <message>
        <source>&amp;Save …</source>
        <translation>&amp;Save …</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t save</source>
        <translation>&amp;Don&apos;t save</translation>
    </message>
</context>
<context>
    <name>lightsout::RankingTable</name>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>Presses</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>With hints</source>
        <translation>With hints</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Click a header, or press Enter in its column, to sort the table</source>
        <translation>Click a header, or press Enter in its column, to sort the table</translation>
    </message>
</context>
<context>
    <name>lightsout::Recovery</name>
    <message>
        <source>Contest of an earlier version</source>
        <translation>Contest of an earlier version</translation>
    </message>
    <message>
        <source>An earlier version kept a contest, which this version can&apos;t continue: contests are now live classes or web pages. Its results remain in the file %1.</source>
        <translation>An earlier version kept a contest, which this version can&apos;t continue: contests are now live classes or web pages. Its results remain in the file %1.</translation>
    </message>
</context>
<context>
    <name>lightsout::RecoveryDialog</name>
    <message>
        <source>Recover work</source>
        <translation>Recover work</translation>
    </message>
    <message numerus="yes">
        <source>%Ln board(s) were not saved when the program ended.</source>
        <translation>
            <numerusform>One board was not saved when the program ended.</numerusform>
            <numerusform>%Ln boards were not saved when the program ended.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the board to recover. Nothing is lost: any other boards remain in File → Open recent, and no file is changed.</source>
        <translation>Choose the board to recover. Nothing is lost: any other boards remain in File → Open recent, and no file is changed.</translation>
    </message>
    <message>
        <source>Unsaved boards</source>
        <translation>Unsaved boards</translation>
    </message>
    <message>
        <source>Recover &amp;board</source>
        <translation>Recover &amp;board</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Not now</translation>
    </message>
</context>
<context>
    <name>lightsout::Rereading</name>
    <message>
        <source>Read it &amp;differently …</source>
        <translation>Read it &amp;differently …</translation>
    </message>
    <message>
        <source>Show the other ways in which the text of this board can be read</source>
        <translation>Show the other ways in which the text of this board can be read</translation>
    </message>
</context>
<context>
    <name>lightsout::RowCard</name>
    <message>
        <source>Pivots so far</source>
        <translation>Pivots so far</translation>
    </message>
    <message>
        <source>Free columns</source>
        <translation>Free columns</translation>
    </message>
    <message>
        <source>%1 is the equation of %2</source>
        <translation>%1 is the equation of %2</translation>
    </message>
    <message>
        <source>Current %1</source>
        <translation>Current %1</translation>
    </message>
    <message>
        <source>No presses are left in this row.</source>
        <translation>No presses are left in this row.</translation>
    </message>
    <message>
        <source>The ringed presses are those in this row.</source>
        <translation>The ringed presses are those in this row.</translation>
    </message>
    <message>
        <source>No presses are left in this row, but its sum should be 1.</source>
        <translation>No presses are left in this row, but its sum should be 1.</translation>
    </message>
    <message>
        <source>Nothing is left of this row: 0 = 0.</source>
        <translation>Nothing is left of this row: 0 = 0.</translation>
    </message>
    <message>
        <source>An odd number of the ringed presses must be made.</source>
        <translation>An odd number of the ringed presses must be made.</translation>
    </message>
    <message>
        <source>An even number of the ringed presses must be made.</source>
        <translation>An even number of the ringed presses must be made.</translation>
    </message>
    <message>
        <source>Press %1?</source>
        <translation>Press %1?</translation>
    </message>
    <message>
        <source>Yes: an odd number of the ringed lights must change.</source>
        <translation>Yes: an odd number of the ringed lights must change.</translation>
    </message>
    <message>
        <source>No: an even number of the ringed lights must change.</source>
        <translation>No: an even number of the ringed lights must change.</translation>
    </message>
    <message>
        <source>Point at a formula</source>
        <translation>Point at a formula</translation>
    </message>
    <message>
        <source>The lights in its sum are ringed on the board.</source>
        <translation>The lights in its sum are ringed on the board.</translation>
    </message>
    <message>
        <source>The proof on the board</source>
        <translation>The proof on the board</translation>
    </message>
    <message>
        <source>No presses can set all of these lights correctly.</source>
        <translation>No presses can set all of these lights correctly.</translation>
    </message>
    <message>
        <source>Point at a row or at a cell</source>
        <translation>Point at a row or at a cell</translation>
    </message>
    <message>
        <source>The presses in a row are ringed on the board. A cell&apos;s row and column are highlighted.</source>
        <translation>The presses in a row are ringed on the board. A cell&apos;s row and column are highlighted.</translation>
    </message>
    <message>
        <source>The ringed presses add up to the sum of the lights d that have a 1 to the right of the bar.</source>
        <translation>The ringed presses add up to the sum of the lights d that have a 1 to the right of the bar.</translation>
    </message>
    <message>
        <source>The solution for this choice</source>
        <translation>The solution for this choice</translation>
    </message>
    <message numerus="yes">
        <source>Starred: its %Ln press(es). Ringed: the free presses you can choose.</source>
        <translation>
            <numerusform>Starred: its %Ln press. Ringed: the free presses you can choose.</numerusform>
            <numerusform>Starred: its %Ln presses. Ringed: the free presses you can choose.</numerusform>
        </translation>
    </message>
    <message>
        <source>No elimination is shown for this board, so its pivots are not counted.</source>
        <translation>No elimination is shown for this board, so its pivots are not counted.</translation>
    </message>
    <message>
        <source>Available once forward elimination is complete.</source>
        <translation>Available once forward elimination is complete.</translation>
    </message>
</context>
<context>
    <name>lightsout::SearchCard</name>
    <message>
        <source>Tiles placed</source>
        <translation>Tiles placed</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Dead ends</translation>
    </message>
    <message>
        <source>Tilings found</source>
        <translation>Tilings found</translation>
    </message>
    <message>
        <source>The search is complete: there is no tiling.</source>
        <translation>The search is complete: there is no tiling.</translation>
    </message>
    <message numerus="yes">
        <source>The search is complete: %Ln tiling(s).</source>
        <translation>
            <numerusform>The search is complete: %Ln tiling.</numerusform>
            <numerusform>The search is complete: %Ln tilings.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cover every light exactly once.</source>
        <translation>Cover every light exactly once.</translation>
    </message>
    <message>
        <source>The only way: %1</source>
        <translation>The only way: %1</translation>
    </message>
    <message>
        <source>Try %1</source>
        <translation>Try %1</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Undo %1</translation>
    </message>
    <message>
        <source>Dead end</source>
        <translation>Dead end</translation>
    </message>
    <message>
        <source>A tiling!</source>
        <translation>A tiling!</translation>
    </message>
    <message>
        <source>This search is too long to be shown in full.</source>
        <translation>This search is too long to be shown in full.</translation>
    </message>
    <message>
        <source>The light that the fewest tiles can still cover comes first. If no tile can cover it, the last choice is undone.</source>
        <translation>The light that the fewest tiles can still cover comes first. If no tile can cover it, the last choice is undone.</translation>
    </message>
    <message>
        <source>No other tile can cover %1.</source>
        <translation>No other tile can cover %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tile(s) can cover %1.</source>
        <translation>
            <numerusform>%Ln tile can cover %1.</numerusform>
            <numerusform>%Ln tiles can cover %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This choice has been fully explored.</source>
        <translation>This choice has been fully explored.</translation>
    </message>
    <message>
        <source>No tile can cover %1 any more.</source>
        <translation>No tile can cover %1 any more.</translation>
    </message>
    <message>
        <source>Every light is covered. The search for more tilings continues.</source>
        <translation>Every light is covered. The search for more tilings continues.</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Step %1 of %2</translation>
    </message>
</context>
<context>
    <name>lightsout::SelectTool</name>
    <message>
        <source>Click what you want to change, or drag a box around it.</source>
        <translation>Click what you want to change, or drag a box around it.</translation>
    </message>
    <message>
        <source>Alt draws a lasso instead of a box; Shift adds to the selection.</source>
        <translation>Alt draws a lasso instead of a box; Shift adds to the selection.</translation>
    </message>
    <message>
        <source>Drag the selection, or use the buttons at the side.</source>
        <translation>Drag the selection, or use the buttons at the side.</translation>
    </message>
    <message>
        <source>Press Delete to remove it, or Shift and an arrow key to move it in small steps.</source>
        <translation>Press Delete to remove it, or Shift and an arrow key to move it in small steps.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln vertex(es) selected.</source>
        <translation>
            <numerusform>%Ln vertex selected.</numerusform>
            <numerusform>%Ln vertices selected.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lightsout::SelectionCard</name>
    <message>
        <source>Changes itself when pressed</source>
        <translation>Changes itself when pressed</translation>
    </message>
    <message>
        <source>La&amp;bel</source>
        <translation>La&amp;bel</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Label</translation>
    </message>
    <message>
        <source>Directions</source>
        <translation>Directions</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Arrange</translation>
    </message>
    <message>
        <source>Each changes when pressed</source>
        <translation>Each changes when pressed</translation>
    </message>
    <message numerus="yes">
        <source>%Ln vertex(es)</source>
        <translation>
            <numerusform>%Ln vertex</numerusform>
            <numerusform>%Ln vertices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln connection(s)</source>
        <translation>
            <numerusform>%Ln connection</numerusform>
            <numerusform>%Ln connections</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>Selected: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Pressing it changes nothing.</source>
        <translation>Pressing it changes nothing.</translation>
    </message>
    <message numerus="yes">
        <source>Pressing it changes %Ln light(s).</source>
        <translation>
            <numerusform>Pressing it changes %Ln light.</numerusform>
            <numerusform>Pressing it changes %Ln lights.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pressing it changes %1.</source>
        <translation>Pressing it changes %1.</translation>
    </message>
    <message>
        <source>Has a button</source>
        <translation>Has a button</translation>
    </message>
    <message>
        <source>A vertex without a button can&apos;t be pressed</source>
        <translation>A vertex without a button can&apos;t be pressed</translation>
    </message>
    <message>
        <source>Has a light</source>
        <translation>Has a light</translation>
    </message>
    <message>
        <source>No press changes a vertex without a light</source>
        <translation>No press changes a vertex without a light</translation>
    </message>
    <message>
        <source>It can&apos;t be pressed: it has no button.</source>
        <translation>It can&apos;t be pressed: it has no button.</translation>
    </message>
</context>
<context>
    <name>lightsout::SizeBar</name>
    <message>
        <source>Size of the board</source>
        <translation>Size of the board</translation>
    </message>
    <message>
        <source>Si&amp;ze slider</source>
        <translation>Si&amp;ze slider</translation>
    </message>
    <message>
        <source>Change the size of the board with a slider, and all pages follow</source>
        <translation>Change the size of the board with a slider, and all pages follow</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Size</translation>
    </message>
    <message>
        <source>Sizes that change</source>
        <translation>Sizes that change</translation>
    </message>
    <message>
        <source>Size of the board, n</source>
        <translation>Size of the board, n</translation>
    </message>
    <message>
        <source>Hide the size slider</source>
        <translation>Hide the size slider</translation>
    </message>
    <message>
        <source>change the size</source>
        <translation>change the size</translation>
    </message>
    <message>
        <source>This board has no size to change: choose a grid or a family of graphs as a new board.</source>
        <translation>This board has no size to change: choose a grid or a family of graphs as a new board.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Show all sizes one after another, again and again</source>
        <translation>Show all sizes one after another, again and again</translation>
    </message>
    <message>
        <source>Play all sizes</source>
        <translation>Play all sizes</translation>
    </message>
</context>
<context>
    <name>lightsout::SizesCard</name>
    <message>
        <source>Squares side by side</source>
        <translation>Squares side by side</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Sides</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>Presses</translation>
    </message>
    <message>
        <source>Other means</source>
        <translation>Other means</translation>
    </message>
    <message>
        <source>Sides of the squares</source>
        <translation>Sides of the squares</translation>
    </message>
    <message>
        <source>Several numbers, separated by commas</source>
        <translation>Several numbers, separated by commas</translation>
    </message>
    <message>
        <source>Presses in each game</source>
        <translation>Presses in each game</translation>
    </message>
    <message>
        <source>One number for all squares, or one for each of them</source>
        <translation>One number for all squares, or one for each of them</translation>
    </message>
    <message>
        <source>Means to compare with, from an article or a class: one for each square, separated by semicolons</source>
        <translation>Means to compare with, from an article or a class: one for each square, separated by semicolons</translation>
    </message>
    <message>
        <source>Mean number of black cells by size</source>
        <translation>Mean number of black cells by size</translation>
    </message>
    <message>
        <source>“%1” is not valid. Enter sides from 1 to %2.</source>
        <translation>“%1” is not valid. Enter sides from 1 to %2.</translation>
    </message>
    <message>
        <source>“%1” is not valid. Enter numbers of presses from 0 to %2.</source>
        <translation>“%1” is not valid. Enter numbers of presses from 0 to %2.</translation>
    </message>
    <message>
        <source>Enter up to %1 sides, separated by commas.</source>
        <translation>Enter up to %1 sides, separated by commas.</translation>
    </message>
    <message>
        <source>Enter one number of presses for all squares, or one for each of them.</source>
        <translation>Enter one number of presses for all squares, or one for each of them.</translation>
    </message>
    <message>
        <source>Enter the means as numbers, separated by semicolons.</source>
        <translation>Enter the means as numbers, separated by semicolons.</translation>
    </message>
    <message>
        <source>Mean of
the games</source>
        <translation>Mean of
the games</translation>
    </message>
    <message>
        <source>Standard
error</source>
        <translation>Standard
error</translation>
    </message>
    <message>
        <source>Exact
mean</source>
        <translation>Exact
mean</translation>
    </message>
    <message>
        <source>Black cells,
exact</source>
        <translation>Black cells,
exact</translation>
    </message>
    <message>
        <source>Other
mean</source>
        <translation>Other
mean</translation>
    </message>
    <message>
        <source>Share of black cells</source>
        <translation>Share of black cells</translation>
    </message>
    <message>
        <source>side of the square</source>
        <translation>side of the square</translation>
    </message>
    <message>
        <source>games</source>
        <translation>games</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exact</translation>
    </message>
    <message>
        <source>other</source>
        <translation>other</translation>
    </message>
    <message>
        <source>All cells are white at the start.</source>
        <translation>All cells are white at the start.</translation>
    </message>
    <message>
        <source>All cells are black at the start.</source>
        <translation>All cells are black at the start.</translation>
    </message>
    <message>
        <source>The middle cell is black at the start.</source>
        <translation>The middle cell is black at the start.</translation>
    </message>
    <message>
        <source>In 95 of 100 experiments, the interval from Student&apos;s t-distribution contains the exact mean. Here, the farthest mean is %1 standard errors away from its exact value.</source>
        <translation>In 95 of 100 experiments, the interval from Student&apos;s t-distribution contains the exact mean. Here, the farthest mean is %1 standard errors away from its exact value.</translation>
    </message>
    <message>
        <source>Mean number of lights on by size</source>
        <translation>Mean number of lights on by size</translation>
    </message>
    <message>
        <source>Lights on,
exact</source>
        <translation>Lights on,
exact</translation>
    </message>
    <message>
        <source>Share of lights on</source>
        <translation>Share of lights on</translation>
    </message>
    <message>
        <source>All lights are off at the start.</source>
        <translation>All lights are off at the start.</translation>
    </message>
    <message>
        <source>All lights are on at the start.</source>
        <translation>All lights are on at the start.</translation>
    </message>
    <message>
        <source>The middle light is on at the start.</source>
        <translation>The middle light is on at the start.</translation>
    </message>
    <message>
        <source>games: 95 % confidence interval of the mean</source>
        <translation>games: 95 % confidence interval of the mean</translation>
    </message>
    <message>
        <source>95 %
confidence: ±</source>
        <translation>95 %
confidence: ±</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Square</translation>
    </message>
</context>
<context>
    <name>lightsout::SolutionsCard</name>
    <message>
        <source>Shortest solutions</source>
        <translation>Shortest solutions</translation>
    </message>
    <message>
        <source>Orders of play</source>
        <translation>Orders of play</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Show on the board</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>No solution</translation>
    </message>
    <message>
        <source>Changing one light of a pattern with an odd number of lights to change may make the board solvable.</source>
        <translation>Changing one light of a pattern with an odd number of lights to change may make the board solvable.</translation>
    </message>
    <message>
        <source>%1 solutions</source>
        <translation>%1 solutions</translation>
    </message>
    <message>
        <source>The only solution</source>
        <translation>The only solution</translation>
    </message>
    <message>
        <source>All %1 solutions</source>
        <translation>All %1 solutions</translation>
    </message>
    <message>
        <source>No quiet pattern can be added to it.</source>
        <translation>No quiet pattern can be added to it.</translation>
    </message>
    <message>
        <source>%1, proven</source>
        <translation>%1, proven</translation>
    </message>
    <message>
        <source>Autoplay</source>
        <translation>Autoplay</translation>
    </message>
    <message>
        <source>Too many to show one by one: this is a sample of %1.</source>
        <translation>Too many to show one by one: this is a sample of %1.</translation>
    </message>
    <message>
        <source>best known %1, at least %2</source>
        <translation>best known %1, at least %2</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <translation>Stop searching</translation>
    </message>
    <message>
        <source>Search for fewer presses</source>
        <translation>Search for fewer presses</translation>
    </message>
    <message>
        <source>Each is one solution plus a quiet pattern; fewest presses first.</source>
        <translation>Each is one solution plus a quiet pattern; fewest presses first.</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>Searching …</translation>
    </message>
    <message>
        <source>Mark the selected solution on the board</source>
        <translation>Mark the selected solution on the board</translation>
    </message>
    <message>
        <source>Press the cells of the selected solution one by one</source>
        <translation>Press the cells of the selected solution one by one</translation>
    </message>
    <message>
        <source>A proof needs</source>
        <translation>A proof needs</translation>
    </message>
    <message>
        <source>Too many to show: they are listed only for boards of up to %1 cells.</source>
        <translation>Too many to show: they are listed only for boards of up to %1 cells.</translation>
    </message>
    <message>
        <source>too much: %1</source>
        <translation>too much: %1</translation>
    </message>
    <message>
        <source>A proof is out of reach here, but a search may still find fewer presses. For boards with up to %1 solutions, a proof takes only seconds.</source>
        <translation>A proof is out of reach here, but a search may still find fewer presses. For boards with up to %1 solutions, a proof takes only seconds.</translation>
    </message>
    <message>
        <source>A proof would need %1 of memory, but only %2 may be used. The results so far remain valid.</source>
        <translation>A proof would need %1 of memory, but only %2 may be used. The results so far remain valid.</translation>
    </message>
    <message>
        <source>As a sum</source>
        <translation>As a sum</translation>
    </message>
    <message>
        <source>Write the board as a sum of the presses in the selected solution</source>
        <translation>Write the board as a sum of the presses in the selected solution</translation>
    </message>
    <message>
        <source>The lights to change are the sum of the columns of the presses: a stands for the column of a press in the matrix</source>
        <translation>The lights to change are the sum of the columns of the presses: a stands for the column of a press in the matrix</translation>
    </message>
    <message>
        <source>The lights to change</source>
        <translation>The lights to change</translation>
    </message>
    <message>
        <source>Press %1</source>
        <translation>Press %1</translation>
    </message>
    <message>
        <source>As vectors</source>
        <translation>As vectors</translation>
    </message>
    <message>
        <source>Write all solutions as the selected one plus the kernel, with a column for each</source>
        <translation>Write all solutions as the selected one plus the kernel, with a column for each</translation>
    </message>
</context>
<context>
    <name>lightsout::SpectrumCard</name>
    <message>
        <source>Eigenvalues</source>
        <translation>Eigenvalues</translation>
    </message>
    <message>
        <source>Eigenvalues of P</source>
        <translation>Eigenvalues of P</translation>
    </message>
    <message>
        <source>Second eigenvalue</source>
        <translation>Second eigenvalue</translation>
    </message>
    <message>
        <source>The largest absolute value below 1.</source>
        <translation>The largest absolute value below 1.</translation>
    </message>
    <message>
        <source>Presses until all white</source>
        <translation>Presses until all white</translation>
    </message>
    <message>
        <source>The mean over all games that begin with this many black cells.</source>
        <translation>The mean over all games that begin with this many black cells.</translation>
    </message>
    <message>
        <source>There is no such number for this board.</source>
        <translation>There is no such number for this board.</translation>
    </message>
    <message>
        <source>In the long run, each press multiplies the distance to the limit law by %1.</source>
        <translation>In the long run, each press multiplies the distance to the limit law by %1.</translation>
    </message>
    <message>
        <source>Presses until all off</source>
        <translation>Presses until all off</translation>
    </message>
    <message>
        <source>The mean over all games that begin with this many lights on.</source>
        <translation>The mean over all games that begin with this many lights on.</translation>
    </message>
</context>
<context>
    <name>lightsout::SpokenBoard</name>
    <message numerus="yes">
        <source>%Ln light(s) changed</source>
        <translation>
            <numerusform>%Ln light changed</numerusform>
            <numerusform>%Ln lights changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln on</source>
        <translation>
            <numerusform>%Ln on</numerusform>
            <numerusform>%Ln on</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Undone: %1</translation>
    </message>
    <message>
        <source>none on</source>
        <translation>none on</translation>
    </message>
    <message>
        <source>on</source>
        <translation>on</translation>
    </message>
    <message>
        <source>off</source>
        <translation>off</translation>
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
        <translation>%1: %2 of %3 lights on.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln vertex(es) added.</source>
        <translation>
            <numerusform>%Ln vertex added.</numerusform>
            <numerusform>%Ln vertices added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln vertex(es) removed.</source>
        <translation>
            <numerusform>%Ln vertex removed.</numerusform>
            <numerusform>%Ln vertices removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln influence(s) changed.</source>
        <translation>
            <numerusform>%Ln influence changed.</numerusform>
            <numerusform>%Ln influences changed.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 changes itself.</source>
        <translation>%1 changes itself.</translation>
    </message>
    <message>
        <source>%1 no longer changes itself.</source>
        <translation>%1 no longer changes itself.</translation>
    </message>
    <message>
        <source>%1 changes %2.</source>
        <translation>%1 changes %2.</translation>
    </message>
    <message>
        <source>%1 no longer changes %2.</source>
        <translation>%1 no longer changes %2.</translation>
    </message>
    <message>
        <source>%1 and %2 are connected.</source>
        <translation>%1 and %2 are connected.</translation>
    </message>
    <message>
        <source>%1 and %2 are no longer connected.</source>
        <translation>%1 and %2 are no longer connected.</translation>
    </message>
</context>
<context>
    <name>lightsout::SquaresCard</name>
    <message>
        <source>Table of square boards from 2 × 2 to 39 × 39</source>
        <translation>Table of square boards from 2 × 2 to 39 × 39</translation>
    </message>
    <message>
        <source>%1 squares with more than one solution</source>
        <translation>%1 squares with more than one solution</translation>
    </message>
    <message>
        <source>nullity</source>
        <translation>nullity</translation>
    </message>
    <message>
        <source>solutions</source>
        <translation>solutions</translation>
    </message>
</context>
<context>
    <name>lightsout::StageActions</name>
    <message>
        <source>&amp;Projector</source>
        <translation>&amp;Projector</translation>
    </message>
    <message>
        <source>Hide &amp;everything else</source>
        <translation>Hide &amp;everything else</translation>
    </message>
    <message>
        <source>Project only the board, matrix or map</source>
        <translation>Project only the board, matrix or map</translation>
    </message>
    <message>
        <source>Next step, solution or tiling</source>
        <translation>Next step, solution or tiling</translation>
    </message>
    <message>
        <source>Previous step, solution or tiling</source>
        <translation>Previous step, solution or tiling</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>Lar&amp;ger text</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Smaller text</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <translation>&amp;Normal text size</translation>
    </message>
    <message>
        <source>Full screen with large text, for a projector. Hold %1 for a spotlight.</source>
        <translation>Full screen with large text, for a projector. Hold %1 for a spotlight.</translation>
    </message>
    <message>
        <source>Black screen</source>
        <translation>Black screen</translation>
    </message>
    <message>
        <source>White screen</source>
        <translation>White screen</translation>
    </message>
    <message>
        <source>Pause or continue</source>
        <translation>Pause or continue</translation>
    </message>
    <message>
        <source>Projector on the &amp;other screen</source>
        <translation>Projector on the &amp;other screen</translation>
    </message>
    <message>
        <source>Move the window to the other screen and fill it</source>
        <translation>Move the window to the other screen and fill it</translation>
    </message>
</context>
<context>
    <name>lightsout::StartPage</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Show the board (Escape)</source>
        <translation>Show the board (Escape)</translation>
    </message>
    <message>
        <source>Recent boards</source>
        <translation>Recent boards</translation>
    </message>
    <message>
        <source>All recent boards</source>
        <translation>All recent boards</translation>
    </message>
    <message>
        <source>Show this page at startup</source>
        <translation>Show this page at startup</translation>
    </message>
    <message>
        <source>No network, no names: everything stays on this computer.</source>
        <translation>No network, no names: everything stays on this computer.</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Welcome</translation>
    </message>
    <message>
        <source>Begin with the classic board</source>
        <translation>Begin with the classic board</translation>
    </message>
    <message>
        <source>A press changes a light and its neighbours. Turn all the lights off.</source>
        <translation>A press changes a light and its neighbours. Turn all the lights off.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Welcome back</source>
        <translation>Welcome back</translation>
    </message>
    <message>
        <source>Continue the last board</source>
        <translation>Continue the last board</translation>
    </message>
    <message numerus="yes">
        <source>%1, last played on %2, with %Ln press(es) so far</source>
        <translation>
            <numerusform>%1, last played on %2, with %Ln press so far</numerusform>
            <numerusform>%1, last played on %2, with %Ln presses so far</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lessons</translation>
    </message>
    <message>
        <source>A live class is open at %1. All other data stays on this computer.</source>
        <translation>A live class is open at %1. All other data stays on this computer.</translation>
    </message>
    <message>
        <source>Course map</source>
        <translation>Course map</translation>
    </message>
    <message>
        <source>Your own lessons</source>
        <translation>Your own lessons</translation>
    </message>
    <message>
        <source>Continue the current board</source>
        <translation>Continue the current board</translation>
    </message>
    <message numerus="yes">
        <source>%1, with %Ln press(es) so far</source>
        <translation>
            <numerusform>%1, with %Ln press so far</numerusform>
            <numerusform>%1, with %Ln presses so far</numerusform>
        </translation>
    </message>
    <message>
        <source>See which lessons build on others</source>
        <translation>See which lessons build on others</translation>
    </message>
    <message>
        <source>A new 5 × 5 board that can be solved</source>
        <translation>A new 5 × 5 board that can be solved</translation>
    </message>
    <message>
        <source>Draw your own graph</source>
        <translation>Draw your own graph</translation>
    </message>
    <message>
        <source>Vertices, edges, arrows</source>
        <translation>Vertices, edges, arrows</translation>
    </message>
    <message>
        <source>Open a file …</source>
        <translation>Open a file …</translation>
    </message>
    <message>
        <source>Or paste a text, or drop a file here</source>
        <translation>Or paste a text, or drop a file here</translation>
    </message>
    <message>
        <source>From your book</source>
        <translation>From your book</translation>
    </message>
    <message>
        <source>Five texts, figure by figure</source>
        <translation>Five texts, figure by figure</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>%1 of %2 done</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Next: %1</translation>
    </message>
    <message>
        <source>Continue lesson %1, step %2</source>
        <translation>Continue lesson %1, step %2</translation>
    </message>
    <message>
        <source>Continue the lesson, step %1</source>
        <translation>Continue the lesson, step %1</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Begin</translation>
    </message>
</context>
<context>
    <name>lightsout::StateGraphView</name>
    <message>
        <source>State graph</source>
        <translation>State graph</translation>
    </message>
    <message numerus="yes">
        <source>%Ln board(s), arranged by number of presses needed</source>
        <translation>
            <numerusform>%Ln board, arranged by number of presses needed</numerusform>
            <numerusform>%Ln boards, arranged by number of presses needed</numerusform>
        </translation>
    </message>
    <message>
        <source>can&apos;t be won</source>
        <translation>can&apos;t be won</translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es) to win</source>
        <translation>
            <numerusform>%Ln press to win</numerusform>
            <numerusform>%Ln presses to win</numerusform>
        </translation>
    </message>
    <message>
        <source>all white</source>
        <translation>all white</translation>
    </message>
    <message>
        <source>black: %1</source>
        <translation>black: %1</translation>
    </message>
    <message>
        <source>the current board</source>
        <translation>the current board</translation>
    </message>
    <message>
        <source>Press %1</source>
        <translation>Press %1</translation>
    </message>
</context>
<context>
    <name>lightsout::StateMatrixView</name>
    <message>
        <source>Matrix of the state graph</source>
        <translation>Matrix of the state graph</translation>
    </message>
    <message>
        <source>from %1 to %2: %3</source>
        <translation>from %1 to %2: %3</translation>
    </message>
</context>
<context>
    <name>lightsout::StatesCard</name>
    <message>
        <source>Can be won</source>
        <translation>Can be won</translation>
    </message>
    <message>
        <source>Most presses needed</source>
        <translation>Most presses needed</translation>
    </message>
    <message>
        <source>Winning games of that length</source>
        <translation>Winning games of that length</translation>
    </message>
    <message>
        <source>Length of the games</source>
        <translation>Length of the games</translation>
    </message>
    <message>
        <source>Presses: </source>
        <translation>Presses: </translation>
    </message>
    <message numerus="yes">
        <source>States are counted for boards of up to %Ln vertices</source>
        <translation>
            <numerusform>States are counted for boards of up to %Ln vertex</numerusform>
            <numerusform>States are counted for boards of up to %Ln vertices</numerusform>
        </translation>
    </message>
    <message>
        <source>The state graph</source>
        <translation>The state graph</translation>
    </message>
    <message>
        <source>The state graph: click a neighbouring board to move to it</source>
        <translation>The state graph: click a neighbouring board to move to it</translation>
    </message>
    <message>
        <source>The state graph in numbers</source>
        <translation>The state graph in numbers</translation>
    </message>
    <message>
        <source>Boards by number of presses needed</source>
        <translation>Boards by number of presses needed</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>boards</translation>
    </message>
    <message>
        <source>Only lit cells can be pressed, and this one is off</source>
        <translation>Only lit cells can be pressed, and this one is off</translation>
    </message>
    <message>
        <source>Fewest presses</source>
        <translation>Fewest presses</translation>
    </message>
    <message>
        <source>Number of boards by number of presses needed</source>
        <translation>Number of boards by number of presses needed</translation>
    </message>
    <message>
        <source>Adjacency matrix: how many presses lead from one board to another</source>
        <translation>Adjacency matrix: how many presses lead from one board to another</translation>
    </message>
    <message>
        <source>Number of games with exactly n presses</source>
        <translation>Number of games with exactly n presses</translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es)</source>
        <translation>
            <numerusform>%Ln press</numerusform>
            <numerusform>%Ln presses</numerusform>
        </translation>
    </message>
    <message>
        <source>can&apos;t be won</source>
        <translation>can&apos;t be won</translation>
    </message>
    <message>
        <source>share</source>
        <translation>share</translation>
    </message>
    <message>
        <source>Presses from the row&apos;s board to the column&apos;s: %1</source>
        <translation>Presses from the row&apos;s board to the column&apos;s: %1</translation>
    </message>
    <message numerus="yes">
        <source>Games of exactly %Ln press(es) from the row&apos;s board to the column&apos;s: %1</source>
        <translation>
            <numerusform>Games of exactly %Ln press from the row&apos;s board to the column&apos;s: %1</numerusform>
            <numerusform>Games of exactly %Ln presses from the row&apos;s board to the column&apos;s: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Games of at most %Ln press(es) from the row&apos;s board to the column&apos;s: %1</source>
        <translation>
            <numerusform>Games of at most %Ln press from the row&apos;s board to the column&apos;s: %1</numerusform>
            <numerusform>Games of at most %Ln presses from the row&apos;s board to the column&apos;s: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>with %1</translation>
    </message>
    <message>
        <source>Number of games with one to n presses: %1</source>
        <translation>Number of games with one to n presses: %1</translation>
    </message>
    <message>
        <source>Include the game with no presses: %1</source>
        <translation>Include the game with no presses: %1</translation>
    </message>
    <message>
        <source>The graph is connected: every board leads to every other.</source>
        <translation>The graph is connected: every board leads to every other.</translation>
    </message>
    <message>
        <source>Diameter %1: no two mutually reachable boards are further apart.</source>
        <translation>Diameter %1: no two mutually reachable boards are further apart.</translation>
    </message>
    <message numerus="yes">
        <source>Games of 1 to %Ln press(es) from the row&apos;s board to the column&apos;s: %1</source>
        <translation>
            <numerusform>Games of 1 press from the row&apos;s board to the column&apos;s: %1</numerusform>
            <numerusform>Games of 1 to %Ln presses from the row&apos;s board to the column&apos;s: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The graph is disconnected: %1 components of %Ln board(s) each.</source>
        <translation>
            <numerusform>The graph is disconnected: %1 components of %Ln board each.</numerusform>
            <numerusform>The graph is disconnected: %1 components of %Ln boards each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each board has degree %1, with one edge for each press; there are %Ln edge(s) in all.</source>
        <translation>
            <numerusform>Each board has degree %1, with one edge for each press; there is %Ln edge in all.</numerusform>
            <numerusform>Each board has degree %1, with one edge for each press; there are %Ln edges in all.</numerusform>
        </translation>
    </message>
    <message>
        <source>This board has too many states to count.</source>
        <translation>This board has too many states to count.</translation>
    </message>
    <message>
        <source>The states are being counted.</source>
        <translation>The states are being counted.</translation>
    </message>
    <message>
        <source>Available once the states are counted.</source>
        <translation>Available once the states are counted.</translation>
    </message>
    <message>
        <source>%1 … (the first %2 of %3)</source>
        <translation>%1 … (the first %2 of %3)</translation>
    </message>
    <message>
        <source>presses</source>
        <translation>presses</translation>
    </message>
    <message>
        <source>One table with the games from each board to the target: the last column of each power</source>
        <translation>One table with the games from each board to the target: the last column of each power</translation>
    </message>
    <message>
        <source>Games from each board to the target</source>
        <translation>Games from each board to the target</translation>
    </message>
    <message>
        <source>board</source>
        <translation>board</translation>
    </message>
    <message>
        <source>lights on</source>
        <translation>lights on</translation>
    </message>
    <message>
        <source>black cells</source>
        <translation>black cells</translation>
    </message>
    <message>
        <source>Games from each board to the target. Board 1 has all lights to change; the last board is the target. These are the numbers of “Retourner des pions” on %1 boards.</source>
        <translation>Games from each board to the target. Board 1 has all lights to change; the last board is the target. These are the numbers of “Retourner des pions” on %1 boards.</translation>
    </message>
</context>
<context>
    <name>lightsout::StatusBar</name>
    <message>
        <source>Computing</source>
        <translation>Computing</translation>
    </message>
    <message>
        <source>Computing; elimination needs %1</source>
        <translation>Computing; elimination needs %1</translation>
    </message>
</context>
<context>
    <name>lightsout::StatusCard</name>
    <message>
        <source>Pressed</source>
        <translation>Pressed</translation>
    </message>
    <message>
        <source>Fewest left</source>
        <translation>Fewest left</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>This board is empty.</source>
        <translation>This board is empty.</translation>
    </message>
    <message>
        <source>Choose a new board to play.</source>
        <translation>Choose a new board to play.</translation>
    </message>
    <message>
        <source>Draw the lights.</source>
        <translation>Draw the lights.</translation>
    </message>
    <message>
        <source>Click a cell or drag over several to turn lights on or off.</source>
        <translation>Click a cell or drag over several to turn lights on or off.</translation>
    </message>
    <message>
        <source>Draw the target.</source>
        <translation>Draw the target.</translation>
    </message>
    <message>
        <source>The lights that are on here must be on at the end.</source>
        <translation>The lights that are on here must be on at the end.</translation>
    </message>
    <message>
        <source>This board has no solution.</source>
        <translation>This board has no solution.</translation>
    </message>
    <message>
        <source>Press %1.</source>
        <translation>Press %1.</translation>
    </message>
    <message>
        <source>This press is part of the shortest known solution. The order never matters.</source>
        <translation>This press is part of the shortest known solution. The order never matters.</translation>
    </message>
    <message>
        <source>Nothing is left to do.</source>
        <translation>Nothing is left to do.</translation>
    </message>
    <message>
        <source>The lights already match the target. Choose random or solvable lights to play.</source>
        <translation>The lights already match the target. Choose random or solvable lights to play.</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Solved!</translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es) in %1.</source>
        <translation>
            <numerusform>%Ln press in %1.</numerusform>
            <numerusform>%Ln presses in %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Press the starred cells in any order.</source>
        <translation>Press the starred cells in any order.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es) left.</source>
        <translation>
            <numerusform>%Ln press left.</numerusform>
            <numerusform>%Ln presses left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es) left on this path. A shorter solution is now known.</source>
        <translation>
            <numerusform>%Ln press left on this path. A shorter solution is now known.</numerusform>
            <numerusform>%Ln presses left on this path. A shorter solution is now known.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es) left, and no solution is shorter (proven).</source>
        <translation>
            <numerusform>%Ln press left, and no solution is shorter (proven).</numerusform>
            <numerusform>%Ln presses left, and no solution is shorter (proven).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es) left. A shorter solution might exist.</source>
        <translation>
            <numerusform>%Ln press left. A shorter solution might exist.</numerusform>
            <numerusform>%Ln presses left. A shorter solution might exist.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn all the lights off.</source>
        <translation>Turn all the lights off.</translation>
    </message>
    <message>
        <source>Turn all the lights on.</source>
        <translation>Turn all the lights on.</translation>
    </message>
    <message>
        <source>Turn on the marked lights, and only those.</source>
        <translation>Turn on the marked lights, and only those.</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>The search was stopped.</translation>
    </message>
    <message>
        <source>Looking for a solution …</source>
        <translation>Looking for a solution …</translation>
    </message>
    <message>
        <source>There is no solution from here. Click Solution to see why.</source>
        <translation>There is no solution from here. Click Solution to see why.</translation>
    </message>
    <message numerus="yes">
        <source>Count the marked lights: there are %Ln, an odd number.</source>
        <translation>
            <numerusform>Count the marked lights: there is %Ln, an odd number.</numerusform>
            <numerusform>Count the marked lights: there are %Ln, an odd number.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a solution. The order of its presses never matters.</source>
        <translation>There is a solution. The order of its presses never matters.</translation>
    </message>
    <message>
        <source>You can&apos;t press %1: it is off.</source>
        <translation>You can&apos;t press %1: it is off.</translation>
    </message>
    <message>
        <source>Press the starred cells, each while it is lit.</source>
        <translation>Press the starred cells, each while it is lit.</translation>
    </message>
    <message>
        <source>None of the starred cells is lit.</source>
        <translation>None of the starred cells is lit.</translation>
    </message>
    <message>
        <source>In this order, the solution can&apos;t be completed. Undo, or press another cell first.</source>
        <translation>In this order, the solution can&apos;t be completed. Undo, or press another cell first.</translation>
    </message>
    <message>
        <source>Only lit cells can be pressed, so the order matters and some solutions can&apos;t be played.</source>
        <translation>Only lit cells can be pressed, so the order matters and some solutions can&apos;t be played.</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Again</translation>
    </message>
    <message>
        <source>Play the same lights again</source>
        <translation>Play the same lights again</translation>
    </message>
    <message>
        <source>Start a game on this board that needs more presses</source>
        <translation>Start a game on this board that needs more presses</translation>
    </message>
    <message>
        <source>Presses left</source>
        <translation>Presses left</translation>
    </message>
    <message>
        <source>Next size: %1</source>
        <translation>Next size: %1</translation>
    </message>
    <message numerus="yes">
        <source>Harder: %Ln press(es)</source>
        <translation>
            <numerusform>Harder: %Ln press</numerusform>
            <numerusform>Harder: %Ln presses</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the next press in light chasing.</source>
        <translation>This is the next press in light chasing.</translation>
    </message>
    <message>
        <source>That was the solution. Your turn.</source>
        <translation>That was the solution. Your turn.</translation>
    </message>
    <message>
        <source>“Again” starts with the same lights. Now solve them yourself.</source>
        <translation>“Again” starts with the same lights. Now solve them yourself.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es) in %1; %2 would have been enough.</source>
        <translation>
            <numerusform>%Ln press in %1; %2 would have been enough.</numerusform>
            <numerusform>%Ln presses in %1; %2 would have been enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es) in %1, the fewest possible.</source>
        <translation>
            <numerusform>%Ln press in %1, the fewest possible.</numerusform>
            <numerusform>%Ln presses in %1, the fewest possible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es) in %1. No shorter solution is known.</source>
        <translation>
            <numerusform>%Ln press in %1. No shorter solution is known.</numerusform>
            <numerusform>%Ln presses in %1. No shorter solution is known.</numerusform>
        </translation>
    </message>
    <message>
        <source>Press all teal cells, and nothing changes.</source>
        <translation>Press all teal cells, and nothing changes.</translation>
    </message>
    <message>
        <source>Every press changes an even number of the teal lights.</source>
        <translation>Every press changes an even number of the teal lights.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of these lights must change; they are marked.</source>
        <translation>
            <numerusform>%Ln of these lights must change; it is marked.</numerusform>
            <numerusform>%Ln of these lights must change; they are marked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln press(es), and nothing changed.</source>
        <translation>
            <numerusform>%Ln press, and nothing changed.</numerusform>
            <numerusform>%Ln presses, and nothing changed.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each light was changed an even number of times.</source>
        <translation>Each light was changed an even number of times.</translation>
    </message>
    <message>
        <source>Solve anyway</source>
        <translation>Solve anyway</translation>
    </message>
    <message>
        <source>Solving this board needs %1 of memory, which is a lot.</source>
        <translation>Solving this board needs %1 of memory, which is a lot.</translation>
    </message>
    <message>
        <source>Not known for this board.</source>
        <translation>Not known for this board.</translation>
    </message>
    <message>
        <source>The minimum has not been proven yet.</source>
        <translation>The minimum has not been proven yet.</translation>
    </message>
</context>
<context>
    <name>lightsout::StatusFacts</name>
    <message>
        <source>Facts about the board</source>
        <translation>Facts about the board</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>not known</translation>
    </message>
    <message>
        <source>solvable</source>
        <translation>solvable</translation>
    </message>
    <message>
        <source>not solvable</source>
        <translation>not solvable</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>%1 (%2 one-way)</source>
        <translation>%1 (%2 one-way)</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>not counted</translation>
    </message>
    <message>
        <source>Symmetries are counted on boards of up to %1 vertices and %2 edges, unless that takes too long.</source>
        <translation>Symmetries are counted on boards of up to %1 vertices and %2 edges, unless that takes too long.</translation>
    </message>
</context>
<context>
    <name>lightsout::StepDots</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Step %1 of %2</translation>
    </message>
</context>
<context>
    <name>lightsout::StopButton</name>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Stop the current computation</source>
        <translation>Stop the current computation</translation>
    </message>
</context>
<context>
    <name>lightsout::SweepForm</name>
    <message>
        <source>%1 from</source>
        <translation>%1 from</translation>
    </message>
    <message>
        <source>to</source>
        <translation>to</translation>
    </message>
    <message>
        <source>%1, from</source>
        <translation>%1, from</translation>
    </message>
    <message>
        <source>%1, to</source>
        <translation>%1, to</translation>
    </message>
    <message>
        <source>custom boards</source>
        <translation>custom boards</translation>
    </message>
    <message numerus="yes">
        <source>on %Ln core(s)</source>
        <translation>
            <numerusform>on %Ln core</numerusform>
            <numerusform>on %Ln cores</numerusform>
        </translation>
    </message>
    <message>
        <source>of</source>
        <translation>of</translation>
    </message>
    <message>
        <source>Self-influence</source>
        <translation>Self-influence</translation>
    </message>
    <message>
        <source>presses:</source>
        <translation>presses:</translation>
    </message>
    <message>
        <source>boards for each n:</source>
        <translation>boards for each n:</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>seed</translation>
    </message>
    <message>
        <source>Use command-line syntax, with %1 and optionally %2 in place of numbers</source>
        <translation>Use command-line syntax, with %1 and optionally %2 in place of numbers</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Quantity</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>Custom boards</source>
        <translation>Custom boards</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Surface</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Neighbours</translation>
    </message>
    <message>
        <source>Presses</source>
        <translation>Presses</translation>
    </message>
    <message>
        <source>Boards for each n</source>
        <translation>Boards for each n</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>Cores</translation>
    </message>
    <message>
        <source>without self-influence</source>
        <translation>without self-influence</translation>
    </message>
    <message>
        <source>The first number is larger than the last.</source>
        <translation>The first number is larger than the last.</translation>
    </message>
    <message>
        <source>%1 boards are too many: the limit is %2 here and higher on the command line.</source>
        <translation>%1 boards are too many: the limit is %2 here and higher on the command line.</translation>
    </message>
    <message>
        <source>%1 graphs of the atlas</source>
        <translation>%1 graphs of the atlas</translation>
    </message>
</context>
<context>
    <name>lightsout::SweepTableModel</name>
    <message>
        <source>value</source>
        <translation>value</translation>
    </message>
    <message>
        <source>95 % confidence
interval of the mean</source>
        <translation>95 % confidence
interval of the mean</translation>
    </message>
    <message>
        <source>bounds</source>
        <translation>bounds</translation>
    </message>
</context>
<context>
    <name>lightsout::SweepTools</name>
    <message>
        <source>Logarithmic n</source>
        <translation>Logarithmic n</translation>
    </message>
    <message>
        <source>Logarithmic values</source>
        <translation>Logarithmic values</translation>
    </message>
    <message>
        <source>Half checked: as it suits the quantity</source>
        <translation>Half checked: as it suits the quantity</translation>
    </message>
    <message>
        <source>Least-squares line</source>
        <translation>Least-squares line</translation>
    </message>
    <message>
        <source>A line in the scales of the axes, with its 95 % confidence interval</source>
        <translation>A line in the scales of the axes, with its 95 % confidence interval</translation>
    </message>
    <message>
        <source>Curve: n^2 / 5</source>
        <translation>Curve: n^2 / 5</translation>
    </message>
    <message>
        <source>Curve to compare with</source>
        <translation>Curve to compare with</translation>
    </message>
    <message>
        <source>An expression of n, to be drawn with the values</source>
        <translation>An expression of n, to be drawn with the values</translation>
    </message>
    <message>
        <source>Conjecture: nullity &gt; 0 if divides(5, n + 1)</source>
        <translation>Conjecture: nullity &gt; 0 if divides(5, n + 1)</translation>
    </message>
    <message>
        <source>Conjecture</source>
        <translation>Conjecture</translation>
    </message>
    <message>
        <source>A claim about each board of the sweep, to be tested on all of them</source>
        <translation>A claim about each board of the sweep, to be tested on all of them</translation>
    </message>
    <message>
        <source>The curve must be an expression of n alone.</source>
        <translation>The curve must be an expression of n alone.</translation>
    </message>
    <message>
        <source>Something is missing at the end.</source>
        <translation>Something is missing at the end.</translation>
    </message>
    <message>
        <source>“%1” was not expected.</source>
        <translation>“%1” was not expected.</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <translation>Did you mean “%1”?</translation>
    </message>
    <message>
        <source>Looking for a counterexample …</source>
        <translation>Looking for a counterexample …</translation>
    </message>
    <message>
        <source>Disproved: %1 is the first counterexample.</source>
        <translation>Disproved: %1 is the first counterexample.</translation>
    </message>
    <message>
        <source>Not decided: %1 could not be computed.</source>
        <translation>Not decided: %1 could not be computed.</translation>
    </message>
    <message>
        <source>The condition holds for no board of the sweep, so nothing was tested.</source>
        <translation>The condition holds for no board of the sweep, so nothing was tested.</translation>
    </message>
    <message numerus="yes">
        <source>Holds for all %Ln board(s).</source>
        <translation>
            <numerusform>Holds for %Ln board.</numerusform>
            <numerusform>Holds for all %Ln boards.</numerusform>
        </translation>
    </message>
    <message>
        <source>Holds for all %1 boards of the sweep that satisfy the condition.</source>
        <translation>Holds for all %1 boards of the sweep that satisfy the condition.</translation>
    </message>
</context>
<context>
    <name>lightsout::SweepView</name>
    <message>
        <source>Chart</source>
        <translation>Chart</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>Add to the chart</source>
        <translation>Add to the chart</translation>
    </message>
    <message>
        <source>Keep the series already shown and add another</source>
        <translation>Keep the series already shown and add another</translation>
    </message>
    <message>
        <source>Progress of the sweep</source>
        <translation>Progress of the sweep</translation>
    </message>
    <message>
        <source>Click a dot to open its board</source>
        <translation>Click a dot to open its board</translation>
    </message>
    <message>
        <source>Values of the sweep</source>
        <translation>Values of the sweep</translation>
    </message>
    <message>
        <source>Double-click to open the board</source>
        <translation>Double-click to open the board</translation>
    </message>
    <message>
        <source>Map of the values by n and m</source>
        <translation>Map of the values by n and m</translation>
    </message>
    <message>
        <source>Command for the same values</source>
        <translation>Command for the same values</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>Copy command</translation>
    </message>
    <message>
        <source>Paste into a terminal to get the same values</source>
        <translation>Paste into a terminal to get the same values</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>As a table</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copy</translation>
    </message>
    <message>
        <source>Copy the table as text, for spreadsheets</source>
        <translation>Copy the table as text, for spreadsheets</translation>
    </message>
    <message>
        <source>As CSV</source>
        <translation>As CSV</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Choose what to compute and for which boards, then start.</source>
        <translation>Choose what to compute and for which boards, then start.</translation>
    </message>
    <message>
        <source>Nothing has been measured yet.</source>
        <translation>Nothing has been measured yet.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>computing %1</source>
        <translation>computing %1</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>stopped</translation>
    </message>
    <message>
        <source>The values as curves</source>
        <translation>The values as curves</translation>
    </message>
    <message>
        <source>The values for two parameters as colours</source>
        <translation>The values for two parameters as colours</translation>
    </message>
    <message>
        <source>The table, as text or CSV</source>
        <translation>The table, as text or CSV</translation>
    </message>
    <message>
        <source>Stop and keep the results</source>
        <translation>Stop and keep the results</translation>
    </message>
    <message>
        <source>Measure all boards, using all cores. The time can&apos;t be predicted: large boards take longer.</source>
        <translation>Measure all boards, using all cores. The time can&apos;t be predicted: large boards take longer.</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogram</translation>
    </message>
    <message>
        <source>How often each value occurs among the random boards of one n</source>
        <translation>How often each value occurs among the random boards of one n</translation>
    </message>
    <message>
        <source>n of the histogram</source>
        <translation>n of the histogram</translation>
    </message>
    <message>
        <source>m of the histogram</source>
        <translation>m of the histogram</translation>
    </message>
</context>
<context>
    <name>lightsout::Symmetries</name>
    <message>
        <source>symmetry</source>
        <translation>symmetry</translation>
    </message>
</context>
<context>
    <name>lightsout::TableDialog</name>
    <message>
        <source>Rows</source>
        <translation>Rows</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columns</translation>
    </message>
    <message>
        <source>to</source>
        <translation>to</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copy</translation>
    </message>
    <message>
        <source>&amp;Save …</source>
        <translation>&amp;Save …</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>&amp;Print …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>%1, from</source>
        <translation>%1, from</translation>
    </message>
    <message>
        <source>%1, to</source>
        <translation>%1, to</translation>
    </message>
    <message>
        <source>A table can show up to %1 boards.</source>
        <translation>A table can show up to %1 boards.</translation>
    </message>
    <message>
        <source>Computing</source>
        <translation>Computing</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Save the table</translation>
    </message>
    <message>
        <source>Table or picture (*.csv *.tex *.png *.svg *.pdf)</source>
        <translation>Table or picture (*.csv *.tex *.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>The table can&apos;t be written to %1. The file name must end in .csv, .tex, .png, .svg or .pdf.</source>
        <translation>The table can&apos;t be written to %1. The file name must end in .csv, .tex, .png, .svg or .pdf.</translation>
    </message>
    <message>
        <source>Too large to draw</source>
        <translation>Too large to draw</translation>
    </message>
    <message>
        <source>Tables of up to %1 boards can be drawn or printed. This one can be saved as .csv or .tex.</source>
        <translation>Tables of up to %1 boards can be drawn or printed. This one can be saved as .csv or .tex.</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Saving</translation>
    </message>
    <message>
        <source>%1 squares only</source>
        <translation>%1 squares only</translation>
    </message>
    <message>
        <source>Solution counts: %1</source>
        <translation>Solution counts: %1</translation>
    </message>
    <message>
        <source>Solution counts by rows and columns</source>
        <translation>Solution counts by rows and columns</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>Nullity</source>
        <translation>Nullity</translation>
    </message>
    <message>
        <source>Tables in books:</source>
        <translation>Tables in books:</translation>
    </message>
    <message>
        <source>Copy the table as text, for spreadsheets</source>
        <translation>Copy the table as text, for spreadsheets</translation>
    </message>
    <message>
        <source>As CSV</source>
        <translation>As CSV</translation>
    </message>
    <message>
        <source>As LaTeX</source>
        <translation>As LaTeX</translation>
    </message>
    <message>
        <source>Print the table</source>
        <translation>Print the table</translation>
    </message>
    <message>
        <source>The table can&apos;t be printed.</source>
        <translation>The table can&apos;t be printed.</translation>
    </message>
    <message>
        <source>Computing: %1</source>
        <translation>Computing: %1</translation>
    </message>
</context>
<context>
    <name>lightsout::TeacherPage</name>
    <message>
        <source>For the teacher</source>
        <translation>For the teacher</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Print …</translation>
    </message>
    <message>
        <source>Aims: %1</source>
        <translation>Aims: %1</translation>
    </message>
    <message>
        <source>Age: %1</source>
        <translation>Age: %1</translation>
    </message>
    <message>
        <source>The class should already know: %1</source>
        <translation>The class should already know: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln minute</numerusform>
            <numerusform>%Ln minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>The steps</source>
        <translation>The steps</translation>
    </message>
</context>
<context>
    <name>lightsout::TilesView</name>
    <message>
        <source>left column, top: %1</source>
        <translation>left column, top: %1</translation>
    </message>
    <message>
        <source>left column, bottom: %1</source>
        <translation>left column, bottom: %1</translation>
    </message>
    <message>
        <source>right column, top: %1</source>
        <translation>right column, top: %1</translation>
    </message>
    <message>
        <source>right column, bottom: %1</source>
        <translation>right column, bottom: %1</translation>
    </message>
</context>
<context>
    <name>lightsout::TilingMap</name>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>more</source>
        <translation>more</translation>
    </message>
    <message>
        <source>Which boards have tilings</source>
        <translation>Which boards have tilings</translation>
    </message>
</context>
<context>
    <name>lightsout::TilingView</name>
    <message>
        <source>Board with tiles</source>
        <translation>Board with tiles</translation>
    </message>
    <message>
        <source>%1: pressed</source>
        <translation>%1: pressed</translation>
    </message>
    <message>
        <source>%1: covered by the tile of %2</source>
        <translation>%1: covered by the tile of %2</translation>
    </message>
    <message>
        <source>%1: not covered by a tile</source>
        <translation>%1: not covered by a tile</translation>
    </message>
    <message>
        <source>&amp;Press %1</source>
        <translation>&amp;Press %1</translation>
    </message>
</context>
<context>
    <name>lightsout::TilingsPage</name>
    <message>
        <source>Tilings</source>
        <translation>Tilings</translation>
    </message>
    <message>
        <source>Watch the search</source>
        <translation>Watch the search</translation>
    </message>
    <message>
        <source>Place tiles by hand</source>
        <translation>Place tiles by hand</translation>
    </message>
    <message>
        <source>Boards with tilings</source>
        <translation>Boards with tilings</translation>
    </message>
    <message numerus="yes">
        <source>The search can be watched on boards of up to %Ln vertices.</source>
        <translation>
            <numerusform>The search can be watched on boards of up to %Ln vertex.</numerusform>
            <numerusform>The search can be watched on boards of up to %Ln vertices.</numerusform>
        </translation>
    </message>
    <message>
        <source>This board is too large to be drawn as tiles. The limit is %1 cells.</source>
        <translation>This board is too large to be drawn as tiles. The limit is %1 cells.</translation>
    </message>
    <message>
        <source>Browse the tilings of this board</source>
        <translation>Browse the tilings of this board</translation>
    </message>
    <message>
        <source>See how the search places and removes tiles</source>
        <translation>See how the search places and removes tiles</translation>
    </message>
    <message>
        <source>Find a tiling yourself</source>
        <translation>Find a tiling yourself</translation>
    </message>
    <message>
        <source>See which sizes of boards have a tiling</source>
        <translation>See which sizes of boards have a tiling</translation>
    </message>
</context>
<context>
    <name>lightsout::TimeCard</name>
    <message>
        <source>Mean</source>
        <translation>Mean</translation>
    </message>
    <message>
        <source>Distance to the limit</source>
        <translation>Distance to the limit</translation>
    </message>
    <message>
        <source>Black cells over time</source>
        <translation>Black cells over time</translation>
    </message>
    <message>
        <source>presses</source>
        <translation>presses</translation>
    </message>
    <message>
        <source>exact mean</source>
        <translation>exact mean</translation>
    </message>
    <message>
        <source>Distance to the limit law</source>
        <translation>Distance to the limit law</translation>
    </message>
    <message>
        <source>total variation</source>
        <translation>total variation</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>distance</translation>
    </message>
    <message>
        <source>The distance needs the exact law, which can&apos;t be computed here</source>
        <translation>The distance needs the exact law, which can&apos;t be computed here</translation>
    </message>
    <message numerus="yes">
        <source>Distance to the limit law: ¼ after %Ln press(es)</source>
        <translation>
            <numerusform>Distance to the limit law: ¼ after %Ln press</numerusform>
            <numerusform>Distance to the limit law: ¼ after %Ln presses</numerusform>
        </translation>
    </message>
    <message>
        <source>± std. deviation</source>
        <translation>± std. deviation</translation>
    </message>
    <message>
        <source>The mean number of black cells after each press</source>
        <translation>The mean number of black cells after each press</translation>
    </message>
    <message>
        <source>The distance of the law from its limit after each press</source>
        <translation>The distance of the law from its limit after each press</translation>
    </message>
    <message>
        <source>powers of the second eigenvalue, %1</source>
        <translation>powers of the second eigenvalue, %1</translation>
    </message>
    <message>
        <source>The mean number of lights on after each press</source>
        <translation>The mean number of lights on after each press</translation>
    </message>
    <message>
        <source>Lights on over time</source>
        <translation>Lights on over time</translation>
    </message>
    <message>
        <source>lights on</source>
        <translation>lights on</translation>
    </message>
    <message>
        <source>black cells</source>
        <translation>black cells</translation>
    </message>
    <message>
        <source>games: 95 % confidence interval of the mean</source>
        <translation>games: 95 % confidence interval of the mean</translation>
    </message>
    <message numerus="yes">
        <source>after %Ln press(es), the exact mean %1 is in the 95 % confidence interval of the games, %2</source>
        <translation>
            <numerusform>after %Ln press, the exact mean %1 is in the 95 % confidence interval of the games, %2</numerusform>
            <numerusform>after %Ln presses, the exact mean %1 is in the 95 % confidence interval of the games, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %Ln press(es), the exact mean %1 is outside the 95 % confidence interval of the games, %2, which happens by chance in 1 of 20 simulations</source>
        <translation>
            <numerusform>after %Ln press, the exact mean %1 is outside the 95 % confidence interval of the games, %2, which happens by chance in 1 of 20 simulations</numerusform>
            <numerusform>after %Ln presses, the exact mean %1 is outside the 95 % confidence interval of the games, %2, which happens by chance in 1 of 20 simulations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lightsout::ToolBar</name>
    <message>
        <source>Toolbar</source>
        <translation>Toolbar</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Search</translation>
    </message>
</context>
<context>
    <name>lightsout::ToolRow</name>
    <message>
        <source>Gaussian elimination</source>
        <translation>Gaussian elimination</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Method</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrix</translation>
    </message>
    <message>
        <source>Copy the current matrix</source>
        <translation>Copy the current matrix</translation>
    </message>
    <message>
        <source>as plain text</source>
        <translation>as plain text</translation>
    </message>
    <message>
        <source>as CSV</source>
        <translation>as CSV</translation>
    </message>
    <message>
        <source>as LaTeX</source>
        <translation>as LaTeX</translation>
    </message>
    <message>
        <source>for NumPy</source>
        <translation>for NumPy</translation>
    </message>
    <message>
        <source>for Sage</source>
        <translation>for Sage</translation>
    </message>
    <message>
        <source>Copy and save</source>
        <translation>Copy and save</translation>
    </message>
    <message>
        <source>Copy this step with both matrices</source>
        <translation>Copy this step with both matrices</translation>
    </message>
    <message>
        <source>Save this step as a picture …</source>
        <translation>Save this step as a picture …</translation>
    </message>
    <message>
        <source>Save all steps as PDF …</source>
        <translation>Save all steps as PDF …</translation>
    </message>
    <message>
        <source>All steps as PDF (up to %1 vertices)</source>
        <translation>All steps as PDF (up to %1 vertices)</translation>
    </message>
    <message>
        <source>Save all steps as LaTeX …</source>
        <translation>Save all steps as LaTeX …</translation>
    </message>
    <message>
        <source>Save all operations as LaTeX, with the first and last matrices …</source>
        <translation>Save all operations as LaTeX, with the first and last matrices …</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>Formulas</translation>
    </message>
    <message>
        <source>Copy the formulas</source>
        <translation>Copy the formulas</translation>
    </message>
    <message>
        <source>Copy the formulas as LaTeX</source>
        <translation>Copy the formulas as LaTeX</translation>
    </message>
    <message>
        <source>Light chasing</source>
        <translation>Light chasing</translation>
    </message>
    <message>
        <source>Light chasing needs a rectangle without glued borders in which neighbouring cells share a side.</source>
        <translation>Light chasing needs a rectangle without glued borders in which neighbouring cells share a side.</translation>
    </message>
    <message>
        <source>Show the result as a formula for each press</source>
        <translation>Show the result as a formula for each press</translation>
    </message>
    <message>
        <source>Show the result as the reduced matrix</source>
        <translation>Show the result as the reduced matrix</translation>
    </message>
    <message>
        <source>Export the matrix or the steps as text, LaTeX or a picture</source>
        <translation>Export the matrix or the steps as text, LaTeX or a picture</translation>
    </message>
    <message>
        <source>Determinant</source>
        <translation>Determinant</translation>
    </message>
    <message>
        <source>Show the determinant over the integers and modulo 2</source>
        <translation>Show the determinant over the integers and modulo 2</translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation>Bounds</translation>
    </message>
    <message>
        <source>Show bounds on the nullity that need no elimination</source>
        <translation>Show bounds on the nullity that need no elimination</translation>
    </message>
    <message>
        <source>Show A next to the lights to change, A alone, A next to the identity (to invert A), or A with a different diagonal</source>
        <translation>Show A next to the lights to change, A alone, A next to the identity (to invert A), or A with a different diagonal</translation>
    </message>
    <message>
        <source>Influence matrix</source>
        <translation>Influence matrix</translation>
    </message>
    <message>
        <source>Adjacency matrix</source>
        <translation>Adjacency matrix</translation>
    </message>
    <message>
        <source>Adjacency matrix + I</source>
        <translation>Adjacency matrix + I</translation>
    </message>
    <message>
        <source>Save an animation as GIF …</source>
        <translation>Save an animation as GIF …</translation>
    </message>
    <message>
        <source>Save slides as PDF, a page for each step …</source>
        <translation>Save slides as PDF, a page for each step …</translation>
    </message>
    <message>
        <source>Save slides as PDF, a page for each pivot …</source>
        <translation>Save slides as PDF, a page for each pivot …</translation>
    </message>
</context>
<context>
    <name>lightsout::TwinBoards</name>
    <message>
        <source>The target is reached</source>
        <translation>The target is reached</translation>
    </message>
    <message numerus="yes">
        <source>The target is reached in %Ln press(es)</source>
        <translation>
            <numerusform>The target is reached in %Ln press</numerusform>
            <numerusform>The target is reached in %Ln presses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln light(s) left to change</source>
        <translation>
            <numerusform>%Ln light left to change</numerusform>
            <numerusform>%Ln lights left to change</numerusform>
        </translation>
    </message>
    <message>
        <source>This board: %1</source>
        <translation>This board: %1</translation>
    </message>
    <message>
        <source>Pinned: %1</source>
        <translation>Pinned: %1</translation>
    </message>
</context>
<context>
    <name>lightsout::VertexCard</name>
    <message>
        <source>Effect of a cell</source>
        <translation>Effect of a cell</translation>
    </message>
    <message>
        <source>Point at a cell to see its equation, or move there with the arrow keys and press it with the space bar.</source>
        <translation>Point at a cell to see its equation, or move there with the arrow keys and press it with the space bar.</translation>
    </message>
    <message>
        <source>Effect of %1</source>
        <translation>Effect of %1</translation>
    </message>
    <message numerus="yes">
        <source>Pressing it changes %Ln light(s). Its equation sums the presses that change it:</source>
        <translation>
            <numerusform>Pressing it changes %Ln light. Its equation sums the presses that change it:</numerusform>
            <numerusform>Pressing it changes %Ln lights. Its equation sums the presses that change it:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is pressed in %1 of %Ln basic quiet patterns:</source>
        <translation>
            <numerusform>It is pressed in %1 of %Ln basic quiet pattern:</numerusform>
            <numerusform>It is pressed in %1 of %Ln basic quiet patterns:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln basic quiet patterns: press one, and nothing changes.</source>
        <translation>
            <numerusform>%Ln basic quiet pattern: press it, and nothing changes.</numerusform>
            <numerusform>%Ln basic quiet patterns: press one, and nothing changes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Press it</source>
        <translation>Press it</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Show on the board</translation>
    </message>
    <message>
        <source>Only the empty pattern is quiet: every other pattern changes something.</source>
        <translation>Only the empty pattern is quiet: every other pattern changes something.</translation>
    </message>
    <message numerus="yes">
        <source>It is pressed in %1 of %Ln quiet pattern(s), including the empty one:</source>
        <translation>
            <numerusform>It is pressed in %1 of %Ln quiet pattern, including the empty one:</numerusform>
            <numerusform>It is pressed in %1 of %Ln quiet patterns, including the empty one:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln quiet pattern(s), including the empty one: press one, and nothing changes.</source>
        <translation>
            <numerusform>%Ln quiet pattern, including the empty one: press it, and nothing changes.</numerusform>
            <numerusform>%Ln quiet patterns, including the empty one: press one, and nothing changes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first patterns of a basis of %Ln quiet patterns: press one, and nothing changes.</source>
        <translation>
            <numerusform>The first patterns of a basis of %Ln quiet pattern: press one, and nothing changes.</numerusform>
            <numerusform>The first patterns of a basis of %Ln quiet patterns: press one, and nothing changes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %1 are shown; the page “%2” has them all.</source>
        <translation>The first %1 are shown; the page “%2” has them all.</translation>
    </message>
    <message>
        <source>Press the chosen vertex</source>
        <translation>Press the chosen vertex</translation>
    </message>
    <message numerus="yes">
        <source>Quiet pattern %1: %Ln press(es)</source>
        <translation>
            <numerusform>Quiet pattern %1: %Ln press</numerusform>
            <numerusform>Quiet pattern %1: %Ln presses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lightsout::ViewMenu</name>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Copy as text</translation>
    </message>
    <message>
        <source>Copy as &amp;picture</source>
        <translation>Copy as &amp;picture</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom &amp;in</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom &amp;out</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>Show &amp;all</translation>
    </message>
</context>
<context>
    <name>lightsout::WebPageActions</name>
    <message>
        <source>Share as we&amp;b page …</source>
        <translation>Share as we&amp;b page …</translation>
    </message>
    <message>
        <source>Save boards as one file to play in any browser, even on a phone</source>
        <translation>Save boards as one file to play in any browser, even on a phone</translation>
    </message>
    <message>
        <source>&amp;Rank result codes …</source>
        <translation>&amp;Rank result codes …</translation>
    </message>
    <message>
        <source>Rank the result codes that pupils read from a web page</source>
        <translation>Rank the result codes that pupils read from a web page</translation>
    </message>
</context>
<context>
    <name>lightsout::WebPageDialog</name>
    <message>
        <source>&amp;Save …</source>
        <translation>&amp;Save …</translation>
    </message>
    <message>
        <source>Share as web page</source>
        <translation>Share as web page</translation>
    </message>
    <message numerus="yes">
        <source>%Ln board(s) in one file of %1.</source>
        <translation>
            <numerusform>%Ln board in one file of %1.</numerusform>
            <numerusform>%Ln boards in one file of %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the web page</source>
        <translation>Save the web page</translation>
    </message>
    <message>
        <source>board</source>
        <translation>board</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Saving %1</translation>
    </message>
    <message>
        <source>%1 was saved. It opens in any browser, without a network.</source>
        <translation>%1 was saved. It opens in any browser, without a network.</translation>
    </message>
    <message>
        <source>%1 could not be saved. %2</source>
        <translation>%1 could not be saved. %2</translation>
    </message>
    <message>
        <source>&amp;Rank result codes …</source>
        <translation>&amp;Rank result codes …</translation>
    </message>
</context>
<context>
    <name>lightsout::WebPageForm</name>
    <message>
        <source>The curren&amp;t board</source>
        <translation>The curren&amp;t board</translation>
    </message>
    <message>
        <source>&amp;Dealt boards</source>
        <translation>&amp;Dealt boards</translation>
    </message>
    <message>
        <source>From challenge c&amp;odes</source>
        <translation>From challenge c&amp;odes</translation>
    </message>
    <message>
        <source>each harder than the &amp;last</source>
        <translation>each harder than the &amp;last</translation>
    </message>
    <message>
        <source>Show the minimum number o&amp;f presses</source>
        <translation>Show the minimum number o&amp;f presses</translation>
    </message>
    <message>
        <source>Show a sol&amp;ution after winning</source>
        <translation>Show a sol&amp;ution after winning</translation>
    </message>
    <message>
        <source>Show the ti&amp;me</source>
        <translation>Show the ti&amp;me</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>The current board does not fit: a web page can hold grids of up to %1 and graphs of up to %2 vertices.</source>
        <translation>The current board does not fit: a web page can hold grids of up to %1 and graphs of up to %2 vertices.</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Rows</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Columns</translation>
    </message>
    <message>
        <source>Fewest &amp;presses</source>
        <translation>Fewest &amp;presses</translation>
    </message>
    <message>
        <source>How ma&amp;ny</source>
        <translation>How ma&amp;ny</translation>
    </message>
    <message>
        <source>Series num&amp;ber</source>
        <translation>Series num&amp;ber</translation>
    </message>
    <message>
        <source>The same number gives the same boards, on any computer</source>
        <translation>The same number gives the same boards, on any computer</translation>
    </message>
    <message>
        <source>Challenge codes</source>
        <translation>Challenge codes</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>The reader chooses</source>
        <translation>The reader chooses</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>one press at a time</source>
        <translation>one press at a time</translation>
    </message>
    <message>
        <source>a whole solution</source>
        <translation>a whole solution</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>What to do</translation>
    </message>
    <message>
        <source>T&amp;itle</source>
        <translation>T&amp;itle</translation>
    </message>
    <message>
        <source>Te&amp;xt for the class</source>
        <translation>Te&amp;xt for the class</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Lan&amp;guage</translation>
    </message>
    <message>
        <source>&amp;Hints</source>
        <translation>&amp;Hints</translation>
    </message>
    <message>
        <source>One code per line, as on worksheets</source>
        <translation>One code per line, as on worksheets</translation>
    </message>
    <message>
        <source>Write the codes of the dealt boards</source>
        <translation>Write the codes of the dealt boards</translation>
    </message>
    <message>
        <source>To read out, or for a live class or another computer</source>
        <translation>To read out, or for a live class or another computer</translation>
    </message>
</context>
<context>
    <name>lightsout::WhatIfTool</name>
    <message>
        <source>Point at a vertex to see what would become of the board.</source>
        <translation>Point at a vertex to see what would become of the board.</translation>
    </message>
    <message>
        <source>A click makes the change; Undo takes it back. With the keyboard: arrow keys and space bar.</source>
        <translation>A click makes the change; Undo takes it back. With the keyboard: arrow keys and space bar.</translation>
    </message>
    <message>
        <source>Point at a coloured line to see what would become of the board.</source>
        <translation>Point at a coloured line to see what would become of the board.</translation>
    </message>
    <message>
        <source>A click makes the change; Undo takes it back. Drag from one vertex to another to look at any pair. With the keyboard: space bar, arrow keys, space bar.</source>
        <translation>A click makes the change; Undo takes it back. Drag from one vertex to another to look at any pair. With the keyboard: space bar, arrow keys, space bar.</translation>
    </message>
    <message>
        <source>Move to another vertex with the arrow keys, and press the space bar there to make the change.</source>
        <translation>Move to another vertex with the arrow keys, and press the space bar there to make the change.</translation>
    </message>
</context>
<context>
    <name>lightsout::WhyButton</name>
    <message>
        <source>Show this topic in the manual</source>
        <translation>Show this topic in the manual</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Why?</translation>
    </message>
</context>
<context>
    <name>lightsout::WinningLawCard</name>
    <message>
        <source>Length of a game from this board</source>
        <translation>Length of a game from this board</translation>
    </message>
    <message>
        <source>This board can&apos;t be won, not even by chance.</source>
        <translation>This board can&apos;t be won, not even by chance.</translation>
    </message>
    <message>
        <source>The exact law is known only if at most %1 boards can be reached.</source>
        <translation>The exact law is known only if at most %1 boards can be reached.</translation>
    </message>
    <message>
        <source>presses</source>
        <translation>presses</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message>
        <source>exact law</source>
        <translation>exact law</translation>
    </message>
    <message>
        <source>%1 of the games take more than %2 presses.</source>
        <translation>%1 of the games take more than %2 presses.</translation>
    </message>
    <message>
        <source>%1 of the games took more than %2 presses (exact: %3).</source>
        <translation>%1 of the games took more than %2 presses (exact: %3).</translation>
    </message>
    <message numerus="yes">
        <source>share of the games per %Ln press(es)</source>
        <translation>
            <numerusform>share of the games per %Ln press</numerusform>
            <numerusform>share of the games per %Ln presses</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 presses or more</source>
        <translation>%1 presses or more</translation>
    </message>
    <message>
        <source>%1 to %2 presses</source>
        <translation>%1 to %2 presses</translation>
    </message>
    <message>
        <source>This board is already won.</source>
        <translation>This board is already won.</translation>
    </message>
</context>
<context>
    <name>lightsout::WinningMeansCard</name>
    <message>
        <source>Mean number of presses until the board is won</source>
        <translation>Mean number of presses until the board is won</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Counting …</translation>
    </message>
    <message>
        <source>%1: %2 boards can be reached. That is too many to examine one by one; the limit is %3.</source>
        <translation>%1: %2 boards can be reached. That is too many to examine one by one; the limit is %3.</translation>
    </message>
    <message>
        <source>%1 with random presses: %2 boards can be reached, grouped here by the number of presses needed</source>
        <translation>%1 with random presses: %2 boards can be reached, grouped here by the number of presses needed</translation>
    </message>
    <message>
        <source>presses needed</source>
        <translation>presses needed</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>mean</translation>
    </message>
    <message>
        <source>boards that can be reached</source>
        <translation>boards that can be reached</translation>
    </message>
    <message>
        <source>mean number of presses</source>
        <translation>mean number of presses</translation>
    </message>
</context>
<context>
    <name>lightsout::WinningView</name>
    <message>
        <source>The law of the winning time is not known for this board.</source>
        <translation>The law of the winning time is not known for this board.</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Facts</translation>
    </message>
    <message>
        <source>Exact mean</source>
        <translation>Exact mean</translation>
    </message>
    <message>
        <source>The mean is not known for this board.</source>
        <translation>The mean is not known for this board.</translation>
    </message>
    <message numerus="yes">
        <source>Mean of %Ln game(s)</source>
        <translation>
            <numerusform>Mean of %Ln game</numerusform>
            <numerusform>Mean of %Ln games</numerusform>
        </translation>
    </message>
    <message>
        <source>No game has been won yet.</source>
        <translation>No game has been won yet.</translation>
    </message>
    <message>
        <source>Half the games are over by press</source>
        <translation>Half the games are over by press</translation>
    </message>
    <message>
        <source>Won on the first press</source>
        <translation>Won on the first press</translation>
    </message>
    <message>
        <source>Can end on</source>
        <translation>Can end on</translation>
    </message>
    <message>
        <source>odd-numbered presses</source>
        <translation>odd-numbered presses</translation>
    </message>
    <message>
        <source>even-numbered presses</source>
        <translation>even-numbered presses</translation>
    </message>
    <message>
        <source>any press</source>
        <translation>any press</translation>
    </message>
    <message>
        <source>Play more games</source>
        <translation>Play more games</translation>
    </message>
    <message>
        <source>Simulate more games to compare their mean with the exact one</source>
        <translation>Simulate more games to compare their mean with the exact one</translation>
    </message>
</context>
<context>
    <name>lightsout::WorksheetDialog</name>
    <message>
        <source>Save as &amp;PDF …</source>
        <translation>Save as &amp;PDF …</translation>
    </message>
    <message>
        <source>Save as LaTe&amp;X …</source>
        <translation>Save as LaTe&amp;X …</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Worksheet</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Previous page</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Next page</translation>
    </message>
    <message>
        <source>Choose at least one kind of puzzle.</source>
        <translation>Choose at least one kind of puzzle.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 of %2</translation>
    </message>
    <message>
        <source>Save the worksheet</source>
        <translation>Save the worksheet</translation>
    </message>
    <message>
        <source>worksheet</source>
        <translation>worksheet</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <translation>%1 was saved.</translation>
    </message>
    <message>
        <source>%1 could not be saved. %2</source>
        <translation>%1 could not be saved. %2</translation>
    </message>
    <message numerus="yes">
        <source>The worksheet has %Ln page(s).</source>
        <translation>
            <numerusform>The worksheet has %Ln page.</numerusform>
            <numerusform>The worksheet has %Ln pages.</numerusform>
        </translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Preview</translation>
    </message>
</context>
<context>
    <name>lightsout::WorksheetForm</name>
    <message>
        <source>The curren&amp;t board</source>
        <translation>The curren&amp;t board</translation>
    </message>
    <message>
        <source>each harder than the &amp;last</source>
        <translation>each harder than the &amp;last</translation>
    </message>
    <message>
        <source>&amp;Letters and numbers next to the boards</source>
        <translation>&amp;Letters and numbers next to the boards</translation>
    </message>
    <message>
        <source>&amp;How many presses suffice</source>
        <translation>&amp;How many presses suffice</translation>
    </message>
    <message>
        <source>&amp;Answers on separate pages</source>
        <translation>&amp;Answers on separate pages</translation>
    </message>
    <message>
        <source>Boards to &amp;solve</source>
        <translation>Boards to &amp;solve</translation>
    </message>
    <message>
        <source>&amp;Press and draw the result</source>
        <translation>&amp;Press and draw the result</translation>
    </message>
    <message>
        <source>&amp;Matrix to fill in</source>
        <translation>&amp;Matrix to fill in</translation>
    </message>
    <message>
        <source>&amp;Elimination to complete</source>
        <translation>&amp;Elimination to complete</translation>
    </message>
    <message>
        <source>&amp;Quiet patterns to find</source>
        <translation>&amp;Quiet patterns to find</translation>
    </message>
    <message>
        <source>&amp;Tilings to draw</source>
        <translation>&amp;Tilings to draw</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Puzzles</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Rows</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Columns</translation>
    </message>
    <message>
        <source>&amp;Fewest presses</source>
        <translation>&amp;Fewest presses</translation>
    </message>
    <message>
        <source>How ma&amp;ny</source>
        <translation>How ma&amp;ny</translation>
    </message>
    <message>
        <source>Sheet num&amp;ber</source>
        <translation>Sheet num&amp;ber</translation>
    </message>
    <message>
        <source>The same number gives the same boards, on any computer</source>
        <translation>The same number gives the same boards, on any computer</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Sheet</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Lan&amp;guage</translation>
    </message>
    <message>
        <source>Max. puzzles per pa&amp;ge</source>
        <translation>Max. puzzles per pa&amp;ge</translation>
    </message>
    <message>
        <source>Graphs to c&amp;olour</source>
        <translation>Graphs to c&amp;olour</translation>
    </message>
    <message>
        <source>The lights of this board can&apos;t all be turned off, so there is no answer.</source>
        <translation>The lights of this board can&apos;t all be turned off, so there is no answer.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” is for boards of up to %Ln cell(s): choose smaller ones.</source>
        <translation>
            <numerusform>“%1” is for boards of up to %Ln cell: choose smaller ones.</numerusform>
            <numerusform>“%1” is for boards of up to %Ln cells: choose smaller ones.</numerusform>
        </translation>
    </message>
    <message>
        <source>N&amp;umbers in the cells</source>
        <translation>N&amp;umbers in the cells</translation>
    </message>
    <message numerus="yes">
        <source>“%1”: boards of more than %Ln cell(s) are left out.</source>
        <translation>
            <numerusform>“%1”: boards of more than %Ln cell are left out.</numerusform>
            <numerusform>“%1”: boards of more than %Ln cells are left out.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ro&amp;ws of matrix boards</source>
        <translation>Ro&amp;ws of matrix boards</translation>
    </message>
    <message>
        <source>Columns of matr&amp;ix boards</source>
        <translation>Columns of matr&amp;ix boards</translation>
    </message>
    <message>
        <source>A board with 9 cells has a matrix with 9 rows</source>
        <translation>A board with 9 cells has a matrix with 9 rows</translation>
    </message>
</context>
</TS>
