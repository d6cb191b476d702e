/** How far back visits are counted. */
export interface ReadVisits {
  /**
   * @asType integer
   * @minimum 1
   * @maximum 30
   * @default 7
   */
  days?: number
}

/** How often something was counted. */
export interface VisitCount {
  name: string
  count: number
}

/** Visitors, as counted by the shop's own collector. */
export interface Visits {
  visitors: number
  events: VisitCount[]
  /** Visitors by their source, most first; the name is empty if the source is unknown. */
  sources: VisitCount[]
}

/** Logins of shoppers. */
export interface Logins {
  /** Login codes asked for within the hour. */
  codes: number
  /** Most that are sent within an hour where the settings say nothing else. */
  most: number
  sessions: number
  shoppers: number
}

/** Something that breaks a law of the books. */
export interface Fault {
  /** The area of the server that declares the law. */
  area: string
  fault: string
  /** What it was found at. */
  id: string
}

/** A failed consequence of an event; it will be tried again. */
export interface Stuck {
  consumer: string
  subject: string
  kind: string
  attempts: number
  /** Epoch ms. */
  nextAt: number
  why: string
}

/** Whether stock, money and orders agree. */
export interface Books {
  /** How many laws were asked. */
  laws: number
  faults: Fault[]
  stuck: Stuck[]
  /** Events that wait to be acted on. */
  waiting: number
}

/** Days that a report is of, both included, as days are in China; 92 at most. */
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
 * The amounts of a day and channel, in fen. Money is that of the ledger, on the day the cashier collected or the shop
 * refunded it; `discounts` to `freight` are of orders paid in full that day, less that day's refunds of any order.
 */
export interface ClosingLine {
  /** As days are in China. */
  day: string
  /** The cashier; `bank` for refunds that were sent by bank, empty for orders of which nothing was paid in money. */
  channel: string
  /** Collected for orders whose sale was certain. */
  sold: number
  /** Collected as deposits: of pre-sales, and for crowd-fundings that are not reached. */
  deposits: number
  /** Collected for repairs. */
  repairs: number
  /** Collected for nothing: paid late, at an old price or twice. All of it has to be refunded. */
  inVain: number
  /** Refunds of sales that became due. */
  salesOwed: number
  /** Refunds of deposits that became due. */
  depositsOwed: number
  /** Given back. */
  refunded: number
  /** Deposits whose sale became certain: sales of an earlier payment. */
  depositsCertain: number
  /** Deposits that the shop kept, since their balance was not paid. */
  depositsKept: number
  /** Discount of promotions. */
  discounts: number
  /** Discount of coupons. */
  coupons: number
  /** Amount paid in coins. */
  gold: number
  /** Amount paid in stars. */
  stars: number
  /** Postage that was charged, less free postage. */
  freight: number
  /** Invoices that were made. */
  invoiced: number
  /** Invoices that were taken back. */
  invoicedBack: number
  /** At the end of the day: all collected less all refunded, since the shop opened. */
  cash: number
  /** At the end of the day: deposits whose sale is not certain. */
  depositsOpen: number
  /** At the end of the day: refunds due and not paid. */
  refundsOpen: number
}

/** What a day of points, coins or stars comes to, in pieces. */
export interface ClosingPieces {
  day: string
  unit: 'points' | 'gold' | 'stars'
  /** Given to shoppers, less what ended or was taken back. */
  given: number
  /** Spent by shoppers, less what was given back. */
  spent: number
  /** At the end of the day: all that shoppers have. */
  open: number
}

/** A closing for a bookkeeper: a line a day and channel on which anything happened or is open. */
export interface Closing {
  lines: ClosingLine[]
  pieces: ClosingPieces[]
}

/** A line of a cashier's own statement. */
export interface StatementLine {
  what: 'paid' | 'refunded'
  /** Of `paid` the cashier's number of the trade, of `refunded` the shop's number of the part of a refund. */
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

/** The days to compare with a cashier's statement, and its lines if the shop cannot request them. */
export interface Reconcile extends ReportDays {
  /** A cashier's channel; the shop's cashier where absent. */
  channel?: string
  /** @maxItems 50000 */
  lines?: StatementLine[]
}

/** A line in which the books and a cashier's statement differ. */
export interface Difference {
  what: StatementLine['what']
  id: string
  /** The shop's payment or refund that it belongs to; empty where the shop knows none. */
  of: string
  /**
   * `onlyBooks`: the statement has no such line; `onlyStatement`: the books have none; `amount`: of another amount;
   * `day`: on another day.
   */
  kind: 'onlyBooks' | 'onlyStatement' | 'amount' | 'day'
  /** Fen; absent where the books have no such line. */
  booked?: number
  /** Fen; absent where the statement has no such line. */
  stated?: number
  /** Epoch ms. */
  bookedAt?: number
  /** Epoch ms. */
  statedAt?: number
}

/** How the books and a cashier's statement agree. */
export interface Reconciliation {
  channel: string
  /** Lines and fen of both sides within the days. */
  booked: { lines: number; paid: number; refunded: number }
  stated: { lines: number; paid: number; refunded: number }
  differences: Difference[]
}
