import type { Page } from 'playwright-core'

/** The fields of a tier that are used here. */
interface Tier {
  surplus?: number
  promotionInventoryStatus?: number
}

/** Changes the tiers of a crowd-funding to nearly sold out: three pieces of the first, none of the second. */
export async function leaveFewPieces(page: Page): Promise<void> {
  await page.route(/\/spu_skus\//, async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as { data: { skus: { promotions: Tier[] }[] }[] }
    for (const [at, left] of [3, 0].entries())
      for (const tier of json.data[0]?.skus[at]?.promotions ?? [])
        Object.assign(tier, { surplus: left, promotionInventoryStatus: left > 0 ? 1 : 0 })
    return route.fulfill({ response, json })
  })
}
