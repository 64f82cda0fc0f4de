import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Settings } from '#features/settings/index.server.ts';
import { type Language, type Localized, shown } from '#lib/localized.ts';

interface Words {
  title: Localized;
  text: Localized;
}

const OFFLINE: Words = {
  title: { de: 'Kurz zu', en: 'Back soon' },
  text: {
    de: 'Der Specht hämmert gerade an der Seite. In ein paar Minuten ist sie wieder da.',
    en: 'The woodpecker is hammering at the site. It will be back in a few minutes.',
  },
};

/** What is refused before a page can say so itself. */
const REFUSED: Record<number, Words> = {
  403: {
    title: { de: 'Das kam von woanders.', en: 'That came from elsewhere.' },
    text: {
      de: 'Aus Vorsicht nehmen wir nur an, was von unserer eigenen Seite kommt. Lade sie neu und versuch es noch einmal.',
      en: 'To be safe, we only take what comes from our own site. Reload it and try again.',
    },
  },
  413: {
    title: { de: 'Das ist zu viel auf einmal.', en: 'That is too much at once.' },
    text: { de: 'Kürze es und versuch es noch einmal.', en: 'Make it shorter and try again.' },
  },
  429: {
    title: { de: 'Das ging zu schnell.', en: 'That was too fast.' },
    text: {
      de: 'Warte eine Minute und versuch es noch einmal. Es ist nichts verloren, auch dein Warenkorb bleibt, wie er war.',
      en: 'Wait a minute and try again. Nothing is lost, your cart stays as it was.',
    },
  },
};
const UNUSABLE: Words = {
  title: { de: 'Damit können wir nichts anfangen.', en: 'We cannot make sense of that.' },
  text: {
    de: 'Geh einen Schritt zurück und versuch es noch einmal.',
    en: 'Go back a step and try again.',
  },
};
const HOME: Localized = { de: 'Startseite', en: 'Home page' };

/**
 * What visitors see while the site is offline: the custom page for 503, whole or as a fragment, else a page of our own.
 * It stands here in both languages because it must not depend on anything that may be broken; scripts do not run on it.
 */
export function offlinePage(settings: Settings | null, language: Language, stylesheets: string[]): string {
  const custom = settings?.design.errors['503'];
  const content = custom && shown(custom, language).text;
  if (content && /<html[\s>]/i.test(content)) return content;
  const title = [shown(OFFLINE.title, language).text, settings?.siteName].filter(Boolean).join(' | ');
  const shownContent = content
    ? // biome-ignore lint/security/noDangerouslySetInnerHtml: written by an administrator, and no script runs on this page
      h('div', { dangerouslySetInnerHTML: { __html: content } })
    : said(OFFLINE, language);
  return pageOf({ language, title, stylesheets }, shownContent);
}

/** What visitors see of a request that was refused with this status before any page: why, and a way on. */
export function refusedPage(status: number, language: Language, stylesheets: string[]): string {
  const words = REFUSED[status] ?? UNUSABLE;
  const home = h('p', null, h('a', { href: `/${language}` }, shown(HOME, language).text));
  const title = shown(words.title, language).text;
  return pageOf({ language, title, stylesheets }, said(words, language), home);
}

function said({ title, text }: Words, language: Language): ReactNode[] {
  return [
    h('h1', { key: 'title', className: 'text-title' }, shown(title, language).text),
    h('p', { key: 'text', className: 'lead' }, shown(text, language).text),
  ];
}

interface Head {
  language: Language;
  title: string;
  stylesheets: string[];
}

// Without JSX: the process has to answer where nothing has been built, too.
function pageOf({ language, title, stylesheets }: Head, ...content: ReactNode[]): string {
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1, maximum-scale=5' }),
    h('meta', { name: 'robots', content: 'none' }),
    h('title', null, title),
    ...stylesheets.map((href) => h('link', { key: href, rel: 'stylesheet', href })),
  );
  const body = h('body', null, h('main', { className: 'wrap section' }, ...content));
  return `<!DOCTYPE html>${renderToStaticMarkup(h('html', { lang: language }, head, body))}`;
}
