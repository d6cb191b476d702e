import { CAMPAIGN_STATUS, campaignStatusAt } from '@hearth/domain'
import { bargainSkuStore, useActions, usePorts, useShop, type BargainSku } from '@hearth/state'
import { Box, Button } from '@hearth/ui'
import { useJoin } from '#order-kinds/group/use-join'
import { routePath } from '#routes'
import css from './bargain-sku.module.css'

/** Buttons that start a bargain, open the shopper's own bargain, or buy the product without a bargain. */
export function StartButtons({ item, now }: { item: BargainSku; now: number }) {
  const { skuNo, spuNo, bargainCampaignId, bargainId, soldOut, runs } = item
  const store = bargainSkuStore(skuNo, bargainCampaignId)
  const starting = useShop(store, (state) => state.starting)
  const { start } = useActions(store)
  const { navigate } = usePorts()
  const needLogin = useJoin(routePath('bargainSku', { skuNo, bargainCampaignId }))
  const status = campaignStatusAt(item, now)
  const words =
    status === CAMPAIGN_STATUS.notBegun
      ? '即将开始'
      : status === CAMPAIGN_STATUS.over
        ? '活动已结束'
        : soldOut
          ? '已抢光'
          : runs
            ? ''
            : '当前平台暂不支持'
  return (
    <Box className={css.buttons}>
      <Button kind="outline" block onPress={() => navigate(routePath('product', { spuNo }, { skuNo }))}>
        直接购买
      </Button>
      {bargainId === undefined ? (
        <Button block disabled={words !== ''} busy={starting} onPress={() => needLogin(() => void start())}>
          {words || '发起砍价'}
        </Button>
      ) : (
        <Button block onPress={() => navigate(routePath('bargain', { bargainId }))}>
          查看我的砍价
        </Button>
      )}
    </Box>
  )
}
