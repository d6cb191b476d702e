import type { Transport } from './transport'

/** The slice of `Taro.request` that is needed. */
export interface MiniRequestOption {
  url: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  header: Record<string, string>
  data?: string | ArrayBuffer
  /** Ms. */
  timeout: number
  dataType: 'text'
  redirect: 'follow' | 'manual'
}

/** What `Taro.request` gives. */
export interface MiniReply {
  statusCode: number
  header?: Readonly<Record<string, string | readonly string[] | undefined>>
  data?: string | object | ArrayBuffer | null
}

/** `Taro.request`, or what behaves like it. */
export type MiniRequest = (option: MiniRequestOption) => PromiseLike<MiniReply> & { abort?: () => void }

/** Mini-programs refuse more requests than this at once. */
const AT_ONCE = 10
/** Ms by which the platform's own deadline is later than the client's, so that the client's decides. */
const LATER = 1_000

/** Sends with `Taro.request`, at most 10 at once. There is no cookie jar there: the session travels in a header. */
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
        // A place is free again when the request ends or is called off, whether or not the platform heeds that; once.
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
              // Some platforms parse what looks like JSON, asked or not.
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
