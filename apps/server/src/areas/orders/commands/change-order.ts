import { OPS_CODE, OpsRefusal, type FoundOrder } from '@hearth/ops'
import { asRead } from '#kernel/commands/as-read'
import type { CommandContext } from '#kernel/commands/command'

/**
 * Reads an order and changes it in its present state.
 * @throws OpsRefusal notFound for an unknown order, and the refusals of `write`
 */
export const changeOrder = <Result>(
  { ops }: CommandContext,
  orderId: string,
  write: (order: FoundOrder) => Promise<Result>,
): Promise<Result> =>
  asRead(async () => {
    const { orders } = await ops.orders.find({ orderIds: [orderId] })
    if (!orders[0]) throw new OpsRefusal({ code: OPS_CODE.notFound, message: '订单不存在' })
    return orders[0]
  }, write)
