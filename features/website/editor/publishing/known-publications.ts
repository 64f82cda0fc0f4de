import type { Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import { deleteJson, getJson } from '#platform/browser/api-client.ts';
import { Value } from '../store/value.ts';
import { type Publication, plansAfter } from './plans.ts';

/** Longest wait of the clock: a timer stops while a computer sleeps, and overflows after 24 days. */
const MINUTE_MS = 60_000;

/** Past and future publications of the document being edited, as far as the server has reported them. */
export class KnownPublications {
  /** `null` before the first message. */
  readonly all = new Value<readonly Publication[] | null>(null);
  /** Plans cancelled here: no notice is needed. */
  readonly cancelling = new Set<number>();
  /** Steps forward when a scheduled publication starts, so that what is derived from it is rendered again. */
  readonly now = new Value<Instant>(currentInstant());
  readonly #path: string;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(documentId: number, language: Language) {
    this.#path = `/${language}/pageeditor-api/documents/${documentId}/publications/`;
  }

  /** Refreshes; without an answer (false) the former state is preserved. */
  async refresh(): Promise<boolean> {
    const answer = await getJson(this.#path);
    if (!answer.ok || !Array.isArray(answer.value)) return false;
    this.all.set(answer.value as Publication[]);
    this.now.set(currentInstant());
    this.#waitForNext();
    return true;
  }

  /** Cancels a plan; false on failure. One that somebody else cancelled counts as success. */
  async cancel(id: number): Promise<boolean> {
    this.cancelling.add(id);
    const answer = await deleteJson(`${this.#path}${id}/`);
    await this.refresh();
    return answer.ok || answer.error.status === 404;
  }

  /** Stops the clock. */
  end(): void {
    clearTimeout(this.#timer);
  }

  #waitForNext(): void {
    clearTimeout(this.#timer);
    const [next] = plansAfter(this.all.get() ?? [], this.now.get());
    if (!next) return;
    const left = Date.parse(next.starts_at) - Date.now();
    this.#timer = setTimeout(
      () => {
        if (currentInstant() >= next.starts_at) this.now.set(currentInstant());
        this.#waitForNext();
      },
      Math.min(Math.max(left, 0), MINUTE_MS),
    );
  }
}

const currentInstant = (): Instant => new Date().toISOString();
