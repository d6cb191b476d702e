import type { Load } from '@hearth/state'

/**
 * What a page waits for. A browser has no app around the shop that could send messages; the twin waits for them too.
 */
export const useWithMessages = <L extends Load<unknown>>(load: L, _allowed: number): L | Load<never> => load
