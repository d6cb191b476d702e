import type { Call } from '../catalogue/call'
import type { catalogue } from '../catalogue/catalogue'

type Catalogue = typeof catalogue

/** Every call by its area and name: `cart.read`. */
export type CallName = {
  [Area in keyof Catalogue & string]: `${Area}.${keyof Catalogue[Area] & string}`
}[keyof Catalogue & string]

/** The line of a call, typed with what goes in and what comes out. */
type LineOf<Name extends CallName> = Name extends `${infer Area}.${infer Own}`
  ? Area extends keyof Catalogue
    ? Own extends keyof Catalogue[Area]
      ? Catalogue[Area][Own]
      : never
    : never
  : never

/** What a call is asked with. */
export type PayloadOf<Name extends CallName> = LineOf<Name> extends Call<infer Payload, infer _> ? Payload : never

/** What a call answers. */
export type ReplyOf<Name extends CallName> = LineOf<Name> extends Call<infer _, infer Reply> ? Reply : never
