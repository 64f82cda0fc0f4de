import type { DirectPayment } from '#features/box-office/prices/index.ts';
import type { Language } from '#lib/localized.ts';
import type { Day } from '#lib/venue-time.ts';
import type { VoucherDraft } from './voucher-draft.ts';

/** Everything that is typed into the form. */
export type VoucherFields = VoucherDraft & { firstName: string; lastName: string; email: string };

/** Data of the gift voucher page. */
export interface VoucherShopPage {
  /** Target of its form. */
  action: string;
  /** Makes the form count once. */
  purchaseKey: string;
  draft: VoucherFields;
  /** In words, by field; `form` is about all of it. */
  errors: Partial<Record<string, string>>;
  paymentMethods: DirectPayment[];
  chosen: DirectPayment | null;
  /** The first and the last day that can be chosen. */
  days: { from: Day; to: Day };
  /** Paying online ended without money. */
  isNotPaid: boolean;
  language: Language;
}
