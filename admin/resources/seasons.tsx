import { DateInput, required } from 'react-admin';
import { BothLanguages, SideBySide } from '../inputs/both-languages.tsx';
import { SlugInput } from '../inputs/plain-inputs.tsx';
import { ResourceList } from '../screens/resource-list.tsx';
import { DayColumn, TextColumn } from './columns.tsx';
import { defineScreens } from './define-screens.tsx';

function List() {
  return (
    <ResourceList sort={{ field: 'starts_on', order: 'DESC' }}>
      <TextColumn source="name" />
      <DayColumn source="starts_on" />
      <DayColumn source="ends_on" />
    </ResourceList>
  );
}

function Fields() {
  return (
    <>
      <BothLanguages source="name" />
      <SideBySide>
        <DateInput source="starts_on" validate={required()} helperText={false} />
        <DateInput source="ends_on" validate={required()} helperText={false} />
      </SideBySide>
      <SlugInput />
    </>
  );
}

export const screens = defineScreens({ List, Fields });
