import { BothLanguages } from '../inputs/both-languages.tsx';
import { SlugInput } from '../inputs/plain-inputs.tsx';
import { ResourceList } from '../screens/resource-list.tsx';
import { TextColumn } from './columns.tsx';
import { defineScreens } from './define-screens.tsx';

function List() {
  return (
    <ResourceList sort={{ field: 'name', order: 'ASC' }}>
      <TextColumn source="name" />
    </ResourceList>
  );
}

function Fields() {
  return (
    <>
      <BothLanguages source="name" />
      <SlugInput />
    </>
  );
}

export const screens = defineScreens({ List, Fields });
