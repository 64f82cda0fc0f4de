import { Box } from '@mui/material';
import { BooleanInput } from 'react-admin';
import { HoleRow } from '../dashboard/hole-row.tsx';
import { TextColumn } from '../resources/columns.tsx';
import { DateOfEvent } from '../resources/date-of-event.tsx';
import { Column, NumberColumn } from '../screens/column.tsx';
import { ResourceList } from '../screens/resource-list.tsx';
import { Dot } from '../ui/dot.tsx';
import { useWords } from '../words/use-words.ts';
import type { SaleRow } from './sale.ts';

/** How the dates of the house are sold, who waits for places, and who came (docs/product/box-office.md#sales). */
export function SalesList() {
  const words = useWords();
  return (
    <ResourceList
      filters={[
        <BooleanInput key="is_waited_for" source="is_waited_for" alwaysOn />,
        <BooleanInput key="is_over" source="is_over" alwaysOn />,
      ]}
      ownExport={false}
      bulkDelete={null}
    >
      <Column
        source="date_start"
        disableSort
        render={({ date_start: at, is_postponed: isPostponed, status }) => (
          <DateOfEvent at={at} isPostponed={isPostponed} isSaidBeside={status === 'postponed'} />
        )}
      />
      <TextColumn source="title" disableSort />
      <TextColumn source="room" disableSort />
      <Column source="places" disableSort render={(row) => <Sold sale={row as unknown as SaleRow} />} />
      <NumberColumn source="waiting" disableSort />
      <Column
        source="inside"
        disableSort
        render={({ inside, expected }) => (expected > 0 ? words('came_of', { inside, expected }) : '–')}
      />
      <Column
        source="state"
        disableSort
        render={({ state }) => (
          <Dot isOn={state === 'on-sale'}>{words(`sale_${state as SaleRow['state']}`)}</Dot>
        )}
      />
    </ResourceList>
  );
}

function Sold({ sale: { places } }: { sale: SaleRow }) {
  const words = useWords();
  if (!places) return <>{words('not_sold_here')}</>;
  const { sold, capacity } = places;
  return (
    <>
      {words('came_of', { inside: sold, expected: capacity })}
      {/* On narrow screens the numbers are enough. */}
      <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
        <HoleRow taken={sold} capacity={capacity} />
      </Box>
    </>
  );
}
