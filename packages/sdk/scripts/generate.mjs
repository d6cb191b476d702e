// Generates files from the interfaces alone, in `generated/`: schemas.json with the schemas of payloads and replies,
// openapi.json, and stub.json for `@hearth/sdk/testing`.
import { writeGenerated } from './lib/generated.mjs'
import { makeSchemas } from './lib/make-schemas.mjs'
import { makeStub } from './lib/make-stub.mjs'
import { makeOpenapi } from './lib/openapi/make-openapi.mjs'
import { readDomain } from './lib/read-domain.mjs'
import { readCatalogue } from './lib/read-lines.mjs'

const tables = readCatalogue()
const schemas = makeSchemas(tables)
const openapi = makeOpenapi(tables, schemas, await readDomain())
writeGenerated('schemas.json', JSON.stringify(schemas))
writeGenerated('openapi.json', JSON.stringify(openapi, null, 1))
writeGenerated('stub.json', JSON.stringify(makeStub(schemas)))
console.log(
  `${Object.keys(schemas).length - 1} calls and ` +
    `${Object.keys(schemas.definitions).length} types described in generated/`,
)
