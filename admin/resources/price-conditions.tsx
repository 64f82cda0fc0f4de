import { BooleanInput, DateInput } from 'react-admin';
import { BothLanguages, SideBySide } from '../inputs/both-languages.tsx';
import { EuroInput } from '../inputs/euro-input.tsx';
import { WholeNumberInput } from '../inputs/limited-inputs.tsx';
import { LinesInput } from '../inputs/lines-input.tsx';
import { useWords } from '../words/use-words.ts';

/** Under which conditions a price is had; all of them may be missing (docs/product/box-office.md#conditions). */
export function PriceConditions() {
  const words = useWords();
  return (
    <details>
      <summary>{words('price_conditions')}</summary>
      <SideBySide>
        <WholeNumberInput source="age_from" />
        <WholeNumberInput source="age_to" />
        <BooleanInput source="members_only" helperText={false} />
        <WholeNumberInput source="group_from" />
      </SideBySide>
      <SideBySide>
        <WholeNumberInput source="flat_heads" />
        <EuroInput source="flat_further_cents" optional hint={words('flat_hint')} />
      </SideBySide>
      <BooleanInput source="asks_allergies" helperText={words('allergies_hint')} />
      <BothLanguages source="proof" optional />
      <BooleanInput source="asks_proof_number" helperText={words('proof_hint')} />
      <SideBySide>
        <WholeNumberInput source="together_at_most" />
        <WholeNumberInput source="together_per" />
        <LinesInput source="together_with" />
      </SideBySide>
      <p>{words('together_hint')}</p>
      <SideBySide>
        <EuroInput source="early_cents" optional hint={words('early_hint')} />
        <DateInput source="early_until" helperText={false} />
        <WholeNumberInput source="early_days" />
      </SideBySide>
    </details>
  );
}
