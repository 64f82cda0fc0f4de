import type { FileView } from '#features/media/index.ts';
import type { Language } from '#lib/localized.ts';

const WORDS = { de: 'Was zu hören ist', en: 'What is to be heard' };

/** What a film or a sound says, in words that open; nothing where the library has none. */
export function Transcript({ of: { transcript }, language }: { of: FileView; language: Language }) {
  if (!transcript) return null;
  return (
    <details className="transcript">
      <summary>{WORDS[language]}</summary>
      <p lang={transcript.lang}>{transcript.text}</p>
    </details>
  );
}
