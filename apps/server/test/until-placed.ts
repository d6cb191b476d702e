import { REPLY_CODE } from '@hearth/domain'

/** Repeats an order while it waits in the queue of its sku, like clients. */
export async function untilPlaced<Reply extends { code: number }>(send: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    const reply = await send()
    if (reply.code !== REPLY_CODE.queued) return reply
  }
}
