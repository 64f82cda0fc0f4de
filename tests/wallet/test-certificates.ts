import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs the installed `openssl`; returns its output. */
export function openssl(...options: string[]): string {
  return execFileSync('openssl', options, { stdio: 'pipe' }).toString();
}

export const hasOpenssl = (() => {
  try {
    return openssl('version') !== '';
  } catch {
    return false;
  }
})();

export const PASS_TYPE_ID = 'pass.example.buntspecht.tickets';
export const TEAM = 'TEAM123456';
export const ISSUER_ID = '3388000000012345678';

/** Certificates and keys as Apple and Google give them, made for one test: nobody else trusts them. */
export function makeCertificates() {
  const folder = mkdtempSync(path.join(tmpdir(), 'wallet-'));
  const at = (name: string) => path.join(folder, name);
  openssl(
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=Developer Relations'],
    ...['-keyout', at('issuer.key'), '-out', at('issuer.pem')],
  );
  openssl(
    ...['req', '-newkey', 'rsa:2048', '-nodes', '-keyout', at('pass.key'), '-out', at('pass.csr')],
    ...['-subj', `/UID=${PASS_TYPE_ID}/CN=Pass Type ID/OU=${TEAM}/O=Buntspecht`],
  );
  openssl(
    ...['x509', '-req', '-in', at('pass.csr'), '-CA', at('issuer.pem'), '-CAkey', at('issuer.key')],
    ...['-CAcreateserial', '-days', '2', '-out', at('pass.pem')],
  );
  openssl('rsa', '-aes256', '-passout', 'pass:geheim', '-in', at('pass.key'), '-out', at('locked.key'));
  const google = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const account = {
    client_email: 'tickets@house.iam.example',
    private_key_id: 'key-1',
    private_key: google.privateKey.export({ type: 'pkcs8', format: 'pem' }),
  };
  writeFileSync(at('account.json'), JSON.stringify(account));
  writeFileSync(at('nothing.txt'), 'nothing of the sort');
  return {
    at,
    googleKey: google.publicKey,
    env: {
      APPLE_PASS_CERTIFICATE: at('pass.pem'),
      APPLE_PASS_KEY: at('pass.key'),
      APPLE_WWDR_CERTIFICATE: at('issuer.pem'),
      GOOGLE_WALLET_ISSUER_ID: ISSUER_ID,
      GOOGLE_WALLET_KEY: at('account.json'),
    },
    forget: () => rmSync(folder, { recursive: true }),
  };
}
