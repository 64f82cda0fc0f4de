import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { PLAN_FILES, planFilePath } from '../seating-path.ts';

/** Takes in a file in place of the draft, and gives the draft as one. */
export function ImportFile({ id, revision, hasSeats }: { id: number; revision: number; hasSeats: boolean }) {
  const { t } = useLingui();
  const names = {
    'plan.json': t`With everything (JSON)`,
    'pretix.json': t`For pretix (JSON)`,
    'seats.csv': t`As a table (CSV)`,
  };
  return (
    <>
      <form method="post" encType="multipart/form-data" className="seating-form">
        <input type="hidden" name="revision" value={revision} />
        <Field
          label={t`File`}
          hint={
            <Trans>
              A seating plan from pretix, one exported here, or a table with the columns row and seat. It
              replaces the draft; versions stay.
            </Trans>
          }
        >
          {(control) => <input type="file" name="file" required accept=".json,.csv,.txt" {...control} />}
        </Field>
        <Button type="submit" variant="ghost">
          <Trans>Import file</Trans>
        </Button>
      </form>
      {hasSeats ? (
        <p className="seating-exports">
          <Trans>Export:</Trans>{' '}
          {PLAN_FILES.map((file) => (
            <a key={file} className="text-link" href={planFilePath(id, file)} download>
              {names[file]}
            </a>
          ))}
        </p>
      ) : null}
    </>
  );
}
