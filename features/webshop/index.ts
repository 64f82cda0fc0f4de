export { CartLink } from './components/cart-link.tsx';
export { announceCartChange } from './components/use-cart-count.ts';
