import { DataTable, List as RaList, useRecordContext } from 'react-admin';
import { RecordTitle } from '../resources/record-title.tsx';
import { ResourceEdit } from '../screens/resource-form.tsx';
import type { MessageKey } from '../words/message-keys.ts';
import { useWords } from '../words/use-words.ts';
import { MenuInput } from './menu-input.tsx';

/** The menus that are made by hand (docs/product/shell.md#menu). */
function List() {
  const words = useWords();
  return (
    <RaList actions={false} pagination={false} exporter={false}>
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <DataTable.Col source="id" disableSort render={({ id }) => words(`menu_${id}` as MessageKey)} />
      </DataTable>
    </RaList>
  );
}

function Form() {
  return (
    <ResourceEdit isOnly title={<Title />}>
      <MenuInput />
    </ResourceEdit>
  );
}

function Title() {
  const words = useWords();
  const id = useRecordContext()?.id;
  return id ? words(`menu_${id}` as MessageKey) : <RecordTitle resource="menus" />;
}

export const screens = { List, Form };
