import type { HubRoom } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';

/** What stands around every room of the hub. */
export interface HubAround {
  here: HubRoom;
  language: Language;
  /** Those that who is here may enter. */
  rooms: readonly HubRoom[];
  /** Who is here. */
  name: string;
  /** Where the same is said in each language, where that is not the room itself. */
  paths?: Record<Language, string>;
  /** Whether the lists and forms of the admin area are for who is here. */
  hasAdmin: boolean;
  planned: number;
  trashed: number;
}
