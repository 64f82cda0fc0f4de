import type { Localized } from '#lib/localized.ts';
import type { Day, Instant } from '#lib/venue-time.ts';
import type { DefaultedColumn, GeneratedId, JsonColumn } from '#platform/database/columns.server.ts';
import type { NetDonation } from './net-donations.ts';

/** Facts about the venue that a confirmation states as they were when it was made. */
export interface ConfirmationStatement {
  seller: { name: string; street: string; postalCode: string; city: string };
  /** Notice on the venue's exemption: tax office, number and date. */
  notice: Localized;
  /** Days it covers, both included. */
  from: Day;
  to: Day;
  /** The donor ordered in English: a paragraph explains the sheet. */
  isExplained: boolean;
}

/** Confirmation of donations for the tax office (docs/decisions/0134). Only the columns of its revocation are ever written again. */
interface DonationConfirmationTable {
  id: GeneratedId;
  /** Year of the donations; the number begins with it. */
  year: number;
  sequence: number;
  /** Donor, in lower case. */
  email: string;
  name: string;
  street: string;
  postal_code: string;
  city: string;
  cents: number;
  donations: JsonColumn<NetDonation[]>;
  statement: JsonColumn<ConfirmationStatement>;
  made_at: Instant;
  made_by: number | null;
  revoked_at: DefaultedColumn<Instant | null>;
  revoked_by: DefaultedColumn<number | null>;
  revocation_reason: DefaultedColumn<string | null>;
}

export interface ConfirmationTables {
  donation_confirmations: DonationConfirmationTable;
}
