import type { ApiError, ErrorFacts } from './api-error'
import { keyOf } from './key-of'
import { PAGE_KEYS } from './limits'
import type { Line } from './line'
import type { CoreApiOptions, Wishes } from './options'
import type { Json, Payload } from './payload'
import { prepare } from './prepare'
import type { Send } from './sharing'

/** One request of merged look-ups: its keys, and the items of its reply. */
export interface Page {
  /**
   * Identifies what all keys of this request have in common: their field, and the other fields and options of the
   * look-up.
   */
  key: string
  keys: Set<string>
  /** Number of keys that the request can contain; 0 once it was sent. */
  max: number
  data?: Promise<Json>
}

/** A requested key, its field, and the request that contains the key. */
type Asked = [field: string, key: string, page: Page]

type LookUp = (line: Line, payload: Payload, wishes: Wishes) => Promise<Json>

/**
 * Merges look-ups by key that are made in one turn of the event loop and have all other fields in common (C08). One
 * request contains up to 20 keys of one field. A key that is already in a request is not requested again. A failed
 * request rejects only the callers of its keys. Look-ups are merged only if they belong to the same shopper and no
 * write was made between them.
 */
export function createBatches(options: CoreApiOptions, send: Send, pages: Set<Page>): LookUp {
  return async (line, payload, wishes) => {
    const asked: Asked[] = []
    try {
      const fields = wishes.batch!.split(',')
      const rest = { ...payload }
      for (const field of fields) delete rest[field]
      const make = prepare(options, line, wishes)
      const same = keyOf(make(rest), wishes, rest)
      for (const field of fields) {
        const group = field + same
        for (const key of new Set([payload[field] ?? []].flat().map(String))) {
          let page = [...pages].find((one) => one.key === group && (one.keys.has(key) || one.keys.size < one.max))
          if (!page) {
            const opened: Page = (page = { key: group, keys: new Set(), max: PAGE_KEYS })
            pages.add(opened)
            const forget = () => pages.delete(opened)
            opened.data = Promise.resolve().then(() => {
              // By now, all look-ups of the same turn have added their keys.
              opened.max = 0
              if (options.share === false) forget()
              return send(line, { ...rest, [field]: [...opened.keys] }, wishes, make).data
            })
            opened.data.then(forget, forget)
          }
          page.keys.add(key)
          asked.push([field, key, page])
        }
      }
    } catch {
      // Preparing the request has thrown an exception. `send` prepares it again, gets the same exception, and rejects
      // the call with it as with any other failure.
      return send(line, payload, wishes).data
    }

    const data: Payload[] = []
    let failed: ApiError | undefined
    for (const [field, key, page] of asked) {
      try {
        for (const item of (await page.data) as Payload[]) if (String(item?.[field]) === key) data.push(item)
      } catch (error) {
        failed ??= error as ApiError
      }
    }
    // Rejects with the first failure, and adds the items of the successful requests.
    if (failed)
      throw new (failed.constructor as typeof ApiError)(failed.message, {
        ...failed,
        cause: failed.cause,
        stack: failed.stack,
        data,
      } as ErrorFacts)
    return data
  }
}
