import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from './config.server.ts';

describe('the configuration', () => {
  it('works without a single variable: staging, SQLite, demo venue', () => {
    expect(parseConfig({})).toMatchObject({
      port: 3000,
      instance: 'staging',
      demo: true,
      databaseUrl: undefined,
    });
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
    ['METRICS_TOKEN', 'short'],
  ])('names %s when it is “%s”', (name, value) => {
    expect(() => parseConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => parseConfig({ [name]: value })).toThrow(name);
  });

  it('names every wrong variable at once', () => {
    expect(() => parseConfig({ PORT: 'x', DEMO: 'y' })).toThrow(/PORT[\s\S]*DEMO/);
  });
});
