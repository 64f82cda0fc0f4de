import { pageContext } from '#app/page-context.server.ts';
import { confirmationResponse } from '#features/shop/desk/index.server.ts';
import { parseId } from '#lib/query-parameters.ts';
import type { Route } from './+types/donation-confirmation.ts';
import { requireStaff } from './hub-page.server.tsx';

/** A confirmation of donations as a PDF. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  await requireStaff(args, 'read-finance');
  const { services } = pageContext(args.context);
  const year = parseId(args.params.year);
  if (year === null) throw new Response(null, { status: 404, statusText: 'Not Found' });
  return confirmationResponse(services, { year, file: args.params.file });
}
