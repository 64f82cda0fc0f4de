import { giftVoucherResources } from './box-office/credit/index.server.ts';
import { passKindResources } from './box-office/passes/index.server.ts';
import { couponResources, priceListResources } from './box-office/prices/index.server.ts';
import { questionResources } from './box-office/questions/index.server.ts';
import type { Resource } from './core/resources/index.server.ts';
import { alertResources } from './core/settings/index.server.ts';
import { accountResources } from './people/accounts/index.server.ts';
import { ensembleResources } from './programme/ensemble/index.server.ts';
import { eventResources } from './programme/events/index.server.ts';
import { openingHoursResources } from './programme/opening-hours/index.server.ts';
import { productionResources } from './programme/productions/index.server.ts';
import { seriesResources } from './programme/series/index.server.ts';
import { venueResources } from './programme/venues/index.server.ts';
import { formResources } from './website/forms/index.server.ts';
import { magazineResources } from './website/magazine/index.server.ts';
import { htmlFileResources } from './website/modules/index.server.ts';
import { newsletterResources } from './website/newsletter/index.server.ts';
import { redirectResources } from './website/pages/index.server.ts';
import { searchResources } from './website/search/index.server.ts';

/** Everything that is listed and written through the generic calls; served by the server and described in the API. */
export const RESOURCES: Resource[] = [
  ...eventResources,
  ...productionResources,
  ...ensembleResources,
  ...seriesResources,
  ...venueResources,
  ...magazineResources,
  ...formResources,
  ...openingHoursResources,
  ...alertResources,
  ...redirectResources,
  ...searchResources,
  ...htmlFileResources,
  ...couponResources,
  ...priceListResources,
  ...giftVoucherResources,
  ...passKindResources,
  ...questionResources,
  ...accountResources,
  ...newsletterResources,
];
