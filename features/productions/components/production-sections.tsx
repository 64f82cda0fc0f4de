import { useLingui } from '@lingui/react/macro';
import type { ArtworkType } from '#features/artwork/index.ts';
import { DetailSection, PictureRow } from '#features/detail/index.ts';
import { VideoList } from '#features/media/index.ts';
import type { Language } from '#lib/localized.ts';
import type { ProductionView } from '../production-view.ts';
import { Contributors } from './contributors.tsx';
import { ProductionPrograms } from './production-programs.tsx';

/**
 * The run of sections that pages of productions and of their dates share, in one order
 * (docs/product/detail-pages.md#order-of-sections): pictures, programmes, video, contributors, after those beside the
 * facts (`ProductionIntro`). Those without data leave no gap.
 */
export function ProductionSections({
  production,
  art,
  language,
  programsInOverlay,
}: {
  production: ProductionView;
  art: ArtworkType;
  language: Language;
  /** The design flag "detail program overlay". */
  programsInOverlay: boolean;
}) {
  const { t } = useLingui();
  const { images, programs, videos, contributors } = production;
  return (
    <>
      {images.length > 0 ? (
        <DetailSection title={t`Pictures`}>
          <PictureRow images={images} type={art} />
        </DetailSection>
      ) : null}
      {programs.length > 0 ? (
        <DetailSection title={t`All around it`}>
          <ProductionPrograms programs={programs} type={art} inOverlay={programsInOverlay} />
        </DetailSection>
      ) : null}
      {videos.length > 0 ? (
        <DetailSection title={t`Video`}>
          <VideoList videos={videos} art={{ type: art, slug: production.slug }} language={language} />
        </DetailSection>
      ) : null}
      {contributors.length > 0 ? (
        <DetailSection title={t`Who takes part`}>
          <Contributors contributors={contributors} />
        </DetailSection>
      ) : null}
    </>
  );
}
