import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Actor } from '#features/core/access/index.server.ts';
import { node } from '#features/core/documents/content.fixture.ts';
import { editDocument } from '#features/core/documents/edit-document.server.ts';
import type { Presence } from '#features/core/documents/presence/presence.ts';
import { cancelPlan, publishDocument } from '#features/core/documents/publish-document.server.ts';
import { newFacts } from '#features/website/pages/page-json.server.ts';
import { createPage } from '#features/website/pages/write-page.server.ts';
import { createFixedClock } from '#platform/clock.ts';
import { parseConfig } from '#platform/config.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import { Problem, problemResponse } from '#platform/http/problem.server.ts';
import { presenceCalls } from '#server/api/api.ts';
import { contentServices } from '#server/services/content-services.server.ts';
import { openServices, type Services } from '#server/services/services.server.ts';
import { describeOnEngines, openTestDatabase, type TestDatabase } from '#tests/database/engines.ts';
import { signInAs } from '#tests/integration/sign-in-as.ts';

const SYSTEM_ACTOR: Actor = { system: 'test' };
const UNPUBLISHED = { publications: { count: 0, last: 0, last_by: null } };

/** A node with the connection of one browser. */
function openNode(services: Services) {
  const site = new Hono({ strict: false }).route('/presence', presenceCalls(services));
  site.onError((error, c) => {
    if (error instanceof Problem) return problemResponse(c, error);
    throw error;
  });
  const call = (method: string, tab: string, who: Record<string, string>, body?: unknown) =>
    site.request(`http://localhost/presence/${tab}`, {
      method,
      headers: { 'content-type': 'application/json', ...who },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return { services, call };
}
type Node = ReturnType<typeof openNode>;

/** Collects the messages a connection receives, as they arrive. */
async function listen(node: Node, who: Record<string, string>) {
  const answer = await node.call('GET', '', who);
  const states: Presence[] = [];
  const received = { beats: 0, hasEnded: false };
  const reading = (async () => {
    let text = '';
    const decoder = new TextDecoder();
    for await (const bytes of answer.body ?? []) {
      text += decoder.decode(bytes as Uint8Array, { stream: true });
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const each of events) {
        const [, data] = /^event: presence\ndata: (.*)$/.exec(each) ?? [];
        if (data !== undefined) states.push(JSON.parse(data) as Presence);
        if (each.startsWith('event: beat')) received.beats += 1;
      }
    }
    received.hasEnded = true;
  })();
  return { answer, received, states, ended: reading, now: () => states.at(-1) };
}

describeOnEngines('current editors', (engine: Engine) => {
  let database: TestDatabase;
  let nodes: Services[];
  let here: Node;
  let there: Node;
  let documentId: number;
  let mia: Record<string, string>;
  let jonas: Record<string, string>;
  const clock = createFixedClock('2026-11-20T08:00:00.000Z');

  beforeEach(async () => {
    database = await openTestDatabase(engine);
    // One SQLite database has one node: there a page of the other "node" is one of the same.
    const open = () =>
      openServices(
        parseConfig({
          DATA_DIR: ':memory:',
          DATABASE_URL: database.url ?? undefined,
          LOG_LEVEL: 'silent',
          DEMO: '0',
        }),
        { clock },
      );
    nodes = engine === 'postgres' ? [await open(), await open()] : [await open()];
    const [first, second = first] = nodes as [Services, Services?];
    [here, there] = [openNode(first), openNode(second)];
    const facts = { ...newFacts({ title: { de: 'Presse', en: null } }), inMenu: true };
    const page = await createPage(first, SYSTEM_ACTOR, facts);
    if (!page.ok) throw new Error(page.error);
    documentId = page.value.documentId;
    [mia, jonas] = [await signInAs(first, 'editor'), await signInAs(first, 'administrator')];
  });
  afterEach(async () => {
    for (const services of nodes) await services.close();
    await database.close();
  });

  const at = (module: string | null) => ({ document: documentId, language: 'de', module });
  const modules = (presence: Presence | undefined) => presence?.people.map(({ module }) => module);

  it('is announced to everybody on every node, with every step to another module', async () => {
    const listening = await listen(there, jonas);
    expect(listening.answer.headers.get('content-type')).toContain('text/event-stream');
    expect(listening.answer.headers.get('x-accel-buffering')).toBe('no');
    expect(listening.answer.headers.get('content-encoding')).toBeNull();
    expect((await here.call('PUT', 'tab-of-mia', mia, at('m1'))).status).toBe(200);
    await vi.waitFor(() => expect(modules(listening.now())).toEqual(['m1']));
    expect(listening.now()?.people).toMatchObject([
      { name: 'Mia Muster', document: documentId, tab: 'tab-of-mia' },
    ]);
    await here.call('PUT', 'tab-of-mia', mia, at('m2'));
    await vi.waitFor(() => expect(modules(listening.now())).toEqual(['m2']));
    await here.call('DELETE', 'tab-of-mia', mia);
    await vi.waitFor(() => expect(listening.now()?.people).toEqual([]));
  });

  it('is answered to the tab that reports its place, so that nobody depends on the connection', async () => {
    await here.call('PUT', 'tab-of-mia', mia, at('m1'));
    const answer = await there.call('PUT', 'tab-of-jonas', jonas, at(null));
    expect(modules((await answer.json()) as Presence)?.toSorted()).toEqual(['m1', null]);
  });

  it('announces versions of drafts, and their authors, as soon as somebody has saved', async () => {
    const listening = await listen(there, jonas);
    await there.call('PUT', 'tab-of-jonas', jonas, at(null));
    await vi.waitFor(() => expect(listening.now()?.drafts).toMatchObject([{ version: 1 }]));
    const author = listening.now()?.people[0]?.account ?? 0;
    await editDocument(
      contentServices(here.services),
      { id: author, role: 'editor' },
      {
        documentId,
        baseVersion: 1,
        operations: [{ op: 'insert', place: 'root/main', index: 0, node: node('a') }],
      },
    );
    await vi.waitFor(() =>
      expect(listening.now()?.drafts).toEqual([
        { ...UNPUBLISHED, document: documentId, version: 2, changed_by: { id: author, name: 'Mia Muster' } },
      ]),
    );
  });

  it('announces publications, plans and cancelled plans at once', async () => {
    const listening = await listen(there, jonas);
    await there.call('PUT', 'tab-of-jonas', jonas, at(null));
    await vi.waitFor(() => expect(listening.now()?.drafts).toMatchObject([UNPUBLISHED]));
    const { account = 0, name } = listening.now()?.people[0] ?? {};
    const [services, actor] = [contentServices(here.services), { id: account, role: 'editor' }] as const;
    const publish = { documentId, baseVersion: 1, languages: ['de'] } as const;
    const received = () => listening.now()?.drafts.map(({ publications }) => publications);

    expect((await publishDocument(services, actor, publish)).ok).toBe(true);
    const last_by = { id: account, name };
    await vi.waitFor(() => expect(received()).toEqual([{ count: 1, last: expect.any(Number), last_by }]));
    const later = { ...publish, at: '2026-12-24T08:00:00.000Z' };
    expect((await publishDocument(services, actor, later)).ok).toBe(true);
    await vi.waitFor(() => expect(received()).toMatchObject([{ count: 2 }]));
    const plan = received()?.[0]?.last ?? 0;
    expect((await cancelPlan(services, actor, documentId, plan)).ok).toBe(true);
    await vi.waitFor(() => expect(received()).toMatchObject([{ count: 1, last_by }]));
  });

  it('ends with its tab: without a heartbeat for 20 seconds it expires', async () => {
    if (engine === 'postgres') {
      await here.call('PUT', 'tab-of-mia', mia, at('m1'));
      const long = new Date(Date.now() - 21_000).toISOString();
      await here.services.db.updateTable('presences').set({ seen_at: long }).execute();
    } else {
      await here.call('PUT', 'tab-of-mia', mia, at('m1'));
      clock.set('2026-11-20T08:00:21.000Z');
    }
    const answer = await there.call('PUT', 'tab-of-jonas', jonas, at('m2'));
    expect(modules((await answer.json()) as Presence)).toEqual(['m2']);
    // Rows left of them are deleted as well once somebody comes.
    const rows = await here.services.db.selectFrom('presences').select('tab').execute();
    expect(rows).toEqual([{ tab: 'tab-of-jonas' }]);
  });

  it('keeps a tab to its account: nobody moves or closes those of others', async () => {
    await here.call('PUT', 'tab-of-mia', mia, at('m1'));
    await here.call('PUT', 'tab-of-mia', jonas, at('m2'));
    await here.call('DELETE', 'tab-of-mia', jonas);
    const answer = await here.call('PUT', 'tab-of-mia', mia, at('m1'));
    expect(modules((await answer.json()) as Presence)).toEqual(['m1']);
  });

  it('needs permission to edit pages', async () => {
    const [door, visitor] = [await signInAs(here.services, 'door'), await signInAs(here.services, 'visitor')];
    for (const who of [door, visitor]) {
      expect((await here.call('GET', '', who)).status).toBe(403);
      expect((await here.call('PUT', 'tab-of-door', who, at(null))).status).toBe(403);
    }
    expect((await here.call('GET', '', {})).status).toBe(401);
  });

  it('takes so many connections and tabs of one account, and no more', async () => {
    const open = await Promise.all(Array.from({ length: 8 }, () => listen(here, mia)));
    expect((await here.call('GET', '', mia)).status).toBe(429);
    expect((await here.call('GET', '', jonas)).status).toBe(200);
    await open[0]?.answer.body?.cancel().catch(() => undefined);
    const answers = [];
    for (let tab = 0; tab < 41; tab += 1)
      answers.push((await here.call('PUT', `many-tabs-${tab}`, mia, at(null))).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(40);
    expect(answers.at(-1)).toBe(429);
  });

  it.each([
    ['a module of a megabyte', { language: 'de', module: 'm'.repeat(1_000_000) }, 'tab-of-mia', [400, 413]],
    ['a language nobody has', { language: 'fr', module: null }, 'tab-of-mia', [400]],
    ['something besides', { language: 'de', module: null, name: 'Ada' }, 'tab-of-mia', [400]],
    ['a tab with a strange name', { language: 'de', module: null }, '%00', [400, 404]],
  ])('refuses %s', async (_, place, tab, statuses) => {
    const answer = await here.call('PUT', tab, mia, { document: documentId, ...place });
    expect(statuses).toContain(answer.status);
  });

  it('refuses a document that is not there', async () => {
    const place = { document: 987_654, language: 'de', module: null };
    expect((await here.call('PUT', 'tab-of-mia', mia, place)).status).toBe(404);
  });

  it('ends when the node stops, and begins nothing more', async () => {
    const listening = await listen(here, mia);
    here.services.presence.close();
    await listening.ended;
    expect(listening.received.hasEnded).toBe(true);
    const late = await listen(here, mia);
    await late.ended;
    expect(late.states).toEqual([]);
  });

  it('leaves nothing behind when only the headers are asked for', async () => {
    for (let each = 0; each < 10; each += 1) expect((await here.call('HEAD', '', mia)).status).toBe(200);
    expect((await here.call('GET', '', mia)).status).toBe(200);
  });
});

describe('the connection', () => {
  it('sends a heartbeat every few seconds, and never all that it missed', async () => {
    const { PresenceBoard } = await import('#features/core/documents/presence/presence-board.server.ts');
    const polls: (() => void)[] = [];
    let at = 0;
    const board = new PresenceBoard({
      bus: { subscribe: () => () => undefined },
      read: async () => ({
        people: [],
        drafts: [{ ...UNPUBLISHED, document: 1, version: ++at, changed_by: null }],
      }),
      log: { warn: () => undefined },
      every: (_, call) => {
        polls.push(call);
        return () => void polls.splice(0);
      },
    });
    const stream = board.open(1);
    for (let each = 0; each < 5; each += 1) {
      for (const look of polls) look();
      await wait(1);
    }
    expect(await stream?.next()).toMatchObject({ presence: { drafts: [{ version: at }] } });
    expect(await stream?.next()).toBe('beat');
    stream?.close();
    expect(await stream?.next()).toBeNull();
    // Without listeners there is no polling.
    expect(polls).toEqual([]);
  });
});
