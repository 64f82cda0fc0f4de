import type { Language } from '../../lib/localized.ts';
import { inLanguage } from './both.ts';
import { archiveWords } from './house/archive.ts';
import { boxOfficeWords } from './house/box-office.ts';
import { closingsWords } from './house/closings.ts';
import { creditWords } from './house/credit.ts';
import { csvWords } from './house/csv.ts';
import { formsWords } from './house/forms.ts';
import { frameWords } from './house/frame.ts';
import { menusWords } from './house/menus.ts';
import { operationWords } from './house/operation.ts';
import { ordersWords } from './house/orders.ts';
import { priceListsWords } from './house/price-lists.ts';
import { programmeWords } from './house/programme.ts';
import { recordsWords } from './house/records.ts';
import { refusalsWords } from './house/refusals.ts';
import { saleChangesWords } from './house/sale-changes.ts';
import { salesWords } from './house/sales.ts';
import { startWords } from './house/start.ts';
import { websiteWords } from './house/website.ts';

/** Texts of the admin area, besides the names of records and their fields. */
const WORDS = {
  ...frameWords,
  ...recordsWords,
  ...programmeWords,
  ...startWords,
  ...csvWords,
  ...ordersWords,
  ...salesWords,
  ...saleChangesWords,
  ...refusalsWords,
  ...boxOfficeWords,
  ...priceListsWords,
  ...websiteWords,
  ...menusWords,
  ...archiveWords,
  ...formsWords,
  ...operationWords,
  ...closingsWords,
  ...creditWords,
};

export type HouseWord = keyof typeof WORDS;

/** The same in one language, under `house.` for react-admin's translate. */
export function houseMessages(language: Language): Record<string, string> {
  const at = inLanguage(language);
  return Object.fromEntries(Object.entries(WORDS).map(([word, both]) => [word, both[at]]));
}
