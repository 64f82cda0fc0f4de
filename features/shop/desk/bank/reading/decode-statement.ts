/** Names of encodings by the first bytes of a file. */
const MARKS: [bytes: number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];
const DECLARED = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.-]+)["']/;
const HEAD_BYTES = 200;

/**
 * Text of a file from a bank: UTF-8 where it is that, else Windows-1252, unless a mark in front or its XML declaration names another
 * encoding; `null` for a file that is no text.
 */
export function decodeStatement(bytes: Uint8Array): string | null {
  const marked = MARKS.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))?.[1];
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, HEAD_BYTES));
  const text =
    decoded(bytes, marked ?? DECLARED.exec(head)?.[1] ?? 'utf-8') ?? decoded(bytes, 'windows-1252');
  return text === null || text.includes('\0') ? null : text;
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
