import { BooleanInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { COUPON_KINDS } from '../../features/box-office/prices/coupons/coupon.ts';
import { formatPrice } from '../../lib/money.ts';
import { SideBySide } from '../inputs/both-languages.tsx';
import { WordInput } from '../inputs/choice-inputs.tsx';
import { EuroInput } from '../inputs/euro-input.tsx';
import { LineInput, WholeNumberInput } from '../inputs/limited-inputs.tsx';
import { References } from '../inputs/reference-inputs.tsx';
import { VenueMomentInput } from '../inputs/venue-moment-input.tsx';
import { Column } from '../screens/column.tsx';
import { ResourceList } from '../screens/resource-list.tsx';
import { useWords } from '../words/use-words.ts';
import { MomentColumn, ShownColumn, TextColumn, WordColumn } from './columns.tsx';
import { defineScreens } from './define-screens.tsx';

/** `5 €`, `20 %`, `1 ×`: what the number of a coupon means. */
function valueWords(kind: (typeof COUPON_KINDS)[number], value: number): string {
  if (kind === 'amount') return formatPrice(value);
  return kind === 'percent' ? `${value} %` : `${value} ×`;
}

function List() {
  return (
    <ResourceList
      sort={{ field: 'code', order: 'ASC' }}
      filters={[<BooleanInput key="is_active" source="is_active" />]}
    >
      <TextColumn source="code" />
      <TextColumn source="name" />
      <WordColumn source="kind" as="kind" />
      <Column source="value" render={({ kind, value }) => valueWords(kind, value)} />
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
        <LineInput source="code" validate={required()} helperText={words('code_hint')} />
        <LineInput source="name" validate={required()} helperText={words('name_hint')} />
      </SideBySide>
      <SideBySide>
        <WordInput source="kind" words={COUPON_KINDS} as="kind" />
        <ValueInput />
      </SideBySide>
      <SideBySide>
        <VenueMomentInput source="valid_from" helperText={words('venue_time')} />
        <VenueMomentInput source="valid_until" helperText={words('venue_time')} />
      </SideBySide>
      <SideBySide>
        <WholeNumberInput source="max_uses" helperText={words('no_limit')} />
        <WholeNumberInput source="max_uses_per_person" helperText={words('no_limit')} />
      </SideBySide>
      <References source="productions" to="productions" />
      <References source="events" to="events" />
      <BooleanInput source="is_active" helperText={false} />
    </>
  );
}

/** The reduction, in the unit of its kind. */
function ValueInput() {
  const words = useWords();
  const kind: (typeof COUPON_KINDS)[number] = useWatch({ name: 'kind' });
  const label = words(`value_${kind}`);
  if (kind === 'amount') return <EuroInput key={kind} source="value" label={label} />;
  return (
    <WholeNumberInput
      key={kind}
      source="value"
      label={label}
      {...(kind === 'percent' ? { max: 100 } : {})}
      validate={required()}
    />
  );
}

export const screens = defineScreens({
  List,
  Fields,
  defaults: {
    kind: 'percent',
    valid_from: null,
    valid_until: null,
    max_uses: null,
    max_uses_per_person: null,
    is_active: true,
    events: [],
    productions: [],
  },
});
