import { programmeTag } from '#features/core/resources/cache-tags.ts';
import { defineResource, shortText } from '#features/core/resources/index.server.ts';
import { pricesTag } from '../cache-tags.ts';
import { refusalsOfGroups } from './refusals.server.ts';
import { seatGroups } from './seat-groups-field.server.ts';

const priceList = defineResource({
  path: '/price-lists',
  name: 'price list',
  table: 'price_lists',
  permission: 'sell',
  isUndated: true,
  fields: { name: shortText('name'), seat_groups: seatGroups },
  neededBy: [{ table: 'performances', column: 'price_list_id', as: 'the box office' }],
  checkStored: (trx, id, { seat_groups }) => refusalsOfGroups(trx, id, seat_groups),
  // Every event that is sold by it shows its prices.
  tags: () => [pricesTag(), programmeTag()],
});

/** Price list resources writable through the generic calls. */
export const priceListResources = [priceList];
