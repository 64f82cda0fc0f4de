import { describe, expect, it } from 'vitest';
import { canonicalPath } from '#lib/canonical-path.ts';
import type { Language } from '#lib/localized.ts';
import {
  isInternalTarget,
  lowerCasePath,
  pagePath,
  redirectAfterMissing,
  redirectBefore,
} from './address-rules.ts';

const asked = (change: object) => ({
  pathname: '/de/agb',
  search: '',
  language: 'de' as const,
  isSignedIn: false,
  isDocument: true,
  isSiteOnline: true,
  languages: ['de', 'en'] as Language[],
  ...change,
});

describe('a page that was asked for', () => {
  it.each([
    {},
    { search: '?type=2&edit=1' },
    { search: '?version=3', isSignedIn: true },
    { search: '?overlay=false' },
  ])('is shown: %o', (change) => {
    expect(redirectBefore(asked(change))).toBeNull();
  });

  it.each([
    ['?version=3', '/de/agb'],
    ['?a=1&version=3&b=2', '/de/agb?a=1&b=2'],
    ['?version_id=9&version', '/de/agb'],
  ])('has no versions for visitors: %s', (search, to) => {
    expect(redirectBefore(asked({ search }))).toEqual({ to, status: 301 });
    expect(redirectBefore(asked({ search, isDocument: false }))).toEqual({ to, status: 301 });
  });

  it('with overlay=true leads to the calendar of its language, on load only', () => {
    const request = asked({ pathname: '/en/agb', language: 'en', search: '?overlay=true&type=2' });
    expect(redirectBefore(request)).toEqual({
      to: '/en/exhibitionsandactivities/calendar?type=2',
      status: 302,
    });
    expect(redirectBefore({ ...request, isDocument: false })).toBeNull();
  });

  it.each([
    ['/DE/ensemble', '/de/ensemble'],
    ['/En', '/en'],
    ['/de/ensemble/', '/de/ensemble'],
    ['/de//ensemble///', '/de/ensemble'],
    ['/de/', '/de'],
    ['/Webshop/', '/Webshop'],
  ])('has one address: %s leads to %s', (pathname, to) => {
    expect(redirectBefore(asked({ pathname, search: '?a=1' }))).toEqual({ to: `${to}?a=1`, status: 301 });
    expect(redirectBefore(asked({ pathname, isDocument: false }))).toBeNull();
    expect(canonicalPath(to)).toBe(to);
  });

  it('leads to German in a language the venue does not offer', () => {
    const request = asked({ pathname: '/en/ensemble', language: 'en', languages: ['de'] });
    expect(redirectBefore(request)).toEqual({ to: '/de', status: 302 });
    expect(redirectBefore({ ...request, pathname: '/de/ensemble', language: 'de' })).toBeNull();
  });

  it('may be the start of all', () => {
    expect(redirectBefore(asked({ pathname: '/' }))).toBeNull();
  });

  it('is reloaded while the site is offline', () => {
    expect(redirectBefore(asked({ isSiteOnline: false, isDocument: false, search: '?a=1' }))).toEqual({
      to: '/de/agb?a=1',
      status: 302,
      reload: true,
    });
  });
});

describe('a path that moved', () => {
  it.each([
    ['/de/neu', '', '/de/neu'],
    ['/de/neu', '?a=1&b=%C3%A4', '/de/neu?a=1&b=%C3%A4'],
    ['/de/neu?x=1', '?a=1', '/de/neu?x=1&a=1'],
    ['/de/neu#preise', '?a=1', '/de/neu?a=1#preise'],
    ['https://x.example/y', '?a=1', 'https://x.example/y?a=1'],
  ])('leads to %s with %s behind', (target, search, to) => {
    expect(redirectAfterMissing(target, search)).toEqual({ to, status: 301 });
  });
});

it('a path without a page may be meant in lower case', () => {
  expect(lowerCasePath('/de/Ensemble/Jule/7')).toBe('/de/ensemble/jule/7');
  expect(lowerCasePath('/de/ensemble')).toBeNull();
});

describe('a target', () => {
  it.each(['/de', '/de/agb?x=https://x.example', 'neu', '../neu', '?a=1', '#b'])(
    'is internal: %s',
    (target) => {
      expect(isInternalTarget(target)).toBe(true);
    },
  );
  it.each(['https://x.example', '//x.example', '/\\x.example', '\\x', 'mailto:a@x.example', 'javascript:x'])(
    'needs a full navigation: %s',
    (target) => {
      expect(isInternalTarget(target)).toBe(false);
    },
  );
});

describe('the page a request is about', () => {
  it.each([
    ['/de/agb', '/de/agb', true],
    ['/de/agb.data', '/de/agb', false],
    ['/_root.data', '/', false],
    ['/de/_.data', '/de', false],
  ])('of %s is %s', (pathname, page, isDocument) => {
    expect(pagePath(pathname)).toEqual({ pathname: page, isDocument });
  });
});
