import { expect, it } from 'vitest';
import { CONSENT_TEXTS } from './consent-texts.ts';

it('says what each category covers, as the product describes it', () => {
  const { de, en } = CONSENT_TEXTS;
  for (const part of ['Analytics', 'ads', 'social media tools', 'marketing hub'])
    expect(en.tracking[1]).toContain(part);
  for (const part of ['Video', 'audio', 'podcast', 'magazine viewer', 'form service'])
    expect(en.media[1]).toContain(part);
  for (const part of ['Statistik', 'Werbung', 'sozialer Netzwerke', 'Marketing-Hub'])
    expect(de.tracking[1]).toContain(part);
  for (const part of ['Video', 'Audio', 'Podcast', 'Magazin', 'Formulardienst'])
    expect(de.media[1]).toContain(part);
});

it('keeps the German word for tickets to tickets', () => {
  expect(JSON.stringify(CONSENT_TEXTS.de)).not.toContain('Karten');
});
