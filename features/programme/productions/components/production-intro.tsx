import { useLingui } from '@lingui/react/macro';
import { DetailSection } from '#features/programme/events/detail/index.ts';
import type { HouseHours } from '#features/programme/venues/opening-hours/index.ts';
import { ThingRichText, useThingText } from '#ui/thing-text.tsx';
import type { ProductionView } from '../production-view.ts';
import { OpeningTimes } from './opening-times.tsx';

/**
 * The first sections of a detail page, beside its facts: OpeningHours and Description
 * (docs/product/detail-pages.md#order-of-sections).
 */
export function ProductionIntro({ production, hours }: { production: ProductionView; hours: HouseHours }) {
  const { t } = useLingui();
  const text = useThingText();
  const { lead, descriptionHtml, doorsMinutes } = production;
  return (
    <>
      <DetailSection title={t`Opening hours`}>
        <OpeningTimes doorsMinutes={doorsMinutes} hours={hours} />
      </DetailSection>
      <DetailSection title={t`What it’s about`}>
        <p className="lead" {...text('lead', lead)} />
        <ThingRichText field="description" html={descriptionHtml} className="prose mt-4" />
      </DetailSection>
    </>
  );
}
