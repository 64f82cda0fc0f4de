import { Typography } from '@mui/material';
import { useWords } from '../words/use-words.ts';
import type { Sale } from './sale.ts';

/** How many tickets are out, of how many orders: so many people hear of it. */
export function NotifiedText({ sale: { told } }: { sale: Pick<Sale, 'told'> }) {
  const words = useWords();
  return (
    <Typography>
      {told.tickets === 0
        ? words('told_nobody')
        : words('told', {
            tickets: words('told_tickets', { smart_count: told.tickets }),
            orders: words('told_orders', { smart_count: told.orders }),
          })}
    </Typography>
  );
}
