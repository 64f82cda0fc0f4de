import { pageContext } from '#app/page-context.server.ts';
import { findPlans, toOwnJson, toPlanCsv, toPretixJson } from '#features/box-office/seating/index.server.ts';
import { PLAN_FILES, type PlanFile } from '#features/shop/desk/index.ts';
import { parseId } from '#lib/query-parameters.ts';
import type { Route } from './+types/seating-plan-file.ts';
import { requireStaff } from './hub-page.server.tsx';

const isPlanFile = (file: string): file is PlanFile => (PLAN_FILES as readonly string[]).includes(file);

/** The draft of a seating plan as a file. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  await requireStaff(args, 'sell');
  const { services } = pageContext(args.context);
  const { file } = args.params;
  const [plan] = await findPlans(services.db, parseId(args.params.plan) ?? 0);
  if (!plan || !isPlanFile(file)) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const { name, draft } = plan;
  const written = {
    'plan.json': () => toOwnJson(name, draft),
    'pretix.json': () => toPretixJson(name, draft),
    'seats.csv': () => toPlanCsv(draft),
  };
  const type = file.endsWith('.csv') ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8';
  return new Response(written[file](), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${plan.id}-${file}"`,
      'cache-control': 'private, no-store',
    },
  });
}
