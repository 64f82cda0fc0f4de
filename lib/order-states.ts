/** How an order stands with the venue (docs/product/box-office.md#orders); tests apart. */
export const ORDER_STATES = ['open', 'paid', 'owed', 'disputed', 'cancelled', 'test'] as const;
export type OrderState = (typeof ORDER_STATES)[number];
