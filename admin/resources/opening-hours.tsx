import { WordInput } from '../inputs/choice-inputs.tsx';
import { WeekPreview } from '../opening/week-preview.tsx';
import { HouseList } from '../screens/house-list.tsx';
import { TextColumn, WordColumn } from './columns.tsx';
import { defineScreens } from './define-screens.tsx';
import { NO_TIMES, OpeningTimes } from './opening-times.tsx';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

function List() {
  return (
    <HouseList canSearch={false} sort={{ field: 'weekday', order: 'ASC' }}>
      <WordColumn source="weekday" as="weekday" />
      <TextColumn source="time_from" disableSort />
      <TextColumn source="time_to" disableSort />
      <TextColumn source="alternative_text" disableSort />
    </HouseList>
  );
}

function Fields() {
  return (
    <>
      <WordInput source="weekday" words={WEEKDAYS} as="weekday" />
      <OpeningTimes />
      <WeekPreview edits="weekday" />
    </>
  );
}

export const screens = defineScreens({ List, Fields, defaults: NO_TIMES });
