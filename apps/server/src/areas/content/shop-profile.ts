import { CONTENT_PAGE, REPLY_CODE, shopProfile } from '@hearth/domain'
import type { BusinessLicense, ProfileWidget } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { shopColours } from '#areas/content/shop-colours'
import type { StoredBlock, StoredProfile } from '#database/tables/stored-block'
import type { Database } from '#database/connect'
import { ShopError } from '#kernel/shop-error'

/** The fields that every profile has, from the owner or by default. */
type AlwaysSaid = 'name' | 'slogan' | 'serviceHours' | 'filings' | 'paymentMarks'

/** The shop's profile: the owner's values, with defaults for the rest. */
export interface ShopProfile extends Omit<StoredProfile, AlwaysSaid>, Pick<ProfileWidget, AlwaysSaid> {
  /** A description for search engines, and for links that are shared. */
  description: string
}

/** The profile of a shop whose owner has set none. */
export const USUAL_SHOP: ShopProfile = {
  name: '暖居',
  slogan: '让家更温暖、更聪明',
  description: '智能音箱、电视、门锁、摄像头、灯具、扫地机器人和更多让家温暖起来的好物，正品保障，送货上门。',
  serviceHours: '每天 9:00 至 21:00',
  filings: [],
  paymentMarks: [],
}

/** The block of the page `/shop` that holds the profile. */
const PROFILE_BLOCK = 3001

/** The page `/shop`, as stored. */
export interface StoredShop {
  description: string
  blocks: StoredBlock[]
}

/** Returns only the values of the profile that the owner has set. */
export const saidOf = (stored: StoredShop | null | undefined): StoredProfile & { description?: string } => {
  const { widgetType: _, ...said } = { widgetType: undefined, ...(stored && shopProfile(stored.blocks)) }
  return stored?.description ? { ...said, description: stored.description } : said
}

/** Returns the profile of a stored page. */
export const profileOf = (stored: StoredShop | null | undefined): ShopProfile => ({ ...USUAL_SHOP, ...saidOf(stored) })

/** Stores the owner's profile. It replaces the former one. */
export async function keepProfile(db: Database, said: StoredProfile & { description?: string }): Promise<void> {
  const values = {
    title: said.name ?? '',
    description: said.description ?? '',
    blocks: JSON.stringify(profileBlocks(said)),
  }
  await db
    .insertInto('content_page')
    .values({ url_mapping: CONTENT_PAGE.shop, ...values })
    .onConflict((clash) => clash.column('url_mapping').doUpdateSet(values))
    .execute()
}

/** Returns the blocks that store a profile. */
export const profileBlocks = ({ description: _, ...said }: StoredProfile & { description?: string }): StoredBlock[] => [
  { blockId: PROFILE_BLOCK, widgets: [{ widgetType: 5, ...said }] },
]

/** Returns the profile in the form for shoppers. */
export function profileWidget(
  { name, slogan, logo, colour, serviceHours, companyName, license, filings, paymentMarks }: ShopProfile,
  hasNewcomerCoupon: boolean,
): ProfileWidget {
  return {
    widgetType: 5,
    name,
    slogan,
    logo,
    colours: colour === undefined ? undefined : shopColours(colour),
    serviceHours,
    companyName,
    hasLicense: !!license,
    hasNewcomerCoupon,
    filings,
    paymentMarks,
  }
}

/** Reads the page `/shop`; undefined until the owner sets a profile. */
export const readStoredShop = (db: Database): Promise<StoredShop | undefined> =>
  db
    .selectFrom('content_page')
    .select(['description', 'blocks'])
    .where('url_mapping', '=', CONTENT_PAGE.shop)
    .executeTakeFirst()

/** Reads the shop's profile. */
export const readProfile = async (db: Database): Promise<ShopProfile> => profileOf(await readStoredShop(db))

/**
 * Reads the business licence.
 * @throws ShopError `notFound` until the owner sets one
 */
export async function readLicense(db: Database): Promise<BusinessLicense> {
  const { companyName, license } = await readProfile(db)
  if (!companyName || !license) throw new ShopError(REPLY_CODE.notFound, '店铺还没有公示营业执照')
  return { companyName, creditCode: license.creditCode, url: license.picture.url }
}

/** An expression for the shop's name. */
export const shopName = sql<string>`coalesce(
  (select blocks #>> '{0,widgets,0,name}' from content_page where url_mapping = ${CONTENT_PAGE.shop}),
  ${USUAL_SHOP.name}
)`

/** Reads the shop's name. */
export async function readShopName(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select ${shopName} as name`.execute(db)
  return rows[0]!.name
}
