/**
 * The shop's official account in the messaging app. The shop signs its pages for this account, so that shoppers can
 * share them and pay on them within the app.
 */
export interface MessagingApp {
  /** The id of the account in the messaging app. */
  readonly appId: string
  /**
   * Returns the ticket for signing addresses, and the ms for which it is valid. It is requested again shortly before it
   * expires, and not earlier.
   */
  ticket(): Promise<{ ticket: string; goodFor: number }>
}

/** Ms before its expiry from which a ticket is no longer used, since a signature has to reach the phone in time. */
const SPARE = 300_000

/**
 * Caches the ticket of an app while it is valid, since the messaging app gives few tickets a day. Concurrent requests
 * fetch it once.
 */
export function keepTicket({ appId, ticket }: MessagingApp, clock: () => number): MessagingApp {
  let known: { ticket: string; until: number } | undefined
  let asking: Promise<{ ticket: string; goodFor: number }> | undefined
  const fetchTicket = async () => {
    const fresh = await ticket()
    known = { ticket: fresh.ticket, until: clock() + fresh.goodFor }
    return fresh
  }
  return {
    appId,
    ticket() {
      if (known && known.until - SPARE > clock())
        return Promise.resolve({ ticket: known.ticket, goodFor: known.until - clock() })
      asking ??= fetchTicket().finally(() => (asking = undefined))
      return asking
    },
  }
}
