import { exampleOf } from './example-of.mjs'

/** Keywords with texts for readers, which the stub does not need. */
const WORDS = new Set(['description', 'examples', 'default', '$comment'])

const bare = (schema) =>
  Array.isArray(schema)
    ? schema.map(bare)
    : schema && typeof schema === 'object'
      ? Object.fromEntries(
          Object.entries(schema).flatMap(([key, value]) =>
            key === 'properties' || key === 'definitions'
              ? [[key, mapped(value)]]
              : WORDS.has(key)
                ? []
                : [[key, key === 'enum' || key === 'const' ? value : bare(value)]],
          ),
        )
      : schema

const mapped = (schemas) => Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, bare(schema)]))

/**
 * Returns the data of the stub of `@hearth/sdk/testing`: schemas without texts for readers, and an example of every
 * payload and reply.
 */
export function makeStub({ definitions, ...calls }) {
  return {
    definitions: mapped(definitions),
    calls: Object.fromEntries(
      Object.entries(calls).map(([name, { payload, reply }]) => [
        name,
        {
          payload: bare(payload),
          reply: bare(reply),
          examples: { payload: exampleOf(payload, definitions), reply: exampleOf(reply, definitions) },
        },
      ]),
    ),
  }
}
