import { Trans } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useEffect, useState, ViewTransition } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { BookingPlace } from '#features/box-office/booking/index.ts';
import { type StickyItem, TopAlert } from '#features/core/settings/index.ts';
import type { Language, PerLanguage } from '#lib/localized.ts';
import { RichText } from '#ui/rich-text.tsx';
import { StaticPart } from '#ui/static-part.tsx';
import type { Shell } from '../find-shell.server.ts';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import { EventOverlayPlace } from './event-overlay-place.tsx';
import { FloatingBar } from './floating-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useDelegatedClicks } from './use-delegated-clicks.ts';

/** How long a page may take before its skeleton shows, in milliseconds. */
const PATIENCE = 200;

const Skeleton = lazy(() => import('./skeleton.tsx').then(({ Skeleton }) => ({ default: Skeleton })));

/** In the main part: the skeleton of the page that is being fetched, in the place of the one before (`shell-states.css`). */
function PendingPage() {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const staysInPlace = next?.pathname === pathname || next?.state?.inPlace === true;
  const pending = staysInPlace ? undefined : next?.pathname;
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setShown(pending), pending ? PATIENCE : 0);
    return () => clearTimeout(timer);
  }, [pending]);
  if (!pending || shown !== pending) return null;
  return (
    <Suspense fallback={null}>
      <Skeleton pathname={pending} />
    </Suspense>
  );
}

/** Loader data of a page for the shell. */
export interface PageInShell {
  /** Its address in the languages in which it can be read. */
  alternates?: PerLanguage<string>;
  /** The pages between Home and it, itself last. */
  breadcrumb?: Crumb[];
  /** Without top header and top alert, the header in the middle. */
  isLanding?: boolean;
  /** Items its modules put into the sticky bar. */
  stickyItems?: StickyItem[];
  /** Its modules below its built-in content, as `staticPart` returns them. */
  below?: string | null;
  /** Word to editors above a page that is not public, as `staticPart` returns it. */
  notice?: string | null;
}

/** The default layout around a page (docs/product/pages.md#layouts). */
export function SiteFrame({
  shell,
  footer,
  language,
  paths,
  page,
  isEventPage,
  children,
}: {
  shell: Shell;
  /** As the layout's loader returns it. */
  footer: string | null;
  language: Language;
  paths: Record<Language, string>;
  page: PageInShell;
  /** The programme is on show already: the button that opens it over the page is left out. */
  isEventPage: boolean;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  useDelegatedClicks();
  return (
    <>
      <div className="loading-bar" data-loading-bar aria-hidden="true" />
      <a href="#main" className="skip-link">
        <Trans>Skip to content</Trans>
      </a>
      {shell.alert && !page.isLanding ? <TopAlert alert={shell.alert} /> : null}
      <SiteHeader shell={shell} language={language} paths={paths} isLanding={page.isLanding} />
      {shell.headerBlock ? <RichText html={shell.headerBlock} className="wrap site-header-block" /> : null}
      <main id="main" tabIndex={-1}>
        <ViewTransition key={pathname} default="none" enter="page" exit="page">
          <div className="page">
            {page.breadcrumb ? <Breadcrumb crumbs={page.breadcrumb} language={language} /> : null}
            {page.notice === undefined ? null : (
              <StaticPart name="notice" html={page.notice} className="wrap" />
            )}
            {children}
          </div>
        </ViewTransition>
        <PendingPage />
      </main>
      <SiteFooter html={footer} />
      <FloatingBar
        shell={
          page.stickyItems ? { ...shell, stickyItems: [...shell.stickyItems, ...page.stickyItems] } : shell
        }
        language={language}
        isEventPage={isEventPage}
      />
      <BookingPlace key={pathname} language={language} />
      <EventOverlayPlace title={shell.overlayHeadline ?? shell.overlayTitle} language={language} />
    </>
  );
}
