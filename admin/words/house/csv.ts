import type { Both } from '../both.ts';

/** What the admin area says of tables that are brought in. */
export const csvWords = {
  bring_in_csv: ['CSV einlesen', 'Bring in CSV'],
  from_csv: ['%{what} aus einer CSV-Datei', '%{what} from a CSV file'],
  csv_intro: [
    'Wähl eine Datei aus. Sie wird erst nur geprüft: Angelegt wird nichts, bevor alles stimmt.',
    'Choose a file. It is only checked at first: nothing is created before all of it is right.',
  ],
  csv_template: ['Vorlage herunterladen', 'Download a template'],
  csv_columns: ['Was in den Spalten steht', 'What the columns say'],
  csv_file: ['CSV-Datei', 'CSV file'],
  csv_checking: ['Wird geprüft …', 'Checking …'],
  csv_storing: ['Wird eingelesen …', 'Bringing it in …'],
  csv_fits: [
    '%{file}: Eine Zeile, alles stimmt. |||| %{file}: %{smart_count} Zeilen, alles stimmt.',
    '%{file}: one line, all is right. |||| %{file}: %{smart_count} lines, all is right.',
  ],
  csv_faults: [
    '%{file}: Etwas stimmt nicht. Angelegt wurde nichts. |||| %{file}: %{smart_count} Stellen stimmen nicht. Angelegt wurde nichts.',
    '%{file}: something is wrong. Nothing was created. |||| %{file}: %{smart_count} things are wrong. Nothing was created.',
  ],
  csv_more_faults: ['Und noch %{count} weitere.', 'And %{count} more.'],
  csv_line: ['Zeile', 'Line'],
  csv_column: ['Spalte', 'Column'],
  csv_fault: ['Was nicht stimmt', 'What is wrong'],
  csv_create: [
    'Eine Zeile einlesen |||| %{smart_count} Zeilen einlesen',
    'Bring in one line |||| Bring in %{smart_count} lines',
  ],
  csv_created: [
    'Eine Zeile eingelesen |||| %{smart_count} Zeilen eingelesen',
    'One line brought in |||| %{smart_count} lines brought in',
  ],
  csv_too_large: [
    'Die Datei ist zu groß: %{kilobytes} KB gehen. Teil sie auf.',
    'The file is too large: %{kilobytes} KB fit. Split it.',
  ],
  csv_no_table: [
    'Das ist keine CSV-Datei. Speichere die Tabelle als CSV.',
    'This is no CSV file. Save the table as CSV.',
  ],
  csv_unreadable: [
    'Die Datei ließ sich nicht lesen. Wähl sie noch einmal aus.',
    'The file could not be read. Choose it once more.',
  ],
} as const satisfies Record<string, Both>;
