import type { Call } from '@hearth/sdk/core'
import { opsCatalogue } from './catalogue/catalogue'
import { parseOpsLine, type OpsLine } from './line'

type Tables = typeof opsCatalogue

/** Every call of staff as a function of its payload. */
export type OpsClient = {
  readonly [Name in keyof Tables]: {
    readonly [Line in keyof Tables[Name]]: Tables[Name][Line] extends Call<infer Payload, infer Reply>
      ? (payload: Payload) => Promise<Reply>
      : never
  }
}

/** Sends one call, such as `orders.cancel`, and returns its data. Throws {@link OpsRefusal} if the call is refused. */
export type OpsSend = (name: string, line: OpsLine, payload: object) => Promise<object>

/** The details of a refused call. */
export interface OpsRefusalFacts {
  /** One of `OPS_CODE`. */
  code: number
  /** The reason in Chinese, for staff to read. */
  message: string
  /** The payload field at fault. */
  field?: string
  /** For a stale write: the present version of the record, which counts its changes. */
  version?: number
}

/** A refused call, which changed nothing. */
export class OpsRefusal extends Error {
  readonly code: number
  readonly field: string | undefined
  readonly version: number | undefined

  constructor({ code, message, field, version }: OpsRefusalFacts) {
    super(message)
    this.name = 'OpsRefusal'
    this.code = code
    this.field = field
    this.version = version
  }
}

/** Creates a client from a function that sends calls, over a network or to a shop in the same process. */
export function createOpsClient(send: OpsSend): OpsClient {
  const tables = Object.entries(opsCatalogue).map(([table, lines]) => [
    table,
    Object.fromEntries(
      Object.entries<string>(lines).map(([call, text]) => {
        const line = parseOpsLine(text)
        return [call, (payload: object) => send(`${table}.${call}`, line, payload)]
      }),
    ),
  ])
  return Object.fromEntries(tables) as unknown as OpsClient
}
