import type { ShopEvent } from '@hearth/sdk/tracking'
import type { KeptTexts, Ports } from '#shop/ports'

/** Ports that record their calls. */
export interface FakePorts extends Ports {
  /** Opened paths, in order; `back` adds '<'. */
  visited: string[]
  /** Opened addresses of the cashier, in order. */
  cashiers: string[]
  /** Parameters set in the address, in order. */
  queries: string[]
  /** Recorded events, in order. */
  recorded: ShopEvent[]
  /** Epoch ms: the time that `clock` returns. */
  now: number
}

/** Returns a storage in memory. */
function fakeTexts(): KeptTexts {
  const kept = new Map<string, string>()
  return {
    get: (key) => kept.get(key),
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  }
}

/** Creates ports for a test. `parts` replaces some of them. */
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
