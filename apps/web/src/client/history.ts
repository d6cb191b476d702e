/** What the shop stores with each entry of the browser's history. */
interface Entry {
  /** Identifies the entry, for its scroll position. */
  key: string
  /** Pages of the shop before it; at 0, "back" would leave the shop. */
  depth: number
}

/** Callbacks for moves that the shop makes; the browser reports only its own buttons. */
const VISIT = 'hearth:visit'

/** The current entry. One that came from outside has no key yet. */
export function currentEntry(): Entry {
  const state = history.state as Partial<Entry> | null
  return { key: state?.key ?? 'first', depth: state?.depth ?? 0 }
}

/**
 * Gives an entry that came from outside a key of its own: two of them, such as before and after the cashier, are not
 * the same page.
 */
export function nameEntry(): void {
  const { key, depth } = currentEntry()
  if (key === 'first') history.replaceState({ key: Date.now().toString(36), depth } satisfies Entry, '')
}

/** Path and query shown now. */
export const currentPath = (): string => location.pathname + location.search

/** Calls back when another page is shown, by a move of the shop or of the browser. @returns a function that stops it */
export function onPath(changed: () => void): () => void {
  for (const type of [VISIT, 'popstate']) addEventListener(type, changed)
  return () => {
    for (const type of [VISIT, 'popstate']) removeEventListener(type, changed)
  }
}

/**
 * Goes to a page of the shop. A move to the current address replaces the entry, so that "back" always leads to another
 * page.
 */
export function visit(path: string, replace: boolean): void {
  const { depth } = currentEntry()
  const stays = replace || path === currentPath()
  const entry: Entry = { key: `${Date.now().toString(36)}${depth}`, depth: stays ? depth : depth + 1 }
  if (stays) history.replaceState(entry, '', path)
  else history.pushState(entry, '', path)
  dispatchEvent(new Event(VISIT))
}

/** Goes back, or to the home page if the shop was opened at this page. */
export function goBack(): void {
  if (currentEntry().depth > 0) history.back()
  else visit('/', true)
}
