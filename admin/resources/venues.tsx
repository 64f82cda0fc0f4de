import { email, required } from 'react-admin';
import { BothLanguages, SideBySide } from '../inputs/both-languages.tsx';
import { LineInput } from '../inputs/limited-inputs.tsx';
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
        <LineInput source="street" validate={required()} />
        <LineInput source="postal_code" validate={required()} />
        <LineInput source="city" validate={required()} />
      </SideBySide>
      <SideBySide>
        <LineInput source="phone" type="tel" />
        <LineInput source="email" type="email" validate={email()} />
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
