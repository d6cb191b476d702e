import type { Call, Empty } from '@hearth/sdk/core'
import type { Books, Closing, Logins, ReadVisits, Reconcile, Reconciliation, ReportDays, Visits } from './reports.types'

/** Reports: visits, logins, and checks of the shop's books. */
export const reports = {
  /** Counts the visitors of the last days, their actions and their sources. */
  visits: 'GET /ops/visits/v1 may=reports.read' as Call<ReadVisits, Visits>,
  /** Counts the login codes requested in the current hour, and the logins of shoppers that have not expired. */
  logins: 'GET /ops/logins/v1 may=reports.read' as Call<Empty, Logins>,
  /** Checks the shop's books: returns every violation of a law of the books, and failed consumers of events. */
  books: 'GET /ops/books/v1 may=reports.read' as Call<Empty, Books>,
  /**
   * Returns a daily closing for a bookkeeper: the amounts collected, due and refunded by channel, and the amounts that
   * are open at the end of each day.
   */
  closing: 'GET /ops/closing/v1 may=reports.read' as Call<ReportDays, Closing>,
  /** Compares the payments and refunds of days with the cashier's own statement, line by line. */
  reconcile: 'POST /ops/reconciliation/v1 reads may=reports.read' as Call<Reconcile, Reconciliation>,
}

export type * from './reports.types'
