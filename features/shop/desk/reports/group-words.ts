import type { MessageDescriptor } from '@lingui/core';
import { msg } from '#lib/message.ts';
import type { Channel, Dimension } from './dimensions.ts';
import type { OtherItem } from './sale-group.ts';

/** Headings of the groups of each dimension. */
export const DIMENSION_WORDS: Record<Dimension, MessageDescriptor> = {
  event: msg({ message: 'Event', context: 'table' }),
  production: msg`Production`,
  price: msg({ message: 'Price', context: 'report' }),
  channel: msg`Sales channel`,
  seller: msg`Sold by`,
  hour: msg({ message: 'Hour', context: 'report' }),
};

/** Sales that belong to no event. */
export const ITEM_WORDS: Record<OtherItem, MessageDescriptor> = {
  voucher: msg`Gift vouchers`,
  pass: msg`Passes`,
  donation: msg`Donations`,
  fee: msg`Payment provider’s fees`,
  other: msg`Not for a ticket`,
};

export const CHANNEL_WORDS: Record<Channel, MessageDescriptor> = {
  online: msg`Website`,
  counter: msg`Counter`,
  staff: msg`Passes sold by staff`,
};

/** Sellers without a name. */
export const NOBODY = msg`Ordered on the website`;
export const DELETED_ACCOUNT = msg`Deleted account`;
export const DELETED_EVENT = msg`Event no longer in the programme`;
