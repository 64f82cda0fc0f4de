import { moduleOf } from '#features/core/documents/index.ts';
import type { Language } from '#lib/localized.ts';
import { useLanguage } from '#ui/use-language.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { DEFINITIONS, labelIn } from '../definitions.ts';
import { useSession } from '../session/session-context.ts';
import { useJump } from '../session/use-jump.ts';

/** Leads to a module on the page, and to a field of it: into the text itself, or into its dialog. */
export function JumpButton({
  id,
  field,
  language,
  isWrong = false,
  words,
  onJump,
}: {
  id: string;
  field?: string | undefined;
  /** Language of the text in question; the page shows those of its language. */
  language?: Language | undefined;
  /** Its dialog says why. */
  isWrong?: boolean;
  words: string;
  /** Called before: a dialog closes. */
  onJump: () => void;
}) {
  const shown = useLanguage();
  const { editor } = useSession();
  const jump = useJump();
  const type = moduleOf(editor.document, id)?.type ?? '';
  const press = () => {
    onJump();
    // The dialog gives the focus back first.
    setTimeout(() => jump({ id, field, language, isWrong }));
  };
  return (
    <button type="button" className="text-link" onClick={press}>
      {words}
      <VisuallyHidden> {labelIn(DEFINITIONS.get(type), shown)}</VisuallyHidden>
    </button>
  );
}
