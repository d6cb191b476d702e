import type { CallOptions } from './options'

/** How a list continues: the field of its payload for that. */
interface Place {
  /** The last reply's `startId`; empty at the end. */
  startId?: string
  /** Items skipped from the front of the list; a list that counts from one is begun with `startIndex: 1`. */
  startIndex?: number
  /** Which page, from 1. */
  pageNo?: number
}

/**
 * Iterates over the pages of a list, one request each, until a page is empty: `for await (const page of pages(...))`.
 *
 * @param list the call, such as `api.orders.list`
 * @param payload of the first page
 * @param by how this list goes on
 * @param itemsOf what a page holds, such as `(page) => page.order.result`
 * @param options of every request, such as a `signal`
 */
export async function* pages<Payload extends Place, Page extends object>(
  list: (payload: Payload, options?: CallOptions) => Promise<Page>,
  // The call defines the allowed fields, not this value.
  payload: Payload & {},
  by: keyof Place & keyof Payload,
  itemsOf: (page: Page) => readonly object[],
  options?: CallOptions,
): AsyncGenerator<Page, void, undefined> {
  for (let place: Place = payload; ;) {
    const page = await list({ ...payload, ...place }, options)
    const { length } = itemsOf(page)
    if (!length) return
    yield page
    const startIndex = (place.startIndex ?? 0) + length
    if (by === 'pageNo') place = { pageNo: (place.pageNo ?? 1) + 1 }
    else if (by === 'startIndex') place = { startIndex }
    else {
      const { startId } = page as Place
      // The same position again would never end.
      if (!startId || startId === place.startId) return
      place = { startId, startIndex }
    }
  }
}
