import { describe, expect, it } from 'vitest';
import { ConfigError, configWarnings, parseConfig } from './config.server.ts';

describe('the configuration', () => {
  it('works without a single variable: staging, SQLite, demo venue', () => {
    expect(parseConfig({})).toMatchObject({
      port: 3000,
      instance: 'staging',
      demo: true,
      databaseUrl: undefined,
    });
  });

  it('keeps the demo venue and its known accounts out of production unless asked for by name', () => {
    expect(parseConfig({ INSTANCE: 'production' }).demo).toBe(false);
    expect(parseConfig({ INSTANCE: 'production', DEMO: '1' }).demo).toBe(true);
    expect(parseConfig({ DEMO: '0' }).demo).toBe(false);
  });

  it('takes an empty variable for one that is not set', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(3000);
  });

  it('keeps only the origin of the public address', () => {
    expect(parseConfig({ PUBLIC_ORIGIN: 'https://buntspecht.example/de?x=1' }).publicOrigin).toBe(
      'https://buntspecht.example',
    );
  });

  it.each([
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['PUBLIC_ORIGIN', 'buntspecht.example'],
    ['INSTANCE', 'live'],
    ['DEMO', 'maybe'],
    ['SHOP_URL', 'shop.example'],
    ['STRIPE_SECRET_KEY', 'pk_live_x'],
    ['STRIPE_SECRET_KEY', 'sk_live_x'],
    ['STRIPE_TEST_SECRET_KEY', 'sk_live_x'],
    ['STRIPE_TEST_SECRET_KEY', 'sk_test_x'],
    ['STRIPE_WEBHOOK_SECRET', 'short'],
    ['STRIPE_API_ORIGIN', '127.0.0.1:12111'],
    ['METRICS_TOKEN', 'short'],
    ['SESSION_SECRET', 'short'],
    ['SIGN_IN_ATTEMPTS', '0'],
    ['SMTP_URL', 'mail.example'],
    ['DEMO_PASSWORD', 'short'],
  ])('names %s when it is “%s”', (name, value) => {
    expect(() => parseConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => parseConfig({ [name]: value })).toThrow(name);
  });

  it('requires the origin and sender of real emails', () => {
    const smtp = { SMTP_URL: 'smtp://mail.example' };
    expect(() => parseConfig(smtp)).toThrow('PUBLIC_ORIGIN and MAIL_FROM');
    const config = { ...smtp, PUBLIC_ORIGIN: 'https://b.example', MAIL_FROM: 'haus@b.example' };
    expect(parseConfig(config).mail).toEqual({ smtpUrl: 'smtp://mail.example', from: 'haus@b.example' });
  });

  it('takes money online with both keys and an address to come back to, and in production no money of a test', () => {
    expect(parseConfig({}).stripe).toEqual({ sale: null, test: null, apiOrigin: undefined });
    const test = { STRIPE_TEST_SECRET_KEY: 'sk_test_x', STRIPE_TEST_WEBHOOK_SECRET: 'whsec_only_here' };
    const keys = { secretKey: 'sk_test_x', webhookSecret: 'whsec_only_here' };
    expect(parseConfig({ ...test, INSTANCE: 'production' }).stripe).toMatchObject({ sale: null, test: keys });
    const sale = {
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_only_here',
      PUBLIC_ORIGIN: 'https://b.example',
    };
    expect(parseConfig(sale).stripe).toMatchObject({ sale: keys, test: null });
    expect(() => parseConfig({ ...sale, INSTANCE: 'production' })).toThrow(
      'STRIPE_SECRET_KEY: is a test key',
    );
    expect(
      parseConfig({ ...sale, STRIPE_SECRET_KEY: 'sk_live_x', INSTANCE: 'production' }).stripe.sale,
    ).toEqual({ ...keys, secretKey: 'sk_live_x' });
    expect(() => parseConfig({ ...sale, PUBLIC_ORIGIN: '' })).toThrow('PUBLIC_ORIGIN');
  });

  it('warns that TLS ends in front of a process that trusts no proxy', () => {
    const warnings = (env: Record<string, string>) => configWarnings(parseConfig(env)).length;
    expect(warnings({ PUBLIC_ORIGIN: 'https://b.example' })).toBe(1);
    expect(warnings({ PUBLIC_ORIGIN: 'https://b.example', TRUST_PROXY: '1' })).toBe(0);
    expect(warnings({ PUBLIC_ORIGIN: 'http://b.example:3000' })).toBe(0);
  });

  it('warns a production site that lacks its address, its mail server or its payments', () => {
    const warnings = (env: Record<string, string>) =>
      configWarnings(parseConfig({ INSTANCE: 'production', TRUST_PROXY: '1', ...env }));
    const address = { PUBLIC_ORIGIN: 'https://b.example' };
    const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'kasse@b.example' };
    const payments = { STRIPE_SECRET_KEY: 'sk_live_12345678', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' };
    expect(warnings({ ...address, ...mail, ...payments })).toEqual([]);
    expect(warnings({}).join()).toContain('links in emails');
    expect(warnings({ ...address, ...payments }).join()).toContain('reach nobody');
    expect(warnings({ ...address, ...mail }).join()).toContain('pay online');
    expect(configWarnings(parseConfig({}))).toEqual([]);
  });

  it('names every wrong variable at once', () => {
    expect(() => parseConfig({ PORT: 'x', DEMO: 'y' })).toThrow(/PORT[\s\S]*DEMO/);
  });
});
