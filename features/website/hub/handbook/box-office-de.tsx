/** Wie Kasse, Einlass und Buchhaltung arbeiten (docs/product/box-office.md, docs/product/check-in.md). */
export function BoxOfficeDe() {
  return (
    <>
      <section aria-labelledby="verkauf">
        <h2 id="verkauf">Einen Termin in den Verkauf geben</h2>
        <ol>
          <li>
            Öffne <strong>Verkauf</strong> und wähl den Termin. Angelegt wird er vorher im Programm.
          </li>
          <li>
            Klapp die Preisliste auf, nach der verkauft wird, und sag für jede Platzgruppe, wie viele Plätze
            es gibt.
          </li>
          <li>
            Hat der Raum einen Saalplan, kannst du ihn auswählen: Dann hat jeder Platz eine Nummer, und Gäste
            sitzen nebeneinander. Eine Zahl brauchen nur noch die Platzgruppen, die nicht im Plan sind.
            Saalpläne zeichnest du unter <strong>Verkauf</strong>: Plätze ziehen oder mit Alt und Pfeiltasten
            verschieben, mehrere einkreisen, mit F2 umbenennen. Gespeichert wird von allein, Strg+Z nimmt
            zurück.
          </li>
          <li>
            Sollen die Gäste nach und nach kommen, schreib bei den Zeitfenstern, alle wie viel Minuten eines
            beginnt. Die Plätze gelten dann für jedes Zeitfenster.
          </li>
          <li>
            Drück <strong>In den Verkauf geben</strong>. Ab jetzt kann gekauft werden, bis der Termin beginnt.
          </li>
        </ol>
        <p>
          Auf derselben Seite änderst du die Anzahl der Plätze, sperrst welche mit einem Grund, der im Haus
          bleibt, und schließt oder öffnest den Verkauf. Wer schon Tickets hat, behält sie.
        </p>
        <p>
          Hat der Termin einen Saalplan, suchst du die gesperrten Plätze mit{' '}
          <strong>Plätze zum Sperren im Plan wählen</strong> selbst aus, auch ganze Reihen. Darf die Kasse
          gesperrte Plätze verkaufen, setz dort das Häkchen. Mit einer Uhrzeit kommen sie danach für alle in
          den Verkauf. <strong>Freigeben</strong> gibt alle zurück, <strong>Einzelne Plätze freigeben</strong>{' '}
          nur die, die du antippst.
        </p>
      </section>
      <section aria-labelledby="tresen">
        <h2 id="tresen">Jemand steht am Tresen und will Tickets</h2>
        <ol>
          <li>
            Öffne <strong>Kasse</strong>. Ist deine Kasse noch zu, öffne sie: Zähl das Bargeld und trag es als
            Wechselgeld ein.
          </li>
          <li>
            Wähl links den Termin. Hier wird er verkauft, bis er zu Ende ist, auch wenn er online schon zu
            ist.
          </li>
          <li>
            Drück für jedes Ticket auf den Preis oder auf seine Zahl auf der Tastatur. Für 24 auf einmal
            drückst du <strong>2 4 × 1</strong>, oder du gibst die Zahl unter{' '}
            <strong>Tickets je Druck</strong> ein. Preise für Gruppen haben ein eigenes Feld für die Zahl,{' '}
            <strong>Klasse, Gruppe: wie viele?</strong> (Taste 6).
          </li>
          <li>
            Hat der Termin einen Saalplan, stehen unter den Preisen die Plätze, die wir ausgesucht haben.{' '}
            <strong>Nächste</strong> (Taste V) schlägt andere vor, <strong>Im Plan wählen</strong> (Taste P)
            öffnet den Plan: Ein Druck auf einen freien Platz setzt alle dorthin. Rauten sind Plätze, die nur
            ihr an der Kasse verkauft.
          </li>
          <li>
            Wähl, wie bezahlt wird. Bei Bargeld wählst oder tippst du, was du bekommen hast: Was zurückgeht,
            steht gleich darunter. Dann <strong>Kassieren</strong> oder die Eingabetaste.
          </li>
          <li>
            Gib das Geld zurück, druck die Tickets oder lass den Code scannen. Mit{' '}
            <strong>Die Nächsten, bitte</strong> oder der Eingabetaste geht es weiter.
          </li>
        </ol>
        <p>
          Einen Namen oder eine E-Mail-Adresse brauchst du nicht. Trag sie unter{' '}
          <strong>Name, Beleg, geteilt zahlen</strong> ein, wenn die Tickets per E-Mail kommen sollen oder auf
          Rechnung bezahlt wird. Freikarten brauchen einen Grund und einen Namen. Vertan?{' '}
          <strong>Verkauf stornieren</strong> nimmt den letzten Verkauf zurück, solange deine Kasse offen und
          niemand im Haus ist. Bist du schon weiter, führt <strong>Letzter Verkauf</strong> unter dem leeren
          Verkauf dorthin zurück.
        </p>
        <p>
          Beginnt die Vorstellung bald, lässt <strong>Gleich einlassen</strong> (Taste E) alle ein, denen du
          gerade Tickets verkauft hast. Ist sie ausverkauft, gibt <strong>Trotzdem verkaufen</strong> mit
          einem Grund noch ein Ticket mehr her, so viele, wie die Einstellungen erlauben.
        </p>
        <p>
          Für Guthaben oder einen Gutschein öffnest du <strong>Guthaben, Gutschein, Abonnement</strong> (Taste
          G) und wählst das Konto aus. Guthaben zahlt zuerst, Bargeld oder Karte den Rest.{' '}
          <strong>Prüfen</strong> zeigt, was ein Gutschein wert ist; er braucht ein Konto. Ein Abonnement
          nutzt du über seine Bestellnummer, oder du scannst es. Taste 7 verkauft ein Abonnement, Taste 8
          einen Gutschein.
        </p>
      </section>
      <section aria-labelledby="reservieren">
        <h2 id="reservieren">Jemand ruft an und will reservieren</h2>
        <ol>
          <li>
            Drück an der <strong>Kasse</strong> die Preise wie bei einem Verkauf und wähle statt der Zahlung{' '}
            <strong>Reservieren</strong> (Taste H). Deine Kasse muss dafür nicht offen sein.
          </li>
          <li>
            Trag den Nachnamen ein, wenn es geht auch die E-Mail-Adresse, und bis wann die Plätze gehalten
            werden.
          </li>
          <li>
            Nenn die Nummer der Bestellung und den letzten Tag. Mit E-Mail-Adresse kommt beides auch per
            E-Mail, und am Mittag vor dem letzten Tag eine Erinnerung.
          </li>
        </ol>
        <p>
          Wer kommt, findest du an der leeren Kasse oder unter <strong>Bestellungen</strong> über den Namen
          und bezahlt dort wie jede Bestellung. <strong>Länger halten</strong> auf der Seite der Bestellung
          verlängert die Reservierung. Sonst werden die Plätze nach dem letzten Tag von selbst frei,
          spätestens 15 Minuten vor Beginn.
        </p>
      </section>
      <section aria-labelledby="link">
        <h2 id="link">Jemand ruft an und will online bezahlen</h2>
        <ol>
          <li>
            Drück an der <strong>Kasse</strong> die Preise und wähle <strong>Link per E-Mail</strong> (Taste
            L). Die Wahl gibt es, wenn ihr online bezahlen lasst.
          </li>
          <li>
            Trag die E-Mail-Adresse ein und bis wann bezahlt werden soll. Was gleich bar oder mit Karte
            bezahlt wird, kommt in die Felder darunter; dafür muss deine Kasse offen sein.
          </li>
          <li>
            Nach <strong>Verkaufen und Link senden</strong> steht da, wohin der Link ging. In der E-Mail
            stehen Betrag, Tag und Tickets, und die Tickets kommen, sobald bezahlt ist.
          </li>
        </ol>
        <p>
          Kam nichts an, öffne die Bestellung und drück <strong>Link zum Bezahlen per E-Mail senden</strong>.
          Das geht auch bei Reservierungen und wenn nach einer Änderung noch etwas offen ist. Steht dort, dass
          gerade online bezahlt wird, kassiere nicht noch einmal. Was doppelt bezahlt wurde, geht nach einem
          Tag von selbst zurück.
        </p>
      </section>
      <section aria-labelledby="anfragen">
        <h2 id="anfragen">Eine Gruppe fragt nach einem Termin</h2>
        <ol>
          <li>
            Öffne unter <strong>Bestellungen</strong> die <strong>Anfragen von Gruppen</strong>. Die ohne
            Termin warten auf deine Antwort.
          </li>
          <li>
            Öffne eine, wähle einen Termin und trag ein, wie viele zu welchem Preis kommen und bis wann die
            Plätze gehalten werden.
          </li>
          <li>
            <strong>Plätze halten und Angebot senden</strong>: Die Gruppe bekommt eine E-Mail mit einem Link.
            Ein Druck bestellt, auf Rechnung.
          </li>
        </ol>
        <p>
          Was niemand bestellt, ist nach dem letzten Tag wieder frei, und du kannst ein neues Angebot machen.
          Hast du am Telefon geantwortet, drück <strong>Ohne Angebot erledigt</strong>.
        </p>
      </section>
      <section aria-labelledby="klasse">
        <h2 id="klasse">Eine Klasse bucht</h2>
        <p>
          Klassen und Kitas buchen ohne dich: An einem Termin mit Preisen für Gruppen fragt{' '}
          <strong>Als Klasse buchen</strong>, wie viele kommen, wann und wer bezahlt. Rechnung und Link stehen
          in der E-Mail. Ruft eine Lehrkraft an, verkauf an der <strong>Kasse</strong> zu den Preisen für
          Gruppen auf Rechnung, mit Name und E-Mail-Adresse: Rechnung und Link zur Bestellung gehen dorthin.
        </p>
      </section>
      <section aria-labelledby="gruppen">
        <h2 id="gruppen">Eine Gruppe ändert ihre Zahl, nennt Namen und sagt, wer was nicht verträgt</h2>
        <p>
          All das macht die Gruppe selbst, auf der Seite, zu der ihre E-Mail führt. Die Zahl siehst du im
          Verlauf der Bestellung, Namen und Allergien bei der Bestellung und auf der Türliste.
        </p>
        <ul>
          <li>
            <strong>Ändern, wie viele ihr seid</strong>: weniger kostenlos bis zu einem Tag aus den
            Einstellungen, mehr, solange Platz ist.
          </li>
          <li>
            <strong>Namen</strong>: einer je Ticket. Eine Woche nach dem Besuch werden sie gelöscht.
          </li>
          <li>
            <strong>Allergien und Bedürfnisse</strong>: Zahlen ohne Namen, mit Einwilligung, gelöscht mit den
            Namen. Damit danach gefragt wird, schalte in der Preisliste beim Preis der Gruppe{' '}
            <strong>Gruppen nach Allergien und Bedürfnissen fragen</strong> ein.
          </li>
        </ul>
        <p>
          Für einen <strong>Pauschalpreis</strong>, etwa einen Kindergeburtstag, trag beim Preis ein, für bis
          zu wie viele Personen der Betrag gilt und was jede weitere kostet. Das erste Ticket trägt den
          Betrag: Storniere die Tickets einer Gruppe darum vom letzten an oder alle auf einmal.
        </p>
      </section>
      <section aria-labelledby="kasse">
        <h2 id="kasse">Deine Kasse öffnen und beenden</h2>
        <ol>
          <li>
            Wähl oben in <strong>Kasse</strong> deine Kasse.
          </li>
          <li>
            Kommt Bargeld rein oder raus, das nicht zu Tickets gehört, trag es unter{' '}
            <strong>Bargeld rein und raus</strong> mit einem Grund ein.
          </li>
          <li>
            Zum Beenden zählst du Scheine und Münzen und trägst ein, wie viele es von jeder Sorte sind: Die
            Summe steht gleich darunter. Trag ein, was in der Kasse bleibt. Stimmt es nicht, siehst du die
            Differenz: Zähl noch einmal oder nenn einen Grund. Ab 5 € zählt eine zweite Person mit. Dann
            drückst du <strong>Schicht beenden</strong>.
          </li>
        </ol>
        <p>
          Der Tag wird abgeschlossen, wenn alle Kassen beendet sind. Der Hub ist keine Registrierkasse: Belege
          kommen aus eurer.
        </p>
      </section>
      <section aria-labelledby="bezahlen">
        <h2 id="bezahlen">Eine Bestellung wird bezahlt</h2>
        <ol>
          <li>
            Such sie unter <strong>Bestellungen</strong>: nach Nummer, Name, E-Mail-Adresse oder dem Code
            eines Tickets.
          </li>
          <li>
            Nimm den ganzen Betrag, der offen ist, und mach den Beleg an deiner Registrierkasse. Der Hub ist
            keine.
          </li>
          <li>
            Wähl, wie bezahlt wurde, trag die Nummer des Belegs oder Kontoauszugs ein, und drück{' '}
            <strong>… als bezahlt eintragen</strong>. Die Tickets gehen sofort per E-Mail hinaus.
          </li>
          <li>
            Kam ein anderer Betrag, etwa 39,99 € für 40 €, öffne <strong>Anderen Betrag eintragen</strong>.
            Der Cent, der fehlt, bleibt offen, und die Tickets gelten erst, wenn auch er bezahlt ist. Was zu
            viel ist, geht zurück.
          </li>
        </ol>
        <p>
          Ein zweiter Druck ändert nichts. Hast du dich vertan, klapp bei der Zahlung{' '}
          <strong>Zurücknehmen</strong> auf und schreib den Grund dazu: Die Bestellung ist dann wieder offen.
        </p>
        <p>
          Wer an der Kasse zahlt, wird 24 Stunden vorher erinnert. Was 15 Minuten vor Beginn nicht bezahlt
          ist, wird von selbst storniert, und die Plätze sind frei.
        </p>
      </section>
      <section aria-labelledby="abo">
        <h2 id="abo">Ein Abonnement wird verkauft oder gilt länger</h2>
        <p>
          Unter <strong>Bestellungen</strong> führt <strong>Abonnement verkaufen</strong> zu denen, die im
          Verkauf sind. Trag ein, für wen es ist und wie bezahlt wurde: Danach gilt es sofort. Hat die Adresse
          noch kein Konto, sagt die E-Mail, wie man zu seinen Besuchen kommt. Länger gelten lässt du es in
          seiner Bestellung, mit <strong>Das Abonnement verlängern</strong> und einem Grund.
        </p>
      </section>
      <section aria-labelledby="nochmal">
        <h2 id="nochmal">Tickets sind nicht angekommen</h2>
        <p>
          Öffne die Bestellung. Unter <strong>E-Mails</strong> steht, was in den letzten Tagen hinausging und
          was noch wartet. <strong>Tickets noch einmal schicken</strong> schickt sie an die Adresse, mit der
          bestellt wurde. Stimmt die nicht, gib den Gästen die Nummer der Bestellung für die Tür: Auch damit
          kommt man hinein.
        </p>
      </section>
      <section aria-labelledby="aendern">
        <h2 id="aendern">Eine Bestellung ändern</h2>
        <p>
          Noch ein Ticket dazu, ein Kind, das doch erwachsen ist, ein falscher Name: Öffne die Bestellung und
          wähle <strong>Tickets hinzufügen, Preise oder Namen ändern</strong>. Was mehr kostet, ist danach
          offen, was weniger kostet, geht zurück, beides auf der Seite der Bestellung. Bis alles bezahlt ist,
          gelten die Tickets nicht, außer auf Rechnung. Wer bestellt hat, bekommt eine E-Mail.
        </p>
        <p>
          Sollen Gäste am selben Termin woanders sitzen, öffne die Bestellung, wähle{' '}
          <strong>Plätze ändern</strong>, tippe im Plan auf die neuen und dann auf{' '}
          <strong>Plätze tauschen</strong>.
        </p>
      </section>
      <section aria-labelledby="storno">
        <h2 id="storno">Stornieren und Geld zurückgeben</h2>
        <ol>
          <li>
            Hak in der Bestellung die Tickets an, schreib einen Grund für das Haus, und drück{' '}
            <strong>Gewählte Tickets stornieren</strong>. Die Plätze sind sofort frei, und wer bestellt hat,
            bekommt Bescheid. Zurück geht das nicht.
          </li>
          <li>
            Was bezahlt war, steht danach als <strong>zurückzuzahlen</strong> da. Gib es zurück, wähl wie, und
            trag die Nummer des Belegs ein.
          </li>
        </ol>
        <p>
          Was online bezahlt wurde, geht online zurück: mit deinem Klick, oder einen Tag später von selbst.
          Was mit Guthaben bezahlt wurde, ist gleich wieder auf dem Konto. Wer ein Konto hat, kann das Geld
          auch als Guthaben bekommen. Alle offenen Fälle findest du unter Bestellungen mit dem Stand{' '}
          <strong>Geld zurückzuzahlen</strong>.
        </p>
        <p>
          Eine Spende bleibt, wenn Tickets storniert werden. Möchte jemand sie zurück, wähl in der Bestellung{' '}
          <strong>Spende zurückgeben</strong> und schreib einen Grund.
        </p>
      </section>
      <section aria-labelledby="verlegen">
        <h2 id="verlegen">Einen Termin verlegen, verschieben oder absagen</h2>
        <p>
          Alles steht unter <strong>Verkauf</strong> am Termin, bei{' '}
          <strong>Verlegen, verschieben oder absagen</strong>.
        </p>
        <ul>
          <li>
            Verlegen: neuer Tag, neue Uhrzeit. Die Tickets gelten weiter. Alle bekommen Bescheid und dürfen
            bis 24 Stunden vor dem neuen Beginn zurückgeben.
          </li>
          <li>
            Verschieben: Der Termin gilt nicht mehr, und einen neuen gibt es noch nicht. Verkauft wird nichts
            mehr, die Tickets gelten weiter, alle bekommen sofort Bescheid. Den neuen Termin setzt du an
            derselben Stelle, auch wenn der alte schon vorbei ist.
          </li>
          <li>
            Anderer Raum: Zeit und Tickets bleiben, alle bekommen Bescheid. Hat der Raum andere Plätze, ändere
            auch ihre Zahl. Hat der Termin einen Saalplan, zeigt{' '}
            <strong>Auf einen anderen Saalplan umziehen</strong> erst, wer wo sitzen würde, und zieht dann
            alle auf einmal um.
          </li>
          <li>
            Absagen: Ab sofort wird nichts mehr verkauft, alle Tickets werden storniert, alle bekommen
            Bescheid. Was bezahlt wurde, findest du danach bei den Bestellungen mit{' '}
            <strong>Geld zurückzuzahlen</strong>. Das lässt sich nicht zurücknehmen.
          </li>
        </ul>
        <p>
          Sagt die Redaktion einen Termin im Programm ab, ist der Verkauf sofort zu. Zehn Minuten lang lässt
          es sich dort noch zurücknehmen, dann geschieht dasselbe wie hier.
        </p>
        <p>
          Stellt die Redaktion einen Termin auf verschoben und gibt es noch keinen neuen, bekommen alle mit
          Tickets oder Reservierungen nach ein bis zwei Minuten Bescheid. Die Tickets gelten für den neuen
          Termin und lassen sich bis dahin jederzeit zurückgeben; am alten wird damit niemand eingelassen. Vom
          neuen Termin hören alle wie beim Verlegen.
        </p>
      </section>
      <section aria-labelledby="nachricht">
        <h2 id="nachricht">Allen mit Ticket etwas sagen</h2>
        <p>
          Es geht später los, oder alle sollen Gummistiefel mitbringen? Am Termin führt{' '}
          <strong>An alle mit Ticket</strong> zur Nachricht. Sie ist für das da, was den Besuch betrifft;
          Neuigkeiten gehen über den Newsletter.
        </p>
        <ol>
          <li>
            Wähl, wer sie bekommt: alle mit Ticket für diesen Termin, für alle kommenden der Produktion oder
            der Reihe. Daneben steht, wie viele das sind. Wer Tickets zurückgegeben hat oder auf der
            Warteliste steht, bekommt sie mit, wenn du das ankreuzt; niemand bekommt zwei.
          </li>
          <li>
            Schreib Betreff und Text auf Deutsch, am besten auch auf Englisch. Anrede, Stück, Termin und
            Bestellung schreibt die E-Mail dazu. Ein <strong>fertiger Anfang</strong> setzt beide Sprachen
            ein; füll dann die Lücken <code>[…]</code>.
          </li>
          <li>
            Drück <strong>Vorschau</strong> und lies, wie es ankommt. Mit{' '}
            <strong>Erst an mich, als Probe</strong> bekommst nur du es.
          </li>
          <li>
            Kreuz <strong>Auch auf dem Ticket</strong> an, wenn die Seite jedes Tickets sie auch zeigen soll:
            für alle ohne E-Mail-Adresse und für alle, die später kaufen. Der Knopf mit der Zahl schickt es.
            Jede Adresse bekommt eine E-Mail, auch wer mehrere Bestellungen hat, und auch wenn du zweimal
            drückst. Mit <strong>Später schicken</strong> geht es erst dann hinaus; bis dahin nimmst du es mit{' '}
            <strong>Doch nicht</strong> zurück.
          </li>
          <li>
            An alle mit einem Abonnement schreibst du unter <strong>Bestellungen</strong>,{' '}
            <strong>Abonnement verkaufen</strong>.
          </li>
        </ol>
        <p>
          Wer am Tresen ohne E-Mail-Adresse gekauft hat, steht danach mit der Nachricht auf der{' '}
          <strong>Liste für den Einlass</strong>. Unter <strong>Bisher geschickt</strong> siehst du, welche
          E-Mails nicht angekommen sind: Ruf dort an.
        </p>
      </section>
      <section aria-labelledby="warteliste">
        <h2 id="warteliste">Warteliste</h2>
        <p>
          Ist etwas ausverkauft, können sich Gäste auf der Seite des Termins auf die Liste setzen. Was frei
          wird, hält das Haus für den Nächsten in der Reihe fest und schreibt ihm, von selbst. Wer wartet und
          wer gerade ein Angebot hat, siehst du unter <strong>Verkauf</strong> am Termin. Dort nimmst du auf
          Wunsch auch jemanden mit <strong>Von der Liste nehmen</strong> heraus.
        </p>
      </section>
      <section aria-labelledby="einlass">
        <h2 id="einlass">Einlass</h2>
        <ol>
          <li>
            Öffne <strong>Einlass</strong> auf dem Telefon, solange es Netz hat, und wähl den Termin. Du
            darfst dazuschreiben, welche Tür das ist.
          </li>
          <li>
            Halt das Ticket ins Loch, oder tipp seine Nummer. Mit der Nummer der Bestellung kommt das nächste
            ihrer Tickets hinein.
          </li>
          <li>
            Grün mit Haken: hereinbitten. Gelb mit Uhr: war schon hier, und es steht da, wann und an welcher
            Tür. Rot mit Kreuz: Es steht da, warum, und was man sagen kann.
          </li>
          <li>
            <strong>Noch … einlassen</strong> nimmt alle mit, die zur selben Bestellung gehören.{' '}
            <strong>Doch nicht</strong> nimmt den letzten Scan zurück.
          </li>
          <li>
            Geht jemand kurz hinaus, drück <strong>Raus</strong> und scanne das Ticket: Es lässt später wieder
            hinein. Das gibt es, wenn es in den Einstellungen an ist.
          </li>
          <li>
            Wer ohne Ticket kommt, zum Beispiel ein Baby oder ein Gast des Hauses, wird unten mit Plus
            gezählt, und mit Minus, wenn er wieder geht. Termine ohne Tickets stehen in derselben Liste, dort
            wird nur gezählt. Über der Liste steht, wie viele Menschen gerade im Haus sind.
          </li>
          <li>
            Wer verkaufen darf, kommt mit <strong>Ticket verkaufen</strong> zur Kasse, gleich bei diesem
            Termin.
          </li>
        </ol>
        <p>
          Fällt das Netz aus, lass die Seite offen. Das Telefon prüft nach der Liste, die es zuletzt geholt
          hat, merkt sich jeden Scan und schickt ihn, wenn das Netz wieder da ist. Getippte Nummern kann es
          ohne Netz nicht prüfen. Für den Notfall druckst du vorher am Termin die{' '}
          <strong>Liste für den Einlass</strong>.
        </p>
      </section>
      <section aria-labelledby="abschluss">
        <h2 id="abschluss">Den Tag abschließen</h2>
        <p>
          Das macht, wer die Bücher führt, unter <strong>Abschlüsse</strong>.
        </p>
        <ol>
          <li>Wähl den Tag. Du siehst Summen nach Zahlungsart und Mehrwertsteuer und jede Zahlung.</li>
          <li>
            Vergleich mit Kasse und Kontoauszug. Stimmt eine Zahlung nicht, nimm sie in ihrer Bestellung
            zurück, bevor du abschließt.
          </li>
          <li>
            Schließ den Tag mit genau der Summe ab, die auf dem Knopf steht. Wurde inzwischen etwas gebucht,
            geschieht nichts, und du siehst die neue Summe.
          </li>
        </ol>
        <p>
          Ein Abschluss bleibt, wie er ist. Was später kommt, fällt in den nächsten. Der Reihe nach: Kein Tag
          wird vor einem abgeschlossen, der noch offen ist und davor liegt.
        </p>
        <p>
          Für das Steuerbüro nimmst du einen Tag oder unter <strong>Ein Zeitraum</strong> beliebige Tage: als
          Tabelle (CSV), als Buchungsstapel für DATEV innerhalb eines Wirtschaftsjahres, oder als Blatt zum
          Unterschreiben.
        </p>
        <p>
          Was wann und wo verkauft wurde, zeigen die <a href="/cms-hub/reports?lang=de">Berichte</a>: nach
          Veranstaltung, Produktion, Preis, Verkaufsweg, Person oder Stunde. Das Geld darin ist dasselbe wie
          im Kassenbuch. Ein Klick auf eine Veranstaltung zeigt, wie sie sich gefüllt hat.
        </p>
        <p>
          Wer gespendet hat, steht mit der Summe des Jahres unter{' '}
          <a href="/cms-hub/reports/donations?lang=de">Spenden</a>. Ein Klick auf den Namen führt zur
          Zuwendungsbestätigung: Prüfe Name und Anschrift, drücke <strong>Bestätigung ausstellen</strong>,
          öffne die PDF, drucke und unterschreibe sie. Ab dem nächsten Tag steht „Kopie“ darauf. Stimmt etwas
          nicht, oder wurde eine Spende zurückgegeben, widerrufe die Bestätigung mit einem Grund und stelle
          eine neue aus. Vorher muss in den Einstellungen der Freistellungsvermerk stehen.
        </p>
      </section>
      <section aria-labelledby="bank">
        <h2 id="bank">Was auf dem Konto ankommt</h2>
        <p>
          Unter <a href="/cms-hub/desk/bank?lang=de">Bank</a> liest du den Auszug deiner Bank ein, als
          CAMT.053 oder CSV. Dieselbe Datei zweimal schadet nicht: Bekanntes bleibt einmal da.
        </p>
        <ol>
          <li>
            Sichere Zahlungen nennen die Bestellung oder Rechnung, und der Betrag stimmt. Sieh sie durch, nimm
            heraus, was dir nicht gefällt, und buche alle auf einmal.
          </li>
          <li>
            Bei den anderen steht, warum sie vorgeschlagen werden. Zu wenig ist eine Teilzahlung, zu viel
            geben wir zurück.
          </li>
          <li>
            Eine Überweisung für mehrere Bestellungen: Prüfe die Teile bei <strong>Aufteilen</strong> und
            buche sie zusammen. Fehlt eine Bestellung, suchst du sie mit <strong>Bestellung suchen</strong>{' '}
            dazu.
          </li>
          <li>Was nicht zu uns gehört, legst du mit einem Grund beiseite. Zurückholen geht immer.</li>
        </ol>
        <p>
          Daneben stehen überfällige Rechnungen, sobald die Erinnerungen in den Einstellungen eingeschaltet
          sind: Schick die nächste gleich los, oder halte eine Bestellung mit einem Grund an.
        </p>
        <p>Rücklastschriften buchst du nie hier: Nimm die Zahlung in der Bestellung zurück.</p>
      </section>
      <section aria-labelledby="preise">
        <h2 id="preise">Preise, Gutscheine, Fragen</h2>
        <p>
          Das alles steht bei den <a href="/admin/price-lists?lang=de">Listen und Formularen</a> links unter
          Kasse.
        </p>
        <ul>
          <li>
            Preislisten: Was du änderst, gilt für alle, die danach kaufen, in jedem Termin mit dieser Liste.
            Bestelltes und was in Warenkörben liegt, behält seinen Preis.
          </li>
          <li>
            Gutscheincodes: wie viel, von wann bis wann, wie oft insgesamt und je Person, für welche Termine.
            Ein benutzter Code lässt sich nur noch ausschalten.
          </li>
          <li>
            Geschenkgutscheine: Betrag und für wen; der Code entsteht beim Speichern. Eingelöst wird er im
            Konto und ist dann Guthaben. Wer wie viel hat, steht unter{' '}
            <a href="/cms-hub/credit?lang=de">Guthaben</a>.
          </li>
          <li>
            Fragen: was beim Bestellen gefragt wird, je Ticket oder einmal. Antworten stehen in der Bestellung
            und auf der Liste für den Einlass. Sieben Tage nach dem Termin sind sie gelöscht.
          </li>
        </ul>
      </section>
    </>
  );
}
