import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Went } from './go-on'
import type { Told } from './tell-all'

/** An order or a request for service, named by the state in which the old version left it. */
export interface Case {
  name: string
  /** The shopper of the order or request, as a key of `shoppers`. */
  shopper: string
  id: string
}

/** A shop with data of an old version, and the replies of that version. */
export interface OldShop {
  /** Epoch ms of the dump. */
  now: number
  /** Shoppers by their purpose in the test, each with the token of a session. */
  shoppers: Record<string, { id: string; telephone: string; session: string; addressId: string }>
  /** Token of a visitor who has a cart. */
  visitor: string
  orders: Case[]
  services: Case[]
  /** Everything that each shopper could read at the moment of the dump. */
  told: Told
  /** What happened to each order and each request in the old version, by the steps of `goOn`. */
  went: Record<string, Went>
  /** Everything that each shopper could read on later days. */
  later: Record<string, Told>
}

const unpack = (name: string): string => gunzipSync(readFileSync(new URL(name, import.meta.url))).toString()

/** Returns the database of the old shop, as SQL statements. */
export const readOldDatabase = (): string => unpack('shop.sql.gz')

/** Returns the shoppers of the old shop, and the replies of the old version. */
export const readOldShop = (): OldShop => JSON.parse(unpack('answers.json.gz')) as OldShop
