import { BooleanInput, required } from 'react-admin';
import { MEDIA } from '../../features/website/magazine/medium.ts';
import { BothLanguages, SideBySide } from '../inputs/both-languages.tsx';
import { WordInput } from '../inputs/choice-inputs.tsx';
import { LineInput, WholeNumberInput } from '../inputs/limited-inputs.tsx';
import { PictureInput } from '../inputs/picture-input.tsx';
import { SlugInput } from '../inputs/plain-inputs.tsx';
import { Reference, References } from '../inputs/reference-inputs.tsx';
import { RowsInput } from '../inputs/rows-input.tsx';
import { VenueMomentInput } from '../inputs/venue-moment-input.tsx';
import { ResourceList } from '../screens/resource-list.tsx';
import { SiteActions } from '../screens/site-actions.tsx';
import { useWords } from '../words/use-words.ts';
import { MomentColumn, ReferenceColumn, ShownColumn, TextColumn, WordColumn } from './columns.tsx';
import { defineScreens } from './define-screens.tsx';

function List() {
  return (
    <ResourceList
      sort={{ field: 'published_at', order: 'DESC' }}
      filters={[
        <Reference key="category" source="category" to="article-categories" optional />,
        <Reference key="tags" source="tags" to="article-tags" optional />,
        <BooleanInput key="is_online" source="is_online" />,
      ]}
    >
      <TextColumn source="title" />
      <ReferenceColumn source="category" to="article-categories" />
      <WordColumn source="medium" as="medium" />
      <MomentColumn source="published_at" />
      <ShownColumn source="is_online" />
    </ResourceList>
  );
}

function Fields() {
  const words = useWords();
  return (
    <>
      <BothLanguages source="title" />
      <BothLanguages source="lead" kind="text" />
      <SideBySide>
        <Reference source="category" to="article-categories" sort="position" />
        <WordInput source="medium" words={MEDIA} as="medium" />
        <WholeNumberInput source="minutes" validate={required()} />
      </SideBySide>
      <VenueMomentInput source="published_at" validate={required()} helperText={words('venue_time')} />
      <RowsInput source="authors" add="add_person" inline optional>
        <Reference source="person" to="persons" optional sort="name" />
        <LineInput source="name" />
      </RowsInput>
      <References source="tags" to="article-tags" />
      <References source="productions" to="productions" />
      <References source="articles" to="articles" />
      <PictureInput source="picture" />
      <SlugInput />
      <BooleanInput source="is_online" helperText={false} />
    </>
  );
}

const Actions = () => <SiteActions page="article" />;

export const screens = defineScreens({
  List,
  Fields,
  Actions,
  defaults: {
    medium: 'text',
    minutes: 3,
    is_online: false,
    authors: [],
    tags: [],
    productions: [],
    events: [],
    articles: [],
  },
});
