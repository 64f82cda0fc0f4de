import { email, required, TextInput } from 'react-admin';
import { BothLanguages, SideBySide } from '../inputs/both-languages.tsx';
import { PictureInput } from '../inputs/picture-input.tsx';
import { SlugInput } from '../inputs/plain-inputs.tsx';
import { ResourceList } from '../screens/resource-list.tsx';
import { SiteActions } from '../screens/site-actions.tsx';
import { TextColumn } from './columns.tsx';
import { defineScreens } from './define-screens.tsx';

function List() {
  return (
    <ResourceList sort={{ field: 'name', order: 'ASC' }}>
      <TextColumn source="name" />
      <TextColumn source="street" />
      <TextColumn source="city" />
    </ResourceList>
  );
}

function Fields() {
  return (
    <>
      <BothLanguages source="name" />
      <SideBySide>
        <TextInput source="street" validate={required()} helperText={false} />
        <TextInput source="postal_code" validate={required()} helperText={false} />
        <TextInput source="city" validate={required()} helperText={false} />
      </SideBySide>
      <SideBySide>
        <TextInput source="phone" type="tel" helperText={false} />
        <TextInput source="email" type="email" validate={email()} helperText={false} />
      </SideBySide>
      <BothLanguages source="directions" kind="text" />
      <BothLanguages source="access" kind="text" />
      <PictureInput source="picture" />
      <SlugInput />
    </>
  );
}

const Actions = () => <SiteActions page="venue" />;

export const screens = defineScreens({ List, Fields, Actions, defaults: { phone: null, email: null } });
