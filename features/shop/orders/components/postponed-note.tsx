import { Trans } from '@lingui/react/macro';
import { Note } from '#ui/note.tsx';

/** Terms for tickets whose event is postponed and has no new date (docs/product/checkout.md#postponed). */
export function PostponedNote({
  postponedFrom,
  isGivenBackHere,
}: {
  /** When it was to be, in words. */
  postponedFrom: string;
  isGivenBackHere: boolean;
}) {
  return (
    <Note tone="rosa-hell">
      <p>
        <strong>
          <Trans>Postponed</Trans>
        </strong>
        : <s>{postponedFrom}</s>
      </p>
      <p>
        <Trans>There’s no new date yet. We’ll email you as soon as there is. Your tickets stay valid.</Trans>{' '}
        {isGivenBackHere ? (
          <Trans>Until then you can return them whenever you like.</Trans>
        ) : (
          <Trans>If you’d rather not wait, tell the box office.</Trans>
        )}
      </p>
    </Note>
  );
}
