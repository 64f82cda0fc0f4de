import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { ShownText } from '#lib/localized.ts';
import { CachedFragment } from '#ui/cached-fragment.tsx';
import { InlineScript } from '#ui/inline-script.tsx';
import { Link } from '#ui/link.tsx';
import { RoundButton } from '#ui/round-button.tsx';
import type { Alert } from '../alert.ts';
import hideDismissed from './hide-dismissed.js?raw';

/** Characters that fit two lines of a phone; longer news are cut there, and expand on request. */
const TWO_LINES = 70;

/** Half a year, in seconds. */
const COOKIE_SECONDS = 182 * 24 * 3600;

/**
 * The first of the breaking news, above everything (docs/product/shell.md#alert). It is part of every page; a small script
 * before it hides it after it was dismissed, so that nothing shifts.
 */
export function TopAlert({ alert }: { alert: Alert }) {
  const { t } = useLingui();
  const { id } = alert;
  useDismissedAlert(id);
  return (
    <>
      {/* In a browser it has run. */}
      <InlineScript code={import.meta.env.SSR ? hideDismissed : ''} data-alert={id} />
      <CachedFragment as="section" className="top-alert surface-dotter-hell" aria-label={t`Important notice`}>
        <AlertContent alert={alert} />
      </CachedFragment>
    </>
  );
}

function AlertContent({ alert: { id, title, text, link, linkTitle } }: { alert: Alert }) {
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const isLong = title.text.length + text.text.length > TWO_LINES;
  return (
    <div className="wrap">
      <p className={isLong && !isWhole ? 'top-alert-short' : undefined}>
        <strong lang={title.lang}>{title.text}</strong> <span lang={text.lang}>{text.text}</span>{' '}
        {link ? <AlertLink url={link.url} text={linkTitle ?? { text: t`Read more` }} /> : null}
      </p>
      {isLong && !isWhole ? (
        <button
          type="button"
          className="text-link top-alert-more"
          aria-label={t`more: ${title.text}`}
          onClick={() => setWhole(true)}
        >
          {t`more`}
        </button>
      ) : null}
      <RoundButton
        icon="close"
        label={t`Close notice`}
        className="top-alert-close"
        onClick={() => dismiss(id)}
      />
    </div>
  );
}

function AlertLink({ url, text: { text, lang } }: { url: string; text: ShownText }) {
  return url.startsWith('/') ? (
    <Link to={url} lang={lang}>
      {text}
    </Link>
  ) : (
    <a href={url} lang={lang}>
      {text}
    </a>
  );
}

function dismiss(id: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser we support
  document.cookie = `dismissedAlert=${id}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax${secure}`;
  document.documentElement.toggleAttribute('data-alert-dismissed', true);
}

/** The next page may bring another alert than the one that was dismissed. */
function useDismissedAlert(id: number): void {
  useEffect(() => {
    const isDismissed = document.cookie.split('; ').includes(`dismissedAlert=${id}`);
    document.documentElement.toggleAttribute('data-alert-dismissed', isDismissed);
  }, [id]);
}
