import type { Localized } from '#lib/localized.ts';
import type { QrPath } from '#lib/qr-path.ts';
import type { Instant } from '#lib/venue-time.ts';

/** A sheet for the printer at home, or a card for a phone or a printer of labels. */
export const TICKET_FORMATS = ['a4', 'a6'] as const;
export type TicketFormat = (typeof TICKET_FORMATS)[number];

/** Contents of one sheet. */
export interface TicketSheet {
  site: string;
  /** `BS-7K4-Q29-1`. */
  name: string;
  position: number;
  of: number;
  isTest: boolean;
  qr: QrPath;
  /** PNG; `null` when the site no longer shows the event. Sheets with the same bytes share one picture in the file. */
  picture: Uint8Array | null;
  type: { de: string; en: string } | null;
  title: Localized | null;
  /** The series it was bought with as a whole. */
  series: Localized | null;
  /** Name of the one it is for, where a group named those who come. */
  guest: string | null;
  /** `null` also for a postponed event without a new date. */
  startsAt: Instant | null;
  isPostponed: boolean;
  /** When the doors open; `null` where nobody said so. */
  doorsAt: Instant | null;
  place: string | null;
  /** Of the venue it takes place in, in one line. */
  address: string | null;
  seatGroup: Localized;
  /** Proof shown with it at the door. */
  proof: Localized | null;
  price: { name: Localized; cents: number };
  /** Further useful notes, side by side; there is room for three on A4. */
  notes: { heading: string; text: Localized }[];
}
