import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const port = process.env.E2E_PORT ?? '4173';
// The payment provider of the journeys stands beside the site.
const providerPort = process.env.E2E_PROVIDER_PORT ?? String(Number(port) + 1);
const provider = { WEBHOOK_SECRET: 'whsec_only_for_journeys', PORT: providerPort };
// A separate folder for every run; the server makes it, and journeys look into its outbox.
const dataFolder = process.env.E2E_DATA_DIR ?? join(tmpdir(), `buntspecht-e2e-${process.pid}`);
process.env.E2E_DATA_DIR = dataFolder;

const chromiumArguments = [
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium does not start with its sandbox as root, nor in a container without privileges (.devcontainer).
  ...(process.getuid?.() === 0 || process.env.CHROMIUM_SANDBOX === '0' ? ['--no-sandbox'] : []),
];

const whole = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const shell = process.env.CHROMIUM_SHELL_PATH ?? whole;
// The shell without a window finds no typefaces of the system by their names, which stand in until ours have come.
const NEEDS_WHOLE_BROWSER = '**/layout-shift.spec.ts';
// For the next code of a phone, or for an offer to run out.
const WAITS_LONG = ['**/two-factor.spec.ts', '**/waiting-list.spec.ts'];
// Journeys with effects on the browser that are not undone between two journeys: no network, a process that dies,
// permissions, keys.
const NEEDS_OWN_CONTEXT = [
  '**/editor-crash.spec.ts',
  '**/offline.spec.ts',
  '**/passkeys.spec.ts',
  '**/share-page.spec.ts',
  '**/signed-out.spec.ts',
];

// It compiles the whole site: beside journeys it would start after minutes (playwright.development-server.config.ts).
const DEVELOPMENT_SERVER = '**/development-server.spec.ts';

// A dialog that comes up is drawn without a graphics card, which takes an eighth of these journeys (docs/decisions/0100).
const EDITORS = '**/{editor-*,hub,pattern-sheet}.spec.ts';
// In these two, and wherever visitors go, it moves: a press while it does is made as well.
const EDITORS_IN_MOTION = ['**/editor-writing.spec.ts', '**/editor-pickers.spec.ts'];

// Journeys only a full run makes, beside those tagged @full: what they prove is proved at less cost elsewhere, or changes
// seldom (docs/tests.md).
const IN_FULL_RUNS =
  '**/{account-overview,admin-mornings,admin-screens,credit,csv-import,disputes,editor-empty,editor-languages,editor-links,editor-notes,editor-preview,editor-tablet,editor-twenty,errors-in-shell,guest-orders,handbooks,hidden-pages,older-browsers,own-data,passkeys,pattern-sheet,point-and-see,questions,refunds,sale-desk,sessions,share-page,site-offline,two-factor,venue-archive,waiting-list}.spec.ts';
const isUsualRun = process.env.TEST_EXTENT === 'usual';
const leftOut = isUsualRun ? [IN_FULL_RUNS] : [];

// The device names an everyday Chrome: React Router waits for all data before it answers what it takes for a bot, and it takes
// HeadlessChrome for one.
const browserAt = (executablePath: string, more: string[] = []) => ({
  ...devices['Desktop Chrome'],
  launchOptions: { executablePath, args: [...chromiumArguments, ...more] },
});

// A browser that goes on with the process and the emptied context of the journey before (docs/decisions/0099): a first page in a
// its own process takes half as much again of the processor.
const sharedBrowser = { ...browserAt(shell, ['--process-per-site']), reuseContext: true };
const calmBrowser = { ...sharedBrowser, contextOptions: { reducedMotion: 'reduce' as const } };

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  // Journeys wait for the network, for animations and for each other's server: two on two cores leave both idle for two fifths of the
  // time, three for a twelfth, four hardly at all.
  workers: 4,
  ...(isUsualRun ? { grepInvert: /@full/ } : {}),
  forbidOnly: Boolean(process.env.CI),
  // Timeouts for a busy machine; nothing here measures time.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Requests of a page with a service worker cannot be rewritten by a test; the journeys that are about it allow it.
    serviceWorkers: 'block',
  },
  projects: [
    // The few and the long come first: at the end one process would be left with them.
    { name: 'whole browser', testMatch: NEEDS_WHOLE_BROWSER, testIgnore: leftOut, use: browserAt(whole) },
    { name: 'long waits', testMatch: WAITS_LONG, testIgnore: leftOut, use: browserAt(shell) },
    { name: 'own contexts', testMatch: NEEDS_OWN_CONTEXT, testIgnore: leftOut, use: browserAt(shell) },
    { name: 'editors in motion', testMatch: EDITORS_IN_MOTION, use: sharedBrowser },
    {
      name: 'editors',
      testMatch: EDITORS,
      testIgnore: [...NEEDS_OWN_CONTEXT, ...EDITORS_IN_MOTION, ...leftOut],
      use: calmBrowser,
    },
    {
      name: 'journeys',
      testIgnore: [
        DEVELOPMENT_SERVER,
        NEEDS_WHOLE_BROWSER,
        ...WAITS_LONG,
        ...NEEDS_OWN_CONTEXT,
        EDITORS,
        ...leftOut,
      ],
      use: sharedBrowser,
    },
  ],
  webServer: [
    {
      command: 'node_modules/.bin/node tests/fakes/run-stripe.ts',
      url: `http://127.0.0.1:${providerPort}/health`,
      reuseExistingServer: false,
      timeout: 60_000,
      env: { ...provider, WEBHOOK_URL: `http://127.0.0.1:${port}/webhooks/stripe-test` },
    },
    {
      // Journeys sign in hundreds of times, and hashing a password takes an eighth of a second on purpose.
      command: 'node_modules/.bin/node --import ./tests/setup/cheap-passwords.ts server/process/start.js',
      url: `http://127.0.0.1:${port}/readyz`,
      reuseExistingServer: false,
      timeout: 60_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      env: {
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: port,
        DATA_DIR: dataFolder,
        DEMO: '1',
        DEMO_PASSWORD: 'only-for-the-browser-journeys',
        // All journeys come from one address.
        SIGN_IN_ATTEMPTS: '1000',
        PLACES_PER_NETWORK: '100000',
        LOG_LEVEL: 'warn',
        STRIPE_TEST_SECRET_KEY: 'sk_test_only_for_journeys',
        STRIPE_TEST_WEBHOOK_SECRET: provider.WEBHOOK_SECRET,
        STRIPE_API_ORIGIN: `http://127.0.0.1:${providerPort}`,
      },
    },
  ],
});
