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

/** They declare texts in functions that the build alone calls. */
const WITH_MACROS = ['csv-import/fault-sentence.ts', 'csv-import/reason-words.ts'];

it('such code declares its texts with `msg` of `#lib/message.ts`: a macro cannot run there', () => {
  const found = execFileSync(process.execPath, [
    '-e',
    `const found = new Set();
    require('node:module').registerHooks({
      resolve(specifier, context, next) {
        if (/^@lingui\\/.*macro$/.test(specifier)) found.add(context.parentURL);
        return next(specifier, context);
      },
    });
    Promise.all(['services/services.server.ts', 'services/jobs.ts', 'api/api.ts'].map((file) => import('./server/' + file)))
      .then(() => console.log(JSON.stringify([...found])));`,
  ]);
  const files: string[] = JSON.parse(found.toString());
  const own = files.filter((file) => !file.includes('/node_modules/'));
  expect(own.map((file) => file.split('/').slice(-2).join('/')).toSorted()).toEqual(WITH_MACROS);
});

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
