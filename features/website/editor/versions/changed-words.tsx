import type { FieldChange } from '#features/core/documents/index.ts';

/** How a text became another one, word by word. */
export function ChangedWords({ words, lang }: { words: NonNullable<FieldChange['words']>; lang?: string }) {
  return (
    <p className="changed-words" lang={lang}>
      {words.map((part, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is static
        if (part.kind === 'same') return <span key={at}>{part.words}</span>;
        // biome-ignore lint/suspicious/noArrayIndexKey: the same
        return part.kind === 'added' ? <ins key={at}>{part.words}</ins> : <del key={at}>{part.words}</del>;
      })}
    </p>
  );
}
