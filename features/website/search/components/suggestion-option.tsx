import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { Artwork } from '#ui/artwork.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Suggestion } from '../suggestion.ts';
import { MarkedText } from './marked-text.tsx';

/** One suggestion: a link, so that it can also be opened elsewhere, which the field's keys go through as an option. */
export function SuggestionOption({
  item,
  id,
  isActive,
  onChoose,
}: {
  item: Suggestion;
  id: string;
  isActive: boolean;
  onChoose: (event: MouseEvent) => void;
}) {
  const { t } = useLingui();
  const count = item.count ?? 0;
  return (
    <a
      href={item.link.url}
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={isActive}
      className="suggestion"
      data-kind={item.kind}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {item.image_thumbnails ? (
        <Artwork src={item.image_thumbnails.large} width={1} height={1} />
      ) : (
        <Icon name="search" size={20} />
      )}
      <span>
        <span lang={item.lang ?? undefined}>
          {item.kind === 'all' ? (
            t`${plural(count, { one: 'Show the one result', other: 'Show all # results' })}`
          ) : (
            <MarkedText pieces={item.marked} />
          )}
        </span>
        {item.line ? <small>{item.line}</small> : null}
      </span>
    </a>
  );
}
