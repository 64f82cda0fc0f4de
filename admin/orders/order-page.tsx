import { Alert, Box, Button, Link, Stack, Typography } from '@mui/material';
import { RecordContextProvider, ResourceContextProvider, Title, useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { FULL_RECORD } from '../api/full-record.ts';
import { Figures } from '../dashboard/figures.tsx';
import { momentWords } from '../resources/record-name.ts';
import { History } from '../screens/history.tsx';
import { useRefusal } from '../screens/refusal.ts';
import { Sheet } from '../ui/sheet.tsx';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import { deskOrderPath, documentPath } from './desk-links.ts';
import type { OrderDetails } from './order.ts';
import { OrderBought } from './order-bought.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderStateMark } from './order-state-mark.tsx';
import { OrderTickets } from './order-tickets.tsx';
import { useOrderAction } from './use-order-action.ts';

/** One order, and what the house does with it (docs/product/box-office.md#orders). */
export function OrderPage() {
  const { id = '' } = useParams();
  const words = useWords();
  const refusal = useRefusal();
  const { data: order, error } = useGetOne<OrderDetails>('orders', { id, meta: FULL_RECORD });
  return (
    <Box sx={{ display: 'grid', gap: 3, py: 3, maxWidth: 1120 }}>
      <Title title={order?.number ?? words('orders')} />
      {error ? (
        <Alert severity="error" role="alert">
          {refusal(error)}
        </Alert>
      ) : null}
      {order ? (
        <>
          <Head order={order} />
          <OrderMoney order={order} />
          <OrderTickets order={order} />
          <OrderBought order={order} />
          <Emails order={order} />
          <ResourceContextProvider value="orders">
            <RecordContextProvider value={order}>
              <History />
            </RecordContextProvider>
          </ResourceContextProvider>
        </>
      ) : null}
    </Box>
  );
}

function Head({ order }: { order: OrderDetails }) {
  const words = useWords();
  const language = useInterfaceLanguage();
  return (
    <Sheet title={`${order.first_name} ${order.last_name}`.trim()} isWide>
      <Stack spacing={1}>
        <OrderStateMark state={order.state} />
        <Link href={`mailto:${order.email}`}>{order.email}</Link>
        <Typography>
          {words('ordered_at', {
            at: momentWords(order.placed_at, language),
            how: words(`pays_${order.payment_method}`),
          })}
        </Typography>
        {order.coupon ? <Typography>{words('with_coupon', { code: order.coupon })}</Typography> : null}
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 3 }}>
          {order.documents.map(({ number, answers }) => (
            <Link key={number} href={documentPath(order.number, number, language)}>
              {words(answers ? 'cancellation_document' : 'invoice', { number })}
            </Link>
          ))}
          <Link href={deskOrderPath(order.number, language)}>{words('at_the_desk')}</Link>
        </Stack>
      </Stack>
    </Sheet>
  );
}

/** Emails sent to the customer within the last week, and a button to resend the tickets. */
function Emails({ order }: { order: OrderDetails }) {
  const words = useWords();
  const language = useInterfaceLanguage();
  const action = useOrderAction(order.number);
  return (
    <Sheet title={words('emails')} isWide>
      {order.emails.length === 0 ? (
        <Typography>{words('no_emails')}</Typography>
      ) : (
        <Figures
          caption={words('emails')}
          heads={[words('when'), words('subject'), words('email_to'), words('state')]}
          rows={order.emails.map((email) => ({
            key: email.id,
            cells: [
              momentWords(email.written_at, language),
              email.subject,
              email.to,
              words(email.sent_at ? 'email_sent' : 'email_waiting'),
            ],
          }))}
        />
      )}
      {action.failure ? (
        <Alert severity="error" role="alert" sx={{ mt: 2 }}>
          {action.failure}
        </Alert>
      ) : null}
      {order.can_be_sent ? (
        <Button
          variant="outlined"
          disabled={action.isBusy}
          onClick={() => action.act('tickets-email', undefined, 'tickets_resent')}
          sx={{ mt: 2 }}
        >
          {words('send_again')}
        </Button>
      ) : null}
    </Sheet>
  );
}
