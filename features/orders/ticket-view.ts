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
  /** `null` for a ticket that was given back. */
  qr: QrPath | null;
  title: ShownText | null;
  event: { typeName: string; tone: Tone; image: string } | null;
  day: string | null;
  time: string | null;
  place: string | null;
  price: ShownText;
  seatGroup: ShownText;
  paths: { order: string; before: string | null; after: string | null };
}
