import type { GroupDate } from '#features/box-office/ticketing/index.ts';
import type { Language } from '#lib/localized.ts';
import type { AskDraft } from './ask-draft.ts';
import type { GroupDraft } from './group-draft.ts';

/** The page on which a group books. */
export interface GroupPage {
  /** Productions that groups can book, with the address of each on this page. */
  productions: { id: number; title: string; path: string }[];
  /** Dates of the chosen production; empty where none is chosen or none is left. */
  dates: GroupDate[];
  title: string | null;
  draft: GroupDraft;
  /** The enquiry for another date, and what is wrong with it in words. */
  ask: { draft: AskDraft; errors: Partial<Record<string, string>>; isAsked: boolean };
  /** In words, by field; `form` for all of it. */
  errors: Partial<Record<string, string>>;
  /** Makes the order count once. */
  purchaseKey: string;
  language: Language;
}
