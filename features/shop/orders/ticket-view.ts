import type { CancellationCause } from '#features/box-office/ticketing/index.ts';
import type { ShownText } from '#lib/localized.ts';
import type { QrPath } from '#lib/qr-path.ts';
import type { Tone } from '#ui/tag.tsx';
import type { HallMap } from './hall-map.ts';
import type { TicketFormat } from './ticket-sheet/ticket-sheet.ts';
import type { WalletPaths } from './wallet-paths.ts';

/** Message to everybody with a ticket for a date, in one language. */
export interface TicketMessage {
  subject: ShownText;
  text: ShownText;
  /** When it was sent: `Mo 30. November, 10:09`. */
  sent: string;
}

/** One ticket as its page shows it, in one language. */
export interface TicketView {
  /** `BS-7K4-Q29-1`. */
  name: string;
  position: number;
  /** Number of the performance it is for. */
  jetId: number;
  of: number;
  isTest: boolean;
  /** `null` for a ticket that was cancelled. */
  qr: QrPath | null;
  /** Reason it is not valid any more; `null` while it is. */
  cancellationCause: CancellationCause | null;
  /** It was exchanged for another date: the ticket that is valid instead. */
  newTicketPath: string | null;
  title: ShownText | null;
  event: { typeName: string; tone: Tone; image: string } | null;
  day: string | null;
  time: string | null;
  /** The former date in words, of a postponed event without a new one; then it has neither. Else `null`. */
  postponedFrom: string | null;
  place: string | null;
  /** The series it was bought with as a whole. */
  series: ShownText | null;
  price: ShownText;
  /** The group it admits as a whole; else `null`. */
  group: { name: string; heads: number } | null;
  seatGroup: ShownText;
  /** Its seats in the hall; `null` where its place is only counted, or the ticket is not valid. */
  hall: HallMap | null;
  /** Name of the one it is for, where a group named those who come. */
  guest: string | null;
  /** Proof shown with it at the door, and its number as typed, as long as that is stored. */
  proof: { name: ShownText; number: string | null } | null;
  /** The single ticket as a PDF; `null` when it is not valid any more. */
  files: Record<TicketFormat, string> | null;
  /** Paths that add it to the wallet of a phone; `null` if that is not offered. */
  wallet: WalletPaths | null;
  paths: { order: string; before: string | null; after: string | null };
}
