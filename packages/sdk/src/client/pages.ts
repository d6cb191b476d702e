import type { CallOptions } from './options'
import { nextPlace, type Place } from './place'

/**
 * Iterates over the pages of a list, one request each, until a page is empty: `for await (const page of pages(...))`.
 * @param list the call, such as `api.orders.list`
 * @param payload the payload of the first page
 * @param by the field that this list continues by
 * @param itemsOf returns the items of a page, as in `(page) => page.order.result`
 * @param options the options of every request, such as a `signal`
 */
export async function* pages<Payload extends Place, Page extends object>(
  list: (payload: Payload, options?: CallOptions) => Promise<Page>,
  // `& {}` has TypeScript take the fields of the payload from the call, and not from this argument.
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
