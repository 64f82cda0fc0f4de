import type { DemoLegalPage } from '../types.ts';

export const easyLanguage: DemoLegalPage = {
  kind: 'easyLanguage',
  title: { de: 'Leichte Sprache', en: 'Easy read' },
  html: {
    de: `
<p>Hier steht das Wichtigste in Leichter Sprache.</p>
<h2>Das ist der Buntspecht</h2>
<p>Der Buntspecht ist ein Haus für Kinder.<br>Im Haus gibt es Kunst, Theater und Musik.<br>Kinder können alles anfassen und viel selbst machen.<br>Erwachsene dürfen mitkommen.</p>
<h2>Das können Sie hier machen</h2>
<ul>
<li>Sie können eine <strong>Ausstellung</strong> ansehen.<br>In einer Ausstellung gibt es Dinge zum Anschauen und Anfassen.</li>
<li>Sie können ins <strong>Theater</strong> gehen.<br>Auf der Bühne spielen Menschen eine Geschichte.</li>
<li>Sie können <strong>Musik</strong> hören.</li>
<li>Sie können in die <strong>Werkstatt</strong> gehen.<br>In der Werkstatt bauen und malen Kinder.</li>
</ul>
<h2>So finden Sie einen Termin</h2>
<p>Auf dem Computer steht oben auf jeder Seite das Wort: <strong>Tickets</strong>.<br>Klicken Sie darauf.<br>Auf dem Handy sehen Sie oben rechts drei Striche.<br>Das ist das Menü.<br>Tippen Sie darauf.<br>Weiter unten im Menü steht: <strong>Tickets buchen</strong>.<br>Dann sehen Sie den Kalender.<br>Im Kalender steht: Was gibt es an welchem Tag?</p>
<p>Sie können den Kalender kürzer machen.<br>Zum Beispiel: Sie wollen nur Theater sehen.<br>Dann klicken Sie oben im Kalender auf <strong>Ausstellungsart</strong>.<br>Auf dem Handy tippen Sie zuerst auf <strong>Filter</strong>.</p>
<h2>So kaufen Sie Tickets</h2>
<p>Ein Ticket ist eine Eintritts-Karte.<br>Neben jedem Termin steht ein Knopf mit dem Preis.<br>Klicken Sie auf den Knopf.<br>Dann suchen Sie aus: Wie viele Kinder und wie viele Erwachsene kommen?</p>
<p>Die Tickets liegen dann 15 Minuten für Sie bereit.<br>Brauchen Sie mehr Zeit?<br>Dann klicken Sie auf <strong>Noch einmal 15 Minuten festhalten</strong>.<br>Das geht 10 Mal.</p>
<h2>So kommen Sie ins Haus</h2>
<p>Die Adresse ist: Kleiberweg 7, 04711 Auental.<br>Die Straßen-Bahnen 4 und 11 fahren zum Haus.<br>Die Halte-Stelle heißt: Alte Sägemühle.</p>
<p>Im Haus gibt es keine Stufen.<br>Es gibt einen Aufzug.<br>Es gibt Toiletten für Menschen mit Rollstuhl.<br>Assistenz-Hunde dürfen mitkommen.</p>
<h2>Das Haus ist offen</h2>
<p>Dienstag bis Freitag: von 9 Uhr bis 18 Uhr.<br>Samstag und Sonntag: von 10 Uhr bis 19 Uhr.<br>Am Montag ist das Haus zu.<br>An Feier-Tagen kann das anders sein.<br>Ganz oben auf jeder Seite steht: Ist das Haus heute offen?</p>
<h2>Haben Sie Fragen?</h2>
<p>Sie können uns anrufen.<br>Die Telefon-Nummer ist: 030 23125-711.<br>Sie können uns auch eine E-Mail schreiben.<br>Die E-Mail-Adresse ist: <a href="mailto:zugang@buntspecht.example">zugang@buntspecht.example</a>.</p>`,
    en: `
<p>Here you find the most important things in easy words.</p>
<h2>This is Buntspecht</h2>
<p>Buntspecht is a house for children.<br>There is art, theatre and music.<br>Children can touch everything and make things themselves.<br>Grown-ups may come too.</p>
<h2>What you can do here</h2>
<ul>
<li>You can see an <strong>exhibition</strong>.<br>An exhibition has things to look at and to touch.</li>
<li>You can go to the <strong>theatre</strong>.<br>People act out a story on a stage.</li>
<li>You can listen to <strong>music</strong>.</li>
<li>You can go to a <strong>workshop</strong>.<br>In a workshop children build and paint.</li>
</ul>
<h2>How to find a date</h2>
<p>On a computer, the word <strong>Tickets</strong> is at the top of every page.<br>Click on it.<br>On a phone, there are three lines at the top right.<br>This is the menu.<br>Tap on it.<br>Further down in the menu you find <strong>Book tickets</strong>.<br>Then you see the calendar.<br>The calendar tells you what is on, and on which day.</p>
<p>You can make the calendar shorter.<br>For example: you only want to see theatre.<br>Then click on <strong>Exhibition Type</strong> at the top of the calendar.<br>On a phone, tap on <strong>Filter</strong> first.</p>
<h2>How to buy tickets</h2>
<p>You need a ticket to come in.<br>Next to every date is a button with the price.<br>Click on the button.<br>Then choose how many children and how many grown-ups are coming.</p>
<p>We keep the tickets for you for 15 minutes.<br>Do you need more time?<br>Then click on <strong>Hold for another 15 minutes</strong>.<br>You can do this 10 times.</p>
<h2>How to get here</h2>
<p>The address is: Kleiberweg 7, 04711 Auental.<br>Trams 4 and 11 go to the house.<br>The stop is called: Alte Sägemühle.</p>
<p>There are no steps in the house.<br>There is a lift.<br>There are toilets for people who use a wheelchair.<br>Assistance dogs may come in.</p>
<h2>When we are open</h2>
<p>Tuesday to Friday: from 9 in the morning to 6 in the evening.<br>Saturday and Sunday: from 10 in the morning to 7 in the evening.<br>On Monday we are closed.<br>On public holidays this may be different.<br>The top of every page tells you if we are open today.</p>
<h2>Do you have questions?</h2>
<p>You can call us.<br>The telephone number is: 030 23125-711.<br>You can also write an e-mail.<br>The e-mail address is: <a href="mailto:zugang@buntspecht.example">zugang@buntspecht.example</a>.</p>`,
  },
};
