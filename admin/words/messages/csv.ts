import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Admin texts for the CSV import. */
export const csvWords = {
  bring_in_csv: msg`Import CSV`,
  from_csv: msg`{what} from a CSV file`,
  csv_intro: msg`Choose a file. It’s only checked at first: nothing is created until everything is right.`,
  csv_template: msg`Download a template`,
  csv_columns: msg`What the columns mean`,
  csv_file: msg`CSV file`,
  csv_checking: msg`Checking…`,
  csv_storing: msg`Importing…`,
  csv_fits: msg({
    message:
      '{smart_count, plural, one {{file}: one line, no problems.} other {{file}: {smart_count} lines, no problems.}}',
  }),
  csv_faults: msg({
    message:
      '{smart_count, plural, one {{file}: one problem. Nothing was created.} other {{file}: {smart_count} problems. Nothing was created.}}',
  }),
  csv_more_faults: msg`And {count} more.`,
  csv_line: msg`Line`,
  csv_column: msg`Column`,
  csv_fault: msg`Problem`,
  csv_create: msg({
    message: '{smart_count, plural, one {Import one line} other {Import {smart_count} lines}}',
  }),
  csv_created: msg({
    message: '{smart_count, plural, one {One line imported} other {{smart_count} lines imported}}',
  }),
  csv_too_large: msg`The file is too large. The limit is {kilobytes} KB: split it.`,
  csv_no_table: msg`This isn’t a CSV file. Save the table as CSV.`,
  csv_unreadable: msg`The file couldn’t be read. Choose it again.`,
} satisfies Record<string, MessageDescriptor>;
