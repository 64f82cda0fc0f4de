export { orderPath } from './order-paths.ts';
