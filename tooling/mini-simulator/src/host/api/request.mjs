import { browserAddress } from '../addresses.mjs'
import { note } from '../log.mjs'
import { refuse, succeed } from './answer.mjs'

/** State of the network, which the developer or a test sets. */
export const network = { offline: false, delay: 0 }

/** Largest number of concurrent requests, as on the platforms. Further requests wait. */
const AT_ONCE = 10
let running = 0
/** @type {(() => void)[]} */
const waiting = []

function release() {
  running--
  waiting.shift()?.()
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'CONNECT']

const wait = (/** @type {number} */ milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Returns the address of a request. As on the platforms, the data of a GET becomes its query. @param {any} options */
function addressOf({ url, method = 'GET', data }) {
  const address = browserAddress(url)
  if (method !== 'GET' || !data || typeof data !== 'object') return address
  const query = Object.entries(data)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join('&')
  return query ? address + (address.includes('?') ? '&' : '?') + query : address
}

/** @param {any} options */
function bodyOf({ method = 'GET', data }) {
  if (method === 'GET' || data === undefined) return undefined
  return typeof data === 'string' ? data : JSON.stringify(data)
}

/**
 * Makes a request as wx.request does: any status is a success, there are no cookies, and a reply is text or JSON.
 * @param {any} options
 */
export function request(options) {
  const method = String(options.method ?? 'GET').toUpperCase()
  const stop = new AbortController()
  const began = performance.now()
  let over = false

  /** @type {(status: number | string, bytes: number, answer: () => void) => void} */
  const finish = (status, bytes, answer) => {
    if (over) return
    over = true
    clearTimeout(timer)
    note('requests', {
      method,
      address: addressOf(options),
      status,
      bytes,
      milliseconds: Math.round(performance.now() - began),
    })
    answer()
  }
  const fail = (/** @type {string} */ reason) =>
    finish(reason, 0, () => refuse('request', options.fail || options.complete ? options : { fail() {} }, reason))
  const timer = setTimeout(() => {
    fail('timeout')
    stop.abort()
  }, options.timeout ?? 60_000)

  const send = async () => {
    if (network.delay) await wait(network.delay)
    if (network.offline) throw new Error('net::ERR_INTERNET_DISCONNECTED')
    const headers = { 'content-type': 'application/json', ...options.header }
    const response = await fetch(addressOf(options), {
      method,
      headers,
      body: bodyOf(options),
      signal: stop.signal,
      credentials: 'omit',
      cache: 'no-store',
    })
    const text = await response.text()
    const result = {
      statusCode: response.status,
      header: Object.fromEntries(response.headers),
      cookies: [],
      data: options.dataType === 'text' ? text : parsed(text),
    }
    finish(response.status, text.length, () => succeed('request', options, result))
  }
  const start = () => {
    running++
    send()
      .catch((error) => fail(error.message))
      .finally(release)
  }
  if (!METHODS.includes(method)) fail(`method "${method}" is invalid`)
  else if (running < AT_ONCE) start()
  else waiting.push(start)

  return {
    abort() {
      fail('abort')
      stop.abort()
    },
    onHeadersReceived() {},
    offHeadersReceived() {},
  }
}

/** @param {string} text @returns {unknown} */
function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
