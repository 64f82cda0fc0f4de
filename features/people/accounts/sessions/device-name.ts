/** Browsers by distinctive tokens: nearly all contain `Chrome` and `Safari` as well, so the order counts. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bDuckDuckGo\//, 'DuckDuckGo'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(?:intosh| OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Maximum characters read of a user agent: browsers may send any length. */
const MAX_READ_LENGTH = 500;

/**
 * Returns a user agent in words its owner knows, the same in all languages: `Firefox, Windows`. `null` when nothing in
 * it is known. No versions, no models: enough to tell one's own devices apart, too little to recognise a stranger.
 */
export function deviceName(userAgent: string): string | null {
  const said = userAgent.slice(0, MAX_READ_LENGTH);
  const named = [BROWSERS, SYSTEMS].flatMap((known) => known.find(([sign]) => sign.test(said))?.[1] ?? []);
  return named.length > 0 ? named.join(', ') : null;
}
