import type { Language } from '#lib/localized.ts';
import { deleteJson, getJson } from '#platform/browser/api-client.ts';
import { Value } from '../store/value.ts';
import type { Publication } from './plans.ts';

/** What was and will be published of the document that is edited, as far as the server has said. */
export class KnownPublications {
  /** `null` while nothing was heard. */
  readonly all = new Value<readonly Publication[] | null>(null);
  /** Plans that are taken back here: nobody has to be told. */
  readonly cancelling = new Set<number>();
  readonly #path: string;

  constructor(documentId: number, language: Language) {
    this.#path = `/${language}/pageeditor-api/documents/${documentId}/publications/`;
  }

  /** Asks again; without an answer (false) what was known stays. */
  async refresh(): Promise<boolean> {
    const answer = await getJson(this.#path);
    if (!answer.ok || !Array.isArray(answer.value)) return false;
    this.all.set(answer.value as Publication[]);
    return true;
  }

  /** Takes a plan back; false where that did not work. One that somebody else took back is gone all the same. */
  async cancel(id: number): Promise<boolean> {
    this.cancelling.add(id);
    const answer = await deleteJson(`${this.#path}${id}/`);
    await this.refresh();
    return answer.ok || answer.error.status === 404;
  }
}
