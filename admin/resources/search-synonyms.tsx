import { required, SelectInput } from 'react-admin';
import { LANGUAGES } from '../../lib/localized.ts';
import { SideBySide } from '../inputs/both-languages.tsx';
import { LineInput } from '../inputs/limited-inputs.tsx';
import { ResourceList } from '../screens/resource-list.tsx';
import { useWords } from '../words/use-words.ts';
import { TextColumn, WordColumn } from './columns.tsx';
import { defineScreens } from './define-screens.tsx';

function List() {
  return (
    <ResourceList canSearch={false} sort={{ field: 'language', order: 'ASC' }}>
      <WordColumn as="language" source="language" />
      <TextColumn source="words" disableSort />
    </ResourceList>
  );
}

function Fields() {
  const words = useWords();
  const choices = LANGUAGES.map((id) => ({ id, name: words(id === 'de' ? 'in_german' : 'in_english') }));
  return (
    <SideBySide>
      <SelectInput source="language" choices={choices} validate={required()} helperText={false} />
      <LineInput source="words" validate={required()} />
    </SideBySide>
  );
}

export const screens = defineScreens({ List, Fields, defaults: { language: 'de' } });
