const HOST = /^[\w-]+(\.[\w-]+)+([/?#:]|$)/;
const MAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;
const PHONE = /^\+?[\d ()/-]{5,30}$/;
const ADDRESS = /^(https?:\/\/[^\s]+|mailto:[^\s]+|tel:[+\d][\d-]*|\/(?![/\\])[^\s]*|#[\w-]+)$/i;

/**
 * Returns the link address for typed text: a host gets `https://`, an email address and a telephone number their
 * schemes. `null` for anything else.
 */
export function linkAddress(typed: string): string | null {
  const address = typed.trim();
  if (MAIL.test(address)) return `mailto:${address}`;
  if (PHONE.test(address)) return `tel:${address.replace(/[^\d+]/g, '')}`;
  const whole = HOST.test(address) ? `https://${address}` : address;
  return ADDRESS.test(whole) ? whole : null;
}
