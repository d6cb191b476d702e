import { ApiError } from '@hearth/sdk/core'

/** Whether a failed write was certainly not executed: the shop refused it, or it was never sent. */
export const isNotDone = (thrown: unknown): boolean => thrown instanceof ApiError && !thrown.unknown
