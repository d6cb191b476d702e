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
export interface Count {
  name: string
  count: number
}

/** Who came, as the shop's own collector knows it. */
export interface Visits {
  visitors: number
  events: Count[]
  /** Visitors by where they came from, most first; an empty name where nobody knows. */
  sources: Count[]
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

/** What follows from an event and failed; it will be tried again. */
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
