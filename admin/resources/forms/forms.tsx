import { Link } from '@mui/material';
import { BooleanInput, required, useRecordContext } from 'react-admin';
import { BothLanguages, SideBySide } from '../../inputs/both-languages.tsx';
import { LineInput, WholeNumberInput } from '../../inputs/limited-inputs.tsx';
import { SlugInput } from '../../inputs/plain-inputs.tsx';
import { RowsInput } from '../../inputs/rows-input.tsx';
import { ResourceList } from '../../screens/resource-list.tsx';
import { SiteActions } from '../../screens/site-actions.tsx';
import { useInterfaceLanguage } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { ShownColumn, TextColumn } from '../columns.tsx';
import { defineScreens } from '../define-screens.tsx';
import { FieldInput } from './field-input.tsx';
import { FormPreview } from './form-preview.tsx';

const A_YEAR = 365;

function List() {
  return (
    <ResourceList
      sort={{ field: 'title', order: 'ASC' }}
      filters={[<BooleanInput key="is_online" source="is_online" />]}
    >
      <TextColumn source="title" />
      <TextColumn source="keep_days" />
      <ShownColumn source="is_online" />
    </ResourceList>
  );
}

function Fields() {
  return (
    <>
      <BothLanguages source="title" />
      <BothLanguages source="intro" kind="text" />
      <RowsInput source="fields" add="add_field">
        <FieldInput />
      </RowsInput>
      <FormPreview />
      <BothLanguages source="button" />
      <BothLanguages source="thanks" kind="text" />
      <SideBySide>
        <LineInput source="house_email" type="email" />
        <WholeNumberInput source="keep_days" validate={required()} />
      </SideBySide>
      <SlugInput />
      <BooleanInput source="is_online" helperText={false} />
    </>
  );
}

function Actions() {
  const words = useWords();
  const language = useInterfaceLanguage();
  const id = useRecordContext()?.id;
  return (
    <>
      <Link href={`/cms-hub/forms?form=${id}&lang=${language}`}>{words('entries')}</Link>
      <SiteActions page="form" />
    </>
  );
}

export const screens = defineScreens({
  List,
  Fields,
  Actions,
  defaults: { house_email: null, keep_days: A_YEAR, is_online: false, fields: [] },
});
