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

it('texts of such code are said in German by Node alone', () => {
  const said = execFileSync(process.execPath, [
    '-e',
    `Promise.all([
      import('./app/messages/load-messages.server.ts'),
      import('./features/core/access/index.server.ts'),
    ]).then(([{ loadMessages }, { roleName }]) => {
      loadMessages();
      console.log(roleName('box_office', 'de'), roleName('box_office', 'en'));
    })`,
  ]);
  expect(said.toString().trim()).toBe('Kasse Box office');
});
