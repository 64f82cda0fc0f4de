import { required } from 'react-admin';
import { SideBySide } from '../inputs/both-languages.tsx';
import { LineInput } from '../inputs/limited-inputs.tsx';
import { CsvImport } from '../screens/csv-import.tsx';
import { ResourceList } from '../screens/resource-list.tsx';
import { TextColumn } from './columns.tsx';
import { defineScreens } from './define-screens.tsx';

function List() {
  return (
    <ResourceList sort={{ field: 'old_path', order: 'ASC' }} tools={<CsvImport kind="redirects" />}>
      <TextColumn source="old_path" />
      <TextColumn source="new_path" />
    </ResourceList>
  );
}

function Fields() {
  return (
    <SideBySide>
      <LineInput source="old_path" validate={required()} />
      <LineInput source="new_path" validate={required()} />
    </SideBySide>
  );
}

export const screens = defineScreens({ List, Fields });
