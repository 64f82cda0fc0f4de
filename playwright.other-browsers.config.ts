import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import chromium from './playwright.config.ts';

/** The most important journeys of visitors and editors, in Firefox, and a few special ones in WebKit. */
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
      // Features Playwright does not support in Firefox are noted at the journey that needs them.
      grepInvert: /@chromium-only/,
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
