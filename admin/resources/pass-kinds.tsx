import { BooleanInput, required } from 'react-admin';
import { formatPrice } from '../../lib/money.ts';
import { BothLanguages, SideBySide } from '../inputs/both-languages.tsx';
import { EuroInput } from '../inputs/euro-input.tsx';
import { WholeNumberInput } from '../inputs/limited-inputs.tsx';
import { PercentInput } from '../inputs/percent-input.tsx';
import { Reference } from '../inputs/reference-inputs.tsx';
import { VenueMomentInput } from '../inputs/venue-moment-input.tsx';
import { Column } from '../screens/column.tsx';
import { ResourceList } from '../screens/resource-list.tsx';
import { useWords } from '../words/use-words.ts';
import { ReferenceColumn, ShownColumn, TextColumn } from './columns.tsx';
import { defineScreens } from './define-screens.tsx';

function List() {
  return (
    <ResourceList
      sort={{ field: 'name', order: 'ASC' }}
      filters={[<BooleanInput key="is_on_sale" source="is_on_sale" />]}
    >
      <TextColumn source="name" />
      <Column source="cents" render={({ cents }) => formatPrice(cents)} />
      <TextColumn source="visits" />
      <ReferenceColumn source="series" to="series" />
      <ShownColumn source="is_on_sale" words={['on_sale', 'not_on_sale']} />
    </ResourceList>
  );
}

function Fields() {
  const words = useWords();
  return (
    <>
      <BothLanguages source="name" />
      <BothLanguages source="note" kind="text" optional />
      <SideBySide>
        <EuroInput source="cents" />
        <PercentInput source="vat_basis_points" />
      </SideBySide>
      <SideBySide>
        <WholeNumberInput source="visits" validate={required()} helperText={words('pass_visits_hint')} />
        <EuroInput source="most_cents" optional hint={words('pass_most_hint')} />
      </SideBySide>
      <Reference source="series" to="series" optional sort="title" />
      <SideBySide>
        <WholeNumberInput source="valid_days" helperText={words('pass_days_hint')} />
        <VenueMomentInput source="valid_until" helperText={words('venue_time')} />
      </SideBySide>
      <BooleanInput source="is_on_sale" helperText={words('pass_price_hint')} />
    </>
  );
}

export const screens = defineScreens({
  List,
  Fields,
  defaults: {
    note: null,
    vat_basis_points: null,
    most_cents: null,
    series: null,
    valid_days: 365,
    valid_until: null,
    is_on_sale: true,
  },
});
