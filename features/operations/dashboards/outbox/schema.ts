import { z } from 'zod';
import { EMAIL_STATES } from '#platform/mail/email-list.server.ts';

const MAX_QUERY_LENGTH = 100;

/** Filters for a list of emails. */
export const emailsQuery = z.object({
  q: z.string().trim().max(MAX_QUERY_LENGTH).default(''),
  state: z.enum(EMAIL_STATES).optional(),
});
