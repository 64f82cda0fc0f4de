import { anchorId } from '#features/core/documents/index.ts';
import { NewsletterSheet } from '#features/website/newsletter/index.ts';
import type { ModuleView, ViewProps } from '../view-props.ts';
import type { newsletter } from './module.ts';

function NewsletterView({ id, values, text }: ViewProps<typeof newsletter>) {
  const { title, text: words, anchor } = values;
  return (
    <NewsletterSheet
      id={anchor ? anchorId(anchor.text) : undefined}
      idPrefix={`${anchorId(id)}-`}
      title={title ? text('title') : undefined}
      text={words ? text('text') : undefined}
    />
  );
}

export const view: ModuleView = { View: NewsletterView };
