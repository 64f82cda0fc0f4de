import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import { TextField } from '#ui/field.tsx';
import type { Door } from '../load-doors.server.ts';
import { MAX_DOOR_LENGTH } from '../schema.ts';

/** The events whose doors can be opened now; a press opens one. */
export function DoorsScreen({ doors, language }: { doors: Door[]; language: Language }) {
  const { t } = useLingui();
  return (
    <main id="main" tabIndex={-1} className="wrap hub-screen">
      <h1 className="text-d3">
        <Trans>Check-in</Trans>
      </h1>
      {doors.length === 0 ? (
        <p className="text-lg">
          <Trans>No ticketed dates start in the next twelve hours.</Trans>
        </p>
      ) : (
        <form method="get" className="doors">
          <input type="hidden" name="lang" value={language} />
          <TextField
            name="door"
            label={t`Which door is this?`}
            hint={t`You can leave this blank. Colleagues see it if a ticket has already been used.`}
            maxLength={MAX_DOOR_LENGTH}
            autoComplete="off"
          />
          <ul className="door-list">
            {doors.map(({ jetId, title, time, inside, expected }) => (
              <li key={jetId}>
                <button type="submit" formAction={`/cms-hub/check-in/${jetId}`} className="door-choice">
                  <b>{time}</b>
                  <span lang={title.lang}>{title.text}</span>
                  <span className="text-sm">
                    <Trans>
                      {inside} of {expected} are in
                    </Trans>
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
