import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CachedFragment } from '#ui/cached-fragment.tsx';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import { StaticPart } from '#ui/static-part.tsx';
import type { ContentPageView } from '../content-page-view.ts';

/** The part of a page that its modules are (docs/decisions/0027). */
export const CONTENT_PART = 'content';

/** A page of the tree: its header, its siblings as tabs, and its modules; on a text page beside what one can jump to. */
export function ContentPageScreen({
  page,
  children,
}: {
  page: ContentPageView;
  /** Comes behind its modules. */
  children?: ReactNode;
}) {
  const { t } = useLingui();
  const { title, lead, tabs, content, contentLanguage, changedOn: day, sections, isDraft, isLanding } = page;
  const name = title.text;
  return (
    <article className={classNames('content-page', sections && 'text-page wrap')}>
      <header className={classNames('wrap content-page-header', isLanding && 'content-page-header-landing')}>
        <h1 className="text-title" lang={title.lang}>
          {title.text}
        </h1>
        {lead ? (
          <p className="lead" lang={lead.lang}>
            {lead.text}
          </p>
        ) : null}
        {day ? (
          <p className="content-page-date">
            <Trans>Last changed on {day}</Trans>
          </p>
        ) : null}
        {isDraft ? (
          <p className="content-page-state">
            <Trans>This is a draft. Visitors can’t see it.</Trans>
          </p>
        ) : null}
      </header>
      {tabs.some(({ isCurrent }) => !isCurrent) ? (
        <nav className="wrap content-page-tabs" aria-label={t`Section: ${name}`}>
          <ul>
            {tabs.map(({ name, path, isCurrent }) => (
              <li key={path}>
                <Link to={path} inPlace aria-current={isCurrent ? 'page' : undefined} lang={name.lang}>
                  {name.text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {sections && sections.length > 0 ? (
        <CachedFragment as="nav" className="text-page-nav" aria-labelledby="sections">
          <PageSections sections={sections} contentLanguage={contentLanguage} />
        </CachedFragment>
      ) : null}
      <div>
        <div lang={contentLanguage}>
          <StaticPart name={CONTENT_PART} html={content} />
        </div>
        {children}
      </div>
    </article>
  );
}

function PageSections({
  sections,
  contentLanguage,
}: Required<Pick<ContentPageView, 'sections' | 'contentLanguage'>>) {
  return (
    <>
      <h2 id="sections">
        <Trans>On this page</Trans>
      </h2>
      <ol className="text-page-sections">
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} lang={name.lang ?? contentLanguage}>
              {name.text}
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}
