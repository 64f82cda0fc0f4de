import type { OfferSummary } from '#features/box-office/ticketing/index.ts';
import type { AudioWork } from '#features/core/media/index.ts';
import type { AccessKind } from '#lib/access-kinds.ts';
import type { ShownText } from '#lib/localized.ts';
import type { Day, WallTime } from '#lib/venue-time.ts';
import type { EventStatus } from './event-status.ts';

/** An event as a row of the calendar shows it: texts in the visitor's language, nothing else. */
export interface EventCard {
  id: number;
  path: string;
  title: ShownText;
  subline: ShownText;
  type: { slug: string; name: string };
  /** Of the artwork: the same for all dates of a production. */
  art: string;
  /** Left out where it is `art`: a photo was chosen. */
  artwork?: string;
  day: Day;
  time: WallTime;
  /** Set for events open for longer than a visit takes, such as an exhibition. */
  until: WallTime | null;
  minutes: number;
  place: string;
  ageFrom: number;
  ageTo: number;
  access: AccessKind[];
  status: EventStatus;
  /** `null` when no tickets are sold for it. */
  offer: OfferSummary | null;
  /** Left out when there is nothing to listen to. */
  listen?: AudioWork;
}
