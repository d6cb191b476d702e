import { products } from '@hearth/sdk/core'
import { contentFile } from '#areas/content/content-file'
import { shopSetCommand } from '#areas/content/shop-set-command'
import { homeCommands } from '#areas/content/home-commands'
import { homeOps } from '#areas/content/home-ops'
import { readPublicPage, readSpecialPage } from '#areas/content/read-content-page'
import { shopOps } from '#areas/content/shop-ops'
import { readLicense } from '#areas/content/shop-profile'
import { shopCommand } from '#areas/content/shop-command'
import { answers, defineArea, type Area } from '#kernel/area'

/**
 * The owner's pages, and the shop's profile.
 * @param areas all areas of the shop, which declare the campaigns that the home page links to
 */
export function contentArea(areas: readonly Area[]): Area {
  const campaigns = areas.flatMap(({ campaigns: own = [] }) => own)
  return defineArea({
    name: 'content',
    commands: [shopCommand, shopSetCommand, ...homeCommands],
    ops: [...shopOps, ...homeOps(campaigns)],
    shopFile: contentFile,
    calls: [
      answers(
        products,
        {
          widgets: {
            ignores: ['platform'],
            answer: (wish, { db, now }) => readPublicPage({ db, now, campaigns }, wish),
          },
          getLicense: (_, { db }) => readLicense(db),
        },
        { visitors: true, shared: true },
      ),
      answers(products, {
        getSpecialActivity: {
          visitors: true,
          answer: (_, { db, internal, now }) => readSpecialPage({ db, now, campaigns }, internal),
        },
      }),
    ],
  })
}
