import { describe, expect, it } from 'vitest';
import { hasFacts, readIntent } from './intent.ts';

/** A Friday. */
const TODAY = '2026-11-20';
const read = (query: string) => readIntent(query, TODAY);

describe('an age', () => {
  it.each([
    ['ab 4', 4, 4, ''],
    ['ab 4 Jahren', 4, 4, ''],
    ['theater ab 6', 6, 6, 'theater'],
    ['für 3-jährige', 3, 3, ''],
    ['für 3 jährige', 3, 3, ''],
    ['für dreijährige', 3, 3, ''],
    ['5 jahre', 5, 5, ''],
    ['ages 4+', 4, 4, ''],
    ['4+', 4, 4, ''],
    ['age 7 workshop', 7, 7, 'workshop'],
    ['for 5 year olds', 5, 5, ''],
    ['6 years old', 6, 6, ''],
    ['u3', 0, 2, ''],
    ['unter 3', 0, 2, ''],
    ['4-6 jahre', 4, 6, ''],
    ['konzert baby', 0, 1, 'konzert'],
    ['toddlers', 1, 3, ''],
  ])('is said by %s', (query, from, to, words) => {
    expect(read(query)).toMatchObject({ ages: { from, to }, words });
  });

  it.each(['4', 'zwölf stühle', 'raum 4', 'ab 99', 'käfer'])('is not said by %s', (query) => {
    expect(read(query).ages).toBeNull();
  });
});

describe('a day', () => {
  it.each([
    ['heute', '2026-11-20', '2026-11-20', ''],
    ['was läuft heute', '2026-11-20', '2026-11-20', 'was läuft'],
    ['morgen', '2026-11-21', '2026-11-21', ''],
    ['übermorgen', '2026-11-22', '2026-11-22', ''],
    ['am Wochenende', '2026-11-21', '2026-11-22', ''],
    ['this weekend', '2026-11-21', '2026-11-22', ''],
    ['nächstes wochenende', '2026-11-28', '2026-11-29', ''],
    ['diese woche', '2026-11-20', '2026-11-22', ''],
    ['next week', '2026-11-23', '2026-11-29', ''],
    ['27.11.', '2026-11-27', '2026-11-27', ''],
    ['theater am 27.11.2026', '2026-11-27', '2026-11-27', 'theater'],
    ['3.1.', '2027-01-03', '2027-01-03', ''],
    ['27. november', '2026-11-27', '2026-11-27', ''],
    ['november 27th', '2026-11-27', '2026-11-27', ''],
    ['2026-12-24', '2026-12-24', '2026-12-24', ''],
    ['tomorrow concert', '2026-11-21', '2026-11-21', 'concert'],
  ])('is said by %s', (query, from, to, words) => {
    expect(read(query)).toMatchObject({ days: { from, to }, words });
  });

  it.each(['krabbelkonzert am morgen', 'guten morgen', '31.2.', '45.11.', 'november', 'samstag'])(
    'is not said by %s',
    (query) => {
      expect(read(query).days).toBeNull();
    },
  );

  it('at the weekend itself means what is left of it', () => {
    expect(readIntent('wochenende', '2026-11-21').days).toEqual({ from: '2026-11-21', to: '2026-11-22' });
    expect(readIntent('wochenende', '2026-11-22').days).toEqual({ from: '2026-11-22', to: '2026-11-22' });
    expect(readIntent('next weekend', '2026-11-22').days).toEqual({ from: '2026-11-28', to: '2026-11-29' });
  });
});

it.each(['gratis', 'kostenlos', 'umsonst', 'Eintritt frei', 'free', 'for free', 'free entry'])(
  '“%s” asks for no money',
  (query) => {
    expect(read(query)).toMatchObject({ isFree: true, words: '' });
  },
);

it.each([
  ['auf Englisch', 'englisch', ''],
  ['theater in english', 'englisch', 'theater'],
  ['ohne Worte', 'ohne worte', ''],
  ['sign language', 'gebärdensprache', ''],
])('“%s” asks for a language', (query, spoken, words) => {
  expect(read(query)).toMatchObject({ spoken, words });
});

it('several facts and words stand beside each other', () => {
  expect(read('Kostenlos: Theater ab 4 am Wochenende, auf Englisch'.replace(':', ','))).toEqual({
    ages: { from: 4, to: 4 },
    days: { from: '2026-11-21', to: '2026-11-22' },
    isFree: true,
    spoken: 'englisch',
    words: 'theater',
  });
});

it.each(['käfer', 'Lauter Löcher', 'freiraum', 'sommer', ''])('“%s” is words alone', (query) => {
  expect(hasFacts(read(query))).toBe(false);
  expect(read(query).words).toBe(query.toLowerCase());
});
