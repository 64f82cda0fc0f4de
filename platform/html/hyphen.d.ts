// The published types name `hyphen/de`, which Node cannot import; this is the file behind it.
declare module 'hyphen/de/index.js' {
  export function hyphenateSync(text: string, options?: { minWordLength?: number }): string;
}
