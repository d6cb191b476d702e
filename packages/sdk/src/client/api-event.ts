import type { ApiError } from './api-error'

/**
 * An event of a call that concerns the whole shop, not only the caller. Shells act on it; the client itself shows no
 * text and opens no page.
 */
export type ApiEvent =
  /** A failure that the shopper should read; `text` is Chinese, at most 500 characters (X03). */
  | { type: 'toast'; text: string }
  /** A notice that the shopper should read although nothing failed; `duration` in ms (X01). */
  | { type: 'info'; text: string; duration: 1500 }
  /** A visitor made a call that requires a login (107001120): go to `/login?next=`. */
  | { type: 'login'; call: string }
  /** The shop is closed for maintenance (107500998): go to `/error.html`. */
  | { type: 'error-page'; call: string }
  /** The server's time in a reply, and the device's time when the reply arrived, both epoch ms (K12). */
  | { type: 'time'; serverTime: number; receivedAt: number }
  /**
   * A failed call, for a log. Not emitted for aborted calls, for expected answers of the shop (X01), and for calls of
   * other hosts, such as the log's own (X03).
   */
  | { type: 'failure'; error: ApiError }
