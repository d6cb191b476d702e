import { formatAmount } from '@hearth/domain'
import { partnerStore, useActions, useShop } from '@hearth/state'
import { Box, Card, Loaded, Skeleton, Text } from '@hearth/ui'
import { ShopFiguresPart } from '#parts/promoter/shop-figures'
import css from './partner.module.css'

/** The balance of a partner shop, its total earnings, and today's earnings. */
export function MoneyPart() {
  const money = useShop(partnerStore, (state) => state.money)
  const { open } = useActions(partnerStore)
  return (
    <Card as="section" label="资产">
      <Loaded load={money} onRetry={open} skeleton={<Skeleton lines={4} />}>
        {({ assets, amount, statistics }) => (
          <>
            <Text as="h2" className={css.title}>
              资产
            </Text>
            <Box as="dl" className={css.amounts}>
              <Amount name="可提现" fen={assets.withdrawableAmount} />
              <Amount name="待结算" fen={assets.pendingAmount} />
              <Amount name="累计返利" fen={amount.totalAmount} />
            </Box>
            <ShopFiguresPart title="今天" figures={statistics.today} />
          </>
        )}
      </Loaded>
    </Card>
  )
}

function Amount({ name, fen }: { name: string; fen: number }) {
  return (
    <Box className={css.amount}>
      <Box as="dt" className={css.note}>
        {name}
      </Box>
      <Box as="dd" className={css.fen}>{`¥${formatAmount(fen)}`}</Box>
    </Box>
  )
}
