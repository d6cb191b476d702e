import type { Transport } from './transport'

/** The options of `Taro.request` that are used. */
export interface MiniRequestOption {
  url: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  header: Record<string, string>
  data?: string | ArrayBuffer
  /** Ms until the platform ends the request. */
  timeout: number
  dataType: 'text'
  redirect: 'follow' | 'manual'
}

/** The parts of a reply of `Taro.request` that are read. */
export interface MiniReply {
  statusCode: number
  header?: Readonly<Record<string, string | readonly string[] | undefined>>
  data?: string | object | ArrayBuffer | null
}

/** `Taro.request`, or a function that behaves like it. */
export type MiniRequest = (option: MiniRequestOption) => PromiseLike<MiniReply> & { abort?: () => void }

/** Number of requests in progress at once; mini-programs refuse more. */
const AT_ONCE = 10
/** Ms by which the platform's timeout is longer than the client's, so that the client's timeout ends the call. */
const LATER = 1_000

/**
 * Sends with `Taro.request`, at most 10 requests at once. Mini-programs keep no cookies: the session is sent in a
 * header.
 */
export function miniTransport(request: MiniRequest): Transport {
  const line = new Set<() => void>()
  let running = 0

  function next() {
    for (const start of line) {
      if (running >= AT_ONCE) return
      running++
      line.delete(start)
      start()
    }
  }

  return ({ url, method, headers, body, timeout, redirect, onAbort }) =>
    new Promise((resolve, reject) => {
      const start = () => {
        // Lets the next request start, once, when this request ends or is aborted, even if the platform ignores the
        // abort.
        let done = () => {
          done = () => {}
          running--
          next()
        }
        const fail = (why?: { errMsg?: string }) => {
          const said = `${why?.errMsg}`
          reject({
            kind: /redirect/i.test(said) ? 'redirect' : /time/i.test(said) ? 'timeout' : 'network',
            cause: why,
          })
          done()
        }
        try {
          const task = request({
            url,
            method,
            header: { ...headers },
            data: body,
            timeout: timeout + LATER,
            dataType: 'text',
            redirect,
          })
          onAbort(() => {
            done()
            task.abort?.()
          })
          task.then(({ statusCode, header = {}, data = '' }) => {
            resolve({
              status: statusCode,
              headers: {
                get: (name) =>
                  Object.entries(header)
                    .find(([one]) => one.toLowerCase() === name)?.[1]
                    ?.toString(),
              },
              // Some platforms parse a body that looks like JSON although `dataType` is `text`.
              text: async () => (typeof data === 'string' ? data : JSON.stringify(data)),
            })
            done()
          }, fail)
        } catch (why) {
          fail(why as object)
        }
      }
      line.add(start)
      onAbort(() => line.delete(start))
      next()
    })
}
