import { BothLanguages } from '../inputs/both-languages.tsx';
import { PositionInput } from '../inputs/plain-inputs.tsx';
import { ResourceList } from '../screens/resource-list.tsx';
import { TextColumn } from './columns.tsx';
import { defineScreens } from './define-screens.tsx';

function List() {
  return (
    <ResourceList sort={{ field: 'position', order: 'ASC' }}>
      <TextColumn source="text" />
      <TextColumn source="link" />
    </ResourceList>
  );
}

function Fields() {
  return (
    <>
      <BothLanguages source="text" />
      <BothLanguages source="link" />
      <BothLanguages source="url" />
      <PositionInput />
    </>
  );
}

export const screens = defineScreens({ List, Fields, defaults: { position: 0 } });
