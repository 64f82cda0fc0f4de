import type { Language } from '#lib/localized.ts';
import { KeptPart } from '#ui/kept-part.tsx';
import type { OfferView } from '../offer-view.ts';
import { BookingContent } from './booking-content.tsx';

/** The ticket choice as part of a page. */
export function BookingInline({ offer, language }: { offer: OfferView; language: Language }) {
  return (
    <KeptPart className="booking-inline">
      <BookingContent offer={offer} language={language} place="detail" ids="booking" />
    </KeptPart>
  );
}
