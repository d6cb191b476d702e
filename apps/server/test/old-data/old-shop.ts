import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Went } from './go-on'
import type { Told } from './tell-all'

/** An order, or a request for service, by the state that the old version left it in. */
export interface Case {
  name: string
  /** Whose it is, as a key of `shoppers`. */
  shopper: string
  id: string
}

/** A shop that an old version filled, and what that version answered. */
export interface OldShop {
  /** Epoch ms of the dump. */
  now: number
  /** By what they are there for, each with the token of a login. */
  shoppers: Record<string, { id: string; telephone: string; session: string; addressId: string }>
  /** Token of a visitor who has a cart. */
  visitor: string
  orders: Case[]
  services: Case[]
  /** What everybody read at the moment of the dump. */
  told: Told
  /** What became of each order and each request by the steps of `goOn`. */
  went: Record<string, Went>
  /** What everybody read on days after that. */
  later: Record<string, Told>
}

const unpack = (name: string): string => gunzipSync(readFileSync(new URL(name, import.meta.url))).toString()

/** The database of that shop, as statements that make it. */
export const readOldDatabase = (): string => unpack('shop.sql.gz')

/** Who is in it, and what the old version answered. */
export const readOldShop = (): OldShop => JSON.parse(unpack('answers.json.gz')) as OldShop
