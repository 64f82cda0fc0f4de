import type { ArtworkType, CompositionName } from '../names.ts';
import { columns } from './columns.ts';
import type { Composition } from './composition.ts';
import { diagonal } from './diagonal.ts';
import { giant } from './giant.ts';
import { portrait } from './portrait.ts';
import { rhythm } from './rhythm.ts';
import { stack } from './stack.ts';
import { stage } from './stage.ts';
import { window } from './window.ts';

export const compositions: Record<CompositionName, Composition> = {
  stage,
  diagonal,
  window,
  giant,
  columns,
  stack,
  rhythm,
  portrait,
};

/** Compositions of each type, one of which is drawn. The order is part of the seed: append, never reorder. */
export const compositionsOf: Record<ArtworkType, readonly CompositionName[]> = {
  exhibition: ['window', 'giant', 'columns', 'diagonal'],
  workshop: ['diagonal', 'stage', 'giant', 'columns'],
  theatre: ['stage', 'window', 'giant'],
  music: ['rhythm', 'diagonal', 'columns'],
  magazine: ['stack', 'window', 'diagonal', 'giant'],
  school: ['stack', 'stage', 'columns', 'rhythm'],
  person: ['portrait'],
};
