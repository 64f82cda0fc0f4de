import { AutocompleteInput, type RaRecord, required, useGetList } from 'react-admin';
import { FULL_RECORD } from '../api/full-record.ts';
import { useWords } from '../words/use-words.ts';

const MAX_LISTS = 100;

interface Named {
  key: number;
  name: { de: string };
}

/** A price of a price list, found by list, kind of places and its own name. */
export function PriceOfListInput({ source }: { source: string }) {
  const words = useWords();
  const { data = [], isPending } = useGetList('price-lists', {
    pagination: { page: 1, perPage: MAX_LISTS },
    sort: { field: 'name', order: 'ASC' },
    meta: FULL_RECORD,
  });
  const choices = data.flatMap(({ name, seat_groups: groups }: RaRecord) =>
    (groups as (Named & { prices: Named[] })[]).flatMap((group) =>
      group.prices.map((price) => ({
        id: price.key,
        name: [name, group.name.de, price.name.de].join(' · '),
      })),
    ),
  );
  return (
    <AutocompleteInput
      source={source}
      choices={choices}
      isPending={isPending}
      validate={[required()]}
      helperText={words('whole_price_hint')}
    />
  );
}
