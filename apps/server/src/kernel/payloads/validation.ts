import schemas from '@hearth/sdk/schemas.json' with { type: 'json' }
import { REPLY_CODE } from '@hearth/domain'
import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv'
import { cleanSent } from '#kernel/payloads/clean-sent'
import { FIELD_LABELS } from '#kernel/payloads/field-labels'
import { refuseUnreadable } from '#kernel/payloads/refuse-unreadable'
import { ShopError } from '#kernel/shop-error'

/** Checks values against the interfaces of the catalogue, by the schemas made from them. */
export interface Validation {
  /**
   * Checks a payload. Its texts are cleaned of invisible characters first (`cleanText`), and a payload that came as
   * text (query and path) is converted to the types of its interface. A field that was left out gets the default of its
   * type.
   * @throws ShopError `badInput` that names the field
   */
  payload(name: string, payload: object, fromText: boolean): void
  /** The fault of a reply, for tests and development; undefined if it matches its interface. */
  reply(name: string, reply: object): string | undefined
}

interface CallSchemas {
  payload: object
  reply: object
}

/** Schemas of a catalogue: the types they refer to, and those of each call by its name. */
export type Schemas = { definitions: object } & Readonly<Record<string, CallSchemas>>

const ROOT = 'catalogue'

/** Makes the references of a schema absolute, so that one set of definitions serves the schemas of all calls. */
const anchored = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/definitions/', `"${ROOT}#/definitions/`)) as object

/** Finds the validator of a part of a call; none if the catalogue defines no fields. */
type FindCheck = (name: string, part: keyof CallSchemas, fromText: boolean) => ValidateFunction | undefined

/** For each catalogue, the function that finds its compiled checks. All apps of a process share them. */
const compilers = new WeakMap<Schemas, FindCheck>()

/** Options for generated schemas. A test validates these schemas, so that the server need not at each start. */
const GENERATED: Options = { strict: false, logger: false, discriminator: true, meta: false, validateSchema: false }

/** Options of the checks: of replies, of payloads that came as JSON, and of those that came as text. */
const OPTIONS = {
  reply: GENERATED,
  json: { ...GENERATED, useDefaults: true },
  text: { ...GENERATED, useDefaults: true, coerceTypes: 'array' },
} satisfies Record<string, Options>

/** Each check is compiled when its call is first used, so that the start does not wait for hundreds of them. */
function compilerOf(of: Schemas): FindCheck {
  const known = compilers.get(of)
  if (known) return known
  const { definitions, ...calls } = of as { definitions: object } & Record<string, CallSchemas>
  const root = { $id: ROOT, definitions }
  const ajvs = new Map<keyof typeof OPTIONS, Ajv>()
  const ajvOf = (which: keyof typeof OPTIONS): Ajv => {
    const made = ajvs.get(which) ?? new Ajv({ ...OPTIONS[which], schemas: [root] })
    ajvs.set(which, made)
    return made
  }
  const compiled = new Map<string, ValidateFunction | undefined>()
  const find: FindCheck = (name, part, fromText) => {
    const key = `${fromText ? 'text' : 'json'} ${name} ${part}`
    if (!compiled.has(key)) {
      const schema = calls[name]?.[part]
      const which = part === 'reply' ? 'reply' : fromText ? 'text' : 'json'
      compiled.set(key, schema && ajvOf(which).compile(anchored(schema)))
    }
    return compiled.get(key)
  }
  compilers.set(of, find)
  return find
}

/**
 * Makes the checks.
 * @param of schemas of a catalogue; the shoppers' when absent
 * @param labels what refusals call the fields
 */
export function createValidation(
  of: Schemas = schemas as unknown as Schemas,
  labels: Readonly<Record<string, string>> = FIELD_LABELS,
): Validation {
  const find = compilerOf(of)
  const { definitions, ...calls } = of as { definitions: object } & Record<string, CallSchemas>
  return {
    payload(name, payload, asText) {
      if (asText) readForms(payload as Record<string, unknown>, calls[name]?.payload, definitions)
      refuseUnreadable(payload)
      cleanSent(payload)
      const check = find(name, 'payload', asText)
      if (check && !check(payload)) throw refusal(check.errors?.[0], labels)
    },
    reply(name, reply) {
      const check = find(name, 'reply', false)
      return check && !check(reply) ? new Ajv().errorsText(check.errors) : undefined
    },
  }
}

/** The part of a schema that says whether the value is an object. */
interface Described {
  $ref?: string
  type?: string
  properties?: Readonly<Record<string, Described>>
}

/**
 * Parses those fields of a query or a path that the check itself cannot convert: objects, which are sent as JSON, and
 * empty lists, which are sent as an empty value. Invalid values are left for the check to report.
 */
function readForms(payload: Record<string, unknown>, schema: object | undefined, definitions: object): void {
  const resolved = (one: Described | undefined): Described =>
    one?.$ref === undefined
      ? (one ?? {})
      : resolved((definitions as Record<string, Described>)[decodeURIComponent(one.$ref.replace(DEFINITIONS, ''))])
  const { properties = {} } = resolved(schema)
  for (const [name, value] of Object.entries(payload)) {
    const { type } = resolved(properties[name])
    if (value === '' && type === 'array') payload[name] = []
    if (typeof value !== 'string' || !value.startsWith('{') || type !== 'object') continue
    try {
      payload[name] = JSON.parse(value)
    } catch {
      continue
    }
  }
}

const DEFINITIONS = '#/definitions/'

function refusal(error: ErrorObject | undefined, labels: Readonly<Record<string, string>>): ShopError {
  // A payload of a union type is checked only as the kind that its tag names. If the tag is unknown, the tag is the
  // field at fault.
  const named: unknown =
    error?.keyword === 'required'
      ? error.params['missingProperty']
      : error?.keyword === 'discriminator'
        ? error.params['tag']
        : undefined
  const field =
    typeof named === 'string'
      ? named
      : (error?.instancePath.split('/').findLast((part) => part !== '' && !/^\d+$/.test(part)) ?? '')
  const label = labels[field]
  const message = label ? `${label}${complaint(error)}` : `请求有误（${field}${complaint(error)}），请刷新后重试`
  return new ShopError(REPLY_CODE.badInput, message, field || undefined)
}

function complaint(error: ErrorObject | undefined): string {
  const limit = Number(error?.params['limit'])
  switch (error?.keyword) {
    case 'required':
      return '不能为空'
    case 'minLength':
      return limit === 1 ? '不能为空' : `至少 ${limit} 个字`
    case 'maxLength':
      return `不能超过 ${limit} 个字`
    case 'minimum':
      return `不能小于 ${limit}`
    case 'maximum':
      return `不能大于 ${limit}`
    case 'minItems':
      return `至少要有 ${limit} 项`
    case 'maxItems':
      return `不能超过 ${limit} 项`
    default:
      return '格式不正确'
  }
}
