/** The part of the browser's `CloseWatcher` that the shop uses. One watcher reports one request to close. */
interface CloseWatcher {
  onclose: (() => void) | null
  destroy(): void
}

/**
 * Calls `asked` each time the shopper asks to close the layer over the page: with Esc and, if the browser supports it,
 * with a phone's back gesture, which would otherwise leave the page. Returns a function that stops the calls.
 */
export function onCloseRequest(asked: () => void): () => void {
  const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher }
  if (!CloseWatcher) return onEscape(asked)
  let watcher: CloseWatcher
  const listen = () => {
    watcher = new CloseWatcher()
    watcher.onclose = () => {
      listen()
      asked()
    }
  }
  listen()
  return () => watcher.destroy()
}

function onEscape(asked: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    asked()
  }
  document.addEventListener('keydown', onKey)
  return () => document.removeEventListener('keydown', onKey)
}
