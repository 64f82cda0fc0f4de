import { z } from 'zod';
import { ROLES } from '#features/core/access/index.server.ts';
import { favouritesBody } from '#features/people/favourites/index.server.ts';
import { shopCartBody } from '#features/shop/cart/index.server.ts';
import { errorLogBody } from '#features/website/pages/index.server.ts';
import type { ApiCall } from '../api-call.server.ts';
import { adminMenus } from '../responses.server.ts';

const text = z.string();

const user = z.strictObject({
  is_logged_in: z.boolean(),
  id: z.int().nullable(),
  username: text.nullable(),
  email: text.nullable(),
  first_name: text.nullable(),
  last_name: text.nullable(),
  role: z.enum(ROLES).nullable(),
  login_url: text,
  logout_url: text,
  has_dashboard_online_access: z.boolean(),
  admin_menus: adminMenus,
  webshop_url: text,
});

/** Calls about one visitor: the token, the cart, their identity; and the API description itself. */
export const visitorCalls: ApiCall[] = [
  {
    method: 'GET',
    path: '/api/csrf-token/',
    group: 'Visitor',
    summary: 'The token that calls which change something repeat in X-CSRFToken; also sets it as a cookie.',
    answer: { status: 200, summary: 'The token.', schema: z.strictObject({ csrftoken: text }) },
  },
  {
    method: 'POST',
    path: '/api/shop-cart/',
    group: 'Visitor',
    summary: 'Adds tickets to the cart. An Idempotency-Key (8 to 200 letters) makes it safe to send again.',
    body: shopCartBody,
    answer: {
      status: 200,
      summary: 'How many tickets the cart holds, and where it is.',
      schema: z.strictObject({ tickets_quantity: z.int(), cart_url: text, brought_back: z.int().optional() }),
    },
    problems: [400, 403, 409, 413, 422, 429, 503],
  },
  {
    method: 'GET',
    path: '/api/user-details/',
    group: 'Visitor',
    summary: 'Who is signed in. All but the addresses is null or empty for anonymous visitors.',
    answer: { status: 200, summary: 'The visitor.', schema: user },
  },
  {
    method: 'POST',
    path: '/api/user-logout/',
    group: 'Visitor',
    summary:
      'Signs out: ends the session and takes its cookies back. Nothing happens to who is not signed in.',
    answer: { status: 204, summary: 'Nobody is signed in any more.', schema: null },
    problems: [403, 429],
  },
  {
    method: 'GET',
    path: '/api/favourites/',
    group: 'Visitor',
    summary: 'The events who is signed in remembers.',
    answer: { status: 200, summary: 'Their ids in the order they were added.', schema: favouritesBody },
    problems: [401],
  },
  {
    method: 'PUT',
    path: '/api/favourites/',
    group: 'Visitor',
    summary:
      'Puts a list in the place of the one that is remembered; ids of events that do not exist are left out.',
    body: favouritesBody,
    answer: { status: 200, summary: 'The list as it was stored.', schema: favouritesBody },
    problems: [400, 401, 403, 413, 429],
  },
  {
    method: 'POST',
    path: '/api/dashboard-error-log/',
    group: 'Visitor',
    summary:
      'Reports a page of this site that does not exist: its path is counted by day. With `cart`, a cart that was refused there: it is logged.',
    body: errorLogBody,
    answer: { status: 204, summary: 'It is written down.', schema: null },
    problems: [400, 403, 413, 429],
  },
  {
    method: 'GET',
    path: '/api/openapi.json',
    group: 'Description',
    summary: 'This description as an OpenAPI 3.1 document.',
    answer: { status: 200, summary: 'The document.', schema: z.looseObject({ openapi: text }) },
  },
  {
    method: 'GET',
    path: '/api/docs',
    group: 'Description',
    summary: 'This description as a page to read.',
    answer: { status: 200, summary: 'The page.', schema: null, mediaType: 'text/html' },
  },
];
