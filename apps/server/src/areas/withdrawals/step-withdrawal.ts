import {
  REPLY_CODE,
  WITHDRAWAL_STATUS,
  withdrawalJournal,
  withdrawalMoney,
  withdrawalStep,
  type WithdrawalActor,
  type WithdrawalDeed,
  type WithdrawalMove,
  type WithdrawalStatus,
} from '@hearth/domain'
import { sql, type RawBuilder } from 'kysely'
import { postJournal } from '#areas/ledger/post-journal'
import { withdrawalEnded } from '#areas/withdrawals/withdrawal-messages'
import type { WithdrawalRow } from '#areas/withdrawals/withdrawal-row'
import { ShopError } from '#kernel/shop-error'
import type { UnitOfWork } from '#shop/unit-of-work'

/** A step of a withdrawal. */
export interface WithdrawalStepToTake {
  deed: WithdrawalDeed
  by: WithdrawalActor
  /** Further columns to set. */
  set?: readonly RawBuilder<unknown>[]
  /** The reason for the step, which the promoter reads. */
  reason?: string
  /** Epoch ms: when it happened; absent for now. */
  at?: number
}

const { paid, bounced } = WITHDRAWAL_STATUS

/** The movement of money of a step; nothing if it moves none. */
function moveOf(from: WithdrawalStatus, to: WithdrawalStatus): WithdrawalMove | undefined {
  if (to === paid) return 'paid'
  if (to === bounced) return 'bounced'
  return withdrawalMoney(to) === withdrawalMoney(from) ? undefined : 'back'
}

/**
 * Changes the status of a locked withdrawal, moves its money in the same transaction, and, when the withdrawal ends,
 * sends the promoter a message.
 * @throws ShopError wrongState if the table of steps does not allow the step
 */
export async function stepWithdrawal(
  work: UnitOfWork,
  row: WithdrawalRow,
  { deed, by, set = [], reason, at = work.now }: WithdrawalStepToTake,
): Promise<void> {
  const status = withdrawalStep(row.status, deed, by)
  if (status === undefined) throw new ShopError(REPLY_CODE.wrongState, '这笔提现现在不能这样处理', 'withdrawId')
  const ended = withdrawalMoney(status) !== 'reserved'
  const fields = [
    sql`status = ${status}`,
    sql`version = version + 1`,
    ...(ended ? [sql`settled_at = ${at}`] : []),
    ...(reason === undefined ? [] : [sql`reason = ${reason}`]),
    ...set,
  ]
  await sql`update withdrawal set ${sql.join(fields)} where id = ${row.withdrawId}`.execute(work.db)
  const move = moveOf(row.status, status)
  if (move) await postJournal(work, withdrawalJournal(move, row, at))
  if (ended)
    await withdrawalEnded.emit(work, [
      {
        subject: `withdrawal/${row.withdrawId}`,
        version: row.version + 1,
        data: {
          shopperId: row.shopperId,
          withdrawId: row.withdrawId,
          amount: row.amount,
          net: row.net,
          status,
          reason: reason ?? '',
        },
      },
    ])
}
