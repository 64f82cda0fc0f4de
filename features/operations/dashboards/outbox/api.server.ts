import { Hono } from 'hono';
import { z } from 'zod';
import { permitted, type WithPrincipal } from '#features/core/access/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { pageOfList } from '#lib/page-of-list.ts';
import { json } from '#platform/http/answer.server.ts';
import { pageOf } from '#platform/http/answer-shapes.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { inQuery, pagingInQuery } from '#platform/http/inputs.server.ts';
import { findEmails, type ListedEmail } from '#platform/mail/email-list.server.ts';
import { emailsQuery } from './schema.ts';

const MAX_WORDS = 8;

const text = z.string();
const email = z.strictObject({
  id: z.int(),
  to: text,
  subject: text,
  about: text.nullable().describe('What it tells of, such as the number of an order.'),
  state: emailsQuery.shape.state.unwrap(),
  attempts: z.int(),
  written_at: text,
  sent_at: text.nullable(),
});
const filterInQuery = inQuery(emailsQuery, {
  q: { summary: 'Words of address, subject, or what it tells of.', example: 'Sommer' },
  state: { summary: 'Only emails of which this has become.', example: 'sent' },
});

/** `GET /admin/emails/`: emails of the last week with their state, without their contents (docs/product/admin.md#operation). */
export function outboxApi({ db }: { db: Db }) {
  const app = new Hono<WithPrincipal>({ strict: false });
  const call = callsOn(app, { group: 'For the admin area', caller: permitted('manage-settings') });
  call(
    'GET /admin/emails/',
    {
      summary: 'The emails of the last week and what became of them, the newest first; never what they say.',
      takes: { filter: filterInQuery, paging: pagingInQuery() },
      answer: json('One page of emails.', pageOf(email)),
    },
    async (c, { filter: { q, state }, paging }) => {
      const words = q.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
      const { emails, total } = await findEmails(db, { words, state }, paging);
      c.header('cache-control', 'private, no-store');
      return pageOfList(new URL(c.req.url), { total, ...paging }, emails.map(emailJson));
    },
  );
  return app;
}

function emailJson({ id, to, subject, about, state, attempts, writtenAt, sentAt }: ListedEmail) {
  return { ...{ id, to, subject, about, state, attempts }, written_at: writtenAt, sent_at: sentAt };
}
