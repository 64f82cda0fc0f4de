import { expect, it } from 'vitest';
import { moneyBackSentences } from './money-back-sentences.ts';

const said = (onlineCents: number, tillCents: number, heldCents = 0) =>
  moneyBackSentences({ onlineCents, tillCents, heldCents }, 'en')?.replaceAll('\u00a0', ' ');

it('says by itself, at the box office, or how much of each', () => {
  expect(said(0, 0)).toBeUndefined();
  expect(said(900, 0)).toContain('You get 9 € back from us, the way you paid.');
  expect(said(0, 900)).toContain('You get 9 € back from us: in cash at the box office');
  expect(said(0, 0, 900)).toContain('9 € would be to give back, but the payment is disputed at your bank.');
  expect(said(2400, 900)).toContain(
    'You get 33 € back from us: 24 € the way you paid, and 9 € in cash at the box office or by bank transfer.',
  );
});
