import data from '../../generated/stub.json' with { type: 'json' }
import type { Json } from '../client/payload'
import type { CallName } from './call-name'

/** The parts of a JSON Schema that the stub reads. */
export interface Schema {
  $ref?: string
  type?: string
  properties?: Readonly<Record<string, Schema>>
  items?: Schema
}

/** A call: the schemas of its payload and reply, and an example of each. */
interface KnownCall {
  payload: Schema
  reply: Schema
  examples: { payload: { readonly [field: string]: Json }; reply: Json }
}

/** Schemas and examples of every call, made from the interfaces. */
export const stubData = data as unknown as {
  definitions: Readonly<Record<string, Schema>>
  calls: Readonly<Record<CallName, KnownCall | undefined>>
}

/** Returns the schemas and examples of a call. Throws if there is no call of that name. */
export function knownCall(name: CallName): KnownCall {
  const known = stubData.calls[name]
  if (!known) throw new Error(`The catalogue has no call ${name}`)
  return known
}

/** Returns a schema; a reference is replaced by the definition that it refers to. */
export function resolveSchema(schema: Schema): Schema {
  const target = schema.$ref && stubData.definitions[decodeURIComponent(schema.$ref.replace('#/definitions/', ''))]
  return target ? resolveSchema(target) : schema
}
