import type { DemoLegalPage } from '../types.ts';

export const terms: DemoLegalPage = {
  kind: 'terms',
  title: { de: 'Allgemeine Geschäftsbedingungen', en: 'Terms and conditions' },
  html: {
    de: `
<p>Hier steht, was gilt, wenn du bei uns Tickets oder Gutscheine kaufst. Wir haben es so aufgeschrieben, dass man es lesen kann.</p>
<h2>1. Wofür diese Bedingungen gelten</h2>
<p>Sie gelten für alle Verträge über Tickets und Gutscheine zwischen dir und der Buntspecht Haus für Kinderkunst und Kultur gemeinnützigen GmbH, Kleiberweg 7, 04711 Auental („wir“), gleich ob du auf dieser Seite oder an der Kasse kaufst. Abweichende Bedingungen von dir gelten nur, wenn wir ihnen in Textform zugestimmt haben. Kinder kaufen bitte zusammen mit einem Erwachsenen.</p>
<h2>2. Reservieren: 15 Minuten</h2>
<p>Was du in den Warenkorb legst, ist 15 Minuten lang für dich reserviert. Die Zeit läuft ab dem ersten Ticket. Du kannst sie bis zu zehnmal um weitere 15 Minuten verlängern; die Seite erinnert dich rechtzeitig daran. Danach gehen die Plätze zurück in den Verkauf. Eine Reservierung ist noch kein Kauf und verpflichtet dich zu nichts.</p>
<h2>3. Wie der Vertrag zustande kommt</h2>
<p>Die Veranstaltungen im Kalender sind eine Einladung an dich, uns ein Angebot zu machen. Mit dem Knopf, auf dem der Preis und das Wort „kaufen“ stehen, gibst du dieses Angebot ab. Der Vertrag ist geschlossen, sobald wir dir die Tickets bestätigen. Vorher kannst du im Warenkorb alles prüfen, ändern und wegnehmen. Der Vertrag wird auf Deutsch oder Englisch geschlossen, je nachdem, in welcher Sprache du kaufst; wir speichern ihn und schicken dir seinen Text mit der Bestätigung.</p>
<h2>4. Preise, Ermäßigungen und Bezahlen</h2>
<p>Alle Preise sind Endpreise in Euro und enthalten die gesetzliche Umsatzsteuer. Gebühren kommen nicht dazu. Ermäßigungen stehen bei jeder Veranstaltung; bring den Nachweis zum Einlass mit. Fehlt er, kannst du den Unterschied an der Kasse nachzahlen. Bezahlt wird sofort, mit den Zahlungsarten, die dir beim Kauf angeboten werden.</p>
<h2>5. Höchstmengen</h2>
<p>Damit möglichst viele hineinkommen, verkaufen wir je Bestellung höchstens 20 Tickets und höchstens 10 zum selben Preis, wenn bei der Veranstaltung nichts anderes steht. Für Kitas und Schulklassen gibt es eigene Termine; ruf uns an.</p>
<h2>6. Kein Widerrufsrecht bei Tickets</h2>
<p>Tickets gelten für einen bestimmten Tag oder eine bestimmte Zeit. Darum gibt es bei ihnen kein gesetzliches Widerrufsrecht (§ 312g Absatz 2 Satz 1 Nummer 9 des Bürgerlichen Gesetzbuchs). Jede Bestellung von Tickets ist mit unserer Bestätigung bindend. Umtauschen kannst du trotzdem, siehe nächster Abschnitt.</p>
<h2>7. Umtauschen</h2>
<p>Kinder werden krank, meistens am Tag davor. Bis 24 Stunden vor Beginn tauschen wir Tickets ohne Gebühr gegen einen anderen Termin oder einen Gutschein über denselben Betrag. Schreib dafür an <a href="mailto:kasse@buntspecht.example">kasse@buntspecht.example</a> oder komm an die Kasse. Kostet der neue Termin mehr, zahlst du den Unterschied; kostet er weniger, bekommst du ihn als Gutschein. Danach und für verpasste Termine können wir leider nichts mehr tun.</p>
<h2>8. Einlass und Zeitfenster</h2>
<p>Zeig dein Ticket am Einlass vor, auf Papier oder auf dem Telefon. Es gilt für so viele Menschen, wie darauf stehen, und einmal. Bei Ausstellungen mit Zeitfenster kommst du innerhalb deines Fensters herein und darfst bleiben, solange du willst. Hat ein Theaterstück oder Konzert begonnen, lassen wir dich in der nächsten passenden Pause hinein, wenn es eine gibt. Ein Anspruch darauf besteht nicht.</p>
<h2>9. Wenn etwas ausfällt oder sich ändert</h2>
<p>Fällt ein Termin aus oder legen wir ihn auf einen anderen Tag, bekommst du den vollen Preis zurück, auf dem Weg, auf dem du bezahlt hast, innerhalb von 14 Tagen nach deiner Nachricht. Du kannst stattdessen das Ticket behalten, wenn dir der neue Tag passt. Andere Besetzungen und kleine Änderungen am Ablauf sind kein Grund zur Rückgabe, solange die Veranstaltung im Ganzen dieselbe bleibt. Deine gesetzlichen Rechte bleiben unberührt.</p>
<h2>10. Gutscheine</h2>
<p>Gutscheine gelten für alle Tickets des Hauses, auf dieser Seite und an der Kasse. Bleibt etwas übrig, bleibt es auf dem Gutschein. Bar ausgezahlt werden sie nicht. Ein Gutschein gilt bis zum Ende des dritten Jahres nach dem Jahr, in dem er gekauft wurde. Wer ihn vorlegt, darf ihn einlösen; geht er verloren, können wir ihn nur ersetzen, wenn du uns seine Nummer nennst und er noch nicht eingelöst ist.</p>
<h2>11. Widerrufsrecht bei Gutscheinen</h2>
<h3>Widerrufsbelehrung</h3>
<p>Hast du als Verbraucherin oder Verbraucher einen Gutschein auf dieser Seite gekauft, kannst du den Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen. Die Frist beginnt mit dem Tag, an dem der Vertrag geschlossen wurde. Um zu widerrufen, musst du uns (Buntspecht gGmbH, Kleiberweg 7, 04711 Auental, Telefon 030 23125-711, E-Mail <a href="mailto:kasse@buntspecht.example">kasse@buntspecht.example</a>) mit einer eindeutigen Erklärung, zum Beispiel einem Brief oder einer E-Mail, über deinen Entschluss informieren. Du kannst dafür das Muster unten verwenden, musst es aber nicht. Es genügt, dass du die Erklärung vor Ablauf der Frist absendest.</p>
<h3>Folgen des Widerrufs</h3>
<p>Wenn du widerrufst, zahlen wir dir alles, was wir von dir für den Gutschein bekommen haben, unverzüglich und spätestens binnen 14 Tagen ab dem Tag zurück, an dem dein Widerruf bei uns eingegangen ist. Wir verwenden dasselbe Zahlungsmittel, das du eingesetzt hast, wenn wir nicht ausdrücklich etwas anderes vereinbaren, und berechnen dir dafür nichts. Ein schon eingelöster Gutschein lässt sich nicht mehr widerrufen, soweit er für Tickets mit festem Termin eingelöst ist.</p>
<h3>Muster für den Widerruf</h3>
<p>An Buntspecht gGmbH, Kleiberweg 7, 04711 Auental, kasse@buntspecht.example: Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf des folgenden Gutscheins (Nummer). Bestellt am (Datum). Name und Anschrift. Datum, und auf Papier die Unterschrift.</p>
<h2>12. Weitergeben und Weiterverkaufen</h2>
<p>Tickets darfst du verschenken und zum Preis, den du bezahlt hast, an andere abgeben. Gewerblich oder teurer weiterverkaufen darfst du sie nicht. Solche Tickets können wir sperren.</p>
<h2>13. Im Haus</h2>
<p>Kinder unter acht Jahren brauchen eine erwachsene Begleitung, die im Haus bleibt. Bei Werkstätten ohne Eltern übernehmen wir die Aufsicht vom Beginn bis zum Ende. Was brennt, beißt oder kleckert, bleibt in der Garderobe. Wer andere gefährdet oder stört, muss gehen; den Preis gibt es dann nicht zurück.</p>
<p>Fotos und Filme machen wir im Haus nur mit Ankündigung und von erkennbaren Kindern nur, wenn ihre Eltern zugestimmt haben. Während einer Vorstellung bleiben auch deine Kameras aus.</p>
<h2>14. Haftung</h2>
<p>Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit, für Schäden an Leben, Körper und Gesundheit und nach dem Produkthaftungsgesetz. Bei einfacher Fahrlässigkeit haften wir nur, wenn wir eine Pflicht verletzen, auf deren Erfüllung du vertrauen durftest und ohne die der Vertrag keinen Sinn hätte, und nur für den Schaden, mit dem man dabei rechnen musste. Dasselbe gilt für alle, die für uns arbeiten.</p>
<h2>15. Die Testkasse</h2>
<p>Unter der Adresse /testshop läuft dieselbe Kasse zur Probe. Dort wird nie Geld genommen, und was dort gebucht wird, ist kein Vertrag und kein gültiges Ticket.</p>
<h2>16. Zum Schluss</h2>
<p>Es gilt deutsches Recht. Wohnst du in einem anderen Land der Europäischen Union, bleiben dir die Rechte, die dir das Gesetz deines Landes zwingend gibt. Ist eine dieser Bedingungen unwirksam, gelten die anderen weiter. Wir nehmen nicht an Verfahren vor einer Verbraucherschlichtungsstelle teil. Gilt künftig eine neue Fassung, dann nur für Käufe, die nach ihrer Veröffentlichung geschlossen werden.</p>`,
    en: `
<p>This is what applies when you buy tickets or vouchers from us. We have written it so that it can be read. In case of doubt the German version decides.</p>
<h2>1. What these terms cover</h2>
<p>They cover all contracts for tickets and vouchers between you and Buntspecht Haus für Kinderkunst und Kultur gemeinnützige GmbH, Kleiberweg 7, 04711 Auental, Germany (“we”), whether you buy on this site or at the box office. Terms of your own apply only if we have agreed to them in text form. Children, please buy together with a grown-up.</p>
<h2>2. Reserving: 15 minutes</h2>
<p>What you put into the cart is reserved for you for 15 minutes. Time runs from the first ticket. You can renew it up to ten times by another 15 minutes; the site reminds you in good time. After that the places go back on sale. A reservation is not a purchase and binds you to nothing.</p>
<h2>3. How the contract comes about</h2>
<p>The events in the calendar invite you to make us an offer. You make it with the button that shows the price and the word “buy”. The contract is concluded as soon as we confirm your tickets. Until then you can check, change and remove everything in the cart. The contract is concluded in German or English, depending on the language you buy in; we store it and send you its text with the confirmation.</p>
<h2>4. Prices, reductions and paying</h2>
<p>All prices are final prices in euros and include VAT. There are no fees on top. Reductions are shown with every event; bring the proof to the entrance. If it is missing, you can pay the difference at the box office. Payment is due at once, by the methods offered to you when you buy.</p>
<h2>5. Limits</h2>
<p>So that as many people as possible get in, we sell at most 20 tickets per order and at most 10 at the same price, unless the event says otherwise. There are dates of their own for nurseries and school classes; give us a ring.</p>
<h2>6. No right of withdrawal for tickets</h2>
<p>Tickets are for a certain day or a certain time. That is why there is no statutory right of withdrawal for them (section 312g (2) sentence 1 no. 9 of the German Civil Code). Every order of tickets is binding once we have confirmed it. You can exchange them all the same, see the next section.</p>
<h2>7. Exchanging</h2>
<p>Children fall ill, mostly the day before. Up to 24 hours before the start we exchange tickets free of charge for another date or for a voucher of the same amount. Write to <a href="mailto:kasse@buntspecht.example">kasse@buntspecht.example</a> or come to the box office. If the new date costs more, you pay the difference; if it costs less, you get it as a voucher. After that, and for dates you have missed, there is nothing we can do.</p>
<h2>8. Entrance and timeslots</h2>
<p>Show your ticket at the entrance, on paper or on your phone. It is good for as many people as it says, and once. For exhibitions with timeslots you come in within your slot and stay as long as you like. Once a play or a concert has begun, we let you in at the next suitable break, if there is one. You have no claim to it.</p>
<h2>9. If something is cancelled or changes</h2>
<p>If a date is cancelled or moved to another day, you get the full price back, the way you paid it, within 14 days of your message. You may keep the ticket instead if the new day suits you. Other performers and small changes to how things run are no reason to return a ticket as long as the event as a whole stays the same. Your statutory rights remain as they are.</p>
<h2>10. Vouchers</h2>
<p>Vouchers are good for all tickets of the house, on this site and at the box office. What is left over stays on the voucher. They are not paid out in cash. A voucher is valid until the end of the third year after the year in which it was bought. Whoever presents it may use it; if it is lost, we can only replace it if you tell us its number and it has not been used yet.</p>
<h2>11. Right of withdrawal for vouchers</h2>
<h3>Instructions on withdrawal</h3>
<p>If you have bought a voucher on this site as a consumer, you may withdraw from the contract within 14 days without giving any reason. The period begins on the day the contract was concluded. To withdraw, you must inform us (Buntspecht gGmbH, Kleiberweg 7, 04711 Auental, Germany, phone +49 30 23125-711, e-mail <a href="mailto:kasse@buntspecht.example">kasse@buntspecht.example</a>) of your decision by a clear statement, such as a letter or an e-mail. You may use the model below, but you do not have to. It is enough that you send the statement before the period ends.</p>
<h3>Effects of withdrawal</h3>
<p>If you withdraw, we repay everything we have received from you for the voucher without delay, and no later than 14 days from the day on which your withdrawal reached us. We use the same means of payment as you did, unless we expressly agree on something else, and charge you nothing for it. A voucher that has been used can no longer be withdrawn from as far as it was used for tickets with a fixed date.</p>
<h3>Model form</h3>
<p>To Buntspecht gGmbH, Kleiberweg 7, 04711 Auental, Germany, kasse@buntspecht.example: I hereby give notice that I withdraw from my contract for the purchase of the following voucher (number). Ordered on (date). Name and address. Date and, on paper, signature.</p>
<h2>12. Passing on and reselling</h2>
<p>You may give tickets away and pass them on at the price you paid. You may not resell them commercially or at a higher price. We can block such tickets.</p>
<h2>13. In the house</h2>
<p>Children under eight need a grown-up with them who stays in the house. In workshops without parents, we look after the children from the beginning to the end. Whatever burns, bites or drips stays in the cloakroom. Whoever endangers or disturbs others has to leave; the price is not refunded then.</p>
<p>We take photos and films in the house only when we say so beforehand, and of recognisable children only if their parents have agreed. During a performance your cameras stay off too.</p>
<h2>14. Liability</h2>
<p>Our liability is unlimited for intent and gross negligence, for harm to life, body and health, and under the German Product Liability Act. For ordinary negligence we are liable only if we breach a duty you could rely on and without which the contract would make no sense, and only for the damage that was to be expected. The same goes for everybody who works for us.</p>
<h2>15. The test shop</h2>
<p>At the address /testshop the same shop runs as a rehearsal. It never takes money, and what is booked there is neither a contract nor a valid ticket.</p>
<h2>16. To finish</h2>
<p>German law applies. If you live in another country of the European Union, you keep the rights that the law of your country gives you and that cannot be waived. If one of these terms is void, the others still stand. We do not take part in proceedings before a consumer arbitration board. A new version of these terms applies only to purchases made after it was published.</p>`,
  },
};
