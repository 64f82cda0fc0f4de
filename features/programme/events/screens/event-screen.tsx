import { useLingui } from '@lingui/react/macro';
import { BookingForm, type OfferView } from '#features/box-office/booking/index.ts';
import { TICKETS } from '#features/core/navigation/index.ts';
import { DetailSection } from '#features/programme/calendar/index.ts';
import { ProductionVideos, type ShownVideos } from '#features/programme/productions/index.ts';
import type { Language } from '#lib/localized.ts';
import { StaticPart } from '#ui/static-part.tsx';

/** The static parts of a date's page in their order (`eventParts`). */
export type EventPart = 'hero' | 'intro' | 'people' | 'choice' | 'dates' | 'end';

/**
 * One date: its sections in order (docs/product/detail-pages.md#order-of-sections). Only videos and the ticket choice load
 * code; the content around them comes as static parts.
 */
export function EventScreen({
  parts,
  videos,
  offer,
  language,
}: {
  parts: Record<EventPart, string | null>;
  videos: ShownVideos;
  /** `null` when there is nothing to book. */
  offer: OfferView | null;
  language: Language;
}) {
  const { t } = useLingui();
  const part = (name: EventPart) => <StaticPart name={`event-${name}`} html={parts[name]} />;
  return (
    <article>
      {part('hero')}
      <div className="wrap detail">
        {part('intro')}
        <ProductionVideos {...videos} language={language} />
        {part('people')}
        <DetailSection id={TICKETS} title={t`Dates and tickets`} isBooking>
          {part('choice')}
          {offer ? <BookingForm offer={offer} language={language} /> : null}
          {part('dates')}
        </DetailSection>
        {part('end')}
      </div>
    </article>
  );
}
