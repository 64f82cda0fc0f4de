import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { serveHonoInDevelopment } from './vite/serve-hono-in-development.ts';

const SERVER_ENTRY = './server/app.ts';

export default defineConfig({
  plugins: [
    tailwindcss(),
    serveHonoInDevelopment(SERVER_ENTRY),
    reactRouter(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: { ssr: { build: { rolldownOptions: { input: SERVER_ENTRY } } } },
});
