import { ERROR_CODE } from '@hearth/sdk/core'
import { profileStore, type Json, type Primed } from '@hearth/state'

/**
 * Returns the HTTP status of a page by the results of its loads: 404 if what the page shows does not exist, 500 if
 * another load failed, otherwise 200. A failed load of the shop's profile does not count.
 */
export function loadOutcome({ stores: { [profileStore.name]: _, ...stores } }: Primed): 200 | 404 | 500 {
  const failures = Object.values(stores).flatMap((store) =>
    Object.values(store as { [field: string]: Json }).filter(isFailure),
  )
  if (!failures.length) return 200
  return failures.some(({ error }) => NAMES_NOTHING.has(error.code)) ? 404 : 500
}

/** Reply codes that mean that the page's subject does not exist. */
const NAMES_NOTHING: ReadonlySet<string> = new Set([ERROR_CODE.notFound, ERROR_CODE.badInput, ERROR_CODE.payload])

interface Failure {
  [field: string]: Json
  error: { code: string }
}

const isFailure = (value: Json): value is Failure =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && value.status === 'failed'
