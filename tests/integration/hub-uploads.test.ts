import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { receiveUploads } from '#features/website/hub/index.server.ts';
import { withPrincipal } from '#server/middleware/principal.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { PDF, photo } from './picture-files.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices } from './site-services.ts';

/** docs/product/media.md#uploads */
describeOnEngines('files sent from the room of media', (engine) => {
  async function open() {
    const test = await openTestServices(engine);
    const site = new Hono({ strict: false });
    site.post('/cms-hub/media', withPrincipal(test.services), receiveUploads(test.services), async (c) =>
      c.text(await c.req.text()),
    );
    const send = async (role: 'editor' | 'visitor' | null, files: File[]) => {
      const body = new FormData();
      for (const file of files) body.append('files', file);
      const headers = role ? await signInAs(test.services, role) : {};
      const answer = await site.request('/cms-hub/media', { method: 'POST', headers, body });
      return new URLSearchParams(await answer.text());
    };
    const names = async () =>
      (await test.services.db.selectFrom('assets').select('name').orderBy('id').execute()).map(
        ({ name }) => name,
      );
    return { test, send, names };
  }

  it('arrive each for itself, and the page reports which did not and why', async () => {
    const { test, send, names } = await open();
    const before = await names();
    const picture = new Uint8Array(await photo({ width: 40, height: 30 }));
    const notices = await send('editor', [
      new File([picture], 'Specht.jpg'),
      new File(['<svg onload="alert(1)"/>'], 'bild.svg'),
      new File([new Uint8Array(PDF)], 'Plan.pdf'),
      new File([picture], 'Specht.jpg'),
    ]);
    expect(notices.get('do')).toBe('uploaded');
    expect(notices.get('arrived')).toBe('3');
    expect(notices.getAll('refused')).toEqual(['unknown_type/bild.svg']);
    expect((await names()).slice(before.length)).toEqual(['specht.jpg', 'plan.pdf', 'specht.jpg']);
    await test.close();
  });

  it.each([null, 'visitor'] as const)('are not read of somebody who may not send any (%s)', async (role) => {
    const { test, send, names } = await open();
    const before = await names();
    const notices = await send(role, [new File([new Uint8Array(PDF)], 'Plan.pdf')]);
    expect([...notices]).toEqual([['do', 'uploaded']]);
    expect(await names()).toEqual(before);
    await test.close();
  });

  it('are refused together where there are too many, and none is stored', async () => {
    const { test, send, names } = await open();
    const before = await names();
    const notices = await send(
      'editor',
      Array.from({ length: 21 }, () => new File([new Uint8Array(PDF)], 'Plan.pdf')),
    );
    expect([notices.get('arrived'), notices.getAll('refused')]).toEqual(['0', ['too_many_files/']]);
    expect(await names()).toEqual(before);
    await test.close();
  });
});
