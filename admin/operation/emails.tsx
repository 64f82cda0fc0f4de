import { SelectInput } from 'react-admin';
import { MomentColumn, TextColumn } from '../resources/columns.tsx';
import { Column, NumberColumn } from '../screens/column.tsx';
import { ResourceList } from '../screens/resource-list.tsx';
import { Dot } from '../ui/dot.tsx';
import type { MessageKey } from '../words/message-keys.ts';
import { useWords } from '../words/use-words.ts';

const STATES = ['waiting', 'sent', 'given-up'] as const;

/** Emails of the last week with their delivery status; never their content, because its links are keys. */
export function List() {
  const words = useWords();
  return (
    <ResourceList
      filters={[
        <SelectInput
          key="state"
          source="state"
          alwaysOn
          choices={STATES.map((id) => ({ id, name: words(`email_${id}`) }))}
        />,
      ]}
      ownExport={false}
      bulkDelete={null}
    >
      <MomentColumn source="written_at" disableSort />
      <TextColumn source="to" disableSort />
      <TextColumn source="subject" disableSort />
      <TextColumn source="about" disableSort />
      <NumberColumn source="attempts" disableSort />
      <Column
        source="state"
        disableSort
        render={({ state }) => <Dot isOn={state === 'sent'}>{words(`email_${state}` as MessageKey)}</Dot>}
      />
    </ResourceList>
  );
}
