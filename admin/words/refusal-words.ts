import type { Language } from '../../lib/localized.ts';

/** What the API says of fields that do not fit, as people say it; it answers in English, for programs. */
const REFUSALS: [says: RegExp, de: string, en: string][] = [
  [/^belongs to another/, 'Das gibt es schon.', 'That exists already.'],
  [
    /begin with https/,
    'Das ist weder ein Pfad noch eine Adresse mit https://.',
    'That is neither a path nor an address with https://.',
  ],
  [/path of this site/, 'Das ist kein Pfad dieser Website.', 'That is no path of this site.'],
  [/^must be another one/, 'Das führt auf sich selbst.', 'That leads to itself.'],
  [/lead back/, 'Das führt im Kreis.', 'That leads in a circle.'],
  [
    /lead on itself/,
    'Von dort wird schon weitergeleitet. Nimm gleich das Ziel davon.',
    'From there it is led on already. Use where that leads.',
  ],
  [/later than date_start/, 'Das Ende liegt vor dem Beginn.', 'It ends before it begins.'],
  [
    /below age_from/,
    'Das liegt unter dem Alter, ab dem es beginnt.',
    'That is below the age it begins with.',
  ],
  [/already|taken|in use/, 'Das gibt es schon.', 'That exists already.'],
  [/between 1900 and 2199/, 'Das Jahr stimmt nicht.', 'That year cannot be right.'],
  [/another event/, 'Ein Termin kann nicht zu sich selbst gehören.', 'An event cannot belong to itself.'],
  [
    /child itself/,
    'Dieser Termin gehört selbst schon zu einem anderen.',
    'That event belongs to another one already.',
  ],
  [/has children/, 'Zu diesem Termin gehören schon andere.', 'Other events belong to this one already.'],
  [/does not exist|unknown/, 'Das gibt es nicht mehr.', 'That does not exist any more.'],
  [/3 to 32 letters/, '3 bis 32 Buchstaben, Ziffern und Striche.', '3 to 32 letters, digits and dashes.'],
  [/later than valid_from/, 'Das Ende liegt vor dem Anfang.', 'It ends before it begins.'],
  [
    /must stay as many/,
    'Danach werden Termine verkauft: Es kann keine Platzgruppe dazukommen oder wegfallen. Leg eine neue Preisliste an.',
    'Events are sold by these: none can be added or taken away. Make another price list.',
  ],
  [
    /lie in carts/,
    'Karten zu einem dieser Preise liegen noch in Warenkörben. Versuch es später noch einmal.',
    'Tickets at one of these prices still lie in carts. Try again later.',
  ],
  [/of this price list/, 'Das gehört zu einer anderen Preisliste.', 'That belongs to another price list.'],
  [
    /same number of digits/,
    'Alle Konten brauchen gleich viele Ziffern.',
    'All accounts need the same number of digits.',
  ],
  [/must be an account/, 'Ein Konto hat 4 bis 8 Ziffern.', 'An account has 4 to 8 digits.'],
  [/must be an IBAN/, 'Das ist keine IBAN.', 'That is no IBAN.'],
  [/must be a BIC/, 'Das ist kein BIC.', 'That is no BIC.'],
  [/must look like (.*)/, 'So sieht das nicht aus.', 'That does not look like one.'],
  [/must start with/, 'Das ist keine Adresse.', 'That is no address.'],
  [/telephone number/, 'Das ist keine Telefonnummer.', 'That is no telephone number.'],
  [
    /lower case letters/,
    'Nur kleine Buchstaben, Ziffern und einzelne Striche.',
    'Lower case letters, digits and single dashes only.',
  ],
  [/have words in it/, 'Hier fehlt noch der Text.', 'The text is missing.'],
  [/expected string|expected number|at least|>=1|Too small/i, 'Fehlt noch', 'Missing'],
  [/Too big|at most|<=/i, 'Das ist zu lang oder zu groß.', 'That is too long or too large.'],
];

/** A refusal in the language of the interface; what is not known is said as it came. */
export function refusalWords(message: string, language: Language): string {
  const known = REFUSALS.find(([says]) => says.test(message));
  return known ? known[language === 'de' ? 1 : 2] : message;
}
