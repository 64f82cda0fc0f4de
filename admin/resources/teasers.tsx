import { DateInput, required } from 'react-admin';
import { BothLanguages, SideBySide } from '../inputs/both-languages.tsx';
import { LineInput } from '../inputs/limited-inputs.tsx';
import { ResourceList } from '../screens/resource-list.tsx';
import { DayColumn, TextColumn } from './columns.tsx';
import { defineScreens } from './define-screens.tsx';

function List() {
  return (
    <ResourceList sort={{ field: 'position', order: 'DESC' }}>
      <TextColumn source="name" />
      <TextColumn source="headline" />
      <DayColumn source="position" />
    </ResourceList>
  );
}

function Fields() {
  return (
    <>
      <SideBySide>
        <LineInput source="name" validate={required()} />
        <DateInput source="position" validate={required()} helperText={false} />
        <LineInput source="art_slug" validate={required()} />
      </SideBySide>
      <BothLanguages source="preline" />
      <BothLanguages source="headline" />
      <BothLanguages source="subline" />
      <BothLanguages source="link_text" />
      <BothLanguages source="link_url" />
    </>
  );
}

export const screens = defineScreens({ List, Fields });
