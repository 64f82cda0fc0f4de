import { Trans } from '@lingui/react/macro';

/** Stands for a module whose kind or data nobody here knows. Visitors see nothing of it, and it is kept as it is. */
export function UnknownModule({ type }: { type: string }) {
  return (
    <div className="editor-unknown">
      <p>
        <Trans>
          A module of the kind “{type}” that this version does not know. Visitors do not see it. It can be
          moved and deleted.
        </Trans>
      </p>
    </div>
  );
}
