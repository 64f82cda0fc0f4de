import { DateInput, required } from 'react-admin';
import { WeekPreview } from '../opening/week-preview.tsx';
import { ResourceList } from '../screens/resource-list.tsx';
import { DayColumn, TextColumn } from './columns.tsx';
import { defineScreens } from './define-screens.tsx';
import { NO_TIMES, OpeningTimes } from './opening-times.tsx';

function List() {
  return (
    <ResourceList canSearch={false} sort={{ field: 'day', order: 'DESC' }}>
      <DayColumn source="day" />
      <TextColumn source="time_from" disableSort />
      <TextColumn source="time_to" disableSort />
      <TextColumn source="alternative_text" disableSort />
    </ResourceList>
  );
}

function Fields() {
  return (
    <>
      <DateInput source="day" validate={required()} helperText={false} />
      <OpeningTimes />
      <WeekPreview edits="day" />
    </>
  );
}

export const screens = defineScreens({ List, Fields, defaults: NO_TIMES });
