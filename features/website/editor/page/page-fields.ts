import {
  type ElementProps,
  type FieldEditing,
  fieldAt,
  type Id,
  type Module,
  moduleOf,
} from '#features/core/documents/index.ts';
import type { Language, ShownText } from '#lib/localized.ts';
import { DEFINITIONS, labelIn } from '../definitions.ts';
import type { Editor } from '../store/editor.ts';
import { Value } from '../store/value.ts';
import { showsText, writeText } from './field-text.ts';

/** A field in its element on the page. */
export interface PageField {
  id: Id;
  path: string;
  kind: 'text' | 'rich-text';
  element: HTMLElement;
}

/** One constant object: React writes nothing into the element, neither at first nor later. */
const UNWRITTEN = { __html: '' };

const keyOf = (id: Id, path: string) => `${id} ${path}`;

/**
 * The texts of a page that stand in their own elements. React leaves what is in them alone, so that nothing that is saved,
 * undone or received moves the caret; `show` writes what differs into those that nobody writes in.
 */
export class PageFields {
  /** The field somebody writes in. */
  readonly active = new Value<PageField | null>(null);
  /** Fields that stand there although they say nothing, by module: somebody asked for them. */
  readonly opened = new Value<ReadonlySet<Id>>(new Set());
  readonly #editor: Editor;
  readonly #showRichText: (html: string) => string;
  readonly #fields = new Map<string, PageField>();
  readonly #byElement = new WeakMap<Element, PageField>();
  readonly #refs = new Map<string, NonNullable<ElementProps['ref']>>();
  /** Current display of each field, as reported by the views. */
  readonly #shown = new Map<string, ShownText | null>();

  constructor(editor: Editor, showRichText: (html: string) => string) {
    this.#editor = editor;
    this.#showRichText = showRichText;
  }

  /** Returns the editing props for the fields of a module's view. */
  editing = (id: Id): FieldEditing => ({
    isOpen: (path) => {
      const active = this.active.get();
      return this.opened.get().has(id) || (active?.id === id && active.path === path);
    },
    propsOf: (path, kind, shown) => {
      this.#shown.set(keyOf(id, path), shown);
      return {
        ...(shown?.lang ? { lang: shown.lang } : {}),
        ref: this.#refOf(id, path, kind),
        suppressHydrationWarning: true,
        dangerouslySetInnerHTML: UNWRITTEN,
      } as ElementProps;
    },
  });

  /** Shows the fields of some modules that say nothing too. */
  open(ids: readonly Id[]): void {
    this.opened.set(new Set([...this.opened.get(), ...ids]));
  }

  /** The field an element stands in. */
  at(target: EventTarget | null): PageField | null {
    for (let each = target instanceof Element ? target : null; each; each = each.parentElement) {
      const field = this.#byElement.get(each);
      if (field) return field;
    }
    return null;
  }

  find(id: Id, path: string): PageField | null {
    return this.#fields.get(keyOf(id, path)) ?? null;
  }

  /** The fields of a module that are on the page, in the order they came. */
  of(id: Id): PageField[] {
    return [...this.#fields.values()].filter((field) => field.id === id);
  }

  /** Writes what the fields of a module say now, except where somebody writes. */
  show(id: Id): void {
    for (const field of this.of(id)) if (this.active.get() !== field) this.write(field);
  }

  /** Writes what a field says now into its element, if that says something else. */
  write({ id, path, kind, element }: PageField): void {
    const text = this.#shown.get(keyOf(id, path))?.text ?? '';
    if (kind === 'text') {
      if (!showsText(element, text)) writeText(element, text);
    } else {
      const html = normalized(this.#showRichText(text));
      if (element.innerHTML !== html) element.innerHTML = html;
    }
  }

  #refOf(id: Id, path: string, kind: PageField['kind']) {
    const key = keyOf(id, path);
    const known = this.#refs.get(key);
    if (known) return known;
    const ref = (element: HTMLElement | null) => {
      if (!element) return;
      const field = { id, path, kind, element };
      this.#fields.set(key, field);
      this.#byElement.set(element, field);
      mark(field, moduleOf(this.#editor.document, id), this.#editor.language);
      this.write(field);
      return () => {
        if (this.#fields.get(key) === field) this.#fields.delete(key);
        if (this.active.get() === field) this.active.set(null);
        unmark(element);
      };
    };
    this.#refs.set(key, ref);
    return ref;
  }
}

/** HTML as the browser writes it. */
function normalized(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.innerHTML;
}

/** Makes an element editable by mouse and keys, with its label. Headings remain headings. */
function mark({ path, kind, element }: PageField, module: Module | undefined, language: Language): void {
  const field = fieldAt(DEFINITIONS.get(module?.type ?? '')?.fields ?? {}, path);
  const label = labelIn(field, language) ?? path;
  element.dataset.field = path;
  element.dataset.placeholder = label;
  element.contentEditable = kind === 'text' ? 'plaintext-only' : 'true';
  if (/^H\d$/.test(element.nodeName)) return;
  element.role = 'textbox';
  element.ariaLabel = label;
  if (kind === 'rich-text' || (field && 'lines' in field && field.lines === 'many'))
    element.ariaMultiLine = 'true';
}

function unmark(element: HTMLElement): void {
  for (const name of [
    'data-field',
    'data-placeholder',
    'contenteditable',
    'role',
    'aria-label',
    'aria-multiline',
  ])
    element.removeAttribute(name);
}
