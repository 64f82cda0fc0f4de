/** Opens the browser's dialog for sharing this page, or copies its address where there is none, and says so. Throws when neither works. */
export async function handleShareClick(button: HTMLElement): Promise<void> {
  const place = button.closest<HTMLElement>('[data-share]');
  const status = place?.querySelector<HTMLElement>('[role="status"]');
  if (!place || !status) return;
  status.textContent = status.dataset[await sharePage(place.dataset.share ?? '')] ?? '';
}

async function sharePage(title: string): Promise<'shared' | 'copied' | 'dismissed'> {
  const url = location.origin + location.pathname;
  if (!navigator.share) {
    await navigator.clipboard.writeText(url);
    return 'copied';
  }
  try {
    await navigator.share({ title, url });
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    throw error;
  }
}
