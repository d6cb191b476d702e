import { trialsStore, useActions, useShop } from '@hearth/state'
import { Box, Button, Card, EmptyState, Text } from '@hearth/ui'
import { useAsker } from '#hooks/use-asker'
import { usePageLoad } from '#hooks/use-page-load'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { IconRow, type IconRowItem } from '#parts/campaign/icon-row'
import { ShopPage } from '#parts/page/shop-page'
import { Offered } from './offered'
import { TrialCard } from './trial-card'
import css from './trials.module.css'

/** Explains how a trial works and what it costs. */
const STEPS: readonly IconRowItem[] = [
  { icon: 'text', title: '实名申请', text: '免押金' },
  { icon: 'truck', title: '包邮到家', text: '签收后算起' },
  { icon: 'check', title: '喜欢再付', text: '付款即买下' },
  { icon: 'box', title: '不合适寄回', text: '运费商城付' },
]

/** Products for free trials, and the shopper's own trials (F02). */
export function TrialsScreen() {
  const { trials } = useShop(trialsStore, (state) => state)
  // The load waits until the viewer is known or could not be loaded. If the shopper's own trials came later, they would
  // move the list that the shopper reads.
  const asker = useAsker()
  const { load, signPayLater } = useActions(trialsStore)
  usePageLoad(load, asker)
  const { offered = [], own, payLater } = trials.data ?? {}
  const tried = own?.trials ?? []
  return (
    <ShopPage
      title="免费试用"
      description="先试后买，不满意免费寄回"
      tone="soft"
      load={trials}
      onRefresh={load}
      skeleton={<CardsSkeleton lines={[3, 3, 3]} className={css.page} />}
      empty={trials.data && offered.length === 0 && tried.length === 0}
      emptyState={
        <EmptyState
          picture="box"
          title="暂无可以试用的商品"
          text="过段时间再来看看吧"
          action={{ label: '看看全部商品', to: '/allproducts' }}
        />
      }
    >
      <Box className={css.page}>
        <Card as="section" label="试用流程">
          <IconRow label="试用流程" items={STEPS} />
          <Text as="p" className={css.rule}>
            年满 18 岁、完成实名登记即可申请；到期没有归还，视为购买，按商品价付款。
          </Text>
        </Card>
        {tried.length > 0 && (
          <Box as="section" className={css.part} label="我的试用">
            <Text as="h2" className={css.title}>
              我的试用
            </Text>
            <Box as="ul" role="list" className={css.list}>
              {tried.map((trial) => (
                <TrialCard key={trial.orderId} trial={trial} />
              ))}
            </Box>
          </Box>
        )}
        {payLater?.signUrl && (
          <Card as="section" label="先用后付" className={css.payLater}>
            <Box className={css.words}>
              <Text as="h2" className={css.name}>
                开通先用后付
              </Text>
              <Text as="p" className={css.terms}>
                签署先用后付后，试用到期没有归还的商品会自动付款，不用担心逾期。
              </Text>
            </Box>
            <Button kind="outline" size="s" onPress={signPayLater}>
              去签署
            </Button>
          </Card>
        )}
        {offered.map((promotion) => (
          <Offered key={promotion.promotionId} promotion={promotion} />
        ))}
      </Box>
    </ShopPage>
  )
}
