import type { Policy } from './page-policy.server.ts';

/**
 * Forms of checkout may lead to the payment provider: browsers hold redirects of a form to its page's policy, too. The loader says
 * which one that is.
 */
export function paymentPolicy(loaded: unknown): Policy {
  const { paymentOrigin } = (loaded ?? {}) as { paymentOrigin?: string | null };
  return paymentOrigin ? { sources: { 'form-action': [paymentOrigin] } } : {};
}
