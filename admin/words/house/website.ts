import type { Both } from '../both.ts';

/** What the admin area says of the site, its menus and who gets the newsletter. */
export const websiteWords = {
  sign_off: ['Abmelden', 'Sign off'],
  sign_off_title: ['Wirklich abmelden?', 'Really sign off?'],
  sign_off_text: [
    'Die gewählten Adressen bekommen keinen Newsletter mehr. Zurück kommen sie nur, wenn sie sich selbst wieder anmelden.',
    'The chosen addresses get no newsletter any more. They come back only by signing up themselves.',
  ],
  whole_list_csv: ['Ganze Liste als CSV', 'Whole list as CSV'],
  topic_families: ['Familien', 'Families'],
  topic_schools: ['Schule & Kita', 'School & nursery'],
  topic_holidays: ['Ferien', 'Holidays'],
  language_de: ['Deutsch', 'German'],
  language_en: ['Englisch', 'English'],
  settings_bookkeeping: ['Konten für die Buchhaltung', 'Accounts of the bookkeeping'],
  settings_sale: ['Verkauf', 'Sale'],
  settings_seller: ['Wer verkauft', 'Who sells'],
  settings_links: ['Links', 'Links'],
  settings_html: ['HTML der Seite', 'HTML of the site'],
  error_pages_help: [
    'HTML, das statt des eigenen Textes der Website steht. Leer: Die Website sagt es selbst.',
    'HTML in the place of the site’s own text. Empty: the site says it itself.',
  ],
  error_page: ['Fehler %{status}', 'Error %{status}'],
  html_from_file: ['Aus einer Datei', 'From a file'],
  html_too_large: [
    'Die Datei ist zu groß: %{kilobytes} KB gehen.',
    'The file is too large: %{kilobytes} KB fit.',
  ],
  settings_design: ['Aussehen', 'Appearance'],
  site_online_help: [
    'Aus: Besucher sehen nur, dass wir gleich wieder da sind.',
    'Off: visitors see only that we will be back soon.',
  ],
  shop_online_help: ['Aus: niemand kann Karten kaufen.', 'Off: nobody can buy tickets.'],
  has_passkey_help: [
    'Nur wer das Konto hat, fügt sie hinzu. Ausschalten nimmt alle weg, wenn das Gerät verloren ist – frag vorher nach, wer da spricht.',
    'Only the owner adds them. Switching off takes all of them away when the device is lost – first make sure who is asking.',
  ],
  two_factor_help: [
    'Wer Telefon und Codes für den Notfall verloren hat: erst fragen, wer es ist, dann ausschalten.',
    'For somebody who lost phone and recovery codes: ask first who it is, then switch it off.',
  ],
  two_factor_required_help: [
    'An: wer im Haus arbeitet, braucht beim Anmelden einen Code und darf ohne ihn nicht mehr als Besucher.',
    'On: people of the house need a code to sign in, and may do no more than visitors without it.',
  ],
  staff_idle_help: [
    'Wer im Haus arbeitet, wird nach so vielen Stunden ohne Benutzung abgemeldet, höchstens 720. Getipptes bleibt. Besucher betrifft es nicht.',
    'People of the house are signed out after so many hours without use, 720 at most. What they typed stays. Visitors are not affected.',
  ],
  exchange_hours_help: [
    'So viele Stunden vor Beginn tauscht man Tickets auf der Seite der Bestellung spätestens auf einen anderen Termin, von 0 (bis zum Beginn) bis 720. Die Kasse ist daran nicht gebunden.',
    'Tickets are exchanged for another date on the page of the order until so many hours before they start, from 0 (until the start) to 720. The box office is not bound by it.',
  ],
  member_until_hint: [
    'Mitglieder kaufen zum Preis für Mitglieder und früher. Leer: kein Mitglied.',
    'Members buy at members’ prices, and earlier. Empty: no member.',
  ],
  design_style1: ['Leiste oben', 'Bar above'],
  design_style2: ['Tafel zum Aufklappen', 'Panel to unfold'],
  design_left: ['links', 'left'],
  design_right: ['rechts', 'right'],
  add_link: ['Link dazu', 'Add a link'],
  add_logo: ['Logo dazu', 'Add a logo'],
} as const satisfies Record<string, Both>;
