import { Trans, useLingui } from '@lingui/react/macro';
import {
  fieldAt,
  moduleOf,
  type Operation,
  summaryOf,
  valueAt,
  wordDiff,
} from '#features/core/documents/index.ts';
import { dayOf, formatDay, formatTime, timeOf } from '#lib/venue-time.ts';
import { Button } from '#ui/button.tsx';
import { useLanguage } from '#ui/use-language.ts';
import { DEFINITIONS, labelIn } from '../definitions.ts';
import type { LocalDraft } from '../saving/local-draft-store.ts';
import { useSession } from '../session/session-context.ts';
import { EditorDialog } from './editor-dialog.tsx';

/** Offers to restore work of this browser that never reached the server; it is shown beside the current state. */
export function UnsavedWorkDialog({ local }: { local: LocalDraft }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { unsavedWork } = useSession();
  const instant = new Date(local.at).toISOString();
  const when = `${formatDay(dayOf(instant), language)}, ${formatTime(timeOf(instant), language)}`;
  const operations = [...local.queue.sent, ...local.queue.pending];
  const texts = operations.filter((each) => each.op === 'set-field');
  const others = operations.length - texts.length;
  return (
    <EditorDialog
      title={t`You have unsaved work here`}
      onClose={() => unsavedWork.restore()}
      footer={
        <>
          <Button variant="ghost" onClick={() => unsavedWork.discard()}>
            <Trans>Discard</Trans>
          </Button>
          <Button onClick={() => unsavedWork.restore()}>
            <Trans>Restore it</Trans>
          </Button>
        </>
      }
    >
      <p className="lead">
        <Trans>Something stopped saving on {when}. This browser has kept it.</Trans>
      </p>
      <ul className="unsaved-work">
        {texts.map((operation) => (
          <UnsavedText
            key={`${operation.id} ${operation.language} ${operation.field}`}
            operation={operation}
          />
        ))}
      </ul>
      {others > 0 ? (
        <p>
          <Trans>Plus modules that were added, moved or removed.</Trans>
        </p>
      ) : null}
    </EditorDialog>
  );
}

/** One saved text; its additions are marked against the text of the page. */
function UnsavedText({ operation }: { operation: Extract<Operation, { op: 'set-field' }> }) {
  const language = useLanguage();
  const { editor } = useSession();
  const module = moduleOf(editor.document, operation.id);
  const field = fieldAt(DEFINITIONS.get(module?.type ?? '')?.fields ?? {}, operation.field);
  const words = (value: unknown) => (typeof value === 'string' && field ? field.words(value) : '');
  const now = module ? words(valueAt(module, operation.language, operation.field)) : '';
  return (
    <li>
      <strong>{labelIn(field, language) ?? operation.field}</strong>{' '}
      <span className="muted">{module ? summaryOf(DEFINITIONS, module, language) : ''}</span>
      <p>
        {wordDiff(now, words(operation.value)).map(({ kind, words: part }, at) => {
          const Part = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span';
          // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing but their place
          return <Part key={at}>{part}</Part>;
        })}
      </p>
    </li>
  );
}
