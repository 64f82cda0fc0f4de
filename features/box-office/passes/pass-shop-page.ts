import type { DirectPayment } from '#features/box-office/direct-sale/index.ts';
import type { PriceSum } from '#features/box-office/prices/index.ts';
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
  /** Where it is looked at. */
  path: string;
  /** What is agreed to: another one as soon as the pass is. */
  terms: string;
}

/** What the last look at a pass shows. */
export interface PassReview {
  offer: PassOffer;
  sum: PriceSum;
  /** Makes the form count once. */
  purchaseKey: string;
  ways: DirectPayment[];
  chosen: DirectPayment | null;
  /** Why it was not bought, in words. */
  refusal: string | null;
  /** Where the order goes. */
  email: string;
  allPath: string;
  language: Language;
}
