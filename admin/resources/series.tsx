import { BooleanInput, usePermissions } from 'react-admin';
import { can, type Role } from '../../features/core/access/roles.ts';
import { BothLanguages, SideBySide } from '../inputs/both-languages.tsx';
import { EuroInput } from '../inputs/euro-input.tsx';
import { PercentInput } from '../inputs/percent-input.tsx';
import { PositionInput, SlugInput } from '../inputs/plain-inputs.tsx';
import { PriceOfListInput } from '../inputs/price-of-list-input.tsx';
import { RowsInput } from '../inputs/rows-input.tsx';
import { ResourceList } from '../screens/resource-list.tsx';
import { SiteActions } from '../screens/site-actions.tsx';
import { ShownColumn, TextColumn } from './columns.tsx';
import { defineScreens } from './define-screens.tsx';

function List() {
  return (
    <ResourceList sort={{ field: 'position', order: 'ASC' }}>
      <TextColumn source="title" />
      <TextColumn source="subline" />
      <ShownColumn source="show_in_filter" />
    </ResourceList>
  );
}

function Fields() {
  return (
    <>
      <BothLanguages source="title" />
      <BothLanguages source="subline" />
      <BothLanguages source="description" kind="rich" />
      <SideBySide>
        <PositionInput />
        <BooleanInput source="show_in_filter" helperText={false} />
      </SideBySide>
      <WholePrices />
      <SlugInput />
    </>
  );
}

/** Prices of the whole series, editable with the permission to sell; other staff leave them unchanged. */
function WholePrices() {
  const { permissions: role } = usePermissions<Role>();
  if (!can(role ? { role } : null, 'sell')) return null;
  return (
    <RowsInput source="whole_prices" add="add_whole_price" optional>
      <PriceOfListInput source="price" />
      <SideBySide>
        <EuroInput source="cents" />
        <PercentInput source="vat_basis_points" />
      </SideBySide>
    </RowsInput>
  );
}

const Actions = () => <SiteActions page="series" />;

export const screens = defineScreens({
  List,
  Fields,
  Actions,
  defaults: { position: 0, show_in_filter: true, whole_prices: [] },
});
