import { NOT_FOUND_CODE, productPath } from '@hearth/domain'
import { crowdFundingStore, productStore, useActions, usePorts, useShop, userStore } from '@hearth/state'
import { Box, Button, BuyBar, EmptyState, Gallery } from '@hearth/ui'
import { useCallback, useMemo } from 'react'
import { useCampaignView } from '#hooks/use-campaign-view'
import { usePageLoad } from '#hooks/use-page-load'
import { usePromotionTime } from '#hooks/use-promotion-time'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { ShopPage } from '#parts/page/shop-page'
import type { ScreenProps } from '#routes'
import { viewFunding } from './funding-view'
import { ProgressPart } from './progress-part'
import { RulesPart } from './rules-part'
import { TiersPart } from './tiers-part'
import css from './crowd-funding.module.css'

/** The page of a crowd-funded product: its progress, its tiers, and a button to support it (F08, R04, S19). */
export function CrowdFundingScreen({ params, query }: ScreenProps) {
  const spuNo = params.spuNo ?? ''
  const { promotionId } = query
  const product = productStore(spuNo)
  const page = crowdFundingStore(spuNo)
  const { spu, skus } = useShop(product, ({ spu, skus }) => ({ spu, skus }))
  const { skuNo, leaving } = useShop(page, ({ skuNo, leaving }) => ({ skuNo, leaving }))
  const { load, refresh } = useActions(product)
  const { support } = useActions(page)
  const buyer = useShop(userStore, ({ info }) => info.data?.buyer)
  const { platform } = usePorts()
  const now = usePromotionTime(skus.data)
  const open = useCallback(() => load(), [load])
  usePageLoad(open, true, refresh)
  const view = useMemo(
    () => (skus.data ? viewFunding(skus.data, promotionId, { ...buyer, now }) : undefined),
    [skus.data, promotionId, buyer, now],
  )
  useCampaignView('crowdFunding', view?.promotion.promotionId)
  const tier =
    view?.tiers.find((one) => one.skuNo === skuNo) ?? view?.tiers.find(({ refusal }) => !refusal) ?? view?.tiers[0]
  const part = spu.status === 'ready' ? skus : spu
  const gone = (part.status === 'ready' && !view) || part.error?.code === String(NOT_FOUND_CODE)
  const refusal = view && !view.begun ? '尚未开始' : tier?.refusal
  const buttons =
    view && tier && refusal === '' ? (
      <Button block busy={leaving} onPress={() => support(tier.skuNo, tier.most)}>
        立即支持
      </Button>
    ) : (
      <Button block disabled>
        {refusal}
      </Button>
    )
  return (
    <ShopPage
      title={spu.data ? `众筹 · ${spu.data.name}` : '众筹详情'}
      description={spu.data?.sellingPoint}
      image={spu.data?.pictures[0]?.url}
      tone="soft"
      load={gone ? undefined : { ...part, data: view && spu.data }}
      onRetry={open}
      onRefresh={refresh}
      empty={gone}
      emptyState={
        <EmptyState
          picture="box"
          title="众筹已结束"
          text="支持过的订单可在“我的订单”里查看进展"
          action={
            spu.data ? { label: '看看这件商品', to: productPath(spuNo) } : { label: '全部商品', to: '/allproducts' }
          }
        />
      }
      skeleton={<CardsSkeleton lines={[6, 4, 3]} className={css.waiting} />}
      heading={view ? 'own' : 'bar'}
      phoneFooter
      footer={view && <BuyBar>{buttons}</BuyBar>}
    >
      {spu.data && view && tier && (
        <Box className={css.page}>
          <Box className={css.gallery}>
            <Gallery pictures={spu.data.pictures} label={`${spu.data.name}的图片`} />
          </Box>
          <Box className={css.column}>
            <ProgressPart spu={spu.data} view={view} now={now} />
            <TiersPart spuNo={spuNo} tiers={view.tiers} current={tier} />
            {platform.kind === 'web' && <Box className={css.deskButtons}>{buttons}</Box>}
            <RulesPart funding={view.funding} />
          </Box>
        </Box>
      )}
    </ShopPage>
  )
}
