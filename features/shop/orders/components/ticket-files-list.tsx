import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { TicketFiles } from '../ticket-files.ts';

/** The tickets of an order as PDFs, all and singly, for the printer and for the phone. Opens on demand; works without scripts. */
export function TicketFilesList({ files: { all, single } }: { files: TicketFiles }) {
  return (
    <details className="ticket-files">
      <summary className="text-link">
        {single.length === 0 ? <Trans>Ticket as PDF</Trans> : <Trans>Tickets as PDF, also one by one</Trans>}
      </summary>
      <ul>
        <Files name={single.length === 0 ? <Trans>Ticket</Trans> : <Trans>All tickets</Trans>} paths={all} />
        {single.map(({ position, ...paths }) => (
          <Files key={position} name={<Trans>Ticket {position}</Trans>} paths={paths} />
        ))}
      </ul>
    </details>
  );
}

function Files({ name, paths }: { name: ReactNode; paths: TicketFiles['all'] }) {
  return (
    <li>
      <span>{name}</span>
      <a href={paths.a4} className="text-link">
        <Trans>A4, for printing</Trans>
        <VisuallyHidden>, PDF: {name}</VisuallyHidden>
      </a>
      <a href={paths.a6} className="text-link">
        <Trans>A6, for your phone</Trans>
        <VisuallyHidden>, PDF: {name}</VisuallyHidden>
      </a>
    </li>
  );
}
