import { required, TextInput } from 'react-admin';
import { HouseList } from '../screens/house-list.tsx';
import { TextColumn } from './columns.tsx';
import { defineScreens } from './define-screens.tsx';

function List() {
  return (
    <HouseList sort={{ field: 'name', order: 'ASC' }}>
      <TextColumn source="name" />
    </HouseList>
  );
}

function Fields() {
  return (
    <>
      <TextInput source="name" validate={required()} helperText={false} />
      <TextInput source="html" multiline minRows={12} validate={required()} helperText={false} />
    </>
  );
}

export const screens = defineScreens({ List, Fields });
