import { lazy, Suspense } from 'react';
import type { Language } from '#lib/localized.ts';
import type { OfferView } from '../offer-view.ts';

export interface BookingFormProps {
  offer: OfferView;
  language: Language;
}

const BookingInline = lazy(() =>
  import('./booking-inline.tsx').then((module) => ({ default: module.BookingInline })),
);

/**
 * The ticket choice on the event's own page: a plain form that works without scripts (it posts to `/webshop/add`), which
 * with scripts adds to the cart where it stands. The server renders all of it; in the browser its code comes for itself,
 * so that pages with nothing but booking buttons do not load it.
 */
export function BookingForm(props: BookingFormProps) {
  return (
    <Suspense>
      <BookingInline {...props} />
    </Suspense>
  );
}
