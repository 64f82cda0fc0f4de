import { Link, TextField, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { shown } from '../../lib/localized.ts';
import { shortTime, timeOf } from '../../lib/venue-time.ts';
import { Figures } from '../dashboard/figures.tsx';
import type { Loaded } from '../dashboard/use-dashboard.ts';
import { call } from '../session/call.ts';
import { Dot } from '../ui/dot.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import { type DoorTicket, doorCounts, type Sale } from './sale.ts';

/** Door list of an event: ticket holders and their check-ins (docs/product/check-in.md). */
export function DoorList({ sale }: { sale: Sale }) {
  const words = useWords();
  const loaded = useDoorList(sale);
  return (
    <Sheet title={words('check_in_list')}>
      {loaded.state === 'loading' ? <p role="status">{words('loading')}</p> : null}
      {loaded.state === 'failed' ? <p role="alert">{words('not_loaded')}</p> : null}
      {loaded.state === 'there' ? <Tickets tickets={loaded.answer} /> : null}
    </Sheet>
  );
}

function Tickets({ tickets }: { tickets: readonly DoorTicket[] }) {
  const words = useWords();
  const language = useInterfaceLanguage();
  const [sought, setSought] = useState('');
  if (tickets.length === 0) return <Typography>{words('nobody_comes')}</Typography>;
  const isMatch = ({ ticket, first_name: first, last_name: last }: DoorTicket) =>
    `${ticket} ${first} ${last}`.toLowerCase().includes(sought.trim().toLowerCase());
  const found = tickets.filter(isMatch);
  return (
    <>
      <Typography sx={{ mb: 2 }}>{words('door_counts', doorCounts(tickets))}</Typography>
      <TextField
        label={words('look_for_names')}
        value={sought}
        onChange={({ target }) => setSought(target.value)}
        sx={{ maxWidth: 360, mb: 2 }}
      />
      <p role="status">{sought ? words('found_of', { found: found.length, all: tickets.length }) : ''}</p>
      <Figures
        caption={words('check_in_list')}
        heads={[words('ticket'), words('who'), words('what'), words('state')]}
        rows={found.map((ticket) => ({
          key: ticket.ticket,
          cells: [
            <Link key="order" component={RouterLink} to={`/admin/orders/${ticket.order}`}>
              {ticket.ticket}
            </Link>,
            [ticket.last_name, ticket.first_name].filter(Boolean).join(', '),
            [
              shown(ticket.price, language).text,
              shown(ticket.seat_group, language).text,
              ticket.starts_at ? shortTime(timeOf(ticket.starts_at), language) : '',
            ]
              .filter(Boolean)
              .join(', '),
            <State key="state" ticket={ticket} />,
          ],
        }))}
      />
    </>
  );
}

function State({ ticket }: { ticket: DoorTicket }) {
  const words = useWords();
  const language = useInterfaceLanguage();
  if (ticket.admitted_at === null)
    return <Dot isOn={false}>{words(ticket.is_good ? 'not_yet_in' : 'not_paid')}</Dot>;
  const at = shortTime(timeOf(ticket.admitted_at), language);
  return (
    <Dot isOn>{ticket.door ? words('in_at_door', { at, door: ticket.door }) : words('in_at', { at })}</Dot>
  );
}

/** Read again whenever the sale is. */
function useDoorList(sale: Sale): Loaded<DoorTicket[]> {
  const [loaded, setLoaded] = useState<Loaded<DoorTicket[]>>({ state: 'loading' });
  useEffect(() => {
    let isOver = false;
    call({ method: 'GET', path: `/admin/events/${sale.id}/door-list/` }).then(
      ({ json }) => {
        if (!isOver) setLoaded({ state: 'there', answer: json as DoorTicket[] });
      },
      () => {
        if (!isOver) setLoaded({ state: 'failed' });
      },
    );
    return () => {
      isOver = true;
    };
  }, [sale]);
  return loaded;
}
