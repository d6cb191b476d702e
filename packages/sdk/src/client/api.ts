import type { Call, CallTable } from '../catalogue/call'
import type { Line } from './line'
import type { CallOptions } from './options'
import type { Json } from './payload'

/** The functions of a client: `api.cart.read({})` for the line `read` of the table `cart`. */
export type Api<Tables extends Readonly<Record<string, CallTable>>> = {
  readonly [Area in keyof Tables]: {
    readonly [Name in keyof Tables[Area]]: Tables[Area][Name] extends Call<infer Payload, infer Reply>
      ? (payload: Payload, options?: CallOptions) => Promise<Reply>
      : never
  }
} & RawCalls

/** Calls of paths that no table contains. */
export interface RawCalls {
  /**
   * Calls a path by a line that the caller writes, with the session, signature, deadline, retries and errors of every
   * other call: `api.request('GET /api/new/v1/{id} !toast', { id })`.
   * @param line method, path and flags, as in a table; the field `name` of the payload replaces `{name}` in the path
   * @returns `data` of the envelope
   */
  request<Reply = Json>(line: `${Line['method']} /${string}`, payload?: object, options?: CallOptions): Promise<Reply>
}
