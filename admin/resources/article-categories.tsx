import { BothLanguages, SideBySide } from '../inputs/both-languages.tsx';
import { WordInput } from '../inputs/choice-inputs.tsx';
import { PositionInput, SlugInput } from '../inputs/plain-inputs.tsx';
import { ResourceList } from '../screens/resource-list.tsx';
import { TextColumn, WordColumn } from './columns.tsx';
import { defineScreens } from './define-screens.tsx';

const STYLES = ['', 'himmel', 'dotter', 'rosa', 'minze'] as const;

function List() {
  return (
    <ResourceList sort={{ field: 'position', order: 'ASC' }}>
      <TextColumn source="name" />
      <WordColumn source="style_name" as="style" />
      <TextColumn source="position" />
    </ResourceList>
  );
}

function Fields() {
  return (
    <>
      <BothLanguages source="name" />
      <SideBySide>
        <WordInput source="style_name" words={STYLES} as="style" />
        <PositionInput />
      </SideBySide>
      <SlugInput />
    </>
  );
}

export const screens = defineScreens({ List, Fields, defaults: { style_name: '', position: 0 } });
