import { OPS_CODE, OpsRefusal, type OpsSku } from '@hearth/ops'
import { asRead } from '#operator/as-read'
import { OperatorRefusal } from '#operator/operator-request'
import type { OperatorContext } from '#operator/operator-shop'

/**
 * Reads a sku, and changes it where there is something to change.
 * @param words said where there is no such sku
 */
export async function changeSku<Result>(
  { ops }: OperatorContext,
  skuNo: string,
  words: string,
  write: (sku: OpsSku) => Promise<Result>,
): Promise<Result> {
  try {
    return await asRead(() => ops.products.sku({ skuNo }), write)
  } catch (error) {
    if (error instanceof OpsRefusal && error.code === OPS_CODE.notFound) throw new OperatorRefusal(words)
    throw error
  }
}
