import type { ShownText } from '#lib/localized.ts';
import type { QrPath } from '#lib/qr-path.ts';
import type { Tone } from '#ui/tag.tsx';

/** One ticket as its page shows it, in one language. */
export interface TicketView {
  /** `BS-7K4-Q29-1`. */
  name: string;
  position: number;
  of: number;
  isTest: boolean;
  /** `null` for a ticket that was given back, or exchanged. */
  qr: QrPath | null;
  /** It was exchanged for another date: the ticket that is good instead. */
  newTicketPath: string | null;
  title: ShownText | null;
  event: { typeName: string; tone: Tone; image: string } | null;
  day: string | null;
  time: string | null;
  place: string | null;
  price: ShownText;
  seatGroup: ShownText;
  paths: { order: string; before: string | null; after: string | null };
}
