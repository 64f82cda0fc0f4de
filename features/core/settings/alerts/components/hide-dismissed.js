// Runs before anything is painted: the page is the same for everybody, who dismissed its alert is in the cookie.
(() => {
  const { alert } = document.currentScript.dataset;
  const isDismissed = document.cookie.split('; ').includes(`dismissedAlert=${alert}`);
  document.documentElement.toggleAttribute('data-alert-dismissed', isDismissed);
})();
