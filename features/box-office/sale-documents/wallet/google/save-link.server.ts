import type { TicketPass } from '../ticket-pass.ts';
import type { GoogleKeys } from '../wallet-keys.server.ts';
import { eventTicket } from './event-ticket.ts';

const SAVE_AT = 'https://pay.google.com/gp/v/save/';
/** Some browsers cut off longer links; Google documents the limit. */
const MAX_JWT_LENGTH = 1800;

/**
 * Returns the link to Google's page for saving a ticket in Google Wallet: it contains all the required data, signed by
 * the venue.
 */
export async function googleSaveLink(
  pass: TicketPass,
  { issuerId, email, keyId, key }: GoogleKeys,
  at: Date,
): Promise<string> {
  // Loaded on first use: most venues have no such account.
  const { SignJWT } = await import('jose');
  const signed = (isShort: boolean) =>
    new SignJWT({ typ: 'savetowallet', origins: [], payload: eventTicket(pass, issuerId, { isShort }) })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: keyId })
      .setIssuer(email)
      .setAudience('google')
      .setIssuedAt(at)
      .sign(key);
  const whole = await signed(false);
  return SAVE_AT + (whole.length <= MAX_JWT_LENGTH ? whole : await signed(true));
}
