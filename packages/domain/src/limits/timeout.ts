/** Timeouts in ms (K01, C04, P04). */
export const TIMEOUT = {
  request: 20_000,
  userInfo: 3000,
  internalProbe: 1500,
  internalFallback: 2000,
  antiFraud: 2000,
} as const
