import { useLingui } from '@lingui/react/macro';
import { cleanVersionNote, VERSION_DESCRIPTION_LENGTHS } from '#features/core/documents/index.ts';
import { TextArea, TextField } from '#ui/field.tsx';
import { Theirs } from '../dialogs/theirs.tsx';
import type { DescriptionTexts } from './description-texts.ts';
import type { Description } from './use-description.ts';

/** Name and note of a version, with their errors, and concurrent changes by others. */
export function DescriptionFields({ description }: { description: Description }) {
  const { t, i18n } = useLingui();
  const { texts, theirs, faults, set } = description;
  const most = i18n.number(VERSION_DESCRIPTION_LENGTHS.note);
  const length = i18n.number(cleanVersionNote(texts.note).length);
  const errors = {
    missing: t`Give it a name first, such as “before the opening night”.`,
    'too-long': t`${most} characters at most. You have ${length}.`,
  };
  const theirsOf = (text: keyof DescriptionTexts) => {
    const said = theirs[text];
    if (said === undefined) return null;
    const words = said || t`nothing`;
    return <Theirs words={t`Theirs: ${words}`} onTake={() => set(text, said)} />;
  };
  return (
    <>
      <div>
        <TextField
          label={t`Name`}
          autoComplete="off"
          maxLength={VERSION_DESCRIPTION_LENGTHS.name}
          error={faults.name && errors[faults.name]}
          value={texts.name}
          onChange={({ target }) => set('name', target.value)}
        />
        {theirsOf('name')}
      </div>
      <div>
        <TextArea
          label={t`Note on this version`}
          hint={t`Why you’re saving it, for everyone who edits. Up to ${most} characters.`}
          rows={6}
          error={faults.note && errors[faults.note]}
          value={texts.note}
          onChange={({ target }) => set('note', target.value)}
        />
        {theirsOf('note')}
      </div>
    </>
  );
}
