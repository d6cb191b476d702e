// Generates the files that are made from the interfaces alone: schemas.json, with the schemas of payloads and replies,
// and openapi.json. It uses the generator of the SDK.
import { fileURLToPath } from 'node:url'
import { areasIn } from '../../sdk/scripts/read-catalogue.mjs'
import { writeGenerated } from '../../sdk/scripts/lib/generated.mjs'
import { makeSchemas } from '../../sdk/scripts/lib/make-schemas.mjs'
import { makeOpenapi } from '../../sdk/scripts/lib/openapi/make-openapi.mjs'
import { readDomain } from '../../sdk/scripts/lib/read-domain.mjs'
import { readCatalogue } from '../../sdk/scripts/lib/read-lines.mjs'
import { makeEdition, readCodes } from './staff-edition.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))
const tables = readCatalogue(areasIn(`${root}src/catalogue/`))
const schemas = makeSchemas(tables, root, [['ShopFile', './shop-file.types']])
const codes = await readCodes()
const openapi = makeOpenapi(tables, schemas, { ...(await readDomain()), ...codes.refusals }, makeEdition(codes))
writeGenerated('schemas.json', JSON.stringify(schemas), `${root}generated/`)
writeGenerated('openapi.json', JSON.stringify(openapi, null, 1), `${root}generated/`)
console.log(`${Object.keys(schemas).length - 1} calls of staff described in generated/`)
