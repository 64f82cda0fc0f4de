import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { can, type Role } from '../../features/core/access/roles.ts';
import { formatAmount } from '../../lib/money.ts';
import { formatDay } from '../../lib/venue-time.ts';
import { useAction } from '../screens/use-action.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import type { DaySheet } from './day-sheet.ts';

/** Closes a day with the sums that stand on its sheet, after it was said what that means. */
export function CloseDay({ sheet }: { sheet: DaySheet }) {
  const words = useWords();
  const language = useInterfaceLanguage();
  const { permissions: role } = usePermissions<Role>();
  const action = useAction();
  const [isAsked, setIsAsked] = useState(false);
  if (!can(role ? { role } : null, 'close-days')) return null;
  const { day, count, total_cents: cents } = sheet;
  const label = words('close_with', {
    day: formatDay(day, language, { year: false }),
    amount: formatAmount(cents),
  });
  const close = async () => {
    const body = { day, seen: { count, total_cents: cents } };
    if (await action.act({ method: 'POST', path: '/admin/closings/', body }, 'day_closed')) setIsAsked(false);
  };
  return (
    <>
      <Button variant="contained" onClick={() => setIsAsked(true)} sx={{ mt: 2 }}>
        {label}
      </Button>
      {isAsked ? (
        <FormDialog
          title={words('close_a_day')}
          confirm={label}
          isGrave
          isBusy={action.isBusy}
          failure={action.failure}
          onConfirm={close}
          onClose={() => {
            action.settle();
            setIsAsked(false);
          }}
        >
          <Typography>
            {words('payments_come_to', { smart_count: count, amount: formatAmount(cents) })}
          </Typography>
          <Typography>{words('close_text')}</Typography>
          {sheet.is_today ? (
            <Typography sx={{ fontWeight: 700 }}>{words('today_not_over')}</Typography>
          ) : null}
        </FormDialog>
      ) : null}
    </>
  );
}
