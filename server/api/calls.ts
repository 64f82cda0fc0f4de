import type { Hono } from 'hono';
import { paymentNotices } from '#features/box-office/payments/api.server.ts';
import { artworkApi } from '#features/core/artwork/api.server.ts';
import { sharingApi } from '#features/core/artwork/sharing/api.server.ts';
import { mediaFilesApi } from '#features/core/media/index.server.ts';
import { followDispute, followRefund } from '#features/shop/desk/index.server.ts';
import { sitemapApi } from '#features/website/pages/sitemap/api.server.ts';
import { LANGUAGES } from '#lib/localized.ts';
import type { ApiCall } from '#platform/http/api-call.server.ts';
import { health } from '../process/health.ts';
import type { Services } from '../services/services.server.ts';
import {
  api,
  feeds,
  pageEditorApi,
  presenceCalls,
  seatingPlanCalls,
  tempFileApi,
  uploadApi,
  venueArchiveCalls,
} from './api.ts';

/** Calls and where they are mounted. */
interface Mounted {
  at: string;
  // biome-ignore lint/suspicious/noExplicitAny: they differ in their context of a request, which the site never sees
  calls: Hono<any>;
}

/** Calls for machines, without a language: health, metrics, drawn pictures, data search engines read. No rate limit applies. */
export function callsForMachines(services: Services, metrics: Hono): Mounted[] {
  return [
    { at: '/', calls: health(services) },
    { at: '/', calls: metrics },
    { at: '/art', calls: artworkApi() },
    { at: '/share', calls: sharingApi() },
    { at: '/media', calls: mediaFilesApi(services) },
    { at: '/', calls: sitemapApi(services) },
    {
      at: '/',
      calls: paymentNotices(
        { ...services, ticketing: services.boxOffice },
        {
          refund: (name) => followRefund(services, name),
          dispute: (name) => followDispute(services, name),
        },
      ),
    },
  ];
}

/** Calls made in a language: bare and behind each one (docs/product/api.md#addresses). They describe those of the whole site. */
export function callsInLanguages(
  services: Services,
  description: { stylesheets?: string[]; calls: () => ApiCall[] },
): Mounted[] {
  const mounted: Mounted[] = [
    // All before the other calls, which would refuse so much.
    { at: '/api/temp-files', calls: tempFileApi(services) },
    { at: '/api/admin/venue-archive', calls: venueArchiveCalls(services) },
    { at: '/api/admin/seating-plans', calls: seatingPlanCalls(services) },
    { at: '/api', calls: api(services, description) },
    { at: '/pageeditor-api/uploads', calls: uploadApi(services) },
    // Before the other calls, which would wait for the end of an answer that has none.
    { at: '/pageeditor-api/presence', calls: presenceCalls(services) },
    { at: '/pageeditor-api', calls: pageEditorApi(services) },
    { at: '/feeds', calls: feeds(services) },
  ];
  return mounted.flatMap(({ at, calls }) =>
    ['', ...LANGUAGES.map((language) => `/${language}`)].map((prefix) => ({ at: `${prefix}${at}`, calls })),
  );
}
