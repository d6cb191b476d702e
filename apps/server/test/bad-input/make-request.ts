import type { Route } from '#kernel/http/routes'
import { badValue, spoil } from './spoil'
import { BAD_TEXTS, type Json } from './bad-values'
import { goodPayload } from './from-schema'
import type { Random } from './random'

/** What requests are made from. */
export interface RequestParts {
  routes: readonly Route[]
  /** Addresses of pages, with `:name` for each parameter. */
  pages: readonly string[]
  /** Values by field: the shop's, the requesting shopper's and other shoppers'. */
  known: Readonly<Record<string, readonly Json[]>>
  /** Values of the session header; the empty one makes a visitor. */
  sessions: readonly string[]
}

/** A request as it is sent. */
export interface MadeRequest {
  method: string
  target: string
  bytes: Buffer
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND', 'PURGE', 'SEARCH']
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'text/xml',
  'application/octet-stream',
  '',
  ';',
  'application/json, text/html',
]
const HEADERS: readonly (readonly [string, readonly string[]])[] = [
  ['Range', ['bytes=0-1', 'bytes=9-1', 'bytes=a', 'bytes=0-1,2-3,4-5']],
  ['If-None-Match', ['*', '"x"', 'W/""', ',', '"'.repeat(100)]],
  ['If-Modified-Since', ['never', '0']],
  ['Accept-Encoding', ['br;q=0', '*;q=0', 'gzip, br, zstd', ',,,', 'identity;q=0', 'x'.repeat(500)]],
  ['Accept', ['image/avif', '*/*;q=a', ';', 'text/html']],
  [
    'Cookie',
    [
      'hearth_session=',
      'hearth_session=%',
      'hearth_session=a; hearth_session=b',
      'hearth_visitor=%; hearth_visitor=a',
      '=',
      ';;;',
      'a'.repeat(3_000),
      '__proto__=1',
    ],
  ],
  ['X-Hearth-Visitor', ['', 'x', 'x'.repeat(43), '访客', "' or 1=1 --"]],
  ['Origin', ['null', 'http://evil.example', 'x', '']],
  ['Sec-Fetch-Site', ['cross-site', 'none', 'x']],
  ['X-Forwarded-For', ['1.2.3.4, x', '::1', 'x'.repeat(200)]],
  ['X-Forwarded-Host', ['evil.example']],
  ['Idempotency-Key', ['', 'k', 'x'.repeat(101), '钥', ' ']],
  ['ak', ['a.1.b', 'x']],
  ['Content-Encoding', ['gzip', 'x']],
  ['Expect', ['100-continue']],
  ['Transfer-Encoding', ['identity']],
  ['X-Http-Method-Override', ['DELETE']],
  ['Upgrade', ['h2c']],
]
const HOSTS = ['', 'a b', '[::1', 'evil.example:99999', 'x'.repeat(300), '暖', '%00', 'user@host', 'host/path']
const PATHS = [
  '/api/',
  '/api/%00',
  '/api/../api/cart/v4',
  '/api//cart//v4',
  '/cms/api/v1/widgets',
  '/pictures/..%2f..%2fetc',
  '/pictures/a.b?w=1e9&h=-1',
  '/assets/%2e%2e/%2e%2e/x',
  '/.env',
  '/sitemap.xml?a=%',
  '/robots.txt',
  '/health/ready',
  '/health/x',
  '/sandbox-cashier/a/b',
  '/sandbox-tracking/collect?eventInfo=%7B',
  '/sandbox-tracking/trace',
  '/api/payment/notify/sandbox',
  '//evil.example/%2f..',
  '/%',
  '/%C0%AF',
  '/product/%E6%9A%96/..',
  '/;/',
  '/\\..\\',
  '*',
  'http://evil.example/',
  '/?'.padEnd(2_100, 'a'),
]

/** Builds one request: most are nearly valid, with one or two faults. */
export function makeRequest({ routes, pages, known, sessions }: RequestParts, random: Random): MadeRequest {
  const kind = random.next()
  if (kind < 0.1) return finish(random.pick(METHODS), random.pick(PATHS), undefined, sessions, random)
  if (kind < 0.25)
    return finish(
      random.chance(0.9) ? 'GET' : random.pick(METHODS),
      withQuery(fill(random.pick(pages), known, random), randomQuery(random)),
      undefined,
      sessions,
      random,
    )
  const route = random.pick(routes)
  const good = goodPayload(route.name, (field) => known[field] && random.pick(known[field]), random)
  const payload = random.chance(0.75) ? spoil(random.chance(0.2) ? spoil(good, random) : good, random) : good
  const path = fill(route.path, known, random)
  const method = random.chance(0.95) ? route.method : random.pick(METHODS)
  if (route.method === 'GET' || route.method === 'DELETE')
    return finish(
      method,
      withQuery(path, toQuery(payload, random)),
      random.chance(0.05) ? payload : undefined,
      sessions,
      random,
    )
  return finish(method, random.chance(0.1) ? withQuery(path, randomQuery(random)) : path, payload, sessions, random)
}

function finish(
  method: string,
  target: string,
  payload: Json | undefined,
  sessions: readonly string[],
  random: Random,
): MadeRequest {
  const lines = [`Host: ${random.chance(0.96) ? 'localhost' : random.pick(HOSTS)}`, 'Connection: close']
  const session = random.chance(0.9) ? random.pick(sessions) : random.pick(['x', 'a'.repeat(43), '%00', 'é'])
  if (session) lines.push(`X-Hearth-Session: ${session}`)
  if (random.chance(0.3)) lines.push(`Idempotency-Key: k${random.int(0, 40)}`)
  for (let more = random.int(0, 4); more > 2; more -= 1) {
    const [name, values] = random.pick(HEADERS)
    lines.push(`${name}: ${random.pick(values)}`)
  }
  const isForm = random.chance(0.05)
  let body =
    payload === undefined ? Buffer.alloc(0) : Buffer.from(isForm ? toQuery(payload, random) : toText(payload, random))
  if (body.length > 1 && random.chance(0.03)) body = body.subarray(0, random.int(1, body.length - 1))
  if (body.length > 1 && random.chance(0.03)) body[random.int(0, body.length - 1)] = random.int(128, 255)
  if (payload !== undefined) {
    lines.push(`Content-Type: ${isForm ? TYPES[2] : random.chance(0.93) ? TYPES[0] : random.pick(TYPES)}`)
    lines.push(`Content-Length: ${body.length}`)
  }
  return {
    method,
    target,
    bytes: Buffer.concat([Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`), body]),
  }
}

/** Returns a payload as JSON, sometimes with a repeated name, or with nearly valid syntax. */
function toText(payload: Json, random: Random): string {
  const text = JSON.stringify(payload) ?? 'null'
  if (text.startsWith('{"') && random.chance(0.05))
    return `{"__proto__":{"admin":true},${text.slice(1, -1)},${text.slice(1)}`
  return random.chance(0.03) ? text.replace(/\d+/, random.pick(['NaN', '1e999', '0123', "'1'", 'Infinity', '-'])) : text
}

function fill(path: string, known: RequestParts['known'], random: Random): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const values = known[name]
    const value =
      values && random.chance(0.7)
        ? random.pick(values)
        : random.chance(0.8)
          ? random.pick(BAD_TEXTS)
          : asText(badValue(random))
    return random.chance(0.03) ? String(value).replace(/[\s\0]/g, '') : encode(String(value))
  })
}

/** Returns a value as text; some values have no text form. */
const asText = (value: Json | undefined): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)

/** Encodes a text for an address. A lone surrogate, which cannot be encoded, is written as its bytes. */
const encode = (text: string): string => (/\p{Surrogate}/u.test(text) ? '%ED%A0%80' : encodeURIComponent(text))

function toQuery(payload: Json, random: Random): string {
  if (typeof payload !== 'object' || payload === null) return encode(asText(payload)).slice(0, 8_000)
  const pairs = Object.entries(payload).flatMap(([name, value]): string[] => {
    const values = Array.isArray(value) ? value : [value]
    return values.slice(0, 50).map((one) => `${encode(name)}=${encode(asText(one).slice(0, 6_000))}`)
  })
  if (pairs.length > 0 && random.chance(0.1)) pairs.push(pairs[0]!)
  return pairs.join('&').slice(0, 12_000)
}

const randomQuery = (random: Random): string =>
  random.pick([
    '',
    'a',
    '=',
    '&&',
    '%',
    'page=-1',
    'page=1e9',
    'category=%00',
    'skuNo[]=1',
    `x=${'y'.repeat(2_000)}`,
    '__proto__[a]=1',
    'page=1&page=2',
    `category=${encode(random.pick(BAD_TEXTS))}`,
  ])

const withQuery = (path: string, query: string): string => (query === '' ? path : `${path}?${query}`)
