import type { Call } from '@hearth/sdk/core'
import type {
  DecidedWithdrawals,
  DecideWithdrawals,
  ListOpsWithdrawals,
  MarkWithdrawal,
  OpsWithdrawalAsRead,
  OpsWithdrawalDetail,
  OpsWithdrawalId,
  OpsWithdrawalPage,
  OpsWithdrawalRules,
  RefuseWithdrawals,
  SetWithdrawalRules,
  TaxReport,
  WithdrawalDays,
  WithdrawalStatement,
} from './withdrawals.types'
import type { Changed } from './shared.types'

/** Withdrawals of promoters and partner shops. */
export const withdrawals = {
  /** Lists withdrawals, the newest first unless `sort` says otherwise. */
  list: 'GET /ops/withdrawals/v1 may=withdrawals.read' as Call<ListOpsWithdrawals, OpsWithdrawalPage>,
  /**
   * Reads a withdrawal with its account and holder. The audit log records the access.
   * @throws notFound 107002404: for a withdrawal that is not there
   */
  reveal: 'POST /ops/withdrawals/{withdrawId}/reveal/v1 reveals may=withdrawals.reveal' as Call<
    OpsWithdrawalId,
    OpsWithdrawalDetail
  >,
  /**
   * Approves withdrawals that wait for staff, 200 at most: they are sent at once. One that no longer waits is left as
   * it is, and reported in the answer.
   */
  approve: 'POST /ops/withdrawals/approve/v1 may=withdrawals.judge' as Call<DecideWithdrawals, DecidedWithdrawals>,
  /**
   * Refuses withdrawals that were not sent, 200 at most: their money is returned at once, and promoters read why. One
   * that was sent is left as it is, and reported in the answer.
   */
  refuse: 'POST /ops/withdrawals/refuse/v1 may=withdrawals.judge' as Call<RefuseWithdrawals, DecidedWithdrawals>,
  /**
   * Queries a withdrawal at its provider at once, under the same id: it is never paid twice.
   * @throws notFound 107002404: for a withdrawal that is not there
   * @throws wrongState 107002414: when there is nothing to ask
   * @throws stale 107003409: when it has changed since it was read
   */
  retry: 'POST /ops/withdrawals/{withdrawId}/retry/v1 may=withdrawals.judge' as Call<OpsWithdrawalAsRead, Changed>,
  /**
   * Records how a sent withdrawal ended: what a bank or a provider reported by other means.
   * @throws notFound 107002404: for a withdrawal that is not there
   * @throws wrongState 107002414: when it was not sent, or ended otherwise
   * @throws stale 107003409: when it has changed since it was read
   */
  mark: 'POST /ops/withdrawals/{withdrawId}/mark/v1 may=withdrawals.judge' as Call<MarkWithdrawal, Changed>,
  /**
   * Reads the paid withdrawals of days with their recipients, for a bookkeeper: a line each, 10,000 at most, the oldest
   * first. The audit log records the access.
   * @throws badInput 107002400: for more of them; `field` is `from`
   */
  statement: 'POST /ops/withdrawals/statement/v1 reveals may=withdrawals.reveal' as Call<
    WithdrawalDays,
    WithdrawalStatement
  >,
  /**
   * Reads the payments to promoters in days and the tax withheld, a line for each promoter with name and identity
   * number: the quarterly report for tax offices. The audit log records the access.
   */
  taxReport: 'POST /ops/withdrawals/tax/v1 reveals may=withdrawals.reveal' as Call<WithdrawalDays, TaxReport>,
  /** Reads the rules of withdrawals. */
  rules: 'GET /ops/withdrawals/rules/v1 may=withdrawals.read' as Call<object, OpsWithdrawalRules>,
  /**
   * Sets these rules. They apply to withdrawals requested from then on.
   * @throws stale 107003409: when it has changed since it was read
   */
  setRules: 'PUT /ops/withdrawals/rules/v1 may=withdrawals.rules' as Call<SetWithdrawalRules, OpsWithdrawalRules>,
}

export type * from './withdrawals.types'
