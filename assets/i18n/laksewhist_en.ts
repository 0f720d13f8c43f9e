<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en_GB">
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
    <name>HouseWords</name>
    <message numerus="yes">
        <source>an opponent has %n second(s) for each card in sniksnak.</source>
        <translation>
            <numerusform>an opponent has %n second for each card in sniksnak.</numerusform>
            <numerusform>an opponent has %n seconds for each card in sniksnak.</numerusform>
        </translation>
    </message>
</context>
</TS>
