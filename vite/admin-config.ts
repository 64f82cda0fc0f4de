import path from 'node:path';
import type { InlineConfig } from 'vite';

/** Configuration of the admin area, for its bundle and for its development server. */
export const adminConfig = {
  configFile: false,
  root: path.resolve('admin'),
  base: '/admin/',
  // The site and react-admin each bring a router; within this area there is one.
  resolve: { dedupe: ['react', 'react-dom', 'react-router'] },
} satisfies InlineConfig;
