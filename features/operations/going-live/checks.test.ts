import { describe, expect, it } from 'vitest';
import { type Check, type CheckName, type GoLiveFacts, goLiveChecks, mayOpen } from './checks.ts';

const NEW_VENUE: GoLiveFacts = {
  openTexts: [
    { where: 'imprint', places: 5 },
    { where: 'terms', places: 4 },
  ],
  legal: { imprint: false, privacy: false },
  hours: 'as-set-up',
  mail: { hasServer: false, sentAt: null },
  address: { origin: null, isReached: null },
  payment: { hasProvider: false, testedAt: null },
  backup: null,
  administrators: 1,
  withoutFactor: 1,
  isProduction: true,
  hasRedirects: false,
  answers: new Set(),
};
const AT = '2026-11-20T08:00:00.000Z';
const READY: GoLiveFacts = {
  openTexts: [],
  legal: { imprint: true, privacy: true },
  hours: 'changed',
  mail: { hasServer: true, sentAt: AT },
  address: { origin: 'https://haus.example', isReached: true },
  payment: { hasProvider: true, testedAt: AT },
  backup: { endedAt: AT, fault: null, isRecent: true },
  administrators: 2,
  withoutFactor: 0,
  isProduction: true,
  hasRedirects: true,
  answers: new Set(),
};

const check = (name: CheckName, facts: GoLiveFacts) =>
  goLiveChecks(facts).find((each) => each.name === name) as Check;
const state = (name: CheckName, change: Partial<GoLiveFacts>) => check(name, { ...READY, ...change }).state;

it('a new house has nothing settled but that search engines may come', () => {
  const settled = goLiveChecks(NEW_VENUE).filter((each) => each.state !== 'open');
  expect(settled.map(({ name }) => name)).toEqual(['robots']);
});

it('a house with everything done has nothing open', () => {
  expect(goLiveChecks(READY).every((each) => each.state === 'done')).toBe(true);
});

describe('what holds a house back', () => {
  it.each([
    { openTexts: [{ where: 'settings', places: 1 }] },
    { legal: { imprint: false, privacy: true } },
    { legal: { imprint: true, privacy: false } },
  ] satisfies Partial<GoLiveFacts>[])('is a legal page that is not written: %j', (change) => {
    expect(mayOpen(goLiveChecks({ ...READY, ...change }))).toBe(false);
  });

  it('is nothing else', () => {
    const { openTexts, legal } = READY;
    expect(mayOpen(goLiveChecks({ ...NEW_VENUE, openTexts, legal }))).toBe(true);
  });
});

describe('answers of the house', () => {
  it('settle what it does not need', () => {
    const answers = new Set(['hours-right', 'no-online-payment', 'no-old-addresses'] as const);
    const facts = { ...NEW_VENUE, answers };
    for (const name of ['hours', 'payment', 'test-order', 'old-addresses'] as const)
      expect(check(name, facts).state).toBe('not-needed');
  });

  it('are asked for where nothing else settles the point', () => {
    const asked = (facts: GoLiveFacts) => goLiveChecks(facts).flatMap(({ answer }) => answer ?? []);
    expect(asked(NEW_VENUE)).toEqual(['hours-right', 'no-online-payment', 'no-old-addresses']);
    expect(asked(READY)).toEqual([]);
    expect(asked({ ...READY, hours: 'none' })).toEqual([]);
  });

  it('do not hide that a provider is connected and nobody has tried to pay', () => {
    const change = {
      answers: new Set(['no-online-payment'] as const),
      payment: { hasProvider: true, testedAt: null },
    };
    expect([state('payment', change), state('test-order', change)]).toEqual(['done', 'open']);
  });
});

describe('what is measured', () => {
  it('mail needs a server and a letter that it took', () => {
    expect(state('mail', { mail: { hasServer: true, sentAt: null } })).toBe('open');
    expect(state('mail', { mail: { hasServer: false, sentAt: AT } })).toBe('open');
  });

  it('the address is encrypted and answers', () => {
    expect(state('address', { address: { origin: 'http://haus.example', isReached: true } })).toBe('open');
    expect(state('address', { address: { origin: 'https://haus.example', isReached: false } })).toBe('open');
  });

  it('a backup that failed or is old is none', () => {
    expect(state('backup', { backup: { endedAt: AT, fault: 'x', isRecent: true } })).toBe('open');
    expect(state('backup', { backup: { endedAt: AT, fault: null, isRecent: false } })).toBe('open');
  });

  it('a trial site stays out of search engines', () => {
    expect(state('robots', { isProduction: false })).toBe('open');
  });
});
