import { codesOf } from '../read-domain.mjs'

/**
 * The fields of the conventions, which any call can have (C01). A GET has them in its query, beside the payload; a
 * write has them in its body.
 */
const inPayload = (domain) => ({
  channelId: {
    ...choices(domain, ['ChannelId']),
    description: 'Which channel asks (C01): 1 shoppers, 2 enterprises. The SDK sends it with every call.',
    examples: [1],
  },
  platformId: {
    ...choices(domain, ['PlatformId']),
    description:
      'Which platform asks (C01): 1 mobile, 2 desktop, 5 business, 6 business on a phone, 7 app, 8 smart-app; a mini-program is an app. The SDK sends it with every call.',
    examples: [2],
  },
  enterprise: { type: 'integer', const: 1, description: 'There in enterprise mode, together with channel 2 (C01).' },
})

function choices(domain, types) {
  const codes = types.flatMap((type) => codesOf(domain, type))
  const values = [...new Set(codes.map(({ value }) => value))].sort((one, other) => one - other)
  return { type: 'integer', enum: values }
}

/** The version marker of calls flagged `v2`. */
export const VERSION = { type: 'string', const: 'v2', description: 'Version marker that travels with this call.' }

/** The anti-fraud id of calls flagged `antiFraud`. */
export const ANTI_FRAUD = {
  type: 'string',
  minLength: 1,
  description:
    'Anti-fraud id (C04). The SDK waits at most 2000 ms for it, and sends the call without it when it does not come.',
  examples: ['af-8f3a61c2'],
}

const query = (name, schema, description) => ({ name, in: 'query', required: false, description, schema })
const header = (name, schema, description) => ({ name, in: 'header', required: false, description, schema })

/** Returns the parameters and the body fields that every call of shoppers can have, as components of the document. */
export function conventionsOf(domain) {
  const fields = inPayload(domain)
  return {
    body: { type: 'object', description: 'What every body carries beside its own fields (C01).', properties: fields },
    parameters: {
      ChannelId: query('channelId', without(fields.channelId), fields.channelId.description),
      PlatformId: query('platformId', without(fields.platformId), fields.platformId.description),
      Enterprise: query('enterprise', without(fields.enterprise), fields.enterprise.description),
      Timestamp: query(
        'timestamp',
        { type: 'integer', minimum: 0, examples: [1795190400000] },
        'When the attempt was sent, epoch ms (C03). Sent only by clients that are set up to.',
      ),
      Dutok: query(
        'dutok',
        { type: 'string', minLength: 1, examples: ['d3f1c0ffee'] },
        'Access token of the surrounding app (C03).',
      ),
      Ak: header(
        'ak',
        {
          type: 'string',
          minLength: 1,
          examples: ['team-7.1795190400000.9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
        },
        'Signature of the request, made anew for each attempt (C03); as the SDK signs by default, `accessKey.time.signature`, the signature an HMAC-SHA256 in hex of method, path with query, time and body, each on a line of its own.',
      ),
      Environment: header(
        'x-hearth-environment',
        { type: 'string', minLength: 1, examples: ['test'] },
        'Name of the environment; absent in production (C05).',
      ),
      IdempotencyKey: header(
        'idempotency-key',
        { type: 'string', minLength: 1, maxLength: 100, examples: ['0b8f4c5e-6f0d-4d55-9c38-2f1f4b7a9e11'] },
        'Makes the call safe to repeat: for 24 hours a shopper is given the first answer again under the same key; with other content it is refused with 409. Keep it for as long as it is the same order or payment.',
      ),
    },
  }
}

const without = ({ description: _, ...schema }) => schema

const named = (name) => ({ $ref: `#/components/parameters/${name}` })

/** True if a repeated call would make its change a second time, so that the call needs an idempotency key. */
export const adds = ({ method, flags }) => method === 'POST' || 'once' in flags

/** Returns the parameters that the conventions add to a call, without those that are fields of its payload. */
export function conventionParameters(line, ownFields) {
  const { method, flags } = line
  const fields = {
    ChannelId: 'channelId',
    PlatformId: 'platformId',
    Enterprise: 'enterprise',
    Timestamp: 'timestamp',
    Dutok: 'dutok',
  }
  const inQuery = Object.keys(fields).filter(
    (name) =>
      !ownFields.includes(fields[name]) &&
      (method === 'GET' || 'file' in flags || ['Timestamp', 'Dutok'].includes(name)),
  )
  const key = adds(line) ? ['IdempotencyKey'] : []
  return [...inQuery, 'Ak', 'Environment', ...key].map(named)
}

/** The ways in which a client can send the shopper's login or the token of a visitor's cart. */
export const SECURITY = {
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'hearth_session',
    description: 'The login of browsers: set by `passport.login`.',
  },
  session: {
    type: 'apiKey',
    in: 'header',
    name: 'x-hearth-session',
    description: 'The login of shells without cookies: log in with `session: "token"` and send the token.',
  },
  visitor: {
    type: 'apiKey',
    in: 'header',
    name: 'x-hearth-visitor',
    description:
      'A visitor\'s cart in shells without cookies: `visitorToken` of the cart begun with `visitor: "token"`. Browsers carry it in a cookie.',
  },
}
