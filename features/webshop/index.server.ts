export { shopCartApi } from './api.server.ts';
export { cartCookies, readCartReference } from './cart-cookies.server.ts';
export { findCartView } from './find-cart-view.server.ts';
export { shopCartBody } from './schema.ts';
