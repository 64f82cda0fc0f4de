import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { restoreBuild, switchBuild } from '../../scripts/setup/switch-build.mjs';

const HOUR_MS = 60 * 60 * 1000;
const folder = mkdtempSync(path.join(tmpdir(), 'buntspecht-builds-'));
const current = path.join(folder, 'build');
const next = path.join(folder, 'build-next');

function make(build: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(build, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const served = (name: string) => {
  const file = path.join(current, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

it('a new build replaces the last one, whose hashed files remain for a day', () => {
  const build = (name: string, hours: number) => {
    make(next, {
      'client/index.html': name,
      [`client/assets/${name}-hash.css`]: name,
      [`client/admin/assets/${name}-hash.js`]: name,
      [`server/assets/${name}-hash.js`]: name,
      'client/assets/shared-hash.js': name,
    });
    switchBuild({ next, current, now: hours * HOUR_MS });
    expect(existsSync(next)).toBe(false);
    expect(served('client/index.html')).toBe(name);
  };
  build('first', 0);
  build('second', 100);
  for (const servedFile of [
    'client/assets/first-hash.css',
    'client/admin/assets/first-hash.js',
    'server/assets/first-hash.js',
  ])
    expect(served(servedFile)).toBe('first');
  expect(served('client/assets/shared-hash.js')).toBe('second');

  build('third', 110);
  expect(served('client/assets/first-hash.css')).toBe('first');
  expect(served('client/assets/second-hash.css')).toBe('second');

  build('fourth', 126);
  expect(served('client/assets/first-hash.css')).toBeNull();
  expect(served('client/assets/second-hash.css')).toBe('second');
});

it('a process that dies between the two renames leaves nothing lost: the last build is served again', () => {
  for (const each of [current, next]) rmSync(each, { recursive: true, force: true });
  make(current, { 'client/index.html': 'last', 'client/assets/last-hash.css': 'last' });
  renameSync(current, `${current}-previous`);
  make(next, { 'client/index.html': 'half' });
  restoreBuild(current);
  expect(served('client/index.html')).toBe('last');
  // A fresh build replaces it and takes over its files.
  rmSync(next, { recursive: true });
  make(next, { 'client/index.html': 'new' });
  switchBuild({ next, current, now: 0 });
  expect(served('client/index.html')).toBe('new');
  expect(served('client/assets/last-hash.css')).toBe('last');
  // Nothing is put back over a build that is served.
  make(`${current}-previous`, { 'client/index.html': 'older' });
  restoreBuild(current);
  expect(served('client/index.html')).toBe('new');
});
