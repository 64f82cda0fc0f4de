import type { Language } from '#lib/localized.ts';
import { StaticPart } from '#ui/static-part.tsx';
import { ProductionVideos, type ShownVideos } from '../components/production-sections.tsx';

/** The static parts of a production's page in their order (`productionParts`). */
export type ProductionPart = 'hero' | 'intro' | 'end';

/** A production: its sections in order (docs/product/detail-pages.md#order-of-sections). Only its videos load code. */
export function ProductionScreen({
  parts,
  videos,
  language,
}: {
  parts: Record<ProductionPart, string | null>;
  videos: ShownVideos;
  language: Language;
}) {
  return (
    <article>
      <StaticPart name="production-hero" html={parts.hero} />
      <div className="wrap detail">
        <StaticPart name="production-intro" html={parts.intro} />
        <ProductionVideos {...videos} language={language} />
        <StaticPart name="production-end" html={parts.end} />
      </div>
    </article>
  );
}
