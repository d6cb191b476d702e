import { readFileSync } from 'node:fs'
import { codesOf } from '../read-domain.mjs'
import { conventionsOf, SECURITY } from './conventions.mjs'
import { operationOf } from './operation.mjs'
import { HEADERS, isForeign, refusal, refusalResponses } from './replies.mjs'

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))

const about = `Every call of a Hearth shop, made from the interfaces of \`@hearth/sdk\`.

Replies come in an envelope: \`code\` (0 is success), \`message\`, \`success\`, \`data\` and the server's time. Money is whole fen, time is epoch milliseconds. Every payload may carry more fields than it names.

\`x-hearth-calls\` names the calls of the SDK that ask an address, \`x-hearth-flags\` what their lines in the catalogue say beside method and path; \`x-hearth-built\` whether the server answers them yet:

- \`noToast\`, \`optionalNoToast\`, \`quiet\`: when failures are not told to the shopper; \`info\`: a code that is told as information
- \`v2\`: \`version=v2\` travels along
- \`antiFraud\`: carries the anti-fraud id
- \`special\`: refusals are part of the play, only the caller hears of them
- \`encode\`: the body travels as a form
- \`timeout3000\`: a deadline of its own, ms
- \`batch20\`: looked up 20 keys at a time
- \`once\`: not to be repeated blindly, for it adds to what is there
- \`external\`: asked of a host that is not the shop's`

/**
 * Where an address stands in the document, and the server it needs for that: addresses of other hosts, which are
 * configured whole, under a path that names them; one that ends in a slash as the root of a server of its own, since
 * linters refuse such paths.
 */
function placeOf(line) {
  if (isForeign(line))
    return {
      path: `/${line.flags.external}`,
      server: {
        url: `https://${line.flags.external}.example`,
        description: `Stands for \`hosts.${line.flags.external}\`, which is configured.`,
      },
    }
  if (line.path.endsWith('/')) return { path: '/', server: { ...SHOP, url: SHOP.url + line.path.slice(0, -1) } }
  return { path: line.path.startsWith('/') ? line.path : `/${line.path}` }
}

const SHOP = {
  url: 'https://{host}',
  description: 'A shop.',
  variables: {
    host: {
      default: 'shop.example',
      description: 'Host and port of the shop; outside production the environment’s name goes before it (C06).',
    },
  },
}

/**
 * Lines by what they ask: two lines with one method and path are one operation, named after the line that says more
 * about itself.
 */
function byAddress(lines) {
  const addresses = new Map()
  for (const line of lines) {
    const key = `${line.method} ${placeOf(line).path.replace(/\{\w+\}/g, '{}')}`
    addresses.set(key, [...(addresses.get(key) ?? []), line])
  }
  return [...addresses.values()].map((same) =>
    [...same].sort((one, other) => other.flagNames.length - one.flagNames.length),
  )
}

/** The OpenAPI 3.1 document of the whole catalogue. */
export function makeOpenapi(tables, schemas, domain) {
  const failing = refusalResponses(domain)
  const conventions = conventionsOf(domain)
  const paths = {}
  for (const lines of byAddress(tables.flatMap((table) => table.lines))) {
    const [line] = lines
    if (new Set(lines.map(({ payload, reply }) => `${payload} ${reply}`)).size > 1)
      throw new Error(`${lines.map(({ key }) => key).join(' and ')} share an address, and not their types`)
    const { path, server } = placeOf(line)
    const item = (paths[path] ??= {})
    item[line.method.toLowerCase()] = {
      ...(server ? { servers: [server] } : {}),
      ...operationOf(lines, schemas, failing),
    }
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Hearth',
      version,
      summary: 'Every call of the shop.',
      description: about,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [SHOP],
    security: [{}, { cookie: [] }, { session: [] }],
    tags: tables.map(({ table, doc }) => ({ name: table, description: doc })),
    paths,
    components: {
      securitySchemes: SECURITY,
      parameters: conventions.parameters,
      headers: HEADERS,
      responses: Object.fromEntries(failing.map(({ name, response }) => [name, response])),
      schemas: { ...withLabels(schemas.definitions, domain), Conventions: conventions.body, Refusal: refusal },
    },
  }
  return withoutUnused(anchored(document))
}

/** Types that are tables of codes say what their values mean, for tools and in words. */
function withLabels(definitions, domain) {
  return Object.fromEntries(
    Object.entries(definitions).map(([name, schema]) => {
      const codes = codesOf(domain, name)?.map(({ value, name, label }) => [value, label || name])
      if (!codes) return [name, schema]
      const words = codes.map(([value, label]) => `- \`${value}\` ${label}`).join('\n')
      return [
        name,
        {
          ...schema,
          description: `${schema.description}\n\n${words}`,
          'x-enumDescriptions': Object.fromEntries(codes),
        },
      ]
    }),
  )
}

/** References go to the document's components, under names that a component may have. */
function anchored(document) {
  const { schemas } = document.components
  document.components.schemas = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [safe(name), schema]),
  )
  return JSON.parse(JSON.stringify(document), (key, value) =>
    key === '$ref' && value.startsWith('#/definitions/')
      ? `#/components/schemas/${safe(decodeURIComponent(value.slice(14)))}`
      : value,
  )
}

const safe = (name) => name.replace(/[^\w.-]+/g, '_').replace(/_$/, '')

/** Leaves out what nothing refers to: payloads whose fields all travel as parameters. */
function withoutUnused(document) {
  const { schemas } = document.components
  const used = new Set()
  const visit = (value) => {
    for (const [, name] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([\w.-]+)"/g)) {
      if (used.has(name)) continue
      used.add(name)
      visit(schemas[name])
    }
  }
  visit([document.paths, document.components.responses, document.components.parameters])
  document.components.schemas = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)))
  return document
}
