<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da_DK" sourcelanguage="en_GB">
<context>
    <name>About</name>
    <message>
        <source>The computers&apos; arithmetic is compiled: they think at full depth.</source>
        <translation>Computernes regnestykker er oversat til maskinkode: de tænker så dybt, de kan.</translation>
    </message>
    <message>
        <source>The computers&apos; arithmetic is not compiled here: they look at fewer deals, and take longer.</source>
        <translation>Computernes regnestykker er ikke oversat til maskinkode her: de ser på færre spil og tager længere tid.</translation>
    </message>
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
    <name>Accessibility</name>
    <message>
        <source>Deal {number}, dealt by {name}.</source>
        <translation>Spil {number}, givet af {name}.</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>din hånd</translation>
    </message>
    <message>
        <source>Points: {points}.</source>
        <translation>Point: {points}.</translation>
    </message>
    <message>
        <source>{name} says: {words}.</source>
        <translation>{name} siger: {words}.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Bordet</translation>
    </message>
    <message>
        <source>card {number} of the kitty, face down</source>
        <translation>{number}. kort i bytterne, med bagsiden op</translation>
    </message>
    <message>
        <source>in the hand</source>
        <translation>på hånden</translation>
    </message>
    <message>
        <source>in the trick, from {name}</source>
        <translation>i stikket, fra {name}</translation>
    </message>
    <message>
        <source>in the kitty</source>
        <translation>blandt bytterne</translation>
    </message>
    <message>
        <source>in the open hand of {name}</source>
        <translation>på {name}s åbne hånd</translation>
    </message>
    <message>
        <source>marked for the exchange</source>
        <translation>valgt til byttet</translation>
    </message>
    <message>
        <source>chosen ahead, played when it is your turn</source>
        <translation>valgt på forhånd, spilles når det er din tur</translation>
    </message>
    <message>
        <source>from the kitty</source>
        <translation>fra bytterne</translation>
    </message>
    <message>
        <source>the called card</source>
        <translation>makkerkortet</translation>
    </message>
    <message>
        <source>the highest so far</source>
        <translation>det højeste indtil nu</translation>
    </message>
    <message>
        <source>cannot be chosen now</source>
        <translation>kan ikke vælges nu</translation>
    </message>
    <message>
        <source>has said {bid}</source>
        <translation>har meldt {bid}</translation>
    </message>
    <message>
        <source>tricks: {count}</source>
        <translation>stik: {count}</translation>
    </message>
    <message>
        <source>cards: {count}</source>
        <translation>kort: {count}</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>There is no other choice.</source>
        <translation>Der er intet andet valg.</translation>
    </message>
    <message>
        <source>A rule of thumb; nothing was counted.</source>
        <translation>En tommelfingerregel; der er ikke regnet på noget.</translation>
    </message>
    <message>
        <source>These cards are worth the same here.</source>
        <translation>De kort er lige gode her.</translation>
    </message>
    <message>
        <source>In every deal that was tried, another card did as well.</source>
        <translation>I alle de spil, der blev prøvet, var et andet kort lige så godt.</translation>
    </message>
    <message>
        <source>As far as can be told, another card is worth as much.</source>
        <translation>Så vidt det kan siges, er et andet kort lige så meget værd.</translation>
    </message>
    <message>
        <source>Another card did better on average, but that may be chance; this one is the usual play.</source>
        <translation>Et andet kort gav mere i gennemsnit, men det kan være tilfældigt; dette er det sædvanlige.</translation>
    </message>
    <message>
        <source>The bid goes this side&apos;s way more often with it than with the others.</source>
        <translation>Med det ender meldingen oftere til denne sides fordel end med de andre.</translation>
    </message>
    <message>
        <source>It is worth more tricks; the bid itself hardly depends on it.</source>
        <translation>Det giver flere stik; selve meldingen afhænger næppe af det.</translation>
    </message>
    <message>
        <source>It is worth the most points on average.</source>
        <translation>Det giver flest point i gennemsnit.</translation>
    </message>
    <message>
        <source>Another choice is worth a little more on average, but risks more.</source>
        <translation>Et andet valg giver lidt mere i gennemsnit, men er mere risikabelt.</translation>
    </message>
    <message>
        <source>Another choice is worth a little more on average, but this one can win more.</source>
        <translation>Et andet valg giver lidt mere i gennemsnit, men her kan der vindes mere.</translation>
    </message>
    <message>
        <source>It was close, and decided on deals that fit what the others said.</source>
        <translation>Det var tæt løb og blev afgjort på spil, der passer med det, de andre meldte.</translation>
    </message>
    <message>
        <source>Every bid is worth less than passing.</source>
        <translation>Alle meldinger giver mindre end at passe.</translation>
    </message>
    <message>
        <source>This trump suits the hand.</source>
        <translation>Den trumf passer til hånden.</translation>
    </message>
    <message>
        <source>Playing without trump suits the hand.</source>
        <translation>At spille uden trumf passer til hånden.</translation>
    </message>
    <message>
        <source>A later card promises more.</source>
        <translation>Et senere kort lover mere.</translation>
    </message>
    <message>
        <source>The hand is better as it is than after an exchange.</source>
        <translation>Hånden er bedre, som den er, end efter en bytning.</translation>
    </message>
    <message>
        <source>A new deal is worth more than this hand.</source>
        <translation>Et nyt spil er mere værd end denne hånd.</translation>
    </message>
    <message>
        <source>This hand is worth more than a new deal.</source>
        <translation>Denne hånd er mere værd end et nyt spil.</translation>
    </message>
    <message>
        <source>{suit} trump, {card}</source>
        <translation>{suit} trumf, {card}</translation>
    </message>
    <message>
        <source>passing</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>joining</source>
        <translation>gå med</translation>
    </message>
    <message>
        <source>taking the card</source>
        <translation>tage kortet</translation>
    </message>
    <message>
        <source>not taking the card</source>
        <translation>ikke tage kortet</translation>
    </message>
    <message>
        <source>no exchange</source>
        <translation>ingen bytning</translation>
    </message>
    <message>
        <source>showing the iron hand</source>
        <translation>vise jernhånden</translation>
    </message>
    <message>
        <source>keeping the hand</source>
        <translation>beholde hånden</translation>
    </message>
    <message>
        <source>{choice}: {points} points</source>
        <translation>{choice}: {points} point</translation>
    </message>
    <message>
        <source>{choice}: {chance}, {points} points</source>
        <translation>{choice}: {chance}, {points} point</translation>
    </message>
</context>
<context>
    <name>AdviceBody</name>
    <message numerus="yes">
        <source>From %n way(s) the hidden cards may lie.</source>
        <translation>
            <numerusform>Ud fra %n måde, de skjulte kort kan sidde på.</numerusform>
            <numerusform>Ud fra %n måder, de skjulte kort kan sidde på.</numerusform>
        </translation>
    </message>
    <message>
        <source>made</source>
        <extracomment>heads of two columns of numbers: the chance that the bid is made, and the points expected</extracomment>
        <translation>hjemme</translation>
    </message>
    <message>
        <source>points</source>
        <translation>point</translation>
    </message>
</context>
<context>
    <name>AdviceDesk</name>
    <message>
        <source>When the deal is over, the computers tell why they played as they did.</source>
        <translation>Når spillet er slut, fortæller computerne, hvorfor de spillede, som de gjorde.</translation>
    </message>
</context>
<context>
    <name>Adviser</name>
    <message>
        <source>A hint can be had when it is your turn.</source>
        <translation>Du kan få et råd, når det er din tur.</translation>
    </message>
    <message>
        <source>There was no answer in time.</source>
        <translation>Der kom intet svar i tide.</translation>
    </message>
</context>
<context>
    <name>AllTricksDialog</name>
    <message>
        <source>All tricks</source>
        <translation>Alle stik</translation>
    </message>
    <message>
        <source>An arrow marks the lead, gold the card that took the trick.</source>
        <extracomment>the sign is the small arrow before a card</extracomment>
        <translation>En pil viser udspillet, guld kortet der tog stikket.</translation>
    </message>
    <message>
        <source>Taken by</source>
        <translation>Taget af</translation>
    </message>
</context>
<context>
    <name>Answered</name>
    <message>
        <source>A person decided this.</source>
        <translation>Det besluttede et menneske.</translation>
    </message>
    <message>
        <source>A person sits here, so there is no reason to tell.</source>
        <translation>Her sidder et menneske, så der er ingen begrundelse at fortælle.</translation>
    </message>
    <message>
        <source>The rest had been claimed, and this card makes the claim good.</source>
        <translation>Resten var taget, og dette kort er med til at indfri det.</translation>
    </message>
    <message>
        <source>The time in sniksnak was up, and the lowest card was played.</source>
        <translation>Tiden i sniksnak var gået, og det laveste kort blev spillet.</translation>
    </message>
    <message>
        <source>The computer failed here, and a rule of thumb decided. The log tells more.</source>
        <translation>Computeren fejlede her, og en tommelfingerregel afgjorde det. Loggen fortæller mere.</translation>
    </message>
    <message>
        <source>The time to think was up here, and a rule of thumb decided.</source>
        <translation>Betænkningstiden var gået her, og en tommelfingerregel afgjorde det.</translation>
    </message>
    <message>
        <source>With more time it would have done the same:</source>
        <translation>Med mere tid var valget blevet det samme:</translation>
    </message>
    <message>
        <source>With more time it would have done this:</source>
        <translation>Med mere tid var valget blevet dette:</translation>
    </message>
    <message>
        <source>Something else was done: its time may have been up, or the program has changed since. Now it would do this:</source>
        <translation>Der blev gjort noget andet: tiden kan være gået, eller programmet er ændret siden. Nu ville valget være dette:</translation>
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
    <name>Backups</name>
    <message>
        <source>Back everything up</source>
        <translation>Sikkerhedskopi af alt</translation>
    </message>
    <message>
        <source>Backups (*{suffix})</source>
        <translation>Sikkerhedskopier (*{suffix})</translation>
    </message>
    <message>
        <source>Backups (*{suffix});;All files (*)</source>
        <translation>Sikkerhedskopier (*{suffix});;Alle filer (*)</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Gendan en sikkerhedskopi</translation>
    </message>
    <message>
        <source>The backup could not be written.</source>
        <translation>Sikkerhedskopien kunne ikke skrives.</translation>
    </message>
    <message>
        <source>Settings, tournaments and every deal are now in one file.</source>
        <translation>Indstillinger, turneringer og alle spil ligger nu i én fil.</translation>
    </message>
    <message>
        <source>{file}
{size}</source>
        <translation>{file}
{size}</translation>
    </message>
    <message>
        <source>{file} cannot be restored, and nothing has been changed.</source>
        <translation>{file} kan ikke gendannes, og intet er ændret.</translation>
    </message>
    <message>
        <source>Bring everything back as it was on {day} at {time}?</source>
        <translation>Skal alt blive, som det var den {day} kl. {time}?</translation>
    </message>
    <message>
        <source>What there is now is put into a backup of its own first, beside this one:
{folder}</source>
        <translation>Det, der er nu, bliver først lagt i sin egen sikkerhedskopi ved siden af denne:
{folder}</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Gendan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuller</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>Sikkerhedskopi</translation>
    </message>
    <message>
        <source>The backup could not be restored.

{reason}</source>
        <translation>Sikkerhedskopien kunne ikke gendannes.

{reason}</translation>
    </message>
    <message>
        <source>Everything is as it was when the backup was made.</source>
        <translation>Alt er, som det var, da sikkerhedskopien blev lavet.</translation>
    </message>
    <message>
        <source>What there was before is kept in:
{file}</source>
        <translation>Det, der var før, er gemt i:
{file}</translation>
    </message>
</context>
<context>
    <name>BidField</name>
    <message>
        <source>9g</source>
        <extracomment>an example of a bid as it is typed: 9 gode</extracomment>
        <translation>9g</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Melding</translation>
    </message>
    <message>
        <source>For example 9g, 10 vip, ren sol; p: four passes; j: iron hand</source>
        <translation>For eksempel 9g, 10 vip, ren sol; p: fire pas; j: jernhånd</translation>
    </message>
    <message>
        <source>P</source>
        <comment>key for four passes</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>J</source>
        <comment>key for an iron hand</comment>
        <translation>J</translation>
    </message>
</context>
<context>
    <name>BidMeaning</name>
    <message>
        <source>declarer names the trump</source>
        <translation>melder vælger trumfen</translation>
    </message>
    <message>
        <source>clubs are trump</source>
        <translation>klør er trumf</translation>
    </message>
    <message>
        <source>kitty turned, the suit taken is trump</source>
        <translation>bytterne vendes, den tagne er trumf</translation>
    </message>
    <message>
        <source>partner names trump and exchanges</source>
        <translation>makker vælger trumf og bytter</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>uden trumf</translation>
    </message>
    <message>
        <source>one trick at the most, alone</source>
        <translation>højst ét stik, alene</translation>
    </message>
    <message>
        <source>no trick at all, alone</source>
        <translation>slet ingen stik, alene</translation>
    </message>
    <message>
        <source>no trick, hand open after the first</source>
        <translation>ingen stik, åben hånd efter første</translation>
    </message>
    <message>
        <source>bordlægger, opponents may talk</source>
        <translation>bordlægger, modspillerne må snakke</translation>
    </message>
    <message>
        <source>{bid}: {meaning}</source>
        <extracomment>a bid, and in a few words what it means</extracomment>
        <translation>{bid}: {meaning}</translation>
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
    <name>BidsPlot</name>
    <message>
        <source>Bids made (full) and lost (hatched)</source>
        <translation>Meldinger vundet (fyldt) og tabt (skraveret)</translation>
    </message>
    <message>
        <source>{bid}: {made} made, {lost} lost ({share} made)</source>
        <translation>{bid}: {made} vundet, {lost} tabt ({share} vundet)</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>What was bid? For example 9g, 10 vip, ren sol, or p for four passes.</source>
        <translation>Hvad blev der meldt? For eksempel 9g, 10 vip, ren sol, eller p for fire pas.</translation>
    </message>
    <message>
        <source>Who showed the iron hand?</source>
        <translation>Hvem viste jernhånd?</translation>
    </message>
    <message>
        <source>The dealer does not take part.</source>
        <translation>Giveren er ikke med.</translation>
    </message>
    <message>
        <source>Who played it?</source>
        <translation>Hvem var melder?</translation>
    </message>
    <message>
        <source>A trick bid has one declarer.</source>
        <translation>En stikmelding har én melder.</translation>
    </message>
    <message>
        <source>A declarer is named twice.</source>
        <translation>En melder er nævnt to gange.</translation>
    </message>
    <message>
        <source>A declarer sits out this deal.</source>
        <translation>Melderen sidder over i dette spil.</translation>
    </message>
    <message>
        <source>Whoever showed the iron hand sits out this deal.</source>
        <translation>Den, der viste jernhånd, sidder over i dette spil.</translation>
    </message>
    <message>
        <source>Nolo has no partner.</source>
        <translation>I nolo er der ingen makker.</translation>
    </message>
    <message>
        <source>Who was the partner? 0 where the declarer was alone.</source>
        <translation>Hvem var makker? 0, hvis melderen var selvmakker.</translation>
    </message>
    <message>
        <source>Whoever plays alone has no partner.</source>
        <translation>En selvmakker har ingen makker.</translation>
    </message>
    <message>
        <source>The partner is somebody else than the declarer.</source>
        <translation>Makkeren er en anden end melderen.</translation>
    </message>
    <message>
        <source>The partner sits out this deal.</source>
        <translation>Makkeren sidder over i dette spil.</translation>
    </message>
    <message>
        <source>In nolo it is not said who plays alone.</source>
        <translation>I nolo er der ingen selvmakker.</translation>
    </message>
    <message>
        <source>Which card was taken: the first, the second or the third?</source>
        <translation>Hvilket kort blev taget: det første, andet eller tredje?</translation>
    </message>
    <message>
        <source>How many tricks?</source>
        <translation>Hvor mange stik?</translation>
    </message>
    <message>
        <source>A number of tricks is from 0 to 13.</source>
        <translation>Et antal stik er fra 0 til 13.</translation>
    </message>
    <message>
        <source>Together that is more than the 13 tricks of a deal.</source>
        <translation>Tilsammen er det flere end spillets 13 stik.</translation>
    </message>
</context>
<context>
    <name>BookForm</name>
    <message>
        <source>{name} sits out this deal</source>
        <translation>{name} sidder over i dette spil</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>selv</translation>
    </message>
    <message>
        <source>first</source>
        <translation>første</translation>
    </message>
    <message>
        <source>second</source>
        <translation>andet</translation>
    </message>
    <message>
        <source>third: double</source>
        <translation>tredje: dobbelt</translation>
    </message>
    <message>
        <source>That is no bid. For example: 9g, 10 vip, ren sol, or p for four passes.</source>
        <translation>Det er ingen melding. For eksempel: 9g, 10 vip, ren sol, eller p for fire pas.</translation>
    </message>
    <message>
        <source>Not a bid yet</source>
        <translation>Endnu ingen melding</translation>
    </message>
    <message>
        <source>Tricks of {name}</source>
        <translation>Stik til {name}</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stik</translation>
    </message>
</context>
<context>
    <name>BookHead</name>
    <message>
        <source>Correct deal {number}</source>
        <translation>Ret spil {number}</translation>
    </message>
    <message>
        <source>The evening is over</source>
        <translation>Aftenen er slut</translation>
    </message>
    <message>
        <source>Deal {number} of {all}</source>
        <translation>Spil {number} af {all}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spil {number}</translation>
    </message>
    <message>
        <source>{names} has won: {points}</source>
        <translation>{names} har vundet: {points}</translation>
    </message>
    <message>
        <source>{names} share it: {points}</source>
        <translation>{names} deler sejren: {points}</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>{name} giver</translation>
    </message>
    <message>
        <source>{name} deals and sits out, as does {other}</source>
        <translation>{name} giver og sidder over, ligesom {other}</translation>
    </message>
    <message>
        <source>{name} deals and sits out</source>
        <translation>{name} giver og sidder over</translation>
    </message>
</context>
<context>
    <name>BookWindow</name>
    <message>
        <source>Entries</source>
        <translation>Indførte spil</translation>
    </message>
    <message>
        <source>Return corrects an entry, Delete takes it out.</source>
        <translation>Enter retter et spil, Delete sletter det.</translation>
    </message>
    <message>
        <source>Nothing has been booked yet.

The quickest way is to type: 9g 2 4 10 and Enter. That is 9 gode, played by number 2 with number 4, with ten tricks. 0 in the place of a partner is alone.

p is four passes, j an iron hand, s sol, r ren sol.

Everything can be corrected afterwards.</source>
        <translation>Der er ikke indført noget endnu.

Hurtigst er det at taste: 9g 2 4 10 og Enter. Det er 9 gode, meldt af nummer 2 med nummer 4 som makker, og ti stik. 0 som makker er selvmakker.

p er fire pas, j jernhånd, s sol, r ren sol.

Alt kan rettes bagefter.</translation>
    </message>
    <message>
        <source>booking a deal</source>
        <translation>indføre et spil</translation>
    </message>
    <message>
        <source>Booked: {entry}</source>
        <translation>Indført: {entry}</translation>
    </message>
    <message>
        <source>a correction</source>
        <translation>en rettelse</translation>
    </message>
    <message>
        <source>Deal {number} is now: {entry}</source>
        <translation>Spil {number} er nu: {entry}</translation>
    </message>
    <message>
        <source>deleting a deal</source>
        <translation>slette et spil</translation>
    </message>
    <message>
        <source>Deal {number} is deleted: {entry}. Undo brings it back.</source>
        <translation>Spil {number} er slettet: {entry}. Fortryd henter det tilbage.</translation>
    </message>
    <message>
        <source>Taken back: {what}.</source>
        <translation>Fortrudt: {what}.</translation>
    </message>
    <message>
        <source>Done again: {what}.</source>
        <translation>Gjort igen: {what}.</translation>
    </message>
    <message>
        <source>Book-keeper: {name}</source>
        <translation>Regnskabsfører: {name}</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Slet</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Fortryd</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gentag</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Regnskab</translation>
    </message>
    <message>
        <source>New evening…</source>
        <translation>Ny aften…</translation>
    </message>
    <message>
        <source>Book the deal</source>
        <translation>Indfør spillet</translation>
    </message>
    <message>
        <source>Correct the deal</source>
        <translation>Ret spillet</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Ryd</translation>
    </message>
    <message>
        <source>Leave it as it was</source>
        <translation>Lad det stå</translation>
    </message>
    <message>
        <source>A click or Enter on an entry corrects it, Delete takes it out.</source>
        <translation>Et klik eller Enter på et spil retter det, Delete sletter det.</translation>
    </message>
    <message>
        <source>That is not written, and nothing is changed. {reason}</source>
        <translation>Det er ikke skrevet, og intet er ændret. {reason}</translation>
    </message>
</context>
<context>
    <name>BookWizard</name>
    <message>
        <source>Book-keeper: an evening with real cards</source>
        <translation>Regnskabsfører: en aften med rigtige kort</translation>
    </message>
    <message>
        <source>Open the &amp;book</source>
        <translation>Åbn &amp;bogen</translation>
    </message>
</context>
<context>
    <name>BookWords</name>
    <message>
        <source>Shown by</source>
        <translation>Vist af</translation>
    </message>
    <message>
        <source>Declarers</source>
        <translation>Meldere</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Giver</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Melding</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Melder</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Makker</translation>
    </message>
    <message>
        <source>Vip card</source>
        <translation>Vipkort</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stik</translation>
    </message>
    <message>
        <source>four passes</source>
        <translation>fire pas</translation>
    </message>
    <message>
        <source>iron hand</source>
        <translation>jernhånd</translation>
    </message>
    <message>
        <source>{bid} doubled</source>
        <extracomment>the bid was vip and the third card was taken, which doubles</extracomment>
        <translation>{bid} dobbelt</translation>
    </message>
    <message>
        <source>{bid} with {tricks}</source>
        <translation>{bid} med {tricks}</translation>
    </message>
    <message>
        <source>{name} alone</source>
        <translation>{name}, selvmakker</translation>
    </message>
    <message>
        <source>{numbers} tricks</source>
        <translation>{numbers} stik</translation>
    </message>
    <message>
        <source>{points} each</source>
        <extracomment>what declarer and partner get, each of them: +38 each</extracomment>
        <translation>{points} hver</translation>
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
        <extracomment>on a card that is chosen before it is one&apos;s turn</extracomment>
        <translation>byttes</translation>
    </message>
    <message>
        <source>next</source>
        <translation>næste</translation>
    </message>
</context>
<context>
    <name>CellBar</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiér</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Indsæt</translation>
    </message>
    <message>
        <source>To the for&amp;mula</source>
        <extracomment>gives the selected cells of a point table back to the formula</extracomment>
        <translation>Til for&amp;mlen</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <extracomment>sets the selected cells of a point table to a number, adds or multiplies</extracomment>
        <translation>&amp;Regn…</translation>
    </message>
</context>
<context>
    <name>CellDelegate</name>
    <message>
        <source>each opponent</source>
        <extracomment>behind the points of a nolo bid: from each of the other three, or to each of them</extracomment>
        <translation>hver modspiller</translation>
    </message>
</context>
<context>
    <name>CoachPanel</name>
    <message>
        <source>Back to your game</source>
        <translation>Tilbage til dit spil</translation>
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
            <numerusform>Spil inden for %n sekund</numerusform>
            <numerusform>Spil inden for %n sekunder</numerusform>
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
    <name>CurtainCard</name>
    <message>
        <source>{name} is to play</source>
        <translation>{name} har turen</translation>
    </message>
    <message>
        <source>{name}, take up your hand</source>
        <translation>{name}, tag din hånd op</translation>
    </message>
    <message>
        <source>The others look away.</source>
        <translation>De andre kigger væk.</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Vis mine kort</translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message>
        <source>Taken back.</source>
        <translation>Fortrudt.</translation>
    </message>
    <message>
        <source>{name} has another name now.</source>
        <translation>{name} har fået et andet navn.</translation>
    </message>
    <message>
        <source>{name} is in the archive now.</source>
        <translation>{name} ligger nu i arkivet.</translation>
    </message>
    <message>
        <source>{name} is among the others again.</source>
        <translation>{name} er blandt de andre igen.</translation>
    </message>
    <message>
        <source>{name} is deleted. It can be brought back for thirty days.</source>
        <translation>{name} er slettet. Den kan hentes tilbage i tredive dage.</translation>
    </message>
    <message>
        <source>{name} is back with all its deals.</source>
        <translation>{name} er tilbage med alle sine spil.</translation>
    </message>
    <message>
        <source>Export the tournament</source>
        <translation>Eksportér turneringen</translation>
    </message>
    <message>
        <source>{name} is now also in {file}.</source>
        <translation>{name} ligger nu også i {file}.</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle filer (*)</translation>
    </message>
    <message>
        <source>Import a tournament</source>
        <translation>Importér en turnering</translation>
    </message>
    <message>
        <source>{file} is not taken in; nothing is changed.

{reason}</source>
        <translation>{file} er ikke taget med; intet er ændret.

{reason}</translation>
    </message>
    <message>
        <source>Taken in with all its deals.</source>
        <translation>Taget med, med alle sine spil.</translation>
    </message>
    <message>
        <source>Tournaments (*{suffix})</source>
        <translation>Turneringer (*{suffix})</translation>
    </message>
    <message>
        <source>That cannot be done just now.

{reason}</source>
        <translation>Det kan ikke lade sig gøre lige nu.

{reason}</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turneringer</translation>
    </message>
</context>
<context>
    <name>EditBar</name>
    <message>
        <source>&amp;Bring it back</source>
        <extracomment>brings a point table back that was just deleted</extracomment>
        <translation>&amp;Hent den tilbage</translation>
    </message>
    <message>
        <source>Und&amp;o</source>
        <translation>For&amp;tryd</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Gentag</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Gem</translation>
    </message>
    <message>
        <source>Changes go to a copy.</source>
        <translation>Ændringer går til en kopi.</translation>
    </message>
    <message>
        <source>What declarer and partner each get. Tinted and bold: made; plain: lost. A corner: set by hand. Delete gives cells back to the formula.</source>
        <translation>Det, melder og makker hver får. Tonet og fed: hjemme; uden tone: tabt. Et hjørne: sat med hånden. Delete giver felter tilbage til formlen.</translation>
    </message>
</context>
<context>
    <name>Editing</name>
    <message>
        <source>cut</source>
        <translation>klip</translation>
    </message>
    <message>
        <source>back to the formula</source>
        <translation>tilbage til formlen</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>indsæt</translation>
    </message>
    <message>
        <source>change the selection</source>
        <translation>regn med det valgte</translation>
    </message>
    <message>
        <source>There is no number on the clipboard.</source>
        <translation>Der er intet tal på udklipsholderen.</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number. Nothing was pasted.</source>
        <translation>»{text}« er ikke et helt tal. Intet blev indsat.</translation>
    </message>
    <message>
        <source>What was copied has {rows} rows and {columns} columns; from this cell there is room for {down} and {right}. Nothing was pasted.</source>
        <translation>Det kopierede har {rows} rækker og {columns} kolonner; fra dette felt er der plads til {down} og {right}. Intet blev indsat.</translation>
    </message>
</context>
<context>
    <name>ExamplesPanel</name>
    <message>
        <source>Worked cases with this table</source>
        <translation>Eksempler med denne tabel</translation>
    </message>
    <message>
        <source>What each of the four gets, declarer first:</source>
        <translation>Det, de fire hver får, melder først:</translation>
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
        <source>Mark three cards to give. Then you get the three that {name} has given.</source>
        <translation>Vælg tre kort at lægge. Så får du de tre, som {name} har lagt.</translation>
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
    <name>FaceButton</name>
    <message>
        <source>Colour or picture of {name}</source>
        <translation>Farve eller billede til {name}</translation>
    </message>
    <message>
        <source>Another colour…</source>
        <translation>En anden farve…</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Billede…</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>Intet billede</translation>
    </message>
    <message>
        <source>Colour of {name}</source>
        <translation>Farve til {name}</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.bmp *.gif *.tif *.tiff)</source>
        <translation>Billeder (*.png *.jpg *.jpeg *.webp *.bmp *.gif *.tif *.tiff)</translation>
    </message>
    <message>
        <source>Picture of {name}</source>
        <translation>Billede til {name}</translation>
    </message>
    <message>
        <source>{file} cannot be used.

{reason}</source>
        <translation>{file} kan ikke bruges.

{reason}</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Billede</translation>
    </message>
</context>
<context>
    <name>Faces</name>
    <message>
        <source>petrol</source>
        <translation>petrol</translation>
    </message>
    <message>
        <source>rust</source>
        <translation>rust</translation>
    </message>
    <message>
        <source>ochre</source>
        <translation>okker</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grøn</translation>
    </message>
    <message>
        <source>plum</source>
        <translation>blomme</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blå</translation>
    </message>
    <message>
        <source>wine</source>
        <translation>vinrød</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grå</translation>
    </message>
</context>
<context>
    <name>FaultWords</name>
    <message>
        <source>{where}: {what}</source>
        <translation>{where}: {what}</translation>
    </message>
    <message numerus="yes">
        <source>{bid} with %n trick(s)</source>
        <translation>
            <numerusform>{bid} med %n stik</numerusform>
            <numerusform>{bid} med %n stik</numerusform>
        </translation>
    </message>
    <message>
        <source>{bid}, made</source>
        <translation>{bid}, hjemme</translation>
    </message>
    <message>
        <source>{bid}, fallen</source>
        <translation>{bid}, væltet</translation>
    </message>
    <message>
        <source>{value} is out of range; {most} is the most.</source>
        <translation>{value} er uden for grænsen; {most} er det meste.</translation>
    </message>
    <message>
        <source>a bid that is made must not cost anything, but here it gives {value}.</source>
        <translation>en melding, der er hjemme, må ikke koste noget, men her giver den {value}.</translation>
    </message>
    <message>
        <source>a bid that is lost must not give anything, but here it gives {value}.</source>
        <translation>en melding, der er tabt, må ikke give noget, men her giver den {value}.</translation>
    </message>
    <message>
        <source>one trick more gives less: {value} after {other}.</source>
        <translation>et stik mere giver mindre: {value} efter {other}.</translation>
    </message>
    <message>
        <source>it gives less than the lower {lower}: {value} against {other}.</source>
        <translation>den giver mindre end den lavere {lower}: {value} mod {other}.</translation>
    </message>
</context>
<context>
    <name>FaultsList</name>
    <message>
        <source>What is odd or wrong in this table</source>
        <translation>Det, der er mærkeligt eller forkert i tabellen</translation>
    </message>
    <message>
        <source>Error:</source>
        <translation>Fejl:</translation>
    </message>
    <message>
        <source>Warning:</source>
        <translation>Advarsel:</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation>
            <numerusform>… og %n mere.</numerusform>
            <numerusform>… og %n mere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is odd or wrong in this table.</source>
        <translation>Intet er mærkeligt eller forkert i tabellen.</translation>
    </message>
</context>
<context>
    <name>FileFaults</name>
    <message>
        <source>not JSON: {word} is not a number</source>
        <translation>ikke JSON: {word} er ikke et tal</translation>
    </message>
    <message>
        <source>not UTF-8 text: byte {number} is {byte}</source>
        <translation>ikke tekst i UTF-8: byte {number} er {byte}</translation>
    </message>
    <message>
        <source>not text: {letter} is half of a letter</source>
        <translation>ikke tekst: {letter} er et halvt bogstav</translation>
    </message>
    <message>
        <source>too many objects inside each other</source>
        <translation>for mange objekter inden i hinanden</translation>
    </message>
    <message>
        <source>a number is too long: {number}</source>
        <translation>et tal er for langt: {number}</translation>
    </message>
    <message>
        <source>stands twice</source>
        <translation>står to gange</translation>
    </message>
    <message>
        <source>is missing; {name} is expected</source>
        <translation>mangler; {name} var ventet</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>mangler</translation>
    </message>
    <message>
        <source>unknown key</source>
        <translation>ukendt nøgle</translation>
    </message>
    <message>
        <source>unknown option {name}</source>
        <translation>ukendt husregel {name}</translation>
    </message>
    <message>
        <source>must be an object with {keys}, not {value}</source>
        <translation>skal være et objekt med {keys}, ikke {value}</translation>
    </message>
    <message>
        <source>must be an object, not {value}</source>
        <translation>skal være et objekt, ikke {value}</translation>
    </message>
    <message>
        <source>must be text, not {value}</source>
        <translation>skal være tekst, ikke {value}</translation>
    </message>
    <message>
        <source>must be a whole number from 1, not {value}</source>
        <translation>skal være et helt tal fra 1, ikke {value}</translation>
    </message>
    <message>
        <source>must be a whole number, not {value}</source>
        <translation>skal være et helt tal, ikke {value}</translation>
    </message>
    <message>
        <source>must be a number from 0 to {most} with at most {decimals} decimals, not {value}</source>
        <translation>skal være et tal fra 0 til {most} med højst {decimals} decimaler, ikke {value}</translation>
    </message>
    <message>
        <source>must be {count} whole numbers, not {value}</source>
        <translation>skal være {count} hele tal, ikke {value}</translation>
    </message>
    <message>
        <source>must be {wanted}, not {value}</source>
        <translation>skal være {wanted}, ikke {value}</translation>
    </message>
    <message>
        <source>{name} must be a whole number of seconds, not {value}</source>
        <translation>{name} skal være et helt antal sekunder, ikke {value}</translation>
    </message>
    <message>
        <source>{name} must be {wanted}, not {value}</source>
        <translation>{name} skal være {wanted}, ikke {value}</translation>
    </message>
    <message>
        <source>expected {what}, got {value}</source>
        <translation>her skal stå {what}, ikke {value}</translation>
    </message>
    <message>
        <source>expected {what}</source>
        <translation>her skal stå {what}</translation>
    </message>
    <message>
        <source>invalid enum value {value}</source>
        <translation>{value} kan ikke stå her</translation>
    </message>
    <message>
        <source>invalid value {value}</source>
        <translation>{value} kan ikke stå her</translation>
    </message>
    <message>
        <source>the file has been damaged, or changed by another program</source>
        <translation>filen er beskadiget eller ændret af et andet program</translation>
    </message>
    <message>
        <source>is {ident}, but the file is called {file}</source>
        <translation>er {ident}, men filen hedder {file}</translation>
    </message>
    <message>
        <source>{code} is not a card</source>
        <translation>{code} er ikke et kort</translation>
    </message>
    <message>
        <source>{code} is not a suit: S, H, D or C</source>
        <translation>{code} er ikke en kulør: S, H, D eller C</translation>
    </message>
    <message>
        <source>{text} is not a bid</source>
        <translation>{text} er ikke en melding</translation>
    </message>
    <message>
        <source>{hand} has {number} cards, not {size}</source>
        <translation>{hand} har {number} kort, ikke {size}</translation>
    </message>
    <message>
        <source>{card} is dealt twice: in {first} and in {second}</source>
        <translation>{card} er givet to gange: i {first} og i {second}</translation>
    </message>
    <message>
        <source>there is no deal</source>
        <translation>der er intet spil</translation>
    </message>
    <message>
        <source>the deal is not finished</source>
        <translation>spillet er ikke færdigt</translation>
    </message>
    <message>
        <source>the deal is not finished: seat {seat} is to act</source>
        <translation>spillet er ikke færdigt: plads {seat} har turen</translation>
    </message>
    <message>
        <source>the deal is finished: nobody is to act</source>
        <translation>spillet er færdigt: ingen har turen</translation>
    </message>
    <message>
        <source>{key} is {stored}, the rules give {right}</source>
        <translation>{key} er {stored}, reglerne giver {right}</translation>
    </message>
    <message>
        <source>R1: {card} is dealt twice</source>
        <translation>R1: {card} er givet to gange</translation>
    </message>
    <message>
        <source>R2: there are four seats, 0 to 3</source>
        <translation>R2: der er fire pladser, 0 til 3</translation>
    </message>
    <message>
        <source>R5: each seat gets equally many cards, 13 at the most</source>
        <translation>R5: alle får lige mange kort, højst 13</translation>
    </message>
    <message>
        <source>R5: the kitty is three cards</source>
        <translation>R5: bytterne er tre kort</translation>
    </message>
    <message>
        <source>R5: packets must add up to 13, not {packets}</source>
        <translation>R5: bunkerne skal give 13 i alt, ikke {packets}</translation>
    </message>
    <message>
        <source>R7: a bid is for 8 to 13 tricks, not {level}</source>
        <translation>R7: en melding er på 8 til 13 stik, ikke {level}</translation>
    </message>
    <message>
        <source>R8: a trick bid has one declarer and a called card</source>
        <translation>R8: en stikmelding har én melder og et makkerkort</translation>
    </message>
    <message>
        <source>R10: vip_card is 1, 2 or 3 in vip, and None otherwise</source>
        <translation>R10: vip_card er 1, 2 eller 3 i vip og ellers tom</translation>
    </message>
    <message>
        <source>R16: sniksnak_seconds is 0 to {most}, not {value}</source>
        <translation>R16: sniksnak_seconds er 0 til {most}, ikke {value}</translation>
    </message>
    <message>
        <source>R18: nolo has no trump and no called card</source>
        <translation>R18: nolo har hverken trumf eller makkerkort</translation>
    </message>
    <message>
        <source>R18: a nolo bid has one declarer or more, each once</source>
        <translation>R18: en nolo har én eller flere meldere, hver kun én gang</translation>
    </message>
    <message>
        <source>R21: a declarer who is his own partner has no other</source>
        <translation>R21: en melder, der er sin egen makker, har ingen anden</translation>
    </message>
    <message>
        <source>R23: the called card is never of the trump suit</source>
        <translation>R23: makkerkortet er aldrig i trumf</translation>
    </message>
    <message>
        <source>the cards of the deal are damaged</source>
        <translation>kortene i spillet er beskadiget</translation>
    </message>
    <message>
        <source>{version} is newer than this program</source>
        <translation>{version} er nyere end dette program</translation>
    </message>
    <message>
        <source>action {number} is damaged</source>
        <translation>handling {number} er beskadiget</translation>
    </message>
    <message>
        <source>{stored} actions were stored, and {found} are there</source>
        <translation>der blev gemt {stored} handlinger, men {found} er der</translation>
    </message>
    <message>
        <source>what is stored of it is damaged</source>
        <translation>det, der er gemt af det, er beskadiget</translation>
    </message>
    <message>
        <source>it is not finished</source>
        <translation>det er ikke færdigt</translation>
    </message>
    <message>
        <source>it has a result, but its actions do not lead to an end</source>
        <translation>det har et resultat, men handlingerne fører ikke til en slutning</translation>
    </message>
    <message>
        <source>its points are not those of the table</source>
        <translation>pointene er ikke dem, tabellen giver</translation>
    </message>
    <message>
        <source>it stands under another id</source>
        <translation>det står under et andet id</translation>
    </message>
    <message>
        <source>the file is not what it was when the program ended</source>
        <translation>filen er ikke, som den var, da programmet sluttede</translation>
    </message>
    <message>
        <source>its tables are not those of a history</source>
        <translation>tabellerne i den er ikke dem, en historik har</translation>
    </message>
    <message>
        <source>this is not a history of laksewhist</source>
        <translation>dette er ikke en historik fra Laksewhist</translation>
    </message>
    <message>
        <source>version {version}, this program knows up to {newest}</source>
        <translation>version {version}; dette program kender til og med {newest}</translation>
    </message>
    <message>
        <source>4, 5 or 6 take part, not {number}</source>
        <translation>4, 5 eller 6 er med, ikke {number}</translation>
    </message>
    <message>
        <source>{name} takes part twice</source>
        <translation>{name} er med to gange</translation>
    </message>
    <message>
        <source>a name is empty</source>
        <translation>et navn er tomt</translation>
    </message>
    <message>
        <source>a name has at most {most} letters, not {number}</source>
        <translation>et navn har højst {most} bogstaver, ikke {number}</translation>
    </message>
    <message>
        <source>a name holds a control character</source>
        <translation>der er et styretegn i et navn</translation>
    </message>
    <message>
        <source>{ident} is not an id of small letters, digits and hyphens</source>
        <translation>{ident} er ikke et id af små bogstaver, cifre og bindestreger</translation>
    </message>
    <message>
        <source>the time is not in UTC</source>
        <translation>tiden er ikke i UTC</translation>
    </message>
    <message>
        <source>{text} is not a time such as 2026-11-30T20:15:00Z</source>
        <translation>{text} er ikke en tid som 2026-11-30T20:15:00Z</translation>
    </message>
    <message>
        <source>{text} does not say in which zone, such as Z</source>
        <translation>{text} siger ikke, i hvilken tidszone; skriv for eksempel Z</translation>
    </message>
    <message>
        <source>{level} is not a level; the levels are: {levels}</source>
        <translation>{level} er ikke et niveau; niveauerne er: {levels}</translation>
    </message>
    <message>
        <source>{text} is not a colour such as #B3432B</source>
        <translation>{text} er ikke en farve som #B3432B</translation>
    </message>
    <message>
        <source>{text} is not the name of a picture</source>
        <translation>{text} er ikke navnet på et billede</translation>
    </message>
    <message>
        <source>{name} belongs to nobody who takes part</source>
        <translation>{name} hører ikke til nogen, der er med</translation>
    </message>
    <message>
        <source>the picture is larger than 1 MB</source>
        <translation>billedet er større end 1 MB</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>filen findes ikke</translation>
    </message>
    <message>
        <source>the file is larger than 30 MB</source>
        <translation>filen er større end 30 MB</translation>
    </message>
    <message>
        <source>the picture has more than 50 million pixels</source>
        <translation>billedet har mere end 50 millioner punkter</translation>
    </message>
    <message>
        <source>the file is broken, or is no picture that can be read</source>
        <translation>filen er i stykker eller ikke et billede, der kan læses</translation>
    </message>
    <message>
        <source>a computer has a level, a person has none</source>
        <translation>en computer har et niveau, et menneske har intet</translation>
    </message>
    <message>
        <source>an open-ended tournament has no amount, not {value}</source>
        <translation>en turnering uden fast slutning har intet antal, ikke {value}</translation>
    </message>
    <message>
        <source>the amount must be a whole number from 1 to {most}, not {value}</source>
        <translation>antallet skal være et helt tal fra 1 til {most}, ikke {value}</translation>
    </message>
    <message>
        <source>R2: a tournament has 4, 5 or 6 participants, not {number}</source>
        <translation>R2: en turnering har 4, 5 eller 6 deltagere, ikke {number}</translation>
    </message>
    <message>
        <source>R3: participant {dealer} does not take part</source>
        <translation>R3: deltager {dealer} er ikke med</translation>
    </message>
    <message>
        <source>a book-keeper&apos;s evening has entries, not deals</source>
        <translation>en aften med regnskabsføreren har indførsler, ikke spil</translation>
    </message>
    <message>
        <source>only a book-keeper&apos;s evening has entries</source>
        <translation>kun en aften med regnskabsføreren har indførsler</translation>
    </message>
    <message>
        <source>has {number} numbers, not {wanted} (for 0 to 13 tricks)</source>
        <translation>har {number} tal, ikke {wanted} (for 0 til 13 stik)</translation>
    </message>
    <message>
        <source>stands under nolo</source>
        <translation>står under nolo</translation>
    </message>
    <message>
        <source>{bid} stands twice</source>
        <translation>{bid} står to gange</translation>
    </message>
    <message>
        <source>{text} is not a nolo bid</source>
        <translation>{text} er ikke en nolo</translation>
    </message>
    <message>
        <source>{value} is out of range (at most {most})</source>
        <translation>{value} er for stort (højst {most})</translation>
    </message>
    <message>
        <source>a bid that is made loses {value}</source>
        <translation>en vundet melding koster {value}</translation>
    </message>
    <message>
        <source>a bid that is lost wins {value}</source>
        <translation>en tabt melding giver {value}</translation>
    </message>
    <message>
        <source>R31: a point table has 14 numbers for each of the 30 trick bids</source>
        <translation>R31: en pointtabel har 14 tal for hver af de 30 stikmeldinger</translation>
    </message>
    <message>
        <source>is missing or damaged: this is no backup of Laksewhist</source>
        <translation>mangler eller er beskadiget: dette er ikke en sikkerhedskopi fra Laksewhist</translation>
    </message>
    <message>
        <source>{name} is not a file of Laksewhist</source>
        <translation>{name} er ikke en fil fra Laksewhist</translation>
    </message>
    <message>
        <source>the backup says that it is larger than 4 GB</source>
        <translation>sikkerhedskopien siger, at den er større end 4 GB</translation>
    </message>
    <message>
        <source>does not name the files that are there</source>
        <translation>nævner ikke de filer, der er der</translation>
    </message>
    <message>
        <source>not JSON</source>
        <translation>ikke gyldig JSON</translation>
    </message>
    <message>
        <source>an action is damaged</source>
        <translation>en handling er beskadiget</translation>
    </message>
    <message>
        <source>the result is damaged</source>
        <translation>resultatet er beskadiget</translation>
    </message>
    <message>
        <source>this is no backup</source>
        <translation>dette er ikke en sikkerhedskopi</translation>
    </message>
    <message>
        <source>is damaged</source>
        <translation>er beskadiget</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>et helt tal</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>et tal</translation>
    </message>
    <message>
        <source>text</source>
        <translation>tekst</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>sandt eller falsk</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>en liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>et objekt</translation>
    </message>
    <message>
        <source>nothing (null)</source>
        <translation>ingenting (null)</translation>
    </message>
    <message>
        <source>length</source>
        <translation>længde</translation>
    </message>
    <message>
        <source>of</source>
        <translation>med</translation>
    </message>
    <message>
        <source>or</source>
        <translation>eller</translation>
    </message>
    <message>
        <source>against the rules: {reason}</source>
        <translation>mod reglerne: {reason}</translation>
    </message>
    <message>
        <source>in English: {text}</source>
        <translation>på engelsk: {text}</translation>
    </message>
    <message>
        <source>did you mean {word}?</source>
        <translation>mente du {word}?</translation>
    </message>
    <message>
        <source>seat {number}</source>
        <translation>plads {number}</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>&amp;Tournaments</source>
        <translation>&amp;Turneringer</translation>
    </message>
    <message>
        <source>&amp;Participants</source>
        <translation>&amp;Deltagere</translation>
    </message>
    <message>
        <source>P&amp;eriod</source>
        <translation>P&amp;eriode</translation>
    </message>
    <message>
        <source>&amp;Hints and the like</source>
        <translation>&amp;Råd og lignende</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Hints, take-backs, and cards the computer played for somebody</source>
        <translation>Råd, kort taget tilbage, og kort, som computeren spillede for nogen</translation>
    </message>
    <message>
        <source>Deals without help</source>
        <translation>Spil uden hjælp</translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>Alle spil</translation>
    </message>
    <message>
        <source>Only deals with help</source>
        <translation>Kun spil med hjælp</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>De sidste 7 dage</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>De sidste 30 dage</translation>
    </message>
    <message>
        <source>The last 12 months</source>
        <translation>De sidste 12 måneder</translation>
    </message>
    <message>
        <source>All the time</source>
        <translation>Hele tiden</translation>
    </message>
</context>
<context>
    <name>FormulaPanel</name>
    <message>
        <source>unit = base · c^(level − 8) · M
made: unit · b · (1 + h · tricks over)
lost: −unit · (1 + h · (tricks under − 1))</source>
        <extracomment>the formula of the point table; c, b and h are the fields below, M the factor of the kind of bid</extracomment>
        <translation>enhed = grund · c^(trin − 8) · M
hjemme: enhed · b · (1 + h · overstik)
tabt: −enhed · (1 + h · (for få − 1))</translation>
    </message>
    <message>
        <source>base: the unit of 8 alm</source>
        <extracomment>a number of the formula: what the unit of 8 alm is</extracomment>
        <translation>grund: enheden i 8 alm</translation>
    </message>
    <message>
        <source>c: each level times</source>
        <translation>c: hvert trin gange</translation>
    </message>
    <message>
        <source>b: made, times</source>
        <translation>b: hjemme, gange</translation>
    </message>
    <message>
        <source>h: each further trick</source>
        <translation>h: hvert stik mere</translation>
    </message>
    <message>
        <source>M: the kinds of bid, times</source>
        <translation>M: meldingens art, gange</translation>
    </message>
    <message>
        <source>Keep the cells set by hand</source>
        <translation>Behold felter, der er sat med hånden</translation>
    </message>
    <message>
        <source>&amp;Fill the cells</source>
        <translation>&amp;Fyld felterne</translation>
    </message>
    <message>
        <source>Rese&amp;t</source>
        <translation>Nulst&amp;il</translation>
    </message>
    <message>
        <source>“{text}” is not a number from 0 to {most}.</source>
        <translation>»{text}« er ikke et tal fra 0 til {most}.</translation>
    </message>
    <message>
        <source>This is the formula of the table.</source>
        <translation>Dette er tabellens formel.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) would change; the grid shows how.</source>
        <translation>
            <numerusform>%n felt ville ændre sig; nettet viser hvordan.</numerusform>
            <numerusform>%n felter ville ændre sig; nettet viser hvordan.</numerusform>
        </translation>
    </message>
    <message>
        <source>No cell would change, only the formula.</source>
        <translation>Intet felt ville ændre sig, kun formlen.</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>bid</source>
        <translation>melding</translation>
    </message>
    <message>
        <source>A promise to take at least so many tricks, or in nolo to take next to none.</source>
        <translation>Et løfte om at tage mindst så mange stik, eller i nolo om at tage næsten ingen.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>To bid no more in this deal; it cannot be taken back.</source>
        <translation>Ikke at melde mere i dette spil; det kan ikke tages tilbage.</translation>
    </message>
    <message>
        <source>ladder</source>
        <translation>stige</translation>
    </message>
    <message>
        <source>The 34 bids in their order: every bid beats all that stand below it.</source>
        <translation>De 34 meldinger i orden: hver melding slår alle dem, der står under den.</translation>
    </message>
    <message>
        <source>standing bid</source>
        <translation>stående melding</translation>
    </message>
    <message>
        <source>The highest bid so far, which the next one has to beat.</source>
        <translation>Den højeste melding indtil nu, som den næste skal over.</translation>
    </message>
    <message>
        <source>join</source>
        <translation>gå med</translation>
    </message>
    <message>
        <source>To take part in another player&apos;s vip or nolo bid instead of bidding over it.</source>
        <translation>At være med i en andens vip eller nolo i stedet for at melde over den.</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>melder</translation>
    </message>
    <message>
        <source>The one who won the bidding and plays the bid.</source>
        <translation>Den, der fik meldingen og spiller den.</translation>
    </message>
    <message>
        <source>called card</source>
        <translation>makkerkort (makkeres)</translation>
    </message>
    <message>
        <source>The ace, or king, that declarer calls: whoever holds it is the partner.</source>
        <translation>Det es eller den konge, som melderen kalder: den, der har kortet, er makker.</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>makker</translation>
    </message>
    <message>
        <source>The holder of the called card; secret until that card is played.</source>
        <translation>Den, der har makkerkortet; hemmelig, indtil kortet falder.</translation>
    </message>
    <message>
        <source>selvmakker</source>
        <translation>selvmakker</translation>
    </message>
    <message>
        <source>Declarer alone against three: the called card turned out to be nobody else&apos;s.</source>
        <translation>Melderen alene mod tre: ingen anden havde det kaldte kort.</translation>
    </message>
    <message>
        <source>kitty</source>
        <translation>bytterne</translation>
    </message>
    <message>
        <source>The three cards on the table; in Danish: bytterne.</source>
        <translation>De tre kort på bordet, som der byttes med.</translation>
    </message>
    <message>
        <source>exchange</source>
        <translation>bytte</translation>
    </message>
    <message>
        <source>To swap three cards of the hand for the kitty: all three or none.</source>
        <translation>At skifte tre kort fra hånden ud med bytterne: alle tre eller ingen.</translation>
    </message>
    <message>
        <source>iron hand</source>
        <translation>jernhånd</translation>
    </message>
    <message>
        <source>A hand without ace, king, queen and jack; it may be shown for a new deal.</source>
        <translation>En hånd uden es, konge, dame og knægt; den må vises, så der gives om.</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>trumf</translation>
    </message>
    <message>
        <source>The suit that beats all others in this deal.</source>
        <translation>Den farve, der slår alle andre i dette spil.</translation>
    </message>
    <message>
        <source>trick</source>
        <translation>stik</translation>
    </message>
    <message>
        <source>Four cards, one from each player; the best of them takes it.</source>
        <translation>Fire kort, et fra hver spiller; det bedste tager dem.</translation>
    </message>
    <message>
        <source>lead</source>
        <translation>udspil</translation>
    </message>
    <message>
        <source>The first card of a trick; its suit is the one to follow.</source>
        <translation>Det første kort i et stik; dets farve skal bekendes.</translation>
    </message>
    <message>
        <source>follow suit</source>
        <translation>bekende</translation>
    </message>
    <message>
        <source>To play a card of the suit that was led, as one must when one has any.</source>
        <translation>At lægge et kort i den farve, der blev spillet ud, som man skal, når man har en.</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>One of three cards of no suit: it wins when it is led, unless it is trumped.</source>
        <translation>Et af tre kort uden farve: spillet ud tager den stikket, medmindre den trumfes.</translation>
    </message>
    <message>
        <source>overtrick</source>
        <translation>overstik</translation>
    </message>
    <message>
        <source>A trick more than the bid promised.</source>
        <translation>Et stik mere, end meldingen lovede.</translation>
    </message>
    <message>
        <source>undertrick</source>
        <translation>manglende stik</translation>
    </message>
    <message>
        <source>A trick that is missing to make the bid.</source>
        <translation>Et stik, der mangler, for at meldingen er vundet.</translation>
    </message>
    <message>
        <source>fall</source>
        <translation>vælte</translation>
    </message>
    <message>
        <source>To take the trick that loses a nolo bid; in Danish: vælte.</source>
        <translation>At tage det stik, der taber en nolo.</translation>
    </message>
    <message>
        <source>opponents</source>
        <translation>modspillere</translation>
    </message>
    <message>
        <source>Everybody who is not on the declarer&apos;s side.</source>
        <translation>Alle, der ikke er på melderens side.</translation>
    </message>
    <message>
        <source>nolo</source>
        <translation>nolo</translation>
    </message>
    <message>
        <source>The four bids to take next to no tricks, without trump or partner; the ace is low.</source>
        <translation>De fire meldinger om at tage næsten ingen stik, uden trumf og makker; esset er lavest.</translation>
    </message>
    <message>
        <source>alm (almindelige)</source>
        <translation>alm (almindelige)</translation>
    </message>
    <message>
        <source>Trick bid in which declarer names any suit as trump.</source>
        <translation>Stikmelding, hvor melderen frit vælger trumf.</translation>
    </message>
    <message>
        <source>gode</source>
        <translation>gode</translation>
    </message>
    <message>
        <source>Trick bid in which clubs are trump.</source>
        <translation>Stikmelding, hvor klør er trumf.</translation>
    </message>
    <message>
        <source>vip</source>
        <translation>vip</translation>
    </message>
    <message>
        <source>Trick bid in which a card turned up from the kitty decides the trump.</source>
        <translation>Stikmelding, hvor et vendt kort fra bytterne bestemmer trumfen.</translation>
    </message>
    <message>
        <source>halve</source>
        <translation>halve</translation>
    </message>
    <message>
        <source>Trick bid in which the partner names the trump and exchanges.</source>
        <translation>Stikmelding, hvor makkeren vælger trumf og bytter.</translation>
    </message>
    <message>
        <source>sans</source>
        <translation>sans</translation>
    </message>
    <message>
        <source>Trick bid without trump.</source>
        <translation>Stikmelding uden trumf.</translation>
    </message>
    <message>
        <source>sol</source>
        <translation>sol</translation>
    </message>
    <message>
        <source>Nolo bid to take one trick at the most.</source>
        <translation>Nolo: højst ét stik.</translation>
    </message>
    <message>
        <source>ren sol</source>
        <translation>ren sol</translation>
    </message>
    <message>
        <source>Nolo bid to take no trick at all.</source>
        <translation>Nolo: ikke et eneste stik.</translation>
    </message>
    <message>
        <source>bordlægger</source>
        <translation>bordlægger</translation>
    </message>
    <message>
        <source>Nolo bid to take no trick, with the hand open on the table after the first.</source>
        <translation>Nolo: ingen stik, og kortene ligger åbent på bordet efter det første.</translation>
    </message>
    <message>
        <source>sniksnak</source>
        <translation>sniksnak</translation>
    </message>
    <message>
        <source>A bordlægger in which the opponents may talk about their cards.</source>
        <translation>En bordlægger, hvor modspillerne må snakke om deres kort.</translation>
    </message>
    <message>
        <source>point table</source>
        <translation>pointtabel</translation>
    </message>
    <message>
        <source>What each bid gives with each number of tricks; it belongs to the tournament.</source>
        <translation>Det, hver melding giver for hvert antal stik; den hører til turneringen.</translation>
    </message>
    <message>
        <source>tournament</source>
        <translation>turnering</translation>
    </message>
    <message>
        <source>A row of deals with the same players, house rules and points, added up.</source>
        <translation>En række spil med de samme deltagere, husregler og point, lagt sammen.</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>giver</translation>
    </message>
    <message>
        <source>Whoever deals; the player to the left bids and leads first.</source>
        <translation>Den, der giver; spilleren til venstre melder og spiller først ud.</translation>
    </message>
    <message>
        <source>level</source>
        <translation>niveau</translation>
    </message>
    <message>
        <source>How strongly a computer plays: begynder, øvet, stærk or mester.</source>
        <translation>Hvor stærkt en computer spiller: begynder, øvet, stærk eller mester.</translation>
    </message>
    <message>
        <source>style</source>
        <translation>stil</translation>
    </message>
    <message>
        <source>How much a computer dares when it bids: cautious, balanced or bold.</source>
        <translation>Hvor meget en computer tør, når den melder: forsigtig, afvejet eller dristig.</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>råd</translation>
    </message>
    <message>
        <source>What mester would do with what you see, and why.</source>
        <translation>Det, mester ville gøre med det, du kan se, og hvorfor.</translation>
    </message>
    <message>
        <source>score sheet</source>
        <translation>regnskab</translation>
    </message>
    <message>
        <source>Every deal of a tournament, and how everybody stood after it.</source>
        <translation>Hvert spil i en turnering og stillingen efter det.</translation>
    </message>
    <message>
        <source>book-keeper</source>
        <translation>regnskabsfører</translation>
    </message>
    <message>
        <source>Counts the points of an evening with real cards.</source>
        <translation>Regner pointene ud for en aften med rigtige kort.</translation>
    </message>
</context>
<context>
    <name>GoOnCard</name>
    <message>
        <source>Welcome back</source>
        <translation>Velkommen tilbage</translation>
    </message>
    <message>
        <source>{game} with {names}</source>
        <translation>{game} med {names}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsæt</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nyt spil</translation>
    </message>
    <message>
        <source>The first deal lies as you left it.</source>
        <translation>Det første spil ligger, som du forlod det.</translation>
    </message>
    <message>
        <source>{deals} played, and the next one lies as you left it.</source>
        <translation>{deals} er spillet, og det næste ligger, som du forlod det.</translation>
    </message>
    <message>
        <source>{deals} played. The next one is dealt.</source>
        <translation>{deals} er spillet. Det næste er givet.</translation>
    </message>
</context>
<context>
    <name>GraphView</name>
    <message>
        <source>Graph of the sums</source>
        <translation>Graf over regnskabet</translation>
    </message>
    <message>
        <source>No deal has been scored yet.</source>
        <translation>Intet spil er talt endnu.</translation>
    </message>
    <message>
        <source>Deal {number}: {bid}, {names}</source>
        <translation>Spil {number}: {bid}, {names}</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>To begin with</source>
        <translation>Til at begynde med</translation>
    </message>
    <message>
        <source>The bids</source>
        <translation>Meldingerne</translation>
    </message>
    <message>
        <source>After the bidding</source>
        <translation>Efter meldingerne</translation>
    </message>
    <message>
        <source>This tournament</source>
        <translation>Denne turnering</translation>
    </message>
    <message>
        <source>To look up</source>
        <translation>Opslag</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>the folder of the help pages in this language; Danish: da</extracomment>
        <translation>da</translation>
    </message>
    <message>
        <source>takes it</source>
        <extracomment>under the card that wins the trick of a picture</extracomment>
        <translation>tager stikket</translation>
    </message>
    <message>
        <source>led</source>
        <extracomment>under the first card of the trick of a picture</extracomment>
        <translation>udspil</translation>
    </message>
</context>
<context>
    <name>HelpBrowser</name>
    <message>
        <source>Nothing found for “{query}”</source>
        <translation>Intet fundet for »{query}«</translation>
    </message>
    <message>
        <source>Found for “{query}”</source>
        <translation>Fundet for »{query}«</translation>
    </message>
    <message>
        <source>Try fewer letters, or another word: the contents on the left lists every page.</source>
        <translation>Prøv med færre bogstaver eller et andet ord: til venstre står alle siderne.</translation>
    </message>
</context>
<context>
    <name>HelpButton</name>
    <message>
        <source>Read the rule</source>
        <extracomment>a question mark that opens the help page for what it stands beside</extracomment>
        <translation>Læs reglen</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Rules of Laksewhist</source>
        <translation>Laksewhists regler</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Søg i reglerne</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indhold</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tilbage</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Frem</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Click or press Space to take the trick</source>
        <translation>Klik eller tryk mellemrum for at tage stikket</translation>
    </message>
</context>
<context>
    <name>HintButton</name>
    <message>
        <source>Hint</source>
        <translation>Råd</translation>
    </message>
    <message>
        <source>What would the best player do here?</source>
        <translation>Hvad ville den bedste spiller gøre her?</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Thinking…</source>
        <translation>Tænker …</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Råd</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
</context>
<context>
    <name>House</name>
    <message>
        <source>the pack is shuffled thoroughly before each deal.</source>
        <translation>kortene blandes grundigt før hvert spil.</translation>
    </message>
    <message>
        <source>the cards are gathered as they lie, cut and hardly shuffled, so hands turn wild.</source>
        <translation>kortene samles, som de ligger, tages af og blandes næsten ikke, så hænderne bliver vilde.</translation>
    </message>
    <message>
        <source>an iron hand may be shown for a new deal.</source>
        <translation>en jernhånd må vises, så der gives om.</translation>
    </message>
    <message>
        <source>an iron hand must be played like any other.</source>
        <translation>en jernhånd skal spilles som enhver anden.</translation>
    </message>
    <message>
        <source>after four passes the same dealer deals again.</source>
        <translation>efter fire pas giver den samme giver om.</translation>
    </message>
    <message>
        <source>after four passes the deal moves on to the next player.</source>
        <translation>efter fire pas går givningen videre til den næste.</translation>
    </message>
    <message>
        <source>nobody may call an ace of his own.</source>
        <translation>man må ikke kalde et es, man selv har.</translation>
    </message>
    <message>
        <source>declarer may call an ace of his own, and is then selvmakker.</source>
        <translation>melderen må kalde sit eget es og er så selvmakker.</translation>
    </message>
    <message>
        <source>three cards are given first, then the kitty is taken.</source>
        <translation>man lægger tre kort, før man ser bytterne.</translation>
    </message>
    <message>
        <source>the kitty is taken first, then any three cards are given.</source>
        <translation>man tager bytterne op først og lægger så tre kort.</translation>
    </message>
    <message>
        <source>whoever holds the called card must lead that very card when he first leads its suit.</source>
        <translation>den, der har makkerkortet, skal spille netop det ud, første gang han selv spiller farven ud.</translation>
    </message>
    <message>
        <source>whoever holds the called card may lead another card of its suit, and the duty is then over.</source>
        <translation>den, der har makkerkortet, må spille et andet kort i farven ud, og så er pligten forbi.</translation>
    </message>
    <message>
        <source>what the opponents of a sniksnak show each other lies open to everybody, declarer too.</source>
        <translation>det, modspillerne i en sniksnak viser hinanden, ligger åbent for alle, også melderen.</translation>
    </message>
    <message>
        <source>the opponents of a sniksnak see each other&apos;s hands, but declarer does not.</source>
        <translation>modspillerne i en sniksnak ser hinandens kort, men det gør melderen ikke.</translation>
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
    <name>HouseRulesDialog</name>
    <message>
        <source>House rules</source>
        <translation>Husregler</translation>
    </message>
</context>
<context>
    <name>HouseWords</name>
    <message numerus="yes">
        <source>an opponent has %n second(s) for each card in sniksnak.</source>
        <translation>
            <numerusform>en modspiller har %n sekund til hvert kort i sniksnak.</numerusform>
            <numerusform>en modspiller har %n sekunder til hvert kort i sniksnak.</numerusform>
        </translation>
    </message>
    <message>
        <source>an opponent may take all the time in the world in sniksnak.</source>
        <translation>en modspiller må tage sig al den tid, han vil, i sniksnak.</translation>
    </message>
    <message>
        <source>In this tournament: {meaning}</source>
        <translation>I denne turnering: {meaning}</translation>
    </message>
</context>
<context>
    <name>IronHandPanel</name>
    <message>
        <source>Iron hand</source>
        <translation>Jernhånd</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Din hånd</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Videre</translation>
    </message>
    <message>
        <source>You hold no ace, king, queen or jack. Show the hand and the cards are dealt again, or play it.</source>
        <translation>Du har hverken es, konge, dame eller knægt. Vis hånden, så blandes der om, eller spil den.</translation>
    </message>
    <message>
        <source>It is no iron hand. Everybody takes up the hand before the first bid, so nobody can tell who holds one.</source>
        <translation>Det er ikke en jernhånd. Alle tager hånden op før det første bud, så ingen kan regne ud, hvem der har en.</translation>
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
        <source>{bid}. {meaning}</source>
        <extracomment>the tip of a bid in the ladder, and what it means</extracomment>
        <translation>{bid}. {meaning}</translation>
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
    <name>LengthPage</name>
    <message>
        <source>Name of the tournament</source>
        <translation>Turneringens navn</translation>
    </message>
    <message>
        <source>none: it is called after its day</source>
        <translation>intet: den kaldes efter sin dag</translation>
    </message>
    <message>
        <source>When is it over?</source>
        <translation>Hvornår er den slut?</translation>
    </message>
    <message>
        <source>After a &amp;number of deals</source>
        <translation>Efter et &amp;antal spil</translation>
    </message>
    <message>
        <source>When somebody has so many &amp;points</source>
        <translation>Når nogen har så mange &amp;point</translation>
    </message>
    <message>
        <source>When you like: open-&amp;ended</source>
        <translation>Når I har lyst: uden &amp;ende</translation>
    </message>
    <message>
        <source>everybody deals equally often:</source>
        <translation>alle giver lige mange gange:</translation>
    </message>
    <message>
        <source>What will be played</source>
        <translation>Det skal der spilles</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>Not everybody deals equally often.</source>
        <translation>Ikke alle giver lige mange gange.</translation>
    </message>
</context>
<context>
    <name>Lengths</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n spil</numerusform>
            <numerusform>%n spil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s)</source>
        <translation>
            <numerusform>til %n point</numerusform>
            <numerusform>til %n point</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>until somebody has %n point(s)</source>
        <translation>
            <numerusform>til nogen har %n point</numerusform>
            <numerusform>til nogen har %n point</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>begynder</source>
        <translation>begynder</translation>
    </message>
    <message>
        <source>øvet</source>
        <translation>øvet</translation>
    </message>
    <message>
        <source>stærk</source>
        <translation>stærk</translation>
    </message>
    <message>
        <source>mester</source>
        <translation>mester</translation>
    </message>
    <message>
        <source>Bids and plays by rules of thumb, and guesses nothing about the hidden cards.</source>
        <translation>Melder og spiller efter tommelfingerregler og gætter ikke på de skjulte kort.</translation>
    </message>
    <message>
        <source>Bids by the points it expects, and tries each card in two dozen ways the others&apos; cards may lie.</source>
        <translation>Melder efter de point, den venter, og prøver hvert kort i et par dusin måder, de andres kort kan ligge på.</translation>
    </message>
    <message>
        <source>Tries each card in many ways the cards may lie, and reckons the last tricks out to the end.</source>
        <translation>Prøver hvert kort i mange måder, kortene kan ligge på, og regner de sidste stik helt til ende.</translation>
    </message>
    <message>
        <source>Also reads from bids and cards played how they lie, and looks deepest. Takes the most time.</source>
        <translation>Læser også af meldinger og spillede kort, hvordan de ligger, og ser dybest. Bruger mest tid.</translation>
    </message>
    <message>
        <source>cautious</source>
        <translation>forsigtig</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>afvejet</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>dristig</translation>
    </message>
    <message>
        <source>Gives up a few points on average to lose less at once.</source>
        <translation>Opgiver lidt point i gennemsnit for at tabe mindre på én gang.</translation>
    </message>
    <message>
        <source>Bids what brings the most points on average.</source>
        <translation>Melder det, der giver flest point i gennemsnit.</translation>
    </message>
    <message>
        <source>Gives up a few points on average for the chance of many.</source>
        <translation>Opgiver lidt point i gennemsnit for chancen for mange.</translation>
    </message>
</context>
<context>
    <name>LinesPlot</name>
    <message>
        <source>Points over time, deal by deal</source>
        <translation>Point over tid, spil for spil</translation>
    </message>
    <message>
        <source>{name}: {points} points</source>
        <translation>{name}: {points} point</translation>
    </message>
    <message>
        <source>{name}: {points} points after deal {number}, {day}</source>
        <translation>{name}: {points} point efter spil {number}, {day}</translation>
    </message>
</context>
<context>
    <name>ListButtons</name>
    <message>
        <source>Score &amp;sheet</source>
        <translation>&amp;Regnskab</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Om&amp;døb</translation>
    </message>
    <message>
        <source>&amp;Copy with changes…</source>
        <translation>&amp;Kopi med ændringer…</translation>
    </message>
    <message>
        <source>Out of the &amp;archive</source>
        <translation>Ud af &amp;arkivet</translation>
    </message>
    <message>
        <source>To the &amp;archive</source>
        <translation>Til &amp;arkivet</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Slet</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Eksportér…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importér…</translation>
    </message>
    <message>
        <source>&amp;New tournament…</source>
        <translation>&amp;Ny turnering…</translation>
    </message>
    <message>
        <source>&amp;Book-keeper…</source>
        <translation>&amp;Regnskabsfører…</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>Spil &amp;videre</translation>
    </message>
    <message>
        <source>&amp;Bring it back</source>
        <translation>&amp;Hent tilbage</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Åbn</translation>
    </message>
    <message>
        <source>Be&amp;gin</source>
        <translation>Be&amp;gynd</translation>
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
    <name>ManyChoice</name>
    <message>
        <source>Space ticks a line; none ticked means all of them</source>
        <translation>Mellemrum sætter flueben; ingen flueben betyder alle</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n valgt</numerusform>
            <numerusform>%n valgt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message>
        <source>The disk is full.</source>
        <translation>Disken er fuld.</translation>
    </message>
    <message>
        <source>Nothing may be written in this folder.</source>
        <translation>Der må ikke skrives i denne mappe.</translation>
    </message>
    <message>
        <source>Another program is using the file.</source>
        <translation>Et andet program bruger filen.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Filen er beskadiget.</translation>
    </message>
    <message>
        <source>A newer version of Laksewhist wrote the file.</source>
        <translation>Filen er skrevet af en nyere version af Laksewhist.</translation>
    </message>
    <message>
        <source>The disk refuses.</source>
        <translation>Disken nægter.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>Der er ingen fil eller mappe med det navn.</translation>
    </message>
    <message>
        <source>The file is damaged, or of another kind.</source>
        <translation>Filen er beskadiget eller af en anden slags.</translation>
    </message>
    <message>
        <source>Game of {day}</source>
        <translation>Spil fra {day}</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>How a day is written, in Qt&apos;s letters: 30 November 2026.</extracomment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>What is played cannot be saved just now, and the game goes on. It is saved as soon as it can be.

{reason}
{file}</source>
        <translation>Det, der spilles, kan ikke gemmes lige nu, og spillet går videre. Det bliver gemt, så snart det kan lade sig gøre.

{reason}
{file}</translation>
    </message>
    <message>
        <source>Everything that was played has now been saved.</source>
        <translation>Alt, hvad der er spillet, er nu gemt.</translation>
    </message>
    <message>
        <source>This file cannot be used. Nothing of it is changed, and the game can be played, but what is played is not saved there.

{reason}
{file}

{detail}</source>
        <translation>Denne fil kan ikke bruges. Intet i den er ændret, og der kan spilles, men det, der spilles, bliver ikke gemt der.

{reason}
{file}

{detail}</translation>
    </message>
    <message>
        <source>The history of all deals was damaged. {rescued} deals were found again and are in a new history; how many are missing cannot be told. The damaged file is kept:
{file}

{detail}</source>
        <translation>Historikken over alle spil var beskadiget. {rescued} spil er fundet igen og ligger i en ny historik; hvor mange der mangler, kan ikke siges. Den beskadigede fil er gemt:
{file}

{detail}</translation>
    </message>
    <message>
        <source>The history of all deals was damaged. {rescued} deals were found again and are in a new history; {lost} could not be. The damaged file is kept:
{file}

{detail}</source>
        <translation>Historikken over alle spil var beskadiget. {rescued} spil er fundet igen og ligger i en ny historik; {lost} kunne ikke findes. Den beskadigede fil er gemt:
{file}

{detail}</translation>
    </message>
    <message>
        <source>The file of a tournament was damaged. It was written anew from the history of all deals, where that knows it. The damaged file is kept:
{file}

{detail}</source>
        <translation>Filen for en turnering var beskadiget. Den er skrevet på ny ud fra historikken over alle spil, hvis turneringen står der. Den beskadigede fil er gemt:
{file}

{detail}</translation>
    </message>
    <message>
        <source>{name} cannot be opened: what is stored of it is damaged. Start the program again: it then takes out of the history what can be read.

{reason}</source>
        <translation>{name} kan ikke åbnes: det, der er gemt af den, er beskadiget. Start programmet igen: så henter det ud af historikken, hvad der kan læses.

{reason}</translation>
    </message>
    <message>
        <source>The tournament is over. {names} share the first place: {points}.</source>
        <translation>Turneringen er slut. {names} deler førstepladsen: {points}.</translation>
    </message>
    <message>
        <source>The tournament is over. {names} has won: {points}.</source>
        <translation>Turneringen er slut. {names} har vundet: {points}.</translation>
    </message>
</context>
<context>
    <name>MemoryDesk</name>
    <message>
        <source>Laksewhist</source>
        <translation>Laksewhist</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nyt spil…</translation>
    </message>
    <message>
        <source>New tournamen&amp;t…</source>
        <translation>Ny &amp;turnering…</translation>
    </message>
    <message>
        <source>Tourna&amp;ments…</source>
        <translation>Turneri&amp;nger…</translation>
    </message>
    <message>
        <source>Book-keeper: &amp;real cards…</source>
        <translation>Regnskabsfører: &amp;rigtige kort…</translation>
    </message>
    <message>
        <source>Next &amp;deal</source>
        <translation>N&amp;æste spil</translation>
    </message>
    <message>
        <source>Cl&amp;aim the rest</source>
        <translation>T&amp;ag resten</translation>
    </message>
    <message>
        <source>Let the computer pla&amp;y, or stop it</source>
        <translation>Lad com&amp;puteren spille, eller stands den</translation>
    </message>
    <message>
        <source>Ta&amp;ke back</source>
        <translation>Ta&amp;g tilbage</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Råd</translation>
    </message>
    <message>
        <source>&amp;Why did they play so?</source>
        <translation>H&amp;vorfor spillede de sådan?</translation>
    </message>
    <message>
        <source>All tric&amp;ks</source>
        <translation>Alle sti&amp;k</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Regnskab</translation>
    </message>
    <message>
        <source>Stat&amp;istics…</source>
        <translation>Stat&amp;istik…</translation>
    </message>
    <message>
        <source>&amp;Point table</source>
        <translation>&amp;Pointtabel</translation>
    </message>
    <message>
        <source>Edit point ta&amp;bles…</source>
        <translation>Rediger pointta&amp;beller…</translation>
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
        <source>Back everything &amp;up…</source>
        <translation>&amp;Sikkerhedskopi af alt…</translation>
    </message>
    <message>
        <source>Restore a bac&amp;kup…</source>
        <translation>Gendan en sikkerhedsk&amp;opi…</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <translation>&amp;Indstillinger…</translation>
    </message>
    <message>
        <source>S&amp;ounds on or off</source>
        <translation>Ly&amp;de til eller fra</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Fuld skærm</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>&amp;Regler</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>R&amp;undvisning</translation>
    </message>
    <message>
        <source>Practice: &amp;with a partner</source>
        <translation>Øv dig: med &amp;makker</translation>
    </message>
    <message>
        <source>Pract&amp;ice: sol</source>
        <translation>Øv dig: so&amp;l</translation>
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
        <source>House rules explained, and by name…</source>
        <translation>Husreglerne forklaret og efter navn…</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>ingen grænse</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <translation>&amp;Mere…</translation>
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
        <source>Computers play as</source>
        <translation>Computerne spiller som</translation>
    </message>
    <message>
        <source>Point table</source>
        <translation>Pointtabel</translation>
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
    <name>Numbered</name>
    <message numerus="yes">
        <source>%n deal(s) played</source>
        <translation>
            <numerusform>%n spil spillet</numerusform>
            <numerusform>%n spil spillet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n redeal(s) after an iron hand</source>
        <translation>
            <numerusform>%n omblanding efter jernhånd</numerusform>
            <numerusform>%n omblandinger efter jernhånd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) four passes</source>
        <translation>
            <numerusform>%n gang fire pas</numerusform>
            <numerusform>%n gange fire pas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) with help left out</source>
        <translation>
            <numerusform>%n spil med hjælp udeladt</numerusform>
            <numerusform>%n spil med hjælp udeladt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with hints</source>
        <translation>
            <numerusform>%n med råd</numerusform>
            <numerusform>%n med råd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with take-backs</source>
        <translation>
            <numerusform>%n med noget taget tilbage</numerusform>
            <numerusform>%n med noget taget tilbage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in which the computer played for somebody</source>
        <translation>
            <numerusform>%n, hvor computeren spillede for nogen</numerusform>
            <numerusform>%n, hvor computeren spillede for nogen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) had help. Choose “All deals” above to see them too.</source>
        <translation>
            <numerusform>%n spil havde hjælp. Vælg »Alle spil« ovenfor for at se det også.</numerusform>
            <numerusform>%n spil havde hjælp. Vælg »Alle spil« ovenfor for at se dem også.</numerusform>
        </translation>
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
    <name>OptionRow</name>
    <message>
        <source>Read about: {option}</source>
        <extracomment>the question mark beside a house option</extracomment>
        <translation>Læs om: {option}</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>ingen grænse</translation>
    </message>
    <message>
        <source>Seconds for a card in sniksnak</source>
        <translation>Sekunder til et kort i sniksnak</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>General</source>
        <translation>Generelt</translation>
    </message>
    <message>
        <source>Cards and table</source>
        <translation>Kort og bord</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bevægelse</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Lyd</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Genvejstaster</translation>
    </message>
    <message>
        <source>Keys at the table</source>
        <translation>Taster ved bordet</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dit navn</translation>
    </message>
    <message>
        <source>What the others call you, from the next game on.</source>
        <translation>Det kalder de andre dig fra næste spil.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprog</translation>
    </message>
    <message>
        <source>Everything is said in it at once, also in the middle of a deal.</source>
        <translation>Alt siges straks på det, også midt i et spil.</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>som systemet</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farver</translation>
    </message>
    <message>
        <source>High contrast draws black on white, with strong lines.</source>
        <translation>Høj kontrast tegner sort på hvidt med kraftige streger.</translation>
    </message>
    <message>
        <source>light</source>
        <translation>lyse</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>mørke</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>høj kontrast</translation>
    </message>
    <message>
        <source>Size of type</source>
        <translation>Skriftens størrelse</translation>
    </message>
    <message>
        <source>Words and numbers grow; cards and everything else keep their places.</source>
        <translation>Ord og tal vokser; kort og alt andet bliver på deres plads.</translation>
    </message>
    <message>
        <source>Danish letters</source>
        <translation>Danske bogstaver</translation>
    </message>
    <message>
        <source>E, K, D and B on the cards instead of A, K, Q and J.</source>
        <translation>E, K, D og B på kortene i stedet for A, K, Q og J.</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Fire farver</translation>
    </message>
    <message>
        <source>Each suit has a colour of its own, which also colour-blind eyes tell apart.</source>
        <translation>Hver kulør har sin egen farve, som også farveblinde kan skelne.</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Kortenes bagside</translation>
    </message>
    <message>
        <source>Small cards have a plainer drawing of the same.</source>
        <translation>Små kort har en enklere tegning af det samme.</translation>
    </message>
    <message>
        <source>salmon in waves</source>
        <translation>laks i bølger</translation>
    </message>
    <message>
        <source>flowers</source>
        <translation>blomster</translation>
    </message>
    <message>
        <source>woven hearts</source>
        <translation>flettede hjerter</translation>
    </message>
    <message>
        <source>Your picture on the backs</source>
        <translation>Dit billede på bagsiderne</translation>
    </message>
    <message>
        <source>The middle of it is copied, so the file may go.</source>
        <translation>Midten af det kopieres, så filen må gerne forsvinde.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>The colour of the table. High contrast keeps its own.</source>
        <translation>Bordets farve. Høj kontrast beholder sin egen.</translation>
    </message>
    <message>
        <source>as the colours</source>
        <translation>som farverne</translation>
    </message>
    <message>
        <source>terracotta</source>
        <translation>terrakotta</translation>
    </message>
    <message>
        <source>petrol</source>
        <translation>petroleum</translation>
    </message>
    <message>
        <source>sage</source>
        <translation>salvie</translation>
    </message>
    <message>
        <source>sand</source>
        <translation>sand</translation>
    </message>
    <message>
        <source>Your picture on the table</source>
        <translation>Dit billede på bordet</translation>
    </message>
    <message>
        <source>It is shown pale, so that everything on it can be read.</source>
        <translation>Det vises blegt, så alt på det kan læses.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How fast cards are dealt, played and collected. A click never has to wait.</source>
        <translation>Hvor hurtigt kort gives, spilles og samles. Et klik skal aldrig vente.</translation>
    </message>
    <message>
        <source>calm</source>
        <translation>roligt</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>almindeligt</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>hurtigt</translation>
    </message>
    <message>
        <source>nothing moves</source>
        <translation>intet bevæger sig</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Mindre bevægelse</translation>
    </message>
    <message>
        <source>Cards fade in where they belong instead of going there, and points do not fly.</source>
        <translation>Kortene toner frem, hvor de hører til, i stedet for at flytte sig, og point flyver ikke.</translation>
    </message>
    <message>
        <source>A trick lies</source>
        <translation>Et stik ligger</translation>
    </message>
    <message>
        <source>A click on the table, Space or Return takes it at once in any case.</source>
        <translation>Et klik på bordet, mellemrum eller Retur tager det altid straks.</translation>
    </message>
    <message>
        <source>for a while</source>
        <translation>et stykke tid</translation>
    </message>
    <message>
        <source>until a click or key</source>
        <translation>til et klik eller en tast</translation>
    </message>
    <message>
        <source>For how long</source>
        <translation>Hvor længe</translation>
    </message>
    <message>
        <source>How long a complete trick stays on the table before it goes to its winner.</source>
        <translation>Hvor længe et helt stik ligger på bordet, før det går til den, der tog det.</translation>
    </message>
    <message>
        <source>Offer to end a decided deal</source>
        <translation>Tilbyd at slutte et afgjort spil</translation>
    </message>
    <message>
        <source>When the points can no longer change, you are told, and “Claim the rest” plays it out.</source>
        <translation>Når pointene ikke længere kan ændre sig, siges det, og “Tag resten” spiller spillet færdigt.</translation>
    </message>
    <message>
        <source>The longest a computer thinks</source>
        <translation>Så længe må en computer tænke</translation>
    </message>
    <message>
        <source>Whoever takes longer decides at once, by rules of thumb.</source>
        <translation>Den, der bruger længere tid, beslutter sig straks efter tommelfingerregler.</translation>
    </message>
    <message>
        <source>2 seconds</source>
        <translation>2 sekunder</translation>
    </message>
    <message>
        <source>5 seconds</source>
        <translation>5 sekunder</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <translation>10 sekunder</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <translation>30 sekunder</translation>
    </message>
    <message>
        <source>All tricks may be looked at</source>
        <translation>Alle stik må ses</translation>
    </message>
    <message>
        <source>At a real table only the last one may. After the deal all of them lie open.</source>
        <translation>Ved et rigtigt bord må kun det sidste. Efter spillet ligger de alle åbne.</translation>
    </message>
    <message>
        <source>When you deal</source>
        <translation>Når du giver</translation>
    </message>
    <message>
        <source>How many cards you give each at a time, as the dealer may choose.</source>
        <translation>Hvor mange kort du giver hver ad gangen; det vælger giveren.</translation>
    </message>
    <message>
        <source>one at a time</source>
        <translation>ét ad gangen</translation>
    </message>
    <message>
        <source>13 at once</source>
        <translation>13 på én gang</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Din hånd</translation>
    </message>
    <message>
        <source>Arranged by yourself, cards can be dragged to another place in the hand.</source>
        <translation>Ordner du den selv, kan kort trækkes til en anden plads på hånden.</translation>
    </message>
    <message>
        <source>by suit</source>
        <translation>efter farve</translation>
    </message>
    <message>
        <source>by rank</source>
        <translation>efter værdi</translation>
    </message>
    <message>
        <source>black and red in turn</source>
        <translation>sort og rødt på skift</translation>
    </message>
    <message>
        <source>trumps first</source>
        <translation>trumf først</translation>
    </message>
    <message>
        <source>by yourself</source>
        <translation>som du selv vil</translation>
    </message>
    <message>
        <source>A click on a card</source>
        <translation>Et klik på et kort</translation>
    </message>
    <message>
        <source>Keys work always. With nothing to drag either, a click plays.</source>
        <translation>Tasterne virker altid. Kan man heller ikke trække kort, spiller et klik.</translation>
    </message>
    <message>
        <source>plays it</source>
        <translation>spiller det</translation>
    </message>
    <message>
        <source>lifts it, the next plays it</source>
        <translation>løfter det, det næste spiller det</translation>
    </message>
    <message>
        <source>a double click plays it</source>
        <translation>et dobbeltklik spiller det</translation>
    </message>
    <message>
        <source>does nothing</source>
        <translation>gør intet</translation>
    </message>
    <message>
        <source>Drag cards</source>
        <translation>Træk kort</translation>
    </message>
    <message>
        <source>A card dropped on the table is played; dropped elsewhere it goes home.</source>
        <translation>Et kort, der slippes på bordet, spilles; slippes det andre steder, går det hjem.</translation>
    </message>
    <message>
        <source>Choose a card ahead</source>
        <translation>Vælg kort på forhånd</translation>
    </message>
    <message>
        <source>While others play, a click chooses your card; it is played if it may be.</source>
        <translation>Mens de andre spiller, vælger et klik dit kort; det spilles, hvis det må.</translation>
    </message>
    <message>
        <source>Play the only card</source>
        <translation>Spil det eneste kort</translation>
    </message>
    <message>
        <source>Where only one card may be played, it is played by itself after a moment.</source>
        <translation>Hvor kun ét kort må spilles, spilles det af sig selv efter et øjeblik.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Lyde</translation>
    </message>
    <message>
        <source>Nothing is told by sound alone, so the game is complete without.</source>
        <translation>Intet fortælles kun med lyd, så spillet er helt også uden.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lydstyrke</translation>
    </message>
    <message>
        <source>How loud all sounds are, beside the volume of the system.</source>
        <translation>Hvor høje alle lyde er, foruden systemets lydstyrke.</translation>
    </message>
    <message>
        <source>A card</source>
        <translation>Et kort</translation>
    </message>
    <message>
        <source>A card is laid on the table, or turned.</source>
        <translation>Et kort lægges på bordet eller vendes.</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Kortgivning</translation>
    </message>
    <message>
        <source>A deal is dealt, or cards are exchanged.</source>
        <translation>Der gives kort, eller der byttes.</translation>
    </message>
    <message>
        <source>A trick</source>
        <translation>Et stik</translation>
    </message>
    <message>
        <source>A trick goes to its winner.</source>
        <translation>Et stik går til sin vinder.</translation>
    </message>
    <message>
        <source>A bid</source>
        <translation>En melding</translation>
    </message>
    <message>
        <source>Somebody bids, joins, or takes the turned card.</source>
        <translation>Nogen melder, går med eller tager det vendte kort.</translation>
    </message>
    <message>
        <source>A pass</source>
        <translation>Et pas</translation>
    </message>
    <message>
        <source>Somebody passes, or refuses the turned card.</source>
        <translation>Nogen passer eller afviser det vendte kort.</translation>
    </message>
    <message>
        <source>A bid made</source>
        <translation>En melding vundet</translation>
    </message>
    <message>
        <source>The deal is over and the bid was made.</source>
        <translation>Spillet er slut, og meldingen blev vundet.</translation>
    </message>
    <message>
        <source>A bid fallen</source>
        <translation>En melding væltet</translation>
    </message>
    <message>
        <source>A declarer has fallen, or the bid was not made.</source>
        <translation>En melder er væltet, eller meldingen blev ikke vundet.</translation>
    </message>
    <message>
        <source>The last seconds</source>
        <translation>De sidste sekunder</translation>
    </message>
    <message>
        <source>Your time for a card in sniksnak is nearly over.</source>
        <translation>Din tid til et kort i sniksnak er næsten gået.</translation>
    </message>
    <message>
        <source>A joker led</source>
        <translation>En joker spillet ud</translation>
    </message>
    <message>
        <source>Somebody leads a joker.</source>
        <translation>Nogen spiller en joker ud.</translation>
    </message>
    <message>
        <source>Try it</source>
        <extracomment>on a small button beside a sound that can be switched off</extracomment>
        <translation>Prøv</translation>
    </message>
    <message>
        <source>Hear “{name}”</source>
        <extracomment>to screen readers, with the name of a sound</extracomment>
        <translation>Hør “{name}”</translation>
    </message>
    <message>
        <source>on</source>
        <translation>til</translation>
    </message>
    <message>
        <source>off</source>
        <translation>fra</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Vælg…</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Intet</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Vælg et billede</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.bmp *.gif)</source>
        <translation>Billeder (*.png *.jpg *.jpeg *.webp *.bmp *.gif)</translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Venstre, højre, Home, End</translation>
    </message>
    <message>
        <source>To another card</source>
        <translation>Til et andet kort</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, mellemrum</translation>
    </message>
    <message>
        <source>Play the card, or mark it; finish what moves</source>
        <translation>Spil kortet, eller mærk det; gør færdigt, hvad der bevæger sig</translation>
    </message>
    <message>
        <source>S, H, D, C, J</source>
        <translation>S, H, R, K, J</translation>
    </message>
    <message>
        <source>To the next card of a suit, a joker</source>
        <translation>Til næste kort i en farve, til en joker</translation>
    </message>
    <message>
        <source>A, Q, B, 0, 9 to 2</source>
        <translation>E, Q, B, 0, 9 til 2</translation>
    </message>
    <message>
        <source>To the next ace, queen, jack, ten and so on</source>
        <translation>Til næste es, dame, knægt, tier og så videre</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Let go of a card</source>
        <translation>Slip et kort</translation>
    </message>
    <message>
        <source>8, 9, 0, 1, 2, 3, arrows</source>
        <translation>8, 9, 0, 1, 2, 3, pile</translation>
    </message>
    <message>
        <source>To a bid of so many tricks, to the bid beside it</source>
        <translation>Til en melding på så mange stik, til meldingen ved siden af</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>Between hand, panel and menu</source>
        <translation>Mellem hånd, panel og menu</translation>
    </message>
    <message>
        <source>{keys} cannot be had: on many keyboards Ctrl+Alt is AltGr, which types letters.</source>
        <translation>{keys} kan ikke bruges: på mange tastaturer er Ctrl+Alt det samme som AltGr, der skriver tegn.</translation>
    </message>
    <message>
        <source>{keys} alone belongs to the cards: hold Ctrl or Alt with it, or take a function key.</source>
        <translation>{keys} alene hører til kortene: hold Ctrl eller Alt sammen med den, eller brug en funktionstast.</translation>
    </message>
    <message>
        <source>{keys} is taken already: {command}</source>
        <translation>{keys} er optaget: {command}</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Nulstil</translation>
    </message>
    <message>
        <source>Reset {command}</source>
        <translation>Nulstil {command}</translation>
    </message>
</context>
<context>
    <name>Output</name>
    <message>
        <source>Print the score sheet</source>
        <translation>Udskriv regnskabet</translation>
    </message>
    <message>
        <source>The score sheet could not be printed.</source>
        <translation>Regnskabet kunne ikke udskrives.</translation>
    </message>
    <message>
        <source>Save the score sheet as PDF</source>
        <translation>Gem regnskabet som PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-filer (*.pdf)</translation>
    </message>
    <message>
        <source>For spreadsheets (*.csv)</source>
        <translation>Til regneark (*.csv)</translation>
    </message>
    <message>
        <source>Plain, with commas (*.csv)</source>
        <translation>Enkel, med kommaer (*.csv)</translation>
    </message>
    <message>
        <source>Save the score sheet as CSV</source>
        <translation>Gem regnskabet som CSV</translation>
    </message>
    <message>
        <source>{file} could not be written.</source>
        <translation>{file} kunne ikke skrives.</translation>
    </message>
    <message>
        <source>{file} is written.</source>
        <translation>{file} er skrevet.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Regnskab</translation>
    </message>
</context>
<context>
    <name>OwnPictures</name>
    <message>
        <source>Your picture on the backs of the cards is gone or broken. The usual back is shown.</source>
        <translation>Dit billede på kortenes bagside er væk eller i stykker. Den sædvanlige bagside vises.</translation>
    </message>
    <message>
        <source>Your picture on the table is gone or broken. The usual table is shown.</source>
        <translation>Dit billede på bordet er væk eller i stykker. Det sædvanlige bord vises.</translation>
    </message>
    <message>
        <source>{file} cannot be used.

{reason}</source>
        <translation>{file} kan ikke bruges.

{reason}</translation>
    </message>
    <message>
        <source>Your pictures</source>
        <translation>Dine billeder</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Filen findes ikke.</translation>
    </message>
    <message>
        <source>The file is larger than 30 MB.</source>
        <translation>Filen er større end 30 MB.</translation>
    </message>
    <message>
        <source>The picture has more than 50 million pixels.</source>
        <translation>Billedet har mere end 50 millioner billedpunkter.</translation>
    </message>
    <message>
        <source>The file is broken, or no picture that can be read.</source>
        <translation>Filen er i stykker eller ikke et billede, der kan læses.</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Laksewhist</source>
        <translation>Laksewhist</translation>
    </message>
    <message>
        <source>The printer refuses.</source>
        <translation>Printeren siger nej.</translation>
    </message>
    <message>
        <source>The printer refuses another page.</source>
        <translation>Printeren tager ikke imod flere sider.</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Side {number} af {count}</translation>
    </message>
    <message>
        <source>Points of the deal, then the sum.</source>
        <translation>Spillets point, så stillingen.</translation>
    </message>
    <message>
        <source>Points of the deal, then the sum. – sits out.</source>
        <translation>Spillets point, så stillingen. – sidder over.</translation>
    </message>
    <message>
        <source>{place}.</source>
        <extracomment>the place of a participant among all</extracomment>
        <translation>{place}.</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>I alt</translation>
    </message>
    <message>
        <source>Carried over</source>
        <translation>At overføre</translation>
    </message>
</context>
<context>
    <name>ParticipantRow</name>
    <message>
        <source>person</source>
        <translation>menneske</translation>
    </message>
    <message>
        <source>Sits at this screen.</source>
        <translation>Sidder ved denne skærm.</translation>
    </message>
    <message>
        <source>Name of participant {number}</source>
        <translation>Navn på deltager {number}</translation>
    </message>
    <message>
        <source>Who decides for participant {number}</source>
        <translation>Hvem der bestemmer for deltager {number}</translation>
    </message>
    <message>
        <source>Style of participant {number}</source>
        <translation>Stil for deltager {number}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
</context>
<context>
    <name>ParticipantsPage</name>
    <message>
        <source>Participant {number} has no name yet.</source>
        <translation>Deltager {number} har intet navn endnu.</translation>
    </message>
    <message>
        <source>{name} takes part twice: everybody needs a name of their own.</source>
        <translation>{name} er med to gange: alle skal have deres eget navn.</translation>
    </message>
    <message>
        <source>How many take part?</source>
        <translation>Hvor mange er med?</translation>
    </message>
    <message>
        <source>{number} participants</source>
        <translation>{number} deltagere</translation>
    </message>
    <message>
        <source>The dealer sits out.</source>
        <translation>Giveren sidder over.</translation>
    </message>
    <message>
        <source>The dealer and the one opposite sit out.</source>
        <translation>Giveren og den overfor sidder over.</translation>
    </message>
    <message>
        <source>Only computers take part: you look on.</source>
        <translation>Kun computere er med: du ser på.</translation>
    </message>
    <message>
        <source>The persons share this screen, and take turns at it.</source>
        <translation>Menneskene deles om skærmen og skiftes til at sidde ved den.</translation>
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
    <name>PlayedCard</name>
    <message>
        <source>led</source>
        <translation>udspil</translation>
    </message>
    <message>
        <source>takes the trick</source>
        <translation>tager stikket</translation>
    </message>
</context>
<context>
    <name>PlayedFor</name>
    <message>
        <source>You can claim the rest when it is your turn.</source>
        <translation>Du kan tage resten, når det er din tur.</translation>
    </message>
    <message>
        <source>The points can no longer change. “Claim the rest” plays it out.</source>
        <translation>Pointene kan ikke længere ændre sig. “Tag resten” spiller spillet færdigt.</translation>
    </message>
    <message>
        <source>Not certain: some cards and some play of the others would take a trick from you.</source>
        <translation>Ikke sikkert: med visse kort hos de andre kan de tage et stik fra dig.</translation>
    </message>
    <message>
        <source>In nolo only a player who can still make the bid can claim.</source>
        <translation>I nolo kan kun en melder, der ikke er væltet, tage resten.</translation>
    </message>
    <message>
        <source>Not certain: some cards and some play of the others would make you fall.</source>
        <translation>Ikke sikkert: med visse kort hos de andre kan de vælte dig.</translation>
    </message>
</context>
<context>
    <name>PointTableEditorModel</name>
    <message>
        <source>From</source>
        <extracomment>head of a column that says where the numbers of a row come from: the formula, or one&apos;s own hand</extracomment>
        <translation>Fra</translation>
    </message>
    <message numerus="yes">
        <source>{bid}, %n trick(s): {points}, made</source>
        <extracomment>a cell of a point table: the bid, how many tricks were taken, the points</extracomment>
        <translation>
            <numerusform>{bid}, %n stik: {points}, hjemme</numerusform>
            <numerusform>{bid}, %n stik: {points}, hjemme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{bid}, %n trick(s): {points}, lost</source>
        <translation>
            <numerusform>{bid}, %n stik: {points}, tabt</numerusform>
            <numerusform>{bid}, %n stik: {points}, tabt</numerusform>
        </translation>
    </message>
    <message>
        <source>{bid} follows {alm}</source>
        <translation>{bid} følger {alm}</translation>
    </message>
    <message>
        <source>formula</source>
        <extracomment>where the numbers of a row come from: all from the formula, or so many set by hand</extracomment>
        <translation>formel</translation>
    </message>
    <message numerus="yes">
        <source>%n own</source>
        <translation>
            <numerusform>%n egen</numerusform>
            <numerusform>%n egne</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointTableListModel</name>
    <message>
        <source>{name}  (built in)</source>
        <extracomment>in a list of point tables: this one comes with the game and cannot be changed</extracomment>
        <translation>{name}  (indbygget)</translation>
    </message>
    <message>
        <source>{name}  (not saved)</source>
        <extracomment>in a list of point tables: this one has changes that no file holds</extracomment>
        <translation>{name}  (ikke gemt)</translation>
    </message>
</context>
<context>
    <name>PointTableRescoredModel</name>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Then</source>
        <extracomment>head of a column: the points that were given when the deals were played</extracomment>
        <translation>Dengang</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>head of a column: the points by the table that is looked at</extracomment>
        <translation>Nu</translation>
    </message>
    <message>
        <source>Differs</source>
        <extracomment>head of a column: by how much the points differ</extracomment>
        <translation>Forskel</translation>
    </message>
</context>
<context>
    <name>PointsPage</name>
    <message>
        <source>Point table</source>
        <translation>Pointtabel</translation>
    </message>
    <message>
        <source>&amp;Edit point tables…</source>
        <translation>&amp;Rediger pointtabeller…</translation>
    </message>
    <message>
        <source>What declarer and partner each get with so many tricks; bold: made. The tournament keeps its own copy of the table.</source>
        <translation>Det, melder og makker hver får for så mange stik; fed: hjemme. Turneringen beholder sin egen kopi af tabellen.</translation>
    </message>
    <message>
        <source>Points by bid and tricks</source>
        <translation>Point efter melding og stik</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Your bid</source>
        <translation>Din melding</translation>
    </message>
    <message>
        <source>Six good spades, a joker, and king and queen of diamonds: with a partner that is good for nine tricks. Bid 9 alm, then you name the trump.</source>
        <translation>Seks gode spar, en joker samt ruder konge og dame: med en makker er det ni stik værd. Meld 9 alm, så vælger du selv trumfen.</translation>
    </message>
    <message>
        <source>Trump and ace</source>
        <translation>Trumf og es</translation>
    </message>
    <message>
        <source>Name spades, and call the ace of hearts. You have one heart only: it leads you to your partner when you want it to.</source>
        <translation>Vælg spar, og kald hjerter es. Du har kun én hjerter: den fører dig til din makker, når du vil.</translation>
    </message>
    <message>
        <source>The exchange</source>
        <translation>Bytningen</translation>
    </message>
    <message>
        <source>Give your three clubs. Then you can trump clubs, and the heart stays as your way to the partner.</source>
        <translation>Læg dine tre klør. Så kan du trumfe klør, og hjerteren bliver som vejen til din makker.</translation>
    </message>
    <message>
        <source>Draw the trumps</source>
        <translation>Træk trumferne ud</translation>
    </message>
    <message>
        <source>Lead the ace of spades. As long as the others have trumps, they can take your good cards with them.</source>
        <translation>Spil spar es ud. Så længe de andre har trumfer, kan de stikke dine gode kort med dem.</translation>
    </message>
    <message>
        <source>Count along</source>
        <translation>Tæl med</translation>
    </message>
    <message>
        <source>Now the king. There are thirteen spades, and with the kitty you had seven: six were out, and three have been played.</source>
        <translation>Nu kongen. Der er tretten spar, og med bytterne havde du syv: seks var ude, og tre af dem er faldet.</translation>
    </message>
    <message>
        <source>The last trump</source>
        <translation>Den sidste trumf</translation>
    </message>
    <message>
        <source>Only the queen of spades is still out. Lead the jack and let the queen take it: after that every trump is yours.</source>
        <translation>Kun spar dame er tilbage hos de andre. Spil knægten, og lad damen tage den: bagefter er alle trumfer dine.</translation>
    </message>
    <message>
        <source>A led joker</source>
        <translation>En joker i udspil</translation>
    </message>
    <message>
        <source>{west} leads a joker. It takes the trick unless it is trumped, and you may play anything to it: your smallest spade wins.</source>
        <translation>{west} spiller en joker ud. Den tager stikket, hvis ingen trumfer, og du må lægge hvad som helst: din mindste spar vinder.</translation>
    </message>
    <message>
        <source>Your own joker</source>
        <translation>Din egen joker</translation>
    </message>
    <message>
        <source>Nobody else has a trump now, so nothing can stop a joker. Lead yours.</source>
        <translation>Ingen andre har trumf nu, så intet kan stoppe en joker. Spil din ud.</translation>
    </message>
    <message>
        <source>Find your partner</source>
        <translation>Find din makker</translation>
    </message>
    <message>
        <source>Lead the seven of hearts. Whoever holds the ace has to play it the first time that hearts are led.</source>
        <translation>Spil hjerter 7. Den, der har esset, skal lægge det, første gang hjerter spilles ud.</translation>
    </message>
    <message>
        <source>You have a partner</source>
        <translation>Du har en makker</translation>
    </message>
    <message>
        <source>{north} had the ace, and every trick of {north} counts for you. The ace of clubs is against you: trump it with a small spade.</source>
        <translation>{north} havde esset, og alle stik hos {north} tæller med for dig. Klør es er imod dig: trumf det med en lille spar.</translation>
    </message>
    <message>
        <source>Make a card good</source>
        <translation>Gør et kort højt</translation>
    </message>
    <message>
        <source>Lead the king of diamonds. The ace takes it, and then your queen is the highest.</source>
        <translation>Spil ruder konge. Esset tager den, og så er din dame den højeste.</translation>
    </message>
    <message>
        <source>Another joker</source>
        <translation>En joker til</translation>
    </message>
    <message>
        <source>{east} leads a joker, and you know the answer: a small spade.</source>
        <translation>{east} spiller en joker ud, og du kender svaret: en lille spar.</translation>
    </message>
    <message>
        <source>A card made good</source>
        <translation>Damen er høj</translation>
    </message>
    <message>
        <source>The ace of diamonds is gone. Lead your queen.</source>
        <translation>Ruder es er væk. Spil din dame.</translation>
    </message>
    <message>
        <source>The ninth trick</source>
        <translation>Det niende stik</translation>
    </message>
    <message>
        <source>You and {north} have eight tricks. Lead your last spade: it is the ninth.</source>
        <translation>Du og {north} har otte stik. Spil din sidste spar: den er det niende.</translation>
    </message>
    <message>
        <source>The bid is made</source>
        <translation>Meldingen står</translation>
    </message>
    <message>
        <source>Every trick from here on is one more than you promised, and pays too. Try the ten of hearts.</source>
        <translation>Hvert stik herfra er ét mere, end du lovede, og giver også point. Prøv hjerter 10.</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>Det sidste kort</translation>
    </message>
    <message>
        <source>One card is left, and nothing to choose. Play it and see the points.</source>
        <translation>Der er ét kort tilbage og intet at vælge. Spil det, og se pointene.</translation>
    </message>
    <message>
        <source>Low cards in three suits, and few that are dangerous. In sol you may take one trick at the most, and it stands above 8 gode: bid sol.</source>
        <translation>Lave kort i tre farver, og kun få er farlige. I sol må du højst få ét stik, og den ligger over 8 gode: meld sol.</translation>
    </message>
    <message>
        <source>Give what cannot hide behind small cards: king and ten of clubs, and the nine of diamonds. Keep the ace: in sol it is the lowest card.</source>
        <translation>Læg det, der ikke kan gemme sig bag små kort: klør konge og 10 samt ruder 9. Behold esset: i sol er det lavest.</translation>
    </message>
    <message>
        <source>Throw the worst card</source>
        <translation>Smid det værste kort</translation>
    </message>
    <message>
        <source>The kitty brought the king of hearts. Clubs are led and you have none: throw the king now, before hearts are led.</source>
        <translation>Bytterne gav dig hjerter konge. Der er spillet klør, og du har ingen: smid kongen nu, før nogen spiller hjerter.</translation>
    </message>
    <message>
        <source>Stay below</source>
        <translation>Bliv under</translation>
    </message>
    <message>
        <source>The ace is low, so the four of {west} is the highest heart here. Only your two stays below it.</source>
        <translation>Esset er lavest, så fireren fra {west} er den højeste hjerter her. Kun din toer er under den.</translation>
    </message>
    <message>
        <source>As high as is safe</source>
        <translation>Så højt du tør</translation>
    </message>
    <message>
        <source>The nine takes this trick. Get rid of your highest heart below it, the six: low ones are worth more.</source>
        <translation>Nieren tager stikket. Slip af med din højeste hjerter under den, sekseren: de lave er mere værd.</translation>
    </message>
    <message>
        <source>The jack wins already. Your five goes under it, and then you have no hearts left.</source>
        <translation>Knægten vinder allerede. Din femmer går under, og så har du ikke flere hjerter.</translation>
    </message>
    <message>
        <source>The six of diamonds is the highest. Your four fits just below it.</source>
        <translation>Ruder 6 er højest. Din firer går lige under.</translation>
    </message>
    <message>
        <source>Keep the lowest</source>
        <translation>Gem det laveste</translation>
    </message>
    <message>
        <source>The ten is winning. Play the three and keep the two for later.</source>
        <translation>Tieren er ved at vinde. Læg treeren, og gem toeren til senere.</translation>
    </message>
    <message>
        <source>The last diamond</source>
        <translation>Den sidste ruder</translation>
    </message>
    <message>
        <source>The two goes under everything. After this you can throw what you like on diamonds.</source>
        <translation>Toeren går under det hele. Herefter kan du smide, hvad du vil, når der spilles ruder.</translation>
    </message>
    <message>
        <source>The moment for the seven</source>
        <translation>Nu er det tid til syveren</translation>
    </message>
    <message>
        <source>The eight of spades lies there, so the seven cannot win. It is your most dangerous spade.</source>
        <translation>Spar 8 ligger der, så syveren kan ikke vinde. Den er din farligste spar.</translation>
    </message>
    <message>
        <source>The jack of spades is winning. Again the highest that is safe: the four.</source>
        <translation>Spar knægt er ved at vinde. Igen det højeste, du tør: fireren.</translation>
    </message>
    <message>
        <source>Throw the joker</source>
        <translation>Smid jokeren</translation>
    </message>
    <message>
        <source>You cannot follow, so you may throw the joker. It wins only when it is led, but then always: never be left with it in the lead.</source>
        <translation>Du kan ikke bekende, så du må smide jokeren. Den vinder kun, når den spilles ud, men så altid: sid aldrig i udspil med den alene.</translation>
    </message>
    <message>
        <source>Nearly there</source>
        <translation>Næsten hjemme</translation>
    </message>
    <message>
        <source>Only small spades are left. The three goes under the queen.</source>
        <translation>Du har kun små spar tilbage. Treeren går under damen.</translation>
    </message>
    <message>
        <source>Clubs again, and you have none. What does not follow can never win.</source>
        <translation>Klør igen, og du har ingen. Et kort, der ikke bekender, kan aldrig vinde.</translation>
    </message>
    <message>
        <source>Show it if you would rather have other cards.</source>
        <translation>Vis den, hvis du hellere vil have andre kort.</translation>
    </message>
    <message>
        <source>Bid as high as your hand is good for, and pass when it gets too dear.</source>
        <translation>Meld så højt, som din hånd kan bære, og meld pas, når det bliver for dyrt.</translation>
    </message>
    <message>
        <source>Take the card if its suit is one of your long ones.</source>
        <translation>Tag kortet, hvis det er i en af dine lange farver.</translation>
    </message>
    <message>
        <source>Your longest suit is the best trump. Call an ace in a suit of which you have few cards.</source>
        <translation>Din længste farve er den bedste trumf. Kald et es i en farve, du har få af.</translation>
    </message>
    <message>
        <source>Name the suit of which you have most.</source>
        <translation>Vælg den farve, du har flest af.</translation>
    </message>
    <message>
        <source>Give the low cards of a short suit. Then you can trump it later.</source>
        <translation>Læg de små kort i en kort farve. Så kan du trumfe den senere.</translation>
    </message>
    <message>
        <source>Give the high cards that have no small ones beside them.</source>
        <translation>Læg de høje kort, der ikke har små kort ved siden af.</translation>
    </message>
    <message>
        <source>Lead trumps as long as the others have some, then the cards that have become the highest.</source>
        <translation>Spil trumf, så længe de andre har nogen, og derefter de kort, der er blevet høje.</translation>
    </message>
    <message>
        <source>Win as cheaply as you can, and leave a trick that your partner is winning alone.</source>
        <translation>Vind så billigt, du kan, og lad din makker beholde det stik, makkeren allerede er ved at vinde.</translation>
    </message>
    <message>
        <source>You play against the bid: lead a suit in which the declarer seems to be short of high cards.</source>
        <translation>Du spiller imod meldingen: spil en farve, hvor melderen ser ud til at mangle høje kort.</translation>
    </message>
    <message>
        <source>You play against the bid: take what you can, and do not spend high cards on a lost trick.</source>
        <translation>Du spiller imod meldingen: tag, hvad du kan, og brug ikke høje kort på et tabt stik.</translation>
    </message>
    <message>
        <source>Lead a low card, so that somebody has to go over it.</source>
        <translation>Spil et lavt kort, så nogen må gå over.</translation>
    </message>
    <message>
        <source>Stay below where you can. Where you cannot follow, throw the card that is most dangerous to you.</source>
        <translation>Bliv under, hvor du kan. Kan du ikke bekende, så smid det kort, der er farligst for dig.</translation>
    </message>
    <message>
        <source>Lead low, so that the declarer may have to take the trick.</source>
        <translation>Spil lavt, så melderen måske må tage stikket.</translation>
    </message>
    <message>
        <source>Stay below a declarer who is winning. Where somebody else wins, get rid of your high cards.</source>
        <translation>Bliv under en melder, der er ved at vinde. Vinder en anden, så slip af med dine høje kort.</translation>
    </message>
    <message>
        <source>Your own way</source>
        <translation>Din egen vej</translation>
    </message>
    <message>
        <source>That is another way than mine. Let us see!</source>
        <translation>Det er en anden vej end min. Lad os se!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Godt spillet!</translation>
    </message>
    <message>
        <source>Made, and in your own way!</source>
        <translation>Den står, og på din egen måde!</translation>
    </message>
    <message>
        <source>Not this time.</source>
        <translation>Ikke denne gang.</translation>
    </message>
    <message>
        <source>This time you did not play the hand yourself.</source>
        <translation>Denne gang spillede du ikke selv hånden.</translation>
    </message>
    <message>
        <source>To remember: draw the trumps first, trump led jokers with small cards, and keep one card of the called suit as your way to the partner.</source>
        <translation>Husk: træk trumferne ud først, trumf jokere i udspil med små kort, og gem ét kort i makkerfarven som vejen til din makker.</translation>
    </message>
    <message>
        <source>A hand for sol</source>
        <translation>En hånd til sol</translation>
    </message>
    <message>
        <source>Look at your hand: nearly all of it is low. Listen to what the others bid.</source>
        <translation>Se på din hånd: næsten alt er lavt. Hør, hvad de andre melder.</translation>
    </message>
    <message>
        <source>To remember: give away what cannot hide, play the highest card that is still below, and throw the dangerous ones when you cannot follow.</source>
        <translation>Husk: byt det væk, der ikke kan gemme sig, læg det højeste kort, der stadig er under, og smid de farlige, når du ikke kan bekende.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Øvelse</translation>
    </message>
    <message>
        <source>Play a practice deal now?</source>
        <translation>Vil du øve dig nu?</translation>
    </message>
    <message>
        <source>Your game waits just as it is, and goes on when you come back. Practice is not scored.</source>
        <translation>Dit spil venter, præcis som det er, og går videre, når du kommer tilbage. Øvespil giver ingen point i regnskabet.</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Øv dig</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ikke nu</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>Practice</source>
        <translation>Øvelse</translation>
    </message>
</context>
<context>
    <name>PracticeSummary</name>
    <message>
        <source>Once more</source>
        <translation>En gang til</translation>
    </message>
    <message>
        <source>Back to your game</source>
        <translation>Tilbage til dit spil</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Indstillinger</translation>
    </message>
    <message>
        <source>Search all settings</source>
        <translation>Søg i alle indstillinger</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Sider</translation>
    </message>
    <message>
        <source>A table as it looks with these settings</source>
        <translation>Et bord, som det ser ud med disse indstillinger</translation>
    </message>
    <message>
        <source>Back to defaults</source>
        <translation>Tilbage til standard</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Fortryd</translation>
    </message>
</context>
<context>
    <name>PresetBar</name>
    <message>
        <source>House rules</source>
        <translation>Husregler</translation>
    </message>
    <message>
        <source>own choice</source>
        <extracomment>in place of the name of a set of house rules: these have none</extracomment>
        <translation>eget valg</translation>
    </message>
    <message>
        <source>House rules by name</source>
        <translation>Husregler efter navn</translation>
    </message>
    <message>
        <source>A name for these rules</source>
        <translation>Et navn til disse regler</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Gem</translation>
    </message>
    <message>
        <source>{name} is kept.</source>
        <translation>{name} er gemt.</translation>
    </message>
    <message>
        <source>&amp;Bring it back</source>
        <translation>&amp;Hent tilbage</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Slet</translation>
    </message>
    <message>
        <source>{name} is deleted.</source>
        <translation>{name} er slettet.</translation>
    </message>
    <message>
        <source>That cannot be written: {reason}</source>
        <translation>Det kan ikke skrives: {reason}</translation>
    </message>
    <message>
        <source>Not usable, and left as they are: {files}. {reason}</source>
        <translation>Kan ikke bruges og ligger, som de er: {files}. {reason}</translation>
    </message>
</context>
<context>
    <name>ReckonDialog</name>
    <message>
        <source>Change the selection</source>
        <translation>Regn med det valgte</translation>
    </message>
    <message>
        <source>Set to</source>
        <translation>Sæt til</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Læg til</translation>
    </message>
    <message>
        <source>Multiply by</source>
        <translation>Gang med</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Hvad der skal gøres</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Tal</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are selected.</source>
        <translation>
            <numerusform>%n felt er valgt.</numerusform>
            <numerusform>%n felter er valgt.</numerusform>
        </translation>
    </message>
    <message>
        <source>A number from 0 to {most}.</source>
        <translation>Et tal fra 0 til {most}.</translation>
    </message>
    <message>
        <source>A whole number, at most {most}.</source>
        <translation>Et helt tal, højst {most}.</translation>
    </message>
    <message>
        <source>Products are rounded up on their magnitude, as the formula does.</source>
        <translation>Produkter rundes op på størrelsen, som formlen gør det.</translation>
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
    <name>RescoredPanel</name>
    <message>
        <source>The last deals:</source>
        <extracomment>in front of a number of deals</extracomment>
        <translation>De sidste spil:</translation>
    </message>
    <message>
        <source>How many of the last deals</source>
        <translation>Hvor mange af de sidste spil</translation>
    </message>
    <message>
        <source>Points of the participants then, and by this table</source>
        <translation>Deltagernes point dengang og efter denne tabel</translation>
    </message>
    <message numerus="yes">
        <source>%n stored deal(s), scored by this table.</source>
        <translation>
            <numerusform>%n gemt spil, regnet efter denne tabel.</numerusform>
            <numerusform>%n gemte spil, regnet efter denne tabel.</numerusform>
        </translation>
    </message>
    <message>
        <source>No deal has been stored yet. Those that you play appear here.</source>
        <translation>Der er endnu ikke gemt noget spil. De spil, du spiller, kommer her.</translation>
    </message>
</context>
<context>
    <name>RestPanel</name>
    <message>
        <source>Claim the rest</source>
        <translation>Tag resten</translation>
    </message>
    <message>
        <source>Play on yourself</source>
        <extracomment>on a small button: from now on a computer plays for the person</extracomment>
        <translation>Spil selv videre</translation>
    </message>
    <message>
        <source>Let it play</source>
        <translation>Lad den spille</translation>
    </message>
    <message>
        <source>The rest is played out where it is certain, whatever the others hold and play.</source>
        <translation>Resten spilles færdig, hvor den er sikker, hvad de andre end har og spiller.</translation>
    </message>
    <message>
        <source>Your cards are played by mester to the end of the deal, or until you take them back.</source>
        <translation>Dine kort spilles af mester til spillets slutning, eller til du tager dem tilbage.</translation>
    </message>
</context>
<context>
    <name>ReviewBar</name>
    <message>
        <source>Deal {number}</source>
        <translation>Spil {number}</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Alle kort åbne</translation>
    </message>
    <message>
        <source>As {name} saw it</source>
        <translation>Som {name} så det</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>{number}. stik</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>Til begyndelsen (Home)</translation>
    </message>
    <message>
        <source>A trick back (Page Up)</source>
        <translation>Et stik tilbage (Page Up)</translation>
    </message>
    <message>
        <source>A step back (Left)</source>
        <translation>Et skridt tilbage (venstre pil)</translation>
    </message>
    <message>
        <source>A step on (Right)</source>
        <translation>Et skridt frem (højre pil)</translation>
    </message>
    <message>
        <source>A trick on (Page Down)</source>
        <translation>Et stik frem (Page Down)</translation>
    </message>
    <message>
        <source>To the result (End)</source>
        <translation>Til resultatet (End)</translation>
    </message>
    <message>
        <source>Whose cards are seen</source>
        <translation>Hvis kort der ses</translation>
    </message>
</context>
<context>
    <name>ReviewSummary</name>
    <message>
        <source>Score sheet</source>
        <translation>Regnskab</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Næste spil</translation>
    </message>
</context>
<context>
    <name>ReviewWindow</name>
    <message>
        <source>Deal {number} of {name}</source>
        <translation>Spil {number} i {name}</translation>
    </message>
</context>
<context>
    <name>RowDelegate</name>
    <message>
        <source>at the table now</source>
        <translation>på bordet nu</translation>
    </message>
    <message>
        <source>a deal lies as you left it</source>
        <extracomment>in the list of tournaments: a deal has been begun and lies as it was left</extracomment>
        <translation>et spil ligger, som du forlod det</translation>
    </message>
    <message>
        <source>Name of the tournament</source>
        <translation>Turneringens navn</translation>
    </message>
</context>
<context>
    <name>RowPages</name>
    <message>
        <source>No setting has “{text}” in it.</source>
        <translation>Ingen indstilling har »{text}« i sig.</translation>
    </message>
</context>
<context>
    <name>ScoreCell</name>
    <message>
        <source>sits out</source>
        <extracomment>beside a name in the score strip: takes no part in this deal</extracomment>
        <translation>sidder over</translation>
    </message>
</context>
<context>
    <name>ScoreStrip</name>
    <message>
        <source>Deal {number} of {all}</source>
        <translation>Spil {number} af {all}</translation>
    </message>
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
    <name>Scores</name>
    <message>
        <source>Bid</source>
        <translation>Melding</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Melder</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Makker</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stik</translation>
    </message>
    <message>
        <source>{bid}, 3rd card</source>
        <extracomment>a vip bid for which the third card was taken: all points count twice</extracomment>
        <translation>{bid}, 3. kort</translation>
    </message>
    <message>
        <source>alone</source>
        <extracomment>a declarer who was his own partner</extracomment>
        <translation>alene</translation>
    </message>
    <message>
        <source>Deal {number}: {result}</source>
        <translation>Spil {number}: {result}</translation>
    </message>
    <message>
        <source>Deal {number}: {names}, {bid}, with {partner}. {result}</source>
        <translation>Spil {number}: {names}, {bid}, med {partner}. {result}</translation>
    </message>
    <message>
        <source>Deal {number}: {names}, {bid}, alone. {result}</source>
        <translation>Spil {number}: {names}, {bid}, alene. {result}</translation>
    </message>
    <message>
        <source>Deal {number}: {names}, {bid}. {result}</source>
        <translation>Spil {number}: {names}, {bid}. {result}</translation>
    </message>
    <message>
        <source>{name} dealt.</source>
        <translation>{name} gav.</translation>
    </message>
    <message>
        <source>Sat out: {names}.</source>
        <translation>Sad over: {names}.</translation>
    </message>
    <message>
        <source>Somebody had help in this deal.</source>
        <translation>Nogen fik hjælp i dette spil.</translation>
    </message>
    <message>
        <source>This deal was played with real cards: only its result was noted.</source>
        <translation>Dette spil blev spillet med rigtige kort: kun resultatet er skrevet ned.</translation>
    </message>
    <message>
        <source>sat out, in all {sum}</source>
        <translation>sad over, i alt {sum}</translation>
    </message>
    <message>
        <source>nothing, in all {sum}</source>
        <translation>intet, i alt {sum}</translation>
    </message>
    <message>
        <source>{points}, in all {sum}</source>
        <translation>{points}, i alt {sum}</translation>
    </message>
    <message>
        <source>{place}. {sum}</source>
        <extracomment>place and sum of a participant</extracomment>
        <translation>{place}. {sum}</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tid</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Giver</translation>
    </message>
    <message>
        <source>Vip card</source>
        <translation>Vipkort</translation>
    </message>
    <message>
        <source>{name}: points</source>
        <translation>{name}: point</translation>
    </message>
    <message>
        <source>{name}: sum</source>
        <translation>{name}: stilling</translation>
    </message>
</context>
<context>
    <name>ScoresDesk</name>
    <message>
        <source>The sheet cannot be read just now: {reason}</source>
        <translation>Regnskabet kan ikke læses lige nu: {reason}</translation>
    </message>
    <message>
        <source>The score sheet cannot be shown: what is stored of it is damaged.

{reason}</source>
        <translation>Regnskabet kan ikke vises: det, der er gemt af det, er beskadiget.

{reason}</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Dette spil</translation>
    </message>
    <message>
        <source>The deal cannot be shown: what is stored of it is damaged.

{reason}</source>
        <translation>Spillet kan ikke vises: det, der er gemt af det, er beskadiget.

{reason}</translation>
    </message>
</context>
<context>
    <name>ScoresWindow</name>
    <message>
        <source>Score sheet: {name}</source>
        <translation>Regnskab: {name}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Regnskab</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graf</translation>
    </message>
    <message>
        <source>Score sheet and graph</source>
        <translation>Regnskab og graf</translation>
    </message>
    <message>
        <source>Points by deal and participant</source>
        <translation>Point for hvert spil og hver deltager</translation>
    </message>
    <message>
        <source>Enter shows the deal again.</source>
        <translation>Enter viser spillet igen.</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Udskriv…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Gem som P&amp;DF…</translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <translation>Gem som &amp;CSV…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Points of the deal, then the sum.</source>
        <translation>Spillets point, så stillingen.</translation>
    </message>
    <message>
        <source>– sits out.</source>
        <translation>– sidder over.</translation>
    </message>
    <message>
        <source>A click shows the deal again.</source>
        <translation>Et klik viser spillet igen.</translation>
    </message>
</context>
<context>
    <name>SeatsPage</name>
    <message>
        <source>By &amp;lot</source>
        <translation>Ved &amp;lodtrækning</translation>
    </message>
    <message>
        <source>By &amp;hand</source>
        <translation>Med &amp;hånden</translation>
    </message>
    <message>
        <source>&amp;Draw again</source>
        <translation>&amp;Træk igen</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Op</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Ned</translation>
    </message>
    <message>
        <source>Seats, clockwise</source>
        <translation>Pladser, med uret</translation>
    </message>
    <message>
        <source>The deal goes round clockwise; who deals first is drawn by lot.</source>
        <translation>Givningen går med uret; hvem der giver først, afgøres ved lodtrækning.</translation>
    </message>
    <message>
        <source>Those who sit opposite each other sit out together.</source>
        <translation>De, der sidder over for hinanden, sidder over sammen.</translation>
    </message>
</context>
<context>
    <name>SecondProgram</name>
    <message>
        <source>Laksewhist</source>
        <translation>Laksewhist</translation>
    </message>
    <message>
        <source>Laksewhist is open already.</source>
        <translation>Laksewhist er allerede åbent.</translation>
    </message>
    <message>
        <source>Two at once would write into the same tournaments:
{folder}</source>
        <translation>To på én gang ville skrive i de samme turneringer:
{folder}</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Vis det</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>The other window does not answer. Look for it on the desktop.</source>
        <translation>Det andet vindue svarer ikke. Se efter det på skrivebordet.</translation>
    </message>
</context>
<context>
    <name>SheetHeader</name>
    <message>
        <source>{place}.</source>
        <extracomment>the place of a participant among all</extracomment>
        <translation>{place}.</translation>
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
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>A point table needs a name.</source>
        <translation>En pointtabel skal have et navn.</translation>
    </message>
</context>
<context>
    <name>ShelfPanel</name>
    <message>
        <source>Point tables</source>
        <translation>Pointtabeller</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Ny</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <extracomment>makes a second point table like this one</extracomment>
        <translation>K&amp;opi</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Om&amp;døb</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Slet</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>Im&amp;portér…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Eksportér…</translation>
    </message>
    <message>
        <source>Our table</source>
        <extracomment>the name of a new point table</extracomment>
        <translation>Vores tabel</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>omdøb</translation>
    </message>
    <message>
        <source>{name} could not be deleted.</source>
        <translation>{name} kunne ikke slettes.</translation>
    </message>
    <message>
        <source>Point tables (*.json);;All files (*)</source>
        <translation>Pointtabeller (*.json);;Alle filer (*)</translation>
    </message>
    <message>
        <source>Import a point table</source>
        <translation>Importér en pointtabel</translation>
    </message>
    <message>
        <source>{file} is not taken over; nothing is changed.</source>
        <translation>{file} er ikke taget med; intet er ændret.</translation>
    </message>
    <message>
        <source>Point tables (*.json)</source>
        <translation>Pointtabeller (*.json)</translation>
    </message>
    <message>
        <source>Export the point table</source>
        <translation>Eksportér pointtabellen</translation>
    </message>
    <message>
        <source>The table could not be written to {file}.</source>
        <translation>Tabellen kunne ikke skrives til {file}.</translation>
    </message>
    <message>
        <source>There is a file of that name already.</source>
        <translation>Der er allerede en fil med det navn.</translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>Nothing is heard, because the extra for sound is not installed: pip install &quot;pyside6-addons&lt;6.12&quot;</source>
        <translation>Der høres intet, fordi udvidelsen til lyd ikke er installeret: pip install &quot;pyside6-addons&lt;6.12&quot;</translation>
    </message>
    <message>
        <source>Nothing is heard, because this package comes without sound; installed with pip, the game can have it.</source>
        <translation>Der høres intet, fordi denne pakke er uden lyd; installeret med pip kan spillet få det.</translation>
    </message>
    <message>
        <source>Nothing is heard, because a library is missing; on Debian and Ubuntu install libpulse0. ({error})</source>
        <translation>Der høres intet, fordi et bibliotek mangler; på Debian og Ubuntu installeres libpulse0. ({error})</translation>
    </message>
    <message>
        <source>Nothing is heard, because the system has no device for sound.</source>
        <translation>Der høres intet, fordi systemet ikke har nogen lydenhed.</translation>
    </message>
    <message>
        <source>Sounds are on.</source>
        <translation>Lydene er slået til.</translation>
    </message>
    <message>
        <source>Sounds are off.</source>
        <translation>Lydene er slået fra.</translation>
    </message>
</context>
<context>
    <name>SoundButton</name>
    <message>
        <source>Sounds</source>
        <translation>Lyde</translation>
    </message>
    <message>
        <source>Sounds are on</source>
        <translation>Lydene er slået til</translation>
    </message>
    <message>
        <source>Sounds are off</source>
        <translation>Lydene er slået fra</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>I have the {rank} of {suit}</source>
        <extracomment>said in sniksnak of one&apos;s own hand</extracomment>
        <translation>Jeg har {rank} i {suit}</translation>
    </message>
    <message>
        <source>I have {high} and {next} of {suit}</source>
        <extracomment>said in sniksnak of one&apos;s own hand: the two highest cards of a suit</extracomment>
        <translation>Jeg har {high} og {next} i {suit}</translation>
    </message>
</context>
<context>
    <name>StandingsPanel</name>
    <message>
        <source>Standings</source>
        <translation>Stillingen</translation>
    </message>
    <message>
        <source>A click shows the score sheet (F3).</source>
        <translation>Et klik viser regnskabet (F3).</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>help: {kinds}</source>
        <translation>hjælp: {kinds}</translation>
    </message>
    <message>
        <source>Nothing has been played to its end yet.

Play a deal or two: here you will see how you do, bid by bid.</source>
        <translation>Der er endnu ikke spillet noget til ende.

Spil et spil eller to: her kan du se, hvordan det går dig, melding for melding.</translation>
    </message>
    <message>
        <source>There is no deal like that.

Choose more tournaments, more people or a longer time above.</source>
        <translation>Sådan et spil er der ikke.

Vælg flere turneringer, flere deltagere eller en længere tid ovenfor.</translation>
    </message>
    <message>
        <source>The deals cannot be read just now. Nothing is lost: if the history is damaged, the next start of the program takes out of it what can be read.

{reason}</source>
        <translation>Spillene kan ikke læses lige nu. Intet er tabt: hvis historien er beskadiget, tager programmet ved næste start det ud af den, der kan læses.

{reason}</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>melder</translation>
    </message>
    <message>
        <source>declarer, alone</source>
        <translation>melder, alene</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>makker</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>modspiller</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>Deltagere</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Meldinger</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveauer</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Roller</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Over tid</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turneringer</translation>
    </message>
    <message>
        <source>Participant</source>
        <translation>Deltager</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Melding</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tid</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnering</translation>
    </message>
    <message>
        <source>people</source>
        <translation>mennesker</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>How a day is written in a table, in Qt&apos;s letters: 30 Nov 2026.</extracomment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <extracomment>How a month is written, in Qt&apos;s letters: November 2026.</extracomment>
        <translation>MMMM yyyy</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
</context>
<context>
    <name>StatisticsModel</name>
    <message>
        <source>Deals</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>Per deal</source>
        <translation>Pr. spil</translation>
    </message>
    <message>
        <source>± 95 %</source>
        <translation>± 95 %</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Vundet</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Tabt</translation>
    </message>
    <message>
        <source>Made %</source>
        <translation>Vundet %</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stik</translation>
    </message>
    <message>
        <source>Deals in which something was played, without those sat out</source>
        <translation>Spil, hvori der blev spillet noget, uden dem, man sad over</translation>
    </message>
    <message>
        <source>All points together</source>
        <translation>Alle point tilsammen</translation>
    </message>
    <message>
        <source>Points in one deal, on average</source>
        <translation>Point i ét spil, i gennemsnit</translation>
    </message>
    <message>
        <source>So far the true average may lie from this one, in 95 of 100 cases</source>
        <translation>Så langt kan det sande gennemsnit ligge fra dette, i 95 af 100 tilfælde</translation>
    </message>
    <message>
        <source>Bids made, joined ones too</source>
        <translation>Meldinger vundet, også når man gik med</translation>
    </message>
    <message>
        <source>Bids lost, joined ones too</source>
        <translation>Meldinger tabt, også når man gik med</translation>
    </message>
    <message>
        <source>How many of 100 bids were made</source>
        <translation>Hvor mange af 100 meldinger der blev vundet</translation>
    </message>
    <message>
        <source>Tricks above the bid, or below it, on average; nolo left out</source>
        <translation>Stik over meldingen, eller under den, i gennemsnit; uden nolo</translation>
    </message>
</context>
<context>
    <name>StatisticsView</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiér</translation>
    </message>
    <message>
        <source>Sort by “{column}”</source>
        <translation>Sortér efter »{column}«</translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>What the numbers are told by</source>
        <translation>Hvad tallene er opdelt efter</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiér</translation>
    </message>
    <message>
        <source>Copies the selected rows, or the whole table</source>
        <translation>Kopierer de valgte rækker, eller hele tabellen</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>Gem &amp;som CSV…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabeller (*.csv)</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Gem tabellen</translation>
    </message>
    <message>
        <source>The table could not be saved.</source>
        <translation>Tabellen kunne ikke gemmes.</translation>
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
        <source>Why?</source>
        <extracomment>on a button after the deal: the computers tell the reasons of what they did</extracomment>
        <translation>Hvorfor?</translation>
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
    <name>TableChoice</name>
    <message>
        <source>Point table</source>
        <translation>Pointtabel</translation>
    </message>
</context>
<context>
    <name>TableLeaving</name>
    <message>
        <source>Point tables</source>
        <translation>Pointtabeller</translation>
    </message>
    <message>
        <source>There are changes that are not saved: {names}.</source>
        <translation>Der er ændringer, der ikke er gemt: {names}.</translation>
    </message>
    <message>
        <source>{names} cannot be saved as long as there is an error in it.</source>
        <translation>{names} kan ikke gemmes, så længe der er en fejl.</translation>
    </message>
    <message>
        <source>Give the changes up</source>
        <translation>Opgiv ændringerne</translation>
    </message>
    <message>
        <source>Go on editing</source>
        <translation>Redigér videre</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Copy</source>
        <translation>Kopiér</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Klip</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Indsæt</translation>
    </message>
    <message>
        <source>Back to the formula</source>
        <translation>Tilbage til formlen</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Regn…</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>You sit out this deal.</source>
        <translation>Du sidder over i dette spil.</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>9 gode made exactly, with a partner</source>
        <translation>9 gode lige hjemme, med makker</translation>
    </message>
    <message>
        <source>8 alm with 10 tricks: two over</source>
        <translation>8 alm med 10 stik: to overstik</translation>
    </message>
    <message>
        <source>10 sans with 8 tricks: two under</source>
        <translation>10 sans med 8 stik: to for få</translation>
    </message>
    <message>
        <source>8 vip on the third card, alone, made exactly: times two and three</source>
        <translation>8 vip på det tredje kort, alene, lige hjemme: gange to og tre</translation>
    </message>
    <message>
        <source>Sol, made</source>
        <translation>Sol, hjemme</translation>
    </message>
    <message>
        <source>Sol, fallen</source>
        <translation>Sol, væltet</translation>
    </message>
    <message>
        <source>Two play sol: the first makes it, the second falls</source>
        <translation>To spiller sol: den første er hjemme, den anden vælter</translation>
    </message>
    <message>
        <source>Laksestuen&apos;s own: each level is twice the one below, each overtrick half a bid more.</source>
        <translation>Laksestuens egen: hvert trin er det dobbelte af det forrige, hvert overstik en halv melding mere.</translation>
    </message>
    <message>
        <source>A house table: one bid more for each overtrick, two less for each trick lacking; all above alm doubled.</source>
        <translation>En hustabel: en melding mere for hvert overstik, to mindre for hvert manglende stik; alt over alm dobbelt.</translation>
    </message>
    <message>
        <source>A house table: what a trick is worth times the tricks above six, double for each trick lacking.</source>
        <translation>En hustabel: stikkets værdi gange stikkene over seks, dobbelt for hvert manglende stik.</translation>
    </message>
    <message>
        <source>.</source>
        <extracomment>the sign before decimals in this language: a comma in Danish</extracomment>
        <translation>,</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Tricks</source>
        <translation>Stik</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>heads of columns: what a bid gives its declarer when it is made exactly, and when it is just lost</extracomment>
        <translation>Melding</translation>
    </message>
    <message>
        <source>Made</source>
        <extracomment>head of a column: declarer made the bid</extracomment>
        <translation>Står</translation>
    </message>
    <message>
        <source>each opponent</source>
        <extracomment>head of a column: each opponent, when the bid is made</extracomment>
        <translation>hver modspiller</translation>
    </message>
    <message>
        <source>Fallen</source>
        <extracomment>head of a column: declarer fell</extracomment>
        <translation>Vælter</translation>
    </message>
    <message>
        <source>each opponent</source>
        <comment>fallen</comment>
        <extracomment>head of a column: each opponent, when declarer falls</extracomment>
        <translation>hver modspiller</translation>
    </message>
    <message>
        <source>just made</source>
        <translation>lige vundet</translation>
    </message>
    <message>
        <source>just lost</source>
        <translation>lige tabt</translation>
    </message>
</context>
<context>
    <name>TablesWindow</name>
    <message>
        <source>Point tables</source>
        <translation>Pointtabeller</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Eksempler</translation>
    </message>
    <message>
        <source>Stored deals</source>
        <translation>Gemte spil</translation>
    </message>
    <message>
        <source>Formula, examples and stored deals</source>
        <translation>Formel, eksempler og gemte spil</translation>
    </message>
    <message>
        <source>Points by bid and tricks</source>
        <translation>Point efter melding og stik</translation>
    </message>
    <message>
        <source>fill the cells</source>
        <translation>fyld felterne</translation>
    </message>
    <message>
        <source>change a cell</source>
        <translation>ændring af et felt</translation>
    </message>
    <message>
        <source>{name} is saved.</source>
        <translation>{name} er gemt.</translation>
    </message>
    <message>
        <source>The table cannot be saved as long as it has an error.</source>
        <translation>Tabellen kan ikke gemmes, så længe den har en fejl.</translation>
    </message>
    <message>
        <source>{name} could not be saved.</source>
        <translation>{name} kunne ikke gemmes.</translation>
    </message>
    <message>
        <source>{name} is deleted.</source>
        <translation>{name} er slettet.</translation>
    </message>
    <message>
        <source>The table could not be brought back.</source>
        <translation>Tabellen kunne ikke hentes tilbage.</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number; the cell keeps what it had.</source>
        <translation>»{text}« er ikke et helt tal; feltet beholder det, det havde.</translation>
    </message>
    <message>
        <source>Changes that were not saved the last time are here again: {names}.</source>
        <translation>Ændringer, der ikke blev gemt sidste gang, er her igen: {names}.</translation>
    </message>
    <message>
        <source>What was not saved the last time cannot be read; its file is kept. {reason}</source>
        <translation>Det, der ikke blev gemt sidste gang, kan ikke læses; filen er beholdt. {reason}</translation>
    </message>
    <message>
        <source>Not usable, and left as they are: {files}. {reason}</source>
        <translation>Kan ikke bruges og ligger, som de er: {files}. {reason}</translation>
    </message>
</context>
<context>
    <name>TakeBack</name>
    <message>
        <source>Only against computers can anything be taken back.</source>
        <translation>Kun mod computere kan man tage noget tilbage.</translation>
    </message>
    <message>
        <source>There is nothing in this deal to take back.</source>
        <translation>Der er intet i dette spil at tage tilbage.</translation>
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
    <message>
        <source>You got {cards}.</source>
        <extracomment>the three cards of the kitty that came into the person&apos;s hand</extracomment>
        <translation>Du fik {cards}.</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Your hand</source>
        <translation>Din hånd</translation>
    </message>
    <message>
        <source>These are your thirteen cards, suit by suit. The jokers stand first: they belong to no suit.</source>
        <translation>Her er dine tretten kort, farve for farve. Jokerne står først: de hører ikke til nogen farve.</translation>
    </message>
    <message>
        <source>The bidding</source>
        <translation>Meldingerne</translation>
    </message>
    <message>
        <source>Choose how many tricks you dare, and of which kind: the ladder goes upwards and to the right. Below it you see what the bid wins and loses.</source>
        <translation>Vælg, hvor mange stik du tør melde, og hvordan: stigen går opad og mod højre. Under den ser du, hvad meldingen kan vinde og tabe.</translation>
    </message>
    <message>
        <source>The kitty</source>
        <translation>Bytterne</translation>
    </message>
    <message>
        <source>Whoever plays the bid may swap three cards for the kitty. Mark three in your hand, then press the button.</source>
        <translation>Melderen må bytte tre kort. Vælg tre på hånden, og tryk på knappen: så får du bytterne.</translation>
    </message>
    <message>
        <source>The contract</source>
        <translation>Meldingen, der spilles</translation>
    </message>
    <message>
        <source>Here you see what is played, the trump and the called card. Whoever holds that card is the partner, in secret until it falls.</source>
        <translation>Her ser du meldingen, trumfen og makkeresset. Den, der har esset, er makker, i hemmelighed indtil det falder.</translation>
    </message>
    <message>
        <source>Playing a card</source>
        <translation>Læg et kort</translation>
    </message>
    <message>
        <source>Drag a card to the table or click it; by keys, choose with the arrows and play with Enter. Cards that may not be played are pale.</source>
        <translation>Træk et kort ind på bordet, eller klik på det. Med taster: vælg med pilene, og spil med Enter. Blege kort må ikke spilles.</translation>
    </message>
    <message>
        <source>Points and help</source>
        <translation>Point og hjælp</translation>
    </message>
    <message>
        <source>Up here everybody&apos;s points are counted. The menu has the rules (F1), two practice deals, and this tour whenever you want it again.</source>
        <translation>Heroppe står alles point. I menuen finder du reglerne (F1), to øvespil og denne rundvisning, når du vil se den igen.</translation>
    </message>
</context>
<context>
    <name>TourCard</name>
    <message>
        <source>{step} of {steps}</source>
        <translation>{step} af {steps}</translation>
    </message>
    <message>
        <source>Skip tour</source>
        <translation>Spring over</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tilbage</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Til bordet</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Næste</translation>
    </message>
</context>
<context>
    <name>TournamentSummary</name>
    <message>
        <source>Participants</source>
        <translation>Deltagere</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Pladser</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>trukket ved lod</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>valgt med hånden</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Husregler</translation>
    </message>
    <message>
        <source>own choice</source>
        <translation>eget valg</translation>
    </message>
    <message>
        <source>Point table</source>
        <translation>Pointtabel</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Længde</translation>
    </message>
</context>
<context>
    <name>TournamentWizard</name>
    <message>
        <source>New tournament</source>
        <translation>Ny turnering</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>Deltagere</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Pladser</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Husregler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Længde</translation>
    </message>
    <message>
        <source>{number}. {page}</source>
        <translation>{number}. {page}</translation>
    </message>
    <message>
        <source>Steps to a tournament</source>
        <translation>Trin til en turnering</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuller</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Tilbage</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>Næ&amp;ste</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pil</translation>
    </message>
</context>
<context>
    <name>Tournaments</name>
    <message>
        <source>open-ended</source>
        <translation>uden ende</translation>
    </message>
    <message>
        <source>person</source>
        <translation>menneske</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>ikke begyndt</translation>
    </message>
    <message>
        <source>{played} of {all}</source>
        <translation>{played} af {all}</translation>
    </message>
    <message>
        <source>deleted {day}</source>
        <translation>slettet {day}</translation>
    </message>
    <message>
        <source>made {day}</source>
        <translation>oprettet {day}</translation>
    </message>
    <message>
        <source>played {day}</source>
        <translation>spillet {day}</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>How a day is written where there is little room, in Qt&apos;s letters: 30 Nov 2026.</extracomment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>{names} has won with {points}</source>
        <translation>{names} har vundet med {points}</translation>
    </message>
    <message>
        <source>{names} leads with {points}</source>
        <translation>{names} fører med {points}</translation>
    </message>
    <message>
        <source>{names} share the first place with {points}</source>
        <translation>{names} deler førstepladsen med {points}</translation>
    </message>
</context>
<context>
    <name>TournamentsView</name>
    <message>
        <source>Tournaments</source>
        <translation>Turneringer</translation>
    </message>
    <message>
        <source>&amp;New tournament…</source>
        <translation>&amp;Ny turnering…</translation>
    </message>
    <message>
        <source>No tournament is running. Begin one: with computers, with people, or both.</source>
        <translation>Ingen turnering er i gang. Begynd en: med computere, med mennesker eller begge dele.</translation>
    </message>
    <message>
        <source>No tournament has ended yet. Those that reach their length come here.</source>
        <translation>Ingen turnering er slut endnu. De, der når deres længde, kommer her.</translation>
    </message>
    <message>
        <source>Nothing is in the archive. It is for what you do not want to see every day.</source>
        <translation>Der ligger intet i arkivet. Det er til det, du ikke vil se hver dag.</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>Papirkurven er tom.</translation>
    </message>
    <message>
        <source>Nothing matches what you search for.</source>
        <translation>Intet passer på det, du søger efter.</translation>
    </message>
</context>
<context>
    <name>TournamentsWindow</name>
    <message>
        <source>Tournaments</source>
        <translation>Turneringer</translation>
    </message>
    <message>
        <source>Search: name, participant or day</source>
        <translation>Søg: navn, deltager eller dag</translation>
    </message>
    <message>
        <source>Search for tournaments</source>
        <translation>Søg efter turneringer</translation>
    </message>
    <message>
        <source>Running, ended, archived</source>
        <translation>I gang, slut, arkiv</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Fortryd</translation>
    </message>
    <message>
        <source>Running ({number})</source>
        <translation>I gang ({number})</translation>
    </message>
    <message>
        <source>Ended ({number})</source>
        <translation>Slut ({number})</translation>
    </message>
    <message>
        <source>Archive ({number})</source>
        <translation>Arkiv ({number})</translation>
    </message>
    <message>
        <source>Bin ({number})</source>
        <translation>Papirkurv ({number})</translation>
    </message>
</context>
<context>
    <name>Tricks</name>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>Der er ikke taget noget stik endnu.</translation>
    </message>
    <message>
        <source>Only the last trick may be looked at. Preferences can allow all.</source>
        <translation>Kun det sidste stik må ses. Indstillingerne kan tillade dem alle.</translation>
    </message>
</context>
<context>
    <name>TricksPlot</name>
    <message>
        <source>Tricks above and below the bid (hatched: lost)</source>
        <translation>Stik over og under meldingen (skraveret: tabt)</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n gang</numerusform>
            <numerusform>%n gange</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) too few</source>
        <translation>
            <numerusform>%n stik for lidt</numerusform>
            <numerusform>%n stik for lidt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) more than bid</source>
        <translation>
            <numerusform>%n stik mere end meldt</numerusform>
            <numerusform>%n stik mere end meldt</numerusform>
        </translation>
    </message>
    <message>
        <source>As many tricks as bid</source>
        <translation>Så mange stik som meldt</translation>
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
<context>
    <name>WelcomeCard</name>
    <message>
        <source>Welcome to Laksewhist</source>
        <translation>Velkommen til Laksewhist</translation>
    </message>
    <message>
        <source>The cards are dealt. Who is sitting down?</source>
        <translation>Kortene er givet. Hvem sætter sig til bords?</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dit navn</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprog</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Til bordet</translation>
    </message>
    <message>
        <source>Show me round</source>
        <translation>Vis mig rundt</translation>
    </message>
</context>
<context>
    <name>WhiskersPlot</name>
    <message>
        <source>Points per deal, and where the true average lies (95 %)</source>
        <translation>Point pr. spil, og hvor det sande gennemsnit ligger (95 %)</translation>
    </message>
    <message>
        <source>{title}: {mean} per deal, {deals}</source>
        <translation>{title}: {mean} pr. spil, {deals}</translation>
    </message>
    <message>
        <source>{title}: {mean} per deal, between {low} and {high}, {deals}</source>
        <translation>{title}: {mean} pr. spil, mellem {low} og {high}, {deals}</translation>
    </message>
</context>
<context>
    <name>WhyButton</name>
    <message>
        <source>Why?</source>
        <extracomment>on the button beside the reason why a card cannot be played</extracomment>
        <translation>Hvorfor?</translation>
    </message>
    <message>
        <source>Read the rule (F1)</source>
        <translation>Læs reglen (F1)</translation>
    </message>
</context>
<context>
    <name>WhyDialog</name>
    <message>
        <source>Why?</source>
        <translation>Hvorfor?</translation>
    </message>
    <message>
        <source>What the computers decided in this deal, from what each of them could see then.</source>
        <translation>Hvad computerne besluttede i dette spil, ud fra det, hver af dem kunne se.</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Beslutninger</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>{number}. stik</translation>
    </message>
    <message>
        <source>{when} · {name}: {choice}</source>
        <translation>{when} · {name}: {choice}</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Tænker …</translation>
    </message>
    <message>
        <source>This cannot be told.</source>
        <translation>Det kan ikke fortælles.</translation>
    </message>
    <message>
        <source>There was no answer in time.</source>
        <translation>Der kom intet svar i tide.</translation>
    </message>
</context>
</TS>
