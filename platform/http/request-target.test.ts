import { describe, expect, it } from 'vitest';
import { isPlainTarget, urlAt } from './request-target.ts';

describe('the target of a request', () => {
  it.each([
    '/',
    '/de',
    '/de/produktionen/papier/7?page=2&utm_source=x',
    '/de/agb?next=//evil.example',
    '/de//agb',
    '/de/%C3%B6ffnungszeiten',
    '/.well-known/security.txt',
    '/de/a..b/...',
  ])('may be the plain path %s', (target) => {
    expect(isPlainTarget(target)).toBe(true);
  });

  it.each([
    '',
    '*',
    'de',
    '//evil.example/de',
    '///',
    '//[',
    '//a:b@c/',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/de/../../evil',
    '/%2e/%2E%2e//evil.example',
    '/%2F../x',
    'http://evil.example/de',
    '/de#x',
    '/de with spaces',
    '/de\u0000',
    '/de\r\nx: y',
    '/d\u00e9',
    '/%',
    '/%zz',
    '/%ff',
    `/${'a'.repeat(9000)}`,
  ])('is refused when it is %j', (target) => {
    expect(isPlainTarget(target)).toBe(false);
  });
});

describe('an address of the site', () => {
  it.each([
    ['/de/agb?a=1', 'https://b.example/de/agb?a=1'],
    ['/de', 'https://b.example/de'],
    ['//evil.example/de?x', 'https://b.example//evil.example/de?x'],
    ['/..//evil.example', 'https://b.example//evil.example'],
    ['//a:b@c/', 'https://b.example//a:b@c/'],
    ['//[', 'https://b.example//['],
  ])('for %s is %s', (path, url) => {
    expect(urlAt('https://b.example', path).href).toBe(url);
  });
});
