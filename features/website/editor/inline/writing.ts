import {
  type FieldError,
  fieldAt,
  isSame,
  moduleOf,
  type OperationError,
  summaryOf,
  valueAt,
} from '#features/core/documents/index.ts';
import { DEFINITIONS } from '../definitions.ts';
import { showsText, typedText, writeText } from '../page/field-text.ts';
import type { PageField, PageFields } from '../page/page-fields.ts';
import type { Editor } from '../store/editor.ts';
import { Value } from '../store/value.ts';
import { type OpenRichText, openRichText } from './rich-text.ts';

/** Rich text is sanitized by the server; input here follows our own schema. */
const NO_CLEANER = { richText: (html: string) => html };

/**
 * Inline writing: a click on a text, or Tab, places the caret in it. Input goes into the document at once, and the focused
 * text is never overwritten, except by undo.
 */
export class Writing {
  /** The rich text that is open, for the bar with its marks. */
  readonly richText = new Value<OpenRichText | null>(null);
  readonly #editor: Editor;
  readonly #fields: PageFields;
  readonly #onWritten: (key: string, error: FieldError | null) => void;
  /** Texts on the page that the document did not take, the last one last: undoing begins with them. */
  readonly #untaken = new Map<string, PageField>();
  #isTyping = false;
  #isPressed = false;
  #stopFollowing: () => void = () => undefined;

  /** @param onWritten called for every text that was written: with the reason the document refused it, or `null` */
  constructor(
    editor: Editor,
    fields: PageFields,
    onWritten: (key: string, error: FieldError | null) => void,
  ) {
    this.#editor = editor;
    this.#fields = fields;
    this.#onWritten = onWritten;
  }

  /** Listens to a part of the page; returns what ends it. */
  start(root: HTMLElement): () => void {
    const ends = new AbortController();
    const { signal } = ends;
    root.addEventListener('pointerdown', () => this.#press(signal), { signal });
    root.addEventListener('keydown', (event) => this.#beforeKey(event), { signal, capture: true });
    root.addEventListener('focusin', ({ target }) => this.#open(this.#fields.at(target)), { signal });
    root.addEventListener('focusout', (event) => this.#left(event), { signal });
    root.addEventListener('beforeinput', (event) => this.#beforeInput(event), { signal });
    root.addEventListener('paste', (event) => this.#paste(event), { signal });
    root.addEventListener('input', ({ target }) => this.#typed(target), { signal });
    return () => {
      ends.abort();
      this.close();
    };
  }

  /** Ends writing, as if somebody had left the text. */
  close(): void {
    const field = this.#fields.active.get();
    if (!field) return;
    this.#stopFollowing();
    this.#fields.active.set(null);
    this.richText.get()?.close();
    this.richText.set(null);
    this.#editor.closeStep();
    this.#fields.write(field);
  }

  /** Undoes the last step; refused input, which is in no step, comes first. */
  undo(): void {
    const last = [...this.#untaken].at(-1);
    if (!last) {
      this.#editor.undo();
      return;
    }
    const [key, field] = last;
    this.#untaken.delete(key);
    this.#onWritten(key, null);
    if (field === this.#fields.active.get()) this.#follow(field);
    else this.#fields.write(field);
    const module = moduleOf(this.#editor.document, field.id);
    if (!module) return;
    const summary = summaryOf(DEFINITIONS, module, this.#editor.language);
    this.#editor.lastResult.set({ direction: 'undo', step: { did: 'write', type: module.type, summary } });
  }

  /**
   * While a pointer is down the browser places the caret, and selects: the text's elements must not be replaced until it is
   * up.
   */
  #press(signal: AbortSignal): void {
    this.#isPressed = true;
    const release = () => {
      this.#isPressed = false;
      // The browser has put the caret by then.
      setTimeout(() => this.#openRichText());
    };
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, release, { once: true, signal });
  }

  #open(field: PageField | null): void {
    const active = this.#fields.active.get();
    if (!field || field === active) return;
    this.close();
    this.#fields.active.set(field);
    this.#stopFollowing = this.#editor.store.subscribe(field.id, () => this.#follow(field));
    this.#editor.selected.set(field.id);
    if (!this.#isPressed) this.#openRichText();
    // A fallback text of the other language stands in for a missing one: typing replaces it.
    if (field.kind === 'text' && field.element.lang) setTimeout(() => selectAll(field.element));
  }

  /** On a busy page a key may come before what the press or the key before it was to bring: it acts on that all the same. */
  #beforeKey({ isComposing }: KeyboardEvent): void {
    if (this.#isPressed) return;
    this.#openRichText();
    // Browsers fire `selectionchange` late, and ProseMirror relies on it. Text being composed is not touched.
    if (this.richText.get() && !isComposing) document.dispatchEvent(new Event('selectionchange'));
  }

  #openRichText(): void {
    const field = this.#fields.active.get();
    if (field?.kind !== 'rich-text' || this.richText.get()) return;
    const { element } = field;
    const open = openRichText(element, this.#stored(field), {
      label: element.dataset.placeholder ?? '',
      onChange: (html) => this.#write(field, html),
    });
    if (element.lang) open.tiptap.commands.selectAll();
    this.richText.set(open);
  }

  /** Returns the stored form of a field's displayed value: in its language, or in the fallback language. */
  #stored({ id, path }: PageField): string {
    const module = moduleOf(this.#editor.document, id);
    const value = module && (valueAt(module, this.#editor.language, path) ?? valueAt(module, 'de', path));
    return typeof value === 'string' ? value : '';
  }

  #left({ relatedTarget, target }: FocusEvent): void {
    const field = this.#fields.at(target);
    if (!field || field !== this.#fields.active.get()) return;
    // Within the text, or to the bar with its marks.
    if (relatedTarget instanceof Element && relatedTarget.closest('[data-keeps-writing]')) return;
    // Another window: the focus returns to the same place.
    if (relatedTarget === null && !document.hasFocus()) return;
    if (this.#fields.at(relatedTarget) !== field) this.close();
  }

  #beforeInput(event: InputEvent): void {
    const field = this.#fields.active.get();
    if (field?.kind === 'rich-text' && !this.richText.get()) event.preventDefault();
    if (event.inputType === 'historyUndo' || event.inputType === 'historyRedo') {
      event.preventDefault();
      if (event.inputType === 'historyUndo') this.undo();
      else this.#editor.redo();
    } else if (
      field?.kind === 'text' &&
      /^insert(Paragraph|LineBreak)$/.test(event.inputType) &&
      !this.#hasLines(field)
    ) {
      event.preventDefault();
    }
  }

  #paste(event: ClipboardEvent): void {
    const field = this.#fields.active.get();
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (field?.kind !== 'text' || this.#hasLines(field) || !text.includes('\n')) return;
    event.preventDefault();
    document.execCommand('insertText', false, text.replace(/\s+/g, ' ').trim());
  }

  #typed(target: EventTarget | null): void {
    const field = this.#fields.at(target);
    if (field?.kind === 'text') this.#write(field, typedText(field.element, this.#stored(field)));
  }

  #write(written: PageField, value: string): void {
    const { id, path } = written;
    const module = moduleOf(this.#editor.document, id);
    if (!module) return;
    const field = fieldAt(DEFINITIONS.get(module.type)?.fields ?? {}, path);
    const language = field?.localized === false ? null : this.#editor.language;
    const clean = field ? field.clean(value, NO_CLEANER) : value;
    const said = clean === '' ? undefined : clean;
    if (isSame(valueAt(module, language, path), said)) {
      this.#tell(written, null);
      return;
    }
    this.#isTyping = true;
    const operation = { op: 'set-field' as const, id, language, field: path };
    const done = this.#editor.change(
      said === undefined ? operation : { ...operation, value: said },
      'write',
      id,
    );
    this.#isTyping = false;
    const where = { id, type: module.type, field: path, ...(language === null ? {} : { language }) };
    this.#tell(written, done.ok ? null : { ...where, code: 'too-long', ...limitOf(done.error) });
  }

  #tell(written: PageField, error: FieldError | null): void {
    const key = `${written.id} ${written.path}`;
    this.#untaken.delete(key);
    if (error) this.#untaken.set(key, written);
    this.#onWritten(key, error);
  }

  /** Writes changes from undo or from other editors into the text being edited; text just typed is never overwritten. */
  #follow(field: PageField): void {
    if (this.#isTyping) return;
    const stored = this.#stored(field);
    const open = this.richText.get();
    if (open) open.write(stored);
    else if (!showsText(field.element, stored)) writeText(field.element, stored);
  }

  #hasLines({ id, path }: PageField): boolean {
    const module = moduleOf(this.#editor.document, id);
    const field = fieldAt(DEFINITIONS.get(module?.type ?? '')?.fields ?? {}, path);
    return Boolean(field && 'lines' in field && field.lines === 'many');
  }
}

function selectAll(element: HTMLElement): void {
  getSelection()?.selectAllChildren(element);
}

const limitOf = ({ limit }: OperationError) => (limit === undefined ? {} : { limit });
