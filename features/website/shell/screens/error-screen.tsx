import { Trans } from '@lingui/react/macro';
import { type ReactNode, use, useEffect } from 'react';
import { pathTo } from '#features/core/navigation/index.ts';
import { SearchField, useSearchPath } from '#features/website/search/index.ts';
import type { Language, ShownText } from '#lib/localized.ts';
import { Link } from '#ui/link.tsx';
import { RichText } from '#ui/rich-text.tsx';
import upsideDownUrl from '../components/upside-down.svg?url';
import { WatchingEye } from '../components/watching-eye.tsx';
import { ErrorWordsSource } from '../error-words.ts';

/**
 * Shows an error page to a visitor (docs/product/settings-and-errors.md#error-pages): the page of the settings for
 * this status, otherwise our own: the status in large type, the text of the static page (`/html/404.html`) if there is
 * one, links to continue. While it is shown, `<html>` reports the status to observers of the page
 * (`data-error-status`).
 */
export function ErrorScreen({
  status,
  language,
  custom,
}: {
  status: number;
  language: Language;
  custom?: ShownText | undefined;
}) {
  const action = useSearchPath(language);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.errorStatus = String(status);
    return () => {
      delete dataset.errorStatus;
    };
  }, [status]);
  if (custom) {
    return <RichText html={custom} className="wrap section prose" />;
  }
  const words = use(use(ErrorWordsSource)(status, language));
  const isMissing = status === 404;
  return (
    <section className="error-screen surface-himmel">
      <div className="wrap">
        <div className="error-screen-text">
          <p className="error-screen-status" aria-hidden="true">
            {isMissing ? (
              <>
                4<WatchingEye />4
              </>
            ) : (
              status
            )}
          </p>
          <h1>{words?.title ?? <Trans>The woodpecker’s got stuck.</Trans>}</h1>
          <p className="lead">
            {words?.text ?? <Trans>An unknown error occurred. Try again in a minute.</Trans>}
          </p>
          {isMissing ? <SearchField language={language} action={action} /> : null}
          <ul className="error-screen-links">
            <ErrorLink to={pathTo('home', language)}>
              <Trans>Homepage</Trans>
            </ErrorLink>
            <ErrorLink to={pathTo('calendar', language)}>
              <Trans>What’s on</Trans>
            </ErrorLink>
            <ErrorLink to={`${pathTo('home', language)}#c-visit`}>
              <Trans>Getting here</Trans>
            </ErrorLink>
          </ul>
        </div>
      </div>
      <img src={upsideDownUrl} alt="" width={700} height={640} className="error-screen-art" />
    </section>
  );
}

function ErrorLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className="text-link">
        {children}
      </Link>
    </li>
  );
}
