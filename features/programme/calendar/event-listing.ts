import type { ArtworkSeed } from '#features/core/artwork/index.ts';
import type { AccessKind } from '#lib/access-kinds.ts';
import type { Localized } from '#lib/localized.ts';
import type { NamedOption } from '#lib/named-option.ts';
import type { Day, Instant } from '#lib/venue-time.ts';
import type { EventStatus } from './event-status.ts';

/** The venue a room is in, with its address. */
export interface EventVenue {
  name: Localized;
  street: string;
  postalCode: string;
  city: string;
}

/** An event as lists need it. */
export interface EventListing {
  id: number;
  productionId: number;
  /** Its production's slug. */
  slug: string;
  /** Picture of the pages: the chosen photo, else the artwork. */
  art: ArtworkSeed;
  artwork: ArtworkSeed;
  title: Localized;
  subline: Localized;
  type: NamedOption;
  genre: NamedOption;
  series: NamedOption | null;
  room: NamedOption & { floor: Localized; venue: EventVenue };
  dateStart: Instant;
  dateEnd: Instant;
  day: Day;
  durationMinutes: number;
  ageFrom: number;
  ageTo: number;
  access: AccessKind[];
  status: EventStatus;
  /** Counts the changes for subscribed calendars. */
  revision: number;
  publishedAt: Instant;
  /** When something of it, its production, its room or the venue was last changed. */
  updatedAt: Instant;
  /** Id of the event at the box office; `null` for an event without ticket sales. */
  jetId: number | null;
  /** Path of its production's audio sample; `null` when it has none. */
  sample: string | null;
}
