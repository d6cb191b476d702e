import { connect } from 'node:net'

/** The reply as it was received. */
export interface RawReply {
  status: number
  headers: string
  body: string
}

/** Ms after which a server that waits for more data counts as not answering. The server's own timeout is shorter. */
const ANSWER_TIMEOUT = 60_000

/** Sends raw bytes over a new connection, and reads until the server closes it. */
export function sendRaw(port: number, bytes: Buffer): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.setTimeout(ANSWER_TIMEOUT, () => socket.destroy(new Error('no answer')))
    socket.on('data', (part) => void parts.push(part))
    // A server that refused the head of a request need not read its body. Its reply counts if it came before the
    // connection was closed.
    let failure: Error | undefined
    socket.on('error', (error) => (failure = error))
    socket.on('close', () => {
      const whole = Buffer.concat(parts)
      if (whole.length === 0) return reject(new Error(`nothing came back: ${failure?.message ?? 'closed'}`))
      resolve(read(whole))
    })
  })
}

/** Reads the first reply only: bytes after a request get a reply of their own. */
function read(whole: Buffer): RawReply {
  const end = whole.indexOf('\r\n\r\n')
  const headers = whole.subarray(0, end).toString('latin1')
  const rest = whole.subarray(end + 4)
  if (headers.startsWith('HTTP/1.1 100 ')) return read(rest)
  const length = Number(/^content-length: (\d+)/im.exec(headers)?.[1] ?? rest.length)
  const chunked = /^transfer-encoding: chunked/im.test(headers)
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(headers)?.[1] ?? 0),
    headers,
    body: (chunked ? joinChunks(rest) : rest.subarray(0, length)).toString('utf8'),
  }
}

function joinChunks(bytes: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; at < bytes.length;) {
    const line = bytes.indexOf('\r\n', at)
    const size = Number.parseInt(bytes.subarray(at, line).toString('latin1'), 16)
    if (!(size > 0)) break
    parts.push(bytes.subarray(line + 2, line + 2 + size))
    at = line + 2 + size + 2
  }
  return Buffer.concat(parts)
}
