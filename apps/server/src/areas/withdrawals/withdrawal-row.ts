import { REPLY_CODE, WITHDRAWAL_STATUS, type WithdrawalMoneyRow } from '@hearth/domain'
import type { Withdrawal } from '@hearth/sdk/core'
import { sql } from 'kysely'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

/** The fields of a withdrawal that its steps need. Amounts in fen. */
export interface WithdrawalRow extends WithdrawalMoneyRow {
  status: Withdrawal['status']
  version: number
}

export const noSuchWithdrawal = (): ShopError => new ShopError(REPLY_CODE.notFound, '没有这笔提现', 'withdrawId')

/** The columns of a `WithdrawalRow`. */
const WITHDRAWAL_ROW = sql`
  id as "withdrawId", shopper_id as "shopperId", kind, status, version, amount, fee, tax, net, channel`

/** Finds a withdrawal. `lock` locks its row for a change. */
export async function findWithdrawal(db: Database, id: string, lock: boolean): Promise<WithdrawalRow | undefined> {
  const { rows } = await sql<WithdrawalRow>`
    select ${WITHDRAWAL_ROW} from withdrawal where id = ${id} ${lock ? sql`for no key update` : sql``}`.execute(db)
  return rows[0]
}

/** The columns of a withdrawal that its promoter reads. */
export const TOLD_WITHDRAWAL = sql`
  id as "withdrawId", amount as "withdrawAmount", fee, tax, net, status, account_type as "accountType",
  hint as account, reason, confirm_url as "confirmUrl", asked_at as time, settled_at as "endTime"`

/** A row with the columns of `TOLD_WITHDRAWAL`. */
export type ToldRow = Omit<Withdrawal, 'reason' | 'confirmUrl' | 'endTime'> & {
  reason: string | null
  confirmUrl: string | null
  endTime: number | null
}

/**
 * A withdrawal as its promoter reads it. The address for confirming it is shown only while it waits for the
 * confirmation.
 */
export const toldWithdrawal = ({ reason, confirmUrl, endTime, ...row }: ToldRow): Withdrawal => ({
  ...row,
  ...(reason === null ? {} : { reason }),
  ...(confirmUrl !== null && row.status === WITHDRAWAL_STATUS.confirming ? { confirmUrl } : {}),
  ...(endTime === null ? {} : { endTime }),
})
