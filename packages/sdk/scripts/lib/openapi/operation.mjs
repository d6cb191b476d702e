import { branchesOf } from '../branches.mjs'
import { exampleOf, resolve } from '../example-of.mjs'
import { ANTI_FRAUD, VERSION } from './conventions.mjs'
import { isForeign, responsesOf } from './replies.mjs'

/** Returns the names in braces in a path. */
export const paramsOf = (path) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)

/** Returns the first sentence of a doc comment, without its full stop. */
export const summaryOf = (doc) => doc.split(/(?<=[.;:])\s|\n/)[0].replace(/[.;:]$/, '')

/**
 * Returns the schema that has the fields of a payload. For a union, it returns the schema of the first branch, because
 * every branch has the fields of the path.
 */
const fieldsOf = (payload, definitions) => {
  const [first = resolve(payload, definitions)] = branchesOf(resolve(payload, definitions), definitions)
  return first
}

/** Returns the fields that a call sends because of its flags. */
const marked = ({ flags }) => ({
  ...('v2' in flags ? { version: VERSION } : {}),
  ...('antiFraud' in flags ? { antiFraudId: ANTI_FRAUD } : {}),
})

/**
 * Returns one operation. `lines` are the lines with its method and path, which have the same payload and reply; the
 * first line gives the operation its name.
 */
export function operationOf(lines, schemas, failing, edition) {
  const [line, ...others] = lines
  const { definitions } = schemas
  const { payload, reply } = schemas[line.key]
  const fields = fieldsOf(payload, definitions)
  const inPath = paramsOf(line.path)
  const own = Object.keys(fields.properties ?? {})
  const text = [line.doc, ...others.map(({ key, doc }) => `\`${key}\`: ${doc}`), ...quirks(line), ...told(line)]
    .filter(Boolean)
    .join('\n\n')
  return {
    operationId: line.key,
    tags: [line.area],
    summary: summaryOf(line.doc),
    description: text,
    parameters: [
      ...inPath.map((name) => pathParameter(name, fields.properties[name], definitions)),
      ...(line.method === 'GET' ? queryParameters(line, fields, inPath, definitions) : []),
      ...(isForeign(line) ? [] : edition.parametersOf(line, own)),
    ],
    ...(line.method === 'GET' ? {} : { requestBody: bodyOf(line, payload, fields, inPath, definitions, edition) }),
    responses: responsesOf(line, reply, definitions, failing, edition.repeats(line)),
    ...securityOf(line, edition),
    'x-hearth-calls': lines.map(({ key }) => key),
    ...(line.built ? { 'x-hearth-built': line.built === 'yes' } : {}),
    'x-hearth-flags': [...new Set(lines.flatMap(({ flagNames }) => flagNames))],
    ...edition.more(line),
  }
}

/** Returns sentences with the facts about a call that no property of its OpenAPI operation can express. */
const quirks = ({ path, flags }) => [
  path.startsWith('/')
    ? ''
    : 'The token is the address itself: a path of the shop with its slashes, which are not encoded.',
  'external' in flags
    ? `Asked of another host, whose whole address is configured as \`hosts.${flags.external}\`; told nothing but the payload. Server and path here stand for that address.`
    : '',
  'batch' in flags
    ? `At most 20 keys a request (${flags.batch
        .split(',')
        .map((key) => `\`${key}\``)
        .join(', ')}).`
    : '',
]

/**
 * Returns sentences about the refusals of a call, who may make it, and what is not built yet. They come from the tags
 * of the call's comment.
 */
const told = ({ access, built, refusals }) => [
  refusals.length > 0
    ? ['Refuses with', ...refusals.map(({ name, code, when }) => `- \`${code}\` ${name}: ${when}`)].join('\n')
    : '',
  access ? `Asked by ${access}.` : '',
  built && built !== 'yes' ? `Built ${built}.` : '',
]

/** Returns the login that a call requires. A call to another host has none. */
const securityOf = (line, edition) => (isForeign(line) ? { security: [] } : edition.securityOf(line))

/** Returns a parameter with its name, description, schema and example. */
function described(name, schema, definitions) {
  const { description } = resolve(schema, definitions)
  const { description: _, ...rest } = schema
  return { name, ...(description ? { description } : {}), schema: rest, example: exampleOf(schema, definitions) }
}

const pathParameter = (name, schema, definitions) => ({
  in: 'path',
  required: true,
  ...described(name, schema, definitions),
})

/** Describes an object in a query, which is sent as JSON. */
const asJson = ({ example, ...rest }, schema) => ({ ...rest, content: { 'application/json': { schema, example } } })

function queryParameters(line, { properties = {}, required = [] }, inPath, definitions) {
  const sent = { ...properties, ...marked(line) }
  return Object.keys(sent)
    .filter((name) => !inPath.includes(name))
    .map((name) => {
      const { type, items = {} } = resolve(sent[name], definitions)
      if (resolve(items, definitions).type === 'object')
        throw new Error(`${line.key}: ${name} is a list of objects, which cannot be described in a query`)
      if (type === 'object') {
        const { schema, ...rest } = described(name, sent[name], definitions)
        return { in: 'query', required: required.includes(name), ...asJson(rest, schema) }
      }
      return {
        in: 'query',
        required: required.includes(name),
        ...(type === 'array' ? { style: 'form', explode: true } : {}),
        ...described(name, sent[name], definitions),
      }
    })
}

/** Returns the schema of a body, without the fields of the path; no schema if no field is left. */
function withoutPath(payload, inPath, definitions) {
  if (inPath.length === 0) return [payload]
  const { properties = {}, required = [] } = resolve(payload, definitions)
  const kept = Object.fromEntries(Object.entries(properties).filter(([name]) => !inPath.includes(name)))
  const needed = required.filter((name) => !inPath.includes(name))
  return Object.keys(kept).length > 0
    ? [{ type: 'object', properties: kept, ...(needed.length > 0 ? { required: needed } : {}) }]
    : []
}

/** The body of an upload is the file alone; the fields of the conventions are in the query. */
const FILE = {
  required: true,
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
}

function bodyOf(line, payload, { required = [] }, inPath, definitions, edition) {
  if (line.flags.file) return FILE
  const extra = marked(line)
  const more = Object.keys(extra).length > 0 ? [{ type: 'object', properties: extra }] : []
  const joined = (one) => {
    const conventions = edition.example ? [{ $ref: '#/components/schemas/Conventions' }] : []
    const parts = [...withoutPath(one, inPath, definitions), ...more, ...conventions]
    return parts.length > 1 ? { allOf: parts } : (parts[0] ?? { type: 'object' })
  }
  // Each branch of a union gets the fields of the conventions, beside the constant that distinguishes it from the
  // others.
  const { oneOf, description } = resolve(payload, definitions)
  const schema = oneOf ? { description, oneOf: oneOf.map(joined) } : joined(payload)
  const whole = exampleOf(payload, definitions)
  for (const name of inPath) delete whole[name]
  for (const [name, field] of Object.entries(extra)) whole[name] = exampleOf(field, definitions)
  const type = 'encode' in line.flags ? 'application/x-www-form-urlencoded' : 'application/json'
  return {
    required: required.some((name) => !inPath.includes(name)),
    content: { [type]: { schema, example: { ...whole, ...edition.example } } },
  }
}
