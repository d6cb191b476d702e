/** An app of the messaging app (an official account) that pages of the shop share and pay through. */
export interface MessagingApp {
  /** Its id there. */
  readonly appId: string
  /**
   * The ticket that addresses are signed with, and for how many ms it is good from now. It is asked for again shortly
   * before its end, and not in between.
   */
  ticket(): Promise<{ ticket: string; goodFor: number }>
}

/** Ms before its end from when a ticket is no longer used: what was signed with it has to reach the phone. */
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
