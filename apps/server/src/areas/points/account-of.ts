import { LEDGER_UNIT, ledgerAccountId } from '@hearth/domain'

/** What shoppers have beside money. */
export type PointsUnit = 'points' | 'gold' | 'stars'

/** The name of a shopper's account of a unit. */
export const accountOf = (unit: PointsUnit, shopperId: string): string =>
  ledgerAccountId({ account: unit, owner: shopperId, unit: LEDGER_UNIT[unit] })
