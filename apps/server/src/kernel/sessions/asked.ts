import type { FastifyRequest } from 'fastify'
import type { ReadSession } from '#kernel/sessions/read-session'

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
}
