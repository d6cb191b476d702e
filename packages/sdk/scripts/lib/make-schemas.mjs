import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createGenerator } from 'ts-json-schema-generator'
import { readCodeDocs, tableOf } from './read-domain.mjs'

const sdk = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Makes a JSON Schema of every payload and reply, by the names of the code: `{definitions, 'cart.read': {payload,
 * reply}}`.
 * @param root folder of the package whose interfaces they are, with its slash
 * @param more interfaces that no call names and that are described too: `[name, module]`
 */
export function makeSchemas(tables, root = sdk, more = []) {
  const generated = `${root}generated/`
  // One interface that names every type: the generator then walks the program once.
  const imports = new Map([...tables.flatMap((table) => table.imports), ...more])
  const members = tables.flatMap(({ lines }) =>
    lines.map(({ key, payload, reply }) => `  '${key}': { payload: ${payload}; reply: ${reply} }`),
  )
  members.push(...more.map(([name]) => `  ${name}: ${name}`))
  const lines = [...imports].map(
    ([name, from]) => `import type { ${name} } from '${from.replace('./', '../src/catalogue/')}'`,
  )
  // A name of its own, so that two runs at once do not trip over each other.
  const entry = `${generated}calls-${process.pid}.ts`
  mkdirSync(generated, { recursive: true })
  writeFileSync(entry, `${lines.join('\n')}\nexport interface Calls {\n${members.join('\n')}\n}\n`)
  try {
    const { Calls, ...definitions } = createGenerator({
      path: entry,
      tsconfig: `${root}tsconfig.json`,
      type: 'Calls',
      skipTypeCheck: true,
      additionalProperties: true,
      jsDoc: 'extended',
      discriminatorType: 'open-api',
    }).createSchema('Calls').definitions
    // Every payload carries the conventions' own fields, an empty one too.
    delete definitions.Empty.additionalProperties
    const docs = readCodeDocs()
    for (const [name, schema] of Object.entries(definitions))
      if ((schema.enum || schema.const) && docs[tableOf(name)]) schema.description = docs[tableOf(name)]
    const schemas = { definitions }
    for (const [name, { properties }] of Object.entries(Calls.properties)) if (properties) schemas[name] = properties
    return withBytes(withoutLinks(toldApart(schemas)))
  } finally {
    rmSync(entry)
  }
}

/** Validators tell the branches of a union apart by a word alone: where a number does, only `oneOf` stays. */
const toldApart = (schemas) =>
  JSON.parse(JSON.stringify(schemas), (_, value) => {
    if (!value?.discriminator) return value
    const { discriminator, ...rest } = value
    const [first] = value.oneOf
    const { properties } = first.$ref ? schemas.definitions[first.$ref.split('/').at(-1)] : first
    return properties[discriminator.propertyName].type === 'string' ? value : rest
  })

/** Bytes are an object, whatever the methods of an `ArrayBuffer`. */
const withBytes = (schemas) =>
  JSON.parse(JSON.stringify(schemas), (_, value) =>
    value?.properties?.byteLength
      ? { type: 'object', description: value.description, contentMediaType: 'application/octet-stream' }
      : value,
  )

/** `{@link NAME}` is for editors; readers of a schema get the name. */
const withoutLinks = (schemas) =>
  JSON.parse(JSON.stringify(schemas), (key, value) =>
    key === 'description' && typeof value === 'string'
      ? value.replace(/\{@link\s+(.*?)\s*\}\s?(?=(\.)?)/g, '`$1`')
      : value,
  )
