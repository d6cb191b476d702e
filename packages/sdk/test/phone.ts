import { request as send, type ClientRequest, type IncomingMessage } from 'node:http'
import type { MiniReply, MiniRequestOption } from '../src/transport/taro'

/** Limits of a phone: concurrent requests, and redirects of one request. */
const AT_ONCE = 10
const REDIRECTS = 20

/** Number of requests in progress, by origin. Tests that run at the same time use different origins. */
const running = new Map<string, number>()

/** Texts of a phone's errors, by the error codes of Node. */
const names: Record<string, string> = {
  ECONNREFUSED: 'errcode:-102 cronet_error_code:-102 error_msg:net::ERR_CONNECTION_REFUSED',
  ECONNRESET: 'errcode:-101 cronet_error_code:-101 error_msg:net::ERR_CONNECTION_RESET',
}

/**
 * `Taro.request` as it behaves on a phone, over real connections: it succeeds with any status, follows redirects,
 * returns text, has a deadline of its own that covers the body, fails with an `errMsg`, and supports `abort()` but no
 * AbortController.
 */
export function requestByPhone(
  option: MiniRequestOption & { redirect?: 'follow' | 'manual' },
): Promise<MiniReply> & { abort: () => void } {
  const { origin } = new URL(option.url)
  const atOnce = (running.get(origin) ?? 0) + 1
  let travelling: ClientRequest | undefined
  let fail: (why: string) => void = () => {}

  const task = new Promise<MiniReply>((resolve, reject) => {
    if (atOnce > AT_ONCE) return reject({ errMsg: 'request:fail exceed max task count' })
    running.set(origin, atOnce)
    const timer = setTimeout(() => fail('timeout'), option.timeout)
    const end = () => {
      clearTimeout(timer)
      running.set(origin, running.get(origin)! - 1)
      fail = () => {}
    }
    fail = (why) => {
      end()
      travelling?.destroy()
      reject({ errMsg: `request:fail ${why}` })
    }
    const failed = ({ code = '' }: NodeJS.ErrnoException) => fail(names[code] ?? names.ECONNRESET!)

    const walk = (url: URL, method: string, redirects: number) => {
      const body = Buffer.from((method === 'GET' ? '' : (option.data ?? '')) as string)
      travelling = send(
        url,
        { method, headers: { ...option.header, 'content-length': body.length }, agent: false },
        (response) => {
          const { statusCode = 0, headers } = response
          if (statusCode > 300 && statusCode < 400 && headers.location && option.redirect !== 'manual') {
            response.resume()
            if (redirects === REDIRECTS)
              return fail('errcode:-310 cronet_error_code:-310 error_msg:net::ERR_TOO_MANY_REDIRECTS')
            return walk(new URL(headers.location, url), statusCode < 307 ? 'GET' : method, redirects + 1)
          }
          read(response).then((data) => {
            end()
            resolve({ statusCode, header: asWritten(response.rawHeaders), data })
          }, failed)
        },
      )
      travelling.on('error', failed)
      travelling.end(body)
    }
    walk(new URL(option.url), option.method, 0)
  })
  return Object.assign(task, { abort: () => fail('abort') })
}

async function read(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

/** Returns the headers with their names in the case that the server wrote, as phones do. */
const asWritten = (raw: string[]): Record<string, string> =>
  Object.fromEntries(raw.flatMap((name, index) => (index % 2 ? [] : [[name, raw[index + 1]!]])))
