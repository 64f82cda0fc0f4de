import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Settings } from '#features/core/settings/index.ts';
import { type Language, type Localized, shown } from '#lib/localized.ts';
import { type PageWords, staticPageWords } from '#platform/html/static-page.server.ts';

type Words = Record<keyof PageWords, Localized>;

/** Fallback texts for when the static page for 503 cannot be read. */
const OFFLINE: Words = {
  title: { de: 'Kurz zu', en: 'Back soon' },
  text: {
    de: 'Der Specht hämmert gerade an der Seite. In ein paar Minuten ist sie wieder da.',
    en: 'The woodpecker is hammering away at the site. It’ll be back in a few minutes.',
  },
};

/** Texts of a new house, before it opens to visitors for the first time. */
const OPENING: Words = {
  title: { de: 'Bald geht es los.', en: 'We open soon.' },
  text: {
    de: 'Wir richten unsere Seite gerade ein. Schau bald wieder vorbei!',
    en: 'We are still setting up our site. Come back soon!',
  },
};
const FOR_STAFF: Localized = { de: 'Du arbeitest hier? Melde dich an.', en: 'You work here? Sign in.' };

/** Refused before a page can say so itself, by a status that has no static page. */
const UNUSABLE: Words = {
  title: { de: 'Damit können wir nichts anfangen.', en: 'We can’t make sense of that.' },
  text: {
    de: 'Geh einen Schritt zurück und versuch es noch einmal.',
    en: 'Go back a step and try again.',
  },
};
const HOME: Localized = { de: 'Startseite', en: 'Homepage' };

/**
 * Renders the page visitors see while the site is offline: the custom page for 503, whole or as a fragment, else the
 * words of the static page (`/html/503.html`). It depends on nothing that may be broken; scripts do not run on it.
 */
export function offlinePage(settings: Settings | null, language: Language, stylesheets: string[]): string {
  const custom = settings?.design.errors['503'];
  const content = custom && shown(custom, language).text;
  if (content && /<html[\s>]/i.test(content)) return content;
  if (settings && !settings.isOpened && !content) return openingPage(settings, language, stylesheets);
  const words = wordsOf(503, language, OFFLINE);
  const title = [words.title, settings?.siteName].filter(Boolean).join(' | ');
  const shownContent = content
    ? // biome-ignore lint/security/noDangerouslySetInnerHtml: written by an administrator, and no script runs on this page
      h('div', { dangerouslySetInnerHTML: { __html: content } })
    : said(words);
  return pageOf({ language, title, stylesheets }, shownContent);
}

function openingPage({ siteName }: Settings, language: Language, stylesheets: string[]): string {
  const words = { title: shown(OPENING.title, language).text, text: shown(OPENING.text, language).text };
  const signIn = h(
    'a',
    { className: 'text-link', href: pathTo('signIn', language) },
    shown(FOR_STAFF, language).text,
  );
  return pageOf(
    { language, title: `${words.title} | ${siteName}`, stylesheets },
    h('p', { className: 'text-d1' }, siteName),
    said(words),
    h('p', null, signIn),
  );
}

/** Renders the page for a request refused with this status before any page: the reason, and a link onwards. */
export function refusedPage(status: number, language: Language, stylesheets: string[]): string {
  const words = wordsOf(status, language, UNUSABLE);
  const home = h('p', null, h('a', { href: `/${language}` }, shown(HOME, language).text));
  return pageOf({ language, title: words.title, stylesheets }, said(words), home);
}

function wordsOf(status: number, language: Language, otherwise: Words): PageWords {
  const { title, text } = otherwise;
  return (
    staticPageWords(status, language) ?? {
      title: shown(title, language).text,
      text: shown(text, language).text,
    }
  );
}

function said({ title, text }: PageWords): ReactNode[] {
  return [
    h('h1', { key: 'title', className: 'text-title' }, title),
    h('p', { key: 'text', className: 'lead' }, text),
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
  const body = h(
    'body',
    null,
    h('main', { className: 'wrap section' }, h('div', { id: 'status' }, ...content)),
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(h('html', { lang: language }, head, body))}`;
}
