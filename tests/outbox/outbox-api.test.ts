import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROLES, type Role } from '#features/core/access/index.server.ts';
import { outboxApi } from '#features/operations/dashboards/outbox/api.server.ts';
import { Problem, problemResponse } from '#platform/http/problem.server.ts';
import { writeEmail } from '#platform/mail/outgoing-emails.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openTestServices, type TestServices } from '#tests/integration/site-services.ts';

const NOW = '2026-11-20T11:00:00.000Z';

describeOnEngines('the outbox', (engine) => {
  let site: TestServices;
  let role: Role | null;
  let app: Hono;

  beforeEach(async () => {
    site = await openTestServices(engine, { now: NOW });
    role = 'administrator';
    app = new Hono({ strict: false });
    app.use(async (c, next) => {
      c.set('principal' as never, (async () => role && { id: 1, role }) as never);
      await next();
    });
    app.route('/', outboxApi(site.services));
    app.onError((error, c) =>
      error instanceof Problem ? problemResponse(c, error) : c.text(String(error), 500),
    );
    const { db } = site.services;
    for (const to of ['ida@post.example', 'ole@post.example', 'pia@post.example'])
      await writeEmail(
        db,
        {
          to,
          subject: 'Dein Passwort',
          text: `https://haus.example/reset?key=geheim-${to}`,
          about: 'BS-7K4-Q29',
        },
        NOW,
      );
    await db
      .updateTable('outgoing_emails')
      .set({ sent_at: NOW, due_at: null })
      .where('recipient', '=', 'ida@post.example')
      .execute();
    await db
      .updateTable('outgoing_emails')
      .set({ due_at: null, attempts: 100 })
      .where('recipient', '=', 'ole@post.example')
      .execute();
  });
  afterEach(() => site.close());

  const get = (query = '') => app.request(`https://haus.example/admin/emails/?${query}`);
  const found = async (query = '') => {
    const { results } = (await (await get(query)).json()) as { results: { to: string; state: string }[] };
    return results.map(({ to, state }) => `${to.slice(0, 3)} ${state}`);
  };

  it('lists emails with their states, the newest first', async () => {
    expect(await found()).toEqual(['pia waiting', 'ole given-up', 'ida sent']);
    expect(await found('state=given-up')).toEqual(['ole given-up']);
    expect(await found('state=waiting')).toEqual(['pia waiting']);
    expect(await found('q=IDA@post')).toEqual(['ida sent']);
    expect(await found('q=bs-7k4')).toHaveLength(3);
    expect(await found('q=%25')).toEqual([]);
  });

  it('never says what an email says: links in it are keys', async () => {
    expect(await (await get()).text()).not.toContain('geheim');
    expect(await found('q=geheim')).toEqual([]);
  });

  it('is for administrators, and refuses what nobody could mean', async () => {
    for (const query of ['state=lost', 'page_size=101', `q=${'x'.repeat(1_000_000)}`])
      expect((await get(query)).status).toBe(400);
    for (const each of [null, ...ROLES]) {
      role = each;
      const status = each === 'administrator' ? 200 : each === null ? 401 : 403;
      expect([each, (await get()).status]).toEqual([each, status]);
    }
  });
});
