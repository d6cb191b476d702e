/** The result of picking an entry from a book of the host app. */
export type Picked<Value> =
  | { status: 'done'; value: Value }
  /**
   * `cancelled`: they closed the book. `denied`: they keep it from the shop, until they allow it in the app's settings.
   * Anything else can be tried again.
   */
  | { status: 'cancelled' | 'denied' | 'unsupported' | 'failed' }
