import { expect, it } from 'vitest';
import { refundSentences } from './refund-sentences.ts';

const said = (onlineCents: number, tillCents: number, heldCents = 0) =>
  refundSentences({ onlineCents, tillCents, heldCents }, 'en')?.replaceAll('\u00a0', ' ');

it('says automatically, at the box office, or how much of each', () => {
  expect(said(0, 0)).toBeUndefined();
  expect(said(900, 0)).toContain('We’re refunding 9 € the way you paid.');
  expect(said(0, 900)).toContain('We owe you 9 €. Collect it in cash from the box office');
  expect(said(0, 0, 900)).toContain('You’d get 9 € back, but the payment is being disputed with your bank.');
  expect(said(2400, 900)).toContain(
    'We owe you 33 €: 24 € goes back the way you paid, and you can have 9 € in cash from the box office or by bank transfer.',
  );
});
