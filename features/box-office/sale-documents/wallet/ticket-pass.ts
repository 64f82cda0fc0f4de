import type { ArtworkType } from '#features/core/artwork/index.ts';
import type { Language, Localized } from '#lib/localized.ts';
import { msg } from '#lib/message.ts';
import type { Instant } from '#lib/venue-time.ts';

/** A ticket as a phone keeps it (docs/product/checkout.md#wallet). It names nobody. */
export interface TicketPass {
  /** `BS-7K4-Q29-1`; another one for each ticket. */
  name: string;
  orderNumber: string;
  position: number;
  of: number;
  /** Contents of its QR code. */
  code: string;
  /** Language of the order: used on phones in any other than German and English. */
  language: Language;
  site: string;
  jetId: number;
  title: Localized | null;
  /** `null` without a date, or while postponed. */
  startsAt: Instant | null;
  /** It had a date, and there is no other yet. */
  isPostponed: boolean;
  doorsAt: Instant | null;
  place: string | null;
  address: string | null;
  seatGroup: Localized;
  /** The series it was bought with as a whole. */
  series: Localized | null;
  price: { name: Localized; cents: number };
  /** The event's, which the picture is drawn from; `null` when the site no longer shows it. */
  artwork: { type: ArtworkType; seed: string } | null;
  /** The page of its order. */
  orderUrl: string;
  placedAt: Instant;
}

/** Text shown in place of the date. */
export const POSTPONED = msg`postponed`;

/** Wallets the venue can give tickets to. */
export interface WalletOffer {
  apple: boolean;
  google: boolean;
}
