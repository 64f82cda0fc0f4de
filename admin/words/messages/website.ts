import type { Both } from '../both.ts';

/** Admin texts for the site, its menus and its newsletter subscribers. */
export const websiteWords = {
  sign_off: ['Abmelden', 'Unsubscribe'],
  sign_off_title: ['Wirklich abmelden?', 'Unsubscribe these addresses?'],
  sign_off_text: [
    'Die gewählten Adressen bekommen keinen Newsletter mehr. Zurück kommen sie nur, wenn sie sich selbst wieder anmelden.',
    'The selected addresses won’t get the newsletter any more. They can only come back by signing up again themselves.',
  ],
  whole_list_csv: ['Ganze Liste als CSV', 'Whole list as CSV'],
  topic_families: ['Familien', 'Families'],
  topic_schools: ['Schule & Kita', 'School & nursery'],
  topic_holidays: ['Ferien', 'Holidays'],
  language_de: ['Deutsch', 'German'],
  language_en: ['Englisch', 'English'],
  settings_bookkeeping: ['Konten für die Buchhaltung', 'Bookkeeping accounts'],
  settings_sale: ['Verkauf', 'Sales'],
  settings_seller: ['Wer verkauft', 'Seller'],
  settings_links: ['Links', 'Links'],
  settings_html: ['HTML der Seite', 'Site HTML'],
  error_pages_help: [
    'HTML, das statt des eigenen Textes der Website steht. Leer: Die Website sagt es selbst.',
    'HTML that replaces the site’s own text. Leave blank to use the site’s text.',
  ],
  error_page: ['Fehler %{status}', 'Error %{status}'],
  html_from_file: ['Aus einer Datei', 'From a file'],
  html_too_large: [
    'Die Datei ist zu groß: %{kilobytes} KB gehen.',
    'The file is too large. The limit is %{kilobytes} KB.',
  ],
  settings_design: ['Aussehen', 'Appearance'],
  site_online_help: [
    'Aus: Besucher sehen nur, dass wir gleich wieder da sind.',
    'Off: visitors only see a note that we’ll be back soon.',
  ],
  shop_online_help: ['Aus: niemand kann Karten kaufen.', 'Off: nobody can buy tickets.'],
  has_passkey_help: [
    'Nur wer das Konto hat, fügt sie hinzu. Ausschalten nimmt alle weg, wenn das Gerät verloren ist – frag vorher nach, wer da spricht.',
    'Only the account holder can add them. If the device is lost, turning this off removes all of them. Check who’s asking first.',
  ],
  invitation_to_come: [
    'Beim Speichern geht eine Einladung an diese Adresse. Ihr Link setzt das Passwort.',
    'Saving sends an invitation to this address. Its link sets the password.',
  ],
  invitation_waiting: ['Die Einladung ist unterwegs.', 'The invitation is on its way.'],
  invitation_sent: [
    'Eingeladen. Der Link gilt bis %{until}, ein Passwort gibt es noch nicht.',
    'Invited. The link works until %{until}; no password has been set yet.',
  ],
  invitation_expired: [
    'Die Einladung ist am %{until} abgelaufen, ein Passwort gibt es noch nicht.',
    'The invitation expired on %{until}; no password has been set yet.',
  ],
  invitation_again: ['Noch einmal einladen', 'Send again'],
  invitation_again_done: ['Die Einladung ist unterwegs.', 'The invitation is on its way.'],
  two_factor_help: [
    'Wer Telefon und Codes für den Notfall verloren hat: erst fragen, wer es ist, dann ausschalten.',
    'For someone who has lost their phone and recovery codes: check who they are first, then turn it off.',
  ],
  two_factor_required_help: [
    'An: wer im Haus arbeitet, braucht beim Anmelden einen Code und darf ohne ihn nicht mehr als Besucher.',
    'On: staff need a code to sign in. Without one, they can only do what visitors can.',
  ],
  staff_idle_help: [
    'Wer im Haus arbeitet, wird nach so vielen Stunden ohne Benutzung abgemeldet, höchstens 720. Getipptes bleibt. Besucher betrifft es nicht.',
    'Staff are signed out after this many hours without activity, 720 at most. Anything they’ve typed stays. Visitors aren’t affected.',
  ],
  currency_help: [
    'Die eine Währung des Hauses: auf Seiten und Papieren, beim Zahlungsdienst und in der Buchführung. Nach der ersten Bestellung lässt sie sich nicht mehr ändern.',
    'Your one currency: on pages and papers, with the payment provider and in the books. It can’t be changed after the first order.',
  ],
  ticket_limits_help: [
    'Gilt für Termine, die danach in den Verkauf gehen, von 1 bis 500. Jeder Termin kann andere Grenzen haben. Die Kasse ist daran nicht gebunden.',
    'Applies to events put on sale from now on, from 1 to 500. Each event can have limits of its own. The box office isn’t bound by them.',
  ],
  exchange_hours_help: [
    'So viele Stunden vor Beginn tauscht man Tickets auf der Seite der Bestellung spätestens auf einen anderen Termin, von 0 (bis zum Beginn) bis 720. Die Kasse ist daran nicht gebunden.',
    'Customers can exchange tickets on their order page up to this many hours before the start, from 0 (until the start) to 720. The box office isn’t bound by this.',
  ],
  member_until_hint: [
    'Mitglieder kaufen zum Preis für Mitglieder und früher. Leer: kein Mitglied.',
    'Members buy at members’ prices, and earlier. Leave blank if not a member.',
  ],
  design_style1: ['Leiste oben', 'Bar at the top'],
  design_style2: ['Tafel zum Aufklappen', 'Slide-out panel'],
  design_left: ['links', 'left'],
  design_right: ['rechts', 'right'],
  add_link: ['Link dazu', 'Add link'],
  add_logo: ['Logo dazu', 'Add logo'],
} as const satisfies Record<string, Both>;
