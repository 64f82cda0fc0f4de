import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { staleTranslations, toTree } from '#features/core/documents/index.ts';
import { LANGUAGES, type Language } from '#lib/localized.ts';
import { Button } from '#ui/button.tsx';
import { DEFINITIONS } from '../definitions.ts';
import { EditorDialog } from '../dialogs/editor-dialog.tsx';
import { useSession } from '../session/session-context.ts';
import { useValue } from '../store/value.ts';
import { ChangeList } from './change-list.tsx';
import { FindingList } from './finding-list.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { PlanList } from './plan-list.tsx';
import { seenAt } from './plans.ts';
import { publish, unpublish } from './publish-calls.ts';
import { useMomentWords } from './use-moment-words.ts';
import { useOutlooks } from './use-outlooks.ts';
import { useRefusalWords } from './use-refusal-words.ts';
import { type When, WhenField } from './when-field.tsx';

type Publishing = 'publish' | 'unpublish';

/**
 * Publishing dialog: shows language by language how the page will change once published and the findings to review
 * before, or takes the page offline. Both happen now or at a set time, and plans can be cancelled.
 */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { page, saver, tell, publications } = useSession();
  const outlooks = useOutlooks();
  const refusalWords = useRefusalWords();
  const momentWords = useMomentWords();
  const known = useValue(publications.all) ?? [];
  const now = useValue(publications.now);
  const [action, setAction] = useState<Publishing>('publish');
  const [when, setWhen] = useState<When>({ is: 'now' });
  const [left, setLeft] = useState<ReadonlySet<Language>>(new Set());
  const [taken, setTaken] = useState<ReadonlySet<Language>>(new Set());
  const [failure, setFailure] = useState<string | null>(null);
  const [whenError, setWhenError] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const names = { de: t`German`, en: t`English` };
  const isLater = when.is === 'later';

  const isReady = (language: Language) =>
    typeof outlooks === 'object' && !outlooks[language].findings.some(({ blocking }) => blocking);
  const isSeen = (language: Language) => seenAt(known, language, now) !== null;
  const { base } = useValue(saver.queue);
  const stale = useMemo(() => staleTranslations(DEFINITIONS, toTree(base)), [base]);
  const untranslated = (language: Language) =>
    stale.filter((each) => each.language === language && each.freshness === 'missing').length;
  const chosen =
    action === 'publish'
      ? LANGUAGES.filter((language) => isReady(language) && !left.has(language))
      : LANGUAGES.filter((language) => taken.has(language));
  const chosenNames = chosen.map((language) => names[language]).join(', ');

  async function act() {
    const at = isLater ? when.at : null;
    if (isLater && (at === null || at <= new Date().toISOString())) {
      setWhenError(
        at === null ? t`Which day, and at what time?` : t`That time has passed. Choose a later one.`,
      );
      return;
    }
    setWhenError(undefined);
    setFailure(null);
    setIsSending(true);
    const { version: baseVersion } = saver.queue.get();
    const wanted = { languages: chosen, at, language: page.language };
    const done =
      action === 'publish'
        ? await publish(page.document, { ...wanted, baseVersion })
        : await unpublish(page.document, wanted);
    setIsSending(false);
    void publications.refresh();
    if (!done.ok) {
      setFailure(refusalWords(done.error));
      return;
    }
    const moment = at === null ? null : momentWords(at);
    if (moment !== null) tell(t`Scheduled: ${moment}`);
    else tell(action === 'publish' ? t`Published` : t`Taken offline`);
    onClose();
  }

  const buttonWords = () => {
    if (chosen.length === 0) return action === 'publish' ? t`Nothing to publish` : t`Nothing chosen`;
    if (isLater) return t`Schedule: ${chosenNames}`;
    return action === 'publish' ? t`Publish: ${chosenNames}` : t`Take offline: ${chosenNames}`;
  };
  const change = (set: typeof setLeft, of: ReadonlySet<Language>, language: Language, isIn: boolean) => {
    const next = new Set(of);
    if (isIn) next.add(language);
    else next.delete(language);
    set(next);
  };

  return (
    <EditorDialog
      title={action === 'publish' ? t`What goes live?` : t`What goes offline?`}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            <Trans>Not yet</Trans>
          </Button>
          <Button
            variant="red"
            loading={isSending}
            aria-disabled={chosen.length === 0}
            onClick={() => chosen.length > 0 && void act()}
          >
            {buttonWords()}
          </Button>
        </>
      }
    >
      {failure ? (
        <p role="alert" className="field-error">
          {failure}
        </p>
      ) : null}
      {outlooks === 'loading' ? (
        <p role="status">
          <Trans>Saving and checking everything</Trans>
        </p>
      ) : outlooks === 'unsaved' ? (
        <p role="alert">
          <Trans>Not everything is saved yet. The bar says why; once it’s saved, the page can go live.</Trans>
        </p>
      ) : (
        <>
          <PlanList />
          <div className="publish-languages">
            {LANGUAGES.map((language) => {
              if (action === 'unpublish')
                return (
                  <LanguageChoice
                    key={language}
                    language={language}
                    name={names[language]}
                    words={isSeen(language) ? t`Goes offline` : t`Nobody can see it yet`}
                    isPossible={isSeen(language)}
                    isChosen={taken.has(language)}
                    onChange={(isIn) => change(setTaken, taken, language, isIn)}
                  />
                );
              const { findings, changes } = outlooks[language];
              const blocking = findings.filter((each) => each.blocking).length;
              const words =
                blocking > 0
                  ? t`${plural(blocking, { one: '# error, won’t be published', other: '# errors, won’t be published' })}`
                  : isLater
                    ? t`Goes live then`
                    : t`Goes live now`;
              return (
                <LanguageChoice
                  key={language}
                  language={language}
                  name={names[language]}
                  words={words}
                  isPossible={isReady(language)}
                  isChosen={chosen.includes(language)}
                  onChange={(isIn) => change(setLeft, left, language, !isIn)}
                >
                  <ChangeList changes={changes} onJump={onClose} />
                  <FindingList findings={findings} untranslated={untranslated(language)} onJump={onClose} />
                </LanguageChoice>
              );
            })}
          </div>
          <WhenField when={when} error={whenError} onChange={setWhen} />
          {LANGUAGES.some(isSeen) ? (
            <button
              type="button"
              className="text-link publish-other"
              onClick={() => setAction(action === 'publish' ? 'unpublish' : 'publish')}
            >
              {action === 'publish' ? t`Take it offline instead` : t`Publish it instead`}
            </button>
          ) : null}
        </>
      )}
    </EditorDialog>
  );
}
