import { ACTION_KEY, actionTexts } from '#resume/keep-action'
import type { Ports } from '#shop/ports'

/** Returns the stored action as text; undefined if there is none. */
export const readAction = (ports: Ports): string | undefined => actionTexts(ports).get(ACTION_KEY)

/** Whether an action is stored. `resumeStore` checks whether it belongs to this login and is recent enough. */
export const hasKeptAction = (ports: Ports): boolean => readAction(ports) !== undefined

/** Removes the stored action. */
export const dropAction = (ports: Ports): void => actionTexts(ports).remove(ACTION_KEY)
