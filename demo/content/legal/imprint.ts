import type { DemoLegalPage } from '../types.ts';

export const imprint: DemoLegalPage = {
  kind: 'imprint',
  title: { de: 'Impressum', en: 'Imprint' },
  html: {
    de: `
<p>Buntspecht ist ein erfundenes Haus. Ort, Personen, Nummern und Adressen auf dieser Seite sind ausgedacht, so vollständig, wie das Gesetz sie von einem wirklichen Haus verlangt.</p>
<h2>Anbieter</h2>
<p>Buntspecht Haus für Kinderkunst und Kultur gemeinnützige GmbH<br>Kleiberweg 7<br>04711 Auental</p>
<h2>Vertreten durch</h2>
<p>die Geschäftsführerinnen Lene Bergström und Noor Haddad</p>
<h2>So erreichst du uns</h2>
<p>Telefon: <a href="tel:+493023125711">030 23125-711</a>, dienstags bis freitags von 9 bis 17 Uhr<br>E-Mail: <a href="mailto:hallo@buntspecht.example">hallo@buntspecht.example</a></p>
<h2>Register und Steuer</h2>
<p>Registergericht: Amtsgericht Auental<br>Registernummer: HRB 04711<br>Umsatzsteuer-Identifikationsnummer nach § 27a Umsatzsteuergesetz: DE000047110<br>Steuernummer: 247/110/04711, Finanzamt Auental</p>
<p>Die Gesellschaft fördert Kunst, Kultur und Bildung und ist wegen dieser Zwecke vom Finanzamt Auental als gemeinnützig anerkannt. Alleinige Gesellschafterin ist der Verein Freundeskreis Alte Sägemühle Auental e. V., Amtsgericht Auental, VR 0711.</p>
<h2>Verantwortlich für den Inhalt</h2>
<p>Verantwortlich nach § 18 Absatz 2 des Medienstaatsvertrags: Lene Bergström, Kleiberweg 7, 04711 Auental.</p>
<h2>Jugendschutz</h2>
<p>Ansprechpartnerin für den Jugend- und Kinderschutz im Haus und auf dieser Seite: Aiko Hartmann, erreichbar unter <a href="mailto:schutz@buntspecht.example">schutz@buntspecht.example</a>. Nachrichten an diese Adresse liest nur sie.</p>
<h2>Streit schlichten</h2>
<p>Wenn etwas schiefgeht, sprich zuerst mit uns. Wir nehmen nicht an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu auch nicht verpflichtet (§ 36 Verbraucherstreitbeilegungsgesetz).</p>
<h2>Haftung für Inhalte und Links</h2>
<p>Für unsere eigenen Inhalte sind wir nach den allgemeinen Gesetzen verantwortlich. Für Seiten, auf die wir verlinken, sind es deren Betreiber. Beim Setzen eines Links sehen wir uns die Seite an. Erfahren wir später, dass dort etwas gegen das Gesetz verstößt, nehmen wir den Link weg.</p>
<h2>Bilder und Texte</h2>
<p>Die Scherenschnitte auf dieser Seite zeichnet die Seite selbst, aus dem Namen jeder Veranstaltung. Sie und alle Texte gehören dem Haus. Für Unterricht, Kita und Kinderzimmer darfst du beides ausdrucken, zerschneiden und aufhängen. Für alles andere frag uns bitte vorher.</p>
<p>Schriften: Londrina Solid und Familjen Grotesk, beide unter der SIL Open Font License 1.1.</p>`,
    en: `
<p>Buntspecht is an invented house. The place, people, numbers and addresses on this page are made up, and as complete as the law asks of a real house.</p>
<h2>Provider</h2>
<p>Buntspecht Haus für Kinderkunst und Kultur gemeinnützige GmbH (non-profit limited company)<br>Kleiberweg 7<br>04711 Auental<br>Germany</p>
<h2>Represented by</h2>
<p>the managing directors Lene Bergström and Noor Haddad</p>
<h2>How to reach us</h2>
<p>Phone: <a href="tel:+493023125711">+49 30 23125-711</a>, Tuesday to Friday from 9 to 17<br>E-mail: <a href="mailto:hallo@buntspecht.example">hallo@buntspecht.example</a></p>
<h2>Register and tax</h2>
<p>Court of registration: Amtsgericht Auental<br>Registration number: HRB 04711<br>VAT identification number under section 27a of the German VAT Act: DE000047110<br>Tax number: 247/110/04711, tax office Auental</p>
<p>The company promotes art, culture and education, and the tax office of Auental recognises it as a non-profit for these purposes. Its only shareholder is the association Freundeskreis Alte Sägemühle Auental e. V., Amtsgericht Auental, VR 0711.</p>
<h2>Responsible for the content</h2>
<p>Responsible under section 18 (2) of the German Interstate Media Treaty: Lene Bergström, Kleiberweg 7, 04711 Auental.</p>
<h2>Protection of children</h2>
<p>For the protection of children and young people in the house and on this site, talk to Aiko Hartmann: <a href="mailto:schutz@buntspecht.example">schutz@buntspecht.example</a>. She alone reads what is sent there.</p>
<h2>Settling disputes</h2>
<p>If something goes wrong, please talk to us first. We do not take part in dispute resolution before a consumer arbitration board, and we are not obliged to (section 36 of the German Consumer Dispute Resolution Act).</p>
<h2>Liability for content and links</h2>
<p>We are responsible for our own content under the general laws. Pages we link to are the responsibility of those who run them. We look at a page before we link to it. If we learn later that something there breaks the law, we take the link away.</p>
<h2>Pictures and texts</h2>
<p>The paper cuts on this site are drawn by the site itself, from the name of each event. They and all texts belong to the house. For lessons, nurseries and children’s rooms you may print, cut up and hang both. For anything else please ask us first.</p>
<p>Typefaces: Londrina Solid and Familjen Grotesk, both under the SIL Open Font License 1.1.</p>`,
  },
};
