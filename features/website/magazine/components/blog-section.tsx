import { useLingui } from '@lingui/react/macro';
import { DetailSection } from '#features/programme/calendar/index.ts';
import type { ArticleCard } from '../article-card.ts';
import { ArticleLines } from './article-lines.tsx';

/**
 * Lists the magazine's articles about a production or a date (docs/product/detail-pages.md#order-of-sections). Leaves
 * no gap if there are none.
 */
export function BlogSection({ articles }: { articles: readonly ArticleCard[] }) {
  const { t } = useLingui();
  if (articles.length === 0) return null;
  return (
    <DetailSection title={t`Blog`}>
      <ArticleLines cards={articles} />
    </DetailSection>
  );
}
