import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FieldProblem, ProblemCode } from '#lib/field-problem.ts';
import { Problem, problemResponse, problemSentence } from '#platform/http/problem.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openCalls } from '#tests/integration/api-routes.ts';
import { signInAs } from '#tests/integration/sign-in-as.ts';
import { openTestServices, type TestServices } from '#tests/integration/site-services.ts';
import { type Desk, openDesk } from '#tests/order-desk/desk.ts';
import { order } from '#tests/ticketing/box-office.ts';

type Json = Record<string, unknown>;
type Call = (method: string, path: string, body?: unknown) => Promise<{ id: number } & Json>;
/** A call that is refused with the code it stands under; its last answer is the refusal. */
type Example = (call: Call, desk: Call) => Promise<Json>;

const de = (text: string) => ({ de: text, en: null });
const event = (body: Json) => (call: Call) => call('PATCH', '/api/events/1/', body);
const redirect = (old_path: unknown, new_path: unknown, more: Json = {}) => {
  return (call: Call) => call('POST', '/api/redirects/', { old_path, new_path, ...more });
};
const settings = (body: Json) => (call: Call) => call('PATCH', '/api/admin/settings/', body);
const get = (address: string) => (call: Call) => call('GET', `/api${address}`);
const HOURS = { weekday: 1, closed: false, alternative_text: null, alternative_link_url: null };
const hours = (time_from: string | null, time_to: string | null, more: Json = {}) => {
  return (call: Call) => call('POST', '/api/opening-hours/', { ...HOURS, time_from, time_to, ...more });
};
const QUESTION = {
  ...{ label: de('Allergien?'), help: null, kind: 'choice', options: [de('Nuss'), de('Ei')] },
  ...{ asked_per: 'order', is_required: false, is_health: false, position: 1, is_active: true },
  ...{ event_types: [], events: [] },
};
const question = (body: Json) => (call: Call) => call('POST', '/api/questions/', { ...QUESTION, ...body });
const FORM = {
  ...{ title: de('Kuchen'), intro: de('Was?'), button: de('Los'), thanks: de('Danke.') },
  ...{ house_email: null, keep_days: 30, is_online: true },
};
const CHOICES = [{ value: 'a', label: de('A') }];
const field = (slug: string, field_type: number, more: Json = {}) => {
  return { slug, label: de(slug), field_type, ...more };
};
const form = (...fields: Json[]) => {
  return (call: Call) => call('POST', '/api/forms/', { ...FORM, fields });
};
const shownIf = (name: string, values = ['a']) => ({ visible: { field: name, values } });
const page = async (call: Call, body: Json) => {
  const { id } = await call('POST', '/pageeditor-api/pages/', { title: de('Eine Seite') });
  return call('PATCH', `/pageeditor-api/pages/${id}/`, body);
};
const PRICE = { name: de('Voll'), cents: 900, vat_basis_points: 700, units: 1 };
const priceList = (price: Json) => (_: Call, desk: Call) => {
  const groups = [{ name: de('Saal'), note: null, prices: [{ ...PRICE, ...price }] }];
  return desk('POST', '/api/price-lists/', { name: 'Werkstatt', seat_groups: groups });
};
interface List {
  seat_groups: { key: number; prices: unknown[] }[];
}
const soldList = async (desk: Call, change: (groups: List['seat_groups']) => void) => {
  const { seat_groups } = (await desk('GET', '/api/admin/price-lists/1/')) as unknown as List;
  change(seat_groups);
  return desk('PATCH', '/api/price-lists/1/', { seat_groups });
};

/** One call for every code; a code without one does not compile. */
const EXAMPLES: Record<ProblemCode, Example> = {
  invalid: settings({ design: { errors: { abc: { de: '', en: null } } } }),
  invalid_type: redirect(5, '/b'),
  invalid_value: event({ status: 'perhaps' }),
  invalid_format: redirect('alt', '/b'),
  too_small: redirect('', '/b'),
  too_big: redirect(`/${'x'.repeat(600)}`, '/b'),
  out_of_range: get('/events/?age=200'),
  id_list: get('/events/?ids=1,x'),
  too_many: get(`/events/?${'tag=1&'.repeat(21)}`),
  unrecognized_keys: redirect('/a', '/b', { colour: 'red' }),
  required: (call) => call('POST', '/api/redirects/', { old_path: '/a' }),
  required_with: (call) =>
    call('POST', '/api/breaking-news/', {
      ...{ title: de('Heute'), text: de('Umleitung'), link_url: de('/de/umleitung'), link_title: null },
      ...{ online_from: null, online_to: null, position: 1 },
    }),
  one_required: (call) =>
    call('POST', '/api/pass-kinds/', {
      ...{ name: de('Zehnerkarte'), note: null, cents: 9000, vat_basis_points: null, visits: 10 },
      ...{ most_cents: null, series: null, valid_days: null, valid_until: null, is_on_sale: true },
    }),
  incomplete: hours('10:00', null),
  excluded: hours('10:00', '12:00', { closed: true }),
  no_text: (call) => call('PATCH', '/api/persons/1/', { biography: de('') }),
  no_change: (call) => call('PATCH', '/api/persons/1/', {}),
  not_later: hours('12:00', '10:00'),
  before: get('/events/?date=02-01-2027&date_to=01-01-2027'),
  below: form(field('zahl', 10, { min: 5, max: 1 })),
  not_less: priceList({ early_cents: 900, early_days: 3 }),
  age_below: (call) => call('PATCH', '/api/productions/1/', { age_from: 9, age_to: 3 }),
  period_too_long: get('/dashboard-site/?from=2020-01-01&to=2026-01-01'),
  other_length: (call) =>
    call('POST', '/api/shop-cart/', { event_jet_id: 1, quantities: [1], sale_type_ids: [1, 2] }),
  unequal_accounts: async (call) => {
    const { bookkeeping } = await call('GET', '/api/admin/settings/');
    return settings({ bookkeeping: { ...(bookkeeping as Json), cash: '10000', card: '100000' } })(call);
  },
  taken: async (call) => {
    await redirect('/de/belegt', '/de/ziel')(call);
    return redirect('/de/belegt', '/de/anderes')(call);
  },
  duplicate: event({ tags: [1, 1] }),
  unknown: event({ room: 900_000 }),
  other_id: event({ id: 2 }),
  fixed: (call) =>
    call('POST', '/api/gift-vouchers/', {
      ...{ code: 'MEIN-CODE', cents: 1000, recipient: 'Kim', valid_until: null },
      ...{ is_active: true, redeemed_at: null },
    }),
  last_administrator: async (call) => {
    const { results } = await call('GET', '/api/admin/accounts/?role=administrator');
    const [only] = results as { id: number }[];
    return call('PATCH', `/api/accounts/${only?.id}/`, { role: 'visitor' });
  },
  health_voluntary: question({ is_required: true, is_health: true }),
  unreadable_styles: (call) =>
    call('POST', '/api/html/', { name: 'Kaputt', html: '<style>a { color: red</style>' }),
  redirects_to_itself: redirect('/de/kreis', '/de/kreis/'),
  redirect_chain: async (call) => {
    await redirect('/de/eins', '/de/zwei')(call);
    return redirect('/de/null', '/de/eins')(call);
  },
  redirect_loop: async (call) => {
    await redirect('/de/hin', '/de/her')(call);
    return redirect('/de/her', '/de/hin')(call);
  },
  own_parent: event({ parent: 1 }),
  parent_is_child: async (call) => {
    await call('PATCH', '/api/events/3/', { parent: 2 });
    return event({ parent: 3 })(call);
  },
  parent_has_children: async (call) => {
    await call('PATCH', '/api/events/3/', { parent: 2 });
    return call('PATCH', '/api/events/2/', { parent: 1 });
  },
  page_below_itself: async (call) => {
    const { id } = await call('POST', '/pageeditor-api/pages/', { title: de('Über sich') });
    return call('PATCH', `/pageeditor-api/pages/${id}/`, { parent: id });
  },
  page_too_deep: async (call) => {
    let parent: number | null = null;
    for (let level = 1; level < 7; level += 1)
      ({ id: parent } = await call('POST', '/pageeditor-api/pages/', {
        title: de(`Stufe ${level}`),
        parent,
      }));
    return call('POST', '/pageeditor-api/pages/', { title: de('Zu tief'), parent });
  },
  path_taken: async (call) => {
    await call('POST', '/pageeditor-api/pages/', { title: de('Erste'), slug: de('schon-da') });
    return page(call, { slug: de('schon-da') });
  },
  path_reserved: (call) => page(call, { slug: de('api') }),
  path_too_long: async (call) => {
    let parent: number | null = null;
    for (let level = 1; level < 5; level += 1)
      ({ id: parent } = await call('POST', '/pageeditor-api/pages/', {
        ...{ title: de(`Lang ${level}`), slug: de('x'.repeat(78) + level), parent },
      }));
    return call('POST', '/pageeditor-api/pages/', { title: de('Lang'), slug: de('y'.repeat(79)), parent });
  },
  picture_unavailable: (call) => page(call, { og_image: 900_000 }),
  other_price_list: (_, desk) =>
    soldList(desk, ([group]) => {
      if (group) group.key = 900_000;
    }),
  groups_on_sale: (_, desk) =>
    soldList(desk, (groups) =>
      groups.push({ name: de('Empore'), note: null, prices: [PRICE] } as unknown as List['seat_groups'][0]),
    ),
  prices_in_carts: (_, desk) => soldList(desk, ([group]) => group?.prices.shift()),
  unknown_prices: priceList({ together_at_most: 1, together_per: 1, together_with: ['Kind'] }),
  reserved_name: form(field('token', 1)),
  no_question: form(field('kapitel', 14)),
  not_a_choice: form(field('wahl', 8, { choices: CHOICES, default: 'b' })),
  no_such_field: form(field('name', 1, shownIf('fehlt'))),
  no_choices: form(field('name', 1), field('mehr', 1, shownIf('name'))),
  depends_on_itself: form(
    field('eins', 8, { choices: CHOICES, ...shownIf('zwei') }),
    field('zwei', 8, { choices: CHOICES, ...shownIf('eins') }),
  ),
  form_entry: async (call) => {
    const { id } = await form(field('name', 1, { required: true }))(call);
    const { token } = await call('GET', `/api/forms/${id}/`);
    return call('POST', '/api/forms-entries/', { form: id, token, field_values: { colour: 'rot' } });
  },
  null_character: redirect('/a\0', '/b'),
  nested_too_deeply: (call) => {
    const deep = Array.from({ length: 70 }).reduce<unknown>((inner) => [inner], 1);
    return redirect('/a', deep)(call);
  },
};

/** Calls in German with the rights of a role. */
function callsOf(site: Hono, headers: Record<string, string>): Call {
  return async (method, path, body) => {
    const answer = await site.request(`http://localhost/de${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json', 'if-match': '*' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as { id: number } & Json;
  };
}

function withProblems(site: Hono): Hono {
  site.onError((error, c) => {
    if (error instanceof Problem) return problemResponse(c, error);
    throw error;
  });
  return site;
}

describeOnEngines('a problem of a field', (engine) => {
  let test: TestServices;
  let desk: Desk;
  let call: Call;
  let deskCall: Call;

  beforeAll(async () => {
    test = await openTestServices(engine, { demo: true });
    call = callsOf(
      withProblems(openCalls(test.services)),
      await signInAs(test.services, 'administrator', 'admin@haus.example'),
    );
    await test.services.db.deleteFrom('users').where('email', '!=', 'admin@haus.example').execute();
    desk = await openDesk(engine);
    deskCall = callsOf(withProblems(openCalls(desk.services)), await signInAs(desk.services, 'box_office'));
    await desk.services.ticketing.add(null, order(1, 1));
  });
  afterAll(async () => {
    await test.close();
    await desk.close();
  });

  it.each(Object.entries(EXAMPLES))(
    '%s is answered with its parameters and their sentence',
    async (code, ask) => {
      const { status, fields } = (await ask(call, deskCall)) as {
        status: number;
        fields: (FieldProblem & { message: string })[];
      };
      expect([status, fields?.map((each) => each.code)]).toEqual([400, expect.arrayContaining([code])]);
      for (const { field: name, message, ...why } of fields) {
        expect([name, why.params]).toEqual([expect.any(String), expect.any(Object)]);
        if (code !== 'form_entry') expect(message).toBe(problemSentence(why));
      }
    },
  );
});
