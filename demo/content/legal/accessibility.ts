import type { DemoLegalPage } from '../types.ts';

export const accessibility: DemoLegalPage = {
  kind: 'accessibility',
  title: { de: 'Barrierefreiheit', en: 'Accessibility' },
  html: {
    de: `
<p>Ein Loch in der Wand ist erst dann gut, wenn alle hindurchgucken können. Das gilt für unser Haus und für diese Seite. Hier steht, was schon geht, was noch nicht geht und wie du uns sagst, wo es klemmt.</p>
<h2>Wofür diese Erklärung gilt</h2>
<p>Sie gilt für die Seite der Buntspecht Haus für Kinderkunst und Kultur gemeinnützigen GmbH mit Kalender, Veranstaltungen und Ticketverkauf. Die Seite zeigt dir, was im Haus stattfindet, und reserviert Plätze: Du suchst im Kalender einen Termin aus, wählst Tickets, und sie liegen 15 Minuten lang für dich bereit.</p>
<h2>Wie zugänglich die Seite ist</h2>
<p>Wir bauen die Seite nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, und damit nach der europäischen Norm EN 301 549 und dem Barrierefreiheitsstärkungsgesetz. Im Einzelnen heißt das:</p>
<ul>
<li>Alles lässt sich mit der Tastatur bedienen, und man sieht immer, wo man ist.</li>
<li>Überschriften, Listen, Formulare und Schaltflächen sind so ausgezeichnet, dass Vorleseprogramme sie ansagen.</li>
<li>Farbe allein sagt nie etwas: Neben jedem Punkt und jedem Loch steht ein Wort.</li>
<li>Text lässt sich vergrößern, auch auf einem Bildschirm von 320 Pixeln Breite muss niemand seitwärts schieben.</li>
<li>Schaltflächen sind mindestens 44 mal 44 Pixel groß.</li>
<li>Wer weniger Bewegung eingestellt hat, bekommt keine.</li>
<li>Kalender, Formulare und Warenkorb gehen auch ohne JavaScript.</li>
<li>Zwei Minuten vor dem Ende einer Reservierung sagt die Seite Bescheid. Mit einem Knopfdruck gibt es 15 Minuten mehr, bis zu zehnmal.</li>
</ul>
<h2>Mit welchen Browsern die Seite geht</h2>
<p>Mit allem, was sie kann: Chrome, Edge und andere mit demselben Kern ab Version 120, Firefox ab 125, Safari auf Mac, iPhone und iPad ab 17.4, Samsung Internet ab 25. In älteren Browsern zeigt sie sich wie ohne JavaScript: Lesen, Filtern, Suchen, Formulare und der Warenkorb gehen trotzdem.</p>
<h2>Was noch nicht geht</h2>
<ul>
<li>In Leichter Sprache gibt es bisher nur <a href="/de/leichte-sprache">das Wichtigste</a>, in Gebärdensprache noch nichts.</li>
<li>Einige Angaben zu Veranstaltungen gibt es nur auf Deutsch. Auf den englischen Seiten sind sie als Deutsch ausgezeichnet.</li>
</ul>
<h2>Wie wir prüfen</h2>
<p>Bei jeder Änderung prüft ein Programm (axe) alle Arten von Seiten in beiden Sprachen und in drei Breiten; andere Programme bedienen die Seite mit der Tastatur und ohne JavaScript. Diese Erklärung beruht auf dieser Selbstbewertung. Eine Prüfung durch Menschen, die auf Hilfsmittel angewiesen sind, steht noch aus.</p>
<h2>Im Haus</h2>
<p>Vom Gehweg bis unters Dach geht es ohne Stufen, ein Aufzug fährt in alle Etagen. Es gibt Rollstuhl-WCs im Erdgeschoss und in der 3. Etage. Assistenzhunde sind willkommen, Begleitpersonen mit dem Merkzeichen B kommen umsonst herein. Was bei einer Veranstaltung zu beachten ist, steht auf ihrer Seite. Ruf an, wenn du etwas Bestimmtes brauchst: 030 23125-711.</p>
<h2>Wenn du keine Antwort bekommst</h2>
<p>Schreib uns mit dem <a href="#c-feedback">Formular auf dieser Seite</a>, an <a href="mailto:zugang@buntspecht.example">zugang@buntspecht.example</a> oder ruf an. Wir antworten innerhalb von zwei Wochen. Bist du mit der Antwort nicht zufrieden, kannst du dich an die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg wenden.</p>`,
    en: `
<p>A hole in the wall is only good when everybody can look through it. That goes for our house and for this site. Here you read what works, what does not work yet, and how to tell us where it is stuck.</p>
<h2>What this statement covers</h2>
<p>It covers the site of Buntspecht Haus für Kinderkunst und Kultur gemeinnützige GmbH with its calendar, events and ticket sales. The site shows you what is on in the house and reserves places: you look for a date in the calendar, choose tickets, and they are kept for you for 15 minutes.</p>
<h2>How accessible the site is</h2>
<p>We build the site by the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and so by the European standard EN 301 549 and the German Accessibility Strengthening Act (BFSG). In detail this means:</p>
<ul>
<li>Everything can be used with the keyboard, and you always see where you are.</li>
<li>Headings, lists, forms and buttons are marked up so that screen readers announce them.</li>
<li>Colour alone never says anything: next to every dot and every hole there is a word.</li>
<li>Text can be enlarged, and even on a screen 320 pixels wide nobody has to scroll sideways.</li>
<li>Buttons are at least 44 by 44 pixels.</li>
<li>Whoever has asked for less motion gets none.</li>
<li>Calendar, forms and cart work without JavaScript too.</li>
<li>Two minutes before a reservation ends, the site tells you. One press gives you 15 minutes more, up to ten times.</li>
</ul>
<h2>Which browsers the site works with</h2>
<p>Everything works in Chrome, Edge and others built on the same engine from version 120, Firefox from 125, Safari on Mac, iPhone and iPad from 17.4, and Samsung Internet from 25. Older browsers get the site as it is without JavaScript: you can still read, filter, search, fill in forms and use the cart.</p>
<h2>What does not work yet</h2>
<ul>
<li>Only <a href="/en/easy-read">the most important things</a> are in easy read so far, and nothing is in sign language.</li>
<li>Some details of events exist in German only. On the English pages they are marked as German.</li>
</ul>
<h2>How we check</h2>
<p>With every change a program (axe) checks all kinds of pages in both languages and at three widths; other programs use the site with the keyboard and without JavaScript. This statement rests on that self-assessment. A check by people who rely on assistive technology is still to come.</p>
<h2>In the house</h2>
<p>There are no steps from the pavement to the roof, and a lift goes to every floor. Wheelchair toilets are on the ground and third floors. Assistance dogs are welcome, and companions of people with the mark B come in free. What to mind at an event is on its page. Give us a ring if you need something in particular: +49 30 23125-711.</p>
<h2>If you get no answer</h2>
<p>Write to us with the <a href="#c-feedback">form on this page</a>, to <a href="mailto:zugang@buntspecht.example">zugang@buntspecht.example</a>, or call. We answer within two weeks. If you are not content with the answer, you can turn to the market surveillance authority of the German states for the accessibility of products and services (MLBF) in Magdeburg.</p>`,
  },
};
