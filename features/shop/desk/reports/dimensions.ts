/** Dimensions sales are summed by, in the order of their links. */
export const DIMENSIONS = ['event', 'production', 'price', 'channel', 'seller', 'hour'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** Where an order was sold: on the site, at the counter, or by staff at the desk, which sells passes. */
export type Channel = 'online' | 'counter' | 'staff';
