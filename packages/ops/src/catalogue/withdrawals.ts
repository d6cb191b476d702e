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
   * Reads a withdrawal with the account and the name it goes to. The audit log says who looked.
   * @throws notFound 107002404: for a withdrawal that is not there
   */
  reveal: 'POST /ops/withdrawals/{withdrawId}/reveal/v1 reveals may=withdrawals.reveal' as Call<
    OpsWithdrawalId,
    OpsWithdrawalDetail
  >,
  /**
   * Approves withdrawals that wait for staff, 200 at most: they are sent at once. One that no longer waits is left as
   * it is, and the answer says so.
   */
  approve: 'POST /ops/withdrawals/approve/v1 may=withdrawals.judge' as Call<DecideWithdrawals, DecidedWithdrawals>,
  /**
   * Refuses withdrawals that were not sent, 200 at most: their money is back at once, and promoters read why. One that
   * was sent is left as it is, and the answer says so.
   */
  refuse: 'POST /ops/withdrawals/refuse/v1 may=withdrawals.judge' as Call<RefuseWithdrawals, DecidedWithdrawals>,
  /**
   * Has the provider asked about a withdrawal at once, under the same id: it is never paid twice.
   * @throws notFound 107002404: for a withdrawal that is not there
   * @throws wrongState 107002414: when there is nothing to ask
   * @throws stale 107003409: when it has changed since it was read
   */
  retry: 'POST /ops/withdrawals/{withdrawId}/retry/v1 may=withdrawals.judge' as Call<OpsWithdrawalAsRead, Changed>,
  /**
   * Writes down how a withdrawal ended that was sent: what a bank or a provider told by other means.
   * @throws notFound 107002404: for a withdrawal that is not there
   * @throws wrongState 107002414: when it was not sent, or ended otherwise
   * @throws stale 107003409: when it has changed since it was read
   */
  mark: 'POST /ops/withdrawals/{withdrawId}/mark/v1 may=withdrawals.judge' as Call<MarkWithdrawal, Changed>,
  /**
   * Reads the withdrawals of days that were paid, with whom they went to, for a bookkeeper: a line each, 10,000 at
   * most, the oldest first. The audit log says who looked.
   * @throws badInput 107002400: for more of them; `field` is `from`
   */
  statement: 'POST /ops/withdrawals/statement/v1 reveals may=withdrawals.reveal' as Call<
    WithdrawalDays,
    WithdrawalStatement
  >,
  /**
   * Reads what promoters were paid in days and what tax was withheld, a line a promoter with name and identity number:
   * what tax offices want reported each quarter. The audit log says who looked.
   */
  taxReport: 'POST /ops/withdrawals/tax/v1 reveals may=withdrawals.reveal' as Call<WithdrawalDays, TaxReport>,
  /** Reads what holds for withdrawals. */
  rules: 'GET /ops/withdrawals/rules/v1 may=withdrawals.read' as Call<object, OpsWithdrawalRules>,
  /**
   * Sets it. It holds for withdrawals that are asked for from then on.
   * @throws stale 107003409: when it has changed since it was read
   */
  setRules: 'PUT /ops/withdrawals/rules/v1 may=withdrawals.rules' as Call<SetWithdrawalRules, OpsWithdrawalRules>,
}

export type * from './withdrawals.types'
