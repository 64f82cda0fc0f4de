import { BooleanInput } from 'react-admin';
import { BothLanguages, SideBySide } from '../inputs/both-languages.tsx';
import { PositionInput, SlugInput } from '../inputs/plain-inputs.tsx';
import { ResourceList } from '../screens/resource-list.tsx';
import { ShownColumn, TextColumn } from './columns.tsx';
import { defineScreens } from './define-screens.tsx';

function List() {
  return (
    <ResourceList sort={{ field: 'position', order: 'ASC' }}>
      <TextColumn source="name" />
      <ShownColumn source="show_in_filter" />
      <TextColumn source="position" />
    </ResourceList>
  );
}

function Fields() {
  return (
    <>
      <BothLanguages source="name" />
      <SideBySide>
        <PositionInput />
        <BooleanInput source="show_in_filter" helperText={false} />
      </SideBySide>
      <SlugInput />
    </>
  );
}

/** Filters for visitors: types, genres and tags share the same screens. */
export const screens = defineScreens({ List, Fields, defaults: { position: 0, show_in_filter: true } });
