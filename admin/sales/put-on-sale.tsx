import { Alert, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { shown } from '../../lib/localized.ts';
import { formatPrice } from '../../lib/money.ts';
import { venueMoment } from '../inputs/venue-moment.ts';
import { momentWords } from '../resources/record-name.ts';
import { Sheet } from '../ui/sheet.tsx';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import { PlacesField } from './places-field.tsx';
import type { PriceList, Sale } from './sale.ts';
import { placesOf, type SalePlan, saleBody } from './sale-plan.ts';
import { SaleStartFields } from './sale-start-fields.tsx';
import { useSaleAction } from './use-sale-action.ts';

/** Puts an event on sale: by which prices, how many places, from when on (docs/product/box-office.md#sales). */
export function PutOnSale({ sale }: { sale: Sale }) {
  const words = useWords();
  const [first] = sale.price_lists;
  return (
    <Sheet title={words('put_on_sale')}>
      {first ? <SaleForm sale={sale} first={first} /> : <Typography>{words('no_price_lists')}</Typography>}
    </Sheet>
  );
}

function SaleForm({ sale, first }: { sale: Sale; first: PriceList }) {
  const words = useWords();
  const action = useSaleAction(sale.id);
  const [plan, setPlan] = useState<SalePlan>({
    list: first,
    capacities: {},
    minutes: '',
    starts: '',
    members: '',
  });
  const change = (part: Partial<SalePlan>) => setPlan({ ...plan, ...part });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await action.act('POST', 'sale', saleBody(plan), 'is_on_sale');
  };
  return (
    <Stack component="form" onSubmit={submit} spacing={2} sx={{ maxWidth: 560 }}>
      {action.failure ? (
        <Alert severity="error" role="alert">
          {action.failure}
        </Alert>
      ) : null}
      <TextField
        select
        label={words('price_list')}
        value={plan.list.id}
        onChange={({ target }) => {
          const list = sale.price_lists.find(({ id }) => id === Number(target.value));
          if (list) change({ list });
        }}
        slotProps={{ select: { SelectDisplayProps: { 'aria-label': words('price_list') } } }}
      >
        {sale.price_lists.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Groups plan={plan} onChange={(capacities) => change({ capacities })} />
      <TextField
        type="number"
        label={words('timeslots_every')}
        helperText={words('timeslots_hint')}
        value={plan.minutes}
        onChange={({ target }) => change({ minutes: target.value })}
        sx={{ maxWidth: 280 }}
        slotProps={{ htmlInput: { min: 5, max: 720, inputMode: 'numeric' } }}
      />
      <SaleStartFields typed={plan} onChange={change} />
      <Consequences plan={plan} sale={sale} />
      <Button
        type="submit"
        variant="contained"
        disabled={action.isBusy || placesOf(plan) === null}
        sx={{ alignSelf: 'flex-start' }}
      >
        {words('put_on_sale')}
      </Button>
    </Stack>
  );
}

/** How many places each kind has, beside what they cost. */
function Groups({
  plan: { list, capacities },
  onChange,
}: {
  plan: SalePlan;
  onChange: (capacities: SalePlan['capacities']) => void;
}) {
  const words = useWords();
  const language = useInterfaceLanguage();
  return list.seat_groups.map(({ id, name, cents }) => (
    <PlacesField
      key={id}
      label={words('places_of', { group: shown(name, language).text })}
      hint={cents.map((each) => formatPrice(each)).join(' / ')}
      value={capacities[id] ?? ''}
      onChange={(typed) => onChange({ ...capacities, [id]: typed })}
    />
  ));
}

/** Consequences of putting the event on sale, with the numbers entered in the form. */
function Consequences({ plan, sale }: { plan: SalePlan; sale: Sale }) {
  const words = useWords();
  const language = useInterfaceLanguage();
  const places = placesOf(plan);
  const [start, members] = [venueMoment(plan.starts), venueMoment(plan.members)];
  if (places === null) return null;
  return (
    <Typography role="status">
      {words(plan.minutes === '' ? 'sells_places' : 'sells_places_each', { smart_count: places })}{' '}
      {start ? words('sells_from', { at: momentWords(start, language) }) : words('sells_at_once')}{' '}
      {members ? words('sells_to_members', { at: momentWords(members, language) }) : ''}{' '}
      {sale.state === 'offline' || !sale.is_online ? words('sells_offline') : ''}
    </Typography>
  );
}
