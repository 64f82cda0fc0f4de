export { type CartMessageCode, cartMessageCode, cartMessageOf } from './cart-message-code.ts';
export type { CartView } from './cart-view.ts';
export { CartLink } from './components/cart-link.tsx';
export {
  type ShopName,
  type ShopPaths,
  samePage,
  shopOf,
  shopPaths,
} from './components/shop-paths.ts';
