import { readDay } from '@hearth/domain'
import { OPS_CODE } from '@hearth/ops'
import { OpsError } from '#kernel/ops/ops-error'

/**
 * Returns the first moment of a day in China, epoch ms.
 * @param field the filter that has the day, which the refusal names
 * @throws OpsError badInput for a text that is no day
 */
export function beginOfDay(field: string, text: string): number {
  const begin = readDay(text)
  if (begin === undefined) throw new OpsError(OPS_CODE.badInput, { message: '日期格式不正确', field })
  return begin
}
