/** How something is paid that is bought without a cart: a gift voucher or a pass (docs/decisions/0076, 0087). */
export type DirectPayment = 'online' | 'box-office' | 'test';
