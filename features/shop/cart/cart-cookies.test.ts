import { describe, expect, it } from 'vitest';
import { cartCookies, orderedCartCookies, readCartReference } from './cart-cookies.server.ts';

const cart = {
  reference: 'k3y',
  expiresAt: '2026-11-20T11:15:00.000Z',
  now: '2026-11-20T11:05:00.000Z',
  quantity: 3,
};

describe('the cookies of a cart', () => {
  it('show the amount and the address until the reservation ends, and keep the reference from the page', () => {
    const requestUrl = 'https://www.buntspecht.example/en/api/shop-cart/';
    expect(cartCookies(cart, { requestUrl, language: 'en' })).toEqual([
      'cart=k3y; Max-Age=86400; Path=/; HttpOnly; Secure; SameSite=Lax',
      'cartAmount=3; Max-Age=600; Domain=buntspecht.example; Path=/; Secure; SameSite=Lax',
      'cartUrl=%2Fwebshop%3Flang%3Den; Max-Age=600; Domain=buntspecht.example; Path=/; Secure; SameSite=Lax',
    ]);
  });

  it('are bound to the host, and work without TLS on a local machine', () => {
    const cookies = cartCookies(cart, { requestUrl: 'http://localhost:3000/api/shop-cart', language: 'de' });
    expect(cookies[1]).toBe('cartAmount=3; Max-Age=600; Path=/; SameSite=Lax');
  });

  it('lead to an outside shop that names its address', () => {
    const [, , address] = cartCookies(
      { ...cart, cartUrl: 'https://shop.example/basket' },
      { requestUrl: 'http://localhost/', language: 'de' },
    );
    expect(address).toContain(encodeURIComponent('https://shop.example/basket'));
  });

  it('are others in a test sale beside an outside shop, whose cart is preserved', () => {
    const scope = { requestUrl: 'http://localhost/testshop', language: 'de', isApart: true } as const;
    expect(cartCookies(cart, scope).map((cookie) => cookie.split(';')[0])).toEqual([
      'testCart=k3y',
      'testCartAmount=3',
    ]);
    expect(orderedCartCookies(scope)).toEqual(['testCartAmount=0; Max-Age=0; Path=/; SameSite=Lax']);
    expect(readCartReference('cart=theirs; testCart=k3y', { isApart: true })).toBe('k3y');
    expect(readCartReference('cart=theirs; testCart=k3y')).toBe('theirs');
  });

  it('are removed with the last ticket', () => {
    const cookies = cartCookies(
      { ...cart, quantity: 0 },
      { requestUrl: 'http://localhost/', language: 'de' },
    );
    expect(cookies.every((cookie) => cookie.includes('Max-Age=0'))).toBe(true);
  });

  it('give the reference back', () => {
    expect(readCartReference('csrftoken=x; cart=k3y; cartAmount=3')).toBe('k3y');
    expect(readCartReference('cart=')).toBeNull();
    expect(readCartReference(null)).toBeNull();
  });
});
