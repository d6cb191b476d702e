import type { Load } from '@hearth/state'

/**
 * A page's load. A browser has no app around the shop that could send messages; the version for mini-programs waits for
 * them too.
 */
export const useWithMessages = <L extends Load<unknown>>(load: L, _allowed: number): L | Load<never> => load
