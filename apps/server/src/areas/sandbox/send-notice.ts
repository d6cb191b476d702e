import type { FastifyInstance } from 'fastify'
import { SANDBOX_NOTIFY_PATH, SANDBOX_SIGNATURE_HEADER } from '#areas/sandbox/sandbox-notice'
import { signNotice } from '#areas/sandbox/signature'
import type { SendNotice } from '#areas/sandbox/deliver-notices'

/**
 * Returns a function that posts the sandbox's notices to the shop's own address, through all layers that an external
 * notice passes. Signs each attempt anew.
 */
export function sendNoticeTo(app: FastifyInstance, secret: string, clock: () => number): SendNotice {
  return async (body) => {
    const reply = await app.inject({
      method: 'POST',
      url: SANDBOX_NOTIFY_PATH,
      headers: { 'content-type': 'application/json', [SANDBOX_SIGNATURE_HEADER]: signNotice(secret, body, clock()) },
      payload: body,
    })
    return reply.statusCode === 200
  }
}
