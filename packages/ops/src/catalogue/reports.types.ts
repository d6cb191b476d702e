/** The number of past days whose visits are counted. */
export interface ReadVisits {
  /**
   * @asType integer
   * @minimum 1
   * @maximum 30
   * @default 7
   */
  days?: number
}

/** A count of visitors or actions. */
export interface VisitCount {
  name: string
  count: number
}

/** Counts of visitors and of their actions, as the shop itself has recorded them. */
export interface Visits {
  visitors: number
  events: VisitCount[]
  /** Visitors by source, the most frequent first; `name` is empty if the source is unknown. */
  sources: VisitCount[]
}

/** Counts of login codes and logins of shoppers. */
export interface Logins {
  /**
   * Login codes requested in the current hour. The hour begins with the first code after the end of the previous hour.
   */
  codes: number
  /** Largest number of login codes that are sent within an hour, unless the server's settings name another number. */
  most: number
  sessions: number
  shoppers: number
}

/** A violation of a law of the books. */
export interface Fault {
  /** The area of the server that declares the law. */
  area: string
  fault: string
  /** Id of the record that violates the law. */
  id: string
}

/** A consumer that failed to handle an event. The server tries the consumer again. */
export interface Stuck {
  consumer: string
  subject: string
  kind: string
  attempts: number
  /** Epoch ms. */
  nextAt: number
  why: string
}

/** Results of checking stock, money and orders. */
export interface Books {
  /** Number of laws that were checked. */
  laws: number
  faults: Fault[]
  stuck: Stuck[]
  /** Events that wait for their consumers. */
  waiting: number
}

/** The first and the last day of a report, in Beijing time. The report covers both; it has 92 days at most. */
export interface ReportDays {
  /**
   * @pattern ^\d{4}-\d{2}-\d{2}$
   * @examples ["2026-11-01"]
   */
  from: string
  /**
   * @pattern ^\d{4}-\d{2}-\d{2}$
   * @examples ["2026-11-30"]
   */
  to: string
}

/**
 * The amounts of a day and a channel, in fen. A payment belongs to the day on which the cashier collected it, a refund
 * to the day on which the shop refunded it, as in the ledger. The fields from `discounts` to `freight` are sums over
 * the orders that were paid in full on the day, less the refunds of the day, including refunds of older orders.
 */
export interface ClosingLine {
  /** The day, in Beijing time. */
  day: string
  /** The channel of the cashier; `bank` for refunds by bank transfer, empty for orders that were not paid in money. */
  channel: string
  /** Amount collected for orders, except for those whose sale is not certain yet: `deposits` has their amounts. */
  sold: number
  /** Amount collected as deposits of pre-sales, and for crowd-fundings that have not reached their goal. */
  deposits: number
  /** Amount collected for repairs. */
  repairs: number
  /** Amount of the payments that the shop has to refund, since they were late, at an old price, or made twice. */
  inVain: number
  /** Amount of the refunds for sales. A refund counts on the day on which it becomes due. */
  salesOwed: number
  /** Amount of the refunds for deposits. A refund counts on the day on which it becomes due. */
  depositsOwed: number
  /** Amount of the refunds that were paid on the day. */
  refunded: number
  /** Amount that was moved from deposits to sales, because the sales became certain on this day. */
  depositsCertain: number
  /** Deposits that the shop kept because the balance was not paid. */
  depositsKept: number
  /** Discount of promotions. */
  discounts: number
  /** Discount of coupons. */
  coupons: number
  /** Amount paid in coins. */
  gold: number
  /** Amount paid in stars. */
  stars: number
  /** Freight charged, less free postage. */
  freight: number
  /** Amount of the invoices that were made. */
  invoiced: number
  /** Amount of the invoices that were reversed. */
  invoicedBack: number
  /** At the end of the day: everything collected less everything refunded since the shop opened. */
  cash: number
  /** At the end of the day: deposits whose sale is not certain yet. */
  depositsOpen: number
  /** At the end of the day: refunds that are due and not paid. */
  refundsOpen: number
}

/** The points, coins or stars of a day. */
export interface ClosingPieces {
  day: string
  unit: 'points' | 'gold' | 'stars'
  /** Number given to shoppers, less those that expired or were taken back. */
  given: number
  /** Number spent by shoppers, less those given back. */
  spent: number
  /** At the end of the day: number that all shoppers have. */
  open: number
}

/** The daily closing for a bookkeeper: a line for each day and channel that has amounts. */
export interface Closing {
  lines: ClosingLine[]
  pieces: ClosingPieces[]
}

/** A line of a cashier's own statement. */
export interface StatementLine {
  what: 'paid' | 'refunded'
  /**
   * The cashier's number of the trade. For a refund: the shop's number of the part of the refund that this cashier
   * paid.
   */
  id: string
  /**
   * Fen.
   * @asType integer
   * @minimum 0
   */
  amount: number
  /**
   * Epoch ms.
   * @asType integer
   */
  time: number
}

/** The period to compare with a cashier's statement, and the lines of the statement if the shop cannot request them. */
export interface Reconcile extends ReportDays {
  /** The channel of the cashier; that of the shop's cashier when absent. */
  channel?: string
  /** @maxItems 50000 */
  lines?: StatementLine[]
}

/** A difference between the books and a cashier's statement. */
export interface Difference {
  what: StatementLine['what']
  id: string
  /** The shop's payment or refund of the line; empty if the shop knows none. */
  of: string
  /**
   * The kind of difference. `onlyBooks`: the statement has no such line. `onlyStatement`: the books have no such line.
   * `amount`: the amounts differ. `day`: the days differ.
   */
  kind: 'onlyBooks' | 'onlyStatement' | 'amount' | 'day'
  /** Fen in the books; absent if they have no such line. */
  booked?: number
  /** Fen in the statement; absent if it has no such line. */
  stated?: number
  /** Epoch ms: time of the payment or refund in the books. */
  bookedAt?: number
  /** Epoch ms: time of the payment or refund in the statement. */
  statedAt?: number
}

/** Results of comparing the books with a cashier's statement. */
export interface Reconciliation {
  channel: string
  /** Number of lines, and fen paid and refunded, in the books; `stated` has those of the statement. */
  booked: { lines: number; paid: number; refunded: number }
  stated: { lines: number; paid: number; refunded: number }
  differences: Difference[]
}
