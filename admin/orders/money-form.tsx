import { Alert, Box, Button, MenuItem, Stack, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { formatPrice, parseCents } from '../../lib/money.ts';
import { eurosTyped } from '../inputs/hundredths.ts';
import type { MessageKey } from '../words/message-keys.ts';
import { useWords } from '../words/use-words.ts';
import type { OrderPayment } from './order.ts';
import type { OrderAction } from './use-order-action.ts';

/** As the API bounds it (features/shop/desk/orders/bounds.ts). */
const MAX_REFERENCE_LENGTH = 60;

/** Money that changed hands: how much, by which means, and the number of its receipt where there is one. */
export function MoneyForm({
  cents,
  isOther = false,
  means: offered,
  path,
  label,
  done,
  action,
}: {
  /** Amount open or owed. */
  cents: number;
  /** Any amount may have come in. */
  isOther?: boolean;
  means: readonly OrderPayment['means'][];
  path: 'payments' | 'refunds';
  label: MessageKey;
  done: MessageKey;
  action: OrderAction;
}) {
  const words = useWords();
  const [amount, setAmount] = useState(() => (isOther ? '' : eurosTyped(cents)));
  const [means, setMeans] = useState<OrderPayment['means']>(offered[0] ?? 'cash');
  const [reference, setReference] = useState('');
  const [isUnreadable, setIsUnreadable] = useState(false);
  // These are booked by the house itself: there is no receipt.
  const isBooked = means === 'online' || means === 'credit';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = parseCents(amount);
    setIsUnreadable(typed === null);
    if (typed === null) return;
    const body = {
      ...{ amount_cents: typed, means },
      ...(isBooked ? {} : { reference: reference.trim() }),
      ...(isOther ? { open_cents: cents } : {}),
    };
    if (await action.act(path, body, done)) setReference('');
  };

  return (
    <Box component="form" onSubmit={submit} noValidate={false}>
      {action.failure ? (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {action.failure}
        </Alert>
      ) : null}
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={2} useFlexGap>
        <TextField
          label={words('amount')}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
          error={isUnreadable}
          helperText={isUnreadable ? words('no_amount') : null}
          required
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
        />
        <TextField
          select
          label={words('means')}
          value={means}
          onChange={({ target }) => setMeans(target.value as OrderPayment['means'])}
          slotProps={{ select: { SelectDisplayProps: { 'aria-label': words('means') } } }}
        >
          {offered.map((each) => (
            <MenuItem key={each} value={each}>
              {words(`means_${each}`)}
            </MenuItem>
          ))}
        </TextField>
        {isBooked ? null : (
          <TextField
            label={words('receipt')}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
            required
            slotProps={{ htmlInput: { maxLength: MAX_REFERENCE_LENGTH, autoComplete: 'off' } }}
          />
        )}
      </Stack>
      <Button type="submit" variant="contained" disabled={action.isBusy} sx={{ mt: 2 }}>
        {words(label, { amount: formatPrice(cents) })}
      </Button>
    </Box>
  );
}
