import { useLingui } from '@lingui/react/macro';
import { DetailSection } from '#features/programme/calendar/index.ts';
import type { RegularHours } from '#features/programme/opening-hours/index.ts';
import { EntityRichText, useEntityText } from '#ui/entity-text.tsx';
import type { ProductionView } from '../production-view.ts';
import { OpeningTimes } from './opening-times.tsx';

/**
 * The first sections of a detail page, beside its facts: OpeningHours and Description
 * (docs/product/detail-pages.md#order-of-sections).
 */
export function ProductionIntro({ production, hours }: { production: ProductionView; hours: RegularHours }) {
  const { t } = useLingui();
  const text = useEntityText();
  const { lead, descriptionHtml, doorsMinutes } = production;
  return (
    <>
      <DetailSection title={t`Opening hours`}>
        <OpeningTimes doorsMinutes={doorsMinutes} hours={hours} />
      </DetailSection>
      <DetailSection title={t`What it’s about`}>
        <p className="lead" {...text('lead', lead)} />
        <EntityRichText field="description" html={descriptionHtml} className="prose mt-4" />
      </DetailSection>
    </>
  );
}
