import { describe, expect, it } from 'vitest';
import { conditionWords } from './condition-words.ts';
import { NO_CONDITIONS } from './price-conditions.fixture.ts';
import type { PriceConditions } from './price-conditions.ts';

const words = (conditions: Partial<PriceConditions>, early: Parameters<typeof conditionWords>[1] = null) =>
  conditionWords({ ...NO_CONDITIONS, ...conditions }, early);
const name = (de: string, en: string | null = null) => ({ de, en });

describe('the conditions of a price in words', () => {
  it('are none where there are none', () => {
    expect(words({})).toBeNull();
  });

  it('say for which ages it is', () => {
    expect(words({ ageFrom: 6 })?.de).toBe('Ab 6 Jahren');
    expect(words({ ageTo: 1 })).toEqual({ de: 'Bis 1 Jahr', en: 'Aged 1 and under' });
    expect(words({ ageFrom: 0, ageTo: 5 })?.en).toBe('Aged 0 to 5');
  });

  it('say what it comes together with, each name in its language', () => {
    const of = [name('Erwachsene', 'Adult'), name('Kind', 'Child'), name('Ermäßigt')];
    expect(words({ together: { atMost: 1, per: 1, of } })).toEqual({
      de: 'Nur zusammen mit „Erwachsene“, „Kind“ oder „Ermäßigt“: höchstens 1 je Ticket',
      en: 'Only with “Adult”, “Child” or “Ermäßigt”: at most 1 for each ticket',
    });
    expect(words({ together: { atMost: 2, per: 10, of: of.slice(0, 1) } })?.en).toBe(
      'Only with “Adult”: at most 2 for every 10 tickets',
    );
  });

  it('say what is shown, and that its number is asked for', () => {
    expect(words({ membersOnly: true, proof: name('Pass'), asksProofNumber: true })).toEqual({
      de: 'Nur für Mitglieder. An der Tür zeigen, Nummer beim Bestellen: Pass',
      en: 'Members only. Show at the door, and enter its number at checkout: Pass',
    });
  });

  it('say until when it is early, and nothing of it afterwards', () => {
    const early = { cents: 700, until: '2026-12-01', daysBefore: 14 };
    expect(words({ early }, { lastDay: '2026-12-01', thenCents: 900 })?.de).toMatch(
      /^Frühpreis bis .*1\. Dezember 2026, danach 9\u00a0€$/,
    );
    expect(words({ early }, 'in-general')?.en).toMatch(
      /^Early-bird price 7\u00a0€ until .*2026, up to 14 days before$/,
    );
    expect(words({ early })).toBeNull();
  });
});
