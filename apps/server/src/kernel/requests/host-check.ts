import { REPLY_CODE } from '@hearth/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ShopError } from '#kernel/shop-error'

const HOST = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i
const LONGEST = 260

/**
 * Refuses requests with an invalid `Host`, since pages, redirects and the sitemap contain it unless `PUBLIC_ORIGIN` is
 * set. An HTTP/1.0 client, such as a balancer's health check, may omit it.
 */
export function checkHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(hasUsableHost(request) ? undefined : new ShopError(REPLY_CODE.badInput, '请求的主机名无效', 'host'))
  })
}

function hasUsableHost({ host, headers, raw }: FastifyRequest): boolean {
  if ((raw.headersDistinct?.['host']?.length ?? 1) > 1) return false
  const mayLackHost = headers.host === undefined && raw.httpVersion === '1.0'
  // `host` is the host that a trusted proxy forwards, or else the text of the `Host` header. Both are checked.
  const names = mayLackHost ? [host].filter(Boolean) : [headers.host ?? '', host]
  return [...new Set(names)].every(
    (name) => name.length <= LONGEST && HOST.test(name) && URL.canParse(`http://${name}`),
  )
}
