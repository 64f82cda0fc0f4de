import type { Id } from '#features/core/documents/index.ts';
import { Value } from '../store/value.ts';

/** The elements of modules on the page, for the overlay above them. */
export class PageModules {
  /** Rises whenever some came, went or may stand elsewhere. */
  readonly layout = new Value(0);
  readonly #elements = new Map<Id, HTMLElement>();
  readonly #ids = new WeakMap<Element, Id>();
  readonly #refs = new Map<Id, (element: HTMLElement | null) => (() => void) | undefined>();

  /** Gets the element of a module; the same for one module, so that React calls it once. */
  refOf(id: Id, label: string): (element: HTMLElement | null) => (() => void) | undefined {
    const known = this.#refs.get(id);
    if (known) return known;
    const ref = (element: HTMLElement | null) => {
      if (!element) return undefined;
      this.#elements.set(id, element);
      this.#ids.set(element, id);
      element.dataset.label = label;
      return () => {
        delete element.dataset.label;
        if (this.#elements.get(id) === element) this.#elements.delete(id);
      };
    };
    this.#refs.set(id, ref);
    return ref;
  }

  /** Registers one of several elements of a module; returns the cleanup. The first represents it. */
  add(id: Id, element: HTMLElement): () => void {
    this.#ids.set(element, id);
    if (!this.#elements.has(id)) this.#elements.set(id, element);
    return () => {
      this.#ids.delete(element);
      this.#elements.delete(id);
    };
  }

  /** Lets another of its elements stand for it. */
  put(id: Id, element: HTMLElement): void {
    this.#elements.set(id, element);
    this.moved();
  }

  element(id: Id): HTMLElement | null {
    return this.#elements.get(id) ?? null;
  }

  /** The innermost module something stands in. */
  at(target: EventTarget | null): Id | null {
    for (let each = target instanceof Element ? target : null; each; each = each.parentElement) {
      const id = this.#ids.get(each);
      if (id !== undefined) return id;
    }
    return null;
  }

  moved(): void {
    this.layout.set(this.layout.get() + 1);
  }
}
