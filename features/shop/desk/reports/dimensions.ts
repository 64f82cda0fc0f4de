/** Dimensions sales are summed by, in the order of their links. */
export const DIMENSIONS = ['event', 'production', 'price', 'channel', 'seller', 'hour'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** Sales channel of an order: the site, the counter, or staff selling a pass at the desk. */
export type Channel = 'online' | 'counter' | 'staff';
