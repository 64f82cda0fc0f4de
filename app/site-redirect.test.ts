import { describe, expect, it } from 'vitest';
import { redirect, redirectAsConfigured, redirectDocument, replace } from './site-redirect.server.ts';

const locationOf = (response: Response) => response.headers.get('location');

describe.each([
  ['redirect', redirect],
  ['replace', replace],
  ['redirectDocument', redirectDocument],
])('%s', (_, lead) => {
  it('leads to paths of the site, with query and fragment', () => {
    expect(locationOf(lead('/de/agb?a=1#b', 301))).toBe('/de/agb?a=1#b');
  });

  it.each(['//evil.example/', '/\\evil.example', 'https://evil.example', '/.//evil.example', 'evil'])(
    'leads home instead of to %s',
    (to) => {
      expect(locationOf(lead(to))).toBe('/');
    },
  );
});

it('only a redirect that was configured leaves the site, and as a document', () => {
  const away = redirectAsConfigured('https://partner.example/de', 301);
  expect(locationOf(away)).toBe('https://partner.example/de');
  expect(away.headers.get('x-remix-reload-document')).toBe('true');
  expect(locationOf(redirectAsConfigured('/de/agb'))).toBe('/de/agb');
});
