import type { CallOptions } from './options'
import { nextPlace, type Place } from './place'

/** A page of a list, in one of the forms that replies of the shop have. */
type PageOf<Item> =
  | { readonly result: readonly Item[] }
  | { readonly list: readonly Item[] }
  | { readonly order: { readonly result: readonly Item[] } }

/**
 * What the first payload must contain: `pageNo` for a list with numbered pages. `never` for a list that cannot be
 * continued.
 */
type Begun<Payload> = keyof Place & keyof Payload extends never
  ? never
  : 'pageNo' extends keyof Payload
    ? { pageNo: number }
    : object

/**
 * Iterates over the items of a list. It requests the next page when all items of the last page are used:
 * `for await (const order of items(api.orders.list, { orderStatus: 10 }))`. The list continues by `pageNo` if the
 * payload has one, else by `startId` if the reply has one, else by `startIndex`.
 *
 * @param list a call whose reply contains the items as `result`, `list` or `order.result`
 * @param payload the payload of the first page
 * @param options the options of every request, such as a `signal`
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
