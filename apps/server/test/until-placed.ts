import { REPLY_CODE } from '@hearth/domain'

/** Sends an order again for as long as it is told to wait in the queue of its sku, as clients do. */
export async function untilPlaced<Reply extends { code: number }>(send: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    const reply = await send()
    if (reply.code !== REPLY_CODE.queued) return reply
  }
}
