import { type ContentDocument, fromTree } from '#features/core/documents/document.ts';
import { mergeDocuments } from '#features/core/documents/merge/merge.ts';
import { applyAll } from '#features/core/documents/operations/apply.ts';
import type { Operation } from '#features/core/documents/operations/operation.ts';
import type { ContentTree, ModuleNode } from '#features/core/documents/tree.ts';
import type {
  OverruledCall,
  ReadCall,
  SaveCall,
  SaveResult,
} from '#features/website/editor/saving/save-call.ts';

/** A headline that says something in German, and perhaps in English. */
export const headline = (id: string, de: string, en?: string): ModuleNode => ({
  id,
  type: 'headline',
  version: 1,
  data: { headline_level: 2 },
  text: { de: { content: de }, en: en === undefined ? {} : { content: en } },
});

/** Stores a draft as the real server does, every state of it, and answers on demand. */
export class FakeServer {
  readonly states: ContentDocument[];
  readonly received: { operations: readonly Operation[]; baseVersion: number }[] = [];
  /** Answers instead of doing anything, once each. */
  readonly failures: SaveResult[] = [];
  #waiting: (() => void)[] = [];
  #isSlow = false;

  constructor(tree: ContentTree) {
    this.states = [fromTree(tree)];
  }

  get version(): number {
    return this.states.length;
  }

  get draft(): ContentDocument {
    return this.states.at(-1) as ContentDocument;
  }

  /** From now on answers come when `answer` is called. */
  beSlow(): void {
    this.#isSlow = true;
  }

  answer(): void {
    for (const go of this.#waiting.splice(0)) go();
  }

  /** Saves changes of another user meanwhile. */
  save(...operations: Operation[]): void {
    this.#store(operations, this.version);
  }

  call: SaveCall = async (operations, baseVersion) => {
    this.received.push({ operations, baseVersion });
    const answer = this.failures.shift() ?? this.#store(operations, baseVersion);
    if (this.#isSlow) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return answer;
  };

  read: ReadCall = async () => ({ version: this.version, draft: this.draft });

  /** Versions that lost, as they would have been. */
  readonly stored: ContentDocument[] = [];
  isAcceptingVersions = true;

  saveOverruled: OverruledCall = async (operations, baseVersion) => {
    const applied = applyAll(this.states[baseVersion - 1] as ContentDocument, operations);
    if (!this.isAcceptingVersions || !applied.ok) return false;
    this.stored.push(applied.value.document);
    return true;
  };

  #store(operations: readonly Operation[], baseVersion: number): SaveResult {
    const base = this.states[baseVersion - 1] as ContentDocument;
    const applied = applyAll(base, operations);
    if (!applied.ok) return { is: 'refused', problems: [] };
    const isMerged = baseVersion !== this.version;
    const merged = isMerged ? mergeDocuments(base, applied.value.document, this.draft) : null;
    if (merged && merged.conflicts.length > 0)
      return { is: 'disputed', version: this.version, draft: this.draft, conflicts: merged.conflicts };
    this.states.push(merged?.document ?? applied.value.document);
    return { is: 'stored', version: this.version, merged: isMerged ? this.draft : null };
  }
}
