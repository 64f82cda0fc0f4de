import { BooleanInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { QUESTION_KINDS, QUESTION_SCOPES } from '../../features/box-office/questions/question.ts';
import { BothLanguages, SideBySide } from '../inputs/both-languages.tsx';
import { WordInput } from '../inputs/choice-inputs.tsx';
import { LineInput } from '../inputs/limited-inputs.tsx';
import { PositionInput } from '../inputs/plain-inputs.tsx';
import { References } from '../inputs/reference-inputs.tsx';
import { RowsInput } from '../inputs/rows-input.tsx';
import { ResourceList } from '../screens/resource-list.tsx';
import { useWords } from '../words/use-words.ts';
import { ShownColumn, TextColumn, WordColumn } from './columns.tsx';
import { defineScreens } from './define-screens.tsx';

function List() {
  return (
    <ResourceList
      sort={{ field: 'position', order: 'ASC' }}
      filters={[<BooleanInput key="is_active" source="is_active" />]}
    >
      <TextColumn source="label" />
      <WordColumn source="kind" as="kind" />
      <WordColumn source="asked_per" as="per" />
      <TextColumn source="position" />
      <ShownColumn source="is_active" words={['switched_on', 'switched_off']} />
    </ResourceList>
  );
}

/** Questions asked at checkout, and the events they are for (docs/product/box-office.md#questions). */
function Fields() {
  const words = useWords();
  return (
    <>
      <BothLanguages source="label" />
      <BothLanguages source="help" optional />
      <SideBySide>
        <WordInput source="kind" words={QUESTION_KINDS} as="kind" />
        <WordInput source="asked_per" words={QUESTION_SCOPES} as="per" />
      </SideBySide>
      <Options />
      <References source="event_types" to="exhibition-types" />
      <References source="events" to="events" />
      <p>{words('question_events_hint')}</p>
      <SideBySide>
        <BooleanInput source="is_health" helperText={words('question_health_hint')} />
        <RequiredInput />
      </SideBySide>
      <SideBySide>
        <PositionInput />
        <BooleanInput source="is_active" helperText={false} />
      </SideBySide>
    </>
  );
}

/** Options to choose from, for questions that have a choice. */
function Options() {
  const kind: (typeof QUESTION_KINDS)[number] = useWatch({ name: 'kind' });
  if (kind !== 'choice') return null;
  return (
    <RowsInput source="options" add="add_answer">
      <SideBySide>
        <LineInput source="de" validate={required()} />
        <LineInput source="en" />
      </SideBySide>
    </RowsInput>
  );
}

/** Questions about health are always optional. */
function RequiredInput() {
  const isHealth: boolean = useWatch({ name: 'is_health' });
  const isRequired: boolean = useWatch({ name: 'is_required' });
  return <BooleanInput source="is_required" helperText={false} disabled={isHealth && !isRequired} />;
}

export const screens = defineScreens({
  List,
  Fields,
  defaults: {
    help: null,
    kind: 'text',
    options: [],
    asked_per: 'ticket',
    is_required: false,
    is_health: false,
    position: 0,
    is_active: true,
    events: [],
    event_types: [],
  },
});
