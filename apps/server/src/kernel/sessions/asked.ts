import type { FastifyRequest } from 'fastify'
import type { ReadSession } from '#kernel/sessions/read-session'

/** What is known about a request of the catalogue before its payload is read: its time and its caller. */
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
