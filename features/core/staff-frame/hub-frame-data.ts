import type { HubSection } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';

/** Data around every page of the hub. */
export interface HubFrameData {
  here: HubSection;
  language: Language;
  /** Those the user may enter. */
  sections: readonly HubSection[];
  /** Name of the person signed in. */
  name: string;
  /** Paths of the same content by language, if they are not the hub page itself. */
  paths?: Record<Language, string>;
  /** True if the person signed in may use the lists and forms of the admin area. */
  hasAdmin: boolean;
  /** The till this person has open; `null` without one. */
  till: string | null;
  planned: number;
  trashed: number;
}
