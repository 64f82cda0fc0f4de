import type { ApiCall } from '../api-call.server.ts';

/** Calls for the list of newsletter recipients as a file; the recipients are a resource that visitors create. */
export const newsletterCalls: ApiCall[] = [
  {
    method: 'GET',
    path: '/api/admin/newsletter/export.csv',
    group: 'Forms',
    summary:
      'Everybody who gets the newsletter, with the link by which each of them leaves. It is written into the audit.',
    answer: { status: 200, summary: 'The list.', schema: null, mediaType: 'text/csv' },
    problems: [401, 403],
  },
];
