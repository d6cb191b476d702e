import type { ApiError } from './api-error'
import type { Line } from './line'
import type { CallOptions, CoreApiOptions } from './options'
import type { Json, Payload } from './payload'
import { notSent, totalOf } from './request'
import { time } from './time'

/** Keys that travel together, and the items that come back. */
interface Page {
  /** What its keys agree in. */
  group: string
  keys: Set<string>
  /** How many keys it takes; none once it travels. */
  room: number
  /** Until when others may wait for its keys, by `time()`. */
  until: number
  items: Promise<Json>
}

type Send = (name: string, line: Line, payload: Payload, call: CallOptions) => Promise<Json>

/**
 * Merges look-ups by key that are made in one turn and agree in everything else (C08): 20 keys a request, one kind of key a request.
 * A key already on its way is not asked for again. A page that fails rejects only those who asked for one of its keys.
 */
export function createBatches(options: CoreApiOptions, send: Send): Send {
  const pages = new Set<Page>()

  function openPage(group: string, total: number, ask: (keys: Json) => Promise<Json>): Page {
    const keys = new Set<string>()
    const travel = async () => {
      await undefined
      page.room = 0
      if (options.share === false) forget()
      return ask([...keys])
    }
    const forget = () => pages.delete(page)
    const page: Page = { group, keys, room: 20, until: time() + total, items: travel() }
    page.items.then(forget, forget)
    pages.add(page)
    return page
  }

  return async (name, line, payload, call) => {
    const fields = line.flags.batch!.split(',')
    const rest = { ...payload }
    for (const field of fields) delete rest[field]
    const now = time()
    for (const page of pages) if (page.until <= now) pages.delete(page)

    const find = (field: string) => {
      const group = JSON.stringify([name, field, rest, call])
      return [...new Set([payload[field] ?? []].flat().map(String))].map((key) => {
        const page =
          [...pages].find((one) => one.group === group && (one.keys.has(key) || one.keys.size < one.room)) ??
          openPage(group, totalOf(options, line, call), (keys) => send(name, line, { ...rest, [field]: keys }, call))
        page.keys.add(key)
        return { field, key, page }
      })
    }
    let asked: ReturnType<typeof find>
    try {
      asked = fields.flatMap(find)
    } catch (why) {
      throw notSent(name, why as object)
    }

    const data: Payload[] = []
    let failed: ApiError | undefined
    for (const { field, key, page } of asked) {
      try {
        for (const item of (await page.items) as Payload[]) if (String(item?.[field]) === key) data.push(item)
      } catch (error) {
        failed ??= error as ApiError
      }
    }
    // The merged form: the first page's code that is not 0, with what the sound pages found.
    if (failed) throw new (failed.constructor as typeof ApiError)(failed.message, { ...failed, cause: failed.cause, data })
    return data
  }
}
