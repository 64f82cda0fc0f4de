import type { Language, Localized, ShownText } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';

/** Breaking news in one language; the first is the alert on top of the page (docs/product/shell.md#alert). */
export interface Alert {
  id: number;
  title: ShownText;
  text: ShownText;
  link: { url: string } | null;
  linkTitle: ShownText | null;
}

/** When something is online: from the first moment on, up to but not including the second. */
export interface OnlineWindow {
  from: Instant | null;
  to: Instant | null;
}

/** Input of an alert, both languages at once. */
export interface AlertDraft {
  title: Localized;
  text: Localized;
  linkUrl: Localized | null;
  linkTitle: Localized | null;
  online: OnlineWindow;
}

/** A sticky button: its text, its target in words, and its address (docs/product/shell.md#floating-bar). */
export interface StickyItem {
  text: string;
  /** Set when the text is not in the language of the page. */
  lang?: Language;
  link: string;
  url: string;
}

export function isOnline({ from, to }: OnlineWindow, now: Instant): boolean {
  return (from === null || from <= now) && (to === null || now < to);
}

/** The next moment after `now` at which one of the windows opens or closes. */
export function nextChange(windows: OnlineWindow[], now: Instant): Instant | null {
  const moments = windows.flatMap(({ from, to }) => [from, to]);
  return moments.reduce<Instant | null>(
    (next, moment) => (moment !== null && moment > now && (next === null || moment < next) ? moment : next),
    null,
  );
}
