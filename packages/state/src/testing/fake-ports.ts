import type { ShopEvent } from '@hearth/sdk/tracking'
import type { KeptTexts, Ports } from '#shop/ports'

/** Ports that record their calls. */
export interface FakePorts extends Ports {
  /** Paths navigated to, in order; `back` notes '<'. */
  visited: string[]
  /** Cashier pages opened. */
  cashiers: string[]
  /** Parameters written into the address, in order. */
  queries: string[]
  /** What was recorded, in order. */
  recorded: ShopEvent[]
  /** What `clock` says. */
  now: number
}

/** Texts in memory. */
function fakeTexts(): KeptTexts {
  const kept = new Map<string, string>()
  return {
    get: (key) => kept.get(key),
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  }
}

/** Makes ports for a test; each part can be replaced. */
export function fakePorts(parts: Partial<Ports> = {}): FakePorts {
  let ids = 0
  const ports: FakePorts = {
    visited: [],
    cashiers: [],
    queries: [],
    recorded: [],
    now: 1_795_000_000_000,
    navigate: (path) => void ports.visited.push(path),
    setQuery: (name, value) => void ports.queries.push(`${name}=${value}`),
    back: () => void ports.visited.push('<'),
    storage: fakeTexts(),
    tabStorage: fakeTexts(),
    openCashier: (url) => void ports.cashiers.push(url),
    platform: { kind: 'web', orderWay: 2, session: 'cookie', platformId: 1 },
    newId: () => `id-${(ids += 1)}`,
    clock: () => ports.now,
    record: (event) => void ports.recorded.push(event),
    ...parts,
  }
  return ports
}
