import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { checkPlan, countsOf, isWithinLimits, type SeatingPlan } from '#features/box-office/seating/index.ts';
import type { SeatingPlanPage } from '../load-seating-plans.server.ts';
import { type PlanHistory, redone, undone, withStep } from './plan-history.ts';
import { readDraft, saveCall } from './saving/draft-calls.ts';
import { DraftSaver } from './saving/draft-saver.ts';
import { NOTHING, type Selection, stillThere } from './selection.ts';

/** A plan with what was found in it, and what can be done with it in a browser (docs/product/seating.md#editor). */
export type PlanEditor = ReturnType<typeof usePlanEditor>;

/** Edits a draft: every act is a step that can be undone, and is stored soon. */
export function usePlanEditor(loaded: SeatingPlanPage) {
  const { plan: stored, groups } = loaded;
  const [saver] = useState(() => new DraftSaver(saveCall(stored.id), { ...stored, plan: stored.draft }));
  const saving = useSyncExternalStore(saver.subscribe, saver.state, saver.state);
  const [history, setHistory] = useState<PlanHistory>({ plan: stored.draft, past: [], future: [] });
  const [selected, select] = useState<Selection>(NOTHING);
  const [isTooLarge, setTooLarge] = useState(false);
  const { plan } = history;

  useEffect(() => saver.change(plan), [saver, plan]);
  useEffect(() => () => saver.stop(), [saver]);

  /** Does something with the draft, unless it would grow beyond what a plan can be; gives the draft after it. */
  const act = useCallback(
    (change: (plan: SeatingPlan) => SeatingPlan): SeatingPlan => {
      const next = change(history.plan);
      const isPossible = isWithinLimits(next);
      setTooLarge(!isPossible);
      if (!isPossible) return history.plan;
      setHistory((before) => withStep(before, next));
      return next;
    },
    [history.plan],
  );
  const step = useCallback((lead: (history: PlanHistory) => PlanHistory) => setHistory(lead), []);

  /** Takes over the draft that somebody else has stored; undo brings back the one drawn here. */
  const adoptTheirs = useCallback(async () => {
    const theirs = await readDraft(stored.id);
    if (!theirs) return;
    saver.adopt(theirs.draft, theirs);
    setHistory((before) => withStep(before, theirs.draft));
  }, [saver, stored.id]);

  const isUnchanged = plan === stored.draft;
  const found = useMemo(() => {
    const priced = new Set(groups.map(({ name }) => name.de));
    return { counts: countsOf(plan), issues: checkPlan(plan, priced) };
  }, [plan, groups]);
  const page: SeatingPlanPage = {
    ...loaded,
    ...found,
    plan: {
      ...stored,
      ...{ draft: plan, revision: saving.revision, changedAt: saving.changedAt },
      isReleased: stored.isReleased && saving.revision === stored.revision && isUnchanged,
      hasBefore: stored.hasBefore || saving.revision !== stored.revision,
    },
  };
  return {
    page,
    plan,
    act,
    isTooLarge,
    selection: useMemo(() => stillThere(plan, selected), [plan, selected]),
    select,
    saving,
    retry: saver.retry,
    adoptTheirs,
    undo: history.past.length > 0 ? () => step(undone) : null,
    redo: history.future.length > 0 ? () => step(redone) : null,
  };
}
