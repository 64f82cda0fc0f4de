import { defineConfig } from 'vite';

/**
 * The admin area is a bundle of its own below the site's: it shares no byte with what visitors load (docs/decisions/0065).
 * The site's build makes it too (react-router.config.ts).
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  // The site and react-admin each bring a router; within this bundle there is one.
  resolve: { dedupe: ['react', 'react-dom', 'react-router', 'react-router-dom'] },
  build: {
    target: 'es2022',
    outDir: '../build/client/admin',
    emptyOutDir: true,
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    // The library comes in one piece; it is loaded once by few people.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: 'main.tsx',
      // The library's files say of themselves that they are for browsers; this bundle is for nothing else.
      onLog: (level, log, warn) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : warn(level, log)),
    },
  },
});
