/** The result of letting the shopper pick an entry that the host app stores. */
export type Picked<Value> =
  | { status: 'done'; value: Value }
  /**
   * `cancelled`: the shopper closed the app's list. `denied`: the shopper has not allowed the shop to read it, which
   * only the app's settings can change. After any other status, the shopper can try again.
   */
  | { status: 'cancelled' | 'denied' | 'unsupported' | 'failed' }
