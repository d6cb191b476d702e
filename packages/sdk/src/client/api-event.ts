import type { ApiError } from './api-error'

/**
 * What a call means for the whole shop, besides its own reply. Shells act on it; the client itself uses no platform.
 */
export type ApiEvent =
  /** Something went wrong that the shopper should read; Chinese, at most 500 characters (X03). */
  | { type: 'toast'; text: string }
  /** Something the shopper should know, though nothing went wrong; `duration` in ms (X01). */
  | { type: 'info'; text: string; duration: 1500 }
  /** A visitor asked for what only a shopper may have (107001120): go to `/login?next=`. */
  | { type: 'login'; call: string }
  /** The shop is closed for maintenance (107500998): go to `/error.html`. */
  | { type: 'error-page'; call: string }
  /** The server's clock at a moment of the device's, both epoch ms (K12). */
  | { type: 'time'; serverTime: number; receivedAt: number }
  /** A call failed: for a log. Hosts that are not the shop's, such as the log's own, raise none (X03). */
  | { type: 'failure'; error: ApiError }
