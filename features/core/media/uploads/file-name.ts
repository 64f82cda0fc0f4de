import { slugify } from '#platform/slugify.server.ts';

/**
 * A safe file name from the sender's one: small Latin letters and digits, and the extension of the detected type. Paths,
 * wrong extensions and shell metacharacters are removed.
 */
export function safeFileName(sent: string, extension: string): string {
  const last = sent.slice(-300).split(/[/\\]/).at(-1) ?? '';
  const bare = last.replace(/\.[a-z0-9]{1,8}$/i, '');
  return `${slugify(bare) || 'datei'}.${extension}`;
}
