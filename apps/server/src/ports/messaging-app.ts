/** An app of the messaging app (an official account) that pages of the shop share and pay through. */
export interface MessagingApp {
  /** Its id there. */
  readonly appId: string
  /**
   * The ticket for signing addresses, and the ms for which it is valid. It is requested again shortly before its end,
   * and not earlier.
   */
  ticket(): Promise<{ ticket: string; goodFor: number }>
}

/** Ms before its end from which a ticket is no longer used, since a signature has to reach the phone. */
const SPARE = 300_000

/**
 * Remembers the ticket of an app while it is good; the messaging app gives few a day. Asked many times at once, it is
 * fetched once.
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
