import type { Call, CallTable } from '../catalogue/call'
import type { CallOptions } from './options'

/** The functions a client offers: `api.cart.read({})` for the line `read` of the table `cart`. */
export type Api<Tables extends Readonly<Record<string, CallTable>>> = {
  readonly [Area in keyof Tables]: {
    readonly [Name in keyof Tables[Area]]: Tables[Area][Name] extends Call<infer Payload, infer Reply>
      ? (payload: Payload, options?: CallOptions) => Promise<Reply>
      : never
  }
}
