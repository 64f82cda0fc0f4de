import { BooleanInput, required } from 'react-admin';
import { BothLanguages, SideBySide } from '../../inputs/both-languages.tsx';
import { AccessInput } from '../../inputs/choice-inputs.tsx';
import { WholeNumberInput } from '../../inputs/limited-inputs.tsx';
import { LinesInput } from '../../inputs/lines-input.tsx';
import { PictureInput } from '../../inputs/picture-input.tsx';
import { SlugInput } from '../../inputs/plain-inputs.tsx';
import { Reference, References } from '../../inputs/reference-inputs.tsx';
import { RowsInput } from '../../inputs/rows-input.tsx';
import { ResourceList } from '../../screens/resource-list.tsx';
import { SiteActions } from '../../screens/site-actions.tsx';
import { ReferenceColumn, ShownColumn, TextColumn } from '../columns.tsx';
import { defineScreens } from '../define-screens.tsx';
import { ProductionMedia } from './production-media.tsx';

const OLDEST = 99;

function List() {
  return (
    <ResourceList
      sort={{ field: 'title', order: 'ASC' }}
      filters={[
        <Reference key="season" source="season" to="seasons" optional />,
        <Reference key="exhibition_type" source="exhibition_type" to="exhibition-types" optional />,
        <Reference key="genre" source="genre" to="genres" optional />,
        <Reference key="series" source="series" to="series" optional />,
        <Reference key="tags" source="tags" to="production-tags" optional />,
        <BooleanInput key="is_online" source="is_online" />,
      ]}
    >
      <TextColumn source="title" />
      <ReferenceColumn source="exhibition_type" to="exhibition-types" />
      <ReferenceColumn source="season" to="seasons" />
      <ShownColumn source="is_online" />
    </ResourceList>
  );
}

function Fields() {
  return (
    <>
      <BothLanguages source="title" />
      <BothLanguages source="subline" />
      <BothLanguages source="lead" kind="text" />
      <BothLanguages source="description" kind="rich" />
      <BothLanguages source="language" />
      <BothLanguages source="important_info" kind="text" optional />
      <BothLanguages source="promoter" kind="text" optional />
      <SideBySide>
        <Reference source="exhibition_type" to="exhibition-types" sort="position" />
        <Reference source="genre" to="genres" sort="position" />
      </SideBySide>
      <SideBySide>
        <Reference source="season" to="seasons" sort="starts_on" />
        <Reference source="series" to="series" optional sort="position" />
      </SideBySide>
      <SideBySide>
        <WholeNumberInput source="age_from" validate={required()} />
        <WholeNumberInput source="age_to" validate={required()} />
        <WholeNumberInput source="duration_minutes" validate={required()} />
        <WholeNumberInput source="doors_minutes" validate={required()} />
      </SideBySide>
      <References source="tags" to="production-tags" />
      <AccessInput source="access" />
      <RowsInput source="contributors" add="add_person" optional>
        <Reference source="person" to="persons" sort="name" />
        <BothLanguages source="role" />
      </RowsInput>
      <LinesInput source="sponsors" />
      <PictureInput source="picture" />
      <ProductionMedia />
      <SlugInput />
      <BooleanInput source="is_online" helperText={false} />
    </>
  );
}

const Actions = () => <SiteActions page="production" />;

export const screens = defineScreens({
  List,
  Fields,
  Actions,
  defaults: {
    age_from: 0,
    age_to: OLDEST,
    doors_minutes: 30,
    is_online: false,
    series: null,
    access: [],
    tags: [],
    contributors: [],
    sponsors: [],
    programs: [],
    images: [],
    videos: [],
    audio_sample: null,
    important_info: null,
    promoter: null,
  },
});
