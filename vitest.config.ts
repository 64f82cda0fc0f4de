import { availableParallelism } from 'node:os';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { configDefaults, defineConfig } from 'vitest/config';

const isUsualRun = process.env.TEST_EXTENT === 'usual';

export default defineConfig({
  // Components with Lingui's macros can be rendered in tests.
  plugins: [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
  test: {
    environment: 'node',
    include: [
      '{admin,app,bench,demo,features,lib,migrations,platform,server,tests,ui,vite}/**/*.test.{ts,tsx}',
    ],
    // Processes that are killed, crowds and long inputs take minutes and change seldom.
    exclude: [...configDefaults.exclude, ...(isUsualRun ? ['tests/resilience/**'] : [])],
    // Half of the time of most files goes into loading what they test: they share what a process has loaded.
    isolate: false,
    globalSetup: 'tests/database/migrated-databases.ts',
    setupFiles: [
      'tests/setup/interface-texts.ts',
      'tests/setup/temporary-folder.ts',
      'tests/setup/cheap-passwords.ts',
      'tests/setup/restore-stubs.ts',
    ],
    // Tests wait for databases more than they compute: with a process for each core both are idle for a tenth of the time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Timeouts for a busy machine; nothing here measures time.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // `expect.poll` waits for asynchronous work of other parts; its default gives up after a second.
    expect: { poll: { timeout: 10_000 } },
  },
});
