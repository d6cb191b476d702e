import type { FastifyRequest } from 'fastify'
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
}
