import { ACTION_KEY, actionTexts } from '#resume/keep-action'
import type { Ports } from '#shop/ports'

/** The waiting action, as it was stored. */
export const readAction = (ports: Ports): string | undefined => actionTexts(ports).get(ACTION_KEY)

/** Whether one may be waiting; `resumeStore` checks whether it is for this login and not too old. */
export const hasKeptAction = (ports: Ports): boolean => readAction(ports) !== undefined

/** Forgets it. */
export const dropAction = (ports: Ports): void => actionTexts(ports).remove(ACTION_KEY)
