import path from 'node:path';
import { build } from 'vite';
import { adminConfig } from './admin-config.ts';

/**
 * Builds the admin area: its own bundle below the site's, which shares no code with public pages (docs/decisions/0065).
 * @param client the folder the site's own files are served from
 */
export async function buildAdmin(client: string): Promise<void> {
  await build({
    ...adminConfig,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      outDir: path.resolve(client, 'admin'),
      emptyOutDir: true,
      manifest: 'manifest.json',
      assetsInlineLimit: 0,
      // The library comes in one piece; it is loaded once by few people.
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        input: path.join(adminConfig.root, 'main.tsx'),
        // The library's files say of themselves that they are for browsers; this bundle is for nothing else.
        onLog: (level, log, warn) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : warn(level, log)),
      },
    },
  });
}
