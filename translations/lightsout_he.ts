<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he_IL" sourcelanguage="en_US">
<context>
    <name>ErrorText</name>
    <message>
        <source>The file can&apos;t be read: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file can&apos;t be written: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is too large: it has %1 bytes, and at most %2 are read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a known file format.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a file in the format “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has version %1, and this program reads versions up to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has the wrong kind of value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number “%1” is out of range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” stands where 0 or 1 is expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1 digits where %2 are expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row has %1 entries, and the first one has %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matrix has %1 rows and %2 columns, and must be square.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no vertex “%1”: the board has %2 vertices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a known kind of board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option “%1” is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file in the format “%1” can&apos;t hold this board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board would have %1 vertices, and at most %2 are possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board would have %1 influences, and at most %2 are possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solving this board would take %1 of memory. Boards like it with up to %2 vertices can be solved, and rectangular grids far beyond.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Render</name>
    <message>
        <source>The folder %1 can&apos;t be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all pictures could be written to %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VertexText</name>
    <message>
        <source>row %1, column %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vertex %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cylinder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>torus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Möbius strip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Klein bottle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>projective plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>press %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edit lights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edit target</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lightsout::BoardActions</name>
    <message>
        <source>&amp;New board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;andom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So&amp;lvable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All o&amp;n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All o&amp;ff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;utoplay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the size and the kind of a new board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to the lights this game began with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random lights, solvable or not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random lights that have a solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn all lights on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn all lights off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show one press of a solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all presses of a solution, or why there is none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch the solution being played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random lights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solvable lights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lightsout::BoardCard</name>
    <message>
        <source>Show it on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why this board can&apos;t be solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quiet pattern that proves it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why this board can be solved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its matrix is invertible: whatever the lights, exactly one set of presses does it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every quiet pattern meets the lights to change an even number of times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of all boards with this rule, 1 in %1 can be solved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This quiet pattern meets the lights to change %n time(s), which is odd. Every press changes an even number of its lights, so some always remain.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lightsout::BoardView</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lightsout::FileActions</name>
    <message>
        <source>&amp;Open …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save changes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game has not been saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do you want to save it first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Don&apos;t save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards and graphs (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lights Out boards (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graphs (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lights Out Workbench</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lightsout::MainWindow</name>
    <message>
        <source>&amp;Projector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen with large text, for a wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like the &amp;desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;ark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard and mouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*] – Lights Out Workbench</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About the Lights Out Workbench</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h3&gt;Lights Out Workbench %1&lt;/h3&gt;&lt;p&gt;For playing, understanding and measuring Lights Out, on grids and on graphs.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click, or arrow keys and space bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>press a cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag over cells in an edit mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw lights or the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mouse wheel, + and −</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show the whole board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag beside the cells, or with the middle button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>projector mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard and mouse</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lightsout::MatrixPage</name>
    <message>
        <source>The board as equations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1 is the equation of light %1: the presses that reach it have to add up to 1 if the light must change, else to 0. Column %1 shows what press %1 changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at a row or at a cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its row and its column light up in the matrix, and the presses of its equation on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 belongs to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This light must change: an odd number of these presses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This light must stay: an even number of these presses.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lightsout::MatrixView</name>
    <message>
        <source>Influence matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n equation(s) with as many unknowns</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The board is empty, and so is its matrix.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This matrix is too large to be drawn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lightsout::NewBoardDialog</name>
    <message>
        <source>S&amp;urface</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A press changes the &amp;pressed light too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cycle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete bipartite graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hypercube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Petersen graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the four beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all eight around it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the four at its corners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a knight&apos;s move away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its row and its column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Vertices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;olumns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;First side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Second side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dimension</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lightsout::PlayPage</name>
    <message>
        <source>Press</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit lights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new solvable lights</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lightsout::ProgressStrip</name>
    <message>
        <source>Progress of the computation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lightsout::StatusCard</name>
    <message>
        <source>Pressed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewest left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This board is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a new board to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the lights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a cell or drag over several to turn lights on or off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lights that are on here are to be on in the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No presses can solve this board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It belongs to the shortest solution known. The order never matters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is left to do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lights already are as they should be. Choose random or solvable lights to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n press(es), in a time of %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Press the starred cells in any order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n press(es) left.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n press(es) left this way. A shorter solution is known by now.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n press(es) left, and no solution is shorter (proven).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n press(es) left. Whether a shorter solution exists is not known.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Turn all the lights off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn all the lights on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn on the marked lights, and only those.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for a solution …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A press changes a light and its neighbours. There is a solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no solution from here. Press Solution to see why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Count the numbered lights: %n, an odd number.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lightsout::StatusFacts</name>
    <message>
        <source>Facts about the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nullity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solvable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not solvable</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lightsout::VertexCard</name>
    <message>
        <source>What a cell does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at a cell to see its equation, or move there with the arrow keys and press it with the space bar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What %1 does</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Pressing it changes %n light(s). Its equation sums the presses that reach it:</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No pattern of presses is quiet: each changes something.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It is pressed in %1 of %n quiet pattern(s):</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quiet pattern(s): press one, and nothing changes.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Quiet pattern of %n press(es)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
</TS>
