import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createGenerator } from 'ts-json-schema-generator'
import { readCodeDocs, tableOf } from './read-domain.mjs'

const sdk = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Makes a JSON Schema of every payload and reply, and of the named types that they use:
 * `{definitions, 'cart.read': {payload, reply}}`.
 * @param root folder of the package with the interfaces, with a slash at its end
 * @param more interfaces that are described although no call names them: `[name, module]`
 */
export function makeSchemas(tables, root = sdk, more = []) {
  const generated = `${root}generated/`
  // The generated source has one interface that refers to every type, so that the schema generator walks the program
  // only once.
  const imports = new Map([...tables.flatMap((table) => table.imports), ...more])
  const members = tables.flatMap(({ lines }) =>
    lines.map(({ key, payload, reply }) => `  '${key}': { payload: ${payload}; reply: ${reply} }`),
  )
  members.push(...more.map(([name]) => `  ${name}: ${name}`))
  const lines = [...imports].map(
    ([name, from]) => `import type { ${name} } from '${from.replace('./', '../src/catalogue/')}'`,
  )
  // The process id keeps two runs at once from writing the same file.
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
    // Clients add the fields of the conventions (C01) to every payload, so the schema of an empty payload must allow
    // them.
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

/**
 * Removes the discriminator of a union if its values are numbers, since validators accept only texts. The branches in
 * `oneOf` stay.
 */
const toldApart = (schemas) =>
  JSON.parse(JSON.stringify(schemas), (_, value) => {
    if (!value?.discriminator) return value
    const { discriminator, ...rest } = value
    const [first] = value.oneOf
    const { properties } = first.$ref ? schemas.definitions[first.$ref.split('/').at(-1)] : first
    return properties[discriminator.propertyName].type === 'string' ? value : rest
  })

/** Describes bytes as an object, without the methods of an `ArrayBuffer`. */
const withBytes = (schemas) =>
  JSON.parse(JSON.stringify(schemas), (_, value) =>
    value?.properties?.byteLength
      ? { type: 'object', description: value.description, contentMediaType: 'application/octet-stream' }
      : value,
  )

/** Replaces each `{@link NAME}` with the name. Editors understand the link, but readers of a schema do not. */
const withoutLinks = (schemas) =>
  JSON.parse(JSON.stringify(schemas), (key, value) =>
    key === 'description' && typeof value === 'string'
      ? value.replace(/\{@link\s+(.*?)\s*\}\s?(?=(\.)?)/g, '`$1`')
      : value,
  )
