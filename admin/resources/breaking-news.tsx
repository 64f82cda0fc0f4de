import { BothLanguages, SideBySide } from '../inputs/both-languages.tsx';
import { PositionInput } from '../inputs/plain-inputs.tsx';
import { VenueMomentInput } from '../inputs/venue-moment-input.tsx';
import { ResourceList } from '../screens/resource-list.tsx';
import { useWords } from '../words/use-words.ts';
import { MomentColumn, TextColumn } from './columns.tsx';
import { defineScreens } from './define-screens.tsx';

function List() {
  return (
    <ResourceList sort={{ field: 'position', order: 'ASC' }}>
      <TextColumn source="title" />
      <MomentColumn source="online_from" />
      <MomentColumn source="online_to" />
    </ResourceList>
  );
}

function Fields() {
  const words = useWords();
  return (
    <>
      <BothLanguages source="title" />
      <BothLanguages source="text" kind="text" />
      <BothLanguages source="link_title" optional />
      <BothLanguages source="link_url" optional />
      <SideBySide>
        <VenueMomentInput source="online_from" helperText={words('venue_time')} />
        <VenueMomentInput source="online_to" helperText={words('venue_time')} />
      </SideBySide>
      <PositionInput />
    </>
  );
}

export const screens = defineScreens({
  List,
  Fields,
  defaults: { link_title: null, link_url: null, online_from: null, online_to: null, position: 0 },
});
