import type { Tone } from '#ui/tag.tsx';
import type { BookableEvent } from './bookable-event.ts';

/** How a booking button says which event it is for: as attributes, which parts of a page without code keep as well. */
export function bookingAttributes({ id, title, typeName, tone, dateLine, image }: BookableEvent) {
  return {
    'data-book': id,
    'data-title': title.text,
    'data-title-lang': title.lang,
    'data-type': typeName,
    'data-tone': tone,
    'data-date': dateLine,
    'data-upright': image.upright,
    'data-wide': image.wide,
  };
}

/** The event a booking button is for. The form around it leads to the event's page. */
export function bookableEventOf(button: HTMLButtonElement): BookableEvent {
  const { book, title = '', titleLang, type = '', tone, date = '', upright = '', wide = '' } = button.dataset;
  return {
    id: Number(book),
    path: new URL(button.form?.action ?? '', location.href).pathname,
    title: { text: title, ...(titleLang ? { lang: titleLang as 'de' | 'en' } : {}) },
    typeName: type,
    tone: tone as Tone,
    dateLine: date,
    image: { upright, wide },
  };
}
