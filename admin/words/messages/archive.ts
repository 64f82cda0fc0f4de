import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Admin texts of the site archive, the export of everything as one file. */
export const archiveWords = {
  archive: msg`Site archive`,
  archive_out: msg`Export`,
  archive_out_text: msg`One file with everything that makes up the site: programme, people, pages with all their versions and schedules, settings, menus, price lists, forms and media. It doesn’t include accounts, sales, orders, vouchers, form entries or the newsletter list. Keep it safe: it contains consents with people’s names.`,
  archive_download: msg`Download archive`,
  archive_in: msg`Import`,
  archive_in_text: msg`An archive can only be imported into an empty site: one with no productions, dates, media or orders, and no pages written yet. Anything created during set-up is replaced: settings, menus, opening hours and price list. Accounts stay. Either everything is imported or nothing. Only use archives you trust: any HTML in them is shown as it is.`,
  archive_file: msg`Archive file (.tar)`,
  archive_bring_in: msg`Import archive`,
  archive_storing: msg`Checking and saving the file. Keep this window open…`,
  archive_stored: msg`Imported: {rows} rows and {files} files. Nothing is on sale yet: set that up again for each date.`,
  archive_missing: msg`Already missing on the old site: {files}.`,
} satisfies Record<string, MessageDescriptor>;
