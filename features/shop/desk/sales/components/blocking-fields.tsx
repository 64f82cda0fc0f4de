import { Trans, useLingui } from '@lingui/react/macro';
import { TextField } from '#ui/field.tsx';
import { ReasonField } from '../../orders/components/reason-field.tsx';
import type { SaleDraft } from '../load-desk-event-page.server.ts';

/** Why seats are blocked, if the desk may sell them, and until when. */
export function BlockingFields({ typed }: { typed: Pick<SaleDraft, 'reason' | 'desk' | 'ends'> | null }) {
  const { t } = useLingui();
  return (
    <>
      <ReasonField typed={typed?.reason} />
      <label className="choice">
        <input
          type="checkbox"
          className="choice-hole"
          name="desk"
          value="1"
          defaultChecked={typed?.desk ?? false}
        />
        <span className="choice-text">
          <Trans>The desk may sell them</Trans>
        </span>
      </label>
      <TextField
        label={t`Then for everybody from`}
        hint={t`Leave blank to release them by hand.`}
        type="datetime-local"
        name="ends"
        defaultValue={typed?.ends ?? ''}
      />
    </>
  );
}
