import { type Browser, expect, type Page, test } from '@playwright/test';
import { lastEmailTo, newAddress, signIn, signInAs } from './accounts.ts';
import { expectAccessibleAt } from './axe.ts';
import { addByCall, type BookedEvent, eventWithTickets } from './booking.ts';
import { callHeaders } from './call-headers.ts';

const WIDTHS = [320, 1280];

const QUESTION = {
  help: null,
  kind: 'text',
  options: [] as object[],
  asked_per: 'ticket',
  // Voluntary: another journey may order for the same event.
  is_required: false,
  is_health: false,
  is_active: true,
  event_types: [],
};

const idOf = ({ path }: BookedEvent) => Number(/(\d+)$/.exec(path)?.[1]);

/** A member of the box office, who asks about an event: names and allergies by ticket, the collecting adult once. */
async function deskThatAsks(browser: Browser, event: BookedEvent, label: string): Promise<Page> {
  const desk = await (await browser.newContext()).newPage();
  await signInAs(desk, 'kasse', 'en', '/en');
  const questions = [
    { label: { de: `Name ${label}`, en: `Name ${label}` } },
    { label: { de: `Alter ${label}`, en: `Age ${label}` }, kind: 'number' },
    { label: { de: `Allergien ${label}`, en: `Allergies ${label}` }, is_health: true },
    {
      label: { de: `Abholung ${label}`, en: `Collected by ${label}` },
      asked_per: 'order',
      kind: 'choice',
      options: [
        { de: 'Eltern', en: 'Parents' },
        { de: 'Großeltern', en: null },
      ],
    },
  ];
  for (const [position, question] of questions.entries()) {
    const answer = await desk.request.post('/api/questions/', {
      headers: await callHeaders(desk),
      data: { ...QUESTION, ...question, position, events: [idOf(event)] },
    });
    expect(answer.status()).toBe(201);
  }
  return desk;
}

test('a family answers on a phone, corrects what is wrong, and takes the consent back', async ({
  page,
  browser,
}) => {
  const email = newAddress('fragen');
  const event = await eventWithTickets(page.request, 'de');
  const desk = await deskThatAsks(browser, event, 'A');
  await page.setViewportSize({ width: 390, height: 844 });
  await addByCall(page, event, 2);
  await page.goto('/webshop/checkout?lang=de');
  const ticket = (number: number) => page.getByRole('group', { name: `Ticket ${number}` });
  const consent = page.getByRole('checkbox', { name: /^Ich bin einverstanden, dass das Haus/ });
  await expect(consent).not.toBeChecked();

  await page.getByLabel('Vorname').fill('Svenja');
  await page.getByLabel('Nachname').fill('Kühnel');
  await page.getByLabel('E-Mail für die Tickets').fill(email);
  await ticket(1).getByLabel('Name A').fill('Mia');
  await ticket(1).getByLabel('Alter A').fill('sieben');
  await ticket(2).getByLabel('Name A').fill('Ole');
  await ticket(2).getByLabel('Allergien A').fill('Nüsse');
  await page.getByLabel('Abholung A').selectOption('Großeltern');
  await page.getByRole('button', { name: 'Weiter zum Bezahlen' }).click();

  const refused = page.getByRole('alert').filter({ hasText: 'Ticket 1, Alter A' });
  await expect(refused).toBeFocused();
  await expect(ticket(2).getByLabel('Allergien A')).toHaveValue('Nüsse');
  await expectAccessibleAt(page, WIDTHS);
  await refused.getByRole('link', { name: /Alter A/ }).click();
  await expect(ticket(1).getByLabel('Alter A')).toBeFocused();
  await ticket(1).getByLabel('Alter A').fill('7');
  await expect(refused.getByRole('link', { name: /^Einwilligung:/ })).toBeVisible();
  await consent.check();
  await page.getByRole('button', { name: 'Weiter zum Bezahlen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wie bezahlst du?');

  // Customers who go back find everything unchanged, also after a reload.
  await page.getByRole('link', { name: 'Ändern' }).click();
  await page.reload();
  await expect(ticket(1).getByLabel('Alter A')).toHaveValue('7');
  await expect(ticket(2).getByLabel('Allergien A')).toHaveValue('Nüsse');
  await expect(page.getByLabel('Abholung A')).toHaveValue('Großeltern');
  await expect(consent).toBeChecked();
  await page.getByRole('button', { name: 'Weiter zum Bezahlen' }).click();
  await page.getByRole('button', { name: /^Zahlungspflichtig bestellen/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geklopft, reserviert.');
  const answers = page.getByRole('region', { name: 'Deine Antworten' });
  await expect(answers).toContainText('Mia');
  await expect(answers).toContainText('beantwortet, das sehen nur wir vom Haus');
  await expect(answers).not.toContainText('Nüsse');
  expect((await lastEmailTo(email)).text).not.toMatch(/Nüsse|Großeltern/);

  const number =
    (await page
      .getByText(/^BS-[A-Z2-9]{3}-[A-Z2-9]{3}$/)
      .first()
      .textContent()) ?? '';
  await desk.goto(`/cms-hub/orders/${number}?lang=en`);
  await expect(desk.getByRole('region', { name: 'Answers' })).toContainText('Nüsse');
  await expectAccessibleAt(desk, WIDTHS);
  const list = `/cms-hub/events/${idOf(event)}/door-list?lang=en`;
  await desk.goto(list);
  await expect(desk.getByRole('row', { name: new RegExp(`${number}-2`) })).toContainText('Allergies A Nüsse');
  await expectAccessibleAt(desk, WIDTHS);
  const door = await browser.newPage();
  await signIn(door, 'einlass', 'en');
  await door.goto(list);
  const second = door.getByRole('row', { name: new RegExp(`${number}-2`) });
  await expect(second).toContainText('Name A Ole');
  await expect(second).not.toContainText('Nüsse');

  await answers.getByText('Einwilligung zurücknehmen').click();
  await expectAccessibleAt(page, WIDTHS);
  await answers.getByRole('button', { name: 'Ja, Antworten zur Gesundheit löschen' }).click();
  await expect(page.getByRole('status')).toContainText('Deine Antworten zur Gesundheit sind gelöscht.');
  await expect(answers).not.toContainText('Allergien A');
  await expect(answers).toContainText('Ole');
  await desk.goto(`/cms-hub/orders/${number}?lang=en`);
  await expect(desk.getByRole('region', { name: 'Answers' })).not.toContainText('Nüsse');
  await expect(desk.getByText('Consent withdrawn: health answers deleted')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('questions are answered, refused and ordered all the same', async ({ page, browser }) => {
    const event = await eventWithTickets(page.request, 'en');
    const desk = await deskThatAsks(browser, event, 'B');
    await desk.close();
    await addByCall(page, event, 1);
    await page.goto('/webshop/checkout?lang=en');
    await page.getByLabel('First name').fill('Svenja');
    await page.getByLabel('Last name').fill('Kühnel');
    await page.getByLabel('Email for your tickets').fill('questions@post.example');
    await page.getByLabel('Name B').fill('Mia');
    await page.getByLabel('Allergies B').fill('Nuts');
    await page.getByRole('button', { name: 'Continue to payment' }).click();

    const refused = page.getByRole('alert').filter({ hasText: 'Give your consent' });
    await expect(refused).toBeVisible();
    await expect(page.getByLabel('Allergies B')).toHaveValue('Nuts');
    // Nothing about health was stored without the consent; the rest was.
    await page.goto('/webshop/checkout?lang=en');
    await expect(page.getByLabel('Allergies B')).toHaveValue('');
    await expect(page.getByLabel('Name B')).toHaveValue('Mia');
    await expect(page.getByLabel('First name')).toHaveValue('Svenja');

    await page.getByLabel('Allergies B').fill('Nuts');
    await page.getByRole('checkbox', { name: /^I agree to my answers about health being kept/ }).check();
    await page.getByLabel('Collected by B').selectOption({ label: 'Parents' });
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('button', { name: /^Order and pay/ }).click();
    const answers = page.getByRole('region', { name: 'Your answers' });
    await expect(answers).toContainText('Mia');
    await expect(answers).toContainText('Parents');
    await answers.getByText('Withdraw consent').click();
    await answers.getByRole('button', { name: 'Yes, delete my health answers' }).click();
    await expect(page.getByRole('status')).toContainText('Your health answers have been deleted.');
  });
});
