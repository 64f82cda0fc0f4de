import { pageAt } from '#features/core/navigation/index.ts';
import { isLanguage, type Language } from '#lib/localized.ts';
import { delegateClicks } from '#platform/browser/delegate-clicks.ts';
import { CHOICE_EVENT, currentChoice, saveChoice } from './choice-cookie.ts';
import { type ConsentNeeds, mayTrack, needsConsent } from './consent.ts';
import { referrer } from './referrer.ts';

/** The one place the tag manager is loaded from: our own host, whose proxy passes it on (decision 0009). */
const TAG_MANAGER_PATH = '/tags/gtm.js';

/**
 * Asks for consent where it is needed, opens the dialog from the footer, loads the tag manager once it may. Called once
 * after hydration with the path of the page; what it returns is called with that of each further page, which may be gone
 * again. Nothing is loaded and no cookie is set before a choice.
 */
export function watchConsent(firstPath: string): (pathname: string) => void {
  let wasLegal = isLegal(referrer());
  const pageShown = (pathname: string) => {
    if (pathname === location.pathname) update();
    wasLegal = isLegal(pathname);
  };
  const update = () => {
    const choice = currentChoice();
    const page = { ...consentNeeds(), isAfterLegal: wasLegal };
    if (mayTrack(choice, page)) loadTagManager();
    if (needsConsent(choice, page)) void openDialog();
  };
  addEventListener(CHOICE_EVENT, update);
  delegateClicks('[data-cookie-settings]', { press: () => void openDialog() });
  pageShown(firstPath);
  return pageShown;
}

function consentNeeds(): Omit<ConsentNeeds, 'isAfterLegal'> {
  const doNotTrack = navigator.doNotTrack === '1';
  return {
    tracking: tagManagerId() !== null && !doNotTrack,
    isLegal: isLegal(location.pathname),
  };
}

function isLegal(pathname: string | null): boolean {
  return pathname !== null && pageAt(pathname)?.page.isLegal === true;
}

/** Written into the head by the server when the settings name one. */
function tagManagerId(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="tag-manager"]')?.content ?? null;
}

function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'de';
}

async function openDialog(): Promise<void> {
  const { openConsentDialog } = await import('./components/open-consent-dialog.tsx');
  openConsentDialog(pageLanguage(), currentChoice(), saveChoice);
}

function loadTagManager(): void {
  if (document.querySelector(`script[src^="${TAG_MANAGER_PATH}"]`)) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = `${TAG_MANAGER_PATH}?id=${encodeURIComponent(tagManagerId() ?? '')}`;
  document.head.append(script);
}
