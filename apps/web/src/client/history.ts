/** What the shop keeps with each entry of the browser's history. */
interface Entry {
  /** Tells entries apart, for the scroll position of each. */
  key: string
  /** How many pages of the shop lie before it: with none, "back" would leave the shop. */
  depth: number
}

/** Told when the shop itself goes somewhere; the browser tells of its own buttons alone. */
const VISIT = 'hearth:visit'

/** The entry shown now. One that came from outside has no key yet. */
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

/** Calls back when another page is shown, whoever asked for it; answers with how to stop. */
export function onPath(changed: () => void): () => void {
  for (const type of [VISIT, 'popstate']) addEventListener(type, changed)
  return () => {
    for (const type of [VISIT, 'popstate']) removeEventListener(type, changed)
  }
}

/** Goes to a page of the shop. Going where one is replaces the entry, so that "back" always leads somewhere else. */
export function visit(path: string, replace: boolean): void {
  const { depth } = currentEntry()
  const stays = replace || path === currentPath()
  const entry: Entry = { key: `${Date.now().toString(36)}${depth}`, depth: stays ? depth : depth + 1 }
  if (stays) history.replaceState(entry, '', path)
  else history.pushState(entry, '', path)
  dispatchEvent(new Event(VISIT))
}

/** Goes back, or home where the shop was entered on this page. */
export function goBack(): void {
  if (currentEntry().depth > 0) history.back()
  else visit('/', true)
}
