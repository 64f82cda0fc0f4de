import type { ShownText } from '#lib/localized.ts';
import type { Tone } from '#ui/tag.tsx';

/** An event as the booking widget shows it before its offer is loaded. */
export interface BookableEvent {
  id: number;
  /** Of its page. */
  path: string;
  title: ShownText;
  /** Its type in words, and the colour of the tag. */
  typeName: string;
  tone: Tone;
  /** Day, place and duration in one line. */
  dateLine: string;
  /** Addresses of its picture: upright for the stub beside the ticket, wide for the one above it on phones. */
  image: { upright: string; wide: string };
}
