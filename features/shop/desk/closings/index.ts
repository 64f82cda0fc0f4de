export { closingProblem } from './closing-problem.ts';
export { closingPath, periodPath } from './closings-path.ts';
