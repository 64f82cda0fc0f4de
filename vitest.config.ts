import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Components with Lingui's macros can be rendered in tests.
  plugins: [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
  test: {
    environment: 'node',
    projects: [
      {
        extends: true,
        // Most of the time of a small file goes into loading what it tests: these share what a process has loaded.
        test: {
          name: 'beside the code',
          include: ['{app,features,lib,platform,ui}/**/*.test.{ts,tsx}'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['{admin,bench,demo,migrations,server,tests,vite}/**/*.test.{ts,tsx}'],
        },
      },
    ],
    globalSetup: 'tests/database/migrated-databases.ts',
    setupFiles: ['tests/setup/temporary-folder.ts', 'tests/setup/cheap-passwords.ts'],
    // Tests wait for databases more than they compute: two processes for two cores leave none idle for long.
    maxWorkers: '100%',
    // Bounds for a machine that is busy with other things; nothing here measures time.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // `expect.poll` waits for what another part does in its own time; by itself it gives up after a second.
    expect: { poll: { timeout: 10_000 } },
  },
});
