import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadModules } from '#features/website/modules/index.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openApi } from './api-app.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const FEEDBACK = 5;
const moduleOf = (form: number) => ({
  modules: [{ id: `form-${form}`, type: 'form', version: 1, data: { form }, text: { de: {}, en: {} } }],
});

describeOnEngines('a form within a page', (engine) => {
  let test: TestServices;

  beforeEach(async () => {
    test = await openTestServices(engine, { demo: true });
  });
  afterEach(() => test.close());

  it('is read in the language of the page, the same for everybody', async () => {
    const first = await loadModules(test.services, moduleOf(FEEDBACK), 'en');
    const again = await loadModules(test.services, moduleOf(FEEDBACK), 'en');
    expect(again).toEqual(first);
    expect(first.modules[`form-${FEEDBACK}`]).toMatchObject({ id: FEEDBACK, slug: 'wie-war-es' });
    expect(JSON.stringify(first)).not.toContain('token');
  });

  it('shows nothing when it is deleted or offline', async () => {
    expect((await loadModules(test.services, moduleOf(99), 'de')).modules).toEqual({});
    await test.services.db
      .updateTable('forms')
      .set({ is_online: false })
      .where('id', '=', FEEDBACK)
      .execute();
    expect((await loadModules(test.services, moduleOf(FEEDBACK), 'de')).modules).toEqual({});
  });

  it('is chosen from a list by those who edit pages alone', async () => {
    const site = openApi(test.services);
    const list = (headers?: Record<string, string>) =>
      site.request('http://localhost/forms/', { headers: headers ?? {} });
    expect((await list()).status).toBe(401);
    const answer = await list(await signInAs(test.services, 'editor'));
    const forms = (await answer.json()) as { id: number; name: string; urls: Record<string, string> }[];
    expect(forms).toContainEqual({
      id: FEEDBACK,
      name: expect.any(String),
      urls: { de: '/de/forms/wie-war-es/5', en: '/en/forms/wie-war-es/5' },
    });
  });
});
