import type { Both } from '../both.ts';

/** Admin texts of the site archive, the export of everything as one file. */
export const archiveWords = {
  archive: ['Archiv des Hauses', 'Site archive'],
  archive_out: ['Mitnehmen', 'Export'],
  archive_out_text: [
    'Eine Datei mit allem, was das Haus ausmacht: Programm, Menschen, Seiten mit allen Fassungen und Plänen, Einstellungen, Menüs, Preislisten, Formulare und Medien. Nicht darin: Konten, Verkauf, Bestellungen, Gutscheine, Einsendungen und der Newsletter. Heb die Datei gut auf, Einwilligungen mit Namen stehen darin.',
    'One file with everything that makes up the site: programme, people, pages with all their versions and schedules, settings, menus, price lists, forms and media. It doesn’t include accounts, sales, orders, vouchers, form entries or the newsletter list. Keep it safe: it contains consents with people’s names.',
  ],
  archive_download: ['Archiv herunterladen', 'Download archive'],
  archive_in: ['Einziehen', 'Import'],
  archive_in_text: [
    'Ein Archiv zieht in ein leeres Haus ein: eines ohne Produktionen, Termine, Medien und Bestellungen, in dem noch niemand Seiten geschrieben hat. Was beim Einrichten angelegt wurde, wird ersetzt: Einstellungen, Menüs, Öffnungszeiten, Preisliste. Konten bleiben. Es kommt alles hinein oder nichts. Nimm nur Archive, denen du vertraust: HTML darin wird gezeigt, wie es ist.',
    'An archive can only be imported into an empty site: one with no productions, dates, media or orders, and no pages written yet. Anything created during set-up is replaced: settings, menus, opening hours and price list. Accounts stay. Either everything is imported or nothing. Only use archives you trust: any HTML in them is shown as it is.',
  ],
  archive_file: ['Datei des Archivs (.tar)', 'Archive file (.tar)'],
  archive_bring_in: ['Archiv einziehen lassen', 'Import archive'],
  archive_storing: [
    'Die Datei wird geprüft und gespeichert. Lass dieses Fenster offen …',
    'Checking and saving the file. Keep this window open…',
  ],
  archive_stored: [
    'Eingezogen: %{rows} Zeilen und %{files} Dateien. Verkauft wird noch nichts: Das stellst du je Termin wieder ein.',
    'Imported: %{rows} rows and %{files} files. Nothing is on sale yet: set that up again for each date.',
  ],
  archive_missing: ['Schon im alten Haus verloren: %{files}.', 'Already missing on the old site: %{files}.'],
} as const satisfies Record<string, Both>;
