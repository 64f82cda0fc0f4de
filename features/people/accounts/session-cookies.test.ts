import { describe, expect, it } from 'vitest';
import { sessionCookies } from './session-cookies.ts';

const SESSION = 'session=abc.def; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax';

describe('the cookies of a session', () => {
  it('come with one that scripts can read, which lives as long', () => {
    expect(sessionCookies([SESSION], 'http://localhost')).toEqual([
      SESSION,
      'signedIn=1; Path=/; SameSite=Lax; Max-Age=2592000',
      'staff=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    ]);
  });

  it('end with the browser unless it is remembered', () => {
    const cookie = '__Host-session=abc; Path=/; HttpOnly; Secure; SameSite=Lax';
    expect(sessionCookies([cookie], 'https://b.example')).toEqual([
      cookie,
      'signedIn=1; Path=/; SameSite=Lax; Secure',
      'staff=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure',
    ]);
  });

  it('go together', () => {
    expect(sessionCookies(['session=; Max-Age=0; Path=/'], 'http://localhost')[1]).toBe(
      'signedIn=; Path=/; SameSite=Lax; Max-Age=0',
    );
  });

  it('tell staff from visitors for as long as the session lives', () => {
    expect(sessionCookies([SESSION], 'http://localhost', 'editor')[2]).toBe(
      'staff=1; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000',
    );
    expect(sessionCookies(['session=; Max-Age=0; Path=/'], 'http://localhost', 'editor')[2]).toBe(
      'staff=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    );
  });

  it('are secure over TLS, whatever better-auth took the site for', () => {
    for (const cookie of sessionCookies([SESSION], 'https://b.example')) expect(cookie).toMatch(/; Secure$/);
  });

  it('are left alone where there is no session', () => {
    expect(sessionCookies(['other=1; Path=/'], 'http://localhost')).toEqual(['other=1; Path=/']);
  });
});
