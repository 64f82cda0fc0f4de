import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { moduleOf, summaryOf } from '#features/content/index.ts';
import { MODULES } from '#features/modules/index.ts';
import { formatTime, timeOf } from '#lib/venue-time.ts';
import { useLanguage } from '#ui/use-language.ts';
import { useSession } from '../session/session-context.ts';
import { useValue } from '../store/value.ts';

/** How saving stands, always in words. What is wrong stays until it is solved, and leads there. */
export function SavingState() {
  const { saver } = useSession();
  const { is } = useValue(saver.saving);
  const problems = useValue(saver.problems);
  const isWrong = is === 'refused' || is === 'forbidden' || problems.length > 0;
  return (
    <div className="saving-state" data-saving={isWrong ? 'wrong' : is}>
      {isWrong ? (
        <p role="alert">
          <Wrong />
        </p>
      ) : (
        <p role="status">
          <Words />
        </p>
      )}
    </div>
  );
}

function Words() {
  const { t } = useLingui();
  const language = useLanguage();
  const { saver } = useSession();
  const saving = useValue(saver.saving);
  const { pending, disputed } = useValue(saver.queue);
  const open = pending.length + disputed.length;
  if (disputed.length > 0 && saving.is === 'saved')
    return t`${plural(disputed.length, {
      one: '# field open, all else saved',
      other: '# fields open, all else saved',
    })}`;
  switch (saving.is) {
    case 'clean':
      return t`All saved`;
    case 'dirty':
    case 'saving':
      return t`Saving`;
    case 'saved': {
      const time = formatTime(timeOf(new Date(saving.at).toISOString()), language);
      return t`Saved ${time}`;
    }
    case 'offline':
      return t`${plural(open, { one: 'Offline, # change waits', other: 'Offline, # changes wait' })}`;
    case 'signed-out':
      return t`Not saved: please sign in`;
    default:
      return t`Not saved yet, trying again`;
  }
}

function Wrong() {
  const language = useLanguage();
  const { saver, editor, fields, modules } = useSession();
  const [problem] = useValue(saver.problems);
  const { is } = useValue(saver.saving);
  if (is === 'forbidden') return <Trans>Not saved: your account may not edit pages</Trans>;
  const module = problem && moduleOf(editor.document, problem.id);
  if (!problem || !module) return <Trans>Not saved: the server does not take it like this</Trans>;
  const name = summaryOf(MODULES, module, language);
  return (
    <button
      type="button"
      className="saving-state-jump"
      onClick={() => {
        editor.selected.set(problem.id);
        modules.element(problem.id)?.scrollIntoView({ block: 'center' });
        fields.find(problem.id, problem.field ?? '')?.element.focus();
      }}
    >
      <Trans>Not saved: {name}</Trans>
    </button>
  );
}
