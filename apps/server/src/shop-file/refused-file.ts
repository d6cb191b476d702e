import { OPS_CODE } from '@hearth/ops'
import { OpsError } from '#kernel/ops-error'

/** A shop file that is not imported: its faults are named by their places. */
export const refusedFile = (message: string): OpsError => new OpsError(OPS_CODE.badInput, { message, field: 'file' })

/** Faults told at once; a file with more has one cause. */
const MOST = 100

/** @throws OpsError badInput with a line for each fault, where there is one */
export function refuseFaults(faults: readonly string[]): void {
  if (faults.length === 0) return
  const told = [...new Set(faults)]
  const more = told.length > MOST ? `\n  另有 ${told.length - MOST} 处` : ''
  throw refusedFile(`没有导入任何内容：\n  ${told.slice(0, MOST).join('\n  ')}${more}`)
}
