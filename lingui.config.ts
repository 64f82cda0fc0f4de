import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['de', 'en'],
  catalogs: [{ path: 'app/messages/{locale}', include: ['app', 'features', 'ui'], exclude: ['**/*.test.*'] }],
  format: formatter({ lineNumbers: false, origins: true }),
});
