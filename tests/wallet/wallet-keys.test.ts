import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  readWalletKeys,
  walletOffer,
  walletWarnings,
} from '#features/box-office/sale-documents/index.server.ts';
import { ConfigError, parseConfig } from '#platform/config.server.ts';
import { hasOpenssl, makeCertificates, PASS_TYPE_ID, TEAM } from './test-certificates.ts';

const YEAR_MS = 366 * 24 * 3_600_000;

describe.skipIf(!hasOpenssl)('the signing keys of passes', () => {
  let now: Date;
  let made: ReturnType<typeof makeCertificates>;
  beforeAll(() => {
    made = makeCertificates();
    now = new Date();
  });
  afterAll(() => made.forget());

  const read = (env: Record<string, string | undefined>) => readWalletKeys(parseConfig(env));

  it('is not there, and nothing is offered, unless it is configured', () => {
    const keys = read({});
    expect(keys).toEqual({ apple: null, google: null });
    expect(walletOffer(keys, now)).toEqual({ apple: false, google: false });
    expect(walletWarnings(keys, now)).toEqual([]);
  });

  it('says for which pass type and team', () => {
    const keys = read(made.env);
    expect(keys.apple).toMatchObject({ passTypeId: PASS_TYPE_ID, teamId: TEAM });
    expect(keys.google).toMatchObject({ email: 'tickets@house.iam.example', keyId: 'key-1' });
    expect(walletOffer(keys, now)).toEqual({ apple: true, google: true });
  });

  it('may be locked by a password', () => {
    const locked = { ...made.env, APPLE_PASS_KEY: made.at('locked.key') };
    expect(read({ ...locked, APPLE_PASS_KEY_PASSWORD: 'geheim' }).apple).not.toBeNull();
    expect(() => read({ ...locked, APPLE_PASS_KEY_PASSWORD: 'falsch' })).toThrow(
      /its password is another one/,
    );
  });

  it('is not offered, and said so at the start, when the certificate has ended: the site goes on', () => {
    const keys = read(made.env);
    const later = new Date(now.getTime() + YEAR_MS);
    expect(walletOffer(keys, later)).toEqual({ apple: false, google: true });
    expect(walletWarnings(keys, later)[0]).toContain('APPLE_PASS_CERTIFICATE is not valid today');
  });

  it.each([
    ['APPLE_PASS_CERTIFICATE', 'missing.pem', 'there is no file at'],
    ['APPLE_PASS_CERTIFICATE', 'nothing.txt', 'is no certificate'],
    ['APPLE_PASS_CERTIFICATE', 'issuer.pem', 'APPLE_PASS_KEY: is not the key of the certificate'],
    ['APPLE_PASS_KEY', 'issuer.key', 'is not the key of the certificate'],
    ['APPLE_PASS_KEY', 'nothing.txt', 'is no private key'],
    ['APPLE_WWDR_CERTIFICATE', 'pass.pem', 'has not signed the certificate'],
    ['GOOGLE_WALLET_KEY', 'nothing.txt', 'is no JSON'],
    ['GOOGLE_WALLET_KEY', 'missing.json', 'there is no file at'],
  ])('keeps the process from starting, with a sentence: %s is %s', (variable, file, words) => {
    const start = () => read({ ...made.env, [variable]: made.at(file) });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(words);
  });

  it.each([
    ['APPLE_PASS_CERTIFICATE', 'APPLE_PASS_KEY and APPLE_WWDR_CERTIFICATE'],
    ['APPLE_PASS_KEY', 'APPLE_PASS_CERTIFICATE'],
    ['GOOGLE_WALLET_KEY', 'GOOGLE_WALLET_ISSUER_ID'],
  ])('is whole: %s alone needs %s', (variable, needed) => {
    expect(() => parseConfig({ [variable]: 'x.pem' })).toThrow(`${variable}: needs ${needed} as well`);
  });
});
