import { anchorId } from '#features/core/documents/index.ts';
import { type ArticleCard, ArticleTile } from '#features/website/magazine/index.ts';
import type { ModuleView, ViewProps } from '../view-props.ts';
import type { blogTeaserList } from './module.ts';

function BlogTeaserListView({ values: { anchor }, loaded, language }: ViewProps<typeof blogTeaserList>) {
  // Data from its loader (`load.server.ts`).
  const articles = (loaded ?? []) as unknown as ArticleCard[];
  if (articles.length === 0) return null;
  return (
    <ul className="blog-teasers" id={anchor ? anchorId(anchor.text) : undefined}>
      {articles.map((card, index) => (
        <ArticleTile
          key={card.id}
          card={card}
          variant={index % 3 === 1 ? 'tall' : 'plain'}
          eager={false}
          language={language}
          isNamed={false}
        />
      ))}
    </ul>
  );
}

export const view: ModuleView = { View: BlogTeaserListView };
