import { BooleanInput, DateInput, NumberInput } from 'react-admin';
import { BothLanguages, SideBySide } from '../inputs/both-languages.tsx';
import { EuroInput } from '../inputs/euro-input.tsx';
import { LinesInput } from '../inputs/lines-input.tsx';
import { useWords } from '../words/use-words.ts';

/** Under which conditions a price is had; all of them may be missing (docs/product/box-office.md#conditions). */
export function PriceConditions() {
  const words = useWords();
  return (
    <details>
      <summary>{words('price_conditions')}</summary>
      <SideBySide>
        <NumberInput source="age_from" min={0} max={120} helperText={false} />
        <NumberInput source="age_to" min={0} max={120} helperText={false} />
        <BooleanInput source="members_only" helperText={false} />
      </SideBySide>
      <BothLanguages source="proof" optional />
      <BooleanInput source="asks_proof_number" helperText={words('proof_hint')} />
      <SideBySide>
        <NumberInput source="together_at_most" min={1} max={100} helperText={false} />
        <NumberInput source="together_per" min={1} max={100} helperText={false} />
        <LinesInput source="together_with" />
      </SideBySide>
      <p>{words('together_hint')}</p>
      <SideBySide>
        <EuroInput source="early_cents" optional hint={words('early_hint')} />
        <DateInput source="early_until" helperText={false} />
        <NumberInput source="early_days" min={1} max={365} helperText={false} />
      </SideBySide>
    </details>
  );
}
