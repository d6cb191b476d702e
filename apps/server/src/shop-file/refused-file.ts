import { OPS_CODE } from '@hearth/ops'
import { OpsError } from '#kernel/ops-error'

/** A shop file that is not imported: why, in the words of the owner's command, for its faults are named by their places. */
export const refusedFile = (message: string): OpsError => new OpsError(OPS_CODE.badInput, { message, field: 'file' })
