import { describe, expect, it } from 'vitest';
import { internalPath } from './internal-path.ts';

describe('the target after signing in', () => {
  it.each(['/de', '/en/user/profile?a=1#b', '/de/kalender?x=https://x.example', '/de/%2F%2Fx.example'])(
    'is the page they came from: %s',
    (wanted) => {
      expect(internalPath(wanted, '/de')).toBe(wanted);
    },
  );

  it.each([
    null,
    '',
    'de',
    'https://x.example',
    '//x.example',
    '///x.example',
    '/\\x.example',
    '\\/x.example',
    '/\t/x.example',
    '\t//x.example',
    '/\n/x.example',
    '/..//x.example',
    '/de/../..//x.example',
    '/.//x.example',
    '/%2e%2e//x.example',
    'javascript:alert(1)',
    ' /de',
    '/de\u0000',
    '@x.example',
  ])('is never another site: %j', (wanted) => {
    expect(internalPath(wanted, '/de/user/profile')).toBe('/de/user/profile');
  });
});
