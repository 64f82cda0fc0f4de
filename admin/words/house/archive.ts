import type { Both } from '../both.ts';

/** What the admin area says of the house as one file. */
export const archiveWords = {
  archive: ['Archiv des Hauses', 'Archive of the house'],
  archive_out: ['Mitnehmen', 'Take it along'],
  archive_out_text: [
    'Eine Datei mit allem, was das Haus ausmacht: Programm, Menschen, Seiten mit allen Fassungen und Plänen, Einstellungen, Menüs, Preislisten, Formulare und Medien. Nicht darin: Konten, Verkauf, Bestellungen, Gutscheine, Einsendungen und der Newsletter. Heb die Datei gut auf, Einwilligungen mit Namen stehen darin.',
    'One file with all that makes the house: programme, people, pages with all versions and plans, settings, menus, price lists, forms and media. Not in it: accounts, sales, orders, vouchers, entries and the newsletter. Keep the file safe, consents with names are in it.',
  ],
  archive_download: ['Archiv herunterladen', 'Download the archive'],
  archive_in: ['Einziehen', 'Move in'],
  archive_in_text: [
    'Ein Archiv zieht in ein leeres Haus ein: eines ohne Produktionen, Termine, Medien und Bestellungen, in dem noch niemand Seiten geschrieben hat. Was beim Einrichten angelegt wurde, wird ersetzt: Einstellungen, Menüs, Öffnungszeiten, Preisliste. Konten bleiben. Es kommt alles hinein oder nichts. Nimm nur Archive, denen du vertraust: HTML darin wird gezeigt, wie es ist.',
    'An archive moves into an empty house: one without productions, events, media and orders, whose pages nobody has written yet. What was made when it was set up is replaced: settings, menus, opening hours, price list. Accounts stay. All of it comes in, or nothing. Take only archives you trust: HTML in them is shown as it is.',
  ],
  archive_file: ['Datei des Archivs (.tar)', 'File of the archive (.tar)'],
  archive_bring_in: ['Archiv einziehen lassen', 'Bring in the archive'],
  archive_storing: [
    'Die Datei wird geprüft und gespeichert. Lass dieses Fenster offen …',
    'The file is checked and stored. Leave this window open …',
  ],
  archive_stored: [
    'Eingezogen: %{rows} Zeilen und %{files} Dateien. Verkauft wird noch nichts: Das stellst du je Termin wieder ein.',
    'Moved in: %{rows} rows and %{files} files. Nothing is on sale yet: you set that up again for each event.',
  ],
  archive_missing: ['Schon im alten Haus verloren: %{files}.', 'Lost in the old house already: %{files}.'],
} as const satisfies Record<string, Both>;
