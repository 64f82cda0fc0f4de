export { useMissingPageReport } from './report-missing-page.ts';
