import type { DemoProduction } from '../types.ts';
import { exhibitions } from './exhibition.ts';
import { concerts } from './music.ts';
import { schoolProgrammes } from './school.ts';
import { plays } from './theatre.ts';
import { workshops } from './workshop.ts';

export const productions: DemoProduction[] = [
  ...exhibitions,
  ...workshops,
  ...plays,
  ...concerts,
  ...schoolProgrammes,
];
