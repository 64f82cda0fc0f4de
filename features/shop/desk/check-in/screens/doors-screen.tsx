import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import { TextField } from '#ui/field.tsx';
import type { Door } from '../load-doors.server.ts';
import { MAX_DOOR_LENGTH } from '../schema.ts';

/** The events whose doors can be opened now; a press opens one. */
export function DoorsScreen({ doors, language }: { doors: Door[]; language: Language }) {
  const { t } = useLingui();
  const present = doors.reduce((sum, door) => sum + (door.isOver ? 0 : door.present), 0);
  return (
    <main id="main" tabIndex={-1} className="wrap hub-screen">
      <h1 className="text-d3">
        <Trans>Check-in</Trans>
      </h1>
      {doors.length === 0 ? (
        <p className="text-lg">
          <Trans>No dates start in the next twelve hours.</Trans>
        </p>
      ) : (
        <form method="get" className="doors">
          {present > 0 ? (
            <p className="text-lg" data-present={present}>
              <Plural
                value={present}
                one="# person in the building now"
                other="# people in the building now"
              />
            </p>
          ) : null}
          <input type="hidden" name="lang" value={language} />
          <TextField
            name="door"
            label={t`Which door is this?`}
            hint={t`You can leave this blank. Colleagues see it if a ticket has already been used.`}
            maxLength={MAX_DOOR_LENGTH}
            autoComplete="off"
          />
          <ul className="door-list">
            {doors.map(({ jetId, eventId, title, time, inside, expected, counted }) => (
              <li key={eventId}>
                <button
                  type="submit"
                  formAction={
                    jetId === null ? `/cms-hub/check-in/events/${eventId}` : `/cms-hub/check-in/${jetId}`
                  }
                  className="door-choice"
                >
                  <b>{time}</b>
                  <span lang={title.lang}>{title.text}</span>
                  <span className="text-sm">
                    {jetId === null ? (
                      <Plural value={counted} one="No tickets, # counted" other="No tickets, # counted" />
                    ) : (
                      <Trans>
                        {inside} of {expected} are in
                      </Trans>
                    )}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </form>
      )}
    </main>
  );
}
