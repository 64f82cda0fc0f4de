import { BooleanInput } from 'react-admin';
import { BothLanguages, SideBySide } from '../inputs/both-languages.tsx';
import { PositionInput, SlugInput } from '../inputs/plain-inputs.tsx';
import { HouseList } from '../screens/house-list.tsx';
import { SiteActions } from '../screens/site-actions.tsx';
import { ShownColumn, TextColumn } from './columns.tsx';
import { defineScreens } from './define-screens.tsx';

function List() {
  return (
    <HouseList sort={{ field: 'position', order: 'ASC' }}>
      <TextColumn source="title" />
      <TextColumn source="subline" />
      <ShownColumn source="show_in_filter" />
    </HouseList>
  );
}

function Fields() {
  return (
    <>
      <BothLanguages source="title" />
      <BothLanguages source="subline" />
      <BothLanguages source="description" kind="rich" />
      <SideBySide>
        <PositionInput />
        <BooleanInput source="show_in_filter" helperText={false} />
      </SideBySide>
      <SlugInput />
    </>
  );
}

const Actions = () => <SiteActions page="series" />;

export const screens = defineScreens({
  List,
  Fields,
  Actions,
  defaults: { position: 0, show_in_filter: true },
});
