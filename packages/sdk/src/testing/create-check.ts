import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { Json } from '../client/payload'
import type { CallName } from './call-name'
import { stubData } from './stub-data'

/** Why a payload or a reply is not as its interface says. */
export interface Fault {
  /** Name of the field at fault. */
  field: string
  /** Where and what, such as `/items must NOT have fewer than 1 items`. */
  why: string
}

/** Checks a payload or a reply; one that came as text is turned into the types of its interface on the way. */
export type Check = (name: CallName, part: 'payload' | 'reply', value: Json, fromText: boolean) => Fault | undefined

/** Makes the checks of all calls; each is compiled when it is first used. */
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
