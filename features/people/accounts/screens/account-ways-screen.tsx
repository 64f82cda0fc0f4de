export { AccountWays } from '../components/account-ways.tsx';
