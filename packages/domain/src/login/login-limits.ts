const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Allows at most `max` events within `window` ms. The window begins with the first event. */
export interface RateLimit {
  max: number
  window: number
}

/** `lifetime`: ms for which a login code is valid. `tries`: number of attempts that it allows. */
export const LOGIN_CODE = { lifetime: 5 * MINUTE, tries: 5 } as const

/**
 * Limits of login codes. Requesters are identified by their network: `near` is an IPv4 address or an IPv6 /64, `wide`
 * an IPv4 /24 or an IPv6 /48. Many shoppers can share a network, for example that of a mobile carrier, so the limits of
 * a network are far above what one shopper needs.
 */
export const LOGIN_LIMITS = {
  /**
   * Codes for one telephone that are requested from one wide network: in a minute, an hour (`askerHour`) and a day
   * (`askerDay`).
   */
  resend: { max: 1, window: MINUTE },
  askerHour: { max: 6, window: HOUR },
  askerDay: { max: 12, window: 24 * HOUR },
  /**
   * Codes for one telephone, from all networks. Networks from which the shopper of the telephone logged in before are
   * exempt.
   */
  telephoneHour: { max: 20, window: HOUR },
  /** Codes for all telephones that are requested from one network. */
  near: { max: 200, window: 10 * MINUTE },
  wide: { max: 600, window: 10 * MINUTE },
  /** Codes of the whole shop in an hour. The owner can set another number. */
  all: { max: 2000, window: HOUR },
  /** Number of wrong codes entered from a network. Beyond this limit, only the first guess of each code is checked. */
  wrongNear: { max: 60, window: 10 * MINUTE },
  wrongWide: { max: 300, window: 10 * MINUTE },
  /**
   * Number of different codes for which a network entered wrong values. Beyond this limit, no code from the network is
   * checked.
   */
  guessedNear: { max: 120, window: 10 * MINUTE },
  guessedWide: { max: 360, window: 10 * MINUTE },
} as const satisfies Record<string, RateLimit>

/**
 * The next login code requires a proof of work after this many codes in the last hour. `telephone`: codes for one
 * telephone. `near`: codes for one near network. `shareOfAll`: codes of the whole shop, as a share of its limit.
 */
export const PROOF_WANTED = { telephone: 3, near: 20, shareOfAll: 0.5 } as const
