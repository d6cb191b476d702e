const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How often something may happen: `max` times within `window` ms, which begins with the first. */
export interface RateLimit {
  max: number
  window: number
}

/** Ms a login code is valid, and its number of tries. */
export const LOGIN_CODE = { lifetime: 5 * MINUTE, tries: 5 } as const

/**
 * Limits on login codes. A requester is identified by the network of the request: `near` is an IPv4 address or an IPv6
 * /64, `wide` an IPv4 /24 or an IPv6 /48. Many shoppers may share one, as those of a mobile carrier do, so those limits
 * are far above the need of one.
 */
export const LOGIN_LIMITS = {
  /** Limit of codes for one telephone that are requested from one wide network. */
  resend: { max: 1, window: MINUTE },
  askerHour: { max: 6, window: HOUR },
  askerDay: { max: 12, window: 24 * HOUR },
  /** Codes for one telephone by any requester; networks with earlier logins of its shopper are exempt. */
  telephoneHour: { max: 20, window: HOUR },
  /** Codes for all telephones. */
  near: { max: 200, window: 10 * MINUTE },
  wide: { max: 600, window: 10 * MINUTE },
  /** Codes of the whole shop, an hour; an owner may set another number. */
  all: { max: 2000, window: HOUR },
  /** Wrong codes of a network. Beyond them only the first guess at a code is compared. */
  wrongNear: { max: 60, window: 10 * MINUTE },
  wrongWide: { max: 300, window: 10 * MINUTE },
  /** Different codes that a network guessed wrong. Beyond them no code from it is compared. */
  guessedNear: { max: 120, window: 10 * MINUTE },
  guessedWide: { max: 360, window: 10 * MINUTE },
} as const satisfies Record<string, RateLimit>

/**
 * From how many codes within the hour on the next wants a proof of work: for one telephone, from one near network, and
 * as a share of the whole shop's.
 */
export const PROOF_WANTED = { telephone: 3, near: 20, shareOfAll: 0.5 } as const
