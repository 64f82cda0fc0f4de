import type { Format, ProblemCode, ProblemParams, Reason } from '../../lib/field-problem.ts';
import type { Language } from '../../lib/localized.ts';

type Words = readonly [de: string, en: string];

const FORMAT: Words = ['So sieht das nicht aus.', 'That isn’t in the right format.'];
const NOT_ALLOWED: Words = ['Das passt hier nicht.', 'That isn’t allowed here.'];
const REQUIRED: Words = ['Fehlt noch', 'Required'];
const EXISTS: Words = ['Das gibt es schon.', 'That already exists.'];
const TWICE: Words = ['Das steht hier zweimal.', 'That’s here twice.'];
const GONE: Words = ['Das gibt es nicht mehr.', 'That no longer exists.'];
const ENDS_EARLY: Words = ['Das Ende liegt vor dem Beginn.', 'The end is before the start.'];
const FIXED: Words = ['Das lässt sich nicht ändern.', 'This can’t be changed.'];
const FOREIGN: Words = ['Das gehört zu einer anderen Preisliste.', 'That belongs to another price list.'];
const PATH_IN_USE: Words = ['Diese Adresse ist schon vergeben.', 'That address is already in use.'];

/** Rules of the formats that people type; the others share one sentence. */
const FORMATS: Partial<Record<Format, Words>> = {
  account: ['Ein Konto hat 4 bis 8 Ziffern.', 'An account number has 4 to 8 digits.'],
  bic: ['Das ist kein BIC.', 'Enter a valid BIC.'],
  coupon_code: ['3 bis 32 Buchstaben, Ziffern und Striche.', 'Use 3 to 32 letters, numbers and hyphens.'],
  datev_client: ['Die Mandantennummer hat 1 bis 5 Ziffern.', 'A client number has 1 to 5 digits.'],
  datev_consultant: ['Die Beraternummer hat 4 bis 7 Ziffern.', 'A consultant number has 4 to 7 digits.'],
  email: ['Das ist keine E-Mail-Adresse.', 'Enter a valid email address.'],
  https_address: ['Das ist keine Adresse mit https://.', 'Enter an address starting with https://.'],
  iban: ['Das ist keine IBAN.', 'Enter a valid IBAN.'],
  link_address: ['Das ist keine Adresse.', 'That isn’t a valid address.'],
  one_line: ['Nur eine Zeile.', 'One line only.'],
  phone: ['Das ist keine Telefonnummer.', 'Enter a valid phone number.'],
  redirect_target: [
    'Das ist weder ein Pfad noch eine Adresse mit https://.',
    'Enter a path or an address starting with https://.',
  ],
  site_path: ['Das ist kein Pfad dieser Website.', 'That path isn’t on this site.'],
  slug: [
    'Nur kleine Buchstaben, Ziffern und einzelne Striche.',
    'Use only lowercase letters, numbers and single hyphens.',
  ],
  synonyms: [
    'Mindestens zwei einzelne Wörter mit Kommas dazwischen.',
    'Enter two or more single words, separated by commas.',
  ],
  video_address: ['Das ist keine Adresse eines Videos.', 'That isn’t the address of a video.'],
  year: ['Das Jahr stimmt nicht.', 'Enter a year between 1900 and 2199.'],
};

const FIXED_REASONS: Record<ProblemParams<'fixed'>['reason'], Words> = {
  generated: ['Der Code wird gezogen.', 'The code is generated.'],
  order: ['Das regelt die Bestellung.', 'Manage this in the order.'],
  owner: ['Das kann nur die Person selbst einschalten.', 'Only the account’s owner can turn this on.'],
  payments: [
    'Es ist schon Geld geflossen: Die Währung bleibt.',
    'Payments have been made, so the currency can’t change.',
  ],
  redeemed: ['Der Gutschein ist schon eingelöst.', 'The voucher has already been redeemed.'],
  redemption: FIXED,
  sold: ['Der Gutschein ist schon verkauft.', 'The voucher has already been sold.'],
};

/** Words for every problem a field can have, by its code (docs/decisions/0119). */
const REFUSALS: { [C in ProblemCode]: Words | ((params: ProblemParams<C>) => Words) } = {
  invalid: NOT_ALLOWED,
  invalid_type: ({ received }) => (['undefined', 'null'].includes(received) ? REQUIRED : FORMAT),
  invalid_value: NOT_ALLOWED,
  invalid_format: ({ format }) => FORMATS[format] ?? FORMAT,
  too_small: ({ origin, minimum }) => {
    if (origin === 'array' && minimum > 1)
      return [`Mindestens ${minimum} Einträge.`, `At least ${minimum} entries.`];
    return origin === 'number' ? ['Das ist zu klein.', 'That’s too small.'] : REQUIRED;
  },
  too_big: ({ origin, maximum }) => {
    if (origin === 'string')
      return [`Zu lang: höchstens ${maximum} Zeichen.`, `Too long: at most ${maximum} characters.`];
    if (origin === 'array') return [`Höchstens ${maximum} Einträge.`, `At most ${maximum} entries.`];
    return ['Das ist zu groß.', 'That’s too large.'];
  },
  out_of_range: ({ minimum, maximum }) => [
    `Eine Zahl von ${minimum} bis ${maximum}.`,
    `Enter a number from ${minimum} to ${maximum}.`,
  ],
  id_list: NOT_ALLOWED,
  too_many: ({ maximum }) => [`Mehr als ${maximum} gehen nicht.`, `At most ${maximum}.`],
  unrecognized_keys: NOT_ALLOWED,
  required: REQUIRED,
  required_with: REQUIRED,
  one_required: REQUIRED,
  incomplete: REQUIRED,
  excluded: NOT_ALLOWED,
  no_text: ['Hier fehlt noch der Text.', 'Enter some text.'],
  no_change: ['Hier hat sich nichts geändert.', 'Nothing has changed here.'],
  not_later: ENDS_EARLY,
  before: ENDS_EARLY,
  below: ['Das liegt unter der unteren Grenze.', 'That’s below the lower limit.'],
  not_less: ['Der Frühpreis muss darunter liegen.', 'The early price has to be lower.'],
  age_below: ['Das liegt unter dem Alter, ab dem es beginnt.', 'That’s below the minimum age.'],
  period_too_long: ({ days }) => [`Höchstens ${days} Tage.`, `At most ${days} days.`],
  other_length: NOT_ALLOWED,
  unequal_accounts: [
    'Alle Konten brauchen gleich viele Ziffern.',
    'All accounts need the same number of digits.',
  ],
  taken: EXISTS,
  duplicate: TWICE,
  unknown: GONE,
  other_id: NOT_ALLOWED,
  fixed: ({ reason }) => FIXED_REASONS[reason],
  last_administrator: [
    'Das ist das einzige Konto, das andere einlassen kann.',
    'This is the only administrator account.',
  ],
  health_voluntary: ['Angaben zur Gesundheit sind freiwillig.', 'Answers about health have to be optional.'],
  unreadable_styles: ['Die Stile darin lassen sich nicht lesen.', 'The styles in it can’t be read.'],
  redirects_to_itself: ['Das führt auf sich selbst.', 'That redirects to itself.'],
  redirect_chain: [
    'Von dort wird schon weitergeleitet. Nimm gleich das Ziel davon.',
    'That address already redirects elsewhere. Use its target instead.',
  ],
  redirect_loop: ['Das führt im Kreis.', 'That redirects in a circle.'],
  own_parent: ['Ein Termin kann nicht zu sich selbst gehören.', 'A date can’t belong to itself.'],
  parent_is_child: [
    'Dieser Termin gehört selbst schon zu einem anderen.',
    'That date already belongs to another one.',
  ],
  parent_has_children: ['Zu diesem Termin gehören schon andere.', 'Other dates already belong to this one.'],
  page_below_itself: ['Die Seite läge unter sich selbst.', 'The page would be below itself.'],
  page_too_deep: ['So tief reicht der Seitenbaum nicht.', 'That’s too deep in the page tree.'],
  path_taken: PATH_IN_USE,
  path_reserved: PATH_IN_USE,
  path_too_long: ['Die Adresse wird zu lang.', 'The address would be too long.'],
  picture_unavailable: ['Dieses Bild darf nicht gezeigt werden.', 'That picture can’t be shown.'],
  other_price_list: FOREIGN,
  groups_on_sale: [
    'Danach werden Termine verkauft: Es kann keine Platzgruppe dazukommen oder wegfallen. Leg eine neue Preisliste an.',
    'Dates are on sale with this price list, so you can’t add or remove seat groups. Create a new price list.',
  ],
  prices_in_carts: [
    'Karten zu einem dieser Preise liegen noch in Warenkörben. Versuch es später noch einmal.',
    'There are still tickets at one of these prices in people’s carts. Try again later.',
  ],
  unknown_prices: ['So heißt kein anderer Preis dieser Liste.', 'No other price in this list has that name.'],
  reserved_name: EXISTS,
  no_question: ['Ein Formular braucht ein Feld zum Ausfüllen.', 'A form needs a field to fill in.'],
  not_a_choice: ['Das steht nicht zur Wahl.', 'That isn’t one of the choices.'],
  no_such_field: GONE,
  no_choices: ['Bei diesem Feld gibt es nichts zu wählen.', 'That field has no choices.'],
  depends_on_itself: ['Das Feld hinge von sich selbst ab.', 'The field would depend on itself.'],
  form_entry: NOT_ALLOWED,
  null_character: NOT_ALLOWED,
  nested_too_deeply: NOT_ALLOWED,
};

/** A refusal in the language of the interface; one that this version does not know is said in the words of the API. */
export function refusalWords(problem: Reason & { message: string }, language: Language): string {
  const known = REFUSALS[problem.code] as Words | ((params: Reason['params']) => Words) | undefined;
  const words = typeof known === 'function' ? known(problem.params) : known;
  return words?.[language === 'de' ? 0 : 1] ?? problem.message;
}
