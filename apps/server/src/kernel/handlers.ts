import type { Call, CallTable } from '@hearth/sdk/core'
import type { Context } from '#kernel/context'

/** Answers one call of the catalogue. */
export type Handler<Payload, Reply> = (payload: Payload, context: Context) => Promise<Reply> | Reply

/** Handlers for lines of a table, by the names of the lines. */
export type HandlersOf<Table extends CallTable> = {
  readonly [Name in keyof Table]?: Table[Name] extends Call<infer Payload, infer Reply>
    ? Handler<Payload, Reply>
    : never
}

/** The handlers of an area beside the table they answer. Which line each belongs to is found when the app starts. */
export interface Area {
  readonly table: CallTable
  readonly handlers: Readonly<Record<string, Handler<never, object | void>>>
}

/** Joins an area's handlers to its table: `handlers(cart, { async read(_, { db, needShopper }) { ... } })`. */
export function handlers<Table extends CallTable>(table: Table, area: HandlersOf<Table>): Area {
  return { table, handlers: area as Area['handlers'] }
}
