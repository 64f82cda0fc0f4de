import { moduleOf } from '#features/content/index.ts';
import { useLanguage } from '#ui/use-language.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { DEFINITIONS } from '../definitions.ts';
import { useSession } from '../session/session-context.ts';

/** Leads to a module on the page, and to a field of it: into the text itself, or into its dialog. */
export function JumpButton({
  id,
  field,
  words,
  onJump,
}: {
  id: string;
  field?: string | undefined;
  words: string;
  /** Called before: a dialog closes. */
  onJump: () => void;
}) {
  const language = useLanguage();
  const { editor, fields, modules, opened } = useSession();
  const type = moduleOf(editor.document, id)?.type ?? '';
  const jump = () => {
    onJump();
    // The dialog gives the focus back first.
    setTimeout(() => {
      editor.selected.set(id);
      modules.element(id)?.scrollIntoView({ block: 'center' });
      const onPage = field === undefined ? null : fields.find(id, field);
      if (onPage) onPage.element.focus();
      else if (field !== undefined) opened.set(id);
    });
  };
  return (
    <button type="button" className="text-link" onClick={jump}>
      {words}
      <VisuallyHidden> {DEFINITIONS.get(type)?.label[language]}</VisuallyHidden>
    </button>
  );
}
