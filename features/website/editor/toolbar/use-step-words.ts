import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '#ui/use-language.ts';
import { kindName } from '../definitions.ts';
import type { StepName } from '../store/history.ts';

/** Describes a step in words: action and target. */
export function useStepWords(): (name: StepName) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return ({ did, type, summary }) => {
    const kind = kindName(type, language);
    const name = shortened(summary);
    const what = summary && summary !== kind ? t`${kind} “${name}”` : kind;
    switch (did) {
      case 'write':
        return t`Text in ${what}`;
      case 'insert':
        return t`${what} inserted`;
      case 'remove':
        return t`${what} deleted`;
      case 'move':
        return t`${what} moved`;
      case 'duplicate':
        return t`${what} duplicated`;
      case 'paste':
        return t`${what} pasted`;
      case 'change':
        return t`${what} changed`;
      case 'restore':
        return type === '' ? t`Version restored` : t`${what} restored`;
      case 'choose':
        return t`Choice for ${what}`;
    }
  };
}

const MAX_WORDS = 32;

const shortened = (words: string): string =>
  words.length > MAX_WORDS ? `${words.slice(0, MAX_WORDS - 1).trimEnd()}…` : words;
