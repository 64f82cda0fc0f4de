import { BothLanguages, SideBySide } from '../inputs/both-languages.tsx';
import { AccessInput } from '../inputs/choice-inputs.tsx';
import { PositionInput, SlugInput } from '../inputs/plain-inputs.tsx';
import { Reference } from '../inputs/reference-inputs.tsx';
import { ResourceList } from '../screens/resource-list.tsx';
import { ReferenceColumn, TextColumn } from './columns.tsx';
import { defineScreens } from './define-screens.tsx';

function List() {
  return (
    <ResourceList sort={{ field: 'position', order: 'ASC' }}>
      <TextColumn source="name" />
      <ReferenceColumn source="venue" to="venues" />
      <TextColumn source="floor" />
    </ResourceList>
  );
}

function Fields() {
  return (
    <>
      <BothLanguages source="name" />
      <SideBySide>
        <Reference source="venue" to="venues" sort="name" />
        <PositionInput />
      </SideBySide>
      <BothLanguages source="floor" />
      <BothLanguages source="access" kind="text" />
      <AccessInput source="access_kinds" />
      <SlugInput />
    </>
  );
}

export const screens = defineScreens({ List, Fields, defaults: { position: 0, access_kinds: [] } });
