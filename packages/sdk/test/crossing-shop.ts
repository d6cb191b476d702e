import type { Json } from '../src/client/payload'

/** The user for whom a call is made. An importer's server makes calls for many users through one client. */
export interface Visit {
  session?: string
  visitor?: string
  dutok?: string
  enterprise: boolean
  /** The header `x-team`, from the client's `headers`. */
  team?: string
}

/** How a request ends. */
export interface Fate {
  /** Ms until the request gets its reply or fails. */
  after: number
  meets: 'fine' | 'refusal' | 'busy' | 'break'
  /** Whether an abort ends the request; otherwise the reply still comes. */
  letsGo: boolean
}

/** A reply's record of its request. */
export interface Told {
  /** The user: a `Visit` as JSON. */
  who: string
  /** What was requested: a path, or a key of a look-up. */
  asked: string
  /** When the request arrived, by the counter of all events. */
  at: number
  /** The request's number. */
  request: number
}

/** A request as the shop receives it, over any transport. */
export interface Coming {
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  body?: string | ArrayBuffer
}

/** Returns the user of a request. */
function whoSays({ url, headers, body }: Coming): string {
  const { searchParams } = new URL(url)
  const sent = (body ? JSON.parse(body as string) : {}) as { enterprise?: number }
  const visit: Visit = {
    session: headers['x-hearth-session'],
    visitor: headers['x-hearth-visitor'],
    dutok: searchParams.get('dutok') ?? undefined,
    enterprise: searchParams.has('enterprise') || sent.enterprise === 1,
    team: headers['x-team'],
  }
  return JSON.stringify(visit)
}

const envelope = (data: Json, more: object = {}) => JSON.stringify({ code: 0, success: true, data, ...more })

/**
 * A shop that answers every request with the record of that request.
 * @param fates how requests end, in rotation
 * @param tick returns the next value of the counter of all events
 */
export function crossingShop(fates: readonly Fate[], tick: () => number) {
  let requests = 0
  return (coming: Coming): Fate & { status: number; text: string } => {
    const request = requests++
    const fate = fates[request % fates.length]!
    const { pathname, searchParams } = new URL(coming.url)
    const keys = searchParams.getAll('skuNo')
    const told = (asked: string): Told => ({ who: whoSays(coming), asked, at, request })
    const at = tick()
    const path = pathname + (searchParams.get('code') ?? '')
    const text =
      fate.meets === 'refusal'
        ? envelope(null, { code: 107002410, success: false, message: JSON.stringify(told(path)) })
        : envelope(keys.length > 0 ? keys.map((skuNo) => ({ skuNo, ...told(`sku ${skuNo}`) })) : { ...told(path) })
    return { ...fate, status: fate.meets === 'busy' ? 503 : 200, text: fate.meets === 'busy' ? '' : text }
  }
}
