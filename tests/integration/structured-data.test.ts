import { describe, expect, it } from 'vitest';
import { findMistakes } from '#tests/structured-data/find-mistakes.ts';

const venue = {
  '@type': 'Place',
  name: 'Buntspecht',
  address: { '@type': 'PostalAddress', streetAddress: 'Kleiberweg 7', addressCountry: 'DE' },
};

const event = (over: object = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'TheaterEvent',
  name: 'Der Käfer',
  url: 'https://buntspecht.example/de/7',
  startDate: '2026-11-20T15:00:00.000Z',
  eventStatus: 'https://schema.org/EventScheduled',
  isAccessibleForFree: false,
  location: venue,
  performer: [{ '@type': 'Person', name: 'Jonas Okafor' }],
  offers: [{ '@type': 'Offer', price: '9.00', availability: 'https://schema.org/InStock' }],
  ...over,
});

describe('structured data', () => {
  it('is right when schema.org says so', async () => {
    expect(await findMistakes(event())).toEqual([]);
    expect(await findMistakes(event({ startDate: '2026-11-20', isAccessibleForFree: true }))).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['a type that does not exist', { '@type': 'PuppetEvent' }, 'type'],
    ['a type that does not exist, further in', { location: { ...venue, '@type': 'Spot' } }, 'Spot'],
    ['a property that does not exist', { ageRange: '4-9' }, 'ageRange'],
    ['a property of another type', { streetAddress: 'Kleiberweg 7' }, 'streetAddress'],
    [
      'a property of another type, further in',
      { offers: [{ '@type': 'Offer', startDate: '2026-11-20' }] },
      'Offer · startDate',
    ],
    ['a day that is none', { startDate: '20.11.2026' }, 'startDate'],
    ['a thing of a wrong type', { location: { '@type': 'Person', name: 'Jonas' } }, 'location'],
    ['a thing without a type', { offers: [{ price: '9.00' }] }, 'offers'],
    ['a name where a thing belongs', { performer: 'Jonas' }, 'performer'],
    ['a text where a thing belongs', { performer: 'Jonas Okafor' }, 'cannot be read'],
    ['a number where a text belongs', { name: 7 }, 'name'],
    ['a text where a truth belongs', { isAccessibleForFree: 'no' }, 'isAccessibleForFree'],
    ['an address that is none', { url: 'buntspecht' }, 'url'],
    ['a member of another enumeration', { eventStatus: 'https://schema.org/InStock' }, 'eventStatus'],
    [
      'a member nobody knows',
      { offers: [{ '@type': 'Offer', availability: 'https://schema.org/Gone' }] },
      'availability',
    ],
    ['words for a member', { eventStatus: 'going ahead' }, 'cannot be read'],
    ['another vocabulary', { '@context': 'https://vocabulary.example' }, 'cannot be read'],
  ])('is refused for %s', async (_, over, mistake) => {
    const mistakes = await findMistakes(event(over));
    expect(mistakes.join('\n')).toContain(mistake);
  });

  it('is refused for one mistake among many entities', async () => {
    expect(await findMistakes([event(), event({ ageRange: '4-9' }), event()])).toHaveLength(1);
  });

  it('is refused when there is none', async () => {
    expect(await findMistakes({ '@context': 'https://schema.org' })).not.toEqual([]);
  });
});
