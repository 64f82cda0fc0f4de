import type { Language } from '#lib/localized.ts';
import { CachedFragment } from '#ui/cached-fragment.tsx';
import type { OfferView } from '../offer-view.ts';
import { BookingContent } from './booking-content.tsx';

/** The ticket choice as part of a page. */
export function BookingInline({ offer, language }: { offer: OfferView; language: Language }) {
  return (
    <CachedFragment className="booking-inline">
      <BookingContent offer={offer} language={language} place="detail" ids="booking" />
    </CachedFragment>
  );
}
