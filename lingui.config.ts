import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['de', 'en'],
  catalogs: [
    {
      path: 'app/messages/{locale}',
      include: ['admin', 'app', 'features', 'lib', 'server', 'ui'],
      exclude: ['**/*.test.*', '**/*.fixture.*', '**/fixtures/**', '**/node_modules/**'],
    },
  ],
  // Code that plain Node loads as well declares its texts with `msg` of `lib/message.ts` (docs/decisions/0118).
  macro: { corePackage: ['@lingui/core/macro', '#lib/message.ts'] },
  format: formatter({ lineNumbers: false, origins: true }),
});
