import { useLingui } from '@lingui/react/macro';
import type { ShownText } from '#lib/localized.ts';
import { DetailSection } from './detail-section.tsx';

/** Promoter of a production, if that is not the venue. */
export function PromoterSection({ promoter }: { promoter: ShownText | null }) {
  const { t } = useLingui();
  if (!promoter) return null;
  return (
    <DetailSection title={t`Promoter`}>
      <p lang={promoter.lang}>{promoter.text}</p>
    </DetailSection>
  );
}
