import { Box, Button, Checkbox, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { shown } from '../../lib/localized.ts';
import { formatPrice } from '../../lib/money.ts';
import { Figures } from '../dashboard/figures.tsx';
import { DateOfEvent } from '../resources/date-of-event.tsx';
import { momentWords } from '../resources/record-name.ts';
import { Dot } from '../ui/dot.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import { deskRebookingPath } from './desk-links.ts';
import { type OrderDetails, type OrderTicket, rebookable } from './order.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useOrderAction } from './use-order-action.ts';

/** The tickets of an order: some or all of them are cancelled, or exchanged for another date. */
export function OrderTickets({ order }: { order: OrderDetails }) {
  const words = useWords();
  const language = useInterfaceLanguage();
  const action = useOrderAction(order.number);
  const [chosen, setChosen] = useState<number[]>([]);
  const [isAsked, setIsAsked] = useState(false);
  const valid = order.tickets.filter(({ state }) => state === 'valid').map(({ position }) => position);
  const named = chosen.filter((position) => valid.includes(position));
  if (order.tickets.length === 0) return null;

  const cancel = async (reason: string) => {
    if (!(await action.act('cancellations', { tickets: named, reason }, 'tickets_cancelled'))) return;
    setIsAsked(false);
    setChosen([]);
  };
  const choose = (position: number, isChosen: boolean) =>
    setChosen(isChosen ? [...named, position] : named.filter((other) => other !== position));

  return (
    <Sheet title={words('tickets')} isWide>
      <Figures
        caption={words('tickets')}
        heads={[words('ticket'), words('what'), words('price_of_ticket'), words('state')]}
        rows={order.tickets.map((ticket) => ({
          key: ticket.position,
          cells: [
            valid.includes(ticket.position) && order.state !== 'test' ? (
              <Choice
                key="choice"
                name={`${order.number}-${ticket.position}`}
                isChosen={named.includes(ticket.position)}
                onChange={(isChosen) => choose(ticket.position, isChosen)}
              />
            ) : (
              `${order.number}-${ticket.position}`
            ),
            <What key="what" ticket={ticket} />,
            ticket.pass_visits > 0 ? words('pass') : formatPrice(ticket.cents),
            <State key="state" ticket={ticket} />,
          ],
        }))}
      />
      {valid.length > 0 && order.state !== 'test' ? (
        <Stack direction="row" useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 2, mt: 2 }}>
          <Button onClick={() => setChosen(named.length === valid.length ? [] : valid)}>
            {words(named.length === valid.length ? 'choose_none' : 'choose_all')}
          </Button>
          <Button
            variant="outlined"
            color="error"
            disabled={named.length === 0}
            onClick={() => setIsAsked(true)}
          >
            {named.length > 0 ? words('cancel_chosen', { smart_count: named.length }) : words('cancel_which')}
          </Button>
          {rebookable(order).map((ticket) => (
            <Link key={ticket.position} href={deskRebookingPath(order.number, ticket.position, language)}>
              {words('another_date', {
                date: ticket.starts_at ? momentWords(ticket.starts_at, language) : '',
              })}
            </Link>
          ))}
        </Stack>
      ) : null}
      {isAsked ? (
        <ReasonDialog
          title={words('cancel_chosen', { smart_count: named.length })}
          text={words('cancel_tickets_text')}
          confirm={words('cancel_tickets')}
          failure={action.failure}
          isBusy={action.isBusy}
          onConfirm={cancel}
          onClose={() => {
            action.settle();
            setIsAsked(false);
          }}
        />
      ) : null}
    </Sheet>
  );
}

function Choice({
  name,
  isChosen,
  onChange,
}: {
  name: string;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}) {
  return (
    <Box component="label" sx={{ alignItems: 'center', display: 'inline-flex', minHeight: 44 }}>
      <Checkbox checked={isChosen} onChange={(_, checked) => onChange(checked)} sx={{ ml: -1.5 }} />
      {name}
    </Box>
  );
}

function What({ ticket }: { ticket: OrderTicket }) {
  const language = useInterfaceLanguage();
  const words = useWords();
  const series = ticket.series && shown(ticket.series, language);
  const parts = [ticket.title, ticket.price, ticket.seat_group].flatMap((text) => text ?? []);
  return (
    <>
      {parts.map((part, index) => {
        const { text, lang } = shown(part, language);
        return (
          <span key={index} {...(lang ? { lang } : {})}>
            {index > 0 ? ', ' : ''}
            {text}
          </span>
        );
      })}
      {ticket.starts_at ? (
        <Typography variant="body2" color="textSecondary">
          <DateOfEvent at={ticket.starts_at} isPostponed={ticket.is_postponed} />
        </Typography>
      ) : null}
      {series ? (
        <Typography variant="body2" color="textSecondary">
          {words('whole_series')} <span {...(series.lang ? { lang: series.lang } : {})}>{series.text}</span>
        </Typography>
      ) : null}
    </>
  );
}

const CAUSE_WORDS = {
  returned: 'ticket_returned',
  'by-house': 'ticket_cancelled',
  'event-cancelled': 'ticket_event_cancelled',
  'not-paid': 'ticket_not_paid',
  exchanged: 'ticket_exchanged',
} as const;

function State({ ticket }: { ticket: OrderTicket }) {
  const words = useWords();
  const language = useInterfaceLanguage();
  if (ticket.cancellation_cause !== null)
    return <Dot isOn={false}>{words(CAUSE_WORDS[ticket.cancellation_cause])}</Dot>;
  if (ticket.admitted_at)
    return <Dot isOn>{words('ticket_came', { at: momentWords(ticket.admitted_at, language) })}</Dot>;
  return <Dot isOn>{words('ticket_valid')}</Dot>;
}
