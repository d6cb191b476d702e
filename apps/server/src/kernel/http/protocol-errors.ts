import { STATUS_CODES, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { REPLY_CODE } from '@hearth/domain'
import { failure } from '#kernel/http/envelope'
import { ShopError } from '#kernel/shop-error'

/**
 * Errors of Node's HTTP parser, which the app never sees, each with its HTTP status and the text that the shopper
 * reads.
 */
const STATUS_OF: Readonly<Record<string, readonly [number, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, '请求超时，请稍后再试'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, '提交的内容太大'],
  HPE_HEADER_OVERFLOW: [431, '请求头太大，请清理浏览器 Cookie 后重试'],
}

/** A field of sockets that Node's types do not declare: the response that is being written. */
interface WithAnswer {
  _httpMessage?: { headersSent: boolean } | null
}

/** Answers malformed or oversized HTTP with the envelope too, and closes the connection. */
export function answerProtocolError(clock: () => number): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    // Once headers are sent, the client would read anything written here as a part of that response.
    const hasBegun = (socket as Socket & WithAnswer)._httpMessage?.headersSent ?? false
    if (error.code === 'ECONNRESET' || hasBegun || !socket.writable) return void socket.destroy()
    const [status, message] = STATUS_OF[error.code ?? ''] ?? [400, undefined]
    socket.end(asText(status, bodyOf(message, clock())), () => socket.destroy())
  }
}

/** Refuses requests with an `Expect` header other than `100-continue`. */
export function refuseExpectations(server: Server, clock: () => number): void {
  server.on('checkExpectation', (_request, response) => {
    const body = bodyOf('不支持的请求头 Expect', clock())
    response
      .writeHead(417, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'cache-control': 'no-store',
        connection: 'close',
      })
      .end(body)
  })
}

const bodyOf = (message: string | undefined, now: number): string =>
  JSON.stringify(failure(new ShopError(REPLY_CODE.badInput, message), now).body)

const asText = (status: number, body: string): string =>
  [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
    '',
    body,
  ].join('\r\n')
