import { slugify } from '#platform/slugify.server.ts';

/**
 * A name a file can safely be saved under, from what the sender called it: small Latin letters and digits, and the ending of
 * what it is. Paths, endings that lie and everything a shell could stumble over are gone.
 */
export function safeFileName(sent: string, extension: string): string {
  const last = sent.slice(-300).split(/[/\\]/).at(-1) ?? '';
  const bare = last.replace(/\.[a-z0-9]{1,8}$/i, '');
  return `${slugify(bare) || 'datei'}.${extension}`;
}
