import { describe, expect, it } from 'vitest';
import { stem } from './stem.server.ts';

describe('the stem', () => {
  it.each([
    ['löcher', 'loch'],
    ['bücher', 'buch'],
    ['buecher', 'buch'],
    ['mäuse', 'maus'],
    ['häuser', 'haus'],
    ['konzerte', 'konzert'],
    ['werkstätten', 'werkstatt'],
    ['kindern', 'kind'],
    ['geschichten', 'geschichte'],
    ['ausstellungen', 'ausstellung'],
    ['stühle', 'stuhl'],
    ['lieder', 'lied'],
  ])('of %s is that of %s', (one, other) => {
    expect(stem(one, 'de')).toBe(stem(other, 'de'));
  });

  it.each([
    ['beetles', 'beetle'],
    ['stories', 'story'],
    ['venues', 'venue'],
    ['drumming', 'drum'],
    ['workshops', 'workshop'],
    ['boxes', 'box'],
  ])('of %s is that of %s in English', (one, other) => {
    expect(stem(one, 'en')).toBe(stem(other, 'en'));
  });

  it('leaves short words unchanged', () => {
    expect(stem('ohr', 'de')).toBe('ohr');
    expect(stem('is', 'en')).toBe('is');
  });
});
