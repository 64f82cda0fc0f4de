import type { ReactElement, ReactNode } from 'react';
import type { Id, Json, ModuleDefinition, ShownFields } from '#features/core/documents/index.ts';
import type { Language } from '#lib/localized.ts';

/** Props of a view: its fields in one language, the content of its slots, and the data from its loader. */
export type ViewProps<D> =
  D extends ModuleDefinition<infer F>
    ? ShownFields<F> & {
        id: Id;
        /** Modules within, by slot, those that are shown. */
        slots: Record<string, ReactElement[]>;
        loaded: Json | undefined;
        language: Language;
        /** 1 on the page itself, 2 in a column, and so on. */
        level: number;
      }
    : never;

/** The view of a kind of module. */
export interface ModuleView {
  // biome-ignore lint/suspicious/noExplicitAny: each view gets the props of its definition
  View: (props: any) => ReactNode;
  /** As wide as the page, where it does not stand in a column. */
  isWide?: true;
}
