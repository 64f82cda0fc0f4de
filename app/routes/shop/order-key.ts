/** A key that makes a form count once (docs/decisions/0017). */
export const ORDER_KEY = /^[\w-]{8,100}$/;
