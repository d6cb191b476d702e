import type { Line } from './line'
import type { CallOptions } from './options'
import type { Json, Payload } from './payload'

/** Up to 20 keys that travel together, and the items that come back. */
interface Page {
  keys: string[]
  items: Promise<Json>
}

const PAGE = 20

/**
 * Merges look-ups by key that are made in one turn and agree in everything else (C08): 20 keys a request, one kind of key a request.
 * A key already on its way is not asked for again. A page that fails rejects only those who asked for one of its keys.
 */
export function createBatches(send: (name: string, line: Line, payload: Payload, call: CallOptions) => Promise<Json>): typeof send {
  /** The page with room left, by what its keys agree in; and pages on their way, by that and each key. */
  const open = new Map<string, Page>()
  const pages = new Map<string, Page>()

  return async (name, line, payload, call) => {
    const fields = line.flags.batch!.split(',')
    const rest = { ...payload }
    for (const field of fields) delete rest[field]

    const asked = fields.flatMap((field) => {
      const group = JSON.stringify([name, field, rest, call])

      const openPage = () => {
        const keys: string[] = []
        const items = Promise.resolve().then(() => {
          open.delete(group)
          return send(name, line, { ...rest, [field]: keys }, call)
        })
        const forget = () => keys.forEach((key) => pages.delete(group + key))
        items.then(forget, forget)
        return { keys, items }
      }

      return [...new Set([payload[field] ?? []].flat().map(String))].map((key) => {
        let page = pages.get(group + key)
        if (!page) {
          page = open.get(group)
          if (!page || page.keys.length === PAGE) page = openPage()
          page.keys.push(key)
          open.set(group, page)
          pages.set(group + key, page)
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
