import { CONTENT_PAGE, REPLY_CODE } from '@hearth/domain'
import { content, type OpsHome, type SetHome } from '@hearth/ops'
import { readComposed } from '#areas/content/read-content-page'
import { lockShopVersion, readShopVersion } from '#areas/content/shop-ops'
import { writePages } from '#areas/content/write-pages'
import { findPictures } from '#areas/pictures/find-pictures'
import { pagesChanged } from '#areas/stock/catalogue-changed'
import type { CampaignSource } from '#kernel/campaigns/campaign-source'
import { reads, writes, type OpsAnswers, type OpsContext, type Written } from '#kernel/ops/ops-area'
import { RefusedRows } from '#kernel/ops/refused-rows'
import { ShopError } from '#kernel/shop-error'

/**
 * Calls of staff for the home page.
 * @param campaigns the kinds of campaigns that the page of all campaigns lists
 */
export const homeOps = (campaigns: readonly CampaignSource[]): readonly OpsAnswers[] => [
  reads(content, {
    home: (_, context) => readHome(context, campaigns),
    async picture({ name }, { db }) {
      const find = await findPictures(db, [{ name, field: 'name' }]).catch((error: Error) => {
        throw error instanceof RefusedRows ? new ShopError(REPLY_CODE.notFound, `没有图片 ${name}`, 'name') : error
      })
      return find(name)
    },
  }),
  writes(content, { setHome: (payload, context) => setHome(context, campaigns, payload) }),
]

type Campaigns = readonly CampaignSource[]

async function readHome(context: OpsContext, campaigns: Campaigns): Promise<OpsHome> {
  const { own, blocks } = await composed(context, campaigns)
  return { own, blocks, version: await readShopVersion(context.db) }
}

const composed = async ({ db, now }: OpsContext, campaigns: Campaigns) => {
  const page = await readComposed({ db, now, campaigns }, CONTENT_PAGE.home)
  return { ...page, blocks: page.blocks as OpsHome['blocks'] }
}

async function setHome(
  context: OpsContext,
  campaigns: Campaigns,
  { version, blocks }: SetHome,
): Promise<Written<OpsHome>> {
  const { db } = context
  await lockShopVersion(db, version)
  const { own, title, description, blocks: before } = await composed(context, campaigns)
  await writePages(db, [{ urlMapping: CONTENT_PAGE.home, title, description, blocks }])
  await pagesChanged(db)
  return {
    reply: await readHome(context, campaigns),
    changes: [{ target: { kind: 'page', id: CONTENT_PAGE.home }, before: { own, blocks: before }, after: { blocks } }],
  }
}
