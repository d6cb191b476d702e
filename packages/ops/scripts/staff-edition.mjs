import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const about = `Every call of whoever runs a Hearth shop, made from the interfaces of \`@hearth/ops\`.

Replies come in the same envelope as shoppers' calls: \`code\` (0 is success), \`message\`, \`success\`, \`data\` and the server's time. Money is whole fen, time is epoch milliseconds. \`staff.login\` answers a token for \`authorization: Bearer\`; a shopper's login is none.

\`x-hearth-permission\` names what who asks must be allowed, \`x-hearth-roles\` the roles that are. \`x-hearth-kind\` is \`read\`, \`reveal\` (answers whom an order goes to, and leaves a line in the audit log) or \`write\`: it wants an idempotency key, and the \`version\` of what it changes where that is there already. A write that comes with an old one is refused with 107003409, and \`version\` beside \`code\` says how often the thing has changed by now.`

/** Builds the sources of the package, and returns what the package exports, such as the tables of codes and roles. */
export async function readCodes() {
  const { outputFiles } = await build({
    stdin: {
      contents: `export * from './index'`,
      resolveDir: fileURLToPath(new URL('../src', import.meta.url)),
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
    conditions: ['hearth-source'],
  })
  const ops = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`)
  const { OPS_CODE: REPLY_CODE, OPS_STATUS: REPLY_STATUS, OPS_MESSAGE: REPLY_MESSAGE } = ops
  return { ...ops, refusals: { REPLY_CODE, REPLY_STATUS, REPLY_MESSAGE } }
}

const key = {
  name: 'idempotency-key',
  in: 'header',
  required: true,
  description:
    'Makes the write safe to repeat: for 24 hours who asks is given the first answer again under the same key; with other content it is refused with 409.',
  schema: { type: 'string', minLength: 1, maxLength: 100, examples: ['0b8f4c5e-6f0d-4d55-9c38-2f1f4b7a9e11'] },
}

const refusal = {
  type: 'object',
  description: 'Why it was not done. `message` can be read by staff, in Chinese; `field` names the field at fault.',
  required: ['code', 'message', 'success', 'data', 'currentTimeMillis'],
  properties: {
    code: { type: 'integer', not: { const: 0 }, description: 'What went wrong.', examples: [107003409] },
    message: {
      type: 'string',
      description: 'What staff can read, in Chinese.',
      examples: ['内容已被他人修改，请刷新后重试'],
    },
    success: { type: 'boolean', const: false },
    data: { type: 'null' },
    currentTimeMillis: {
      type: 'integer',
      minimum: 0,
      description: 'Time of the server, epoch ms.',
      examples: [1795190400000],
    },
    field: { type: 'string', description: 'Which field of the payload was refused.', examples: ['version'] },
    version: { type: 'integer', description: 'Of a stale write: how often the thing has changed.', examples: [4] },
  },
}

const means = {
  401: 'Nobody is logged in as staff, or the login was wrong.',
  403: 'Who asks has no role that may.',
  404: 'There is no such thing.',
  409: 'It has changed since it was read, there is one of this name, or the idempotency key came with other content.',
}

/**
 * Returns the parts of the OpenAPI document that do not belong to a single call, such as its title and security. The
 * SDK's generator makes an OpenAPI document from such an object.
 */
export const makeEdition = ({ parseOpsLine, ROLES, rolesAllow }) => ({
  info: {
    title: 'Hearth, for whoever runs the shop',
    version: '0.0.0',
    summary: 'Every call of staff.',
    description: about,
  },
  security: [{ staff: [] }],
  securitySchemes: {
    staff: { type: 'http', scheme: 'bearer', description: 'The token that `staff.login` answers.' },
  },
  conventionsOf: () => ({ parameters: { IdempotencyKey: key } }),
  parametersOf: (line) =>
    parseOpsLine(line.text).kind === 'write' ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : [],
  securityOf: ({ key }) => (key === 'staff.login' ? { security: [{}] } : {}),
  repeats: ({ text }) => parseOpsLine(text).kind === 'write',
  refusal,
  means,
  more(line) {
    const { kind, may } = parseOpsLine(line.text)
    return {
      'x-hearth-kind': kind,
      ...(may ? { 'x-hearth-permission': may, 'x-hearth-roles': ROLES.filter((role) => rolesAllow([role], may)) } : {}),
    }
  },
})
