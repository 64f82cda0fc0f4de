export { addOrders } from './add-orders.server.ts';
export {
  type CookieCart,
  cartCookies,
  orderedCartCookies,
  readCartAddress,
  readCartReference,
} from './cart-cookies.server.ts';
export { countCouponTry } from './coupon-guesses.server.ts';
export { findEventOfOffer, toAddView } from './find-add-view.server.ts';
export { findCartView } from './find-cart-view.server.ts';
export { heldCart } from './held-cart.ts';
export {
  type OwnSeats,
  otherGroups,
  seatsInCart,
  seatsInOrder,
  toHallView,
  toNumbers,
  toWanted,
} from './seats/find-seats-page.server.ts';
export { findNextDates } from './seats/next-dates.server.ts';
export { placeInHall } from './seats/place-in-hall.ts';
export type { NamedSeat, SeatRefusal, SeatsPage, WantedGroup } from './seats/seats-page.ts';
export { isInTestSale, testSaleCookie } from './test-sale-cookie.server.ts';
