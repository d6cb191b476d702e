import schemas from '@hearth/ops/schemas.json' with { type: 'json' }
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { isUnreadable } from '#kernel/payloads/is-unreadable'
import { schemaWords } from '#shop-file/schema-words'
import { strictDefinitions, type Definitions, type Legible, type Schema } from '#shop-file/strict-schema'

/** Any JSON value. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

/** A fault at a place of a shop file. */
export interface ShapeFault {
  /** Names of fields and positions in lists, the outermost first. */
  path: readonly string[]
  text: string
}

const ROOT = 'shop-file'

const anchored = (schema: object): Definitions =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/definitions/', `"${ROOT}#/definitions/`)) as Definitions

const isLegible = ({ words, line }: Legible, text: string): boolean =>
  !isUnreadable(text) && !(words && text.trim() === '') && !(line && /\p{Cc}/u.test(text))

/** The check of the interface `ShopFile`, compiled when the first file comes. */
let compiled: { check: ValidateFunction; definitions: Definitions } | undefined

function compile() {
  const definitions = anchored(strictDefinitions(schemas.definitions as unknown as Definitions))
  const ajv = new Ajv({ strict: false, logger: false, allErrors: true, verbose: true })
  ajv.addKeyword({ keyword: 'legible', type: 'string', validate: isLegible })
  ajv.addSchema({ $id: ROOT, definitions })
  return { definitions, check: ajv.compile({ $ref: `${ROOT}#/definitions/ShopFile` }) }
}

/**
 * Rows of a list that are checked at once. With each fault, ajv copies all faults that it found before: 10,000 wrong
 * rows took 9 s at once, and take 1 s in pieces.
 */
const AT_ONCE = 100

/** Violations of the interface `ShopFile` in a shop file, each with its place. */
export function shapeFaults(file: Json): ShapeFault[] {
  const { check, definitions } = (compiled ??= compile())
  return inPieces(file).flatMap(({ piece, from }) => {
    check(piece)
    return (check.errors ?? []).flatMap((error) => {
      const fault = faultOf(error, definitions)
      return fault ? movedBy(from, fault) : []
    })
  })
}

/** Splits a file into files with a few rows of each list, each with the position of these rows in the whole file. */
function inPieces(file: Json): { piece: Json; from: number }[] {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) return [{ piece: file, from: 0 }]
  const fields = Object.entries(file)
  const longest = Math.max(0, ...fields.map(([, value]) => (Array.isArray(value) ? value.length : 0)))
  const begins = Array.from({ length: Math.max(1, Math.ceil(longest / AT_ONCE)) }, (_, at) => at * AT_ONCE)
  return begins.map((from) => {
    const rows = fields.flatMap(([name, value]): [string, Json][] => {
      if (!Array.isArray(value)) return from === 0 ? [[name, value]] : []
      const some = value.slice(from, from + AT_ONCE)
      return from === 0 || some.length > 0 ? [[name, some]] : []
    })
    return { piece: Object.fromEntries(rows), from }
  })
}

/** Moves a fault of a piece to its place in the file. A fault of a field itself is reported with the first piece. */
function movedBy(from: number, { path, text }: ShapeFault): ShapeFault[] {
  if (from === 0) return [{ path, text }]
  const [field, row, ...rest] = path
  return field === undefined || row === undefined ? [] : [{ path: [field, String(Number(row) + from), ...rest], text }]
}

function faultOf(error: ErrorObject, definitions: Definitions): ShapeFault | undefined {
  const { keyword, params, parentSchema = {} } = error
  const schema = parentSchema as Schema
  const path = error.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  switch (keyword) {
    // This error is not reported: it only says that the value does not match the kind that its tag names. Other errors
    // name the faults themselves.
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
