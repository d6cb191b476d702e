import type { FastifyRequest } from 'fastify'
import type { CallLimits } from '#kernel/area'
import type { ReadSession } from '#kernel/read-session'

/** A request of the catalogue in progress: the caller is known before the payload is read. */
export interface Asked {
  /** Epoch ms. */
  now: number
  session: ReadSession
}

/** The shopper of a request; nothing for a visitor, or before the caller is known. */
export const shopperOf = (request: FastifyRequest): string | undefined => request.asked?.session.shopper

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the caller is known. */
    asked?: Asked
  }
  interface FastifyInstance {
    /**
     * Creates the `onRequest` of a route outside of the catalogue that is for shoppers only: `asked` is set afterwards.
     * It throws ShopError `loginNeeded` for visitors, and `tooMany` beyond the limits.
     */
    onlyShoppers(name: string, limits: CallLimits): (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  }
}
