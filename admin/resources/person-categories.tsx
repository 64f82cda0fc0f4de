import { BothLanguages } from '../inputs/both-languages.tsx';
import { PositionInput, SlugInput } from '../inputs/plain-inputs.tsx';
import { HouseList } from '../screens/house-list.tsx';
import { TextColumn } from './columns.tsx';
import { defineScreens } from './define-screens.tsx';

function List() {
  return (
    <HouseList sort={{ field: 'position', order: 'ASC' }}>
      <TextColumn source="name" />
      <TextColumn source="position" />
    </HouseList>
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
