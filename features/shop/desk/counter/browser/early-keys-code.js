// Keeps the keys pressed at the counter before its scripts have come, in their order, until `watchKeys` takes them.
{
  const keys = [];
  const keep = (press) => {
    const { target, key, timeStamp: at } = press;
    if (press.ctrlKey || press.metaKey || press.altKey || press.defaultPrevented) return;
    // An older browser has no scripts that would act on them.
    if ('unsupported' in document.documentElement.dataset) return;
    if (target.closest?.('input:not([type="radio"]), textarea, select')) {
      if (key === 'Escape') target.blur();
      return;
    }
    if (press.repeat && /^(Enter|\d)$/.test(key)) return press.preventDefault();
    // On a button or link Enter presses that.
    if (key === 'Enter' && target.closest?.('a, button, summary')) return;
    keys.push({ key, at });
    if (/^([\d×*]|Enter|ArrowUp|ArrowDown)$/.test(key)) press.preventDefault();
  };
  addEventListener('keydown', keep);
  window.takeEarlyKeys = () => {
    removeEventListener('keydown', keep);
    return keys.splice(0);
  };
}
