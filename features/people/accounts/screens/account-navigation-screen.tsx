export { AccountNavigation } from '../components/account-navigation.tsx';
