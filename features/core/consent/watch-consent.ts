import { isLanguage, type Language } from '#lib/localized.ts';
import { delegateClicks } from '#platform/browser/delegate-clicks.ts';
import { CHOICE_EVENT, currentChoice, saveChoice } from './choice-cookie.ts';
import { mayTrack, needsConsent } from './consent.ts';

/** The one place the tag manager is loaded from: our own host, whose proxy passes it on (decision 0009). */
const TAG_MANAGER_PATH = '/tags/gtm.js';

/** Pages of the site the choice has to do with: legal ones are read before it, two are linked in the dialog. */
export interface LegalPages {
  /** Tells whether a path leads to a legal page, in any language. */
  isLegal: (pathname: string) => boolean;
  pathTo: (name: 'privacy' | 'imprint', language: Language) => string;
}

/**
 * Asks for consent where it is needed, opens the dialog from the footer, and loads the tag manager once it may. Called once
 * after hydration with the path of the page; the returned function is called with that of each further page. Nothing is
 * loaded and no cookie is set before a choice.
 */
export function watchConsent(firstPath: string, pages: LegalPages): (pathname: string) => void {
  const isLegal = (pathname: string | null) => pathname !== null && pages.isLegal(pathname);
  let wasLegal = isLegal(referrer());
  const pageShown = (pathname: string) => {
    if (pathname === location.pathname) update();
    wasLegal = isLegal(pathname);
  };
  const update = () => {
    const choice = currentChoice();
    const page = {
      tracking: tagManagerId() !== null && navigator.doNotTrack !== '1',
      isLegal: isLegal(location.pathname),
      isAfterLegal: wasLegal,
    };
    if (mayTrack(choice, page)) loadTagManager();
    if (needsConsent(choice, page)) void openDialog(pages);
  };
  addEventListener(CHOICE_EVENT, update);
  delegateClicks('[data-cookie-settings]', { press: () => void openDialog(pages) });
  pageShown(firstPath);
  return pageShown;
}

/** Written into the head by the server when the settings name one. */
function tagManagerId(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="tag-manager"]')?.content ?? null;
}

function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'de';
}

async function openDialog({ pathTo }: LegalPages): Promise<void> {
  const { openConsentDialog } = await import('./components/open-consent-dialog.tsx');
  openConsentDialog({ language: pageLanguage(), choice: currentChoice(), onChoice: saveChoice, pathTo });
}

function loadTagManager(): void {
  if (document.querySelector(`script[src^="${TAG_MANAGER_PATH}"]`)) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = `${TAG_MANAGER_PATH}?id=${encodeURIComponent(tagManagerId() ?? '')}`;
  document.head.append(script);
}

/** The path of the page of this site whose link led to this document; `null` when it was reloaded or come back to. */
function referrer(): string | null {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'navigate' || document.referrer === '') return null;
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin ? pathname : null;
}
