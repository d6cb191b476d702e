/** The parts of the platform that the client uses besides timers. A platform may lack any of them. */
export interface Platform {
  performance?: { now(): number }
  console?: { error(why: object): void }
  navigator?: { userAgent?: string }
}
