import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Note } from '#ui/note.tsx';
import { BEGINNINGS, type Beginning } from '../beginnings.ts';
import type { MessagePage } from '../load-message-page.server.ts';

/** A ready-made beginning in both languages; where something is typed, a second press replaces it. */
export function BeginningChoice({ view: { hasBeginnings, beginning } }: { view: MessagePage }) {
  const { t } = useLingui();
  if (!hasBeginnings) return null;
  const names: Record<Beginning, string> = {
    later: t`Starts later`,
    moved: t`Has a new date`,
    bring: t`What to bring`,
    cancelled: t`Is cancelled`,
  };
  return (
    <div className="message-beginning">
      <Field
        label={t`Ready-made beginning (optional)`}
        hint={t`Title, date and time are filled in; you fill in the rest.`}
      >
        {(control) => (
          <select {...control} name="beginning" defaultValue={beginning ?? 'later'}>
            {BEGINNINGS.map((each) => (
              <option key={each} value={each}>
                {names[each]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {beginning === null ? (
        <Button type="submit" name="do" value="begin" variant="ghost">
          <Trans>Insert</Trans>
        </Button>
      ) : (
        <Note tone="dotter">
          <p>
            <Trans>There is already text below. Inserting replaces it.</Trans>
          </p>
          <Button type="submit" name="do" value="begin-anyway" variant="ghost">
            <Trans>Replace it</Trans>
          </Button>
        </Note>
      )}
    </div>
  );
}
