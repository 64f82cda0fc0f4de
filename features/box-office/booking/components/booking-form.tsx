import { type ComponentProps, lazy, Suspense } from 'react';
import type { BookingInline as Inline } from './booking-inline.tsx';

const BookingInline = lazy(() =>
  import('./booking-inline.tsx').then((module) => ({ default: module.BookingInline })),
);

/**
 * The ticket choice on the event's own page: a plain form that works without scripts (it posts to `/webshop/add`), which
 * with scripts adds to the cart where it stands. The server renders all of it; in the browser its code comes for itself,
 * so that pages with nothing but booking buttons do not load it.
 */
export function BookingForm(props: ComponentProps<typeof Inline>) {
  return (
    <Suspense>
      <BookingInline {...props} />
    </Suspense>
  );
}
