import {
  choice,
  defineResource,
  localizedHtml,
  localizedShortText,
} from '#features/resources/index.server.ts';
import { dayOf } from '#lib/venue-time.ts';
import { sanitizePageText } from '#platform/html/rich-text.server.ts';
import { legalPagesTag } from './cache-tags.ts';
import { LEGAL_KINDS } from './legal-page.ts';

const PAGE_LENGTH = 200_000;

const legalPage = defineResource({
  path: '/legal-pages',
  name: 'legal page',
  table: 'legal_pages',
  permission: 'manage-settings',
  isUndated: true,
  // The law wants them.
  isPermanent: true,
  fields: {
    kind: choice('kind', LEGAL_KINDS),
    title: localizedShortText('title'),
    html: localizedHtml('html', { sanitize: sanitizePageText, longest: PAGE_LENGTH }),
  },
  unique: [{ field: 'kind', column: 'kind' }],
  derive: (_, __, now) => ({ updated_on: dayOf(now) }),
  tags: () => [legalPagesTag()],
});

/** What may be written of the legal pages through the generic calls. */
export const legalResources = [legalPage];
