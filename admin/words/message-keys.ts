import type { MessageDescriptor } from '@lingui/core';
import { archiveWords } from './messages/archive.ts';
import { boxOfficeWords } from './messages/box-office.ts';
import { csvWords } from './messages/csv.ts';
import { formsWords } from './messages/forms.ts';
import { frameWords } from './messages/frame.ts';
import { menusWords } from './messages/menus.ts';
import { operationWords } from './messages/operation.ts';
import { priceListsWords } from './messages/price-lists.ts';
import { programmeWords } from './messages/programme.ts';
import { recordsWords } from './messages/records.ts';
import { refusalsWords } from './messages/refusals.ts';
import { startWords } from './messages/start.ts';
import { websiteWords } from './messages/website.ts';

/** Texts of the admin area, besides the names of records and their fields. */
const WORDS = {
  ...frameWords,
  ...recordsWords,
  ...programmeWords,
  ...startWords,
  ...csvWords,
  ...refusalsWords,
  ...boxOfficeWords,
  ...priceListsWords,
  ...websiteWords,
  ...menusWords,
  ...archiveWords,
  ...formsWords,
  ...operationWords,
};

export type MessageKey = keyof typeof WORDS;

/** The same by the keys of react-admin's translate. */
export const ADMIN_MESSAGES: Record<string, MessageDescriptor> = Object.fromEntries(
  Object.entries(WORDS).map(([word, message]) => [`admin.${word}`, message]),
);
