import { LONGEST_ANTI_FRAUD } from './limits'
import type { ApiOptions } from './options'
import type { Payload } from './payload'

/** Adds the anti-fraud id to a payload; it travels without when the id does not come in time, or not at all (C04). */
export const withAntiFraud = (payload: Payload, { antiFraud }: ApiOptions, atMost: number): Promise<Payload> =>
  new Promise((resolve) => {
    const go = (antiFraudId?: string) => {
      clearTimeout(timer)
      resolve({ antiFraudId, ...payload })
    }
    const timer = setTimeout(go, Math.min(LONGEST_ANTI_FRAUD, atMost))
    Promise.resolve()
      .then(antiFraud)
      .then(go, () => go())
  })
