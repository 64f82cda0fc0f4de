/** The parts of the shops whose next segment opens what it names to anybody who knows it. Routes with a secret are declared through `secretRoute`. */
const SECRETS_BELOW = ['orders', 'payments', 'gift-vouchers', 'waiting-list'] as const;

/** The path of a route below a shop with a secret in it. */
export const secretRoute = (part: (typeof SECRETS_BELOW)[number], rest = ''): string =>
  `/${part}/:secret${rest}`;

const SECRET = new RegExp(
  `^(/+(?:webshop|testshop)/+(?:${SECRETS_BELOW.join('|')})/+)([^/]+?)(\\.data)?(?=/|$)`,
  'i',
);

/** A path as logs and reports may hold it: without what opens an order, a payment, a voucher or a place in a waiting list. */
export function withoutSecret(path: string): string {
  const readable = decoded(path);
  return SECRET.test(readable) ? readable.replace(SECRET, '$1[redacted]$3') : path;
}

/** A path in lower case, except for a secret: its case is significant. */
export function inLowerCase(path: string): string {
  const [, before = '', secret = ''] = SECRET.exec(path) ?? [];
  return before.toLowerCase() + secret + path.slice(before.length + secret.length).toLowerCase();
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
