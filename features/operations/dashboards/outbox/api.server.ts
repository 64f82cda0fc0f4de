import { Hono } from 'hono';
import { requirePermission, type WithPrincipal } from '#features/core/access/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { pageOfList } from '#lib/page-of-list.ts';
import { readPaging } from '#platform/http/list-request.server.ts';
import { parseInput } from '#platform/http/parse-input.server.ts';
import { findEmails, type ListedEmail } from '#platform/mail/email-list.server.ts';
import { emailsQuery } from './schema.ts';

const MAX_WORDS = 8;

/** `GET /admin/emails/`: what was written in the last week and what became of it, never what it says (docs/product/admin.md#operation). */
export function outboxApi({ db }: { db: Db }) {
  return new Hono<WithPrincipal>({ strict: false }).get('/admin/emails', async (c) => {
    await requirePermission(c.get('principal'), 'manage-settings');
    const { q, state } = parseInput(emailsQuery, c.req.query());
    const words = q.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
    const paging = readPaging(c);
    const { emails, total } = await findEmails(db, { words, state }, paging);
    c.header('cache-control', 'private, no-store');
    return c.json(pageOfList(new URL(c.req.url), { total, ...paging }, emails.map(emailJson)));
  });
}

function emailJson({ id, to, subject, about, state, attempts, writtenAt, sentAt }: ListedEmail) {
  return { ...{ id, to, subject, about, state, attempts }, written_at: writtenAt, sent_at: sentAt };
}
