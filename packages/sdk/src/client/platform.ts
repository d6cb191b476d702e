/** What the client takes from its platform beside timers, where there is such a thing. */
export interface Platform {
  performance?: { now(): number }
  console?: { error(why: object): void }
  navigator?: { userAgent?: string }
}
