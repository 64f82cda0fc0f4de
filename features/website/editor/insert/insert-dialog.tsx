import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  idsIn,
  type ModuleDefinition,
  moduleOf,
  ownerOf,
  summaryOf,
} from '#features/core/documents/index.ts';
import { translate } from '#lib/i18n.ts';
import { TextField } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/use-language.ts';
import { DEFINITIONS, kindName } from '../definitions.ts';
import { EditorDialog } from '../dialogs/editor-dialog.tsx';
import { useSession } from '../session/session-context.ts';
import { useModuleActions } from '../session/use-module-actions.ts';
import { type InsertionPoint, insertionPointAfter, kindsFor } from '../store/placing.ts';
import { foundKinds } from './found-kinds.ts';
import { KindSample } from './kind-sample.tsx';
import { useSamples } from './samples.ts';

/** Asks what comes into a gap: only what may stand there, found in both languages. */
export function InsertDialog({ gap: first, onClose }: { gap: InsertionPoint; onClose: () => void }) {
  const { t } = useLingui();
  const isChosen = useRef(false);
  const language = useLanguage();
  const { editor, page, wrapsPageContent } = useSession();
  const samples = useSamples(page.language);
  const actions = useModuleActions();
  const [words, setWords] = useState('');
  const [insertionPoint, setInsertionPoint] = useState(first);
  const owner = ownerOf(insertionPoint.place);
  const parent = owner === null ? undefined : moduleOf(editor.document, owner);
  const parentName = parent ? kindName(parent.type, language) : '';
  const allowed = kindsFor(DEFINITIONS, editor.document, { place: insertionPoint.place, wrapsPageContent });
  const kinds = foundKinds(allowed, words, language);
  const before = moduleOf(
    editor.document,
    idsIn(editor.document, insertionPoint.place)?.[insertionPoint.index - 1] ?? '',
  );
  const beforeName = before ? summaryOf(DEFINITIONS, before, language) : null;
  const [shown, all] = [kinds.length, allowed.length];

  const choose = (definition: ModuleDefinition) => {
    // The dialog closes first, and the focus goes to the new module; in the same task, so that the page is styled once.
    isChosen.current = true;
    flushSync(onClose);
    actions.insert(definition, insertionPoint);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [found] = kinds;
    if (event.key !== 'Enter' || !found) return;
    event.preventDefault();
    choose(found);
  };

  return (
    <EditorDialog
      title={t`Insert a module`}
      givesFocusBack={() => !isChosen.current}
      onClose={onClose}
      aside={beforeName ? <p className="muted">{t`after “${beforeName}”`}</p> : null}
    >
      {owner === null ? null : (
        <button
          type="button"
          className="text-link"
          onClick={() => setInsertionPoint(insertionPointAfter(editor.document, owner))}
        >
          {t`Insert after “${parentName}” instead`}
        </button>
      )}
      <TextField
        label={t`Search modules`}
        value={words}
        autoComplete="off"
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <ul className="module-kinds">
        {kinds.map((definition, at) => (
          <li key={definition.id}>
            <button
              type="button"
              className="module-kind"
              data-first={at === 0 && words !== ''}
              onClick={() => choose(definition)}
            >
              <KindSample definition={definition} samples={samples} />
              <strong className="module-kind-name">
                <Icon name={definition.icon} size={20} />
                {translate(definition.label, language)}
              </strong>
              <span className="muted">
                {definition.keywords ? translate(definition.keywords, language) : null}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="muted">
        {shown === 0 ? (
          <Trans>No module has that name, or it can’t go here.</Trans>
        ) : (
          <Trans>
            {shown} of {all} modules that can go here
          </Trans>
        )}
      </p>
    </EditorDialog>
  );
}
