import { BookingContent } from './booking-content.tsx';
import type { BookingFormProps } from './booking-form.tsx';

/** The ticket choice as part of a page. */
export function BookingInline({ offer, language }: BookingFormProps) {
  return (
    <div className="booking-inline">
      <BookingContent offer={offer} language={language} place="detail" />
    </div>
  );
}
