import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { SeatPickerForm } from '../../seats/components/seat-picker.tsx';
import { BlockingFields } from '../components/blocking-fields.tsx';
import { deskEventPath, eventSeatsPath } from '../desk-event-path.ts';
import type { EventSeatsPage } from '../load-event-seats.server.ts';

/** Seats of an event are blocked on its plan, or those of one block released (docs/product/seating.md#blocks). */
export function EventSeatsScreen({
  view: { event, block, picker, draft },
  language,
  problem,
}: {
  view: EventSeatsPage;
  language: Language;
  /** Why nothing was changed, in words. */
  problem: string | null;
}) {
  const { t } = useLingui();
  return (
    <main id="main" tabIndex={-1} className="wrap hub-screen">
      <p>
        <a href={deskEventPath(event.id, language)} className="text-link">
          <Icon name="arrow-left" size={20} />
          <Trans>Sales for this date</Trans>
        </a>
      </p>
      <header className="desk-head">
        <h1 className="text-d3">{block ? <Trans>Release seats</Trans> : <Trans>Block seats</Trans>}</h1>
        <p className="lead">
          <span lang={event.title.lang}>{event.title.text}</span>, {event.when},{' '}
          <span lang={event.room.lang}>{event.room.text}</span>
        </p>
        {block ? <p>{block.reason}</p> : null}
      </header>
      {problem === null ? null : (
        <div role="alert">
          <Note tone="rosa">{problem}</Note>
        </div>
      )}
      <SeatPickerForm
        picker={picker}
        isParty={false}
        action={eventSeatsPath(event.id, language, block ? { block: String(block.id) } : {})}
        page=""
        {...(block && { words: { free: t`blocked`, taken: t`not in this block` } })}
      >
        {block ? (
          <Button type="submit">
            <Trans>Release these seats</Trans>
          </Button>
        ) : (
          <>
            <BlockingFields typed={draft} />
            <Button type="submit">
              <Trans>Block these seats</Trans>
            </Button>
          </>
        )}
      </SeatPickerForm>
    </main>
  );
}
