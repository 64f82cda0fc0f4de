import { Trans } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import { StaticPart } from '#ui/static-part.tsx';
import type { ContentPageView } from '../content-page-view.ts';

/** The part of a page that its modules are (docs/decisions/0027). */
export const CONTENT_PART = 'content';

/** A page of the tree: its header, its siblings as tabs, and its modules. */
export function ContentPageScreen({ page }: { page: ContentPageView }) {
  const { title, lead, tabs, content, contentLanguage, isDraft, isLanding } = page;
  const modules = useRef<HTMLDivElement>(null);
  useEmbeds(modules, page);
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
      <div ref={modules} lang={contentLanguage}>
        <StaticPart name={CONTENT_PART} html={content} />
      </div>
    </article>
  );
}

/** Listens to placeholders of videos and the like; the code comes only to pages that have some. */
function useEmbeds(modules: RefObject<HTMLDivElement | null>, page: ContentPageView): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other placeholders
  useEffect(() => {
    const root = modules.current;
    if (!root?.querySelector('[data-embed]')) return;
    let end: (() => void) | undefined;
    let isOver = false;
    void import('#features/modules/index.ts').then(({ watchEmbeds }) => {
      if (!isOver) end = watchEmbeds(root);
    });
    return () => {
      isOver = true;
      end?.();
    };
  }, [page]);
}
