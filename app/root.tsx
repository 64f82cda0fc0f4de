import { settingsTag } from '#features/core/settings/cache-tags.ts';
import './styles/app.css';
import displayFont from '@fontsource/londrina-solid/files/londrina-solid-latin-900-normal.woff2?url';
import textFont from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url';
import { I18nProvider } from '@lingui/react';
import { lazy, type ReactNode, Suspense, use, useEffect } from 'react';
import { Links, Meta, Outlet, useLocation, useMatches, useRouteLoaderData } from 'react-router';
import { pageContext } from '#app/page-context.server.ts';
import { redirectByAddressRules } from '#app/redirect-by-address-rules.server.ts';
import { PricePage } from '#features/box-office/booking/index.ts';
import { editBarrier, findStaff } from '#features/website/shell/index.server.ts';
import { i18nFor } from '#lib/i18n.ts';
import { LANGUAGES, shown } from '#lib/localized.ts';
import { DEFAULT_FORMATS, setSiteFormats } from '#lib/site-formats.ts';
import { PageScroll } from '#platform/browser/page-scroll.tsx';
import type { Route } from './+types/root.ts';
import { DocumentFrameContext } from './document/document-frame.ts';
import { bodyClass } from './page-handle.ts';
import { robotsMeta } from './page-meta.ts';
import { useShell } from './routes/use-shell.ts';
import { shouldRevalidateShell } from './should-revalidate-shell.ts';
import { loadStaffParts } from './staff-code.ts';

export const middleware: Route.MiddlewareFunction[] = [redirectByAddressRules];

const StaffParts = lazy(() => loadStaffParts().then((parts) => ({ default: parts.StaffParts })));

export async function loader({ context }: Route.LoaderArgs) {
  const { language, services, settings, scope, url, framed, staff: findPerson } = pageContext(context);
  scope.dependsOn(settingsTag());
  const person = await findPerson();
  // In a frame of the editor a page is as visitors get it.
  const staff = framed ? null : findStaff(person, settings, url, language);
  const barrier = editBarrier(person, url.searchParams);
  return {
    language,
    siteName: settings.siteName,
    origin: url.origin,
    ...(settings.design.parsers === DEFAULT_FORMATS ? {} : { formats: settings.design.parsers }),
    ...(settings.languages.length < LANGUAGES.length ? { languages: settings.languages } : {}),
    ...(settings.pricePage ? { pricePage: shown(settings.pricePage, language).text } : {}),
    robots: services.config.instance === 'production' ? null : 'none',
    ...(staff || barrier ? { forStaff: { staff, barrier } } : {}),
  };
}

export const shouldRevalidate = shouldRevalidateShell;

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const language = data?.language ?? 'de';
  setSiteFormats(data?.formats);
  const { pathname } = useLocation();
  const matches = useMatches();
  const robots = robotsMeta(matches);
  const frame = use(DocumentFrameContext);
  useEffect(() => {
    // From here on scripts answer what the visitor does. Not every browser says when it is idle.
    document.documentElement.dataset.alive = '';
    (window.requestIdleCallback ?? setTimeout)(() =>
      import('./after-page.ts').then((after) => after.afterPage(pathname)),
    );
  }, [pathname]);
  return (
    <html lang={language} data-toolbar={data?.forStaff?.staff ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=5" />
        {robots ? <meta name="robots" content={robots} /> : null}
        {[displayFont, textFont].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
        {frame?.head}
      </head>
      <body className={bodyClass(matches)}>
        {frame?.bodyStart}
        <I18nProvider i18n={i18nFor(language)}>
          {data?.forStaff ? (
            <Suspense>
              <StaffParts {...data.forStaff} language={language} />
            </Suspense>
          ) : null}
          <PricePage value={data?.pricePage ?? null}>{children}</PricePage>
        </I18nProvider>
        <PageScroll />
        {frame?.bodyEnd}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/**
 * The last fallback: the shell failed, or the error screen inside it did (docs/product/settings-and-errors.md#error-pages).
 * It has no data and is in every page's code, so it is minimal.
 */
export function ErrorBoundary() {
  const isInShell = useShell();
  return (
    <main id="main" className="wrap section">
      <h1>{isInShell ? 'An error occurred while showing the error page' : 'an unknown error occurred'}</h1>
      <a href="/">Home / Startseite</a>
    </main>
  );
}
