import type { ComponentType } from 'react';
import { ResourceCreate, ResourceEdit } from '../screens/resource-form.tsx';

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
  /** Further links from a stored record. */
  Actions?: ComponentType;
  /** Title of a stored record, where its own name is not enough. */
  Title?: ComponentType;
  /** Initial values of a new record. */
  defaults?: object;
}) {
  const Form = () => (
    <ResourceEdit {...(Actions ? { actions: <Actions /> } : {})} {...(Title ? { title: <Title /> } : {})}>
      <Fields />
    </ResourceEdit>
  );
  const New = () => (
    <ResourceCreate defaults={defaults}>
      <Fields />
    </ResourceCreate>
  );
  return { List, Form, New };
}
