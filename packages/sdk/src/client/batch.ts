import type { ApiError } from './api-error'
import { PAGE_KEYS } from './limits'
import type { Line } from './line'
import { notSent } from './lost'
import type { CoreApiOptions, Wishes } from './options'
import type { Json, Payload } from './payload'
import type { Send } from './sharing'
import { time } from './time'

/** Keys of one request, and the items that come back. */
interface Page {
  /** What its keys agree in. */
  group: string
  keys: Set<string>
  /** How many keys it takes; none once it was sent. */
  most: number
  /** Until when others may wait for its keys, by `time()`. */
  until: number
  items?: Promise<Json>
}

/** A key that was asked for, and the page it is asked with. */
type Asked = [field: string, key: string, page: Page]

type LookUp = (name: string, line: Line, payload: Payload, wishes: Wishes) => Promise<Json>

/**
 * Merges look-ups by key that are made in one turn and agree in everything else (C08): 20 keys a request, one kind of
 * key a request. A key that was sent already is not asked for again. A page that fails rejects only those who asked for
 * one of its keys.
 */
export function createBatches(options: CoreApiOptions, send: Send): LookUp {
  let pages: Page[] = []

  const openPage = (group: string, until: number, sendKeys: (keys: string[]) => Promise<Json>): Page => {
    const page: Page = { group, keys: new Set(), most: PAGE_KEYS, until }
    pages.push(page)
    const forget = () => (page.until = 0)
    page.items = Promise.resolve().then(() => {
      // Look-ups of the same turn have added their keys by now.
      page.most = 0
      if (options.share === false) forget()
      return sendKeys([...page.keys])
    })
    page.items.then(forget, forget)
    return page
  }

  return async (name, line, payload, wishes) => {
    const asked: Asked[] = []
    try {
      const now = time()
      pages = pages.filter(({ until }) => until > now)
      const fields = wishes.batch!.split(',')
      const rest = { ...payload }
      for (const field of fields) delete rest[field]
      for (const field of fields) {
        const group = JSON.stringify([name, field, rest, wishes])
        for (const key of new Set([payload[field] ?? []].flat().map(String))) {
          const page =
            pages.find((one) => one.group === group && (one.keys.has(key) || one.keys.size < one.most)) ??
            openPage(
              group,
              now + wishes.timeout,
              (keys) => send(name, line, { ...rest, [field]: keys }, wishes).promise,
            )
          page.keys.add(key)
          asked.push([field, key, page])
        }
      }
    } catch (why) {
      throw notSent(name, why as object)
    }

    const data: Payload[] = []
    let failed: ApiError | undefined
    for (const [field, key, page] of asked) {
      try {
        for (const item of (await page.items) as Payload[]) if (String(item?.[field]) === key) data.push(item)
      } catch (error) {
        failed ??= error as ApiError
      }
    }
    // The first page's code that is not 0, with the items of the sound pages.
    if (failed)
      throw new (failed.constructor as typeof ApiError)(failed.message, { ...failed, cause: failed.cause, data })
    return data
  }
}
