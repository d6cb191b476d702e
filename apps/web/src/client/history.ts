/** What the shop stores with each entry of the browser's history. */
interface Entry {
  /** Identifies the entry; its scroll position is stored under the key. */
  key: string
  /** Number of the shop's pages before this one. At 0, "back" would leave the shop. */
  depth: number
}

/** Name of the event that reports navigation by the shop. The browser reports only its own buttons, by `popstate`. */
const VISIT = 'hearth:visit'

/**
 * Returns the current entry. Its key is `first` until the shop has stored a key, for example after a link from another
 * site.
 */
export function currentEntry(): Entry {
  const state = history.state as Partial<Entry> | null
  return { key: state?.key ?? 'first', depth: state?.depth ?? 0 }
}

/**
 * Stores a key for the current entry if it has none, for example after a link from another site. Two entries without a
 * key, such as one before and one after the cashier, would count as the same page.
 */
export function nameEntry(): void {
  const { key, depth } = currentEntry()
  if (key === 'first') history.replaceState({ key: Date.now().toString(36), depth } satisfies Entry, '')
}

/** Returns the displayed path and query. */
export const currentPath = (): string => location.pathname + location.search

/**
 * Calls `changed` when another page is shown, by the shop or by the browser's buttons.
 * @returns a function that stops the calls
 */
export function onPath(changed: () => void): () => void {
  for (const type of [VISIT, 'popstate']) addEventListener(type, changed)
  return () => {
    for (const type of [VISIT, 'popstate']) removeEventListener(type, changed)
  }
}

/**
 * Opens a page of the shop. If its address is the current one, the entry is replaced, so that "back" always leads to
 * another page.
 */
export function visit(path: string, replace: boolean): void {
  const { depth } = currentEntry()
  const stays = replace || path === currentPath()
  const entry: Entry = { key: `${Date.now().toString(36)}${depth}`, depth: stays ? depth : depth + 1 }
  if (stays) history.replaceState(entry, '', path)
  else history.pushState(entry, '', path)
  dispatchEvent(new Event(VISIT))
}

/** Goes one page back. If there is no earlier page of the shop, opens the home page. */
export function goBack(): void {
  if (currentEntry().depth > 0) history.back()
  else visit('/', true)
}
