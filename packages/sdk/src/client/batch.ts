import type { Line } from './line'
import type { CallOptions } from './options'
import type { Json, Payload } from './payload'

/** Up to 20 keys that travel together, and the items that come back. */
interface Page {
  keys: string[]
  items: Promise<Json>
}

type Send = (name: string, line: Line, payload: Payload, call: CallOptions) => Promise<Json>

const PAGE = 20

/**
 * Merges look-ups by key that are made in one turn and agree in everything else (C08): 20 keys a request, one kind of key a request.
 * A key already on its way is not asked for again. A page that fails rejects only those who asked for one of its keys.
 */
export function createBatches(send: Send): Send {
  /** By what their keys agree in and each key, the pages on their way; without a key, the page that has room left. */
  const pages = new Map<string, Page>()

  function openPage(group: string, ask: (keys: string[]) => Promise<Json>): Page {
    const keys: string[] = []
    const forget = () => keys.forEach((key) => pages.delete(group + key))
    const items = Promise.resolve().then(() => {
      pages.delete(group)
      return ask(keys)
    })
    items.then(forget, forget)
    return { keys, items }
  }

  return async (name, line, payload, call) => {
    const fields = line.flags.batch!.split(',')
    const rest = { ...payload }
    for (const field of fields) delete rest[field]

    const asked = fields.flatMap((field) => {
      const group = JSON.stringify([name, field, rest, call])
      return [...new Set([payload[field] ?? []].flat().map(String))].map((key) => {
        let page = pages.get(group + key)
        if (!page) {
          page = pages.get(group)
          if (!page || page.keys.length === PAGE) page = openPage(group, (keys) => send(name, line, { ...rest, [field]: keys }, call))
          page.keys.push(key)
          pages.set(group, page).set(group + key, page)
        }
        return { field, key, page }
      })
    })

    const found: Payload[] = []
    for (const { field, key, page } of asked) {
      for (const item of (await page.items) as Payload[]) if (String(item[field]) === key) found.push(item)
    }
    return found
  }
}
