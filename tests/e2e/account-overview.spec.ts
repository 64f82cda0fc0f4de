import { expect, test } from '@playwright/test';
import { pathTo } from '#features/core/navigation/index.ts';
import { signInAs } from './accounts.ts';
import { violationsOn } from './axe.ts';
import { addByCall, eventWithTickets } from './booking.ts';

test('the personal area begins with an overview, and shows what is reserved', async ({ page, request }) => {
  await signInAs(page, 'tarek', 'en', pathTo('account', 'en'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hello, /);
  expect(await violationsOn(page)).toEqual([]);
  const navigation = page.getByRole('navigation', { name: 'My area' });
  await expect(navigation.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');

  await addByCall(page, await eventWithTickets(request, 'en'), 2);
  await navigation.getByRole('link', { name: 'Reservations' }).click();
  await expect(page).toHaveURL(pathTo('reservations', 'en'));
  const held = page.getByRole('region', { name: 'In your cart' });
  await expect(held).toContainText('2 tickets, held for you until');
  expect(await violationsOn(page)).toEqual([]);
});
