import type { Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { DefaultedColumn, GeneratedId } from '#platform/database/columns.server.ts';

/** A group that asks for a date (docs/product/groups.md#enquiries). */
interface GroupEnquiryTable {
  id: GeneratedId;
  /** Made with the form, so that a second press asks nothing more. */
  key: string;
  asked_at: Instant;
  language: Language;
  /** The group, as staff call it. */
  name: string;
  first_name: string;
  last_name: string;
  email: string;
  heads: number;
  /** When they can come, and what they would like to see. */
  request: string;
  /** The last offer made for it, an order whose places are held. */
  order_id: DefaultedColumn<number | null>;
  /** When staff were done with it without an offer. */
  closed_at: DefaultedColumn<Instant | null>;
}

/** Tables of the enquiries of groups. */
export interface EnquiryTables {
  group_enquiries: GroupEnquiryTable;
}
