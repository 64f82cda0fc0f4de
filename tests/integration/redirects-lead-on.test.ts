import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openApi } from './api-app.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

describeOnEngines('redirects to a path that is led on', (engine) => {
  let test: TestServices;
  let app: ReturnType<typeof openApi>;
  let headers: Record<string, string>;

  beforeAll(async () => {
    test = await openTestServices(engine, { publicOrigin: 'https://buntspecht.example' });
    app = openApi(test.services);
    headers = await signInAs(test.services, 'administrator');
  });
  afterAll(() => test.close());

  async function redirect(from: string, to: string) {
    const answer = await app.request('https://buntspecht.example/redirects', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ old_path: from, new_path: to }),
    });
    return answer.status;
  }
  const targets = async () => {
    const rows = await test.services.db.selectFrom('redirects').selectAll().orderBy('id').execute();
    return Object.fromEntries(rows.map((row) => [row.old_path, row.new_path]));
  };

  it('follow it, however they write it, and no others', async () => {
    const written = [
      '/de/käfer',
      '/de/ka\u0308fer/',
      '/de/k%C3%A4fer?x=1',
      '/de/./käfer#oben',
      '/en/../de/käfer',
      '/de\\käfer',
      '/de/%6B%C3%A4fer',
      '/de//käfer',
      '/DE/käfer',
    ];
    const others = ['/de/käfer/2', '/de/Käfer', '/en/käfer', 'https://x.example/de/käfer', '/de/k_fer'];
    for (const [index, path] of [...written, ...others].entries())
      expect([path, await redirect(`/alt/${index}`, path)]).toEqual([path, 201]);
    expect(await redirect('/de/käfer', '/de/ameise')).toBe(201);
    const found = await targets();
    const ends = written.map((_, index) => found[`/alt/${index}`]);
    expect(ends).toEqual(
      ends.map((_, index) => `/de/ameise${['', '', '?x=1', '#oben', '', '', '', '', ''][index]}`),
    );
    expect(others.map((_, index) => found[`/alt/${written.length + index}`])).toEqual(others);
  });

  it('are refused where the whole address of the site would lead back, and stored as paths else', async () => {
    expect(await redirect('/de/motte', 'https://buntspecht.example/de/motte')).toBe(400);
    expect(await redirect('/de/motte', 'https://buntspecht.example/de/falter')).toBe(201);
    expect((await targets())['/de/motte']).toBe('/de/falter');
    expect(await redirect('/de/falter', 'http://buntspecht.example/de/motte')).toBe(400);
  });

  it('are refused where they would lead on or back', async () => {
    expect(await redirect('/de/libelle', '/de/k%C3%A4fer')).toBe(400);
    expect(await redirect('/de/ameise', '/de/käfer')).toBe(400);
    expect(await redirect('/de/libelle', '/de//libelle')).toBe(400);
    expect(await redirect('/de/libelle', '/DE/Libelle')).toBe(400);
    expect(await redirect('/de/libelle', '/de/HUMMEL')).toBe(201);
    expect(await redirect('/de/hummel', '/de/LIBELLE')).toBe(400);
  });
});
