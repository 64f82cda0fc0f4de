import { required } from 'react-admin';
import { BothLanguages, SideBySide } from '../inputs/both-languages.tsx';
import { LineInput } from '../inputs/limited-inputs.tsx';
import { PictureInput } from '../inputs/picture-input.tsx';
import { SlugInput } from '../inputs/plain-inputs.tsx';
import { Reference } from '../inputs/reference-inputs.tsx';
import { CsvImport } from '../screens/csv-import.tsx';
import { ResourceList } from '../screens/resource-list.tsx';
import { SiteActions } from '../screens/site-actions.tsx';
import { ReferenceColumn, TextColumn } from './columns.tsx';
import { defineScreens } from './define-screens.tsx';

function List() {
  return (
    <ResourceList
      sort={{ field: 'name', order: 'ASC' }}
      tools={<CsvImport kind="persons" />}
      filters={[<Reference key="category" source="category" to="person-categories" optional />]}
    >
      <TextColumn source="name" />
      <TextColumn source="role" />
      <ReferenceColumn source="category" to="person-categories" />
    </ResourceList>
  );
}

function Fields() {
  return (
    <>
      <SideBySide>
        <LineInput source="name" validate={required()} />
        <Reference source="category" to="person-categories" sort="position" />
      </SideBySide>
      <BothLanguages source="role" />
      <BothLanguages source="biography" kind="rich" />
      <PictureInput source="picture" />
      <SlugInput />
    </>
  );
}

const Actions = () => <SiteActions page="person" />;

export const screens = defineScreens({ List, Fields, Actions });
