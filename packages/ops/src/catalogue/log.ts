import type { Call } from '@hearth/sdk/core'
import type { LogPage, ReadLog } from './log.types'

/** The audit log. Entries are only added, never changed or deleted. */
export const log = {
  /** Lists calls of staff, accepted and refused, newest first. */
  list: 'GET /ops/log/v1 may=audit.read' as Call<ReadLog, LogPage>,
}

export type * from './log.types'
