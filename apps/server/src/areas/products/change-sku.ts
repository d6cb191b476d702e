import { OPS_CODE, OpsRefusal, type OpsSku } from '@hearth/ops'
import { asRead } from '#kernel/commands/as-read'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import type { CommandContext } from '#kernel/commands/command'

/**
 * Reads a sku, and passes it to `write`.
 * @param words the text for a sku that does not exist
 */
export async function changeSku<Result>(
  { ops }: CommandContext,
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
