import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Figures } from '../dashboard/figures.tsx';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import { BlockDialog } from './block-dialog.tsx';
import { CapacityDialog } from './capacity-dialog.tsx';
import { isComing, type Pool, poolName, type Sale } from './sale.ts';

type Asked = { what: 'capacity' | 'block'; pool: Pool };

/** The places of an event, how many of them are taken, and how they are changed. */
export function Places({ sale }: { sale: Sale }) {
  const words = useWords();
  const language = useInterfaceLanguage();
  const [asked, setAsked] = useState<Asked | null>(null);
  const canChange = isComing(sale);
  const nameOf = (pool: Pool) => poolName(pool, language) || words('whole_house');
  if (sale.pools.length === 0) return <Typography sx={{ my: 1 }}>{words('not_sold_here')}</Typography>;
  return (
    <>
      <Figures
        caption={words('places')}
        heads={[
          ...(['place', 'capacity', 'sold', 'held', 'blocked', 'free'] as const).map((word) => words(word)),
          ...(canChange ? [words('change')] : []),
        ]}
        rows={sale.pools.map((pool) => ({
          key: pool.id,
          cells: [
            nameOf(pool),
            ...[pool.capacity, pool.sold, pool.held, pool.blocked, pool.free],
            ...(canChange
              ? [
                  <Stack key="change" direction="row" useFlexGap sx={{ gap: 1 }}>
                    {(['capacity', 'block'] as const).map((what) => (
                      <Button
                        key={what}
                        aria-label={`${words(`${what}_places`)}: ${nameOf(pool)}`}
                        onClick={() => setAsked({ what, pool })}
                      >
                        {words(`${what}_places_short`)}
                      </Button>
                    ))}
                  </Stack>,
                ]
              : []),
          ],
        }))}
      />
      {asked?.what === 'capacity' ? (
        <CapacityDialog
          sale={sale}
          pool={asked.pool}
          name={nameOf(asked.pool)}
          onClose={() => setAsked(null)}
        />
      ) : null}
      {asked?.what === 'block' ? (
        <BlockDialog sale={sale} pool={asked.pool} name={nameOf(asked.pool)} onClose={() => setAsked(null)} />
      ) : null}
    </>
  );
}
