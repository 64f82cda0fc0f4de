import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Config, ConfigError } from '#platform/config.server.ts';
import type { WalletOffer } from './ticket-pass.ts';

/** The venue's identity towards Apple: the certificate that signs its passes, and the one that certificate is signed with. */
export interface AppleKeys {
  passTypeId: string;
  teamId: string;
  certificate: X509Certificate;
  issuer: X509Certificate;
  key: KeyObject;
}

/** The venue's identity towards Google: a service account that may issue passes. */
export interface GoogleKeys {
  issuerId: string;
  email: string;
  keyId: string;
  key: KeyObject;
}

export interface WalletKeys {
  apple: AppleKeys | null;
  google: GoogleKeys | null;
}

/** Reads what passes are signed with. Throws `ConfigError` with a sentence where it cannot be used (docs/decisions/0091). */
export function readWalletKeys({ wallet }: Pick<Config, 'wallet'>): WalletKeys {
  return {
    apple: wallet.apple && readAppleKeys(wallet.apple),
    google: wallet.google && readGoogleKeys(wallet.google),
  };
}

/** Returns the wallets on offer: an expired certificate signs nothing any more, and the site works without it. */
export function walletOffer({ apple, google }: WalletKeys, now: Date): WalletOffer {
  return { apple: apple !== null && isValidAt(apple.certificate, now), google: google !== null };
}

/** Returns warnings about settings that work but may not be intended; logged once at startup. */
export function walletWarnings({ apple }: WalletKeys, now: Date): string[] {
  if (apple === null || isValidAt(apple.certificate, now)) return [];
  return [
    'The certificate in APPLE_PASS_CERTIFICATE is not valid today: tickets are not offered for Apple Wallet',
  ];
}

const isValidAt = ({ validFromDate, validToDate }: X509Certificate, now: Date) =>
  validFromDate <= now && now <= validToDate;

function readAppleKeys(files: NonNullable<Config['wallet']['apple']>): AppleKeys {
  const certificate = certificateIn('APPLE_PASS_CERTIFICATE', files.certificate);
  const issuer = certificateIn('APPLE_WWDR_CERTIFICATE', files.issuer);
  const key = keyIn('APPLE_PASS_KEY', fileIn('APPLE_PASS_KEY', files.key), files.keyPassword);
  if (!certificate.checkPrivateKey(key))
    throw wrong('APPLE_PASS_KEY', 'is not the key of the certificate in APPLE_PASS_CERTIFICATE');
  if (!certificate.verify(issuer.publicKey))
    throw wrong('APPLE_WWDR_CERTIFICATE', 'has not signed the certificate in APPLE_PASS_CERTIFICATE');
  const passTypeId = subjectOf(certificate, 'UID');
  const teamId = subjectOf(certificate, 'OU');
  if (!passTypeId?.startsWith('pass.') || !teamId)
    throw wrong(
      'APPLE_PASS_CERTIFICATE',
      'is not a certificate of a pass type: it names no pass type and team',
    );
  return { passTypeId, teamId, certificate, issuer, key };
}

const serviceAccount = z.object({
  client_email: z.email(),
  private_key: z.string(),
  private_key_id: z.string(),
});

function readGoogleKeys({ issuerId, key }: NonNullable<Config['wallet']['google']>): GoogleKeys {
  const account = serviceAccount.safeParse(jsonIn('GOOGLE_WALLET_KEY', key));
  if (!account.success)
    throw wrong(
      'GOOGLE_WALLET_KEY',
      'is not the key file of a service account: it lacks client_email or private_key',
    );
  const { client_email: email, private_key: pem, private_key_id: keyId } = account.data;
  return { issuerId, email, keyId, key: keyIn('GOOGLE_WALLET_KEY', Buffer.from(pem), undefined) };
}

function subjectOf({ subject }: X509Certificate, name: string): string | undefined {
  const line = subject.split('\n').find((each) => each.startsWith(`${name}=`));
  return line?.slice(name.length + 1);
}

function fileIn(variable: string, path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw wrong(variable, `there is no file at ${path} that can be read`);
  }
}

function jsonIn(variable: string, path: string): unknown {
  const text = fileIn(variable, path).toString();
  try {
    return JSON.parse(text);
  } catch {
    throw wrong(variable, 'is no JSON');
  }
}

function certificateIn(variable: string, path: string): X509Certificate {
  const file = fileIn(variable, path);
  try {
    return new X509Certificate(file);
  } catch {
    throw wrong(variable, 'is no certificate in the form PEM or DER');
  }
}

function keyIn(variable: string, key: Buffer, passphrase: string | undefined): KeyObject {
  const read = () => {
    try {
      return createPrivateKey({ key, format: 'pem', ...(passphrase === undefined ? {} : { passphrase }) });
    } catch {
      throw wrong(variable, 'is no private key in the form PEM, or its password is another one');
    }
  };
  const found = read();
  if (found.asymmetricKeyType !== 'rsa') throw wrong(variable, 'must be a key of RSA');
  return found;
}

const wrong = (variable: string, words: string) =>
  new ConfigError(`Invalid configuration:\n  ${variable}: ${words}`);
