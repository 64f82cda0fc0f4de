/** In the state of the history entry of an overlay. */
const OVER_PAGE = 'isOverPage';

/**
 * While an overlay covers the whole page, Back closes it instead of leaving the page. It gets its own entry in the browser's
 * history, unknown to the router. Returns a function that removes that entry when it is closed otherwise.
 */
export function closeOnBack(close: () => void): () => void {
  history.pushState({ ...history.state, [OVER_PAGE]: true }, '');
  const onBack = (event: PopStateEvent) => {
    event.stopImmediatePropagation();
    stop();
    close();
  };
  const stop = () => removeEventListener('popstate', onBack, true);
  addEventListener('popstate', onBack, true);
  return () => {
    stop();
    // Removed by Back already, or the visitor went on to another page.
    if (!history.state?.[OVER_PAGE]) return;
    addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
    history.back();
  };
}
