import './media-library.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react';
import type { Language } from '#lib/localized.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { acceptedFiles } from '../uploads/accepted-types.ts';
import { AssetFacts } from './asset-facts.tsx';
import { AssetTile } from './asset-tile.tsx';
import type { LibraryAsset, LibraryKind } from './library-asset.ts';
import { useLibrary } from './use-library.ts';
import { useUploads } from './use-uploads.ts';

/**
 * The library to choose from: its list with a search, files taken in by a button, by dragging and by pasting, and beside it what
 * is said of the chosen picture (docs/product/media.md). For people with `edit-media`; others read why not.
 */
export function MediaLibrary({
  kinds,
  language,
  chosen,
  onChoose,
}: {
  /** Kinds that may be chosen; with several there is a switch. */
  kinds: readonly [LibraryKind, ...LibraryKind[]];
  /** The language its calls are made in. */
  language: Language;
  chosen: LibraryAsset | null;
  /** Called with the chosen asset, and again when its facts change. */
  onChoose: (asset: LibraryAsset) => void;
}) {
  const { t } = useLingui();
  const [kind, setKind] = useState(chosen && kinds.includes(chosen.kind) ? chosen.kind : kinds[0]);
  const [words, setWords] = useState('');
  const [pages, setPages] = useState(1);
  const { state, assets, total, put } = useLibrary(language, kind, words.trim(), pages);
  const uploads = useUploads(language, (asset) => {
    if (!kinds.includes(asset.kind)) return;
    setKind(asset.kind);
    put(asset);
    onChoose(asset);
  });
  const isMore = assets.length < total;
  const names: Record<LibraryKind, string> = {
    image: t`Images`,
    audio: t`Audio`,
    video: t`Video`,
    file: t`Files`,
  };
  const ask = (next: { kind?: LibraryKind; words?: string }) => {
    setPages(1);
    if (next.kind) setKind(next.kind);
    if (next.words !== undefined) setWords(next.words);
  };
  const take = (list: FileList | null, event: ClipboardEvent | DragEvent) => {
    const files = [...(list ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    void uploads.send(files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are also taken in by a button
    <div
      className="media-library"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => take(event.dataTransfer.files, event)}
      onPaste={(event) => take(event.clipboardData.files, event)}
    >
      <div className="media-library-list">
        <div className="media-library-search">
          <TextField
            label={t`Search the library`}
            type="search"
            value={words}
            autoComplete="off"
            maxLength={100}
            onChange={({ target }) => ask({ words: target.value })}
          />
          {kinds.length > 1 ? (
            <fieldset className="media-library-kinds">
              <legend className="visually-hidden">{t`Type`}</legend>
              {kinds.map((each) => (
                <Button
                  key={each}
                  variant={each === kind ? 'ink' : 'ghost'}
                  size="small"
                  aria-pressed={each === kind}
                  onClick={() => ask({ kind: each })}
                >
                  {names[each]}
                </Button>
              ))}
            </fieldset>
          ) : null}
        </div>
        <UploadPlace kinds={kinds} onFiles={(files) => void uploads.send(files)} />
        <ul className="media-library-uploads" aria-live="polite">
          {uploads.uploads.map(({ key, name, error }) => (
            <li key={key} className={error ? 'field-error' : undefined}>
              <strong>{name}</strong> {error ?? t`is uploading`}
              {error ? (
                <button type="button" className="text-link" onClick={() => uploads.remove(key)}>
                  <Trans>Got it</Trans>
                </button>
              ) : null}
            </li>
          ))}
        </ul>
        <ul className="media-library-tiles">
          {assets.map((asset) => (
            <AssetTile
              key={asset.id}
              asset={asset}
              isChosen={asset.id === chosen?.id}
              onChoose={() => onChoose(asset)}
            />
          ))}
        </ul>
        <p role="status" className="muted">
          {state === 'loading' ? <Trans>Loading the library</Trans> : null}
          {state === 'forbidden' ? (
            <Trans>Your account can’t see the library, or you’ve been signed out.</Trans>
          ) : null}
          {state === 'failed' ? <Trans>The library isn’t responding. Try again.</Trans> : null}
          {state === 'there' && total === 0 ? (
            <Trans>Nothing by that name. Upload it, or try a shorter search.</Trans>
          ) : null}
          {state === 'there' && total > 0 ? (
            <Trans>
              {assets.length} of {total}
            </Trans>
          ) : null}
        </p>
        {isMore ? (
          <Button variant="ghost" onClick={() => setPages(pages + 1)}>
            <Trans>Show more</Trans>
          </Button>
        ) : null}
      </div>
      {chosen?.kind === 'image' ? (
        <aside className="media-library-facts surface-stein-100" aria-label={t`About the selected image`}>
          <AssetFacts
            key={chosen.id}
            asset={chosen}
            language={language}
            onSaved={(asset) => {
              put(asset);
              onChoose(asset);
            }}
          />
        </aside>
      ) : null}
    </div>
  );
}

/** Upload area: a button, and a drop zone for pointers. */
function UploadPlace({
  kinds,
  onFiles,
}: {
  kinds: readonly LibraryKind[];
  onFiles: (files: File[]) => void;
}) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <div className="media-library-upload">
      <Icon name="plus" />
      <label htmlFor={id}>
        <strong>{t`Upload files`}</strong>
        <span className="muted">{t`Choose, drag here, or paste with Ctrl+V`}</span>
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept={acceptedFiles(kinds)}
        multiple
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </div>
  );
}
