import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import type { MediaCard } from '../load-media-page.server.ts';

const KIND_ICONS = { image: 'image', audio: 'ear', video: 'video', file: 'download' } as const;

/** An entry of the library, with its facts behind a button. */
export function MediaCardItem({ card, isTrash }: { card: MediaCard; isTrash: boolean }) {
  const { t } = useLingui();
  const { picture, name, kind, wants } = card;
  const id = `media-${card.id}`;
  return (
    <li className="hub-media">
      {picture ? (
        <img
          src={picture.src}
          alt={card.alt?.de ?? ''}
          width={picture.width}
          height={picture.height}
          loading="lazy"
        />
      ) : (
        <span className="hub-media-file">
          <Icon name={KIND_ICONS[kind]} size={32} />
        </span>
      )}
      <p className="hub-media-words">
        {wants === 'description' ? (
          <strong className="hub-media-wants">
            <Trans>no description</Trans>
          </strong>
        ) : null}
        {wants === 'rights' ? (
          <strong className="hub-media-wants">
            <Trans>can’t be shown</Trans>
          </strong>
        ) : null}
        {name}
      </p>
      {isTrash ? (
        <form method="post">
          <input type="hidden" name="do" value="restore" />
          <input type="hidden" name="asset" value={card.id} />
          <button type="submit" className="text-link">
            <Trans>Restore</Trans>
          </button>
        </form>
      ) : (
        <>
          <button type="button" className="text-link" popoverTarget={id} aria-label={t`Describe ${name}`}>
            <Trans>Describe</Trans>
          </button>
          <MediaSheet card={card} id={id} />
        </>
      )}
    </li>
  );
}

function MediaSheet({ card, id }: { card: MediaCard; id: string }) {
  const { t } = useLingui();
  const isImage = card.kind === 'image';
  return (
    <div id={id} popover="auto" className="hub-menu">
      <h2 className="text-d1">{card.name}</h2>
      <form method="post" className="hub-media-form">
        <input type="hidden" name="do" value="describe" />
        <input type="hidden" name="asset" value={card.id} />
        <input type="hidden" name="state" value={card.state} />
        {isImage ? (
          <>
            <TextField
              label={t`German description of the image`}
              name="altDe"
              maxLength={1000}
              defaultValue={card.alt?.de ?? ''}
            />
            <TextField
              label={t`English description of the image`}
              name="altEn"
              maxLength={1000}
              defaultValue={card.alt?.en ?? ''}
            />
            <label className="hub-check">
              <input type="checkbox" name="isDecorative" defaultChecked={card.isDecorative} />
              <Trans>Decorative: there’s nothing here people need to know</Trans>
            </label>
          </>
        ) : null}
        <TextField label={t`Creator`} name="credit" maxLength={200} defaultValue={card.credit ?? ''} />
        {isImage ? (
          <fieldset className="hub-focus">
            <legend className="field-label">
              <Trans>Focal point, in percent</Trans>
            </legend>
            <TextField
              label={t`From the left`}
              type="number"
              name="x"
              min={0}
              max={100}
              defaultValue={card.focalPoint.x}
            />
            <TextField
              label={t`From the top`}
              type="number"
              name="y"
              min={0}
              max={100}
              defaultValue={card.focalPoint.y}
            />
          </fieldset>
        ) : null}
        <Button type="submit" size="small">
          <Trans>Save</Trans>
        </Button>
      </form>
      <form method="post">
        <input type="hidden" name="do" value="trash" />
        <input type="hidden" name="asset" value={card.id} />
        <button type="submit" className="text-link">
          <Trans>Move to bin</Trans>
        </button>
      </form>
    </div>
  );
}
