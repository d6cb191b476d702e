import { isCreditCode } from '@hearth/domain'
import type { ShopFileProfile } from '@hearth/ops'
import { keepProfile, readStoredShop, saidOf } from '#areas/content/shop-profile'
import { findPictures } from '#areas/pictures/find-pictures'
import type { Database } from '#database/connect'
import type { RowFault } from '#kernel/ops/refused-rows'

/** Returns the faults of a shop's profile. */
export const profileFaults = ({ license }: ShopFileProfile): RowFault[] =>
  license === undefined || isCreditCode(license.creditCode)
    ? []
    : [
        {
          field: 'license.creditCode',
          text: '须是统一社会信用代码，且末位校验正确',
        },
      ]

/** Writes the profile of the shop. Omitted values do not change. @throws RefusedRows */
export async function writeProfile(db: Database, { logo, license, ...words }: ShopFileProfile): Promise<void> {
  const picture = await findPictures(db, [
    ...(logo === undefined ? [] : [{ name: logo, field: 'logo' }]),
    ...(license ? [{ name: license.picture, field: 'license.picture' }] : []),
  ])
  const said = Object.entries(words).filter(([, word]) => word !== undefined)
  await keepProfile(db, {
    ...saidOf(await readStoredShop(db)),
    ...Object.fromEntries(said),
    ...(logo === undefined ? {} : { logo: picture(logo) }),
    ...(license && { license: { ...license, picture: picture(license.picture) } }),
  })
}
