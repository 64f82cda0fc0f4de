import type { EnvironmentOptions } from 'vite';

/**
 * Small packages that the server reads at every start. Built into the server's own code they come as a few files instead of
 * some hundred, and only what is used of them is read.
 */
const BUNDLED_PACKAGES = [
  // Database, input and output.
  'kysely',
  'zod',
  'hono',
  '@hono/node-server',
  '@internationalized/date',
  // Sanitising.
  'sanitize-html',
  'htmlparser2',
  'domhandler',
  'domutils',
  'dom-serializer',
  'domelementtype',
  'entities',
  'parse-srcset',
  'postcss',
  'source-map-js',
  'nanoid',
  'picocolors',
  // Files that are uploaded or imported.
  '@fastify/busboy',
  'csv-parse',
  'file-type',
  'strtok3',
  '@tokenizer/inflate',
  'tar-stream',
  // Metrics.
  'prom-client',
  '@opentelemetry/api',
  'tdigest',
  'bintrees',
];

/** How the server is built: quick to start, small in memory, quick to render (decision 0094). */
export const serverBuild = (input: string, command: 'build' | 'serve'): EnvironmentOptions => ({
  build: {
    rolldownOptions: {
      input,
      output: {
        // One character outside Latin-1 makes V8 store the whole file with two bytes per character.
        charset: 'ascii',
        // V8 retains the source of running code.
        comments: false,
        // Each use of a `const` of the whole file asks first whether it has been set yet; a `var` does not.
        topLevelVar: true,
      },
    },
  },
  // The development server runs modules one by one, and CommonJS packages have no exports there.
  resolve: { noExternal: command === 'build' ? BUNDLED_PACKAGES : [] },
});
