import type { Id } from '#features/core/documents/index.ts';
import type { Language } from '#lib/localized.ts';
import { useSession } from './session-context.ts';

/**
 * Leads to a module on the page, and to a field of it: into the text itself, or into its dialog. A field or a module that
 * is wrong is shown in the dialog, which says why.
 */
export function useJump(): (to: {
  id: Id;
  field?: string | undefined;
  language?: Language | undefined;
  isWrong?: boolean;
}) => void {
  const { editor, fields, modules, opened, page } = useSession();
  return ({ id, field, language, isWrong = false }) => {
    editor.selected.set(id);
    modules.element(id)?.scrollIntoView({ block: 'center' });
    // The page shows the texts of its language.
    const isOnPage = field !== undefined && (language ?? page.language) === page.language;
    const onPage = isOnPage && !isWrong ? fields.find(id, field) : null;
    if (onPage) onPage.element.focus();
    else if (field !== undefined || isWrong) opened.set({ id, field, language, isWrong });
  };
}
