import { BothLanguages } from '../inputs/both-languages.tsx';
import { PositionInput, SlugInput } from '../inputs/plain-inputs.tsx';
import { ResourceList } from '../screens/resource-list.tsx';
import { TextColumn } from './columns.tsx';
import { defineScreens } from './define-screens.tsx';

function List() {
  return (
    <ResourceList sort={{ field: 'position', order: 'ASC' }}>
      <TextColumn source="name" />
      <TextColumn source="position" />
    </ResourceList>
  );
}

function Fields() {
  return (
    <>
      <BothLanguages source="name" />
      <PositionInput />
      <SlugInput />
    </>
  );
}

export const screens = defineScreens({ List, Fields, defaults: { position: 0 } });
