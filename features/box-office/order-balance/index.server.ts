export { isDisputed } from './balance-sql.server.ts';
export { findWrongBalances, rebuildOrderBalances, writeOrderBalance } from './store.server.ts';
