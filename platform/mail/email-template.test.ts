import { expect, it } from 'vitest';
import type { EmailTemplate } from './email-template.ts';
import { renderEmail } from './render-email.ts';

const EMAIL: EmailTemplate = {
  language: 'de',
  subject: 'Deine Bestellung',
  heading: 'Deine Bestellung',
  site: 'Buntspecht',
  address: ['Kleiberweg 7'],
  blocks: [
    { kind: 'text', text: 'Hallo,\nschön' },
    { kind: 'card', title: 'Der Käfer', facts: ['Sonntag'], rows: [['2 × Kind', '12 €']] },
    { kind: 'sum', name: 'Zusammen', amount: '12 €', notes: ['darin 7 % MwSt.'] },
    { kind: 'answer', label: 'Alter', answer: '7' },
    {
      kind: 'link',
      intro: 'Hier:',
      label: 'Zur Bestellung',
      href: 'https://b.example/?a=1&b=2',
      isMain: true,
    },
    { kind: 'link', label: 'PDF', href: 'https://b.example/pdf', isMain: false },
  ],
};

it('an email says the same in plain text and as HTML', () => {
  const { subject, text, html } = renderEmail(EMAIL);
  expect(subject).toBe('Buntspecht: Deine Bestellung');
  expect(text).toBe(
    [
      'Hallo,\nschön',
      'Der Käfer\nSonntag\n2 × Kind: 12 €',
      'Zusammen: 12 €\ndarin 7 % MwSt.',
      'Alter\n7',
      'Hier:\nhttps://b.example/?a=1&b=2',
      'https://b.example/pdf\n',
    ].join('\n\n'),
  );
  for (const said of ['Hallo,', 'Der Käfer', '2 × Kind', 'darin 7 % MwSt.', 'Alter', 'Kleiberweg 7'])
    expect(html).toContain(said);
  expect(html).toContain('<html lang="de">');
  expect(html).toContain('href="https://b.example/?a=1&amp;b=2"');
});

it('input in an email is escaped', () => {
  const nasty = '</style><script>alert(1)</script><img src=x onerror=alert(1)>{site}$&';
  const { html, text } = renderEmail({
    ...EMAIL,
    site: nasty,
    subject: nasty,
    heading: nasty,
    blocks: [
      { kind: 'text', text: nasty },
      { kind: 'answer', label: nasty, answer: nasty },
      { kind: 'card', title: nasty, facts: [nasty], rows: [[nasty, nasty]] },
    ],
  });
  expect(html).not.toMatch(/<(?:script|img)/);
  expect(html.match(/<\/style>/g)).toHaveLength(1);
  expect(text).toContain(nasty);
});

it('an email fetches nothing from anywhere', () => {
  expect(renderEmail(EMAIL).html).not.toMatch(/\ssrc=|url\(|<link|@import/);
});

it('an email of a megabyte is made, with thousands of lines', () => {
  const text = `${'x'.repeat(1_000_000)}${'\nx'.repeat(20_000)}`;
  const { html } = renderEmail({ ...EMAIL, blocks: [{ kind: 'text', text }] });
  expect(html.match(/<br\/>/g)).toHaveLength(20_000);
});
