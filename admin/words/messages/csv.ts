import type { Both } from '../both.ts';

/** Admin texts for the CSV import. */
export const csvWords = {
  bring_in_csv: ['CSV einlesen', 'Import CSV'],
  from_csv: ['%{what} aus einer CSV-Datei', '%{what} from a CSV file'],
  csv_intro: [
    'Wähl eine Datei aus. Sie wird erst nur geprüft: Angelegt wird nichts, bevor alles stimmt.',
    'Choose a file. It’s only checked at first: nothing is created until everything is right.',
  ],
  csv_template: ['Vorlage herunterladen', 'Download a template'],
  csv_columns: ['Was in den Spalten steht', 'What the columns mean'],
  csv_file: ['CSV-Datei', 'CSV file'],
  csv_checking: ['Wird geprüft …', 'Checking…'],
  csv_storing: ['Wird eingelesen …', 'Importing…'],
  csv_fits: [
    '%{file}: Eine Zeile, alles stimmt. |||| %{file}: %{smart_count} Zeilen, alles stimmt.',
    '%{file}: one line, no problems. |||| %{file}: %{smart_count} lines, no problems.',
  ],
  csv_faults: [
    '%{file}: Etwas stimmt nicht. Angelegt wurde nichts. |||| %{file}: %{smart_count} Stellen stimmen nicht. Angelegt wurde nichts.',
    '%{file}: one problem. Nothing was created. |||| %{file}: %{smart_count} problems. Nothing was created.',
  ],
  csv_more_faults: ['Und noch %{count} weitere.', 'And %{count} more.'],
  csv_line: ['Zeile', 'Line'],
  csv_column: ['Spalte', 'Column'],
  csv_fault: ['Was nicht stimmt', 'Problem'],
  csv_create: [
    'Eine Zeile einlesen |||| %{smart_count} Zeilen einlesen',
    'Import one line |||| Import %{smart_count} lines',
  ],
  csv_created: [
    'Eine Zeile eingelesen |||| %{smart_count} Zeilen eingelesen',
    'One line imported |||| %{smart_count} lines imported',
  ],
  csv_too_large: [
    'Die Datei ist zu groß: %{kilobytes} KB gehen. Teil sie auf.',
    'The file is too large. The limit is %{kilobytes} KB: split it.',
  ],
  csv_no_table: [
    'Das ist keine CSV-Datei. Speichere die Tabelle als CSV.',
    'This isn’t a CSV file. Save the table as CSV.',
  ],
  csv_unreadable: [
    'Die Datei ließ sich nicht lesen. Wähl sie noch einmal aus.',
    'The file couldn’t be read. Choose it again.',
  ],
} as const satisfies Record<string, Both>;
