/** How often one address may use a call; the calls that cost money or could be guessed at. */
export const RATE_LIMITS: Readonly<Record<string, { max: number; timeWindow: number }>> = {
  'passport.challenge': { max: 60, timeWindow: 60_000 },
  'passport.sendCode': { max: 60, timeWindow: 60_000 },
  'passport.login': { max: 120, timeWindow: 60_000 },
}
