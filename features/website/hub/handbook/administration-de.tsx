/** Was die Leitung einstellt, und was sie tut, wenn etwas fehlt (docs/product/admin.md, docs/product/accounts.md). */
export function AdministrationDe() {
  return (
    <>
      <section aria-labelledby="eroeffnung">
        <h2 id="eroeffnung">Die Seite eröffnen</h2>
        <p>
          Ein neues Haus ist zu: Besucher lesen, dass es bald losgeht, und nur wer hier arbeitet, sieht die
          Seite. Unter <a href="/cms-hub/go-live?lang=de">Eröffnung</a> steht, was noch fehlt, warum, und wo
          du es erledigst. Was links steht, muss sein. Was rechts steht, sollte sein.
        </p>
        <p>
          Dann drück <strong>Seite öffnen</strong> und noch einmal <strong>Ja, Seite öffnen</strong>. Zumachen
          geht am selben Ort. Rechtstexte mit „[Bitte ausfüllen]“ sehen Besucher nie.
        </p>
      </section>
      <section aria-labelledby="kollegin">
        <h2 id="kollegin">Jemanden dazuholen</h2>
        <ol>
          <li>
            Leg unter <a href="/admin/accounts?lang=de">Konten</a> ein Konto an: Name, E-Mail-Adresse, Rolle.
          </li>
          <li>
            Sag der Person Bescheid. Sie geht auf <strong>Anmelden</strong>, dort auf{' '}
            <strong>Passwort vergessen?</strong>, und setzt sich mit dem Link aus der E-Mail ihr Passwort.
            Niemand sonst kennt es.
          </li>
        </ol>
        <p>
          Wer schon als Gast ein Konto hat, bekommt dort einfach eine andere Rolle. Nach jeder Änderung an
          einem Konto meldet sich die Person neu an. Geht jemand, gib die Rolle Gast oder lösch das Konto. Die
          letzte Leitung kann nicht gehen.
        </p>
      </section>
      <section aria-labelledby="rollen">
        <h2 id="rollen">Wer was darf</h2>
        <ul>
          <li>Einlass: Tickets prüfen, sonst nichts.</li>
          <li>Kasse: Bestellungen, Verkauf, Preise und Gutscheine, Geld zurückgeben, Einlass.</li>
          <li>Buchhaltung: Zahlungen ansehen und Tage abschließen.</li>
          <li>
            Redaktion: Programm, Seiten, Magazin, Medien und Formulare, dazu lesen, was Besucher schicken.
          </li>
          <li>Redaktion mit HTML: dasselbe, und HTML, das gezeigt wird, wie es ist.</li>
          <li>Leitung: alles, auch Konten, Einstellungen, Protokoll, Adresslisten und das Archiv.</li>
        </ul>
      </section>
      <section aria-labelledby="faktoren">
        <h2 id="faktoren">Zwei-Faktor-Anmeldung</h2>
        <p>
          Wer Daten von Familien sieht, sollte mit Passwort und Code hereinkommen. Jede Person richtet das in
          ihrem Konto ein. Mit dem Schalter in den <a href="/admin/settings/house?lang=de">Einstellungen</a>{' '}
          verlangst du es von allen, die im Haus arbeiten. Wer noch keinen Code hat, sieht bis dahin nur, was
          Besucher sehen, auch du selbst.
        </p>
        <p>
          Wer im Haus arbeitet, wird nach zwölf Stunden ohne Benutzung abgemeldet. Die Zahl steht in den
          Einstellungen. Getipptes geht dabei nicht verloren.
        </p>
        <p>
          Hat jemand Telefon und Codes für den Notfall verloren: Frag erst, ob es wirklich diese Person ist,
          und schalt es dann in ihrem Konto aus.
        </p>
      </section>
      <section aria-labelledby="einstellungen">
        <h2 id="einstellungen">Einstellungen, Menüs, Öffnungszeiten</h2>
        <p>
          In den Einstellungen stehen der Name der Seite, wer auf Rechnungen verkauft, die Konten für DATEV,
          Links und Aussehen. Zwei Schalter nehmen das ganze Haus oder nur den Shop vom Netz. Menüs,
          Öffnungszeiten mit Ausnahmen und Meldungen haben eigene Listen. Alles gilt, sobald es gespeichert
          ist.
        </p>
      </section>
      <section aria-labelledby="preise">
        <h2 id="preise">Preise und Gutscheine</h2>
        <p>
          Preislisten, Gutscheincodes und Geschenkgutscheine legt die Kasse an, und du kannst es auch. Wie,
          steht im Handbuch der Kasse.
        </p>
      </section>
      <section aria-labelledby="formulare">
        <h2 id="formulare">Formulare und was damit kommt</h2>
        <ol>
          <li>
            Bau ein Formular unter <a href="/admin/forms?lang=de">Formulare</a>: Felder, Fragen, die nur bei
            einer bestimmten Antwort kommen, Einwilligungen. Daneben siehst du, wie gefragt wird.
          </li>
          <li>Sag, an welche Adresse des Hauses es geht und nach wie vielen Tagen Einträge verschwinden.</li>
          <li>
            Schalt es online. Auf Seiten kommt es mit dem Baustein <strong>Formular</strong>.
          </li>
        </ol>
        <p>
          Was ankommt, liegt auf der Werkbank unter <strong>Formulare</strong>: zum Lesen, als Tabelle (CSV)
          oder JSON, und zum Löschen bis zu einem Tag.
        </p>
      </section>
      <section aria-labelledby="newsletter">
        <h2 id="newsletter">Newsletter</h2>
        <p>
          Besucher tragen sich selbst ein und bestätigen es per E-Mail. Das Haus verschickt die Briefe mit
          einem Programm seiner Wahl: Nimm dafür <strong>Ganze Liste als CSV</strong> aus der Liste{' '}
          <a href="/admin/newsletter-subscriptions?lang=de">Newsletter</a>. Zu jeder Adresse steht der Link
          zum Abmelden darin, und der gehört in jeden Brief. Nimm die Liste jedes Mal frisch. Wer sich bei dir
          meldet, den meldest du dort ab.
        </p>
      </section>
      <section aria-labelledby="umleitungen">
        <h2 id="umleitungen">Adressen, die es nicht mehr gibt</h2>
        <p>
          Welche Adressen Besucher vergeblich aufrufen, steht auf der{' '}
          <a href="/admin?lang=de">Startseite der Listen</a>. Leg für die häufigen eine{' '}
          <a href="/admin/redirects?lang=de">Weiterleitung</a> an, viele auf einmal mit{' '}
          <strong>CSV einlesen</strong>. Ziehst du eine Seite um, entsteht die Weiterleitung von selbst.
        </p>
      </section>
      <section aria-labelledby="rechte">
        <h2 id="rechte">Rechte an Bildern</h2>
        <p>
          Zu jedem Bild, Ton und Film gehört, wer es gemacht hat, wofür und bis wann es gezeigt werden darf,
          und wer darauf zu sehen ist und zugestimmt hat. Zieht jemand die Zustimmung zurück, trag das sofort
          unter <strong>Medien</strong> ein: Im selben Moment ist die Datei von allen Seiten verschwunden. Du
          musst nirgends suchen.
        </p>
      </section>
      <section aria-labelledby="auskunft">
        <h2 id="auskunft">Jemand fragt nach seinen Daten</h2>
        <p>
          Wer ein Konto hat, holt sich seine Daten in den Einstellungen des Kontos als Datei und kann das
          Konto dort löschen. Wer als Gast bestellt oder ein Formular geschickt hat, fragt dich: Such unter
          Bestellungen und in den Einträgen nach der E-Mail-Adresse, und gib nur heraus, was sicher dieser
          Person gehört.
        </p>
      </section>
      <section aria-labelledby="protokoll">
        <h2 id="protokoll">Wer hat was geändert?</h2>
        <p>
          Unter jedem Formular steht für dich der <strong>Verlauf</strong>: wer, wann, welches Feld, vorher
          und nachher, ein Jahr lang. Bestellungen haben ihren eigenen.
        </p>
      </section>
      <section aria-labelledby="archiv">
        <h2 id="archiv">Archiv und Sicherung</h2>
        <p>
          Unter <a href="/admin/archive?lang=de">Archiv</a> lädst du das ganze Haus als eine Datei herunter:
          Programm, Seiten mit allen Fassungen, Einstellungen, Medien. Damit ziehst du auf einen anderen
          Server um oder legst eine Spielzeit in die Schublade. Es kommt nur in ein leeres Haus, ganz oder gar
          nicht, und danach stellt die Kasse die Termine wieder in den Verkauf.
        </p>
        <p>
          Das Archiv ersetzt keine Sicherung: Konten, Bestellungen und Zahlungen sind nicht darin. Die
          Datenbank und den Ordner mit den Dateien sichert, wer den Server betreibt, jeden Tag. Lass dir
          zeigen, dass sich das auch zurückholen lässt.
        </p>
      </section>
      <section aria-labelledby="schiefgegangen">
        <h2 id="schiefgegangen">Wenn etwas schiefgeht</h2>
        <ul>
          <li>
            Ein Formular wird nicht angenommen: Am Feld steht, warum. Getipptes bleibt im Browser, auch wenn
            die Sitzung zu Ende ist.
          </li>
          <li>Inzwischen hat jemand anderes gespeichert: Du siehst beide Stände und wählst Feld für Feld.</li>
          <li>Etwas lässt sich nicht löschen: Es steht da, wovon es noch gebraucht wird.</li>
          <li>
            Tickets kommen nicht an: In der Bestellung steht unter E-Mails, ob sie noch warten. Warten viele,
            ist der Mailserver nicht zu erreichen. Sag es dem, der den Server betreibt. Sie gehen dann von
            selbst hinaus.
          </li>
          <li>
            Alles ist gerade falsch: Nimm den Shop oder die Seite in den Einstellungen vom Netz, bis es
            geklärt ist. Die Redaktion sieht sie weiter.
          </li>
        </ul>
      </section>
    </>
  );
}
