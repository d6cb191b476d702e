import type { Json } from '../src/client/payload'

/** Who asks, as a server of the importer may know it: one client serves many. */
export interface Visit {
  session?: string
  visitor?: string
  dutok?: string
  enterprise: boolean
  /** What the client's `headers` say. */
  team?: string
}

/** How a request ends on its way. */
export interface Fate {
  /** Ms. */
  after: number
  meets: 'fine' | 'refusal' | 'busy' | 'break'
  /** Whether its platform lets go of it when it is aborted; else its answer comes late. */
  letsGo: boolean
}

/** What a reply says of the request it was made for. */
export interface Told {
  /** Who asked, as JSON of a visit. */
  who: string
  /** What was asked: the path, and a payload's key. */
  asked: string
  /** When the request came, by the count of all that happened. */
  at: number
  /** Which request it was. */
  request: number
}

/** A request as it comes to the shop, whatever carried it. */
export interface Coming {
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  body?: string
}

/** Who a request says that it comes from. */
function whoSays({ url, headers, body }: Coming): string {
  const { searchParams } = new URL(url)
  const sent = (body ? JSON.parse(body) : {}) as { enterprise?: number }
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
 * A shop that answers every request with what it was told, and when.
 * @param fates how requests end, one after the other and again from the first
 * @param tick counts what happens
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
