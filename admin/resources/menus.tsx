import { BooleanInput, DataTable, List as RaList, useRecordContext } from 'react-admin';
import { BothLanguages } from '../inputs/both-languages.tsx';
import { RowsInput } from '../inputs/rows-input.tsx';
import { HouseEdit } from '../screens/house-form.tsx';
import type { HouseWord } from '../words/house-words.ts';
import { useWords } from '../words/use-words.ts';

/** The menus that are made by hand (docs/product/shell.md#menu). */
function List() {
  const words = useWords();
  return (
    <RaList actions={false} pagination={false} exporter={false}>
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <DataTable.Col source="id" disableSort render={({ id }) => words(`menu_${id}` as HouseWord)} />
      </DataTable>
    </RaList>
  );
}

function Form() {
  return (
    <HouseEdit isOnly title={<Title />}>
      <RowsInput source="entries" add="add_entry" optional>
        <Entry />
        <RowsInput source="children" add="add_entry_below" optional>
          <Entry />
        </RowsInput>
      </RowsInput>
    </HouseEdit>
  );
}

function Title() {
  const words = useWords();
  const id = useRecordContext()?.id;
  return id ? words(`menu_${id}` as HouseWord) : null;
}

function Entry() {
  return (
    <>
      <BothLanguages source="name" />
      <BothLanguages source="url" />
      <BooleanInput source="has_tab_navigation" defaultValue={false} helperText={false} />
    </>
  );
}

export const screens = { List, Form };
