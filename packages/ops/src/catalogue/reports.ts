import type { Call, Empty } from '@hearth/sdk/core'
import type { Books, Closing, Logins, ReadVisits, Reconcile, Reconciliation, ReportDays, Visits } from './reports.types'

/** Reports: visits, logins, and whether the shop's books agree. */
export const reports = {
  /** Counts visitors of the last days, their actions and their sources. */
  visits: 'GET /ops/visits/v1 may=reports.read' as Call<ReadVisits, Visits>,
  /** Counts login codes of this hour, and logins. */
  logins: 'GET /ops/logins/v1 may=reports.read' as Call<Empty, Logins>,
  /** Reports everything that breaks a law of the shop's books, and failed consumers of events. */
  books: 'GET /ops/books/v1 may=reports.read' as Call<Empty, Books>,
  /** Closes days for a bookkeeper: amounts collected, owed and refunded by channel, and amounts open at their end. */
  closing: 'GET /ops/closing/v1 may=reports.read' as Call<ReportDays, Closing>,
  /** Compares the money of days with the cashier's own statement, line by line. */
  reconcile: 'POST /ops/reconciliation/v1 reads may=reports.read' as Call<Reconcile, Reconciliation>,
}

export type * from './reports.types'
