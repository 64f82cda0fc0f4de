/** How pages are written, for those who write them: short enough to be read over a coffee (docs/product/editing.md). */
export function EditingDe() {
  return (
    <>
      <section aria-labelledby="anfangen">
        <h2 id="anfangen">Anfangen</h2>
        <p>
          Geh auf die Seite, die du ändern willst, und leg oben den Schalter <strong>Bearbeiten</strong> um.
          Nichts rückt dabei von der Stelle: Du arbeitest auf der Seite selbst. Was du siehst, ist dein
          Entwurf. Besucher lesen weiter, was zuletzt veröffentlicht wurde.
        </p>
      </section>
      <section aria-labelledby="wo">
        <h2 id="wo">Was sich wo ändern lässt</h2>
        <p>
          Listen und die Startseite haben Bausteine über und unter dem, was sie von selbst zeigen.
          Produktionen, Personen, Orte und Reihen haben <strong>Texte</strong> und{' '}
          <strong>Bausteine darunter</strong>: Oben steht, woran du gerade arbeitest, und ein Klick führt zum
          anderen. Hinter dem Namen der Seite oben findest du Titel, Adresse, wo sie zu sehen ist und was
          Suchmaschinen von ihr sagen.
        </p>
      </section>
      <section aria-labelledby="schreiben">
        <h2 id="schreiben">Schreiben</h2>
        <p>
          Klick in einen Text und tipp los. Markierst du Wörter, kommt eine Leiste mit fett, kursiv, Link und
          Listen. Text aus Word oder Google Docs darfst du einfügen; fremde Schriften und Farben bleiben
          draußen.
        </p>
        <p>
          Alles lässt sich mit <kbd>Strg</kbd> + <kbd>Z</kbd> zurücknehmen, Schritt für Schritt, auch wenn du
          die Seite inzwischen neu geladen hast.
        </p>
      </section>
      <section aria-labelledby="bausteine">
        <h2 id="bausteine">Bausteine</h2>
        <p>
          Eine Seite besteht aus Bausteinen: Überschrift, Text, Bild, Fragen, Termine und viele mehr. Das Plus
          zwischen zwei Bausteinen fügt einen ein. Such ihn mit deinen Worten, auf Deutsch oder Englisch.
          Angeboten wird nur, was dort stehen darf.
        </p>
        <p>
          Das Schild über dem gewählten Baustein bringt ihn nach oben oder unten, in eine Spalte, verdoppelt,
          kopiert oder löscht ihn. An den sechs Punkten ziehst du ihn woandershin, auch mit dem Finger;{' '}
          <kbd>Esc</kbd> lässt ihn, wo er war. Mit der Tastatur: <kbd>Alt</kbd> + <kbd>Umschalt</kbd> + Pfeil.
          Kopiertes kannst du auch auf einer anderen Seite einfügen.
        </p>
        <p>
          Der Stift öffnet alle Felder eines Bausteins, beide Sprachen nebeneinander. Was du dort änderst,
          siehst du sofort auf der Seite.
        </p>
      </section>
      <section aria-labelledby="sprachen">
        <h2 id="sprachen">Zwei Sprachen</h2>
        <p>
          Deutsch kommt zuerst. Wo Englisch fehlt, lesen Besucher den deutschen Text, und er ist als deutscher
          gekennzeichnet. Änderst du den deutschen Text, gilt die Übersetzung als veraltet, bis jemand sie
          angepasst oder für gut befunden hat. Auf der Werkbank siehst du, wo etwas fehlt.
        </p>
      </section>
      <section aria-labelledby="speichern">
        <h2 id="speichern">Speichern</h2>
        <p>
          Es gibt keinen Knopf dafür. Eine Sekunde nach deiner letzten Änderung ist sie gespeichert, und oben
          steht, wie es darum steht. Ist das Netz weg, schreib weiter: Was noch offen ist, bleibt in deinem
          Browser, auch wenn er abstürzt, und wird dir beim nächsten Öffnen angeboten.
        </p>
        <p>
          Wer noch auf der Seite ist, steht oben, und um den Baustein ist ein Rahmen mit dem Namen. Hat jemand
          gespeichert, holt ein Klick es herein. Nur wenn ihr dasselbe Feld geändert habt, wirst du gefragt:
          deins oder ihrs. Was du nicht nimmst, bleibt als Version.
        </p>
      </section>
      <section aria-labelledby="veroeffentlichen">
        <h2 id="veroeffentlichen">Veröffentlichen</h2>
        <p>
          Der rote Knopf sagt dir vorher, was sich für Besucher ändert, und was du dir noch ansehen solltest:
          leere Links, Bilder ohne Beschreibung, Überschriften in falscher Reihenfolge. Ein Klick führt hin.
          Jede Sprache geht für sich hinaus, sofort oder zu einem Zeitpunkt, den du bestimmst. Geplantes steht
          oben und auf der Werkbank und lässt sich dort streichen.
        </p>
      </section>
      <section aria-labelledby="vorschau">
        <h2 id="vorschau">Vorschau</h2>
        <p>
          Das Telefon in der Leiste zeigt die Seite, wie andere sie sehen: auf dem Telefon, dem Tablet oder
          dem Computer, und wenn du magst an einem anderen Tag, zum Beispiel an Heiligabend.
        </p>
      </section>
      <section aria-labelledby="bilder">
        <h2 id="bilder">Bilder</h2>
        <p>
          Sag bei jedem Bild, was man sieht, in einem Satz, für alle, die es nicht sehen. Zeigt es nichts, was
          man wissen muss, ist es Schmuck. Der Punkt, der im Blick bleibt, gehört auf das Gesicht oder das,
          worum es geht: Daraus schneiden wir jedes Format.
        </p>
        <p>
          Sind Kinder zu sehen, trag ein, wer zugestimmt hat und bis wann. Läuft eine Zustimmung ab oder wird
          sie zurückgenommen, verschwindet das Bild sofort von allen Seiten, und gezeichnetes Papier steht an
          seiner Stelle.
        </p>
      </section>
      <section aria-labelledby="schiefgegangen">
        <h2 id="schiefgegangen">Wenn etwas schiefgeht</h2>
        <p>
          Du kannst hier nichts endgültig kaputt machen. Jede Seite behält ihre früheren Versionen: Die Uhr in
          der Leiste zeigt sie und holt zurück, was du brauchst. Gib denen, die du wiederfinden willst, einen
          Namen und eine Notiz, warum du sie festgehalten hast; beides kannst du später ändern. Gelöschte
          Seiten liegen 30 Tage im Papierkorb. Steht oben in Rot <strong>Nicht gespeichert</strong>, klick
          darauf: Es führt dich zu dem Feld, um das es geht.
        </p>
      </section>
    </>
  );
}
