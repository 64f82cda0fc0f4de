import { Alert, Button, Typography } from '@mui/material';
import { Figures } from '../dashboard/figures.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import { isComing, poolName, type Sale } from './sale.ts';
import { useSaleAction } from './use-sale-action.ts';

/** Blocked places of an event: the reason for each block and the action that releases it. */
export function BlockedPlaces({ sale }: { sale: Sale }) {
  const words = useWords();
  const language = useInterfaceLanguage();
  const action = useSaleAction(sale.id);
  if (sale.blocks.length === 0 || !isComing(sale)) return null;
  const nameOf = (id: number) => {
    const pool = sale.pools.find((each) => each.id === id);
    return (pool && poolName(pool, language)) || words('whole_house');
  };
  return (
    <Sheet title={words('blocked_places')}>
      {action.failure ? (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {action.failure}
        </Alert>
      ) : null}
      <Typography sx={{ mb: 1 }}>{words('free_text')}</Typography>
      <Figures
        caption={words('blocked_places')}
        heads={[words('reason_only'), words('place'), words('how_many'), words('change')]}
        rows={sale.blocks.map(({ id, pool, places, reason }) => ({
          key: id,
          cells: [
            reason,
            nameOf(pool),
            places,
            <Button
              key="free"
              aria-label={`${words('free_places')}: ${reason}`}
              disabled={action.isBusy}
              onClick={() => action.act('DELETE', `blocks/${id}`, undefined, 'places_freed')}
            >
              {words('free_places')}
            </Button>,
          ],
        }))}
      />
    </Sheet>
  );
}
