import { BAD_NUMBERS, BAD_TEXTS, BAD_VALUES, type Json } from './bad-values'
import type { Random } from './random'

/** Changes a payload into one that its interface does not allow. */
export function spoil(payload: Json, random: Random): Json {
  const kind = random.int(0, 9)
  if (kind === 0) return badValue(random)
  if (Array.isArray(payload)) {
    if (payload.length === 0 || kind === 1) return [...payload, badValue(random)]
    if (kind === 2) return Array.from({ length: 300 }, () => payload[0]!)
    const at = random.int(0, payload.length - 1)
    return payload.map((part, place) => (place === at ? spoil(part, random) : part))
  }
  if (typeof payload === 'object' && payload !== null) {
    const names = Object.keys(payload)
    if (names.length === 0 || kind === 1)
      return {
        ...payload,
        [random.pick(['__proto__', 'constructor', 'shopperId', 'price', 'status', 'a\0', 'x'.repeat(200)])]:
          badValue(random),
      }
    const name = random.pick(names)
    if (kind === 2) {
      const { [name]: _, ...rest } = payload
      return rest
    }
    return { ...payload, [name]: spoil(payload[name]!, random) }
  }
  return kind === 1 ? [payload, payload] : badValue(random)
}

/** Returns an invalid value. */
export function badValue(random: Random): Json {
  const kind = random.int(0, 2)
  return kind === 0 ? random.pick(BAD_TEXTS) : kind === 1 ? random.pick(BAD_NUMBERS) : random.pick(BAD_VALUES)
}
