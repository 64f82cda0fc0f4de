import type { ApiCall } from './api-call.server.ts';
import { adminCalls } from './calls/admin.server.ts';
import { assetCalls } from './calls/assets.server.ts';
import { checkInCalls } from './calls/check-in.server.ts';
import { closingCalls } from './calls/closings.server.ts';
import { dashboardCalls } from './calls/dashboards.server.ts';
import { documentCalls } from './calls/documents.server.ts';
import { feedCalls } from './calls/feeds.server.ts';
import { formCalls } from './calls/forms.server.ts';
import { importCalls } from './calls/imports.server.ts';
import { machineCalls } from './calls/machines.server.ts';
import { magazineCalls } from './calls/magazine.server.ts';
import { moduleCalls } from './calls/modules.server.ts';
import { newsletterCalls } from './calls/newsletter.server.ts';
import { orderDeskCalls } from './calls/order-desk.server.ts';
import { pageEditorCalls } from './calls/page-editor.server.ts';
import { pageCalls } from './calls/pages.server.ts';
import { paymentNoticeCalls } from './calls/payment-notices.server.ts';
import { presenceCalls } from './calls/presence.server.ts';
import { programmeCalls } from './calls/programme.server.ts';
import { resourceCalls } from './calls/resources.server.ts';
import { searchCalls } from './calls/search.server.ts';
import { venueCalls } from './calls/venue.server.ts';
import { visitorCalls } from './calls/visitor.server.ts';

/** Every call there is; a test holds this list against the routes of the server. */
export const API_CALLS: ApiCall[] = [
  ...programmeCalls,
  ...magazineCalls,
  ...formCalls,
  ...newsletterCalls,
  ...venueCalls,
  ...searchCalls,
  ...visitorCalls,
  ...pageEditorCalls,
  ...pageCalls,
  ...documentCalls,
  ...presenceCalls,
  ...moduleCalls,
  ...assetCalls,
  ...resourceCalls,
  ...feedCalls,
  ...machineCalls,
  ...paymentNoticeCalls,
  ...dashboardCalls,
  ...adminCalls,
  ...importCalls,
  ...orderDeskCalls,
  ...closingCalls,
  ...checkInCalls,
];
