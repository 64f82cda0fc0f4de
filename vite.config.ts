import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { serveHonoInDevelopment } from './vite/serve-hono-in-development.ts';

const SERVER_ENTRY = './server/app.ts';

/**
 * In how few pieces the browser gets what all pages need: text compresses better in one piece than in twenty. The share
 * count keeps out of the second what only some of the routes use.
 */
const BROWSER_CHUNKS = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|@lingui|use-sync-external-store|cookie)[\\/]/,
  },
  { name: 'shared', test: /[\\/](app|features|lib|platform)[\\/]/, minShareCount: 10 },
];

export default defineConfig({
  plugins: [
    tailwindcss(),
    serveHonoInDevelopment(SERVER_ENTRY),
    reactRouter(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: BROWSER_CHUNKS } } } } },
    ssr: { build: { rolldownOptions: { input: SERVER_ENTRY } } },
  },
});
