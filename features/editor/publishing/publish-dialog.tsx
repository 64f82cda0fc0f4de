import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LANGUAGES, type Language } from '#lib/localized.ts';
import { Button } from '#ui/button.tsx';
import { EditorDialog } from '../dialogs/editor-dialog.tsx';
import { useSession } from '../session/session-context.ts';
import { ChangeList } from './change-list.tsx';
import { FindingList } from './finding-list.tsx';
import { publish } from './publish-calls.ts';
import { useOutlooks } from './use-outlooks.ts';

/** What will be seen once the page goes out, language by language, and what should be looked at before. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { page, saver, announce } = useSession();
  const outlooks = useOutlooks();
  const [left, setLeft] = useState<ReadonlySet<Language>>(new Set());
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const names = { de: t`German`, en: t`English` };

  const isReady = (language: Language) =>
    typeof outlooks === 'object' && !outlooks[language].findings.some(({ blocking }) => blocking);
  const chosen = LANGUAGES.filter((language) => isReady(language) && !left.has(language));

  async function goOut() {
    setIsSending(true);
    const { version } = saver.queue.get();
    const done = await publish(page.document, {
      baseVersion: version,
      languages: chosen,
      language: page.language,
    });
    setIsSending(false);
    if (done.ok) {
      announce(t`Published`);
      return onClose();
    }
    if (done.error === 'changed')
      setFailure(t`Somebody has just changed the page. Look at it once more, then publish.`);
    else if (done.error === 'incomplete') setFailure(t`Something is still missing. Look at what was found.`);
    else setFailure(t`It did not work. Please try again.`);
  }

  return (
    <EditorDialog
      title={t`What goes out?`}
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
            onClick={() => chosen.length > 0 && void goOut()}
          >
            {chosen.length === 0
              ? t`Nothing to publish`
              : t`Publish: ${chosen.map((language) => names[language]).join(', ')}`}
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
          <Trans>Everything is being saved and looked through</Trans>
        </p>
      ) : outlooks === 'unsaved' ? (
        <p role="alert">
          <Trans>Not everything is saved yet. The bar says why; then the page can go out.</Trans>
        </p>
      ) : (
        <div className="publish-languages">
          {LANGUAGES.map((language) => {
            const { findings, changes } = outlooks[language];
            const blocking = findings.filter((each) => each.blocking).length;
            return (
              <section key={language} aria-labelledby={`publish-${language}`} data-ready={isReady(language)}>
                <h3 id={`publish-${language}`} className="text-d1">
                  {names[language]}
                </h3>
                <label className="choice">
                  <input
                    type="checkbox"
                    className="choice-hole"
                    disabled={!isReady(language)}
                    checked={chosen.includes(language)}
                    onChange={({ target }) => {
                      const next = new Set(left);
                      if (target.checked) next.delete(language);
                      else next.add(language);
                      setLeft(next);
                    }}
                  />
                  <span className="choice-text">
                    {blocking > 0
                      ? t`${plural(blocking, { one: '# error, stays as it is', other: '# errors, stays as it is' })}`
                      : t`Goes out now`}
                  </span>
                </label>
                <ChangeList changes={changes} onJump={onClose} />
                <FindingList findings={findings} onJump={onClose} />
              </section>
            );
          })}
        </div>
      )}
    </EditorDialog>
  );
}
