import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Commands such as backups, and measurements, load these without a build. */
it.each(['server/services/services.server.ts', 'server/services/jobs.ts', 'server/api/api.ts'])(
  '%s is loaded by Node alone: nothing it needs is a component',
  (file) => {
    const loaded = execFileSync(process.execPath, [
      '-e',
      `import('./${file}').then(() => console.log('there'))`,
    ]);
    expect(loaded.toString().trim()).toBe('there');
  },
);
