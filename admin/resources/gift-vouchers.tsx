import { BooleanInput, required, TextInput } from 'react-admin';
import { formatPrice } from '../../lib/money.ts';
import { SideBySide } from '../inputs/both-languages.tsx';
import { EuroInput } from '../inputs/euro-input.tsx';
import { LineInput } from '../inputs/limited-inputs.tsx';
import { VenueMomentInput } from '../inputs/venue-moment-input.tsx';
import { Column } from '../screens/column.tsx';
import { ResourceList } from '../screens/resource-list.tsx';
import { useWords } from '../words/use-words.ts';
import { MomentColumn, ShownColumn, TextColumn } from './columns.tsx';
import { defineScreens } from './define-screens.tsx';

function List() {
  return (
    <ResourceList
      sort={{ field: 'id', order: 'DESC' }}
      filters={[<BooleanInput key="is_active" source="is_active" />]}
    >
      <TextColumn source="code" />
      <Column source="cents" render={({ cents }) => formatPrice(cents)} />
      <TextColumn source="recipient" />
      <MomentColumn source="valid_until" />
      <ShownColumn source="is_active" words={['switched_on', 'switched_off']} />
    </ResourceList>
  );
}

function Fields() {
  const words = useWords();
  return (
    <>
      <SideBySide>
        <TextInput source="code" readOnly helperText={words('voucher_code_hint')} />
        <EuroInput source="cents" label={words('value_amount')} />
      </SideBySide>
      <SideBySide>
        <LineInput source="recipient" validate={required()} helperText={words('recipient_hint')} />
        <VenueMomentInput source="valid_until" helperText={words('venue_time')} />
      </SideBySide>
      <VenueMomentInput source="redeemed_at" readOnly helperText={words('redeemed_hint')} />
      <BooleanInput source="is_active" helperText={false} />
    </>
  );
}

export const screens = defineScreens({
  List,
  Fields,
  defaults: { code: null, valid_until: null, is_active: true, redeemed_at: null },
});
