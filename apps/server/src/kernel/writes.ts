import type { Call, CallTable } from '@hearth/sdk/core'
import { WRITE_LIMITS, type AnsweredCall, type AnsweredLines, type CallLimits } from '#kernel/area'
import type { Context } from '#kernel/context'
import { inTransaction, type UnitOfWork } from '#shop/unit-of-work'

/** What a shopper's write uses: one transaction. The cashier and other ports are not available inside it. */
export type WriteWork = UnitOfWork & Pick<Context, 'secret' | 'needShopper' | 'enterprise'>

/** Changes a shopper's data; returns nothing if the call has no reply. */
type Write<Payload, Reply> = (
  work: WriteWork,
  payload: Payload,
  shopperId: string,
) => Promise<[keyof Reply] extends [never] ? void : Reply>

/** Writes for calls of a table, by the names of the calls. A call with the default limits has only its function. */
type WritesOf<Table extends CallTable> = {
  readonly [Name in keyof Table]?: Table[Name] extends Call<infer Payload, infer Reply>
    ? Write<Payload, Reply> | { limits: CallLimits; write: Write<Payload, Reply> }
    : never
}

type AnyWrite = (work: WriteWork, payload: never, shopperId: string) => Promise<object | void>

/**
 * Declares handlers of calls by which shoppers change their own data: `writes(orders, { confirm: (work, { orderId },
 * shopperId) => ... })`. Visitors are refused, the limits are `WRITE_LIMITS` where none are given, and each write is
 * one transaction. If the request has an idempotency key, the same transaction takes the key. A call that uses a port,
 * or is a single statement, is declared with `answers`.
 */
export function writes<Table extends CallTable>(table: Table, calls: WritesOf<Table>): AnsweredLines {
  const given = calls as Readonly<Record<string, AnyWrite | { limits: CallLimits; write: AnyWrite }>>
  const answered = Object.entries(given).map(([name, call]): [string, AnsweredCall] => [
    name,
    typeof call === 'function' ? answeredBy(call, WRITE_LIMITS) : answeredBy(call.write, call.limits),
  ])
  return { table, calls: Object.fromEntries(answered) }
}

const answeredBy = (write: AnyWrite, limits: CallLimits): AnsweredCall => ({
  limits,
  async answer(payload: never, context: Context) {
    const shopperId = context.needShopper()
    return (await inTransaction(context, (work) => write(work, payload, shopperId))) ?? {}
  },
})
