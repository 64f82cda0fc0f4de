/** Category a visitor may allow (docs/product/consent-and-media.md#categories); `required` is always on. */
export type Category = 'tracking' | 'media';

/** Decision of a visitor, by category. */
export type Choice = Record<Category, boolean>;

/** The cookie that stores the choice: absent before the first one. */
export const CONSENT_COOKIE = 'consent';

/** The choice in `document.cookie`; `null` when nobody has chosen or it cannot be read. */
export function readChoice(cookies: string): Choice | null {
  const allowed = new RegExp(`(?:^|;\\s*)${CONSENT_COOKIE}=(required[.a-z]*)(?:;|$)`)
    .exec(cookies)?.[1]
    ?.split('.');
  return allowed ? { tracking: allowed.includes('tracking'), media: allowed.includes('media') } : null;
}

/** Returns the cookie value of a choice: the allowed categories, `required` first. */
export function choiceText({ tracking, media }: Choice): string {
  return ['required', tracking && 'tracking', media && 'media'].filter(Boolean).join('.');
}

/** Content a page would load if it were allowed to. */
export interface ConsentNeeds {
  /** The settings name a tag manager, and the browser does not send Do Not Track. */
  tracking: boolean;
  /** Imprint, privacy policy or terms: they can be read without being asked. */
  isLegal: boolean;
  /** The previous page of the same visit was one of them: its reader may have changed their mind. */
  isAfterLegal: boolean;
}

/**
 * Tells if a visitor must be asked (docs/product/consent-and-media.md#asking). Nobody is asked on legal pages, nor
 * where nothing would be loaded. Visitors who have chosen are asked again only when they leave a legal page with
 * tracking off. Media ask in their own place (`MediaPlaceholder`).
 */
export function needsConsent(choice: Choice | null, page: ConsentNeeds): boolean {
  if (!page.tracking || page.isLegal) return false;
  return choice === null || (page.isAfterLegal && !choice.tracking);
}

/** Tells if the tag manager may be loaded: configured, allowed, and not refused by Do Not Track. */
export function mayTrack(choice: Choice | null, page: Pick<ConsentNeeds, 'tracking'>): boolean {
  return page.tracking && choice?.tracking === true;
}
