import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
export const inProject = (...parts) => join(root, ...parts);

const tools = inProject('node_modules', '.bin');

/** Node 24, which comes as a package; whatever runs before packages exist runs on the system's Node. */
export const node24 = join(tools, 'node');

/** Command and arguments that run an installed tool on Node 24. */
export const tool = (name, ...args) => [node24, join(tools, name), ...args];

/** `env` with the project's tools first on the path, so that tools that start `node` get Node 24 too. */
export const withTools = (env = process.env) => ({
  ...env,
  PATH: `${tools}${delimiter}${withoutTools(env).PATH}`,
});

/** `env` without the project's tools: npm must not run on a Node that it is about to replace. */
export const withoutTools = (env = process.env) => ({
  ...env,
  PATH: (env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith('node_modules/.bin'))
    .join(delimiter),
});
