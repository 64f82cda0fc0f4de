import { openDevelopment } from './process/development.ts';

// The build's entry: for the production process, the development server, and the server build itself, because the router's
// own tools import it from here.
export * from 'virtual:react-router/server-build';
export { runServer } from './process/run-server.ts';

/** The site for the development server, opened again by each evaluation; a build has none of it. */
export const fetchInDevelopment = import.meta.env.DEV ? openDevelopment() : undefined;
