import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { Note } from '#ui/note.tsx';
import type { GroupNamesAnswer, GroupNamesView } from './group-names-view.ts';

/** Form with which a group may name those who come (docs/product/groups.md#names). */
export function GroupNames({
  names: { names, heads, areOnTickets },
  answer,
}: {
  names: GroupNamesView;
  answer: GroupNamesAnswer | null;
}) {
  const { t } = useLingui();
  return (
    <section className="group-names" aria-labelledby="group-names">
      {answer && answer.problem === null ? (
        <div role="status">
          <Note tone="minze-hell">
            <Trans>Your names are saved.</Trans>
          </Note>
        </div>
      ) : null}
      <details open={answer?.problem != null}>
        <summary className="text-link">
          <span id="group-names">
            <Trans>Add names, if you like</Trans>
          </span>
        </summary>
        <form method="post" noValidate className="group-names-form">
          <TextArea
            name="names"
            label={t`Names, one in each line`}
            hint={t`Or paste a table: each row is a name. At most ${heads}, and nothing about anyone’s health.`}
            error={answer?.problem ?? undefined}
            defaultValue={answer?.typed ?? names.join('\n')}
            rows={8}
            autoComplete="off"
          />
          <p className="text-sm">
            {areOnTickets ? (
              <Trans>
                They’re on your tickets, and the door sees them. A week after the visit we delete them.
              </Trans>
            ) : (
              <Trans>The door sees them. A week after the visit we delete them.</Trans>
            )}
          </p>
          <Button type="submit" name="do" value="names">
            <Trans>Save the names</Trans>
          </Button>
        </form>
      </details>
    </section>
  );
}
