import { createLimit } from './limit'
import type { Transport, TransportFailure, TransportReply } from './transport'

/** The slice of `Taro.request` that is needed. */
export interface MiniRequestOption {
  url: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  header: Record<string, string>
  data?: string
  timeout: number
  dataType: 'text'
  responseType: 'text'
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

function toReply({ statusCode, header = {}, data }: MiniReply): TransportReply {
  const names = Object.keys(header)
  return {
    status: statusCode,
    header(name) {
      const found = names.find((one) => one.toLowerCase() === name)
      return found && header[found] != null ? String(header[found]) : undefined
    },
    // Some platforms parse what looks like JSON, asked or not.
    text: () => Promise.resolve(typeof data === 'string' ? data : JSON.stringify(data ?? '')),
  }
}

/** Sends with `Taro.request`, at most 10 at once. There is no cookie jar there: the session travels in a header. */
export function miniTransport(request: MiniRequest): Transport {
  const limit = createLimit(AT_ONCE)
  return ({ url, method, headers, body, timeout, onAbort }) =>
    new Promise((resolve, reject) => {
      let abort: (() => void) | undefined
      const fail = (why: { errMsg?: string }) => {
        const failure: TransportFailure = { kind: /time/i.test(String(why?.errMsg)) ? 'timeout' : 'network' }
        reject(failure)
      }
      const leaveLine = limit.enter(() => {
        const task = request({ url, method, header: { ...headers }, data: body, timeout, dataType: 'text', responseType: 'text' })
        abort = () => task.abort?.()
        const done = () => limit.leave()
        task.then((reply) => resolve(toReply(reply)), fail).then(done, done)
      })
      onAbort(() => {
        leaveLine()
        abort?.()
      })
    })
}
