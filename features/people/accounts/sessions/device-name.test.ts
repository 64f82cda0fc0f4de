import { describe, expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

const MOZILLA = 'Mozilla/5.0';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

describe('the name of a device', () => {
  it.each([
    [`${MOZILLA} (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0`, 'Firefox, Windows'],
    [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${CHROME} Edg/141.0.0.0`, 'Edge, Windows'],
    [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${CHROME} OPR/120.0.0.0`, 'Opera, Windows'],
    [`${MOZILLA} (X11; Linux x86_64) ${CHROME}`, 'Chrome, Linux'],
    [`${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${CHROME}`, 'Chrome, ChromeOS'],
    [`${MOZILLA} (Linux; Android 10; K) ${CHROME.replace('Safari', 'Mobile Safari')}`, 'Chrome, Android'],
    [
      `${MOZILLA} (Linux; Android 14; SAMSUNG SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet, Android',
    ],
    [
      `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`,
      'Safari, Mac',
    ],
    [
      `${MOZILLA} (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1`,
      'Safari, iPhone',
    ],
    [
      `${MOZILLA} (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1`,
      'Chrome, iPhone',
    ],
    [
      `${MOZILLA} (iPad; CPU OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/145.0 Mobile/15E148 Safari/605.1.15`,
      'Firefox, iPad',
    ],
  ])('is told from what the browser says: %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it('is the known part of it, or nothing', () => {
    expect(deviceName(`${MOZILLA} (Windows NT 10.0) Something/1.0`)).toBe('Windows');
    for (const nothing of ['', 'curl/8.5.0', '<script>alert(1)</script>', 'x'.repeat(1_000_000)])
      expect(deviceName(nothing)).toBeNull();
  });
});
