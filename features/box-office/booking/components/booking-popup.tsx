import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Language } from '#lib/localized.ts';
import { closeOnBack } from '#platform/browser/close-on-back.ts';
import { RoundButton } from '#ui/round-button.tsx';
import { Tag } from '#ui/tag.tsx';
import { bookableEventOf } from '../booking-button.ts';
import { SHEET_MEDIA } from '../popup-place.ts';
import { trapFocus } from '../trap-focus.ts';
import { useOffer } from '../use-offer.ts';
import { usePopupPlace } from '../use-popup-place.ts';
import { BookingContent } from './booking-content.tsx';
import { BookingSkeleton, NoOffer } from './booking-skeleton.tsx';

export interface BookingPopupProps {
  language: Language;
  /** The booking button that opened it. */
  button: HTMLButtonElement;
  /** Called once it is closed; its content remains until the caller removes it. */
  onClosed(): void;
}

/**
 * The booking widget as a ticket: above or below its button on wide screens, where the platform closes it with Escape, a
 * press outside or when another one opens; a sheet over everything on phones.
 */
export function BookingPopup({ language, button, onClosed }: BookingPopupProps) {
  const [event] = useState(() => bookableEventOf(button));
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const offer = useOffer(event.id, language);
  const isSheet = usePopupPlace(dialog, button);

  // The focus is inside as soon as the widget shows; the platform gives it back to the button.
  useLayoutEffect(() => dialog.current?.focus({ preventScroll: true }), []);

  useEffect(() => (isSheet() ? closeOnBack(() => dialog.current?.close()) : undefined), [isSheet]);

  function close(): void {
    if (isSheet()) dialog.current?.close();
    else dialog.current?.hidePopover();
    button.focus({ preventScroll: true });
  }

  return (
    <dialog
      ref={dialog}
      popover="auto"
      tabIndex={-1}
      className="booking-popup"
      aria-labelledby={titleId}
      onClose={onClosed}
      onToggle={(toggle) => {
        if (toggle.target === dialog.current && toggle.newState === 'closed') onClosed();
      }}
      onKeyDown={(key) => trapFocus(key.nativeEvent, dialog.current)}
    >
      <div className="booking-stub">
        <picture>
          <source media={SHEET_MEDIA} srcSet={event.image.wide} width={600} height={150} />
          <img src={event.image.upright} alt="" width={300} height={900} decoding="async" />
        </picture>
      </div>
      <RoundButton icon="close" label={t`Close`} variant="line" className="booking-close" onClick={close} />
      <div className="booking-body">
        <div className="booking-head">
          <Tag tone={event.tone}>{event.typeName}</Tag>
          <h2 id={titleId} lang={event.title.lang} className="text-d1">
            {event.title.text}
          </h2>
          <p className="muted">{event.dateLine}</p>
        </div>
        {offer.status === 'loading' ? <BookingSkeleton /> : null}
        {offer.status === 'none' ? <NoOffer path={event.path} /> : null}
        {offer.status === 'ready' ? (
          <BookingContent offer={offer.offer} language={language} place="list" ids={titleId} />
        ) : null}
      </div>
    </dialog>
  );
}
