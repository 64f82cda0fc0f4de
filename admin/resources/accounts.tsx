import { BooleanInput, DateInput, email, required, SelectInput, useRecordContext } from 'react-admin';
import { roleName } from '../../features/core/access/role-name.ts';
import { ROLES } from '../../features/core/access/roles.ts';
import { SideBySide } from '../inputs/both-languages.tsx';
import { LineInput } from '../inputs/limited-inputs.tsx';
import { ResourceList } from '../screens/resource-list.tsx';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import { EmailColumn, RoleColumn, ShownColumn, TextColumn } from './columns.tsx';
import { defineScreens } from './define-screens.tsx';
import { Invitation } from './invitation.tsx';

function useRoles() {
  const language = useInterfaceLanguage();
  return ROLES.map((id) => ({ id, name: roleName(id, language) }));
}

function List() {
  return (
    <ResourceList
      sort={{ field: 'last_name', order: 'ASC' }}
      filters={[<SelectInput key="role" source="role" choices={useRoles()} />]}
    >
      <TextColumn source="first_name" />
      <TextColumn source="last_name" />
      <EmailColumn source="email" />
      <RoleColumn source="role" />
      <ShownColumn source="two_factor_enabled" words={['switched_on', 'switched_off']} />
    </ResourceList>
  );
}

/** Its owner alone adds one. */
function PasskeyInput() {
  const words = useWords();
  const record = useRecordContext();
  if (record?.has_passkey !== true) return null;
  return <BooleanInput source="has_passkey" helperText={words('has_passkey_help')} />;
}

/** Its owner alone switches it on. */
function TwoFactorInput() {
  const words = useWords();
  const record = useRecordContext();
  if (record?.two_factor_enabled !== true) return null;
  return <BooleanInput source="two_factor_enabled" helperText={words('two_factor_help')} />;
}

function Fields() {
  const words = useWords();
  return (
    <>
      <SideBySide>
        <LineInput source="first_name" validate={required()} />
        <LineInput source="last_name" validate={required()} />
      </SideBySide>
      <SideBySide>
        <LineInput source="email" type="email" validate={[required(), email()]} />
        <SelectInput source="role" choices={useRoles()} validate={required()} helperText={false} />
      </SideBySide>
      <Invitation />
      <DateInput source="member_until" helperText={words('member_until_hint')} />
      <TwoFactorInput />
      <PasskeyInput />
    </>
  );
}

export const screens = defineScreens({ List, Fields, defaults: { role: 'visitor' } });
