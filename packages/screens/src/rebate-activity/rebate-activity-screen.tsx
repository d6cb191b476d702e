import { formatYuan, openRebateActivity, priceSku, productPath } from '@hearth/domain'
import { rebateActivityStore, useActions, useNow, useShop, type RebateSku } from '@hearth/state'
import { Box, EmptyState, Image, Link, Price, Section, Text } from '@hearth/ui'
import { useLoginGate } from '#hooks/use-login-gate'
import { usePageLoad } from '#hooks/use-page-load'
import { useWhole } from '#hooks/use-whole'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { PromotionClock } from '#parts/campaign/promotion-clock'
import { RebateShare } from '#parts/promoter/rebate-share'
import { ShopPage } from '#parts/page/shop-page'
import { routePath, type ScreenProps } from '#routes'
import css from './rebate-activity.module.css'

/** A rebate activity with its products, shown until the activity ends by the server's clock (S21). */
export function RebateActivityScreen({ params: { id = '' } }: ScreenProps) {
  const store = rebateActivityStore(id)
  const { activity, skus } = useShop(store, ({ activity, skus }) => ({ activity, skus }))
  const { open } = useActions(store)
  usePageLoad(open, useLoginGate(routePath('rebateActivity', { id })))
  const now = useNow(1000, [activity.data?.endTime])
  const shown = activity.data && openRebateActivity(activity.data, { now, offset: 0 })
  const whole = useWhole(activity, skus)
  return (
    <ShopPage
      title={shown?.title ?? '返利活动'}
      tone="soft"
      load={whole}
      onRefresh={open}
      skeleton={<CardsSkeleton lines={[3, 3, 3]} className={css.list} />}
      empty={activity.data !== undefined && !shown}
      emptyState={
        <EmptyState
          picture="box"
          title="活动已结束"
          text="看看其他返利商品吧"
          action={{ label: '分享赚', to: routePath('rebate') }}
        />
      }
    >
      {shown && (
        <>
          <Image
            src={shown.picture.url}
            alt=""
            width={shown.picture.width}
            height={shown.picture.height}
            sizes="100vw"
            className={css.picture}
          />
          <Section
            title="活动商品"
            subtitle={shown.description}
            aside={<PromotionClock endTime={shown.endTime} label="距结束" />}
          >
            <Box as="ul" role="list" className={css.list}>
              {(skus.data ?? []).map((sku) => (
                <Box as="li" key={sku.skuNo}>
                  <SkuRow sku={sku} now={now} />
                </Box>
              ))}
            </Box>
          </Section>
        </>
      )}
    </ShopPage>
  )
}

/** A sku of the activity, with the rebate for one sold piece. */
function SkuRow({ sku, now }: { sku: RebateSku; now: number }) {
  const { skuNo, spuNo, skuName: name, picture, rebateAmount } = sku
  return (
    <Box as="article" className={css.row}>
      <Link to={productPath(spuNo, skuNo)} className={css.product}>
        <Box className={css.frame}>
          <Image src={picture.url} alt="" width={picture.width} height={picture.height} sizes="80px" />
        </Box>
        <Box className={css.words}>
          <Text as="p" className={css.name}>
            {name}
          </Text>
          <Price fen={priceSku(sku, { now }).price ?? sku.price} size="s" plain />
          {rebateAmount > 0 && <Text className={css.earn}>{`预计赚 ¥${formatYuan(rebateAmount)}`}</Text>}
        </Box>
      </Link>
      <RebateShare product={{ skuNo, spuNo, name }} />
    </Box>
  )
}
