import { expect, it } from 'vitest';
import type { Order } from '#features/box-office/ticketing/index.ts';
import { LANGUAGES } from '#lib/localized.ts';
import { ORDER, TICKET } from './order.fixture.ts';
import { orderEmail } from './order-email.ts';

const METHODS = ['free', 'test', 'box-office', 'on-account'] as const;
const ABOUT = {
  kind: 'placed' as const,
  site: 'Buntspecht',
  link: 'https://b.example/webshop/orders/a-secret?lang=de',
  pdfLink: 'https://b.example/webshop/orders/a-secret/tickets.pdf',
  at: ORDER.placedAt,
};

it('the email of an order says what was ordered, what it comes to with its VAT, and where it lies', () => {
  const { subject, text } = orderEmail(ORDER, ABOUT);
  expect(subject).toBe('Buntspecht: Deine Bestellung BS-7K4-Q29');
  expect(text.replaceAll('\u00a0', ' ')).toContain(
    [
      'Der Käfer\nSonntag, 20. Dezember 2026, 16:00 Uhr\n2 × Kind, Saal: 12 €',
      'Tickets\n1 × Kind, Saal: 9 €',
      'Zusammen: 21 €\ndarin 7 % MwSt., 1,37 €',
    ].join('\n\n'),
  );
  expect(text).toContain(`\n${ABOUT.link}\n`);
  expect(text).not.toContain('Svenja');
});

it('the email of an order with a coupon names full prices, and the reduction', () => {
  const price = { ...TICKET.price, cents: 450, reductionCents: 150 };
  const due = { totalCents: 900, vat: [{ basisPoints: 700, grossCents: 900, vatCents: 59 }] };
  const tickets = [
    { ...TICKET, price },
    { ...TICKET, position: 2, price },
    { ...TICKET, position: 3, price, state: 'cancelled' as const },
  ];
  const { text } = orderEmail({ ...ORDER, coupon: 'KLOPF', due, tickets }, ABOUT);
  expect(text.replaceAll('\u00a0', ' ')).toContain(
    ['2 × Kind, Saal: 12 €', 'Gutschein KLOPF: -3 €', 'Zusammen: 9 €\ndarin 7 % MwSt., 0,59 €'].join('\n\n'),
  );
});

it.each(LANGUAGES.flatMap((language) => METHODS.map((method) => [language, method] as const)))(
  'the email in %s says how an order is paid that is paid by %s',
  (language, paymentMethod) => {
    const isTest = paymentMethod === 'test';
    const { text } = orderEmail({ ...ORDER, language, paymentMethod, isTest }, ABOUT);
    expect(text).toContain(ABOUT.link);
    expect(/Probeverkauf|test sale/.test(text)).toBe(isTest);
    expect(/Kasse|box office/.test(text)).toBe(paymentMethod === 'box-office');
  },
);

it.each([
  ['de', 'So überweist du, was noch offen ist:', 'steht auf der Seite der Bestellung'],
  ['en', 'To pay what’s due by bank transfer:', 'on the order page'],
] as const)('the email in %s tells the bank transfer line by line', (language, intro, code) => {
  const order = { ...ORDER, language, paymentMethod: 'on-account' as const };
  const transfer = {
    rows: [
      ['IBAN', 'DE02 1203 0000 0000 2020 51'],
      ['BIC', 'BYLADEM1001'],
    ] as [string, string][],
  };
  const { text, html } = orderEmail(order, { ...ABOUT, transfer });
  expect(text).toContain(`${intro}\nIBAN: DE02 1203 0000 0000 2020 51\nBIC: BYLADEM1001\n`);
  expect(text).toContain(code);
  expect(html).toContain('IBAN: DE02 1203 0000 0000 2020 51<br/>');
  expect(orderEmail(order, ABOUT).text).not.toContain(intro);
});

it('the email of a returned ticket names the remaining ones', () => {
  const tickets = ORDER.tickets.map((ticket) => ({
    ...ticket,
    state: ticket.position === 3 ? ('cancelled' as const) : ticket.state,
  }));
  const about = { ...ABOUT, kind: 'ticket-cancelled' as const };
  const one = orderEmail({ ...ORDER, tickets }, about).text;
  expect(one).toContain('Das bleibt:');
  expect(one).toContain('2 × Kind');
  expect(one).not.toContain('1 × Kind');
  const all = orderEmail(
    {
      ...ORDER,
      tickets: tickets.map((ticket) => ({ ...ticket, state: 'cancelled' })),
      due: { totalCents: 0, vat: [] },
    },
    about,
  ).text;
  expect(all).toContain('alle Tickets deiner Bestellung BS-7K4-Q29 sind zurückgegeben');
  expect(all).not.toContain('Bezahle bitte');
});

const NEWS = [
  ['paid', 'Deine Tickets, Bestellung BS-7K4-Q29', 'ist bezahlt'],
  ['resent', 'Deine Tickets, Bestellung BS-7K4-Q29', 'noch einmal die Tickets'],
  ['reminder', 'Bitte noch bezahlen: Bestellung BS-7K4-Q29', 'noch nicht bezahlt'],
  ['reserved', 'Länger reserviert: Bestellung BS-7K4-Q29', 'länger für dich'],
  ['changed', 'Geändert: Bestellung BS-7K4-Q29', 'So sieht sie jetzt aus'],
  ['not-paid', 'Nicht bezahlt: Bestellung BS-7K4-Q29', 'nicht rechtzeitig bezahlt'],
  [
    'event-cancelled',
    'Abgesagt: Der Käfer, Bestellung BS-7K4-Q29',
    'müssen leider absagen: Der Käfer, Sonntag',
  ],
  ['event-moved', 'Verlegt: Der Käfer, Bestellung BS-7K4-Q29', 'Der neue ist: Der Käfer, Sonntag'],
  ['event-postponed', 'Verschoben: Der Käfer, Bestellung BS-7K4-Q29', 'ist verschoben: Der Käfer, Sonntag'],
  [
    'event-takes-place',
    'Findet statt: Der Käfer, Bestellung BS-7K4-Q29',
    'doch statt wie geplant: Der Käfer, Sonntag',
  ],
  [
    'room-changed',
    'Anderer Raum: Der Käfer, Bestellung BS-7K4-Q29',
    'in einem anderen Raum: Der Käfer, Sonntag',
  ],
  [
    'seats-changed',
    'Andere Plätze: Der Käfer, Bestellung BS-7K4-Q29',
    'andere Plätze geben: Der Käfer, Sonntag',
  ],
] as const;

it.each(NEWS)('the email of %s says so before it is opened', (kind, subject, words) => {
  const email = orderEmail(ORDER, { ...ABOUT, kind, jetId: 1 });
  expect(email.subject).toBe(`Buntspecht: ${subject}`);
  expect(email.text).toContain(words);
});

it('the email of an event that is moved promises the link where tickets are returned by it, and else the box office', () => {
  const moved = { ...ABOUT, kind: 'event-moved' as const, jetId: 1 };
  const [byLink, atTheBoxOffice] = ['über den Link zurück', 'sag der Kasse Bescheid'];
  expect(orderEmail(ORDER, { ...moved, at: '2026-12-19T15:00:00.000Z' }).text).toContain(byLink);
  const tooLate = orderEmail(ORDER, { ...moved, at: '2026-12-19T15:00:00.001Z' });
  const invoiced = orderEmail({ ...ORDER, paymentMethod: 'on-account', invoice: '2026-000017' }, moved);
  for (const { text } of [tooLate, invoiced]) {
    expect(text).toContain(atTheBoxOffice);
    expect(text).not.toContain(byLink);
  }
});

const POSTPONED = {
  ...ORDER,
  tickets: ORDER.tickets.map((ticket) => ({ ...ticket, isPostponed: ticket.jetId === 1 })),
};

it('the email of an event that is postponed says what can be done on the page of the order, as far as it can', () => {
  const about = { ...ABOUT, kind: 'event-postponed' as const, jetId: 1, at: '2026-12-21T15:00:00.000Z' };
  const paid = { ...POSTPONED, paidCents: 2100, coveredCents: 2100 };
  const said = (order: Order) => orderEmail(order, about).text;
  const [back, money, credit] = [
    'über den Link zurück, wann du willst',
    'was du bezahlt hast',
    'oder als Guthaben',
  ];
  const [exchange, boxOffice] = ['buchst du sie dort um', 'sag der Kasse Bescheid'];
  const withAccount = { ...paid, customer: { ...ORDER.customer, userId: 7 } };
  for (const words of [back, money, credit, exchange]) expect(said(withAccount)).toContain(words);
  expect(said(paid)).not.toContain(credit);
  expect(said(POSTPONED)).toContain(back);
  expect(said(POSTPONED)).not.toContain(money);
  const ofPass = paid.tickets.map((ticket) => ({ ...ticket, passVisits: 1 }));
  expect(said({ ...paid, tickets: ofPass })).not.toContain(exchange);
  const invoiced = said({ ...paid, paymentMethod: 'on-account', invoice: '2026-000017' });
  expect(invoiced).toContain(boxOffice);
  expect(invoiced).not.toContain(back);
});

it.each([
  ['de', 'verschoben, war Sonntag, 20. Dezember 2026, 16:00 Uhr'],
  ['en', 'postponed, was Sunday, 20 December 2026, 4 pm'],
] as const)('every email in %s says of a date that does not hold that it does not', (language, words) => {
  const { text } = orderEmail({ ...POSTPONED, language }, { ...ABOUT, kind: 'resent' });
  expect(text.replaceAll('\u00a0', ' ')).toContain(words);
});

it('the email of an order of which nothing is left says what comes back, and no sum of nothing', () => {
  const tickets = ORDER.tickets.map((ticket) => ({ ...ticket, state: 'cancelled' as const }));
  const left = { ...ORDER, tickets, due: { totalCents: 0, vat: [] }, paidCents: 2100, coveredCents: 2100 };
  const { text } = orderEmail(left, { ...ABOUT, kind: 'event-cancelled', jetId: 1 });
  expect(text).toContain('21\u00a0€ bekommst du von uns zurück');
  expect(text).not.toContain('Zusammen');
  expect(text).not.toContain(ABOUT.pdfLink);
});

it('the tickets of a paid order come with their PDF, those of an open one do not', () => {
  const about = { ...ABOUT, kind: 'paid' as const };
  expect(orderEmail({ ...ORDER, paidCents: 2100, coveredCents: 2100 }, about).text).toContain(ABOUT.pdfLink);
  expect(orderEmail(ORDER, ABOUT).text).not.toContain(ABOUT.pdfLink);
});

it('a series that was bought as a whole is one card with all its dates, apart from single tickets for one of them', () => {
  const whole = { ...TICKET, seriesId: 7, price: { ...TICKET.price, cents: 400, reductionCents: 50 } };
  const later = { jetId: 3, startsAt: '2026-12-27T15:00:00.000Z' };
  const tickets = [
    ...[1, 2].map((position) => ({ ...whole, position })),
    { ...whole, ...later, position: 3, event: { de: 'Die Fortsetzung', en: null } },
    { ...whole, ...later, position: 4, state: 'cancelled' as const },
    { ...TICKET, position: 5 },
  ];
  const title = { de: 'Der Käfer', en: 'The beetle' };
  const series = [{ id: 7, title, price: { de: 'Kind', en: null }, cents: 900, quantity: 2 }];
  const { text } = orderEmail({ ...ORDER, tickets, series }, ABOUT);
  expect(text.replaceAll('\u00a0', ' ')).toContain(
    [
      [
        'Der Käfer',
        'Sonntag, 20. Dezember 2026, 16:00 Uhr',
        'Sonntag, 27. Dezember 2026, 16:00 Uhr, Die Fortsetzung, 1 Ticket',
        '2 × Ganze Reihe, Kind: 13,50 €',
      ].join('\n'),
      'Der Käfer\nSonntag, 20. Dezember 2026, 16:00 Uhr\n1 × Kind, Saal: 6 €',
    ].join('\n\n'),
  );
});
