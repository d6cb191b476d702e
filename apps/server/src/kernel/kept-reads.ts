import type { OutgoingHttpHeaders } from 'node:http'
import type { CatalogueVersion } from '#kernel/catalogue-version'

/** What of a version's name and the pieces sold a reply was made with: another one begins when either changes. */
type Stretch = string

/** A public reply in the bytes it is sent as, but for the time at its end. */
export interface KeptRead {
  /** The whole envelope, with the time of this reply. */
  body(now: number): Buffer
  /** Headers it was sent with, by the addresses it was sent for. */
  sent: Map<string, OutgoingHttpHeaders>
}

/** Replies of public reads, kept as bytes while they would be made the same. */
export interface KeptReads {
  /** The reply under a key, made once however many ask at the same time. `make` answers the data as JSON. */
  get(key: string, make: () => Promise<string>): Promise<KeptRead>
  /** The reply under a key, if it may still be sent. */
  fresh(key: string): KeptRead | undefined
  /** Whether a reply was kept under a key a moment ago, fresh or not. */
  has(key: string): boolean
  /** The reply last sent for an address, if it may still be sent. */
  peek(address: string): KeptRead | undefined
  /** Notes with which headers a reply was sent for an address. */
  note(address: string, read: KeptRead, headers: OutgoingHttpHeaders): void
}

/** What decides whether a reply still holds. */
export interface KeptReadsParts {
  version: CatalogueVersion
  /** Counts the sales and returns of this process; see `StockWatch`. */
  moves: () => number
  /** Ms on the process's clock; another one in tests. */
  elapsed?: () => number
  /** Bytes of all kept replies and addresses. */
  mostBytes?: number
}

interface Entry extends KeptRead {
  key: string
  stretch: Stretch
  madeAt: number
  bytes: number
}

/** Ms a reply is kept: what other processes sold is seen as late as the catalogue's version, and no later. */
const KEPT = 1_000
const MOST_BYTES = 32 * 1024 * 1024
const LONGEST_ADDRESS = 2_000
/** Addresses that lead to one reply: the order of parameters, or the channel a shopper came by. */
const MOST_ADDRESSES = 8
/** An entry with its place in the maps, roughly. */
const OVERHEAD = 400

const HEAD = Buffer.from('{"code":0,"message":"","success":true,"data":')

/** Makes a memory for public replies: the least recently used go first. */
export function createKeptReads({
  version,
  moves,
  elapsed = () => performance.now(),
  mostBytes = MOST_BYTES,
}: KeptReadsParts): KeptReads {
  const kept = new Map<string, Entry>()
  const byAddress = new Map<string, Entry>()
  const making = new Map<string, Promise<KeptRead>>()
  let bytes = 0

  const isFresh = (entry: Entry, stretch: Stretch): boolean =>
    entry.stretch === stretch && elapsed() - entry.madeAt < KEPT

  function usable(entry: Entry | undefined): Entry | undefined {
    const name = entry && version.known()
    return entry && name !== undefined && isFresh(entry, `${name} ${moves()}`) ? entry : undefined
  }

  function drop(entry: Entry): void {
    bytes -= entry.bytes
    kept.delete(entry.key)
    for (const address of entry.sent.keys()) byAddress.delete(address)
  }

  function keep(key: string, stretch: Stretch, read: KeptRead, size: number): Entry {
    const old = kept.get(key)
    if (old) drop(old)
    const entry: Entry = { ...read, key, stretch, madeAt: elapsed(), bytes: size + 2 * key.length + OVERHEAD }
    kept.set(key, entry)
    bytes += entry.bytes
    dropOldest()
    return entry
  }

  function dropOldest(): void {
    for (const oldest of kept.values()) {
      if (bytes <= mostBytes) return
      drop(oldest)
    }
  }

  async function makeOnce(key: string, stretch: Stretch, make: () => Promise<string>): Promise<KeptRead> {
    const job = `${stretch} ${key}`
    const begun = making.get(job)
    if (begun) return begun
    const work = make()
      .then((data) => {
        const read = toRead(data)
        return keep(key, stretch, read, read.size)
      })
      .finally(() => making.delete(job))
    making.set(job, work)
    return work
  }

  return {
    async get(key, make) {
      const stretch = `${await version.read()} ${moves()}`
      const found = kept.get(key)
      if (!found || !isFresh(found, stretch)) return makeOnce(key, stretch, make)
      kept.delete(key)
      kept.set(key, found)
      return found
    },
    fresh: (key) => usable(kept.get(key)),
    has: (key) => kept.has(key),
    peek: (address) => usable(byAddress.get(address)),
    note(address, read, headers) {
      const entry = read as Entry
      if (
        kept.get(entry.key) !== entry ||
        address.length > LONGEST_ADDRESS ||
        entry.sent.has(address) ||
        entry.sent.size >= MOST_ADDRESSES
      )
        return
      entry.sent.set(address, headers)
      byAddress.set(address, entry)
      entry.bytes += 2 * address.length + OVERHEAD
      bytes += 2 * address.length + OVERHEAD
      dropOldest()
    },
  }
}

/** Puts the envelope around data once; what is left to do for each reply is its time. */
function toRead(data: string): KeptRead & { size: number } {
  const start = Buffer.concat([HEAD, Buffer.from(data)])
  return {
    size: start.length,
    sent: new Map(),
    body(now) {
      const end = `,"currentTimeMillis":${now}}`
      const whole = Buffer.allocUnsafe(start.length + end.length)
      start.copy(whole)
      whole.write(end, start.length, 'latin1')
      return whole
    },
  }
}
