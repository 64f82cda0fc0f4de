import { parse, serialize } from 'hono/utils/cookie';

const TEST_SALE = 'testSale';

/**
 * Marks a visitor of the test shop until the browser closes: links to the cart on cached pages redirect them there
 * (docs/product/checkout.md#test-sale).
 */
export function testSaleCookie(isOn: boolean, { secure }: { secure: boolean }): string {
  const common = { path: '/', sameSite: 'Lax' as const, httpOnly: true, secure };
  return serialize(TEST_SALE, isOn ? '1' : '', isOn ? common : { ...common, maxAge: 0 });
}

/** Reads from a request's `Cookie` header whether its visitor tries the test shop out. */
export function isInTestSale(cookieHeader: string | null | undefined): boolean {
  return parse(cookieHeader ?? '', TEST_SALE)[TEST_SALE] === '1';
}
