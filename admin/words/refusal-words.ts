import type { Language } from '../../lib/localized.ts';

/** Maps the API's field errors to sentences for people; the API answers in English, for programs. */
const REFUSALS: [says: RegExp, de: string, en: string][] = [
  [/^belongs to another/, 'Das gibt es schon.', 'That already exists.'],
  [
    /begin with https/,
    'Das ist weder ein Pfad noch eine Adresse mit https://.',
    'Enter a path or an address starting with https://.',
  ],
  [/path of this site/, 'Das ist kein Pfad dieser Website.', 'That path isn’t on this site.'],
  [/^must be another one/, 'Das führt auf sich selbst.', 'That redirects to itself.'],
  [/lead back/, 'Das führt im Kreis.', 'That redirects in a circle.'],
  [
    /lead on itself/,
    'Von dort wird schon weitergeleitet. Nimm gleich das Ziel davon.',
    'That address already redirects elsewhere. Use its target instead.',
  ],
  [/later than date_start/, 'Das Ende liegt vor dem Beginn.', 'The end is before the start.'],
  [/below age_from/, 'Das liegt unter dem Alter, ab dem es beginnt.', 'That’s below the minimum age.'],
  [/already|taken|in use/, 'Das gibt es schon.', 'That already exists.'],
  [/between 1900 and 2199/, 'Das Jahr stimmt nicht.', 'Enter a year between 1900 and 2199.'],
  [/another event/, 'Ein Termin kann nicht zu sich selbst gehören.', 'A date can’t belong to itself.'],
  [
    /child itself/,
    'Dieser Termin gehört selbst schon zu einem anderen.',
    'That date already belongs to another one.',
  ],
  [/has children/, 'Zu diesem Termin gehören schon andere.', 'Other dates already belong to this one.'],
  [/does not exist|unknown/, 'Das gibt es nicht mehr.', 'That no longer exists.'],
  [
    /3 to 32 letters/,
    '3 bis 32 Buchstaben, Ziffern und Striche.',
    'Use 3 to 32 letters, numbers and hyphens.',
  ],
  [/later than valid_from/, 'Das Ende liegt vor dem Anfang.', 'The end is before the start.'],
  [
    /must stay as many/,
    'Danach werden Termine verkauft: Es kann keine Platzgruppe dazukommen oder wegfallen. Leg eine neue Preisliste an.',
    'Dates are on sale with this price list, so you can’t add or remove seat groups. Create a new price list.',
  ],
  [
    /lie in carts/,
    'Karten zu einem dieser Preise liegen noch in Warenkörben. Versuch es später noch einmal.',
    'There are still tickets at one of these prices in people’s carts. Try again later.',
  ],
  [/of this price list/, 'Das gehört zu einer anderen Preisliste.', 'That belongs to another price list.'],
  [
    /same number of digits/,
    'Alle Konten brauchen gleich viele Ziffern.',
    'All accounts need the same number of digits.',
  ],
  [/must be an account/, 'Ein Konto hat 4 bis 8 Ziffern.', 'An account number has 4 to 8 digits.'],
  [/must be an IBAN/, 'Das ist keine IBAN.', 'Enter a valid IBAN.'],
  [/must be a BIC/, 'Das ist kein BIC.', 'Enter a valid BIC.'],
  [/must look like (.*)/, 'So sieht das nicht aus.', 'That isn’t in the right format.'],
  [/must start with/, 'Das ist keine Adresse.', 'That isn’t a valid address.'],
  [/telephone number/, 'Das ist keine Telefonnummer.', 'Enter a valid phone number.'],
  [
    /lower case letters/,
    'Nur kleine Buchstaben, Ziffern und einzelne Striche.',
    'Use only lowercase letters, numbers and single hyphens.',
  ],
  [/have words in it/, 'Hier fehlt noch der Text.', 'Enter some text.'],
  [/expected string|expected number|at least|>=1|Too small/i, 'Fehlt noch', 'Required'],
  [/Too big|at most|<=/i, 'Das ist zu lang oder zu groß.', 'That’s too long or too large.'],
];

/** A refusal in the language of the interface; an unknown one as it came. */
export function refusalWords(message: string, language: Language): string {
  const known = REFUSALS.find(([says]) => says.test(message));
  return known ? known[language === 'de' ? 1 : 2] : message;
}
