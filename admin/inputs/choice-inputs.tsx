import { CheckboxGroupInput, required, SelectInput } from 'react-admin';
import { ACCESS_KINDS } from '../../lib/access-kinds.ts';
import { nameOfWeekday, WEEKDAYS } from '../../lib/weekdays.ts';
import { useInterfaceLanguage } from '../words/language.ts';
import type { MessageKey } from '../words/message-keys.ts';
import { useWords } from '../words/use-words.ts';

/** Measures of the venue that let more people attend. */
export function AccessInput({ source }: { source: string }) {
  const words = useWords();
  return (
    <CheckboxGroupInput
      source={source}
      choices={ACCESS_KINDS.map((id) => ({ id, name: words(`access_${id}`) }))}
      helperText={false}
    />
  );
}

/** A day of the week. */
export function WeekdayInput({ source }: { source: string }) {
  const language = useInterfaceLanguage();
  return (
    <SelectInput
      source={source}
      validate={[required()]}
      choices={WEEKDAYS.map((id) => ({ id, name: nameOfWeekday(id, language) }))}
      helperText={false}
    />
  );
}

/** One of a few words of the API, as the venue says them: `status_cancelled`. */
export function WordInput({
  source,
  words: known,
  as,
  hint,
}: {
  source: string;
  words: readonly (string | number)[];
  as: 'status' | 'medium' | 'style' | 'kind' | 'per';
  /** Hint at the consequences of the choice. */
  hint?: string;
}) {
  const words = useWords();
  return (
    <SelectInput
      source={source}
      validate={[required()]}
      choices={known.map((id) => ({ id, name: words(`${as}_${id}` as MessageKey) }))}
      helperText={hint ?? false}
    />
  );
}
