import type { CallOptions } from './options'
import { nextPlace, type Place } from './place'

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
  let place: Place | undefined = payload
  while (place) {
    const page: Page = await list({ ...payload, ...place }, options)
    const { length } = itemsOf(page)
    if (length) yield page
    place = nextPlace(place, by, page, length)
  }
}
