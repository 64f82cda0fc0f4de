import { z } from 'zod';
import { EMAIL_STATES } from '#platform/mail/email-list.server.ts';

const QUERY_AT_MOST = 100;

/** Filters for a list of emails. */
export const emailsQuery = z.object({
  q: z.string().trim().max(QUERY_AT_MOST).default(''),
  state: z.enum(EMAIL_STATES).optional(),
});
