import { type ElementProps, moduleOf, shownFields, writtenModule } from '#features/core/documents/index.ts';
import type { RenderOptions } from '#features/website/modules/index.ts';
import { DEFINITIONS } from '../definitions.ts';
import type { Editor } from '../store/editor.ts';
import type { PageFields } from './page-fields.ts';
import type { PageModules } from './page-modules.ts';

interface EditingContext {
  editor: Editor;
  fields: PageFields;
  modules: PageModules;
  options: RenderOptions;
}

/** The texts of an entity on its page, while they are edited. */
interface EditedTexts {
  /** True if the document has none. */
  isEmpty: boolean;
  end(): void;
}

/**
 * Makes the texts of an entity editable in the elements of its page that show them, as marked by the server. No view of a
 * module is rendered for them: the page shows them in several elements (docs/decisions/0061).
 */
export function editTexts(parts: readonly HTMLElement[], context: EditingContext): EditedTexts {
  const { editor, fields, modules } = context;
  const texts = Object.values(editor.document.modules).find(
    ({ type }) => DEFINITIONS.get(type)?.isFixed === true,
  );
  if (!texts) return { isEmpty: true, end: () => undefined };
  const { id } = texts;
  const elements = parts.flatMap(textElements);
  const stops: (() => void)[] = [];
  const show = () =>
    elements.map(({ name, element }) => {
      const props = propsOf(name, id, context);
      if (props?.lang) element.lang = props.lang;
      else element.removeAttribute('lang');
      return { element, ref: props?.ref };
    });
  for (const { element, ref } of show()) {
    const stop = ref?.(element);
    if (stop) stops.push(stop);
    stops.push(modules.add(id, element));
  }
  // The tab of the texts is where somebody writes.
  const follow = () => {
    const active = fields.active.get();
    if (active?.id === id) modules.put(id, active.element);
  };
  stops.push(fields.active.subscribe(follow));
  stops.push(
    editor.store.subscribe(id, () => {
      show();
      fields.show(id);
    }),
  );
  return {
    isEmpty: false,
    end: () => {
      for (const stop of stops) stop();
    },
  };
}

/** Returns the props of a field's current value, as a view would get them. */
function propsOf(name: string, id: string, { editor, fields, options }: EditingContext): ElementProps | null {
  const module = moduleOf(editor.document, id);
  const known = module && writtenModule(DEFINITIONS, module);
  const kind = known?.definition.fields[name]?.kind;
  if (!known || (kind !== 'text' && kind !== 'rich-text')) return null;
  const shown = shownFields(known.definition.fields, known.holding, options, fields.editing(id));
  return kind === 'text' ? shown.text(name as never) : shown.html(name as never);
}

/** The elements of a part that show texts of the entity, by their fields. */
function textElements(part: HTMLElement): { name: string; element: HTMLElement }[] {
  return [...part.querySelectorAll<HTMLElement>('[data-text], [data-text-within]')].flatMap((marked) => {
    const { text, textWithin } = marked.dataset;
    const element = text === undefined ? marked.firstElementChild : marked;
    return element instanceof HTMLElement ? [{ name: text ?? textWithin ?? '', element }] : [];
  });
}
