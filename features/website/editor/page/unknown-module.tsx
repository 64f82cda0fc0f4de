import { Trans } from '@lingui/react/macro';

/** Placeholder of a module of unknown kind or data. Visitors see nothing of it, and it is retained unchanged. */
export function UnknownModule({ type }: { type: string }) {
  return (
    <div className="editor-unknown">
      <p>
        <Trans>
          A module of the type “{type}”, which this version doesn’t recognise. Visitors don’t see it. You can
          move or delete it.
        </Trans>
      </p>
    </div>
  );
}
