export { EnsembleScreen } from './components/ensemble-screen.tsx';
export { PersonScreen } from './components/person-screen.tsx';
