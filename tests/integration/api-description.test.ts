import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createDemoSale } from '#demo/load-box-office.server.ts';
import { docsPage } from '#features/operations/openapi/docs-page.server.ts';
import { openApiDocument } from '#features/operations/openapi/openapi-document.server.ts';
import { closeDay, recordPayment } from '#features/shop/desk/index.server.ts';
import { PROBLEM_SENTENCES } from '#lib/problem-sentences.ts';
import type { ApiCall } from '#platform/http/api-call.server.ts';
import { declaredCalls } from '#platform/http/declare-call.server.ts';
import { Problem, problemResponse } from '#platform/http/problem.server.ts';
import { seatEvent } from '#tests/seating/seated-event.ts';
import { hall, order, orderRequest } from '#tests/ticketing/box-office.ts';
import { accepted } from '#tests/ticketing/outcomes.ts';
import { changingRoutes, describedRoutes, openCalls } from './api-routes.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const OUTLANDISH = [
  'x',
  '-1',
  '0',
  '13',
  '101',
  '100000',
  '1000000000',
  '2026-12-24',
  '1.5',
  '1,,2',
  many(51),
  'x'.repeat(101),
  'x'.repeat(201),
  'x\ny',
];
/** Order number shown in the description, and an event that only this order is for. */
const NUMBER = 'BS-7K4-Q29';
const ITS_EVENT = 900_001;
/** Calls without a body: the address and the cookie name the entity to delete or restore, and the session to end. */
const WITHOUT_BODY =
  /^DELETE |^POST \/api\/user-logout$|\/(pages|assets)\/\{id\}\/restore$|\/withdraw$|\/invitation$|\/uploads\b|\/venue-archive$|\/temp-files$/;
/** Connection of a caller on another machine. */
const FROM_ELSEWHERE = { incoming: { socket: { remoteAddress: '203.0.113.9' } } };
const nameOf = ({ method, path }: ApiCall) => `${method} ${path}`;

const test = await openTestServices('sqlite', { demo: true });
await seatEvent(test.services.db, 1);
const site = openCalls(test.services, ['/assets/site.css']);
const calls = declaredCalls(site);
const reads = calls.filter(({ method }) => method === 'GET');
const parameters = reads.flatMap((call) =>
  call.parameters.map((parameter) => ({
    call,
    parameter,
    name: `${parameter.name} of ${nameOf(call)}`,
  })),
);

describe('the description of the API', () => {
  let administrator: Record<string, string>;

  beforeAll(async () => {
    administrator = await signInAs(test.services, 'administrator');
    await sendAForm(test.services);
    await orderTickets(test.services);
    await closeDay(test.services, { id: 1, role: 'administrator' }, '2026-11-20');
    site.onError((error, c) => {
      if (error instanceof Problem) return problemResponse(c, error);
      throw error;
    });
  });
  afterAll(() => test.close());

  const ask = (path: string) =>
    site.request(`http://localhost${path}`, { headers: administrator }, FROM_ELSEWHERE);

  it('has every route: undeclared ones are not answered', () => {
    expect(calls.map(nameOf).map(withoutSlash).toSorted()).toEqual(describedRoutes(test.services).toSorted());
  });

  it('says of every changing call what its body is', () => {
    const described = calls
      .filter(({ body }) => body)
      .map(nameOf)
      .map(withoutSlash);
    const withBody = changingRoutes(test.services).filter((call) => !WITHOUT_BODY.test(call));
    expect(described.toSorted()).toEqual(withBody.toSorted());
  });

  it('lists the codes that fields are refused with', async () => {
    const { components } = (await (await ask('/api/openapi.json')).json()) as {
      components: { schemas: { Problem: { properties: { fields: { items: object } } } } };
    };
    expect(components.schemas.Problem.properties.fields.items).toMatchObject({
      required: ['field', 'code', 'params', 'message'],
      properties: { code: { enum: Object.keys(PROBLEM_SENTENCES) }, params: { type: 'object' } },
    });
  });

  it.each(['/api/openapi.json', '/en/api/openapi.json/'])(
    'is a valid OpenAPI document at %s',
    async (path) => {
      const answer = await ask(path);
      expect(answer.headers.get('content-type')).toContain('application/json');
      const validator = new Validator();
      expect(await validator.validate((await answer.json()) as Record<string, unknown>)).toEqual({
        valid: true,
      });
      expect(validator.version).toBe('3.1');
    },
  );

  it('is made while others get their turn', async () => {
    let [turns, isMade] = [0, false];
    const others = () => {
      turns += 1;
      if (!isMade) setImmediate(others);
    };
    setImmediate(others);
    await openApiDocument('Haus', calls);
    await docsPage('Haus', calls, []);
    isMade = true;
    expect(turns).toBeGreaterThan(calls.length);
  });

  it('is a page to read, with neither script nor inline style', async () => {
    const html = await (await ask('/api/docs')).text();
    for (const { path } of calls) expect(html).toContain(`${path}</code>`);
    expect(html).toContain('<link rel="stylesheet" href="/assets/site.css">');
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=/);
    expect(html).toContain('integer, from 0, to 12, for example 6');
  });

  it.each(reads.map((call) => ({ call, name: nameOf(call) })))(
    'tells the truth about $name',
    async ({ call }) => {
      const { answer, problems } = call;
      const got = await ask(`${call.isBare ? '' : '/de'}${addressWith(call)}`);
      if (got.status !== answer.status) expect(problems).toContain(got.status);
      else if (answer.schema) expect(z.prettifyError(errorOf(answer.schema, await got.json()))).toBe('');
      else expect(got.headers.get('content-type')).toContain(answer.mediaType);
    },
  );

  it.each(parameters)('gives an example that is accepted for $name', async ({ call, parameter }) => {
    expect((await ask(addressWith(call, parameter.name, parameter.example))).status).toBe(200);
  });

  it.each(parameters)('knows the limits of $name', async ({ call, parameter }) => {
    const isNumber = jsonType(parameter.schema) === 'integer';
    const beyond = OUTLANDISH.filter(
      (value) => !parameter.schema.safeParse(isNumber && value !== 'x' ? Number(value) : value).success,
    );
    expect(beyond.length).toBeGreaterThan(1);
    for (const value of beyond)
      expect([value, (await ask(addressWith(call, parameter.name, value))).status]).toEqual([
        value,
        isNumber || parameter.in === 'query' ? 400 : 404,
      ]);
  });
});

/** The address of a call with a value for one of its parameters, and examples for those in its path. */
function addressWith(call: ApiCall, name = '', value = ''): string {
  const path = call.parameters.reduce(
    (address, { name: each, in: place, example }) =>
      place === 'path'
        ? address.replace(`{${each}}`, encodeURIComponent(each === name ? value : example))
        : address,
    call.path,
  );
  return name === '' || call.path.includes(`{${name}}`)
    ? path
    : `${path}?${name}=${encodeURIComponent(value)}`;
}

function many(count: number): string {
  return Array.from({ length: count }, (_, index) => index + 1).join(',');
}

const jsonType = (schema: z.ZodType) => z.toJSONSchema(schema).type;

const withoutSlash = (route: string) => route.replace(/\/$/, '');

function errorOf(schema: z.ZodType, value: unknown): z.ZodError {
  return schema.safeParse(value).error ?? new z.ZodError([]);
}

/** Tickets that were paid at the till, under the number the description names. */
async function orderTickets(services: TestServices['services']): Promise<void> {
  const { db, ticketing } = services;
  await db.transaction().execute((trx) =>
    createDemoSale(trx, [
      {
        jetId: ITS_EVENT,
        seatGroups: [hall(20)],
        dateStart: '2026-12-20T14:00:00.000Z',
        dateEnd: '2026-12-20T15:30:00.000Z',
      },
    ]),
  );
  const { reference } = accepted(await ticketing.add(null, order(ITS_EVENT, 2)));
  const contents = (await ticketing.cart(reference))?.contents ?? '';
  accepted(await ticketing.placeOrder(reference, orderRequest({ contents })));
  await db.updateTable('orders').set({ number: NUMBER }).execute();
  const paid = { cents: 1800, means: 'cash', reference: 'K-0017' } as const;
  const outcome = await recordPayment(services, { id: 1, role: 'administrator' }, NUMBER, paid);
  expect(outcome.ok).toBe(true);
}

/** The demo venue has forms and nobody who sent one. */
async function sendAForm({ db, clock, storage }: TestServices['services']): Promise<void> {
  const entry = { form_id: 1, sent_at: clock.now(), language: 'de', email: null, token: 't' } as const;
  await db
    .insertInto('form_entries')
    .values({ ...entry, values: '{}', consents: '[]' })
    .execute();
  const id = 'AAAAAAAAAAAAAAAAAAAAAA';
  const facts = {
    entry_id: 1,
    name: 'a.pdf',
    content_type: 'application/octet-stream',
    kind: 'pdf',
    bytes: 1,
  };
  await db
    .insertInto('form_files')
    .values({ id, ...facts, uploaded_at: clock.now() })
    .execute();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'buntspecht-form-'));
  await writeFile(path.join(folder, 'a'), 'a');
  await storage.write(`forms/${id}`, { path: path.join(folder, 'a'), bytes: 1, contentType: 'text/plain' });
  await rm(folder, { recursive: true });
}
