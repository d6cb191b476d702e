import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import { PreparedQuery, type NamedStatement } from '#database/prepared-query'

const MARK = '/* prepared */'

/**
 * Begins a statement that is sent often: the database then parses and plans it once a connection, which for a long one
 * costs more than running it (an order on the embedded engine: 3.6 ms of CPU instead of 5.5). Only for texts that
 * hardly vary with what is asked, and that name their columns, since a plan outlives a change of the tables. Statuses
 * that a condition compares are part of the text (`sql.lit`): the plan is made without the values of parameters, and
 * has to know how few rows there are.
 */
export const PREPARED = sql.raw(MARK)

const names = new Map<string, string>()

function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = `s${createHash('sha256').update(text).digest('hex').slice(0, 20)}`
  names.set(text, name)
  return name
}

/**
 * Lets a connection keep the statements that begin with {@link PREPARED}, with the plan that was made first. PostgreSQL
 * left to itself plans them anew while it takes that for cheaper: after each change of its statistics for some hundred
 * times, which was half of what purchases cost it. Other statements are planned for their values, but for those within
 * a transaction.
 */
export function prepareMarked(client: pg.PoolClient): void {
  const send = client.query.bind(client) as (...given: (string | object)[]) => Promise<object>
  let keeps = false
  let inTransaction = false

  /** Never within a transaction, whose end might undo it. An engine that does not know the setting goes on without. */
  function keepPlans(wanted: boolean): void {
    if (inTransaction || wanted === keeps) return
    keeps = wanted
    send(`set plan_cache_mode = ${wanted ? 'force_generic_plan' : 'auto'}`).catch(() => {})
  }

  const query = (first: string | object, values: readonly object[] | undefined, ...rest: object[]): object => {
    const marked = typeof first === 'string' && first.startsWith(MARK)
    if (first === 'begin' || marked) keepPlans(true)
    else if (values?.length) keepPlans(false)
    if (first === 'begin') inTransaction = true
    else if (first === 'commit' || first === 'rollback') inTransaction = false
    if (marked) return sendPrepared(send, { name: nameOf(first), text: first, values: values ?? [] })
    return send(...([first, values, ...rest].filter((one) => one !== undefined) as object[]))
  }
  client.query = query as typeof client.query
  keepPlans(true)
}

const sendPrepared = (send: (query: object) => object, statement: NamedStatement): Promise<object> =>
  new Promise((resolve, reject) => {
    send(
      new PreparedQuery(statement, (error, result) => {
        if (error) reject(error)
        else resolve(result)
      }),
    )
  })
