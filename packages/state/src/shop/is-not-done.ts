import { ApiError } from '@hearth/sdk/core'

/** Whether a write that failed was certainly not carried out: the shop refused it, or it was never sent. */
export const isNotDone = (thrown: unknown): boolean => thrown instanceof ApiError && !thrown.unknown
