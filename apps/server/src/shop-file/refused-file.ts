import { OPS_CODE } from '@hearth/ops'
import { OpsError } from '#kernel/ops/ops-error'

/** Returns the refusal of a shop file: its message names faults by their places. */
export const refusedFile = (message: string): OpsError => new OpsError(OPS_CODE.badInput, { message, field: 'file' })

/** Maximum number of faults that a refusal lists. A file with more faults usually has one cause for all of them. */
const MOST = 100

const HEAD = '没有导入任何内容：'
const LINE = '\n  '
const MORE = /^另有 (\d+) 处$/

/** The text of a refusal: a line for each fault. */
export function faultsText(faults: readonly string[]): string {
  const known = [...new Set(faults.filter((fault) => !MORE.test(fault)))]
  const untold = faults.reduce((sum, fault) => sum + Number(MORE.exec(fault)?.[1] ?? 0), 0)
  const more = untold + Math.max(0, known.length - MOST)
  return [HEAD, ...known.slice(0, MOST), ...(more > 0 ? [`另有 ${more} 处`] : [])].join(LINE)
}

/** Returns the lines of the text of a refusal. */
export const faultsIn = (text: string): string[] =>
  text.startsWith(HEAD) ? text.slice(HEAD.length).split(LINE).filter(Boolean) : [text]

/**
 * Refuses a file with faults.
 * @throws OpsError badInput with a line for each fault
 */
export function refuseFaults(faults: readonly string[]): void {
  if (faults.length > 0) throw refusedFile(faultsText(faults))
}
