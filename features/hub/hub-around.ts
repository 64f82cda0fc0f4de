import type { Language } from '#lib/localized.ts';
import type { HubRoom } from './hub-path.ts';

/** What stands around every room of the hub. */
export interface HubAround {
  here: HubRoom;
  language: Language;
  /** Who is here. */
  name: string;
  planned: number;
  trashed: number;
}
