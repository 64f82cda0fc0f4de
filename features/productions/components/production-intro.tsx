import { useLingui } from '@lingui/react/macro';
import { DetailSection } from '#features/detail/index.ts';
import type { HouseHours } from '#features/opening-hours/index.ts';
import { RichText } from '#ui/rich-text.tsx';
import { TextMark, useTextMark } from '#ui/text-mark.tsx';
import type { ProductionView } from '../production-view.ts';
import { OpeningTimes } from './opening-times.tsx';

/**
 * The first sections of a detail page, beside its facts: OpeningHours and Description
 * (docs/product/detail-pages.md#order-of-sections).
 */
export function ProductionIntro({ production, hours }: { production: ProductionView; hours: HouseHours }) {
  const { t } = useLingui();
  const mark = useTextMark();
  const { lead, descriptionHtml, doorsMinutes } = production;
  return (
    <>
      <DetailSection title={t`Opening hours`}>
        <OpeningTimes doorsMinutes={doorsMinutes} hours={hours} />
      </DetailSection>
      <DetailSection title={t`What it is about`}>
        <p className="lead" lang={lead.lang} {...mark('lead')}>
          {lead.text}
        </p>
        <TextMark field="description">
          <RichText html={descriptionHtml} className="prose mt-4" />
        </TextMark>
      </DetailSection>
    </>
  );
}
