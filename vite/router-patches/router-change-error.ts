import { createRequire } from 'node:module';

const { version } = createRequire(import.meta.url)('react-router/package.json') as { version: string };

/** Stops the build where react-router has changed code that a patch depends on (docs/decisions/0026). */
export class RouterChangeError extends Error {
  override name = 'RouterChangeError';
  /** @param patch file of this folder that has to follow */
  constructor(subject: string, patch: string) {
    super(`react-router ${version} changed ${subject}: update vite/router-patches/${patch} (decision 26)`);
  }
}
