import ExpandMore from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material';
import {
  BooleanInput,
  CheckboxGroupInput,
  NumberInput,
  required,
  SelectInput,
  useWrappedSource,
} from 'react-admin';
import { get, useFormState, useWatch } from 'react-hook-form';
import {
  FIELD_TYPE,
  FILE_KINDS,
  type Field,
  type FileKind,
  hasChoices,
  isAnswered,
  MAX_FILE_BYTES,
} from '../../../features/website/forms/field.ts';
import { BothLanguages, SideBySide } from '../../inputs/both-languages.tsx';
import { LineInput, WholeNumberInput } from '../../inputs/limited-inputs.tsx';
import { RowsInput } from '../../inputs/rows-input.tsx';
import type { MessageKey } from '../../words/message-keys.ts';
import { useWords } from '../../words/use-words.ts';
import { ConditionInput } from './condition-input.tsx';

const MEGABYTE = 1_000_000;
/** Files that a new field asks for: photos and scans as phones make them. */
const USUAL_FILE = 10 * MEGABYTE;
const USUAL_KINDS: FileKind[] = ['image', 'pdf'];
const TYPED: readonly number[] = [
  FIELD_TYPE.text,
  FIELD_TYPE.textArea,
  FIELD_TYPE.email,
  FIELD_TYPE.telephone,
];

/** One field of a form: a line that says what it is, and all that can be said of it behind that. */
export function FieldInput() {
  const words = useWords();
  const source = useWrappedSource('');
  const field: Partial<Field> = useWatch({ name: source }) ?? {};
  const { errors } = useFormState();
  const isWrong = get(errors, source) !== undefined;
  const kind = field.field_type === undefined ? '' : words(`kind_${field.field_type}`);
  return (
    <Accordion
      defaultExpanded={!field.label?.de}
      {...(isWrong ? { expanded: true } : {})}
      slots={{ heading: 'h2' }}
      sx={{ flex: 1, width: '100%' }}
    >
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography component="span" sx={{ fontWeight: 700, mr: 2 }}>
          {field.label?.de || words('new_field')}
        </Typography>
        <Typography component="span" sx={{ color: 'text.secondary' }}>
          {[kind, field.required ? words('is_required') : ''].filter(Boolean).join(' · ')}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <BothLanguages source="label" />
        <SideBySide>
          <SelectInput
            source="field_type"
            validate={required()}
            defaultValue={FIELD_TYPE.text}
            choices={Object.values(FIELD_TYPE).map((id) => ({ id, name: words(`kind_${id}`) }))}
            helperText={false}
          />
          <BooleanInput source="required" defaultValue={false} helperText={false} />
        </SideBySide>
        <KindInputs type={field.field_type ?? FIELD_TYPE.text} isNew={field.id === undefined} />
        <BothLanguages source="help_text" optional />
        <ConditionInput source="visible" />
        <LineInput source="slug" helperText={words('field_name_help')} />
      </AccordionDetails>
    </Accordion>
  );
}

/** Inputs that only some field types have. */
function KindInputs({ type, isNew }: { type: Field['field_type']; isNew: boolean }) {
  const words = useWords();
  const kind = { field_type: type };
  if (hasChoices(kind))
    return (
      <RowsInput source="choices" add="add_choice">
        <BothLanguages source="label" />
      </RowsInput>
    );
  if (type === FIELD_TYPE.number)
    return (
      <SideBySide>
        <WholeNumberInput source="min" parse={numberOrNone} />
        <WholeNumberInput source="max" parse={numberOrNone} />
      </SideBySide>
    );
  if (type === FIELD_TYPE.file)
    return (
      <>
        <CheckboxGroupInput
          source="kinds"
          defaultValue={isNew ? USUAL_KINDS : undefined}
          choices={FILE_KINDS.map((id) => ({ id, name: words(`file_${id}` as MessageKey) }))}
          helperText={false}
        />
        <NumberInput
          source="bytes"
          defaultValue={isNew ? USUAL_FILE : undefined}
          format={(bytes?: number) => (bytes === undefined ? '' : bytes / MEGABYTE)}
          parse={(text: string) => (text === '' ? undefined : Math.round(Number(text) * MEGABYTE))}
          max={MAX_FILE_BYTES / MEGABYTE}
          helperText={false}
        />
      </>
    );
  return isAnswered(kind) && TYPED.includes(type) ? (
    <BothLanguages source="placeholder_text" optional />
  ) : null;
}

/** Nothing typed is no bound, not a bound of nothing. */
function numberOrNone(text: string): number | undefined {
  return text === '' ? undefined : Number(text);
}
