import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { artworkUrl } from '#features/core/artwork/index.ts';
import { Photo, PhotoCredit, type PhotoView } from '#features/core/media/index.ts';
import { DetailSection, ProductionDates, ShareButton } from '#features/programme/calendar/index.ts';
import type { Language } from '#lib/localized.ts';
import { Artwork } from '#ui/artwork.tsx';
import { useEntityText } from '#ui/entity-text.tsx';
import { Link } from '#ui/link.tsx';
import { ArticleLines } from '../components/article-lines.tsx';
import { ArticleMeta } from '../components/article-meta.tsx';
import { Byline } from '../components/byline.tsx';
import type { ArticlePage } from '../load-article-page.server.ts';

/** An article: its subject, its title, its authors, its modules, and further links. */
export function ArticleScreen({
  page,
  photo,
  body,
  bodyLanguage,
  language,
}: {
  page: ArticlePage;
  photo: PhotoView | null;
  /** Its modules. */
  body: ReactElement | null;
  bodyLanguage: Language | undefined;
  language: Language;
}) {
  const { t } = useLingui();
  const text = useEntityText();
  const { article, authors, tags, dates, related } = page;
  return (
    <article className="article">
      <header className="wrap article-head">
        <div className="article-words">
          <ArticleMeta card={article} />
          <h1 className="text-title" {...text('title', article.title)} />
          <p className="lead" {...text('lead', article.lead)} />
          <Byline authors={authors} day={article.day} language={language} />
          <ShareButton title={article.title.text} />
        </div>
        {photo ? (
          <Photo photo={photo} shape="4x3" sizes="(width >= 64rem) 40vw, 100vw" eager="first" />
        ) : (
          <Artwork src={artworkUrl('magazine', article.art, [4, 3])} width={4} height={3} eager="first" />
        )}
        <PhotoCredit photo={photo} />
      </header>
      <div className="article-body" lang={bodyLanguage}>
        {body}
      </div>
      <div className="wrap detail">
        {tags.length > 0 ? (
          <DetailSection title={t`Topics`}>
            <ul className="tag-list">
              {tags.map(({ id, name, path }) => (
                <li key={id}>
                  <Link to={path} className="text-link" lang={name.lang}>
                    #{name.text}
                  </Link>
                </li>
              ))}
            </ul>
          </DetailSection>
        ) : null}
        {dates.length > 0 ? (
          <DetailSection title={t`See it live`}>
            <ProductionDates dates={dates} />
          </DetailSection>
        ) : null}
        {related.length > 0 ? (
          <DetailSection title={t`Keep reading`}>
            <ArticleLines cards={related} />
          </DetailSection>
        ) : null}
        <p className="article-end">
          <Link to={page.category.path} className="text-link">
            {/* A single element: children of a link would be spaced. */}
            <span>
              <Trans>
                More from “<span lang={page.category.name.lang}>{page.category.name.text}</span>”
              </Trans>
            </span>
          </Link>
        </p>
      </div>
    </article>
  );
}
