import { REPLY_CODE } from '@hearth/domain'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseTrouble, isReadOnly } from '#database/database-trouble'
import { failure } from '#kernel/http/envelope'
import { logRefusal } from '#kernel/http/security-log'
import { ShopError } from '#kernel/shop-error'

/** Seconds after which a client may repeat a request that the database or an external service could not serve. */
export const RETRY_AFTER = 1

/** Whether an address belongs to the API, whose every reply is an envelope. */
export const isApi = (url: string): boolean =>
  url.startsWith('/api/') || url.startsWith('/cms/') || url.startsWith('/ops/')

/**
 * Replaces a malformed address by an unknown one, so that it is answered like any unknown address: with an envelope for
 * an address of the API, else with a page.
 */
export const unansweredLike = (url = ''): string => (isApi(url) ? '/api/404' : '/404')

/** Answers every failure with the envelope, uncached: refusals, unreadable payloads, internal errors. */
export function answerFailures(app: FastifyInstance, clock: () => number): void {
  app.setErrorHandler((error: FastifyError | ShopError, request, reply) =>
    answer(asShopError(error), error, request, reply, clock()),
  )
}

/** Answers unknown addresses. */
export const answerNotFound = (reply: FastifyReply, now: number): FastifyReply => {
  const { status, body } = failure(new ShopError(REPLY_CODE.notFound), now)
  return send(reply, status, body)
}

/** Sends an uncached failure, with the request id of the log. */
const send = (reply: FastifyReply, status: number, body: object): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('x-request-id', reply.request.id)
    .type('application/json; charset=utf-8')
    .send(body)

function answer(
  refusal: ShopError,
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
  now: number,
): FastifyReply {
  if (refusal.code === REPLY_CODE.unavailable || refusal.code === REPLY_CODE.readOnly) {
    request.log.warn({ err: error, method: request.method, url: request.url }, 'what a request needs did not answer')
    reply.header('retry-after', RETRY_AFTER)
  }
  if (refusal.code === REPLY_CODE.serverError)
    request.log.error({ err: error, method: request.method, url: request.url }, 'a request failed')
  else logRefusal(request, refusal)
  const { status, body } = failure(refusal, now)
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter)
  const told = error instanceof ShopError ? status : ((error as FastifyError).statusCode ?? status)
  return send(reply, told, body)
}

function asShopError(error: FastifyError | ShopError): ShopError {
  if (error instanceof ShopError) return error
  if (isDatabaseTrouble(error)) return new ShopError(isReadOnly(error) ? REPLY_CODE.readOnly : REPLY_CODE.unavailable)
  const status = error.statusCode ?? 500
  if (status === 404) return new ShopError(REPLY_CODE.notFound)
  if (status === 413) return new ShopError(REPLY_CODE.badInput, '提交的内容太大')
  if (status === 415) return new ShopError(REPLY_CODE.badInput, '不支持的内容格式')
  if (status === 429) return new ShopError(REPLY_CODE.tooMany)
  if (status >= 400 && status < 500) return new ShopError(REPLY_CODE.badInput)
  return new ShopError(REPLY_CODE.serverError)
}
