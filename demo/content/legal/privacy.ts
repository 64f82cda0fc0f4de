import type { DemoLegalPage } from '../types.ts';

/** States the actual behaviour of the software: a change of stored data changes this text too. */
export const privacy: DemoLegalPage = {
  kind: 'privacy',
  title: { de: 'Datenschutz', en: 'Privacy policy' },
  html: {
    de: `
<p>Kurz gesagt: Diese Seite holt ohne dein Ja nichts von fremden Servern, beobachtet dich nicht und speichert so wenig, wie es geht. Was sie speichert, steht hier, vollständig und mit Fristen.</p>
<h2>Wer verantwortlich ist</h2>
<p>Buntspecht Haus für Kinderkunst und Kultur gemeinnützige GmbH, Kleiberweg 7, 04711 Auental, Telefon 030 23125-711, E-Mail <a href="mailto:hallo@buntspecht.example">hallo@buntspecht.example</a>.</p>
<p>Unser Datenschutzbeauftragter ist Bastian Kühn. Du erreichst ihn unter derselben Adresse und unter <a href="mailto:datenschutz@buntspecht.example">datenschutz@buntspecht.example</a>.</p>
<h2>Nichts von anderen ohne dein Ja</h2>
<p>Schriften, Bilder, Hörproben, Programme und Daten kommen allein von unserem Server. Es gibt keine Zählpixel, keine Werbung, keine eingebetteten Landkarten und keine Auswertung deines Besuchs. Eine Regel in jeder Antwort des Servers (die Content Security Policy) verbietet deinem Browser, von unseren Seiten aus anderswo etwas zu laden. Die einzige Ausnahme sind Filme, und nur, wenn du sie willst.</p>
<h3>Filme</h3>
<p>Zu manchen Stücken gehört ein Film, der bei YouTube (Google Ireland Limited, Irland) oder Vimeo (Vimeo.com, Inc., USA) liegt. An seiner Stelle steht ein Bild von uns, und die Anbieter erfahren nichts von dir. Erst wenn du „Einmal laden“ oder „Immer laden“ drückst, holt dein Browser den Film dort. Dann erfährt der Anbieter deine IP-Adresse, Angaben zu deinem Browser und dass du auf unserer Seite bist, und er kann selbst etwas auf deinem Gerät speichern. Wir betten YouTube über youtube-nocookie.com ein und Vimeo mit der Bitte, dich nicht zu verfolgen. Ob du einen Film lädst oder ansiehst, erfahren wir nicht.</p>
<p>Rechtsgrundlage ist deine Einwilligung (Artikel 6 Absatz 1 Buchstabe a DSGVO, § 25 Absatz 1 TDDDG). „Immer laden“ nimmst du in den Cookie-Einstellungen unten auf jeder Seite zurück. Was die Anbieter mit den Daten tun, steht in der <a href="https://policies.google.com/privacy">Datenschutzerklärung von Google</a> und in der <a href="https://vimeo.com/privacy">von Vimeo</a>.</p>
<h2>Wenn du eine Seite aufrufst</h2>
<p>Damit der Server antworten kann, bekommt er deine IP-Adresse, wie bei jedem Aufruf im Internet. Er schreibt sie nicht auf. In sein Protokoll schreibt er je Aufruf: den Zeitpunkt, die Art des Aufrufs, den Pfad der Seite ohne alles, was hinter einem Fragezeichen steht, den Statuscode, die Dauer und eine zufällige Nummer, mit der wir Fehler wiederfinden. Was du in Filter oder Suchfelder eingibst, steht also nicht darin. Personen lassen sich mit diesem Protokoll nicht erkennen.</p>
<p>Wenn du etwas abschickst, zählt der Server im Arbeitsspeicher, wie oft das von deiner IP-Adresse aus in einer Minute geschah, und weist zu viele Versuche ab. Das schützt vor Angriffen. Gespeichert wird die Zählung nicht, und sie endet spätestens, wenn der Server neu startet.</p>
<p>Rechtsgrundlage ist unser berechtigtes Interesse daran, die Seite zu zeigen und zu schützen (Artikel 6 Absatz 1 Buchstabe f DSGVO).</p>
<h2>Cookies</h2>
<p>Wer nur liest, bekommt kein Cookie. Diese Cookies setzt die Seite erst, wenn etwas geschieht, das sie braucht:</p>
<ul>
<li><strong>csrftoken</strong>: eine Zufallszahl, die beweist, dass ein Auftrag wirklich von unserer Seite kommt. Sie wird geholt, bevor dein Browser uns zum ersten Mal etwas schickt, zum Beispiel Tickets für den Warenkorb oder die Meldung einer fehlenden Seite, und endet mit dem Schließen des Browsers.</li>
<li><strong>cart</strong>: eine Zufallszahl, mit der der Server deinen Warenkorb wiederfindet. Programme auf der Seite können sie nicht lesen. Sie hält 24 Stunden, damit du einen abgelaufenen Warenkorb zurückholen kannst.</li>
<li><strong>cartAmount</strong> und <strong>cartUrl</strong>: wie viele Tickets im Warenkorb liegen und wo er zu finden ist. Sie enden mit der Reservierung, nach 15 Minuten.</li>
<li><strong>testSale</strong>: nur wenn du die Kasse unter /testshop ausprobierst. Es sagt, dass dein Warenkorb dorthin führt, und endet mit dem Schließen des Browsers oder sobald du den Probeverkauf beendest.</li>
<li><strong>dismissedAlert</strong>: die Nummer des Hinweises am oberen Rand, den du geschlossen hast, damit er geschlossen bleibt. Sie hält ein halbes Jahr.</li>
<li><strong>consent</strong>: deine Wahl in den Cookie-Einstellungen, damit wir nicht noch einmal fragen. Sie hält ein halbes Jahr.</li>
<li><strong>session</strong>, <strong>session-only</strong> und <strong>signedIn</strong>: nur wenn du dich anmeldest. Das erste ist eine Zufallszahl, an der der Server dich erkennt und die Programme auf der Seite nicht lesen können; die anderen sagen, wie lange sie gilt und dass es sie gibt. Sie enden mit dem Schließen des Browsers oder, wenn du das ankreuzt, nach 30 Tagen.</li>
<li><strong>code-for</strong> und <strong>trusted</strong>: nur mit der Zwei-Faktor-Anmeldung. Das erste sagt zehn Minuten lang, für welches Konto der Code ist; das zweite, dass du auf diesem Gerät 30 Tage lang nicht nach einem gefragt werden willst.</li>
</ul>
<p>Sie alle sind unbedingt nötig für das, was du gerade tust. Darum brauchen sie keine Einwilligung (§ 25 Absatz 2 Nummer 2 TDDDG). Du kannst sie jederzeit im Browser löschen; dann ist der Warenkorb leer und du bist abgemeldet, sonst passiert nichts.</p>
<p>Damit die letzten Seiten auch ohne Netz lesbar sind, legt dein Browser bis zu zwanzig von ihnen in seinen eigenen Speicher. Dort liegt auch die Liste deiner Favoriten (favourites.v1). Beides verschwindet mit den Websitedaten. Deine Favoriten verlassen dein Gerät nur, wenn du dich anmeldest: Dann liegen sie bei deinem Konto, und beim Abmelden vergisst sie dein Browser.</p>
<h2>Wenn du ein Konto anlegst</h2>
<p>Ein Konto brauchst du für nichts, was es auf dieser Seite zu sehen oder zu kaufen gibt. Legst du eins an, speichern wir deinen Vor- und Nachnamen, deine E-Mail-Adresse, einen Prüfwert deines Passworts, aus dem sich das Passwort nicht zurückrechnen lässt, deine Favoriten, wann du dich angemeldet hast und mit welcher Art von Gerät und Browser, und an welchem Tag das Gerät zuletzt hier war; aber nicht, wo. So siehst du in deinen Einstellungen, wo du angemeldet bist. Wir schreiben dir nur, um deine Adresse zu bestätigen, ein neues Passwort zu setzen oder dir zu sagen, dass sich an deinem Konto etwas geändert hat. Damit niemand Passwörter durchprobiert, zählen wir, wie oft es von einer IP-Adresse aus versucht wurde; und, unter einem Prüfwert der E-Mail-Adresse, wie oft für ein Konto; nach einer Stunde gilt die Zählung nicht mehr und wird in der Stunde danach gelöscht. Damit niemand ein fremdes Postfach füllt, zählen wir ebenso lange unter einem Prüfwert der E-Mail-Adresse, wie oft wir dorthin geschrieben haben.</p>
<p>Du kannst dein Konto jederzeit selbst löschen, in seinen Einstellungen; dann ist alles davon weg. Ein Konto, dessen Adresse niemand bestätigt, löscht die Seite nach 30 Tagen. Rechtsgrundlage ist der Vertrag über das Konto (Artikel 6 Absatz 1 Buchstabe b DSGVO), für die Zählung unser berechtigtes Interesse daran, es zu schützen (Buchstabe f).</p>
<h2>Wenn du Plätze reservierst</h2>
<p>Legst du Tickets in den Warenkorb, speichern wir, welche Plätze wie lange vergeben sind, zusammen mit einem Prüfwert deiner Zufallszahl. Wer du bist, erfahren wir dabei nicht. Die Reservierung gilt 15 Minuten und lässt sich verlängern. Einen Tag nach ihrem Ende löscht die Seite sie von selbst. Damit ein doppelt gesendeter Auftrag nur einmal gilt, heben wir seinen Prüfwert und unsere Antwort darauf bis zu 24 Stunden auf, dann löscht die Seite sie. Damit niemand allein ein ganzes Haus reserviert, zählen wir unter einem Prüfwert der IP-Adresse, wie viele Plätze gerade von dort aus gehalten werden; er verschwindet mit der Reservierung.</p>
<p>Rechtsgrundlage ist der Vertrag, den du vorbereitest (Artikel 6 Absatz 1 Buchstabe b DSGVO).</p>
<h2>Wenn du Tickets bestellst</h2>
<p>Bestellst du, speichern wir deinen Vor- und Nachnamen, deine E-Mail-Adresse, was du bestellt hast und wie es bezahlt wird. Hast du Guthaben bei uns, steht jede Änderung mit der Bestellung dabei, für die sie war. Das Steuerrecht will es zehn Jahre lang wissen; danach löschen wir Namen und Adresse. Bestellungen im Probeverkauf löscht die Seite nach einer Woche.</p>
<p>Für manche Termine fragen wir dich beim Bestellen etwas, zum Beispiel, wie das Kind heißt und wer es abholen darf. Das lesen die Kasse und die Leute am Einlass. Antworten zur Gesundheit, zum Beispiel zu Allergien, gibst du freiwillig und nur, wenn du ausdrücklich einwilligst (Artikel 9 Absatz 2 Buchstabe a DSGVO); die liest nur die Kasse und gibt sie denen weiter, die auf euch achten. Auf der Seite deiner Bestellung kannst du die Einwilligung jederzeit zurücknehmen, dann sind sie sofort gelöscht. Alle Antworten löscht die Seite sieben Tage nach dem Termin.</p>
<p>Bezahlst du online, kommst du auf die Seite unseres Zahlungsdienstes Stripe (Stripe Payments Europe, Limited, Dublin). Er bekommt von uns den Betrag, deine E-Mail-Adresse und die Sprache der Seite. Was du dort über deine Karte einträgst, sehen wir nicht. Wir erfahren nur, ob bezahlt ist, und unter welcher Nummer. Bevor du auf „Zahlungspflichtig bestellen“ drückst, erfährt Stripe nichts von dir.</p>
<p>Rechtsgrundlage ist der Vertrag, den du schließt (Artikel 6 Absatz 1 Buchstabe b DSGVO), für das Aufbewahren unsere Pflicht aus dem Steuerrecht (Buchstabe c).</p>
<h2>Wenn du uns schreibst</h2>
<p>Auf der Seite zur Barrierefreiheit kannst du uns eine Nachricht schicken. Wir speichern ihren Text, den Zeitpunkt, die Sprache der Seite und, nur wenn du sie angibst, deine E-Mail-Adresse. Beides verwenden wir allein, um die Barriere zu beseitigen und dir zu antworten. Ist das erledigt, löschen wir die Nachricht. Was älter als ein Jahr ist, löscht die Seite selbst.</p>
<p>Rechtsgrundlage ist unsere Pflicht, solche Hinweise entgegenzunehmen (Artikel 6 Absatz 1 Buchstabe c DSGVO), für Anrufe und E-Mails unser berechtigtes Interesse daran, dir zu antworten (Buchstabe f).</p>
<h2>Wenn du unseren Newsletter willst</h2>
<p>Wir speichern deine E-Mail-Adresse, wovon du lesen möchtest, und deine Sprache, sobald du in unserer Mail den Knopf gedrückt hast. Drückst du nicht, löscht die Seite das alles nach drei Tagen. Worin du wann eingewilligt hast, bewahren wir auf, um es belegen zu können. In jedem Brief steht ein Link, mit dem du dich sofort abmeldest. Dann behalten wir nur, worin du eingewilligt hattest und dass du gegangen bist, drei Jahre lang, und schreiben dir nicht mehr.</p>
<p>Rechtsgrundlage ist deine Einwilligung (Artikel 6 Absatz 1 Buchstabe a DSGVO), für das Aufbewahren des Belegs unser berechtigtes Interesse daran (Buchstabe f).</p>
<h2>Wenn du eine Seite ansiehst</h2>
<p>Wir zählen je Tag, wie oft jede Seite angesehen wird, und sonst nichts: keine Adresse, kein Cookie, kein Browser, keine Reihenfolge. So wissen wir, was gelesen wird, und nicht, von wem. Nach 90 Tagen wird die Zählung gelöscht.</p>
<h2>Wenn eine Seite fehlt</h2>
<p>Meldet dein Browser uns eine Adresse, unter der nichts zu finden ist, zählen wir je Tag und Pfad mit, damit wir Löcher flicken können. Dazu gehört nichts, was auf dich hinweist. Nach 90 Tagen wird die Zählung gelöscht.</p>
<h2>Wenn du suchst</h2>
<p>Wonach auf dieser Seite gesucht wird, zählen wir je Tag und Sprache mit, damit wir merken, was fehlt. Wer gesucht hat, steht nicht dabei, und was nach Adresse, Nummer oder ganzem Satz aussieht, zählen wir gar nicht. Auch diese Zählung wird nach 90 Tagen gelöscht.</p>
<h2>Wo die Daten liegen</h2>
<p>Der Server steht in Deutschland, im Rechenzentrum der Stadtwerke Auental GmbH. Sie betreibt ihn in unserem Auftrag und nach unserer Weisung (Artikel 28 DSGVO). Andere Empfänger gibt es nicht, Übermittlungen in Länder außerhalb der Europäischen Union auch nicht. Lädst du einen Film, schickt dein Browser selbst Daten an seinen Anbieter, auch in die USA.</p>
<h2>Deine Rechte</h2>
<p>Du kannst von uns verlangen,</p>
<ul>
<li>dir zu sagen, was wir über dich gespeichert haben (Artikel 15 DSGVO),</li>
<li>Falsches zu berichtigen (Artikel 16),</li>
<li>deine Daten zu löschen (Artikel 17) oder ihre Verarbeitung einzuschränken (Artikel 18),</li>
<li>dir, was du uns gegeben hast, in einem gängigen Format herauszugeben (Artikel 20).</li>
</ul>
<p>Was unter deinem Konto steht, lädst du in seinen Einstellungen selbst herunter, als eine Datei. Alles andere suchen wir dir heraus.</p>
<p>Hast du in etwas eingewilligt, kannst du das jederzeit für die Zukunft zurücknehmen (Artikel 7 Absatz 3). Ein Brief, ein Anruf oder eine E-Mail genügt. Auch Kinder haben diese Rechte; wir erklären sie gern noch einmal am Tresen.</p>
<h3>Widerspruch</h3>
<p><strong>Soweit wir Daten wegen eines berechtigten Interesses verarbeiten, kannst du dem aus Gründen, die sich aus deiner besonderen Lage ergeben, jederzeit widersprechen (Artikel 21 DSGVO).</strong></p>
<h3>Beschwerde</h3>
<p>Du kannst dich bei einer Aufsichtsbehörde für den Datenschutz beschweren (Artikel 77), zum Beispiel dort, wo du wohnst, oder bei der für uns zuständigen: Landesbeauftragte für den Datenschutz, Spechtgasse 1, 04700 Auenstadt.</p>
<h2>Müssen und automatisch entscheiden</h2>
<p>Du musst uns nichts über dich verraten, um diese Seite zu lesen oder Plätze zu reservieren. Automatische Entscheidungen über dich und Profile (Artikel 22) gibt es nicht.</p>`,
    en: `
<p>In short: without your yes this site fetches nothing from other people’s servers, does not watch you and stores as little as it can. What it does store is listed here, completely and with periods.</p>
<h2>Who is responsible</h2>
<p>Buntspecht Haus für Kinderkunst und Kultur gemeinnützige GmbH, Kleiberweg 7, 04711 Auental, Germany, phone +49 30 23125-711, e-mail <a href="mailto:hallo@buntspecht.example">hallo@buntspecht.example</a>.</p>
<p>Our data protection officer is Bastian Kühn. You reach him at the same address and at <a href="mailto:datenschutz@buntspecht.example">datenschutz@buntspecht.example</a>.</p>
<h2>Nothing from others without your yes</h2>
<p>Typefaces, pictures, audio samples, programs and data come from our server alone. There are no tracking pixels, no advertising, no maps of others on our pages, and nobody analyses your visit. A rule in every answer of the server (the content security policy) forbids your browser to load anything from elsewhere for our pages. The only exception are films, and only if you want them.</p>
<h3>Films</h3>
<p>Some productions come with a film that is kept at YouTube (Google Ireland Limited, Ireland) or Vimeo (Vimeo.com, Inc., USA). A picture of ours stands in its place, and the providers learn nothing about you. Only when you press “Load once” or “Always load” does your browser fetch the film from there. The provider then learns your IP address, some facts about your browser and that you are on our site, and it can store something on your device itself. We embed YouTube by way of youtube-nocookie.com, and Vimeo with the request not to track you. We do not learn whether you load or watch a film.</p>
<p>The legal basis is your consent (Article 6 (1) (a) GDPR, section 25 (1) TDDDG). You take back “Always load” in the cookie settings at the bottom of every page. What the providers do with the data is said in the <a href="https://policies.google.com/privacy">privacy policy of Google</a> and in <a href="https://vimeo.com/privacy">that of Vimeo</a>.</p>
<h2>When you open a page</h2>
<p>To answer, the server receives your IP address, as with every request on the internet. It does not write it down. For each request its log holds: the time, the kind of request, the path of the page without anything behind a question mark, the status code, how long it took and a random number by which we find errors again. So what you type into filters or search fields is not in it. Nobody can be recognised from this log.</p>
<p>When you send something, the server counts in its memory how often that happened from your IP address within a minute, and turns away too many attempts. This protects against attacks. The count is never stored, and it ends at the latest when the server restarts.</p>
<p>The legal basis is our legitimate interest in showing and protecting the site (Article 6 (1) (f) GDPR).</p>
<h2>Cookies</h2>
<p>Whoever only reads gets no cookie. The site sets these cookies only when something happens that needs them:</p>
<ul>
<li><strong>csrftoken</strong>: a random number which proves that a call really comes from our site. It is fetched before your browser sends us something for the first time, such as tickets for the cart or the report of a missing page, and ends when you close the browser.</li>
<li><strong>cart</strong>: a random number by which the server finds your cart again. Programs on the page cannot read it. It lasts 24 hours, so that you can win back a cart that has expired.</li>
<li><strong>cartAmount</strong> and <strong>cartUrl</strong>: how many tickets are in the cart and where it is found. They end with the reservation, after 15 minutes.</li>
<li><strong>testSale</strong>: only if you try out the shop at /testshop. It says that your cart leads there, and ends when you close the browser or end the test sale.</li>
<li><strong>dismissedAlert</strong>: the number of the notice at the top that you have closed, so that it stays closed. It lasts half a year.</li>
<li><strong>consent</strong>: your choice in the cookie settings, so that we do not ask again. It lasts half a year.</li>
<li><strong>session</strong>, <strong>session-only</strong> and <strong>signedIn</strong>: only when you sign in. The first is a random number by which the server knows you and which programs on the page cannot read; the others say how long it holds and that it is there. They end when you close the browser or, if you tick that, after 30 days.</li>
<li><strong>code-for</strong> and <strong>trusted</strong>: only with two-factor sign-in. The first says for ten minutes which account the code is for; the second, that you do not want to be asked for one on this device for 30 days.</li>
</ul>
<p>All of them are strictly necessary for what you are doing at that moment, so they need no consent (section 25 (2) no. 2 of the German TDDDG). You can delete them in your browser at any time; the cart is empty and you are signed out then, and nothing else happens.</p>
<p>So that the last pages can be read without a network, your browser keeps up to twenty of them in its own storage. The list of your favourites (favourites.v1) is kept there too. Both disappear with the site’s data. Your favourites leave your device only when you sign in: then they are kept with your account, and your browser forgets them when you log out.</p>
<h2>When you make an account</h2>
<p>You need no account for anything there is to see or to buy on this site. If you make one, we store your first and last name, your e-mail address, a check value of your password from which the password cannot be worked out, your favourites, when you signed in and with which kind of device and browser, and the day the device was here last; but not where. So you see in your settings where you are signed in. We write to you only to confirm your address, to set a new password or to tell you that something about your account has changed. So that nobody tries out passwords, we count how often that was done from an IP address and, under a check value of the e-mail address, how often for one account; after an hour the count is void, and it is deleted within the hour after that. So that nobody fills another one’s mailbox, we count for as long how often we wrote to an e-mail address, under a check value of it.</p>
<p>You can delete your account yourself at any time, in its settings; then all of it is gone. An account whose address nobody confirms is deleted by the site after 30 days. The legal basis is the contract about the account (Article 6 (1) (b) GDPR), for the count our legitimate interest in protecting it (letter f).</p>
<h2>When you reserve places</h2>
<p>When you put tickets into the cart, we store which places are taken and for how long, together with a check value of your random number. We do not learn who you are. The reservation holds for 15 minutes and can be renewed. One day after it ends, the site deletes it by itself. So that a call sent twice counts only once, we keep its check value and our answer for up to 24 hours, then the site deletes them. So that nobody reserves a whole house alone, we count under a check value of the IP address how many places are being held from there; it goes with the reservation.</p>
<p>The legal basis is the contract you are preparing (Article 6 (1) (b) GDPR).</p>
<h2>When you order tickets</h2>
<p>When you order, we store your first and last name, your e-mail address, what you ordered and how it is paid. If you have credit with us, each change stands with the order it was for. Tax law wants it known for ten years; after that we delete name and address. The site deletes orders of the test sale after a week.</p>
<p>For some events we ask you something when you order, such as what the child is called and who may collect it. The box office and the people at the door read that. Answers about health, such as allergies, you give voluntarily and only with your explicit consent (Article 9(2)(a) GDPR); the box office alone reads them and tells those who look after you. You can take the consent back at any time on the page of your order, and they are deleted at once. The site deletes all answers seven days after the event.</p>
<p>When you pay online, you come to the page of our payment provider Stripe (Stripe Payments Europe, Limited, Dublin). From us it gets the amount, your e-mail address and the language of the page. What you enter there about your card we do not see. We only learn whether it is paid, and under which number. Before you press “Order and pay”, Stripe learns nothing of you.</p>
<p>The legal basis is the contract you enter into (Article 6(1)(b) GDPR), and for keeping it our duty under tax law (point (c)).</p>
<h2>When you write to us</h2>
<p>On the accessibility page you can send us a message. We store its text, the time, the language of the page and, only if you give it, your e-mail address. We use both for nothing but removing the barrier and answering you. When that is done, we delete the message. Whatever is older than a year the site deletes itself.</p>
<p>The legal basis is our duty to accept such reports (Article 6 (1) (c) GDPR), and for calls and e-mails our legitimate interest in answering you (letter f).</p>
<h2>When you want our newsletter</h2>
<p>We store your e-mail address, what you would like to hear about, and your language, once you have pressed the button in our mail. If you do not press it, the site deletes all of it after three days. We keep what you agreed to and when, to be able to prove it. Every letter has a link by which you leave at once. Then we keep only what you had agreed to, and that you left, for three years, and write to you no more.</p>
<p>The legal basis is your consent (Article 6 (1) (a) GDPR), for keeping the proof our legitimate interest in it (letter f).</p>
<h2>When you look at a page</h2>
<p>We count per day how often each page is looked at, and nothing else: no address, no cookie, no browser, no order of pages. So we know what is read and not who reads. After 90 days the count is deleted.</p>
<h2>When a page is missing</h2>
<p>If your browser tells us of an address where there is nothing, we count it per day and path, so that we can mend holes. Nothing about it points to you. After 90 days the count is deleted.</p>
<h2>When you search</h2>
<p>What is searched for on this site we count per day and language, so that we notice what is missing. Who searched is not written down, and whatever looks like an address, a number or a whole sentence is not counted at all. This count is deleted after 90 days too.</p>
<h2>Where the data is</h2>
<p>The server stands in Germany, in the data centre of Stadtwerke Auental GmbH, which runs it on our behalf and by our instructions (Article 28 GDPR). There are no other recipients, and nothing is sent to countries outside the European Union. If you load a film, your browser itself sends data to its provider, to the USA too.</p>
<h2>Your rights</h2>
<p>You can ask us</p>
<ul>
<li>to tell you what we have stored about you (Article 15 GDPR),</li>
<li>to correct what is wrong (Article 16),</li>
<li>to delete your data (Article 17) or to restrict its processing (Article 18),</li>
<li>to hand over what you gave us in a common format (Article 20).</li>
</ul>
<p>What is kept under your account you download yourself, as one file, in its settings. Everything else we look up for you.</p>
<p>If you have consented to something, you can take that back for the future at any time (Article 7 (3)). A letter, a call or an e-mail is enough. Children have these rights too; we are happy to explain them again at the front desk.</p>
<h3>Objection</h3>
<p><strong>Where we process data because of a legitimate interest, you can object at any time on grounds relating to your particular situation (Article 21 GDPR).</strong></p>
<h3>Complaint</h3>
<p>You can complain to a data protection authority (Article 77), for example where you live, or to the one in charge of us: Landesbeauftragte für den Datenschutz, Spechtgasse 1, 04700 Auenstadt, Germany.</p>
<h2>Duties and automated decisions</h2>
<p>You do not have to tell us anything about yourself to read this site or to reserve places. There are no automated decisions about you and no profiles (Article 22).</p>`,
  },
};
