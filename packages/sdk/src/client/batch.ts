import { aborted } from './api-error'
import { join, type Job } from './job'
import type { CallOptions } from './options'
import type { Json, Payload } from './payload'

/** An item of a reply, told apart by the field its key stands in. */
type Item = { readonly [name: string]: Json }

/** Up to 20 keys that travel together. */
interface Page extends Job<readonly Item[]> {
  keys: string[]
  sent?: boolean
}

const PAGE = 20

/** Asks for one page of keys. */
type LookUp = (name: string, payload: Payload, call: CallOptions) => Promise<Json>

/** Makes the page that collects keys until the end of this turn. */
function openPage(ask: (page: Page, call: CallOptions) => Promise<Json>, pages: Map<string, Page>): Page {
  let stopped = false
  let stopRequest = () => {}
  const signal = { aborted: false, addEventListener: (_: 'abort', stop: () => void) => void (stopRequest = stop), removeEventListener() {} }
  const page: Page = {
    keys: [],
    waiting: 0,
    promise: Promise.resolve().then(() => {
      page.sent = true
      return stopped ? [] : (ask(page, { signal }) as Promise<readonly Item[]>)
    }),
    stop() {
      stopped = true
      forget()
      stopRequest()
    },
  }
  const forget = () => {
    for (const key of page.keys) if (pages.get(key) === page) pages.delete(key)
  }
  page.promise.then(forget, forget)
  return page
}

/**
 * Merges look-ups by key that are made in one turn and agree in everything else (C08): 20 keys a request, one kind of key a request.
 * A key already on its way is not asked for again. A page that fails rejects only those who asked for one of its keys.
 */
export function createBatches(lookUp: LookUp) {
  const groups = new Map<string, Map<string, Page>>()

  return async (name: string, fields: readonly string[], payload: Payload, { signal, toast: _, ...call }: CallOptions): Promise<Json> => {
    const rest = { ...payload }
    for (const field of fields) delete rest[field]
    const asked: { field: string; key: string; items: Promise<readonly Item[]> }[] = []
    for (const field of fields) {
      const id = JSON.stringify([name, field, rest, call])
      const pages = groups.get(id) ?? new Map<string, Page>()
      groups.set(id, pages)
      const joined = new Map<Page, Promise<readonly Item[]>>()
      for (const key of new Set([payload[field] ?? []].flat().map(String))) {
        let page = pages.get(key)
        if (!page) {
          const last = [...pages.values()].pop()
          page = last && !last.sent && last.keys.length < PAGE ? last : openPage((full, with_) => lookUp(name, { ...rest, [field]: full.keys }, { ...call, ...with_ }), pages)
          page.keys.push(key)
          pages.set(key, page)
        }
        const items = joined.get(page) ?? join(page, signal, () => aborted(name))
        items.catch(() => {})
        joined.set(page, items)
        asked.push({ field, key, items })
      }
    }
    const found: Item[] = []
    for (const { field, key, items } of asked) for (const item of await items) if (String(item[field]) === key) found.push(item)
    return found
  }
}
