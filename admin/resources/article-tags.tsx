import { BothLanguages } from '../inputs/both-languages.tsx';
import { SlugInput } from '../inputs/plain-inputs.tsx';
import { HouseList } from '../screens/house-list.tsx';
import { TextColumn } from './columns.tsx';
import { defineScreens } from './define-screens.tsx';

function List() {
  return (
    <HouseList sort={{ field: 'name', order: 'ASC' }}>
      <TextColumn source="name" />
    </HouseList>
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
