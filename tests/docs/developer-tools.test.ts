import { describe, expect, it } from 'vitest';
import { parseConfig } from '#platform/config.server.ts';
import { documents, read } from '../setup/read-project.ts';

const textOf = (name: string) => read(name)[0]?.text ?? '';
const manifest = JSON.parse(textOf('package.json')) as {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
};

/** Scripts that a text runs with `npm`, `npm run …` or by their short names. */
const scriptsIn = (text: string) =>
  [...text.matchAll(/\bnpm (?:run ([a-z][\w:-]*)|(start|test)\b)/g)].map(
    ([, long, short]) => long ?? short ?? '',
  );
const unknownScripts = (text: string) => scriptsIn(text).filter((name) => !(name in manifest.scripts));

/** Items of a list, without their boxes and line breaks. */
const itemsOf = (text: string) =>
  [...text.matchAll(/^- (?:\[ \] )?(.+(?:\n {2}.+)*)/gm)].map(([, item = '']) => item.replace(/\n +/g, ' '));

describe('commands in documents', () => {
  it('are scripts of package.json', () => {
    const wrong = [...documents(), ...read('.github/**/*.{md,yml}')].flatMap(({ name, text }) =>
      unknownScripts(text).map((script) => `${name}: npm run ${script}`),
    );
    expect(wrong).toEqual([]);
  });

  it('stand in the table of CONTRIBUTING', () => {
    const [, table = ''] = /## Commands\n(.*?)\n## /s.exec(textOf('CONTRIBUTING.md')) ?? [];
    const inTable = [...table.matchAll(/^\| `(.+?)`/gm)].flatMap(([, command = '']) => scriptsIn(command));
    // npm runs `pre…` itself, before the command of that name.
    const commands = Object.keys(manifest.scripts).filter(
      (script) => !(script.startsWith('pre') && script.slice('pre'.length) in manifest.scripts),
    );
    expect(commands.filter((script) => !inTable.includes(script))).toEqual([]);
  });
});

describe('the dev container', () => {
  const container = JSON.parse(textOf('.devcontainer/devcontainer.json')) as {
    build: { dockerfile: string };
    postCreateCommand: string;
    forwardPorts: number[];
    portsAttributes: Record<string, unknown>;
  };
  const dockerfile = textOf(`.devcontainer/${container.build.dockerfile}`);

  it('runs the Node of package.json', () => {
    expect(/^FROM node:([\d.]+)-/m.exec(dockerfile)?.[1]).toBe(manifest.dependencies.node);
  });

  it('brings the programs that tests would install', () => {
    const wanted = read('tests/setup/*.mjs').flatMap(({ text }) =>
      [...text.matchAll(/(?:debianPackage: |ofDebian\(|aptInstall\()'([\w-]+)'/g)].map(([, name]) => name),
    );
    expect(wanted).toContain('postgresql');
    const [, installed = ''] = /apt-get install ([^&]+)&&/.exec(dockerfile) ?? [];
    expect(installed.split(/\s+/)).toEqual(expect.arrayContaining(wanted));
  });

  it('forwards the port of the site and prepares the project by a script', () => {
    expect(container.forwardPorts[0]).toBe(parseConfig({}).port);
    expect(Object.keys(container.portsAttributes)).toEqual(container.forwardPorts.map(String));
    expect(scriptsIn(container.postCreateCommand)).toHaveLength(1);
    expect(unknownScripts(container.postCreateCommand)).toEqual([]);
  });
});

describe('.editorconfig', () => {
  it('is the format of biome.json', () => {
    const { formatter } = JSON.parse(textOf('biome.json')) as { formatter: Record<string, unknown> };
    const settings = textOf('.editorconfig');
    const value = (name: string) => new RegExp(`^${name} = (.+)$`, 'm').exec(settings)?.[1];
    expect({
      indentStyle: value('indent_style'),
      indentWidth: Number(value('indent_size')),
      lineWidth: Number(value('max_line_length')),
    }).toEqual(formatter);
  });
});

describe('the list of a pull request', () => {
  it('is that of CONTRIBUTING', () => {
    const [, done = ''] = /## Done means\n(.*?)\n## /s.exec(textOf('CONTRIBUTING.md')) ?? [];
    expect(itemsOf(textOf('.github/PULL_REQUEST_TEMPLATE.md'))).toEqual(itemsOf(done));
    expect(itemsOf(done).length).toBeGreaterThan(3);
  });
});
