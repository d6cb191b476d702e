import type { CallOptions } from './options'
import { nextPlace, type Place } from './place'

/** A page of a list, as the shop's calls have them. */
type PageOf<Item> =
  | { readonly result: readonly Item[] }
  | { readonly list: readonly Item[] }
  | { readonly order: { readonly result: readonly Item[] } }

/** What a list that goes on must be told: a list that is turned by pages, on which one it begins. */
type Begun<Payload> = keyof Place & keyof Payload extends never
  ? never
  : 'pageNo' extends keyof Payload
    ? { pageNo: number }
    : object

/**
 * Iterates over the items of a list, and asks for the next page when the last one was used:
 * `for await (const order of items(api.orders.list, { orderStatus: 10 }))`. It goes on by `pageNo` where the payload
 * begins with one, else by the reply's `startId`, else by `startIndex`.
 *
 * @param list a call whose reply holds its items as `result`, `list` or `order.result`
 * @param payload of the first page
 * @param options of every request, such as a `signal`
 */
export async function* items<Payload extends Place, Item>(
  list: (payload: Payload, options?: CallOptions) => Promise<PageOf<Item>>,
  payload: Payload & Begun<Payload>,
  options?: CallOptions,
): AsyncGenerator<Item, void, undefined> {
  let place: Place | undefined = payload
  while (place) {
    const page: PageOf<Item> = await list({ ...payload, ...place }, options)
    const found: readonly Item[] = 'result' in page ? page.result : 'list' in page ? page.list : page.order.result
    yield* found
    const by = payload.pageNo ? 'pageNo' : 'startId' in page ? 'startId' : 'startIndex'
    place = nextPlace(place, by, page, found.length)
  }
}
