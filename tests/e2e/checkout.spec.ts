import { expect, type Page, test } from '@playwright/test';
import { lastEmailTo, newAddress, signInAs } from './accounts.ts';
import { expectAccessible } from './axe.ts';
import { addByCall, eventWithTickets } from './booking.ts';
import { FULL } from './extent.ts';

async function fillCart(page: Page, language: 'de' | 'en'): Promise<void> {
  await addByCall(page, await eventWithTickets(page.request, language), 2);
}

// Playwright cannot switch scripts off in Firefox.
test.describe('without scripts, on a phone', { tag: '@chromium-only' }, () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('a guest comes from the cart to the order, and its link is in the mail', async ({ page }) => {
    await fillCart(page, 'de');
    const address = newAddress('svenja');
    await page.goto('/webshop?lang=de');
    await page.getByRole('link', { name: 'Zur Bestellung' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wer kommt?');

    await page.getByLabel('Vorname').fill('Svenja');
    await page.getByLabel('E-Mail für die Tickets').fill('svenja@');
    await page.getByRole('button', { name: 'Weiter zum Bezahlen' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Nachname' })).toBeVisible();
    await expect(page.getByLabel('Vorname')).toHaveValue('Svenja');

    await page.getByLabel('Nachname').fill('Kühnel');
    await page.getByLabel('E-Mail für die Tickets').fill(address);
    await page.getByRole('button', { name: 'Weiter zum Bezahlen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wie bezahlst du?');
    await expect(page.getByText(address)).toBeVisible();
    const button = page.getByRole('button', { name: /^Zahlungspflichtig bestellen: [\d,]+ €$/ });
    await expect(page.getByRole('radio', { name: /^An der Kasse/ })).toBeChecked();
    await button.click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geklopft, reserviert.');
    const number =
      (await page
        .getByText(/^BS-[A-Z2-9]{3}-[A-Z2-9]{3}$/)
        .first()
        .textContent()) ?? '';
    const order = page.url();
    const email = await lastEmailTo(address, number);
    expect(email.subject).toContain(number);
    expect(email.text).toContain(new URL(order).pathname);

    // Giving one ticket back takes a second press, and survives a reload.
    await page.getByText('Zurückgeben').first().click();
    await page.getByRole('button', { name: 'Ja, Ticket 1 zurückgeben' }).click();
    await expect(page.getByText('(zurückgegeben)')).toHaveCount(1);
    await lastEmailTo(address, 'Das bleibt:');

    // Going back to any step leads to the order; the cart is empty.
    for (const step of ['/webshop/checkout', '/webshop/checkout/pay']) {
      await page.goto(`${step}?lang=de`);
      expect(page.url()).toBe(order);
    }
    await page.goto('/webshop?lang=de');
    await expect(page.getByRole('link', { name: 'Zur Bestellung' })).toHaveCount(0);
    await page.goto('/webshop/checkout?lang=de');
    expect(page.url()).toBe(order);
  });
});

test('a signed-in user orders by keyboard alone, pays by invoice, and finds the order in the personal area', async ({
  page,
}) => {
  await fillCart(page, 'en');
  await signInAs(page, 'jule', 'en', '/webshop/checkout?lang=en');
  await expect(page.getByLabel('First name')).not.toHaveValue('');
  await expectAccessible(page);
  await page.getByLabel('Email for your tickets').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How would you like to pay?');
  await expectAccessible(page);
  const onAccount = page.getByRole('radio', { name: /^By invoice/ });
  if (await onAccount.isEnabled()) {
    await page.getByRole('radio', { name: /^At the box office/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(onAccount).toBeChecked();
  }
  const button = page.getByRole('button', { name: /^Order and pay: / });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Knock, knock: /);
  await expectAccessible(page);
  const number =
    (await page
      .getByText(/^BS-[A-Z2-9]{3}-[A-Z2-9]{3}$/)
      .first()
      .textContent()) ?? '';

  await page.goto('/en/user/orders');
  await expectAccessible(page);
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Knock, knock: /);
});

test(
  'a school says whom the invoice is for, sees what is wrong with it, and gets an e-invoice',
  FULL,
  async ({ page }) => {
    const event = await eventWithTickets(page.request, 'de', { daysAhead: 8 });
    await addByCall(page, event, 2);
    await signInAs(page, 'jule', 'de', '/webshop/checkout?lang=de');
    await page.getByRole('button', { name: 'Weiter zum Bezahlen' }).click();
    const recipient = page.getByRole('group', { name: 'Rechnung an eine Schule oder Behörde' });
    await expect(recipient).toBeHidden();
    await page.getByRole('radio', { name: /^Auf Rechnung/ }).check();
    await expect(recipient).toBeVisible();
    await expectAccessible(page);

    await recipient.getByLabel('Schule, Behörde oder Firma').fill('Grundschule am Park');
    await recipient.getByLabel('Straße und Hausnummer').fill('Parkweg 3');
    await recipient.getByLabel('Postleitzahl').fill('10999');
    await recipient.getByLabel('Leitweg-ID').fill('04011000-1234512345-60');
    const order = page.getByRole('button', { name: /^Zahlungspflichtig bestellen: / });
    await order.click();
    const refused = page.getByRole('alert').filter({ hasText: 'Ort' });
    await expect(refused).toContainText('Leitweg-ID');
    await expect(page).toHaveTitle(/^Fehler: /);
    await expectAccessible(page);
    await expect(page.getByRole('radio', { name: /^Auf Rechnung/ })).toBeChecked();
    await expect(recipient.getByLabel('Schule, Behörde oder Firma')).toHaveValue('Grundschule am Park');

    await recipient.getByLabel('Ort', { exact: true }).fill('Berlin');
    await recipient.getByLabel('Leitweg-ID').fill('04011000-1234512345-06');
    await order.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geklopft, gekauft.');
    const link = page.getByRole('link', { name: /^E-Rechnung/ });
    const transfer = page.getByRole('region', { name: 'Per Überweisung bezahlen' });
    await expect(
      transfer.getByRole('img', { name: 'QR-Code mit den Daten dieser Überweisung' }),
    ).toBeVisible();
    await expect(transfer).toContainText('Verwendungszweck');
    await expectAccessible(page);
    const eInvoice = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(eInvoice.headers()['content-type']).toBe('application/xml; charset=utf-8');
    expect(await eInvoice.text()).toContain(
      '<ram:BuyerReference>04011000-1234512345-06</ram:BuyerReference>',
    );
  },
);

test(
  'a cart that changed in another window is shown again before it is ordered',
  FULL,
  async ({ page, context }) => {
    await fillCart(page, 'en');
    await page.goto('/testshop/checkout?lang=en');
    await page.getByLabel('First name').fill('Svenja');
    await page.getByLabel('Last name').fill('Kühnel');
    await page.getByLabel('Email for your tickets').fill('svenja-test@post.example');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    const order = page.getByRole('button', { name: /^Order and pay: / });
    await expect(order).toBeVisible();
    const before = await order.textContent();

    const other = await context.newPage();
    await other.goto('/webshop?lang=en');
    await other.getByRole('button', { name: /^One less/ }).click();
    await expect(other.getByRole('spinbutton')).toHaveValue('1');

    await order.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Your cart has changed' })).toBeVisible();
    expect(await order.textContent()).not.toBe(before);
    await order.click();
    await expect(page.getByText('no money is ever taken')).toBeVisible();
    await expect(page).toHaveURL(/\/testshop\/orders\//);

    const pdf = await page.request.get(
      (await page.getByRole('link', { name: 'All tickets, PDF' }).getAttribute('href')) ?? '',
    );
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    // Not set up, and so not there.
    await expect(page.getByRole('link', { name: /Wallet/ })).toHaveCount(0);
    await page.getByText(/^Tickets? as PDF/).press('Enter');
    await expectAccessible(page);
    for (const small of await page.getByRole('link', { name: /^A6, for your phone/ }).all()) {
      const file = await page.request.get((await small.getAttribute('href')) ?? '');
      expect(file.headers()['content-type']).toBe('application/pdf');
      expect(file.headers()['content-disposition']).toMatch(/tickets-BS-[\w-]+-a6\.pdf/);
    }

    await page.getByRole('link', { name: 'Show ticket 1' }).click();
    await expect(page.getByRole('link', { name: 'PDF, A6' })).toHaveAttribute('href', /format=a6&ticket=1$/);
    await expect(page.getByText('Test sale: not valid at the door')).toBeVisible();
    await expect(page.getByRole('img', { name: /^QR code for ticket BS-.*-1$/ })).toBeVisible();
    await expectAccessible(page);
  },
);
