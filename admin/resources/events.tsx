import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import { Link } from '@mui/material';
import {
  BooleanInput,
  ReferenceField,
  required,
  SelectInput,
  usePermissions,
  useRecordContext,
} from 'react-admin';
import { can, type Role } from '../../features/core/access/roles.ts';
import { EVENT_STATUSES } from '../../features/programme/calendar/event-status.ts';
import { SideBySide } from '../inputs/both-languages.tsx';
import { AccessInput, WordInput } from '../inputs/choice-inputs.tsx';
import { WholeNumberInput } from '../inputs/limited-inputs.tsx';
import { PictureInput } from '../inputs/picture-input.tsx';
import { Reference, References } from '../inputs/reference-inputs.tsx';
import { VenueDayInput, VenueMomentInput } from '../inputs/venue-moment-input.tsx';
import { BulkChange } from '../screens/bulk-actions.tsx';
import { CsvImport } from '../screens/csv-import.tsx';
import { MoreDates } from '../screens/more-dates-dialog.tsx';
import { ResourceList } from '../screens/resource-list.tsx';
import { SiteActions } from '../screens/site-actions.tsx';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import { MomentColumn, ReferenceColumn, ShownColumn, WordColumn } from './columns.tsx';
import { defineScreens } from './define-screens.tsx';
import { RecordName } from './record-title.tsx';

const OLDEST = 99;

function List() {
  const words = useWords();
  const day = (source: string, isAlwaysOn = false) => (
    <VenueDayInput key={source} source={source} alwaysOn={isAlwaysOn} />
  );
  return (
    <ResourceList
      canSearch={false}
      tools={<CsvImport kind="events" />}
      sort={{ field: 'date_start', order: 'ASC' }}
      filterDefaultValues={{ date_start_from: new Date().toISOString() }}
      filters={[
        day('date_start_from', true),
        day('date_start_to'),
        <Reference key="production" source="production" to="productions" optional />,
        <Reference key="room" source="room" to="rooms" optional />,
        <Reference key="series" source="series" to="series" optional />,
        <Reference key="tags" source="tags" to="event-tags" optional />,
        <SelectInput
          key="status"
          source="status"
          choices={EVENT_STATUSES.map((id) => ({ id, name: words(`status_${id}`) }))}
        />,
        <BooleanInput key="is_online" source="is_online" />,
      ]}
      bulk={
        <>
          <BulkChange label={words('show_on_site')} icon={<Visibility />} data={{ is_online: true }} />
          <BulkChange label={words('hide_from_site')} icon={<VisibilityOff />} data={{ is_online: false }} />
        </>
      }
    >
      <MomentColumn source="date_start" />
      <ReferenceColumn source="production" to="productions" />
      <ReferenceColumn source="room" to="rooms" />
      <WordColumn source="status" as="status" />
      <ShownColumn source="is_online" />
    </ResourceList>
  );
}

function Fields() {
  const words = useWords();
  return (
    <>
      <SideBySide>
        <Reference source="production" to="productions" sort="title" />
        <Reference source="room" to="rooms" sort="position" />
      </SideBySide>
      <SideBySide>
        <VenueMomentInput source="date_start" validate={required()} helperText={words('venue_time')} />
        <VenueMomentInput source="date_end" validate={required()} helperText={words('venue_time')} />
      </SideBySide>
      <SideBySide>
        <Reference source="event_type" to="exhibition-types" sort="position" />
        <Reference source="genre" to="genres" sort="position" />
      </SideBySide>
      <SideBySide>
        <WholeNumberInput source="age_from" validate={required()} />
        <WholeNumberInput source="age_to" validate={required()} />
      </SideBySide>
      <SideBySide>
        <Reference source="series" to="series" optional sort="position" />
        <References source="tags" to="event-tags" />
      </SideBySide>
      <AccessInput source="access" />
      <SideBySide>
        <WordInput source="status" words={EVENT_STATUSES} as="status" hint={words('status_hint')} />
        <BooleanInput source="is_online" helperText={false} />
      </SideBySide>
      <PictureInput source="picture" />
    </>
  );
}

function Actions() {
  const words = useWords();
  const language = useInterfaceLanguage();
  const { permissions: role } = usePermissions<Role>();
  const event = useRecordContext();
  return (
    <>
      {event && can(role ? { role } : null, 'sell') ? (
        <Link href={`/cms-hub/events/${event.id}?lang=${language}`}>{words('at_the_box_office')}</Link>
      ) : null}
      <MoreDates />
      <SiteActions page="event" />
    </>
  );
}

/** Production and date of the event: an event has no name. */
function Title() {
  return (
    <>
      <ReferenceField source="production" reference="productions" link={false}>
        <RecordName resource="productions" />
      </ReferenceField>
      , <RecordName resource="events" />
    </>
  );
}

export const screens = defineScreens({
  List,
  Fields,
  Actions,
  Title,
  defaults: {
    age_from: 0,
    age_to: OLDEST,
    status: 'scheduled',
    is_online: false,
    series: null,
    parent: null,
    id_jet: null,
    access: null,
    tags: [],
  },
});
