import { WeekdayInput } from '../inputs/choice-inputs.tsx';
import { WeekPreview } from '../opening/week-preview.tsx';
import { ResourceList } from '../screens/resource-list.tsx';
import { TextColumn, WeekdayColumn } from './columns.tsx';
import { defineScreens } from './define-screens.tsx';
import { NO_TIMES, OpeningTimes } from './opening-times.tsx';

function List() {
  return (
    <ResourceList canSearch={false} sort={{ field: 'weekday', order: 'ASC' }}>
      <WeekdayColumn source="weekday" />
      <TextColumn source="time_from" disableSort />
      <TextColumn source="time_to" disableSort />
      <TextColumn source="alternative_text" disableSort />
    </ResourceList>
  );
}

function Fields() {
  return (
    <>
      <WeekdayInput source="weekday" />
      <OpeningTimes />
      <WeekPreview edits="weekday" />
    </>
  );
}

export const screens = defineScreens({ List, Fields, defaults: NO_TIMES });
