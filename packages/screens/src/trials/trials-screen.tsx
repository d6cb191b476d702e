import { trialsStore, useActions, useShop, type PromotionWithProducts } from '@hearth/state'
import { Box, Button, Card, EmptyState, Image, Link, Text } from '@hearth/ui'
import { useAsker } from '#hooks/use-asker'
import { usePageLoad } from '#hooks/use-page-load'
import { useShownAgain } from '#hooks/use-shown-again'
import { CardsSkeleton } from '#parts/cards-skeleton'
import { ShopPage } from '#parts/shop-page'
import { routePath } from '#routes'
import { TrialCard } from './trial-card'
import css from './trials.module.css'

/** What can be tried for free, and what the shopper tries (F02). */
export function TrialsScreen() {
  const { trials } = useShop(trialsStore, (state) => state)
  // Asked once it is known who asks, or that it can't be told: else own trials would come above what is already read.
  const asker = useAsker()
  const { load, signPayLater } = useActions(trialsStore)
  usePageLoad(load, asker)
  useShownAgain(load)
  const { offered = [], own, payLater } = trials.data ?? {}
  const tried = own?.trials ?? []
  return (
    <ShopPage
      title="免费试用"
      description="先试后买，不满意免费寄回"
      tone="soft"
      load={trials}
      onRetry={load}
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
          <Card as="section" label="先用后付">
            <Text as="p" className={css.terms}>
              签署先用后付后，试用到期没有归还的商品会自动付款，不用担心逾期。
            </Text>
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

function Offered({ promotion: { promotionName, trialDays, products } }: { promotion: PromotionWithProducts }) {
  return (
    <Box as="section" className={css.part} label={promotionName}>
      <Text as="h2" className={css.title}>
        {promotionName}
      </Text>
      <Box as="ul" role="list" className={css.list}>
        {products.map(({ spuNo, name, sellingPoint, picture }) => (
          <Box as="li" key={spuNo}>
            <Card>
              <Link to={routePath('freeActivity', { spuNo })} className={css.line}>
                <Box className={css.frame}>
                  <Image src={picture.url} alt="" width={picture.width} height={picture.height} sizes="88px" />
                </Box>
                <Box className={css.words}>
                  <Text as="p" className={css.name}>
                    {name}
                  </Text>
                  <Text as="p" className={css.note}>
                    {sellingPoint}
                  </Text>
                  <Text as="p" className={css.free}>
                    0 元试用 {trialDays} 天
                  </Text>
                </Box>
              </Link>
            </Card>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
