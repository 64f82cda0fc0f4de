import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { type Fields, itemsOf } from '#features/core/documents/index.ts';
import { translate } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { useLanguage } from '#ui/use-language.ts';
import { EditorIcon } from '../editor-icon.tsx';
import { useSession } from '../session/session-context.ts';
import { newId } from '../store/new-id.ts';
import { FieldProblem } from './field-problem.tsx';
import type { Row } from './row.ts';
import { useErrorWords } from './use-error-words.ts';

/** The entries of a list: each with its fields, up, down and away by one click. */
export function ItemRows({
  module,
  field,
  path,
  errors,
  rows,
}: Row & {
  /** The fields of one entry. */
  rows: (fields: Fields, prefix: string) => ReactNode;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const { editor } = useSession();
  const words = useErrorWords();
  const errorId = useId();
  const {
    fields,
    item: itemWords,
    most,
  } = field as unknown as {
    fields: Fields;
    item: MessageDescriptor;
    most: number;
  };
  const items = itemsOf(module, path);
  const { id } = module;
  const one = translate(itemWords, language);
  const error = errors.find((each) => each.field === path);
  const move = (item: string, index: number) =>
    editor.change({ op: 'move-item', id, field: path, item, index }, 'change', id);
  return (
    <fieldset className="module-items" data-control={path} aria-describedby={error ? errorId : undefined}>
      <legend>{translate(field.label, language)}</legend>
      {error ? <FieldProblem id={errorId}>{words(error)}</FieldProblem> : null}
      {items.map((item, at) => {
        const number = at + 1;
        return (
          <fieldset key={item.id} className="module-item">
            <legend className="visually-hidden">{t`${one} ${number}`}</legend>
            <div className="module-item-tools">
              <strong aria-hidden="true">
                {one} {number}
              </strong>
              <button
                type="button"
                aria-label={t`Move ${one} ${number} up`}
                aria-disabled={at === 0}
                onClick={() => at > 0 && move(item.id, at - 1)}
              >
                <EditorIcon name="arrow-up" />
              </button>
              <button
                type="button"
                aria-label={t`Move ${one} ${number} down`}
                aria-disabled={at === items.length - 1}
                onClick={() => at < items.length - 1 && move(item.id, at + 1)}
              >
                <EditorIcon name="arrow-down" />
              </button>
              <button
                type="button"
                className="text-link"
                onClick={() =>
                  editor.change({ op: 'remove-item', id, field: path, item: item.id }, 'change', id)
                }
              >
                {t`Delete ${one} ${number}`}
              </button>
            </div>
            {rows(fields, `${path}/${item.id}/`)}
          </fieldset>
        );
      })}
      {items.length < most ? (
        <Button
          variant="ghost"
          size="small"
          onClick={() =>
            editor.change(
              { op: 'insert-item', id, field: path, index: items.length, item: { id: newId() } },
              'change',
              id,
            )
          }
        >
          <Trans>Add: {one}</Trans>
        </Button>
      ) : null}
    </fieldset>
  );
}
