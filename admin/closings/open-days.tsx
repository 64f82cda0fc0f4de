import { Button, Link, Stack, TextField, Typography } from '@mui/material';
import { type FormEvent, useEffect, useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { formatAmount } from '../../lib/money.ts';
import { type Day, formatDay, isDay } from '../../lib/venue-time.ts';
import { Figures } from '../dashboard/figures.tsx';
import type { Loaded } from '../dashboard/use-dashboard.ts';
import { call } from '../session/call.ts';
import { Sheet } from '../ui/sheet.tsx';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import { isRecordedLate, type OpenDays } from './day-sheet.ts';

const pathOf = (day: Day) => `/admin/closings/${day}`;

/** The days that no closing has, each with the way to its sheet; and any other day. */
export function OpenDaysSheet() {
  const words = useWords();
  const loaded = useOpenDays();
  return (
    <Sheet title={words('not_closed_yet')}>
      {loaded.state === 'loading' ? <p role="status">{words('loading')}</p> : null}
      {loaded.state === 'failed' ? <p role="alert">{words('not_loaded')}</p> : null}
      {loaded.state === 'there' ? (
        <>
          <Days open={loaded.answer} />
          <AnyDay key={loaded.answer.today} open={loaded.answer} />
        </>
      ) : null}
    </Sheet>
  );
}

function Days({ open }: { open: OpenDays }) {
  const words = useWords();
  const language = useInterfaceLanguage();
  const { days, latest } = open;
  if (days.length === 0)
    return (
      <Typography>
        {latest ? words('all_closed_until', { day: formatDay(latest, language) }) : words('no_money_yet')}
      </Typography>
    );
  const total = days.reduce((sum, { total_cents: cents }) => sum + cents, 0);
  return (
    <>
      <Figures
        caption={words('not_closed_yet')}
        heads={[words('day'), words('payments'), words('sum')]}
        rows={days.map(({ day, count, total_cents: cents }) => ({
          key: day,
          cells: [
            isRecordedLate(day, open) ? (
              `${formatDay(day, language)}, ${words('came_late')}`
            ) : (
              <Link key="day" component={RouterLink} to={pathOf(day)}>
                {formatDay(day, language)}
              </Link>
            ),
            count,
            formatAmount(cents),
          ],
        }))}
      />
      <Typography sx={{ mt: 1 }}>{words('all_together', { amount: formatAmount(total) })}</Typography>
    </>
  );
}

/** Leads to the sheet of a day that is typed. */
function AnyDay({ open: { today, days } }: { open: OpenDays }) {
  const words = useWords();
  const navigate = useNavigate();
  const [day, setDay] = useState<string>(days.at(-1)?.day ?? today);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isDay(day)) void navigate(pathOf(day));
  };
  return (
    <Stack
      component="form"
      onSubmit={submit}
      direction={{ xs: 'column', sm: 'row' }}
      useFlexGap
      sx={{ alignItems: { xs: 'stretch', sm: 'flex-end' }, gap: 2, mt: 3 }}
    >
      <TextField
        type="date"
        label={words('look_at_a_day')}
        value={day}
        onChange={({ target }) => setDay(target.value)}
        required
        sx={{ maxWidth: 320 }}
      />
      <Button type="submit" variant="outlined">
        {words('look_at_it')}
      </Button>
    </Stack>
  );
}

function useOpenDays(): Loaded<OpenDays> {
  const [loaded, setLoaded] = useState<Loaded<OpenDays>>({ state: 'loading' });
  useEffect(() => {
    let isOver = false;
    call({ method: 'GET', path: '/admin/ledger/open-days/' }).then(
      ({ json }) => {
        if (!isOver) setLoaded({ state: 'there', answer: json as OpenDays });
      },
      () => {
        if (!isOver) setLoaded({ state: 'failed' });
      },
    );
    return () => {
      isOver = true;
    };
  }, []);
  return loaded;
}
