<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en_GB">
<context>
    <name>AdviceBody</name>
    <message numerus="yes">
        <source>From %n way(s) the hidden cards may lie.</source>
        <translation>
            <numerusform>From %n way the hidden cards may lie.</numerusform>
            <numerusform>From %n ways the hidden cards may lie.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContractWords</name>
    <message numerus="yes">
        <source>%n trick(s) with the others until the partner is known</source>
        <translation>
            <numerusform>%n trick with the others until the partner is known</numerusform>
            <numerusform>%n tricks with the others until the partner is known</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Countdown</name>
    <message numerus="yes">
        <source>Play within %n second(s)</source>
        <translation>
            <numerusform>Play within %n second</numerusform>
            <numerusform>Play within %n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Made with %n trick(s)</source>
        <translation>
            <numerusform>Made with %n trick</numerusform>
            <numerusform>Made with %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost by %n trick(s)</source>
        <translation>
            <numerusform>Lost by %n trick</numerusform>
            <numerusform>Lost by %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fell with %n trick(s)</source>
        <translation>
            <numerusform>Fell with %n trick</numerusform>
            <numerusform>Fell with %n tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FaultWords</name>
    <message numerus="yes">
        <source>{bid} with %n trick(s)</source>
        <translation>
            <numerusform>{bid} with %n trick</numerusform>
            <numerusform>{bid} with %n tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FaultsList</name>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation>
            <numerusform>… and %n more.</numerusform>
            <numerusform>… and %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormulaPanel</name>
    <message numerus="yes">
        <source>%n cell(s) would change; the grid shows how.</source>
        <translation>
            <numerusform>%n cell would change; the grid shows how.</numerusform>
            <numerusform>%n cells would change; the grid shows how.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseWords</name>
    <message numerus="yes">
        <source>an opponent has %n second(s) for each card in sniksnak.</source>
        <translation>
            <numerusform>an opponent has %n second for each card in sniksnak.</numerusform>
            <numerusform>an opponent has %n seconds for each card in sniksnak.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lengths</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s)</source>
        <translation>
            <numerusform>to %n point</numerusform>
            <numerusform>to %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>until somebody has %n point(s)</source>
        <translation>
            <numerusform>until somebody has %n point</numerusform>
            <numerusform>until somebody has %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ManyChoice</name>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n chosen</numerusform>
            <numerusform>%n chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Numbered</name>
    <message numerus="yes">
        <source>%n deal(s) played</source>
        <translation>
            <numerusform>%n deal played</numerusform>
            <numerusform>%n deals played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n redeal(s) after an iron hand</source>
        <translation>
            <numerusform>%n redeal after an iron hand</numerusform>
            <numerusform>%n redeals after an iron hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) four passes</source>
        <translation>
            <numerusform>%n time four passes</numerusform>
            <numerusform>%n times four passes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) with help left out</source>
        <translation>
            <numerusform>%n deal with help left out</numerusform>
            <numerusform>%n deals with help left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with hints</source>
        <translation>
            <numerusform>%n with hints</numerusform>
            <numerusform>%n with hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with take-backs</source>
        <translation>
            <numerusform>%n with take-backs</numerusform>
            <numerusform>%n with take-backs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in which the computer played for somebody</source>
        <translation>
            <numerusform>%n in which the computer played for somebody</numerusform>
            <numerusform>%n in which the computer played for somebody</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) had help. Choose “All deals” above to see them too.</source>
        <translation>
            <numerusform>%n deal had help. Choose “All deals” above to see it too.</numerusform>
            <numerusform>%n deals had help. Choose “All deals” above to see them too.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointTableEditorModel</name>
    <message numerus="yes">
        <source>{bid}, %n trick(s): {points}, made</source>
        <extracomment>a cell of a point table: the bid, how many tricks were taken, the points</extracomment>
        <translation>
            <numerusform>{bid}, %n trick: {points}, made</numerusform>
            <numerusform>{bid}, %n tricks: {points}, made</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{bid}, %n trick(s): {points}, lost</source>
        <translation>
            <numerusform>{bid}, %n trick: {points}, lost</numerusform>
            <numerusform>{bid}, %n tricks: {points}, lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n own</source>
        <translation>
            <numerusform>%n own</numerusform>
            <numerusform>%n own</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReckonDialog</name>
    <message numerus="yes">
        <source>%n cell(s) are selected.</source>
        <translation>
            <numerusform>%n cell is selected.</numerusform>
            <numerusform>%n cells are selected.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RescoredPanel</name>
    <message numerus="yes">
        <source>%n stored deal(s), scored by this table.</source>
        <translation>
            <numerusform>%n stored deal, scored by this table.</numerusform>
            <numerusform>%n stored deals, scored by this table.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TricksPlot</name>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) too few</source>
        <translation>
            <numerusform>%n trick too few</numerusform>
            <numerusform>%n tricks too few</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) more than bid</source>
        <translation>
            <numerusform>%n trick more than bid</numerusform>
            <numerusform>%n tricks more than bid</numerusform>
        </translation>
    </message>
</context>
</TS>
