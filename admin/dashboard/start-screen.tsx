import { Box, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { addDays, dayOf, formatDay } from '../../lib/venue-time.ts';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import { AltPanel, PlansPanel } from './content-panels.tsx';
import { MissingPanel, PagesPanel, SalesPanel, WordsPanel } from './counted-panels.tsx';
import { OccupancyPanel, TodayPanel } from './dates-panels.tsx';

/** Lengths of a period, in days: whole weeks, within the retention of counts. */
const LENGTHS = [7, 28, 90];
const USUAL = 28;

/** Start screen of the admin area: today's events, sales and searches, and open tasks. */
export function StartScreen() {
  const words = useWords();
  const language = useInterfaceLanguage();
  const [length, setLength] = useState(USUAL);
  const today = dayOf(new Date().toISOString());
  const period = { from: addDays(today, 1 - length), to: today };
  return (
    <Box sx={{ display: 'grid', gap: 3, py: 3 }}>
      <Title title={`${words('today')}, ${formatDay(today, language, { year: false })}`} />
      <TodayPanel today={today} />
      <TextField
        select
        label={words('period')}
        value={length}
        onChange={({ target }) => setLength(Number(target.value))}
        sx={{ maxWidth: 280 }}
        slotProps={{ select: { SelectDisplayProps: { 'aria-label': words('period') } } }}
      >
        {LENGTHS.map((days) => (
          <MenuItem key={days} value={days}>
            {words('last_days', { days })}
          </MenuItem>
        ))}
      </TextField>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <SalesPanel period={period} />
        <OccupancyPanel from={today} />
        <PagesPanel period={period} />
        <WordsPanel period={period} />
        <MissingPanel period={period} />
        <AltPanel />
        <PlansPanel />
      </Box>
    </Box>
  );
}
