import { useWords } from '../words/use-words.ts';
import { DecimalInput } from './decimal-input.tsx';
import { parsePercent, percentTyped } from './hundredths.ts';

/** A rate typed in percent and stored in hundredths of one; an empty field means none. */
export function PercentInput({ source }: { source: string }) {
  const words = useWords();
  return (
    <DecimalInput
      source={source}
      format={percentTyped}
      parse={parsePercent}
      otherwise="no_percent"
      unit="%"
      helperText={words('vat_hint')}
    />
  );
}
