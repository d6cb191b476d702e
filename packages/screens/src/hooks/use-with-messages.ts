import type { Load } from '@hearth/state'

/**
 * Returns the load itself: in a browser no host app sends messages. In mini-programs the twin of this file
 * waits for the messages.
 */
export const useWithMessages = <L extends Load<unknown>>(load: L, _allowed: number): L | Load<never> => load
