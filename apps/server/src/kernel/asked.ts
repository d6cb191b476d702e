import type { FastifyRequest } from 'fastify'
import type { CallLimits } from '#kernel/area'
import type { ReadSession } from '#kernel/read-session'

/** A request of the catalogue under way: who asks is known before what was sent is read. */
export interface Asked {
  /** Epoch ms. */
  now: number
  session: ReadSession
}

/** The shopper who sent a request; nothing for a visitor, or where who asks is not known yet. */
export const shopperOf = (request: FastifyRequest): string | undefined => request.asked?.session.shopper

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once it is known who asks. */
    asked?: Asked
  }
  interface FastifyInstance {
    /**
     * Makes the `onRequest` of an address beside the catalogue that shoppers alone may ask: `asked` is set afterwards.
     * It throws ShopError `loginNeeded` for visitors, `tooMany` for who asks too often.
     */
    onlyShoppers(name: string, limits: CallLimits): (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  }
}
