import data from '../../generated/stub.json' with { type: 'json' }
import type { Json } from '../client/payload'
import type { CallName } from './call-name'

/** A JSON Schema, as far as the stub looks into it. */
export interface Schema {
  $ref?: string
  type?: string
  properties?: Readonly<Record<string, Schema>>
  items?: Schema
}

/** What is known of a call: its schemas, and an example of each. */
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

/** What is known of a call. Throws for a name that no call has. */
export function knownCall(name: CallName): KnownCall {
  const known = stubData.calls[name]
  if (!known) throw new Error(`The catalogue has no call ${name}`)
  return known
}

/** A schema with the definition it refers to filled in. */
export function resolveSchema(schema: Schema): Schema {
  const target = schema.$ref && stubData.definitions[decodeURIComponent(schema.$ref.replace('#/definitions/', ''))]
  return target ? resolveSchema(target) : schema
}
