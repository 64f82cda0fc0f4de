import { moduleOf } from '#features/content/index.ts';
import type { Language } from '#lib/localized.ts';
import { useLanguage } from '#ui/use-language.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { DEFINITIONS } from '../definitions.ts';
import { useSession } from '../session/session-context.ts';

/** Leads to a module on the page, and to a field of it: into the text itself, or into its dialog. */
export function JumpButton({
  id,
  field,
  language,
  words,
  onJump,
}: {
  id: string;
  field?: string | undefined;
  /** Of the text that is meant; on the page stand those of its own. */
  language?: Language | undefined;
  words: string;
  /** Called before: a dialog closes. */
  onJump: () => void;
}) {
  const shown = useLanguage();
  const { editor, fields, modules, opened, page } = useSession();
  const type = moduleOf(editor.document, id)?.type ?? '';
  const jump = () => {
    onJump();
    // The dialog gives the focus back first.
    setTimeout(() => {
      editor.selected.set(id);
      modules.element(id)?.scrollIntoView({ block: 'center' });
      const isOnPage = field !== undefined && (language ?? page.language) === page.language;
      const onPage = isOnPage ? fields.find(id, field) : null;
      if (onPage) onPage.element.focus();
      else if (field !== undefined) opened.set({ id, field, language });
    });
  };
  return (
    <button type="button" className="text-link" onClick={jump}>
      {words}
      <VisuallyHidden> {DEFINITIONS.get(type)?.label[shown]}</VisuallyHidden>
    </button>
  );
}
