<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da_DK" sourcelanguage="en_GB">
<context>
    <name>About</name>
    <message>
        <source>About Laksewhist</source>
        <translation>Om Laksewhist</translation>
    </message>
    <message>
        <source>Laksewhist {version}</source>
        <translation>Laksewhist {version}</translation>
    </message>
    <message>
        <source>The house whist of Laksestuen: three jokers, a kitty, called aces, vip, halve and nolo.

The computers see only their own cards and what lies on the table.

Free under the MIT licence. The typeface is Inter, under the SIL Open Font License.</source>
        <translation>Laksestuens whist: tre jokere, byttere, makkeresser, vip, halve og nolo.

Computerne ser kun deres egne kort og det, der ligger på bordet.

Fri under MIT-licensen. Skriften er Inter under SIL Open Font License.</translation>
    </message>
</context>
<context>
    <name>AuctionPanel</name>
    <message>
        <source>The bids</source>
        <translation>Meldingerne</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>in the list of what was said in the auction</extracomment>
        <translation>pas</translation>
    </message>
    <message>
        <source>joins</source>
        <extracomment>in the list of what was said in the auction</extracomment>
        <translation>går med</translation>
    </message>
</context>
<context>
    <name>BidPanel</name>
    <message>
        <source>Your bid</source>
        <translation>Din melding</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Join</source>
        <extracomment>to join another player&apos;s vip or nolo bid</extracomment>
        <translation>Gå med</translation>
    </message>
    <message>
        <source>over {bid}</source>
        <extracomment>the bid that stands, which one has to bid over</extracomment>
        <translation>over {bid}</translation>
    </message>
    <message>
        <source>Choose a bid</source>
        <translation>Vælg en melding</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>Meld {bid}</translation>
    </message>
    <message>
        <source>Made {points}</source>
        <translation>Vundet {points}</translation>
    </message>
    <message>
        <source>Fallen {points}</source>
        <translation>Væltet {points}</translation>
    </message>
    <message>
        <source>Made {points} to each</source>
        <extracomment>points for declarer and partner each, when the bid is made exactly</extracomment>
        <translation>Vundet {points} til hver</translation>
    </message>
    <message>
        <source>One under {points}</source>
        <extracomment>points for declarer and partner each, one trick under</extracomment>
        <translation>Tabt med ét {points}</translation>
    </message>
</context>
<context>
    <name>CallPanel</name>
    <message>
        <source>Your call</source>
        <translation>Kald makker</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumf</translation>
    </message>
    <message>
        <source>Called card</source>
        <translation>Makkeres</translation>
    </message>
    <message>
        <source>Call {card}</source>
        <translation>Kald {card}</translation>
    </message>
    <message>
        <source>Choose a trump</source>
        <translation>Vælg trumf</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Vælg et kort</translation>
    </message>
    <message>
        <source>Whoever holds the called card becomes your partner and names the trump.</source>
        <translation>Den, der har kortet, bliver din makker og vælger trumf.</translation>
    </message>
    <message>
        <source>Whoever holds the called card becomes your partner.</source>
        <translation>Den, der har kortet, bliver din makker.</translation>
    </message>
    <message>
        <source>in the kitty</source>
        <extracomment>below a card to call that lies open in the kitty</extracomment>
        <translation>i bytterne</translation>
    </message>
    <message>
        <source>alone</source>
        <extracomment>below a card to call that makes declarer his own partner</extracomment>
        <translation>alene</translation>
    </message>
</context>
<context>
    <name>CardItem</name>
    <message>
        <source>swap</source>
        <translation>byttes</translation>
    </message>
</context>
<context>
    <name>ContractPanel</name>
    <message>
        <source>Bid</source>
        <translation>Melding</translation>
    </message>
    <message>
        <source>Declarer&apos;s tricks</source>
        <translation>Melderens stik</translation>
    </message>
    <message>
        <source>All points are doubled</source>
        <translation>Alle point tæller dobbelt</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Melder</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumf</translation>
    </message>
    <message>
        <source>Called card</source>
        <translation>Makkeres</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Makker</translation>
    </message>
    <message>
        <source>{taken} of {needed}</source>
        <extracomment>tricks taken of tricks needed</extracomment>
        <translation>{taken} af {needed}</translation>
    </message>
    <message>
        <source>{name} (joined)</source>
        <extracomment>a name in the list of declarers of a nolo bid who joined the bidder</extracomment>
        <translation>{name} (med)</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>står</translation>
    </message>
    <message>
        <source>fell in trick {number}</source>
        <translation>væltet i {number}. stik</translation>
    </message>
</context>
<context>
    <name>ContractStrip</name>
    <message>
        <source>× 2</source>
        <extracomment>beside the bid in one line: all points count twice</extracomment>
        <translation>× 2</translation>
    </message>
    <message>
        <source>All points are doubled</source>
        <translation>Alle point tæller dobbelt</translation>
    </message>
    <message>
        <source>{taken} of {needed}</source>
        <translation>{taken} af {needed}</translation>
    </message>
    <message>
        <source>{name}: {tricks}, fallen</source>
        <translation>{name}: {tricks}, væltet</translation>
    </message>
    <message>
        <source>{name}: {tricks}</source>
        <translation>{name}: {tricks}</translation>
    </message>
</context>
<context>
    <name>ContractWords</name>
    <message>
        <source>No trump, and the ace is low. Falls with two tricks.</source>
        <translation>Ingen trumf. Esset er lavest. Vælter på 2. stik.</translation>
    </message>
    <message>
        <source>No trump, and the ace is low. Falls with one trick.</source>
        <translation>Ingen trumf. Esset er lavest. Vælter på 1. stik.</translation>
    </message>
    <message>
        <source>The kitty is turned to find declarer and trump.</source>
        <translation>Bytterne vendes for at finde melder og trumf.</translation>
    </message>
    <message>
        <source>You need {tricks} tricks alone</source>
        <translation>Du skal have {tricks} stik alene</translation>
    </message>
    <message>
        <source>You need {tricks} tricks with a partner</source>
        <translation>Du skal have {tricks} stik med din makker</translation>
    </message>
    <message>
        <source>{name}: {tricks} tricks with a partner</source>
        <translation>{name} skal have {tricks} stik med sin makker</translation>
    </message>
    <message>
        <source>{name}: {tricks} tricks alone</source>
        <translation>{name} skal have {tricks} stik alene</translation>
    </message>
    <message>
        <source>played in trick {number}</source>
        <extracomment>the called card</extracomment>
        <translation>faldt i {number}. stik</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>på bordet</translation>
    </message>
    <message>
        <source>not played yet</source>
        <extracomment>the called card</extracomment>
        <translation>ikke faldet</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>ukendt</translation>
    </message>
    <message>
        <source>nobody, alone</source>
        <extracomment>there is no partner</extracomment>
        <translation>ingen, selvmakker</translation>
    </message>
    <message>
        <source>nobody, still secret</source>
        <translation>ingen, endnu hemmeligt</translation>
    </message>
    <message>
        <source>{name}, still secret</source>
        <extracomment>the person knows alone who the partner is</extracomment>
        <translation>{name}, endnu hemmeligt</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>selvmakker</translation>
    </message>
    <message>
        <source>alone, still secret</source>
        <translation>selvmakker, hemmeligt</translation>
    </message>
    <message>
        <source>partner {name}</source>
        <extracomment>in one line with bid and called card</extracomment>
        <translation>makker {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) with the others until the partner is known</source>
        <translation>
            <numerusform>%n hos de andre, til makker er kendt</numerusform>
            <numerusform>%n hos de andre, til makker er kendt</numerusform>
        </translation>
    </message>
    <message>
        <source>Declarer&apos;s side {taken}, the others {lost}, open {open}</source>
        <translation>Melderens side {taken}, de andre {lost}, åbne {open}</translation>
    </message>
</context>
<context>
    <name>Countdown</name>
    <message numerus="yes">
        <source>Play within %n second(s)</source>
        <translation>
            <numerusform>Spil inden %n sekund</numerusform>
            <numerusform>Spil inden %n sekunder</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n stik</numerusform>
            <numerusform>%n stik</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n spil</numerusform>
            <numerusform>%n spil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Made with %n trick(s)</source>
        <translation>
            <numerusform>Vundet med %n stik</numerusform>
            <numerusform>Vundet med %n stik</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost by %n trick(s)</source>
        <translation>
            <numerusform>Tabt med %n stik</numerusform>
            <numerusform>Tabt med %n stik</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fell with %n trick(s)</source>
        <translation>
            <numerusform>Væltet med %n stik</numerusform>
            <numerusform>Væltet med %n stik</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExchangePanel</name>
    <message>
        <source>Exchange</source>
        <translation>Byt</translation>
    </message>
    <message>
        <source>The kitty</source>
        <translation>Bytterne</translation>
    </message>
    <message>
        <source>You give</source>
        <translation>Du giver</translation>
    </message>
    <message>
        <source>Decline</source>
        <extracomment>not to exchange at all</extracomment>
        <translation>Byt ikke</translation>
    </message>
    <message>
        <source>You have the kitty in your hand. Mark any three cards to give.</source>
        <translation>Du har bytterne på hånden. Vælg tre kort at lægge.</translation>
    </message>
    <message>
        <source>Mark three cards to give. You get the kitty for them.</source>
        <translation>Vælg tre kort at lægge. Du får bytterne for dem.</translation>
    </message>
    <message>
        <source>Mark three cards to give. Then you get the kitty, unseen until now.</source>
        <translation>Vælg tre kort at lægge. Så får du bytterne, som ingen har set.</translation>
    </message>
    <message>
        <source>{count} of 3</source>
        <translation>{count} af 3</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>Shuffle</source>
        <translation>Blanding</translation>
    </message>
    <message>
        <source>thorough</source>
        <translation>grundig</translation>
    </message>
    <message>
        <source>gathered and cut: wild hands</source>
        <translation>samlet og taget af: vilde hænder</translation>
    </message>
    <message>
        <source>Iron hand (no ace, no picture)</source>
        <translation>Jernhånd (intet es, intet billede)</translation>
    </message>
    <message>
        <source>may be shown for a new deal</source>
        <translation>må vises: der gives om</translation>
    </message>
    <message>
        <source>must be played</source>
        <translation>skal spilles</translation>
    </message>
    <message>
        <source>When all four pass</source>
        <translation>Når alle fire passer</translation>
    </message>
    <message>
        <source>the same dealer deals again</source>
        <translation>giver samme giver igen</translation>
    </message>
    <message>
        <source>the next one deals</source>
        <translation>giver den næste</translation>
    </message>
    <message>
        <source>An ace of one&apos;s own</source>
        <translation>Sit eget es</translation>
    </message>
    <message>
        <source>may not be called</source>
        <translation>må man ikke melde til</translation>
    </message>
    <message>
        <source>may be called: selvmakker</source>
        <translation>må man melde til: selvmakker</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Bytning</translation>
    </message>
    <message>
        <source>give three, then see the kitty</source>
        <translation>læg tre, se så bytterne</translation>
    </message>
    <message>
        <source>take the kitty, then give three</source>
        <translation>tag bytterne, læg så tre</translation>
    </message>
    <message>
        <source>The called card&apos;s holder leads its suit</source>
        <translation>Makkeren spiller makkerfarven ud</translation>
    </message>
    <message>
        <source>with the called card</source>
        <translation>med makkerkortet</translation>
    </message>
    <message>
        <source>with any card of it</source>
        <translation>med et hvilket som helst kort</translation>
    </message>
    <message>
        <source>Talk in sniksnak</source>
        <translation>Snakken i sniksnak</translation>
    </message>
    <message>
        <source>is heard by all</source>
        <translation>høres af alle</translation>
    </message>
    <message>
        <source>is between the opponents</source>
        <translation>er mellem modspillerne</translation>
    </message>
</context>
<context>
    <name>IronHandPanel</name>
    <message>
        <source>Iron hand</source>
        <translation>Jernhånd</translation>
    </message>
    <message>
        <source>You hold no ace, king, queen or jack. Show the hand and the cards are dealt again, or play it.</source>
        <translation>Du har hverken es, konge, dame eller knægt. Vis hånden, så blandes der om, eller spil den.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behold den</translation>
    </message>
    <message>
        <source>Show, deal again</source>
        <translation>Vis jernhånd</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>nolo</source>
        <extracomment>head of the column of the four bids to take next to nothing</extracomment>
        <translation>nolo</translation>
    </message>
    <message>
        <source>{bid} stands</source>
        <translation>{bid} står</translation>
    </message>
    <message>
        <source>It is not your turn</source>
        <translation>Det er ikke din tur</translation>
    </message>
    <message>
        <source>{bid} is too low</source>
        <translation>{bid} er for lavt</translation>
    </message>
</context>
<context>
    <name>LastTrickPanel</name>
    <message>
        <source>Last trick</source>
        <translation>Sidste stik</translation>
    </message>
    <message>
        <source>trick {number} to {name}</source>
        <translation>{number}. stik: {name}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Laksewhist</source>
        <translation>Laksewhist</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The game goes on; the log tells more.

{error}</source>
        <translation>Noget gik galt i programmet. Spillet går videre; logfilen fortæller mere.

{error}</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nyt spil…</translation>
    </message>
    <message>
        <source>Next &amp;deal</source>
        <translation>N&amp;æste giv</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Regnskab</translation>
    </message>
    <message>
        <source>&amp;Point table</source>
        <translation>&amp;Pointtabel</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation>&amp;Åbn en optegnelse…</translation>
    </message>
    <message>
        <source>Save the &amp;record…</source>
        <translation>&amp;Gem optegnelsen…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Fuld skærm</translation>
    </message>
    <message>
        <source>&amp;About Laksewhist</source>
        <translation>&amp;Om Laksewhist</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Afslut</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprog</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>Far&amp;ver</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lys</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mørk</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Høj kontrast</translation>
    </message>
    <message>
        <source>Sp&amp;eed</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Roligt</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Almindeligt</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Hurtigt</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Intet bevæger sig</translation>
    </message>
    <message>
        <source>When you &amp;deal</source>
        <translation>Når &amp;du giver</translation>
    </message>
    <message>
        <source>one at a time</source>
        <translation>ét kort ad gangen</translation>
    </message>
    <message>
        <source>13 at once</source>
        <translation>13 på én gang</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nyt spil</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>ingen grænse</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dit navn</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>Deltagere</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Husregler</translation>
    </message>
    <message>
        <source>Seconds for a card in sniksnak</source>
        <translation>Sekunder til et kort i sniksnak</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Begynd</translation>
    </message>
</context>
<context>
    <name>OfferPanel</name>
    <message>
        <source>The turned card</source>
        <translation>Det vendte kort</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Afvis</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Tag det</translation>
    </message>
    <message>
        <source>card {number} of 3</source>
        <translation>{number}. kort af 3</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Ingen trumf</translation>
    </message>
    <message>
        <source>Trump {suit}</source>
        <translation>Trumf {suit}</translation>
    </message>
    <message>
        <source>All points are doubled</source>
        <translation>Alle point tæller dobbelt</translation>
    </message>
    <message>
        <source>You are the last in the bid: the third card must be taken.</source>
        <translation>Du er den sidste i vip og skal tage det tredje kort.</translation>
    </message>
    <message>
        <source>If you refuse, the next in the bid is asked.</source>
        <translation>Afviser du, bliver den næste i vip spurgt.</translation>
    </message>
    <message>
        <source>Whoever accepts plays {bid}.</source>
        <translation>Den, der tager det, spiller {bid}.</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
</context>
<context>
    <name>Plates</name>
    <message>
        <source>pass</source>
        <translation>pas</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>Records (*.laksewhist);;All files (*)</source>
        <translation>Optegnelser (*.laksewhist);;Alle filer (*)</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Åbn en optegnelse</translation>
    </message>
    <message>
        <source>{file} cannot be shown.

{reason}</source>
        <translation>{file} kan ikke vises.

{reason}</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Optegnelse</translation>
    </message>
    <message>
        <source>Records (*.laksewhist)</source>
        <translation>Optegnelser (*.laksewhist)</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Gem optegnelsen</translation>
    </message>
    <message>
        <source>The record could not be saved.

{reason}</source>
        <translation>Optegnelsen kunne ikke gemmes.

{reason}</translation>
    </message>
    <message>
        <source>The settings could not be read, so the usual ones are used. The old file is kept:
{file}

{faults}</source>
        <translation>Indstillingerne kunne ikke læses, så de sædvanlige bruges. Den gamle fil er gemt:
{file}

{faults}</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Indstillinger</translation>
    </message>
</context>
<context>
    <name>ScoreCell</name>
    <message>
        <source>sits out</source>
        <extracomment>tip of a name in the score strip: takes no part in this deal</extracomment>
        <translation>sidder over</translation>
    </message>
</context>
<context>
    <name>ScoreSheetModel</name>
    <message>
        <source>nobody bid</source>
        <translation>ingen meldte</translation>
    </message>
    <message>
        <source>{points}   ({sum})</source>
        <translation>{points}   ({sum})</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Melding</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Melder</translation>
    </message>
</context>
<context>
    <name>ScoreStrip</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Laksewhist</source>
        <translation>Laksewhist</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spil {number}</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>Point table: {name}</source>
        <translation>Pointtabel: {name}</translation>
    </message>
    <message>
        <source>What declarer and partner each get with so many tricks. Alone it is three times as much, from the third card of a vip twice as much. In nolo the declarer gets or pays three times the number.</source>
        <translation>Det får melder og makker hver for så mange stik. Alene er det tre gange så meget, ved tredje kort i vip to gange så meget. I nolo får eller betaler melderen tre gange tallet.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Regnskab</translation>
    </message>
    <message>
        <source>Record: {name}</source>
        <translation>Optegnelse: {name}</translation>
    </message>
    <message>
        <source>Points of each deal, and in brackets the sum so far.</source>
        <translation>Point for hvert spil, og i parentes summen indtil da.</translation>
    </message>
</context>
<context>
    <name>StandingsPanel</name>
    <message>
        <source>Standings</source>
        <translation>Stillingen</translation>
    </message>
</context>
<context>
    <name>SummaryFacts</name>
    <message>
        <source>The called card</source>
        <translation>Makkerkortet</translation>
    </message>
    <message>
        <source>The kitty</source>
        <translation>Bytterne</translation>
    </message>
    <message>
        <source>How it is counted</source>
        <translation>Sådan regnes det</translation>
    </message>
    <message>
        <source>{name}: {share}</source>
        <extracomment>one of several declarers of a nolo bid, and how his points came about</extracomment>
        <translation>{name}: {share}</translation>
    </message>
    <message>
        <source>in the kitty, never played</source>
        <translation>i bytterne, faldt aldrig</translation>
    </message>
    <message>
        <source>in the kitty, played in trick {number}</source>
        <translation>i bytterne, faldt i {number}. stik</translation>
    </message>
    <message>
        <source>with {name}, never played</source>
        <translation>{name}, faldt aldrig</translation>
    </message>
    <message>
        <source>with {name}, played in trick {number}</source>
        <translation>{name}, faldt i {number}. stik</translation>
    </message>
</context>
<context>
    <name>SummarySheet</name>
    <message>
        <source>Points</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Næste spil</translation>
    </message>
    <message>
        <source>tricks</source>
        <extracomment>heads of columns: tricks, sum before, points of this deal, sum now</extracomment>
        <translation>stik</translation>
    </message>
    <message>
        <source>before</source>
        <translation>før</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>spil</translation>
    </message>
    <message>
        <source>total</source>
        <translation>stilling</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spil {number}</translation>
    </message>
    <message>
        <source>{bid} · {names}</source>
        <extracomment>the bid and who played it</extracomment>
        <translation>{bid} · {names}</translation>
    </message>
    <message>
        <source>{tricks} to the declarer</source>
        <translation>{tricks} til melderen</translation>
    </message>
    <message>
        <source>{tricks} to declarer and partner</source>
        <translation>{tricks} til melderne</translation>
    </message>
    <message>
        <source>{tricks} to the others</source>
        <translation>{tricks} til de andre</translation>
    </message>
    <message>
        <source>{role}, fell in trick {number}</source>
        <translation>{role}, væltet i {number}. stik</translation>
    </message>
    <message>
        <source>declarer, alone</source>
        <translation>melder, selvmakker</translation>
    </message>
    <message>
        <source>Nothing is scored. The same dealer deals again.</source>
        <translation>Der skrives ikke point. Den samme giver om.</translation>
    </message>
    <message>
        <source>Nothing is scored. The next one deals.</source>
        <translation>Der skrives ikke point. Den næste giver.</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>The deal is over: {result}.</source>
        <translation>Spillet er slut: {result}.</translation>
    </message>
    <message>
        <source>Everybody has passed.</source>
        <translation>Alle har meldt pas.</translation>
    </message>
    <message>
        <source>The bidding ends with {bid}: {names}.</source>
        <translation>Meldingerne er slut med {bid}: {names}.</translation>
    </message>
    <message>
        <source>Card {number} of the kitty: {card}.</source>
        <translation>{number}. kort i bytterne: {card}.</translation>
    </message>
    <message>
        <source>Trick {number} to {name}.</source>
        <translation>{number}. stik: {name}.</translation>
    </message>
    <message>
        <source>The declarer plays alone.</source>
        <translation>Melderen er selvmakker.</translation>
    </message>
    <message>
        <source>Open on the table: {names}.</source>
        <translation>Åbent på bordet: {names}.</translation>
    </message>
    <message>
        <source>{name}: {bid}.</source>
        <translation>{name} melder {bid}.</translation>
    </message>
    <message>
        <source>{name}: pass.</source>
        <translation>{name} melder pas.</translation>
    </message>
    <message>
        <source>{name}: joined, {bid}.</source>
        <translation>{name} går med i {bid}.</translation>
    </message>
    <message>
        <source>{name}: an iron hand, shown. The cards are dealt again.</source>
        <translation>{name} viser jernhånd. Der blandes om.</translation>
    </message>
    <message>
        <source>{name}: an iron hand, kept.</source>
        <translation>{name} beholder sin jernhånd.</translation>
    </message>
    <message>
        <source>{name}: card {number} refused.</source>
        <translation>{name} afviser {number}. kort.</translation>
    </message>
    <message>
        <source>{name}: card {number} taken, no trump.</source>
        <translation>{name} tager {number}. kort: ingen trumf.</translation>
    </message>
    <message>
        <source>{name}: card {number} taken, {suit} is trump.</source>
        <translation>{name} tager {number}. kort: {suit} er trumf.</translation>
    </message>
    <message>
        <source>{name}: called card {card}.</source>
        <translation>{name} kalder {card}.</translation>
    </message>
    <message>
        <source>{name}: called card {card}, {suit} is trump.</source>
        <translation>{name} kalder {card}, og {suit} er trumf.</translation>
    </message>
    <message>
        <source>{name}: {suit} is trump.</source>
        <translation>{name} vælger {suit} til trumf.</translation>
    </message>
    <message>
        <source>{name}: three cards exchanged.</source>
        <translation>{name} bytter.</translation>
    </message>
    <message>
        <source>{name}: no exchange.</source>
        <translation>{name} bytter ikke.</translation>
    </message>
    <message>
        <source>{name}: to lead.</source>
        <translation>{name} spiller ud.</translation>
    </message>
    <message>
        <source>{name}: {card}.</source>
        <translation>{name} lægger {card}.</translation>
    </message>
    <message>
        <source>Partner: {name}.</source>
        <translation>{name} er makker.</translation>
    </message>
    <message>
        <source>{name}: fallen in trick {number}.</source>
        <translation>{name} vælter i {number}. stik.</translation>
    </message>
    <message>
        <source>It is not your turn, but {turn}&apos;s.</source>
        <translation>Det er ikke din tur: nu er det {turn}.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Det kan ikke gøres nu.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Spillet er slut.</translation>
    </message>
    <message>
        <source>You must bid higher than {standing}.</source>
        <translation>Du skal melde over {standing}.</translation>
    </message>
    <message>
        <source>There is no bid to join.</source>
        <translation>Der er ingen melding at gå med i.</translation>
    </message>
    <message>
        <source>Only vip and nolo can be joined, not {standing}.</source>
        <translation>Man kan kun gå med i vip og nolo, ikke i {standing}.</translation>
    </message>
    <message>
        <source>You are the last and must take the third card.</source>
        <translation>Du er den sidste og skal tage det tredje kort.</translation>
    </message>
    <message>
        <source>Name the trump as well.</source>
        <translation>Vælg også trumf.</translation>
    </message>
    <message>
        <source>In {bid} you do not choose the trump.</source>
        <translation>I {bid} vælger du ikke trumf.</translation>
    </message>
    <message>
        <source>The called card cannot be a trump: {card}.</source>
        <translation>Makkerkortet må ikke være trumf: {card}.</translation>
    </message>
    <message>
        <source>You hold it yourself: {card}.</source>
        <translation>Du har det selv: {card}.</translation>
    </message>
    <message>
        <source>A higher card than {card} can be called.</source>
        <translation>Der kan kaldes et højere kort end {card}.</translation>
    </message>
    <message>
        <source>A joker cannot be called.</source>
        <translation>En joker kan ikke kaldes.</translation>
    </message>
    <message>
        <source>The called card is of that suit: {suit}.</source>
        <translation>Makkerkortet er af den farve: {suit}.</translation>
    </message>
    <message>
        <source>In vip you must exchange.</source>
        <translation>I vip skal man bytte.</translation>
    </message>
    <message>
        <source>Give three cards or none.</source>
        <translation>Byt tre kort eller ingen.</translation>
    </message>
    <message>
        <source>You cannot give that card: {card}.</source>
        <translation>Det kort kan du ikke lægge: {card}.</translation>
    </message>
    <message>
        <source>In halve the called card cannot be given: {card}.</source>
        <translation>I halve må makkerkortet ikke lægges: {card}.</translation>
    </message>
    <message>
        <source>You do not hold that card: {card}.</source>
        <translation>Det kort har du ikke: {card}.</translation>
    </message>
    <message>
        <source>You must follow suit: {suit}.</source>
        <translation>Du skal bekende: {suit}.</translation>
    </message>
    <message>
        <source>The called card must be played now: {card}.</source>
        <translation>Makkerkortet skal falde nu: {card}.</translation>
    </message>
    <message>
        <source>Lead the called card first: {card}.</source>
        <translation>Spil makkerkortet ud først: {card}.</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klør</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruder</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hjerter</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>spar</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>knægt</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>konge</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>es</translation>
    </message>
    <message>
        <source>alm</source>
        <translation>alm</translation>
    </message>
    <message>
        <source>gode</source>
        <translation>gode</translation>
    </message>
    <message>
        <source>vip</source>
        <translation>vip</translation>
    </message>
    <message>
        <source>halve</source>
        <translation>halve</translation>
    </message>
    <message>
        <source>sans</source>
        <translation>sans</translation>
    </message>
    <message>
        <source>sol</source>
        <translation>sol</translation>
    </message>
    <message>
        <source>ren sol</source>
        <translation>ren sol</translation>
    </message>
    <message>
        <source>bordlægger</source>
        <translation>bordlægger</translation>
    </message>
    <message>
        <source>sniksnak</source>
        <translation>sniksnak</translation>
    </message>
    <message>
        <source>Iron hand</source>
        <translation>Jernhånd</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Meldinger</translation>
    </message>
    <message>
        <source>Turning the kitty</source>
        <translation>Bytterne vendes</translation>
    </message>
    <message>
        <source>Calling a card</source>
        <translation>Makker kaldes</translation>
    </message>
    <message>
        <source>Naming the trump</source>
        <translation>Trumf vælges</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Bytning</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>Spillet er slut</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>melder</translation>
    </message>
    <message>
        <source>joined</source>
        <translation>med</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>makker</translation>
    </message>
    <message>
        <source>fallen</source>
        <translation>væltet</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>giver</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>din tur</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>har turen</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>ingen trumf</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit} {rank}</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} og {last}</translation>
    </message>
    <message>
        <source>{name} had an iron hand</source>
        <translation>{name} havde jernhånd</translation>
    </message>
    <message>
        <source>Nobody bid</source>
        <translation>Ingen meldte</translation>
    </message>
    <message>
        <source>{names} fell</source>
        <translation>{names} væltede</translation>
    </message>
    <message>
        <source>{names} made it</source>
        <translation>{names} stod</translation>
    </message>
    <message>
        <source>{made} made it, {fallen} fell</source>
        <translation>{made} stod, {fallen} væltede</translation>
    </message>
    <message>
        <source>{exact} + {over} over = {cell}</source>
        <translation>{exact} + {over} over = {cell}</translation>
    </message>
    <message>
        <source>{over} over: {cell}</source>
        <translation>{over} over: {cell}</translation>
    </message>
    <message>
        <source>{under} under: {cell}</source>
        <translation>{under} under: {cell}</translation>
    </message>
    <message>
        <source>{before}, third card × 2 = {value}</source>
        <translation>{before}, tredje kort × 2 = {value}</translation>
    </message>
    <message>
        <source>{before}, alone × 3 = {value}</source>
        <translation>{before}, alene × 3 = {value}</translation>
    </message>
</context>
<context>
    <name>TrumpPanel</name>
    <message>
        <source>Name the trump</source>
        <translation>Du bestemmer trumf</translation>
    </message>
    <message>
        <source>Choose a trump</source>
        <translation>Vælg trumf</translation>
    </message>
    <message>
        <source>Trump {suit}</source>
        <translation>Trumf {suit}</translation>
    </message>
    <message>
        <source>Nobody holds the called card ({card}): you play alone and name the trump.</source>
        <translation>Ingen har makkerkortet ({card}): du er selvmakker og vælger trumf.</translation>
    </message>
    <message>
        <source>{name} calls {card}, which you hold: you are partners.</source>
        <translation>{name} kalder {card}, som du har: I er makkere.</translation>
    </message>
</context>
</TS>
