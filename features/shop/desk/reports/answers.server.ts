import { z } from 'zod';
import { instant } from '#platform/http/answer-shapes.server.ts';
import { DIMENSIONS } from './dimensions.ts';

const id = z.int();
const text = z.string();
const cents = z.int();
const day = z.iso.date();

const sums = {
  tickets: z.int().describe('Issued, less those cancelled.'),
  received_cents: cents.describe('Payments of customers.'),
  returned_cents: cents.describe('Refunds, reversals, disputes and their fees; mostly below zero.'),
  total_cents: cents.describe('Both; all groups come to the ledger of the period.'),
};

/** Sales of a period by one dimension. */
export const salesAnswer = z.strictObject({
  from: day,
  to: day,
  dimension: z.enum(DIMENSIONS),
  ...sums,
  groups: z.array(
    z.strictObject({
      key: text.describe('Identifies the group within this dimension.'),
      name: text,
      event_id: id
        .nullable()
        .describe('The event, where sales are summed by event and it is in the programme.'),
      ...sums,
    }),
  ),
});

/** Places sold for an event by day. */
export const occupancyAnswer = z.strictObject({
  event_id: id,
  title: text,
  starts_at: instant,
  capacity: z.int().min(0).describe('Places of the event, without those blocked.'),
  days: z.array(
    z.strictObject({
      day,
      days_before: z.int().min(0).describe('Days left until the event.'),
      issued: z.int().min(0),
      cancelled: z.int().min(0),
      sold: z.int().describe('Sold in all at the end of the day.'),
    }),
  ),
});
