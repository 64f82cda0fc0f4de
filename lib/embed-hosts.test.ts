import { describe, expect, it } from 'vitest';
import { type EmbedKind, isEmbedAddress } from './embed-hosts.ts';

describe('addresses of other providers', () => {
  it.each<[EmbedKind, string]>([
    ['video', 'https://www.youtube.com/watch?v=abcdefghijk'],
    ['video', 'https://youtu.be/abcdefghijk'],
    ['audio', 'https://buntspecht.podigee.io/12-neu'],
    ['viewer', 'https://issuu.com/buntspecht/docs/heft'],
    ['social', 'https://social.example/@haus/112233'],
  ])('may be shown as %s: %s', (kind, address) => {
    expect(isEmbedAddress(address, kind)).toBe(true);
  });

  it.each<[EmbedKind, string]>([
    ['video', 'http://youtube.com/watch?v=abcdefghijk'],
    ['video', 'https://youtube.com.evil.example/watch'],
    ['video', 'https://youtube.com:8443/watch'],
    ['video', 'https://user@youtube.com/watch'],
    ['video', 'https://soundcloud.com/x'],
    ['audio', 'https://podigee.io.evil.example/'],
    ['social', 'https://social.example/haus/112233'],
    ['viewer', 'javascript:alert(1)'],
    ['viewer', ''],
  ])('may not be shown as %s: %s', (kind, address) => {
    expect(isEmbedAddress(address, kind)).toBe(false);
  });
});
