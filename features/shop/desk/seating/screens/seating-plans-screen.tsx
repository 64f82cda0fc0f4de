import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { hubPath } from '#features/core/navigation/index.ts';
import { type Language, shown } from '#lib/localized.ts';
import { Button } from '#ui/button.tsx';
import { Field, TextField } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { DeskPart } from '../../orders/components/desk-part.tsx';
import type { SeatingPlansPage } from '../load-seating-plans.server.ts';
import { seatingPlanPath } from '../seating-path.ts';

/** All seating plans by room, and a form for a new one. */
export function SeatingPlansScreen({
  page: { plans, rooms },
  language,
  problem,
  draft,
}: {
  page: SeatingPlansPage;
  language: Language;
  /** Error in words. */
  problem: string | null;
  draft: { room: string; name: string };
}) {
  const { t } = useLingui();
  return (
    <main id="main" tabIndex={-1} className="wrap hub-screen">
      <p>
        <a href={hubPath('events', language)} className="text-link">
          <Icon name="arrow-left" size={20} />
          <Trans>Sales</Trans>
        </a>
      </p>
      <h1 className="text-d3">
        <Trans>Seating plans</Trans>
      </h1>
      {problem === null ? null : (
        <div role="alert">
          <Note tone="rosa">{problem}</Note>
        </div>
      )}
      {plans.length === 0 ? (
        <p>
          <Trans>No room has a seating plan yet.</Trans>
        </p>
      ) : (
        <ul className="seating-list">
          {plans.map(({ id, name, room, seats, version }) => (
            <li key={id}>
              <a href={seatingPlanPath(id, language)} className="text-link">
                <span>
                  <span lang={shown(room, language).lang}>{shown(room, language).text}</span>, {name}
                </span>
              </a>
              <span className="muted">
                <Plural value={seats} one="# seat" other="# seats" />
                {', '}
                {version === null ? <Trans>no version yet</Trans> : <Trans>version {version}</Trans>}
              </span>
            </li>
          ))}
        </ul>
      )}
      <DeskPart id="seating-new" title={<Trans>New plan</Trans>}>
        <form method="post" className="seating-form seating-new">
          <Field label={t`Room`}>
            {(control) => (
              <select {...control} name="room" defaultValue={draft.room} required>
                {rooms.map(({ id, name }) => (
                  <option key={id} value={id} lang={shown(name, language).lang}>
                    {shown(name, language).text}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <TextField
            label={t`Name`}
            hint={<Trans>For example: cushions at the front, catwalk</Trans>}
            name="name"
            defaultValue={draft.name}
            required
            maxLength={100}
          />
          <Button type="submit">
            <Trans>Create plan</Trans>
          </Button>
        </form>
      </DeskPart>
    </main>
  );
}
