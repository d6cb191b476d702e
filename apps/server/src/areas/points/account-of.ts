import { LEDGER_UNIT, ledgerAccountId } from '@hearth/domain'
import { sql } from 'kysely'
import type { ValueOrSql } from '#database/value-or-sql'

/** Points, gold or stars, as a unit of the ledger. */
export type PointsUnit = 'points' | 'gold' | 'stars'

/** Returns the ledger account of a shopper for a unit. */
export const accountOf = (unit: PointsUnit, shopperId: string): string =>
  ledgerAccountId({ account: unit, owner: shopperId, unit: LEDGER_UNIT[unit] })

const OWNER = '{}'

/** Returns the ledger account of a shopper. The shopper's id can be an SQL expression. */
export function accountIn(unit: PointsUnit, shopperId: ValueOrSql<string>): ValueOrSql<string> {
  if (typeof shopperId === 'string') return accountOf(unit, shopperId)
  const [before = '', after = ''] = accountOf(unit, OWNER).split(OWNER)
  return sql<string>`${before}::text || ${shopperId} || ${after}::text`
}
