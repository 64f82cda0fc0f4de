import { z } from 'zod';
import { creditQuery } from '#features/box-office/credit/index.server.ts';
import type { ApiCall, ApiParameter } from '../api-call.server.ts';
import { idParameter, pagingParameters } from '../parameters.server.ts';
import * as answers from '../responses.server.ts';

const group = 'Box office: credit';
const moment = z.iso.datetime({ precision: 3 });

const account = z.strictObject({
  id: z.int(),
  owner: z
    .strictObject({ id: z.int(), name: z.string(), email: z.string() })
    .nullable()
    .describe('Whose credit it is; nothing once their account is gone.'),
  balance_cents: z.int(),
  put_aside_cents: z.int().describe('What of it carts that are being paid have put aside.'),
  entry_count: z.int().min(0),
  last_entry_at: moment.nullable(),
});
const entry = z.strictObject({
  id: z.int(),
  kind: z
    .enum(['payment', 'refund', 'gift-voucher'])
    .describe('An order was paid with it, money for one came back, or a gift voucher was redeemed.'),
  cents: z.int().describe('Above zero where the balance grew.'),
  balance_cents: z.int().describe('The balance after it.'),
  order: z.string().nullable(),
  voucher: z.strictObject({ id: z.int(), code: z.string(), recipient: z.string() }).nullable(),
  booked_at: moment,
});

const { q, sort, order } = creditQuery.shape;
const listParameters: ApiParameter[] = [
  { name: 'q', in: 'query', summary: 'Words of name and address.', schema: q, example: 'Jule' },
  { name: 'sort', in: 'query', summary: 'What they are put in order by.', schema: sort, example: 'name' },
  { name: 'order', in: 'query', summary: 'In which direction.', schema: order, example: 'asc' },
];

/** Calls for people's credit with the house. */
export const creditCalls: ApiCall[] = [
  {
    method: 'GET',
    path: '/api/admin/credit-accounts/',
    group,
    summary: 'Who has how much credit; the last change first unless told.',
    parameters: [...listParameters, ...pagingParameters],
    answer: { status: 200, summary: 'One page of accounts.', schema: answers.pageOf(account) },
    problems: [400, 401, 403],
  },
  {
    method: 'GET',
    path: '/api/admin/credit-accounts/{id}/',
    group,
    summary: 'The credit of one person with each change of it, the newest first, 500 at most.',
    parameters: [idParameter],
    answer: {
      status: 200,
      summary: 'The account.',
      schema: z.strictObject({ ...account.shape, entries: z.array(entry) }),
    },
    problems: [400, 401, 403, 404],
  },
];
