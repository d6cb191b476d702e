import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { Json } from '../client/payload'
import type { CallName } from './call-name'
import { stubData } from './stub-data'

/** Why a payload or a reply does not match its interface. */
export interface Fault {
  /** Name of the field that does not match. */
  field: string
  /** Path of the field and message, such as `/items must NOT have fewer than 1 items`. */
  why: string
}

/**
 * Returns the first fault of a payload or a reply; undefined if it matches its interface. With `fromText`, texts in the
 * value are converted to the types of the interface.
 */
export type Check = (name: CallName, part: 'payload' | 'reply', value: Json, fromText: boolean) => Fault | undefined

/** Creates a check for all calls. The schema of a call is compiled when it is first used. */
export function createCheck(): Check {
  const options = { strict: false, discriminator: true, schemas: [{ $id: 'calls', ...stubData }] } as const
  const asIs = new Ajv({ ...options, schemas: [...options.schemas] })
  const asText = new Ajv({ ...options, schemas: [...options.schemas], coerceTypes: 'array' })
  const compiled = new Map<string, ValidateFunction>()

  return (name, part, value, fromText) => {
    const key = `${name} ${part} ${fromText}`
    const check = compiled.get(key) ?? (fromText ? asText : asIs).compile({ $ref: `calls#/calls/${name}/${part}` })
    compiled.set(key, check)
    return check(value) ? undefined : faultOf(check.errors?.[0])
  }
}

function faultOf(error: ErrorObject | undefined): Fault {
  const { missingProperty, tag } = (error?.params ?? {}) as { missingProperty?: string; tag?: string }
  const field =
    missingProperty ??
    tag ??
    error?.instancePath.split('/').findLast((part) => part !== '' && !/^\d+$/.test(part)) ??
    ''
  return { field, why: `${error?.instancePath ?? ''} ${error?.message ?? ''}`.trim() }
}
