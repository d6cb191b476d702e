import { exampleOf } from '../example-of.mjs'
import { adds } from './conventions.mjs'

/** Epoch ms: the server's time in examples. */
const NOW = 1795190400000

const TIME = {
  type: 'integer',
  minimum: 0,
  description: 'Time of the server, epoch ms, for calibration (K12).',
  examples: [NOW],
}
const ok = { type: 'integer', const: 0, description: '0 is success.' }

/** Returns the schema of the envelope around the schema of a reply (E12). */
const answer = (data) => ({
  type: 'object',
  required: ['code', 'message', 'success', 'data', 'currentTimeMillis'],
  properties: {
    code: ok,
    message: { type: 'string' },
    success: { type: 'boolean', const: true },
    data,
    currentTimeMillis: TIME,
  },
})

/** The envelope of a refusal. Every failure has it, whatever its HTTP status (X01). */
export const refusal = {
  type: 'object',
  description:
    'Why the shop did not do it. `message` can be read by shoppers, in Chinese; `field` names the field of the payload at fault.',
  required: ['code', 'message', 'success', 'data', 'currentTimeMillis'],
  properties: {
    code: { type: 'integer', not: { const: 0 }, description: 'What went wrong (X01).', examples: [107002400] },
    message: {
      type: 'string',
      description: 'What a shopper can read, in Chinese.',
      examples: ['提交的内容有误，请检查后重试'],
    },
    success: { type: 'boolean', const: false },
    data: { type: 'null' },
    currentTimeMillis: TIME,
    field: { type: 'string', description: 'Which field of the payload was refused.', examples: ['telephone'] },
  },
}

/**
 * Returns a response component for each HTTP status of a failure, such as `Status400`, with the shop's codes that are
 * sent with the status.
 */
export function refusalResponses({ REPLY_CODE, REPLY_STATUS, REPLY_MESSAGE }, means = {}) {
  const byStatus =
    Object.groupBy?.(Object.values(REPLY_CODE), (code) => REPLY_STATUS[code]) ??
    groupBy(Object.values(REPLY_CODE), (code) => REPLY_STATUS[code])
  return Object.entries(byStatus)
    .filter(([status]) => status >= 400)
    .map(([status, codes]) => ({
      status,
      name: `Status${status}`,
      response: refusalResponse(codes, REPLY_MESSAGE, means[status] ?? MEANS[status]),
    }))
}

const MEANS = {
  400: 'The payload does not fit; `field` names the field at fault.',
  401: 'A visitor asked for what only a shopper may have: log in first.',
  404: 'There is no such thing, or it belongs to somebody else.',
  409: 'Something else happened at the same time; read again before trying again.',
  428: 'A proof of work is wanted first: `passport.challenge` gives the work.',
  429: 'Asked too often; `Retry-After` says when to come back.',
  500: 'The shop failed.',
  501: 'The call is in the catalogue, and this server does not answer it yet.',
  503: 'The shop cannot do it now. 107500998 is maintenance: show /error.html. 107002503 (its database does not answer) and 107002507 (it takes no writes) pass: `Retry-After` says when to ask again.',
}

const groupBy = (list, of) =>
  list.reduce((groups, one) => ({ ...groups, [of(one)]: [...(groups[of(one)] ?? []), one] }), {})

const refused = (code, messages) => ({
  code,
  message: messages[code],
  success: false,
  data: null,
  currentTimeMillis: NOW,
})

const refusalResponse = (codes, messages, description) => ({
  description,
  ...(codes.includes(107002429) || codes.includes(107002503)
    ? {
        headers: {
          'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0, examples: [60] } },
        },
      }
    : {}),
  content: {
    'application/json': { schema: { $ref: '#/components/schemas/Refusal' }, example: refused(codes[0], messages) },
  },
})

/** The header that marks the stored answer to a repeated request. */
export const HEADERS = {
  Replayed: {
    description: '`true` when this is the first answer of the idempotency key, given again.',
    schema: { type: 'string', const: 'true' },
  },
}

/** True if a call goes to a host other than the shop's. */
export const isForeign = ({ flags }) => 'external' in flags

/** Paths of calls that can require a proof of work. */
const WANT_PROOF = new Set(['/api/passport/v1/code'])

/**
 * Returns all responses of a call.
 * @param repeats whether a repeat with the same idempotency key gets the first answer again
 */
export function responsesOf(line, reply, definitions, failing, repeats = adds(line)) {
  const data = exampleOf(reply, definitions)
  if (isForeign(line)) return foreignResponses(reply, data)
  const example = { code: 0, message: '', success: true, data, currentTimeMillis: NOW }
  return {
    200: {
      description: 'The answer, or a refusal of the shop whose code says why.',
      ...(repeats ? { headers: { 'Idempotent-Replayed': { $ref: '#/components/headers/Replayed' } } } : {}),
      content: {
        'application/json': { schema: { oneOf: [answer(reply), { $ref: '#/components/schemas/Refusal' }] }, example },
      },
    },
    ...Object.fromEntries(
      failing
        .filter(({ status }) => status !== '428' || WANT_PROOF.has(line.path))
        .map(({ status, name }) => [status, { $ref: `#/components/responses/${name}` }]),
    ),
  }
}

/**
 * Returns the responses of a call to another host. The reply has no other fields than `code` and `data`; if the host
 * only receives data, the reply may be empty.
 */
const foreignResponses = (reply, data) => ({
  200: {
    description: 'The answer of the other host.',
    content: {
      'application/json': {
        schema: { type: 'object', required: ['code'], properties: { code: ok, data: reply } },
        example: { code: 0, data },
      },
    },
  },
  '4XX': { description: 'The other host refuses; the caller logs it.' },
})
