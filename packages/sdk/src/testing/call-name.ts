import type { Call } from '../catalogue/call'
import type { catalogue } from '../catalogue/catalogue'

type Catalogue = typeof catalogue

/** Names of all calls, each with its area: `cart.read`. */
export type CallName = {
  [Area in keyof Catalogue & string]: `${Area}.${keyof Catalogue[Area] & string}`
}[keyof Catalogue & string]

/** The line of a call, with the types of its payload and its reply. */
type LineOf<Name extends CallName> = Name extends `${infer Area}.${infer Own}`
  ? Area extends keyof Catalogue
    ? Own extends keyof Catalogue[Area]
      ? Catalogue[Area][Own]
      : never
    : never
  : never

/** The payload of a call. */
export type PayloadOf<Name extends CallName> = LineOf<Name> extends Call<infer Payload, infer _> ? Payload : never

/** The reply of a call. */
export type ReplyOf<Name extends CallName> = LineOf<Name> extends Call<infer _, infer Reply> ? Reply : never
