import schemas from '@hearth/ops/schemas.json' with { type: 'json' }
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { isUnreadable } from '#kernel/is-unreadable'
import { schemaWords } from '#shop-file/schema-words'
import { strictDefinitions, type Definitions, type Legible, type Schema } from '#shop-file/strict-schema'

/** What JSON can say. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

/** What is wrong at a place of a shop file. */
export interface ShapeFault {
  /** Names of fields and places in lists, from the outermost on. */
  path: readonly string[]
  text: string
}

const ROOT = 'shop-file'

const anchored = (schema: object): Definitions =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/definitions/', `"${ROOT}#/definitions/`)) as Definitions

const isLegible = ({ words, line }: Legible, text: string): boolean =>
  !isUnreadable(text) && !(words && text.trim() === '') && !(line && /\p{Cc}/u.test(text))

/** The interface `ShopFile` of the catalogue of staff as a check, compiled when the first file comes. */
let compiled: { check: ValidateFunction; definitions: Definitions } | undefined

function compile() {
  const definitions = anchored(strictDefinitions(schemas.definitions as unknown as Definitions))
  const ajv = new Ajv({ strict: false, logger: false, allErrors: true, verbose: true })
  ajv.addKeyword({ keyword: 'legible', type: 'string', validate: isLegible })
  ajv.addSchema({ $id: ROOT, definitions })
  return { definitions, check: ajv.compile({ $ref: `${ROOT}#/definitions/ShopFile` }) }
}

/** What of a shop file is not as the interface `ShopFile` says, each by its place. */
export function shapeFaults(file: Json): ShapeFault[] {
  const { check, definitions } = (compiled ??= compile())
  check(file)
  return (check.errors ?? []).flatMap((error) => faultOf(error, definitions) ?? [])
}

function faultOf(error: ErrorObject, definitions: Definitions): ShapeFault | undefined {
  const { keyword, params, parentSchema = {} } = error
  const schema = parentSchema as Schema
  const path = error.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  switch (keyword) {
    // The errors of the kind that holds are told beside it.
    case 'if':
      return undefined
    case 'additionalProperties':
      return { path: [...path, String(params['additionalProperty'])], text: '没有这个字段' }
    case 'required': {
      const missing = String(params['missingProperty'])
      return {
        path: [...path, missing],
        text: `必须填写，${schemaWords(schema.properties?.[missing] ?? {}, definitions)}`,
      }
    }
    case 'minItems':
      return { path, text: '不能为空' }
    case 'maxItems':
      return { path, text: `最多 ${params['limit']} 项` }
    default:
      return { path, text: schemaWords(schema, definitions) }
  }
}
