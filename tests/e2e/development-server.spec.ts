import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { pathTo } from '#features/core/navigation/index.ts';
import { freePort } from '#tests/setup/free-port.mjs';

/** Folders and files of the site's source; packages are found in the project around the copy. */
const SOURCE = [
  ...['admin', 'app', 'demo', 'features', 'lib', 'migrations', 'platform', 'public', 'server', 'ui', 'vite'],
  ...['lingui.config.ts', 'react-router.config.ts', 'tsconfig.json', 'vite.config.ts'],
];
/** A long timeout for a busy machine: alone it starts in a fifth of that. Nothing here measures time. */
const START_MS = 120_000;

test.describe.configure({ mode: 'serial', timeout: 3 * START_MS });

let folder: string;
let server: ChildProcess;
let output = '';
let origin: string;

test.beforeAll(async () => {
  // Vite watches no file below `test-results`.
  await mkdir('data', { recursive: true });
  folder = await mkdtemp('data/development-');
  for (const name of SOURCE) await cp(name, join(folder, name), { recursive: true, filter: isSource });
  // The router of the admin area, whose other packages are those of the project.
  await symlink(resolve('admin/node_modules'), join(folder, 'admin/node_modules'));
  // A separate workspace would hide the packages of the project from Vite, and there is nothing to install in the copy.
  const { workspaces: _, scripts, ...manifest } = JSON.parse(await readFile('package.json', 'utf8'));
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ ...manifest, scripts: { dev: scripts.dev } }),
  );
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = spawn('npm', ['run', 'dev'], {
    cwd: folder,
    detached: true,
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), DATA_DIR: 'data', DEMO: '1' },
  });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (output += chunk));
  await expect.poll(() => output, { timeout: START_MS }).toContain('Accounts of the demo venue');
});

test.afterAll(async () => {
  if (server?.pid) process.kill(-server.pid, 'SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

function isSource(path: string): boolean {
  return !path.endsWith('node_modules');
}

/** Signs in as the head of the venue, with the password that the terminal shows. */
async function signInAsHead(page: Page): Promise<void> {
  const [, password = ''] = /password\s+(\S+)/.exec(output) ?? [];
  const form = { email: 'leitung@buntspecht.example', password };
  const next = pathTo('profile', 'en');
  const address = `${origin}${pathTo('signIn', 'en')}?${new URLSearchParams({ next })}`;
  const answer = await page.request.post(address, { form, maxRedirects: 0 });
  expect(answer.headers().location).toBe(next);
}

/** Replaces text in a source file of the copy. */
async function edit(file: string, from: string, to: string): Promise<void> {
  const before = await readFile(join(folder, file), 'utf8');
  expect(before).toContain(from);
  await writeFile(join(folder, file), before.replace(from, to));
}

async function open(page: Page, path: string): Promise<void> {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  const response = await page.goto(`${origin}${path}`, { timeout: START_MS });
  expect(response?.status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('data-alive', { timeout: START_MS });
  await expect(page.locator('body')).toHaveCSS('font-family', /Familjen/);
  expect(refused).toEqual([]);
}

test('home and calendar come with their styles, the terminal shows the demo accounts and their password', async ({
  page,
}) => {
  expect(output).toMatch(/password\s+\S{12,}/);
  await open(page, '/de');
  await open(page, pathTo('calendar', 'en'));
});

test('an edited style and an edited component show up in the open page', async ({ page }) => {
  await open(page, '/de');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await edit(
    'features/website/shell/shell.css',
    '@layer components {',
    '@layer components { body { outline: 3px solid; }',
  );
  await expect(page.locator('body')).toHaveCSS('outline-width', '3px', { timeout: START_MS });

  await edit(
    'features/website/shell/components/site-frame.tsx',
    'className="skip-link"',
    'className="skip-link" data-edited=""',
  );
  await expect(page.locator('.skip-link')).toHaveAttribute('data-edited', '', { timeout: START_MS });
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('an edited loader answers the next request', async ({ page }) => {
  await edit('app/routes/site/home.tsx', 'alternates:', 'changedLoader: true, alternates:');
  await expect
    .poll(async () => (await page.request.get(`${origin}/de.data`)).text(), { timeout: START_MS })
    .toContain('changedLoader');
});

test('an edited use case answers the next request', async ({ page }) => {
  const { results } = await (await page.request.get(`${origin}/en/api/venues/`)).json();
  await edit('features/programme/venues/load-venue-page.server.ts', 'search?query=', 'search?edited&query=');
  await expect
    .poll(async () => (await page.request.get(`${origin}${results[0].link.url}`)).text(), {
      timeout: START_MS,
    })
    .toContain('search?edited&amp;query=');
});

test('jobs run, the admin area shows them from its sources, and an edited screen shows up in it', async ({
  page,
}) => {
  await signInAsHead(page);
  await expect
    .poll(async () => (await page.request.get(`${origin}/api/admin/jobs/`)).text(), { timeout: START_MS })
    .toMatch(/"name":"emails"[^}]*"ended_at":"20/);
  await page.goto(`${origin}/admin/jobs`, { timeout: START_MS });
  await expect(page.getByRole('cell', { name: 'Send emails' })).toBeVisible({ timeout: START_MS });
  await edit('admin/operation/jobs.tsx', 'perPage={ALL}', 'perPage={ALL} title="Edited"');
  await expect(page.getByText('Edited')).toBeVisible({ timeout: START_MS });
});
