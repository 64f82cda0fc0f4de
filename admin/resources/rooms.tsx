import { NumberInput, required, TextInput } from 'react-admin';
import { BothLanguages, SideBySide } from '../inputs/both-languages.tsx';
import { AccessInput } from '../inputs/choice-inputs.tsx';
import { Reference } from '../inputs/reference-inputs.tsx';
import { HouseList } from '../screens/house-list.tsx';
import { ReferenceColumn, TextColumn } from './columns.tsx';
import { defineScreens } from './define-screens.tsx';

function List() {
  return (
    <HouseList sort={{ field: 'position', order: 'ASC' }}>
      <TextColumn source="name" />
      <ReferenceColumn source="venue" to="venues" />
      <TextColumn source="floor" />
    </HouseList>
  );
}

function Fields() {
  return (
    <>
      <BothLanguages source="name" />
      <SideBySide>
        <Reference source="venue" to="venues" sort="name" />
        <NumberInput source="position" min={0} max={10_000} validate={required()} helperText={false} />
      </SideBySide>
      <BothLanguages source="floor" />
      <BothLanguages source="access" kind="text" />
      <AccessInput source="access_kinds" />
      <TextInput source="slug" helperText={false} />
    </>
  );
}

export const screens = defineScreens({ List, Fields, defaults: { position: 0, access_kinds: [] } });
