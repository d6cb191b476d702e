import type { Load } from '@hearth/state'

/**
 * Returns the load itself: in a browser no host app sends messages. In mini-programs, `use-with-messages.taro.ts`
 * replaces this file and waits for the messages.
 */
export const useWithMessages = <L extends Load<unknown>>(load: L, _allowed: number): L | Load<never> => load
