import type { ComponentType } from 'react';
import { HouseCreate, HouseEdit } from '../screens/house-form.tsx';

/** The screens of a resource: its list, and one form for those that are there and those to come. */
export function defineScreens({
  List,
  Fields,
  Actions,
  Title,
  defaults = {},
}: {
  List: ComponentType;
  Fields: ComponentType;
  /** Where else a stored one leads. */
  Actions?: ComponentType;
  /** What a stored one is called, where its own name is not enough. */
  Title?: ComponentType;
  /** What a new one begins with. */
  defaults?: object;
}) {
  const Form = () => (
    <HouseEdit {...(Actions ? { actions: <Actions /> } : {})} {...(Title ? { title: <Title /> } : {})}>
      <Fields />
    </HouseEdit>
  );
  const New = () => (
    <HouseCreate defaults={defaults}>
      <Fields />
    </HouseCreate>
  );
  return { List, Form, New };
}
