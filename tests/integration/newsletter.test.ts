import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  confirmNewsletter,
  findConfirmation,
} from '#features/website/newsletter/confirm-newsletter.server.ts';
import { CONSENT_WORDING } from '#features/website/newsletter/consent-wording.ts';
import {
  deleteSubscriberOf,
  findLeaving,
  leaveNewsletter,
} from '#features/website/newsletter/leave-newsletter.server.ts';
import { requestNewsletter } from '#features/website/newsletter/request-newsletter.server.ts';
import { sendOutgoingEmails } from '#platform/mail/outgoing-emails.server.ts';
import { runRetention } from '#server/services/retention.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openApi } from './api-app.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const SVENJA = 'svenja@post.example';
const DAY = 24 * 3600;

describeOnEngines('the newsletter', (engine) => {
  let test: TestServices;

  beforeEach(async () => {
    test = await openTestServices(engine);
  });
  afterEach(() => test.close());

  const ask = (email = SVENJA, topics = ['families'], language: 'de' | 'en' = 'de') =>
    requestNewsletter(test.services, { email, topics, honeypot: '' }, language);
  async function emails() {
    await sendOutgoingEmails({ ...test.services, now: async () => test.clock.now() });
    return test.emails;
  }
  const tokenIn = (text = '') => /token=([^\s]+)/.exec(text)?.[1] ?? '';
  async function signUp(email = SVENJA, topics = ['families']): Promise<string> {
    await ask(email, topics);
    await confirmNewsletter(test.services, tokenIn((await emails()).at(-1)?.text));
    return tokenIn((await emails()).at(-1)?.text);
  }
  const list = () =>
    test.services.db.selectFrom('newsletter_subscriptions').selectAll().orderBy('id').execute();
  const consents = () =>
    test.services.db.selectFrom('newsletter_consents').selectAll().orderBy('id').execute();
  const requests = () => test.services.db.selectFrom('newsletter_requests').selectAll().execute();

  it('goes to no address without a press of the button of the email', async () => {
    expect(await ask(' Svenja@Post.example ', ['families', 'holidays', 'none'])).toEqual({
      ok: true,
      value: null,
    });
    expect(await list()).toEqual([]);
    const [email] = await emails();
    expect(email).toMatchObject({ to: SVENJA, subject: expect.stringContaining('Klopf einmal zurück') });
    expect(email?.text).toContain('/de/newsletter/ja?token=');
    expect(email?.text).toContain('Familien, Ferien');
    const token = tokenIn(email?.text);
    expect(JSON.stringify(await requests())).not.toContain(token);
    const found = { email: SVENJA, topics: ['families', 'holidays'] };
    expect(await findConfirmation(test.services, token)).toEqual(found);
    expect(await list()).toEqual([]);
    expect(await confirmNewsletter(test.services, token)).toMatchObject({ ok: true });
    expect(await list()).toMatchObject([{ ...found, language: 'de' }]);
    expect(await consents()).toMatchObject([
      { email: SVENJA, action: 'given', via: 'link', wording: CONSENT_WORDING.de, at: test.clock.now() },
    ]);
  });

  it('answers and writes the same to an address that is on the list', async () => {
    await signUp();
    expect(await ask(SVENJA, ['schools'], 'en')).toEqual({ ok: true, value: null });
    const again = (await emails()).at(-1);
    expect(again?.subject).toContain('Knock back once');
    expect((await list())[0]?.topics).toEqual(['families']);
    await confirmNewsletter(test.services, tokenIn(again?.text));
    expect(await list()).toMatchObject([{ email: SVENJA, topics: ['schools'], language: 'en' }]);
  });

  it('is confirmed once, however often the button is pressed, also at the same moment', async () => {
    await ask();
    const token = tokenIn((await emails())[0]?.text);
    const pressed = await Promise.all([1, 2, 3].map(() => confirmNewsletter(test.services, token)));
    expect(pressed.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect([(await list()).length, (await consents()).length, (await emails()).length]).toEqual([1, 1, 2]);
  });

  it('writes to one address three times a day, and does not say so', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => ask()));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await emails()).toHaveLength(3);
    test.clock.advance(DAY + 1);
    await ask();
    expect(await emails()).toHaveLength(4);
  });

  it('takes a thousand sign-ups a day, and no more', async () => {
    const row = { language: 'de' as const, topics: '[]', wording: '', asked_at: test.clock.now() };
    const rows = Array.from({ length: 1000 }, (_, index) => ({
      ...row,
      token_hash: `${index}`,
      email: `${index}@x.example`,
      expires_at: test.clock.now(),
    }));
    await test.services.db.insertInto('newsletter_requests').values(rows).execute();
    expect(await ask()).toEqual({ ok: false, error: { email: 'FULL' } });
    expect(await emails()).toEqual([]);
  });

  it('deletes requests not confirmed within three days', async () => {
    await ask();
    const token = tokenIn((await emails())[0]?.text);
    test.clock.advance(3 * DAY + 1);
    expect(await findConfirmation(test.services, token)).toBeNull();
    expect(await confirmNewsletter(test.services, token)).toEqual({ ok: false, error: 'LINK_EXPIRED' });
    await runRetention(test.services);
    expect(await requests()).toEqual([]);
  });

  it('is left by the link of any email, which opening does not press', async () => {
    const token = await signUp();
    expect((await emails()).at(-1)?.unsubscribeUrl).toContain(`/de/newsletter/abmelden?token=${token}`);
    await ask();
    expect(await findLeaving(test.services, token)).toBe('ON');
    expect(await list()).toHaveLength(1);
    expect(await leaveNewsletter(test.services, token)).toBe(true);
    expect(await leaveNewsletter(test.services, token)).toBe(true);
    expect(await findLeaving(test.services, token)).toBe('OFF');
    // Pending requests put nobody back on the list.
    expect([await list(), await requests()]).toEqual([[], []]);
    expect((await consents()).map(({ action, via }) => [action, via])).toEqual([
      ['given', 'link'],
      ['withdrawn', 'link'],
    ]);
  });

  it('is not left by a link that is not ours, nor that of somebody else', async () => {
    const token = await signUp();
    const other = await signUp('kim@post.example');
    const [id, signature] = token.split('.');
    const forged = [
      `${Number(id) + 1}.${signature}`,
      `${id}.${'A'.repeat(43)}`,
      '',
      '1',
      'x'.repeat(1_000_000),
    ];
    for (const each of forged) expect(await leaveNewsletter(test.services, each)).toBe(false);
    expect(await leaveNewsletter(test.services, other)).toBe(true);
    expect((await list()).map(({ email }) => email)).toEqual([SVENJA]);
    expect(await findLeaving(test.services, other)).toBe('OFF');
    expect(await signUp('new@post.example')).not.toBe(other);
  });

  it('deletes consents three years after they ended, and nothing of subscribers', async () => {
    await signUp();
    await leaveNewsletter(test.services, await signUp('kim@post.example'));
    test.clock.advance(3 * 365 * DAY);
    await runRetention(test.services);
    expect(await consents()).toHaveLength(3);
    test.clock.advance(2 * DAY);
    await runRetention(test.services);
    expect((await consents()).map(({ email }) => email)).toEqual([SVENJA]);
  });

  it('ends with the account of the same address', async () => {
    await signUp();
    await ask('kim@post.example');
    await deleteSubscriberOf(test.services, 'SVENJA@post.example');
    await deleteSubscriberOf(test.services, 'kim@post.example');
    expect([await list(), await requests()]).toEqual([[], []]);
    expect((await consents()).at(-1)).toMatchObject({ action: 'withdrawn', via: 'account', wording: null });
  });

  it('has a list for editors, who sign off by hand, and a file for administrators', async () => {
    await signUp('=cmd@post.example');
    await signUp();
    const site = openApi(test.services);
    const editor = await signInAs(test.services, 'editor');
    const administrator = await signInAs(test.services, 'administrator');
    const call = (path: string, headers: Record<string, string>, method = 'GET') =>
      site.request(`http://localhost${path}`, { method, headers });
    const one = (await list())[1]?.id;
    const read = await call(`/admin/newsletter-subscriptions/${one}/`, editor);
    expect(await read.json()).toMatchObject({ id: one, email: SVENJA, topics: ['families'] });
    expect((await call('/admin/newsletter/export.csv', editor)).status).toBe(403);
    const file = await (await call('/admin/newsletter/export.csv', administrator)).text();
    const lines = file.trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(`"'=cmd@post.example","de","families"`);
    const link = tokenIn(lines[2]).replace('"', '');
    expect(await findLeaving(test.services, link)).toBe('ON');
    const headers = { ...editor, 'if-match': read.headers.get('etag') ?? '' };
    expect((await call(`/newsletter-subscriptions/${one}/`, headers, 'DELETE')).status).toBe(204);
    expect(await findLeaving(test.services, link)).toBe('OFF');
    expect((await consents()).at(-1)).toMatchObject({ email: SVENJA, action: 'withdrawn', via: 'house' });
    const audit = await test.services.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('entity', '=', 'newsletter-subscriptions')
      .orderBy('id')
      .execute();
    expect(audit.map(({ entity, action }) => [entity, action])).toEqual([
      ['newsletter-subscriptions', 'changed'],
      ['newsletter-subscriptions', 'deleted'],
    ]);
    expect(JSON.stringify(audit)).not.toContain(SVENJA);
    expect((await call('/newsletter-subscriptions/', headers, 'POST')).status).toBe(404);
  });
});
