import { Trans } from '@lingui/react/macro';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import { StaticPart } from '#ui/static-part.tsx';
import type { ContentPageView } from '../content-page-view.ts';

/** The part of a page that its modules are (docs/decisions/0027). */
export const CONTENT_PART = 'content';

/** A page of the tree: its header, its siblings as tabs, and its modules. */
export function ContentPageScreen({ page }: { page: ContentPageView }) {
  const { title, lead, tabs, content, contentLanguage, isDraft, isLanding } = page;
  return (
    <article className="content-page">
      <header className={classNames('wrap content-page-header', isLanding && 'content-page-header-landing')}>
        <h1 className="text-title" lang={title.lang}>
          {title.text}
        </h1>
        {lead ? (
          <p className="lead" lang={lead.lang}>
            {lead.text}
          </p>
        ) : null}
        {isDraft ? (
          <p className="content-page-state">
            <Trans>This is a draft. Visitors do not see it like this.</Trans>
          </p>
        ) : null}
      </header>
      {tabs.length > 1 ? (
        <nav className="wrap content-page-tabs" aria-label={title.text}>
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
      <div lang={contentLanguage}>
        <StaticPart name={CONTENT_PART} html={content} />
      </div>
    </article>
  );
}
