import type { Language } from '#lib/localized.ts';
import type { OfferView } from '../offer-view.ts';
import { BookingContent } from './booking-content.tsx';

/**
 * The ticket choice on the event's own page: a plain form that works without scripts (it posts to `/webshop/add`), which
 * with scripts adds to the cart where it stands.
 */
export function BookingForm({ offer, language }: { offer: OfferView; language: Language }) {
  return (
    <div className="booking-inline">
      <BookingContent offer={offer} language={language} place="detail" />
    </div>
  );
}
