import { describe, expect, it } from 'vitest';
import { shownTitle, withSoftHyphens } from './soft-hyphens.server.ts';

const broken = (text: string) => withSoftHyphens(text, 'de').replaceAll('\u00ad', '|');

describe('soft hyphens', () => {
  it.each([
    'Geräusche|macher|werkstatt',
    'Figuren|theater|werkstatt',
    'Taschen|lampenrunde',
    'Barriere|freiheit',
    'Barriere|freiheits|stärkungs|gesetz',
    'Daten|schutz|erklärung',
    'Daten|schutz|hinweisen',
    'Hinweisgeber|schutz|gesetz',
    'Weihnachts|geschichte',
    'Ausstellungs|eröffnung',
    'Veranstaltungs|kalender',
    'Freiluft|ausstellung',
    'Röhren|orchester',
    'Scheren|schnitte',
    'Vorlese|programme',
    'Ferien|werkstatt',
    'Gebärden|sprache',
    'Schreib|maschine',
    'Schrauben|zieher',
    'Sonntags|klopfen',
    'Vormittags|vögel',
    'Begleit|personen',
    'Familien|konzert',
    'Hosen|taschen|dunkel',
    'Kühlschrank|dunkel',
    'Klang|ausstellung',
    'Klang|installation',
    'Kinder|theater|festival',
    'Haupt|darstellerin',
    'Geschäfts|bedingungen',
    'Figuren|spielerin',
  ])('lie at the seams of %s', (word) => {
    expect(broken(word.replaceAll('|', ''))).toBe(word);
  });

  it('lie within a part only when that is long itself', () => {
    expect(broken('Verbraucherschlichtungsstelle')).toBe('Verbraucher|schlichtungs|stelle');
    expect(broken('Veröffentlichung')).toBe('Ver|öf|fent|li|chung');
  });

  it('leave short words, other languages and other text alone', () => {
    expect(broken('Der Käfer, der nicht schlafen wollte')).toBe('Der Käfer, der nicht schlafen wollte');
    expect(withSoftHyphens('Geräuschemacherwerkstatt', 'en')).toBe('Geräuschemacherwerkstatt');
    expect(broken('werkstatt'.repeat(9))).toBe('werkstatt'.repeat(9));
  });

  it('follow the language a title is shown in', () => {
    const title = { de: 'Geräuschemacherwerkstatt', en: null };
    expect(shownTitle(title, 'en')).toEqual({ text: 'Geräusche\u00admacher\u00adwerkstatt', lang: 'de' });
  });
});
