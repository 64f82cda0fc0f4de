import { required } from 'react-admin';
import { BothLanguages, SideBySide } from '../inputs/both-languages.tsx';
import { EuroInput } from '../inputs/euro-input.tsx';
import { LineInput, WholeNumberInput } from '../inputs/limited-inputs.tsx';
import { PercentInput } from '../inputs/percent-input.tsx';
import { RowsInput } from '../inputs/rows-input.tsx';
import { ResourceList } from '../screens/resource-list.tsx';
import { useWords } from '../words/use-words.ts';
import { TextColumn } from './columns.tsx';
import { defineScreens } from './define-screens.tsx';
import { PriceConditions } from './price-conditions.tsx';

function List() {
  return (
    <ResourceList sort={{ field: 'name', order: 'ASC' }}>
      <TextColumn source="name" />
    </ResourceList>
  );
}

/** Kinds of places, each with its prices, the full price first (docs/product/box-office.md#price-lists). */
function Fields() {
  const words = useWords();
  return (
    <>
      <LineInput source="name" validate={required()} helperText={words('price_list_name_hint')} />
      <RowsInput source="seat_groups" add="add_seat_group">
        <BothLanguages source="name" />
        <BothLanguages source="note" optional />
        <RowsInput source="prices" add="add_price">
          <BothLanguages source="name" />
          <SideBySide>
            <EuroInput source="cents" />
            <PercentInput source="vat_basis_points" />
            <WholeNumberInput
              source="units"
              defaultValue={1}
              validate={required()}
              helperText={words('units_hint')}
            />
          </SideBySide>
          <PriceConditions />
        </RowsInput>
      </RowsInput>
    </>
  );
}

export const screens = defineScreens({ List, Fields, defaults: { seat_groups: [] } });
