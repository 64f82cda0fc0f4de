export { headlineOf, type ListHead, type ListTop } from './list-head.ts';
