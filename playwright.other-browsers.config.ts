import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import chromium from './playwright.config.ts';

/**
 * Titles of journeys that need what the protocol between Playwright and Firefox cannot do: switch scripts off, end a scroll of the wheel, prefer little motion,
 * put another number into its field, wait for a way back on the same page, touch, paste, tell what was sent, let axe look, keep the page
 * where it is while something is pressed.
 */
const NOT_OVER_ITS_PROTOCOL = new RegExp(
  [
    'without (scripts|JavaScript)',
    'goes on as one scrolls|begins at its top when',
    'little motion',
    'number that was|counts up and down|stops at the limit|keeps the cart as it was',
    'so does a plain link',
    'by touch',
    'what comes from',
    'the time that is chosen before',
    'space key leaves|turning it on and off',
    'axe finds|accessibility violation|for axe to find|is filled in by keyboard on a phone',
  ].join('|'),
  'i',
);

/** The journeys of visitors and editors that matter most, in Firefox, and a few of their own in WebKit. */
export default defineConfig({
  ...chromium,
  testDir: 'tests',
  outputDir: 'test-results/other-browsers',
  reporter: [['list'], ['json', { outputFile: 'test-results/other-browsers.json' }]],
  // Both need more of the processor than a Chromium without a window.
  workers: 2,
  projects: [
    {
      name: 'Firefox',
      testDir: 'tests/e2e',
      testMatch:
        '**/{booking,calendar,cart,checkout,editor-empty,editor-writing,form-in-page,forms,shell}.spec.ts',
      grepInvert: NOT_OVER_ITS_PROTOCOL,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { executablePath: fileURLToPath(new URL('tests/setup/firefox.mjs', import.meta.url)) },
      },
    },
    // Its own driver moves it; a Chromium beside it prepares pages by the calls.
    {
      name: 'WebKit',
      testDir: 'tests/webkit',
      use: chromium.projects?.find(({ name }) => name === 'journeys')?.use ?? {},
    },
  ],
});
