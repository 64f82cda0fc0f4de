import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RichText } from '#ui/rich-text.tsx';
import type { LegalPageView } from '../legal-page.ts';

/** A page of text: its title large, its sections in a list to jump to, the text in one column. */
export function LegalScreen({
  page: { title, html, headings, updatedOn: day },
  children,
}: {
  page: LegalPageView;
  /** Comes after the text, in its column. */
  children?: ReactNode;
}) {
  return (
    <article className="wrap legal-page">
      <header>
        <h1 lang={title.lang} className="text-title">
          {title.text}
        </h1>
        <p className="legal-date">
          <Trans>Last changed on {day}</Trans>
        </p>
      </header>
      <nav aria-labelledby="legal-sections">
        <h2 id="legal-sections" className="legal-sections-title">
          <Trans>On this page</Trans>
        </h2>
        <ol className="legal-sections" lang={html.lang}>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="legal-column">
        <RichText html={html} className="prose legal-text" />
        {children}
      </div>
    </article>
  );
}
