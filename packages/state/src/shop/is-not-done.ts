import { ApiError } from '@hearth/sdk/core'

/** True if the server certainly did not carry out a failed write: it refused the call, or never received it. */
export const isNotDone = (thrown: unknown): boolean => thrown instanceof ApiError && !thrown.unknown
