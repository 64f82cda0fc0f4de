import type { DirectPayment, PriceSum } from '#features/box-office/prices/index.ts';
import type { Language, ShownText } from '#lib/localized.ts';

/** A pass on sale, in one language. */
export interface PassOffer {
  id: number;
  name: ShownText;
  note: ShownText | null;
  /** The series whose events it is for. */
  series: ShownText | null;
  cents: number;
  visits: number;
  mostCents: number | null;
  /** The last day, in words. */
  validUntil: string;
  /** Path of its review page. */
  path: string;
  /** Terms the customer agrees to: they change as soon as the pass does. */
  terms: string;
}

/** Data of the review page, the last step before buying a pass. */
export interface PassReview {
  offer: PassOffer;
  sum: PriceSum;
  /** Makes the form count once. */
  purchaseKey: string;
  paymentMethods: DirectPayment[];
  chosen: DirectPayment | null;
  /** Reason it was not bought, in words. */
  refusal: string | null;
  /** Address the order is emailed to. */
  email: string;
  allPath: string;
  language: Language;
}
