import { SITE_MAP } from '#features/navigation/index.ts';
import { isLanguage, type Language } from '#lib/localized.ts';
import { CHOICE_EVENT, currentChoice, keepChoice } from './choice-cookie.ts';
import { mayTrack, mustAsk, type PageWishes } from './consent.ts';

/** The one place the tag manager is loaded from: our own host, whose proxy passes it on (decision 0009). */
const TAG_MANAGER_PATH = '/tags/gtm.js';

const LEGAL = ['imprint', 'privacy', 'terms'] as const;

/**
 * Asks for consent where it is needed, opens the dialog from the footer, loads the tag manager once it may. Called once
 * after hydration; what it returns is called after each further page. Nothing is loaded and no cookie is set before a choice.
 */
export function watchConsent(): () => void {
  let wasLegal = false;
  const look = () => {
    const choice = currentChoice();
    const page = { ...pageWishes(), isAfterLegal: wasLegal };
    if (mayTrack(choice, page)) loadTagManager();
    if (mustAsk(choice, page)) void openDialog();
    wasLegal = page.isLegal;
  };
  addEventListener(CHOICE_EVENT, look);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-cookie-settings]')) void openDialog();
  });
  look();
  return look;
}

function pageWishes(): Omit<PageWishes, 'isAfterLegal'> {
  const doNotTrack = navigator.doNotTrack === '1';
  return {
    tracking: tagManagerId() !== null && !doNotTrack,
    isLegal: LEGAL.some(
      (page) => location.pathname === `/${pageLanguage()}/${SITE_MAP[page][pageLanguage()]}`,
    ),
  };
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
  openConsentDialog(pageLanguage(), currentChoice(), keepChoice);
}

function loadTagManager(): void {
  if (document.querySelector(`script[src^="${TAG_MANAGER_PATH}"]`)) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = `${TAG_MANAGER_PATH}?id=${encodeURIComponent(tagManagerId() ?? '')}`;
  document.head.append(script);
}
