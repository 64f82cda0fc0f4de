import { personsBehindTheStage } from './persons-behind-the-stage.ts';
import { personsOnStage } from './persons-on-stage.ts';
import type { DemoPerson } from './types.ts';

export const persons: DemoPerson[] = [...personsOnStage, ...personsBehindTheStage];
