// Generates the types of a client from the shop's OpenAPI document, as an importer without the SDK would.
import { mkdirSync, writeFileSync } from 'node:fs'
import openapi from '@hearth/sdk/openapi.json' with { type: 'json' }
import openapiTS, { astToString } from 'openapi-typescript'

const folder = new URL('generated/', import.meta.url)
mkdirSync(folder, { recursive: true })
writeFileSync(new URL('shop-api.ts', folder), astToString(await openapiTS(openapi)))
