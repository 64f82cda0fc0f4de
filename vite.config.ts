import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { importSheets } from './vite/import-sheets.ts';
import { messagesWithModules } from './vite/messages-with-modules.ts';
import { minifyInlineScripts } from './vite/minify-inline-scripts.ts';
import { loadSheetsOnce } from './vite/router-patches/load-sheets-once.ts';
import { matchByStaticPrefix } from './vite/router-patches/match-by-static-prefix.ts';
import { reloadForMissingModules } from './vite/router-patches/reload-for-missing-modules.ts';
import { removeUnused } from './vite/router-patches/remove-unused.ts';
import { serveAdminInDevelopment } from './vite/serve-admin-in-development.ts';
import { serveHonoInDevelopment } from './vite/serve-hono-in-development.ts';
import { serverBuild } from './vite/server-build.ts';

const SERVER_ENTRY = './server/app.ts';

/**
 * Browser code that every page needs, in two chunks: the framework, and the shell with all its imports. Text
 * compresses better in one chunk than in twenty; so do lists that continue.
 */
const BROWSER_CHUNKS = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|@lingui|use-sync-external-store|cookie)[\\/]/,
  },
  {
    name: 'shell',
    test: /[\\/](app[\\/](entry\.client|root|fresh-seconds|routes[\\/](shell|page-errors|site[\\/]layout))\.tsx?|list-head\.ts)/,
  },
  { name: 'artwork', test: /[\\/](ui[\\/]artwork\.tsx|features[\\/]core[\\/]artwork[\\/])/ },
  // Code that loads after the page, and on some pages before: each module alone would be a few hundred bytes and a
  // request.
  {
    name: 'watching',
    test: /features[\\/](people[\\/]favourites[\\/](stored-list|toggle-stored|favourite-toggles)|core[\\/]consent[\\/]choice-cookie|core[\\/]navigation[\\/]page-at)\.ts|platform[\\/]browser[\\/]close-on-outside-interaction\.ts/,
  },
  {
    name: 'more',
    test: /platform[\\/]browser[\\/](use-more-pages|use-reading-on|added-page)\.ts|ui[\\/]more-pages\.tsx|lib[\\/]page-address\.ts/,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [
    importSheets(),
    minifyInlineScripts(),
    tailwindcss(),
    serveAdminInDevelopment(),
    serveHonoInDevelopment(SERVER_ENTRY),
    reactRouter(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    messagesWithModules('lib/i18n.ts'),
    loadSheetsOnce(),
    reloadForMissingModules(),
    removeUnused(),
    matchByStaticPrefix(),
  ],
  server: { port: Number(process.env.PORT ?? 3000), host: process.env.HOST ?? 'localhost', strictPort: true },
  // Lingui asks for the stand-in that React 17 needed.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: BROWSER_CHUNKS } } } } },
    ssr: serverBuild(SERVER_ENTRY, command),
  },
}));
