import path from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import type { InlineConfig } from 'vite';
import { messagesWithModules } from './messages-with-modules.ts';

/** Configuration of the admin area, for its bundle and for its development server. */
export const adminConfig = {
  configFile: false,
  root: path.resolve('admin'),
  base: '/admin/',
  plugins: [
    lingui({ failOnMissing: true, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    messagesWithModules('lib/i18n.ts'),
  ],
  // The site and react-admin each bring a router; within this area there is one.
  resolve: { dedupe: ['react', 'react-dom', 'react-router'] },
} satisfies InlineConfig;
