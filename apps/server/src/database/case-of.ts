import { sql, type RawBuilder } from 'kysely'

/**
 * Returns an expression that depends on the value of a column: SQL's `case`.
 * @param of pairs of a value and its expression; a value without an expression gets `otherwise`
 */
export function caseOf<Value>(
  column: RawBuilder<unknown>,
  of: readonly (readonly [value: string | number, then: RawBuilder<Value> | undefined])[],
  otherwise: RawBuilder<Value>,
): RawBuilder<Value> {
  const cases = of.flatMap(([value, then]) => (then ? [sql`when ${sql.lit(value)} then ${then}`] : []))
  return cases.length === 0 ? otherwise : sql<Value>`case ${column} ${sql.join(cases, sql` `)} else ${otherwise} end`
}
