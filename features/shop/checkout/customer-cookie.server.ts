import { parse, serialize } from 'hono/utils/cookie';
import { z } from 'zod';
import type { CustomerDraft } from './customer-draft.ts';

const NAME = 'checkout';
const SECONDS = 3600;
/** Longer than the form allows. */
const AT_MOST = 4000;
const DRAFT = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() });

interface Scope {
  /** The visitor is on TLS. */
  secure: boolean;
}

const attributes = ({ secure }: Scope) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'Lax' as const,
  secure,
});

/** Stores the customer in the visitor's own browser until the order is placed, for an hour at most. */
export function customerCookie(draft: CustomerDraft, scope: Scope): string {
  const value = Buffer.from(JSON.stringify(draft)).toString('base64url');
  return serialize(NAME, value, { ...attributes(scope), maxAge: SECONDS });
}

export function noCustomerCookie(scope: Scope): string {
  return serialize(NAME, '', { ...attributes(scope), maxAge: 0 });
}

/**
 * Reads the customer's details, as far as the browser has them. The cookie is untrusted: its contents are validated
 * like a form.
 */
export function readCustomer(cookieHeader: string | null): CustomerDraft | null {
  const value = parse(cookieHeader ?? '', NAME)[NAME];
  if (!value || value.length > AT_MOST) return null;
  try {
    return DRAFT.parse(JSON.parse(Buffer.from(value, 'base64url').toString()));
  } catch {
    return null;
  }
}
