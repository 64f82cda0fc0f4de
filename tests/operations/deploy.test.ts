import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '#platform/config.server.ts';
import { metrics } from '#server/process/metrics.ts';
import { openTestServices } from '#tests/integration/site-services.ts';
import { serverCommand, serverEnv } from '../../scripts/setup/server-command.mjs';
import { anchorsOf, documents, ROOT, read } from '../setup/read-project.ts';

const run = promisify(execFile);
const deploy = (...parts: string[]) => path.join(ROOT, 'deploy', ...parts);
const textOf = (...parts: string[]) => readFileSync(deploy(...parts), 'utf8');
const isInstalled = (program: string) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .concat('/usr/sbin')
    .some((folder) => existsSync(path.join(folder, program)));
const units = readdirSync(deploy()).filter((name) => /\.(service|timer)$/.test(name));

describe('systemd units', () => {
  it.skipIf(!isInstalled('systemd-analyze'))(
    'are sound to systemd, with the project in its place',
    async () => {
      const folder = mkdtempSync(path.join(os.tmpdir(), 'units-'));
      for (const name of units)
        writeFileSync(path.join(folder, name), textOf(name).replaceAll('/srv/buntspecht', ROOT));
      const files = units.map((name) => path.join(folder, name));
      const { stdout, stderr } = await run('systemd-analyze', ['verify', '--man=no', ...files]);
      expect(stdout + stderr).toBe('');
    },
  );

  it('run the server as npm start does, and commands that exist', () => {
    const [, ...flags] = serverCommand.map((part: string) => part.replace(`${ROOT}/`, ''));
    const service = textOf('buntspecht.service');
    expect(service).toContain(`/srv/buntspecht/node_modules/.bin/node ${flags.join(' ')}\n`);
    expect(textOf('Containerfile')).toContain(JSON.stringify(['node', ...flags]).replaceAll(',', ', '));
    for (const [name, value] of Object.entries(serverEnv))
      for (const text of [service, textOf('Containerfile')]) expect(text).toContain(`${name}=${value}`);
    for (const name of units)
      for (const [, file = ''] of textOf(name).matchAll(/\/node (server\/\S+)/g))
        expect(existsSync(path.join(ROOT, file)), file).toBe(true);
  });

  it('have an example of an environment that the site accepts', () => {
    const example = textOf('buntspecht.env.example');
    const pairs = [...example.matchAll(/^([A-Z_\d]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]);
    expect(parseConfig(Object.fromEntries(pairs))).toMatchObject({
      instance: 'production',
      trustProxy: true,
    });
  });
});

describe('the container file', () => {
  it('has the Node of package.json', () => {
    const { node } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).dependencies;
    const versions = [...textOf('Containerfile').matchAll(/^FROM node:([\d.]+)-/gm)].map(
      ([, version]) => version,
    );
    expect(versions).toEqual([node, node]);
  });

  it('copies what is there before it installs', () => {
    const [, before = ''] = /WORKDIR.*?\n(.*?)RUN node/s.exec(textOf('Containerfile')) ?? [];
    for (const [, sources = ''] of before.matchAll(/^COPY (.+) \S+$/gm))
      for (const source of sources.split(' ')) expect(existsSync(path.join(ROOT, source)), source).toBe(true);
  });
});

describe('proxies and monitoring', () => {
  it.skipIf(!isInstalled('nginx') || !isInstalled('openssl'))('nginx accepts its file', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
    const [key, certificate] = [path.join(folder, 'privkey.pem'), path.join(folder, 'fullchain.pem')];
    const wanted = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
    execFileSync('openssl', [...wanted, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
    const site = path.join(folder, 'site.conf');
    writeFileSync(site, textOf('nginx.conf').replaceAll('/etc/letsencrypt/live/www.example.org', folder));
    const main = path.join(folder, 'main.conf');
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    writeFileSync(
      main,
      `pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${paths.join(' ')} include ${site}; }`,
    );
    const program = existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : 'nginx';
    expect((await run(program, ['-t', '-c', main])).stderr).toContain('test is successful');
  });

  it.skipIf(!isInstalled('promtool'))(
    'Prometheus accepts the alert rules and its configuration',
    async () => {
      const folder = mkdtempSync(path.join(os.tmpdir(), 'prometheus-'));
      cpSync(deploy('monitoring'), folder, { recursive: true });
      mkdirSync(path.join(folder, 'etc'));
      const token = path.join(folder, 'etc', 'token');
      writeFileSync(token, 'x');
      const file = path.join(folder, 'prometheus.yml');
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replace('/etc/prometheus/buntspecht-metrics-token', token),
      );
      expect((await run('promtool', ['check', 'config', file])).stdout).toContain('SUCCESS');
    },
  );

  it('ask for figures that the site has', async () => {
    const { services, close } = await openTestServices('sqlite');
    const config = { ...services.config, metricsToken: 'a token of the test' };
    const { app } = metrics({ ...services, config });
    const headers = { authorization: `Bearer ${config.metricsToken}` };
    const shown = await (await app.request('/metrics', { headers })).text();
    await close();
    const asked = [...read('deploy/monitoring/*.{yml,json}'), ...read('docs/operations/monitoring.md')]
      .flatMap(({ text }) => [
        ...text.matchAll(
          /\b(?:http|page_cache|job|orders|payments|emails|build|process|nodejs)_[a-z\d_]+\b/g,
        ),
      ])
      .map(([name]) => name.replace(/_(bucket|count|sum)$/, ''));
    expect(new Set(asked).size).toBeGreaterThan(12);
    expect(
      [...new Set(asked)].filter((name) => !shown.includes(`# TYPE ${name} `) && name !== 'job_name'),
    ).toEqual([]);
  });

  it('lead to places of the incident list that exist', () => {
    const anchors = anchorsOf(
      documents().find(({ name }) => name === 'docs/operations/incidents.md')?.text ?? '',
    );
    const places = [...textOf('monitoring', 'alerts.yml').matchAll(/incidents\.md#([\w-]+)/g)].map(
      ([, anchor = '']) => anchor,
    );
    expect(places.length).toBeGreaterThan(5);
    expect(places.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
  });
});
