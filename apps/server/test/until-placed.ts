import { REPLY_CODE } from '@hearth/domain'

/** Repeats an order for as long as it waits in the queue of its sku, as clients do. */
export async function untilPlaced<Reply extends { code: number }>(send: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    const reply = await send()
    if (reply.code !== REPLY_CODE.queued) return reply
  }
}
