import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Went } from './go-on'
import type { Told } from './tell-all'

/** An order, or a request for service, by the state that the old version left it in. */
export interface Case {
  name: string
  /** Its owner, as a key of `shoppers`. */
  shopper: string
  id: string
}

/** A shop with data of an old version, and the replies of that version. */
export interface OldShop {
  /** Epoch ms of the dump. */
  now: number
  /** By their purpose in the test, each with the token of a session. */
  shoppers: Record<string, { id: string; telephone: string; session: string; addressId: string }>
  /** Token of a visitor who has a cart. */
  visitor: string
  orders: Case[]
  services: Case[]
  /** All that each shopper could read at the moment of the dump. */
  told: Told
  /** The course of each order and each request by the steps of `goOn`. */
  went: Record<string, Went>
  /** All that each shopper could read on the days after. */
  later: Record<string, Told>
}

const unpack = (name: string): string => gunzipSync(readFileSync(new URL(name, import.meta.url))).toString()

/** The database of that shop, as SQL statements. */
export const readOldDatabase = (): string => unpack('shop.sql.gz')

/** Its shoppers, and the replies of the old version. */
export const readOldShop = (): OldShop => JSON.parse(unpack('answers.json.gz')) as OldShop
