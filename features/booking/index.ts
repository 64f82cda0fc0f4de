export type { BookableEvent } from './bookable-event.ts';
export { BookingControl } from './components/booking-control.tsx';
export { BookingForm } from './components/booking-form.tsx';
export { type OfferView, toOfferView } from './offer-view.ts';
export { readTicketForm } from './ticket-form.ts';
export { announceCartChange, useCartCount } from './use-cart-count.ts';
export { useHydrated } from './use-hydrated.ts';
