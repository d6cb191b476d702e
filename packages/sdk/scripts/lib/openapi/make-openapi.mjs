import { codesOf } from '../read-domain.mjs'
import { operationOf } from './operation.mjs'
import { HEADERS, isForeign, refusal, refusalResponses } from './replies.mjs'
import { shoppers } from './shoppers.mjs'

/**
 * Returns the path under which the document lists a call of the catalogue, and a server if the call needs its own. The
 * URL of a call to another host is configured as a whole; its path here is the name of the host. Linters refuse a path
 * that ends in a slash, so such a path becomes part of a server's URL, and the path here is `/`.
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
 * Groups the calls of the catalogue by method and path: calls that have both in common are one operation. The call with
 * the most flags comes first and gives the operation its name.
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

/**
 * Returns the OpenAPI 3.1 document of a whole catalogue.
 * @param domain the tables of codes for its refusals and types
 * @param edition the properties that all its calls share; see `shoppers.mjs`
 */
export function makeOpenapi(tables, schemas, domain, edition = shoppers) {
  const failing = refusalResponses(domain, edition.means)
  const conventions = edition.conventionsOf(domain)
  const paths = {}
  for (const lines of byAddress(tables.flatMap((table) => table.lines))) {
    const [line] = lines
    if (new Set(lines.map(({ payload, reply }) => `${payload} ${reply}`)).size > 1)
      throw new Error(`${lines.map(({ key }) => key).join(' and ')} share an address, and not their types`)
    const { path, server } = placeOf(line)
    const item = (paths[path] ??= {})
    item[line.method.toLowerCase()] = {
      ...(server ? { servers: [server] } : {}),
      ...operationOf(lines, schemas, failing, edition),
    }
  }
  const document = {
    openapi: '3.1.0',
    info: { ...edition.info, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [SHOP],
    security: edition.security,
    tags: tables.map(({ table, doc }) => ({ name: table, description: doc })),
    paths,
    components: {
      securitySchemes: edition.securitySchemes,
      parameters: conventions.parameters,
      headers: HEADERS,
      responses: Object.fromEntries(failing.map(({ name, response }) => [name, response])),
      schemas: {
        ...withLabels(schemas.definitions, domain),
        ...(conventions.body ? { Conventions: conventions.body } : {}),
        Refusal: edition.refusal ?? refusal,
      },
    },
  }
  return withoutUnused(anchored(document))
}

/**
 * Adds the meaning of each code to the types that are tables of codes: for tools as a keyword, for readers in the
 * description.
 */
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

/** Makes references refer to the components of the document, and gives components names that OpenAPI allows. */
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

/** Removes schemas that nothing refers to: those of payloads whose fields are all sent as parameters. */
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
