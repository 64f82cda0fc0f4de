export { type CartMessageCode, cartMessageCode, cartMessageOf } from './cart-message-code.ts';
export { CartLink } from './components/cart-link.tsx';
export { shopOf, shopPaths } from './components/shop-paths.ts';
