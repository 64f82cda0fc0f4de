import { passkey } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';
import type { RelyingParty } from './relying-party.ts';

/** The name better-auth asks for its cookie by; `auth.server.ts` says what it is called. */
export const CHALLENGE = 'passkey_challenge';

/**
 * Passkeys over the table `passkeys`. One replaces both password and code, so the device has to have verified its user: a
 * finger, a face, a PIN (docs/decisions/0084). better-auth itself does not require that.
 */
export function passkeyPlugin(relyingParty: RelyingParty | null) {
  return passkey({
    rpID: relyingParty?.id ?? 'localhost',
    // Without one it would believe what the request says.
    origin: relyingParty?.origin ?? 'http://localhost',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: CHALLENGE },
    registration: {
      async afterVerification({ verification: { registrationInfo } }) {
        if (!registrationInfo?.userVerified) throw holderUnknown();
      },
    },
    authentication: {
      async afterVerification({ ctx, verification: { authenticationInfo } }) {
        if (!authenticationInfo.userVerified) throw holderUnknown();
        // Signing in again takes one touch, so sessions are not extended on shared devices.
        const { authCookies, secret } = ctx.context;
        const { name, attributes } = authCookies.dontRememberToken;
        await ctx.setSignedCookie(name, 'true', secret, attributes);
      },
    },
    schema: {
      passkey: {
        modelName: 'passkeys',
        fields: {
          userId: 'user_id',
          credentialID: 'credential_id',
          publicKey: 'public_key',
          deviceType: 'device_type',
          backedUp: 'backed_up',
          createdAt: 'created_at',
        },
      },
    },
  });
}

function holderUnknown(): APIError {
  return new APIError('UNAUTHORIZED', {
    code: 'AUTHENTICATION_FAILED',
    message: 'Nobody asked who holds the device',
  });
}
