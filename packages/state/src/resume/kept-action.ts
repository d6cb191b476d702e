import { ACTION_KEY, actionTexts } from '#resume/keep-action'
import type { Ports } from '#shop/ports'

/** The action that waits, as it was written. */
export const readAction = (ports: Ports): string | undefined => actionTexts(ports).get(ACTION_KEY)

/** Whether one may wait: whether it is for this login, and not too old, `resumeStore` looks at. */
export const hasKeptAction = (ports: Ports): boolean => readAction(ports) !== undefined

/** Forgets it. */
export const dropAction = (ports: Ports): void => actionTexts(ports).remove(ACTION_KEY)
