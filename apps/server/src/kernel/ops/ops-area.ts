import type { Call, CallTable } from '@hearth/sdk/core'
import type { OpsKind } from '@hearth/ops'
import type { Ports } from '#ports/ports'
import type { Network } from '#kernel/requests/network-of'
import type { Operator } from '#shop/actor'
import type { Shop } from '#shop/shop'
import type { UnitOfWork, WorkParts } from '#shop/unit-of-work'

/** The parts of a shop that staff calls use. */
export interface OpsShop extends WorkParts, Pick<Shop, 'secret'> {
  /** Ports that staff calls use; a port is absent where it is not available. */
  ports?: Pick<Ports, 'cashier'>
}

/** Writes to the shop's log what must be traceable: reads and refusals, never their content. */
export type OpsLog = (event: Readonly<Record<string, string | number>>) => void

/** The context of a call before the caller is known. */
export interface OpenOpsContext extends UnitOfWork, Pick<OpsShop, 'secret' | 'ports'> {
  /** Where the request came from. */
  network: Network
  /** Whether limits on logins apply. */
  limited: boolean
  log: OpsLog
}

/** The context of a staff call besides its payload. */
export interface OpsContext extends OpenOpsContext {
  actor: Operator
  /** The token of the login that made the request; absent for the shop's own command. */
  token?: string
}

/** The thing that a call read or changed, such as `{ kind: 'order', id: '1795…' }`. */
export interface Target {
  readonly kind: string
  readonly id: string
}

/** A line of the audit log: what a write changed, not the whole thing. */
export interface Change {
  readonly target: Target
  /** The target before the change; absent if the target did not exist. */
  readonly before?: object
  readonly after?: object
}

/** The reply of a write, and its changes, which are stored in the same transaction. */
export interface Written<Reply> {
  readonly reply: Reply
  readonly changes: readonly Change[]
}

/** The handler of a staff call; its line says whether it reads or writes. */
export interface OpsAnswer {
  readonly kind: OpsKind | 'open'
  /** Whether the first answer under an idempotency key is stored and returned again. */
  readonly kept: boolean
  /** Makes the argument of `answer` from the payload, before the transaction of the write begins. */
  prepare?(payload: never, context: OpenOpsContext): Promise<object>
  answer(payload: never, context: OpsContext): Promise<object> | object
}

/** An area's handlers for calls of one table. */
export interface OpsAnswers {
  readonly table: CallTable
  readonly calls: Readonly<Record<string, OpsAnswer>>
}

type AnswersWith<Table extends CallTable, Context, Wrapped extends boolean> = {
  readonly [Name in keyof Table]?: Table[Name] extends Call<infer Payload, infer Reply>
    ? (
        payload: Payload,
        context: Context,
      ) => Promise<Wrapped extends true ? Written<Reply> : Reply> | (Wrapped extends true ? Written<Reply> : Reply)
    : never
}

function joined(table: CallTable, calls: object, kind: OpsAnswer['kind'], kept = true): OpsAnswers {
  const given = calls as Readonly<Record<string, OpsAnswer['answer'] & Pick<OpsAnswer, 'prepare'>>>
  const entries = Object.entries(given).map(([name, answer]): [string, OpsAnswer] => [
    name,
    { kind, kept, answer, ...(answer.prepare ? { prepare: answer.prepare } : {}) },
  ])
  return { table, calls: Object.fromEntries(entries) }
}

/**
 * Declares a write with a slow preparation that needs no database, such as checking pictures. The preparation runs
 * before the transaction of the write, which blocks others and may run several times.
 * @param prepare makes the argument of `write` from the payload
 */
export const prepared = <Payload, Ready extends object, Reply>(
  prepare: (payload: Payload, context: OpenOpsContext) => Promise<Ready>,
  write: (ready: Ready, context: OpsContext) => Promise<Written<Reply>>,
): ((payload: Payload, context: OpsContext) => Promise<Written<Reply>>) =>
  Object.assign(write as unknown as (payload: Payload, context: OpsContext) => Promise<Written<Reply>>, { prepare })

/** Declares handlers of calls that anybody may make, such as logging in. */
export const opens = <Table extends CallTable>(
  table: Table,
  calls: AnswersWith<Table, OpenOpsContext, false>,
): OpsAnswers => joined(table, calls, 'open')

/** Declares handlers of calls that change nothing and reveal no personal data. */
export const reads = <Table extends CallTable>(
  table: Table,
  calls: AnswersWith<Table, OpsContext, false>,
): OpsAnswers => joined(table, calls, 'read')

/** Declares handlers of calls that reveal a shopper's data: `changes` says whose. */
export const reveals = <Table extends CallTable>(
  table: Table,
  calls: AnswersWith<Table, OpsContext, true>,
): OpsAnswers => joined(table, calls, 'reveal')

/**
 * Declares handlers of calls that change something, each in one transaction under an idempotency key.
 * @param kept `false` for answers that only the first request may receive: a repeated request is refused, because its
 *   version is stale or the thing exists already
 */
export const writes = <Table extends CallTable>(
  table: Table,
  calls: AnswersWith<Table, OpsContext, true>,
  { kept = true }: { kept?: boolean } = {},
): OpsAnswers => joined(table, calls, 'write', kept)
