import { readProfile } from '#areas/content/shop-profile'
import type { Database } from '#database/connect'
import type { Seller } from '#ports/invoice-issuer'

/** Returns the company in the shop's profile. */
export async function readSeller(db: Database): Promise<Seller> {
  const { name, companyName, license } = await readProfile(db)
  return { name: companyName ?? name, ...(license ? { taxNumber: license.creditCode } : {}) }
}
