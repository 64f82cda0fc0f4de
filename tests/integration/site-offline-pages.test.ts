import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { WithPrincipal } from '#features/core/access/index.server.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { withPrincipal } from '#server/middleware/principal.ts';
import { siteOffline, type WithSettings } from '#server/site/site-offline.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const SECRET = 'fN3kq0Zx7TtB';

describeOnEngines('a page while the site is offline', (engine) => {
  let test: TestServices;
  beforeEach(async () => {
    test = await openTestServices(engine, { demo: true });
    await test.services.db.updateTable('site_settings').set({ is_site_online: false }).execute();
  });
  afterEach(() => test.close());

  const status = async (path: string, { method = 'GET', found = 200 as 200 | 404 } = {}) => {
    const pages = new Hono<WithSettings & WithPrincipal>().use(withPrincipal(test.services));
    pages.all('*', siteOffline(test.services), (c) => c.text('in the shell of the site', found));
    return (await pages.request(`http://localhost${path}`, { method })).status;
  };

  it('is closed to a visitor who spells the end of its address otherwise', async () => {
    for (const path of ['/de/kalender%2Edata', '/de/produktionen/lauter-loecher/7%2edata', '/de/x.dat%61'])
      expect([path, await status(path), await status(path, { found: 404 })]).toEqual([path, 503, 503]);
    for (const path of ['/', '//de', '/de/', '//localhost/de/impressum', '/webshop', '/cms-hub/go-live'])
      for (const method of ['GET', 'HEAD', 'POST'])
        expect([path, method, await status(path, { method })]).toEqual([path, method, 503]);
  });

  it('is open to those who hold its secret link', async () => {
    const order = `/webshop/orders/${SECRET}`;
    const held = [
      ...['', '/tickets/1', '/tickets.pdf', '/apple-wallet', '/documents/1.pdf', '/withdraw'].map(
        (part) => order + part,
      ),
      `/webshop/payments/${SECRET}`,
      `/webshop/gift-vouchers/${SECRET}/voucher.pdf`,
      `/webshop/waiting-list/${SECRET}`,
    ];
    for (const path of held) expect([path, await status(path)]).toEqual([path, 200]);
    expect(await status(order, { method: 'POST' })).toBe(200);
    expect(await status(order, { found: 404 })).toBe(503);
  });

  it('that sells or shows other dates stays closed, with a secret as well', async () => {
    const order = `/webshop/orders/${SECRET}`;
    for (const path of [`${order}/rebook/1`, `${order}/seats`, '/webshop/orders', '/webshop/checkout/pay'])
      expect([path, await status(path)]).toEqual([path, 503]);
  });

  it('lets readers leave the newsletter', async () => {
    const path = `${pathTo('leaveNewsletter', 'de')}?token=${SECRET}`;
    for (const method of ['GET', 'POST']) expect(await status(path, { method })).toBe(200);
    expect(await status(pathTo('newsletter', 'de'))).toBe(503);
  });
});
