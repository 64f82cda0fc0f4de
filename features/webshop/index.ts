export type { CartView } from './cart-view.ts';
export { CartLink } from './components/cart-link.tsx';
export { type CartMessageCode, cartMessageCode } from './components/cart-message.tsx';
export { CartScreen } from './components/cart-screen.tsx';
export { type ShopName, type ShopPaths, shopOf, shopPaths } from './components/shop-paths.ts';
