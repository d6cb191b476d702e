import type { Json } from '../client/payload'
import type { FoundCall } from './find-call'
import { knownCall } from './stub-data'

type Item = Readonly<Record<string, Json>>

/** Returns the example reply of a call. A look-up by keys gets one item for each requested key, with that key. */
export function exampleReply({ name, line }: FoundCall, payload: Record<string, Json>): Json {
  const example = structuredClone(knownCall(name).examples.reply)
  const keys = line.flags.batch?.split(',') ?? []
  if (keys.length === 0 || !Array.isArray(example)) return example
  const [item] = example as Item[]
  return keys.flatMap((key) => [payload[key] ?? []].flat().map((value) => ({ ...item, [key]: value })))
}
