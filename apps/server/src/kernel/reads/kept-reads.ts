import type { OutgoingHttpHeaders } from 'node:http'
import type { CatalogueVersion } from '#kernel/reads/catalogue-version'

/**
 * A text made of the catalogue version and the number of stock changes at the time when a reply was made. The reply is
 * out of date once the current text differs.
 */
type Stretch = string

/** A public reply as bytes, except for the time at its end. */
export interface KeptRead {
  /** The whole envelope, with the time of this reply. */
  body(now: number): Buffer
  /** Headers that the reply was sent with, by address. */
  sent: Map<string, OutgoingHttpHeaders>
}

/** A cache of public replies, as bytes. A reply is served while a new one would be the same. */
export interface KeptReads {
  /** Returns the reply under a key. Concurrent requests make it once. `make` returns the data as JSON. */
  get(key: string, make: () => Promise<string>): Promise<KeptRead>
  /** The reply under a key, if it may still be sent. */
  fresh(key: string): KeptRead | undefined
  /** Whether a reply was cached under a key a moment ago, even if that reply is out of date now. */
  has(key: string): boolean
  /** The reply last sent for an address, if it may still be sent. */
  peek(address: string): KeptRead | undefined
  /** Stores the headers of a reply for an address. */
  note(address: string, read: KeptRead, headers: OutgoingHttpHeaders): void
}

/** What decides whether a reply is still valid. */
export interface KeptReadsParts {
  version: CatalogueVersion
  /** Counts the sales and returns of this process; see `StockWatch`. */
  moves: () => number
  /** Returns ms on the process's clock; tests pass a clock of their own. */
  elapsed?: () => number
  /** Maximum bytes of all cached replies and addresses. */
  mostBytes?: number
}

interface Entry extends KeptRead {
  key: string
  stretch: Stretch
  madeAt: number
  bytes: number
}

/**
 * Ms for which a reply is cached. Sales by other processes and new versions of the catalogue become visible within this
 * time.
 */
const KEPT = 1_000
const MOST_BYTES = 32 * 1024 * 1024
const LONGEST_ADDRESS = 2_000
/**
 * Maximum number of addresses that are stored for one reply. The addresses differ in the order of parameters or in the
 * shopper's channel.
 */
const MOST_ADDRESSES = 8
/** Bytes that an entry in the maps takes, approximately. */
const OVERHEAD = 400

const HEAD = Buffer.from('{"code":0,"message":"","success":true,"data":')

/** Creates a cache for public replies: the least recently used are dropped first. */
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

/** Builds the envelope around data once; each reply only adds its time. */
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
