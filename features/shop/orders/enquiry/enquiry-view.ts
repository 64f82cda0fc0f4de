import type { PriceSum } from '#features/box-office/prices/index.ts';
import type { EnquiryState, RecipientDraft } from '#features/box-office/ticketing/index.ts';
import type { ShownText } from '#lib/localized.ts';
import type { GroupChangeView } from '../group-change/group-change-view.ts';
import type { TicketCount } from '../order-view.ts';

/** An enquiry of a group as its page shows it, in one language. */
export interface EnquiryView {
  number: string;
  name: string;
  email: string;
  state: Exclude<EnquiryState, 'ordered'>;
  /** Places that are held, or were. */
  heads: number;
  /** Until when they are held, in words; `null` once they are not. */
  until: string | null;
  title: ShownText | null;
  /** Date and place, in words. */
  facts: string;
  counts: TicketCount[];
  sum: PriceSum;
  /** Change of its numbers; `null` where that is not offered. */
  groupChange: GroupChangeView | null;
  recipient: RecipientDraft;
  /** The invoice has to say where it goes. */
  isAddressNeeded: boolean;
  /** Page to ask again on, with the same date and number. */
  againPath: string;
}
