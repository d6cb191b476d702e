import { createHash } from 'node:crypto'
import type pg from 'pg'
import { isPooled } from '#database/limits'
import { createShapes, PreparedQuery, type NamedStatement, type Shapes } from '#database/prepared-query'

/** Lets connections keep prepared statements. */
export interface StatementKeeper {
  /** Makes a connection keep statements. Call it once for each connection, before the first statement. */
  prepare(client: pg.PoolClient): void
  /** Returns a statement with the name under which connections keep it. */
  named(text: string, values: readonly unknown[]): NamedStatement
}

/** Creates the memory that all connections of a database share: names of statements, and their columns. */
export function createStatementKeeper(): StatementKeeper {
  const names = new Map<string, string>()
  const shapes = createShapes()
  return {
    prepare: (client) => keepPlans(client, shapes),
    named(text, values) {
      const name = names.get(text) ?? `s${createHash('sha256').update(text).digest('hex').slice(0, 20)}`
      names.set(text, name)
      return { name, text, values }
    },
  }
}

/**
 * Makes a connection keep the first plan of each named statement. By default PostgreSQL plans such statements again
 * while it considers that cheaper: some hundred times after each change of its statistics, which was half the cost of
 * purchases. Unnamed statements are planned for their own values, except within a transaction, where the setting is not
 * switched.
 */
function keepPlans(client: pg.PoolClient, shapes: Shapes): void {
  const send = client.query.bind(client) as (...given: (string | object)[]) => Promise<object>
  let keeps = false
  let inTransaction = false

  /**
   * Switches `plan_cache_mode`. It is not switched within a transaction, because a rollback would undo the setting, nor
   * through a pooler, because other clients share the connection. If an engine does not know the setting, its error is
   * ignored.
   */
  function keep(wanted: boolean): void {
    if (inTransaction || wanted === keeps || isPooled(client)) return
    keeps = wanted
    send(`set plan_cache_mode = ${wanted ? 'force_generic_plan' : 'auto'}`).catch(() => {})
  }

  const query = (first: string | object, values: readonly object[] | undefined, ...rest: object[]): object => {
    const named = isNamed(first)
    if (first === 'begin' || named) keep(true)
    else if (values?.length) keep(false)
    if (first === 'begin') inTransaction = true
    else if (first === 'commit' || first === 'rollback') inTransaction = false
    if (named) return sendNamed(send, first, shapes)
    return send(...([first, values, ...rest].filter((one) => one !== undefined) as object[]))
  }
  client.query = query as typeof client.query
  keep(true)
}

const isNamed = (first: string | object): first is NamedStatement => typeof first === 'object' && 'name' in first

const sendNamed = (send: (query: object) => object, statement: NamedStatement, shapes: Shapes): Promise<object> =>
  new Promise((resolve, reject) => {
    send(
      new PreparedQuery(statement, shapes, (error, result) => {
        if (error) reject(error)
        else resolve(result)
      }),
    )
  })
