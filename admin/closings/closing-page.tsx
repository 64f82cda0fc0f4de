import { Alert, Box, Link, Stack, Typography } from '@mui/material';
import { Title, useGetOne } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router';
import { formatAmount } from '../../lib/money.ts';
import { formatDay } from '../../lib/venue-time.ts';
import { FULL_RECORD } from '../api/full-record.ts';
import { closingPath } from '../orders/desk-links.ts';
import { momentWords } from '../resources/record-name.ts';
import { useRefusal } from '../screens/refusal.ts';
import { Sheet } from '../ui/sheet.tsx';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import { CloseDay } from './close-day.tsx';
import type { DaySheet } from './day-sheet.ts';
import { SheetSums } from './sheet-sums.tsx';

/** The books of a day: as it was closed, or what would be closed with it now (docs/product/box-office.md#closings). */
export function ClosingPage() {
  const { id: day = '' } = useParams();
  const words = useWords();
  const language = useInterfaceLanguage();
  const refusal = useRefusal();
  const { data: sheet, error } = useGetOne<DaySheet & { id: string }>('closings', {
    id: day,
    meta: FULL_RECORD,
  });
  return (
    <Box sx={{ display: 'grid', gap: 3, py: 3, maxWidth: 1120 }}>
      <Title title={sheet ? formatDay(sheet.day, language) : words('closing')} />
      <Link component={RouterLink} to="/admin/closings">
        {words('all_days')}
      </Link>
      {error ? (
        <Alert severity="error" role="alert">
          {refusal(error)}
        </Alert>
      ) : null}
      {sheet ? (
        <>
          <State sheet={sheet} />
          {sheet.count > 0 ? <SheetSums sheet={sheet} /> : null}
        </>
      ) : null}
    </Box>
  );
}

function State({ sheet }: { sheet: DaySheet }) {
  const words = useWords();
  const language = useInterfaceLanguage();
  const { count, closer, refusal } = sheet;
  const at = sheet.closed_at ? momentWords(sheet.closed_at, language) : '';
  return (
    <Sheet title={words(sheet.is_closed ? 'closed_day' : 'not_closed_yet')}>
      {sheet.is_closed ? (
        <Typography>
          {closer ? words('closed_at_by', { at, who: closer }) : words('closed_at', { at })}
        </Typography>
      ) : null}
      {refusal ? (
        <Alert severity="warning">{words(`refused_${refusal}`)}</Alert>
      ) : (
        <Typography sx={{ my: 1 }}>
          {count > 0
            ? words('payments_come_to', { smart_count: count, amount: formatAmount(sheet.total_cents) })
            : words('no_money_moved')}
        </Typography>
      )}
      {sheet.is_closed ? <Files sheet={sheet} /> : null}
      {sheet.is_closed || refusal ? null : <CloseDay sheet={sheet} />}
    </Sheet>
  );
}

/** Links to the files that can be downloaded. */
function Files({ sheet: { day, is_one_year: isOneYear } }: { sheet: DaySheet }) {
  const words = useWords();
  const language = useInterfaceLanguage();
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 3, mt: 2 }}>
        <Link href={`/api/admin/closings/${day}/payments.csv`}>{words('payments_csv')}</Link>
        {isOneYear ? <Link href={`/api/admin/closings/${day}/datev.csv`}>{words('datev_batch')}</Link> : null}
        <Link href={closingPath(day, language)}>{words('payments_one_by_one')}</Link>
      </Stack>
      {isOneYear ? null : <Typography sx={{ mt: 1 }}>{words('datev_one_year')}</Typography>}
    </>
  );
}
