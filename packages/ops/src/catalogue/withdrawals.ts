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
   * Approves withdrawals that wait for staff, 200 at most. They are paid out at once. A withdrawal that does not wait
   * any more does not change; the reply lists it in `left`.
   */
  approve: 'POST /ops/withdrawals/approve/v1 may=withdrawals.judge' as Call<DecideWithdrawals, DecidedWithdrawals>,
  /**
   * Refuses withdrawals that were not sent, 200 at most. Their money is returned at once, and promoters read the
   * reason. A withdrawal that was sent does not change; the reply lists it in `left`.
   */
  refuse: 'POST /ops/withdrawals/refuse/v1 may=withdrawals.judge' as Call<RefuseWithdrawals, DecidedWithdrawals>,
  /**
   * Queries a withdrawal at its provider now. The query uses the same id, so the withdrawal is never paid twice.
   * @throws notFound 107002404: for a withdrawal that is not there
   * @throws wrongState 107002414: when there is no payment to query
   * @throws stale 107003409: when it has changed since it was read
   */
  retry: 'POST /ops/withdrawals/{withdrawId}/retry/v1 may=withdrawals.judge' as Call<OpsWithdrawalAsRead, Changed>,
  /**
   * Records how a sent withdrawal ended, as a bank or a provider reported it by other means.
   * @throws notFound 107002404: for a withdrawal that is not there
   * @throws wrongState 107002414: when it was not sent, or ended otherwise
   * @throws stale 107003409: when it has changed since it was read
   */
  mark: 'POST /ops/withdrawals/{withdrawId}/mark/v1 may=withdrawals.judge' as Call<MarkWithdrawal, Changed>,
  /**
   * Reads the withdrawals paid in a period with their recipients, for a bookkeeper: 10,000 at most, the oldest first.
   * The audit log records the access.
   * @throws badInput 107002400: for more than 10,000 withdrawals; `field` is `from`
   */
  statement: 'POST /ops/withdrawals/statement/v1 reveals may=withdrawals.reveal' as Call<
    WithdrawalDays,
    WithdrawalStatement
  >,
  /**
   * Reads the payments to promoters in a period and the tax withheld, with name and identity number of each promoter:
   * the quarterly report for tax offices. The audit log records the access.
   */
  taxReport: 'POST /ops/withdrawals/tax/v1 reveals may=withdrawals.reveal' as Call<WithdrawalDays, TaxReport>,
  /** Reads the rules of withdrawals. */
  rules: 'GET /ops/withdrawals/rules/v1 may=withdrawals.read' as Call<object, OpsWithdrawalRules>,
  /**
   * Sets the rules of withdrawals. They apply to withdrawals requested from then on.
   * @throws stale 107003409: when they have changed since they were read
   */
  setRules: 'PUT /ops/withdrawals/rules/v1 may=withdrawals.rules' as Call<SetWithdrawalRules, OpsWithdrawalRules>,
}

export type * from './withdrawals.types'
