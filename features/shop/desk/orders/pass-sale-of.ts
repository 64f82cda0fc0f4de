import type { z } from 'zod';
import type { passSaleBody } from './schema.ts';
import type { DeskPassSale } from './sell-pass.server.ts';

/** A pass that was paid at the till, as the desk's calls say it and as it is sold. */
export function passSaleOf(body: z.output<typeof passSaleBody>): DeskPassSale {
  const { means, reference, language, key } = body;
  return {
    kindId: body.pass_kind,
    customer: { firstName: body.first_name, lastName: body.last_name, email: body.email },
    language,
    payment: { cents: body.amount_cents, means, reference },
    key,
  };
}
