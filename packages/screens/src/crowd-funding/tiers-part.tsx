import { crowdFundingStore, useActions, useShop } from '@hearth/state'
import { Box, Card, Choice, Price, QuantityStepper, Text } from '@hearth/ui'
import type { FundingTier } from './funding-view'
import css from './crowd-funding.module.css'

/** Lets the shopper choose a tier and a quantity. */
export function TiersPart({ spuNo, tiers, current }: { spuNo: string; tiers: FundingTier[]; current: FundingTier }) {
  const page = crowdFundingStore(spuNo)
  const quantity = useShop(page, (state) => state.quantity)
  const { choose, setQuantity } = useActions(page)
  return (
    <Card as="section" label="支持档位">
      <Text as="h2" className={css.title}>
        支持档位
      </Text>
      <Choice
        kind="radiogroup"
        label="支持档位"
        className={css.tiers}
        onChoose={choose}
        options={tiers.map((tier) => ({
          key: tier.skuNo,
          selected: tier.skuNo === current.skuNo,
          className: tier.skuNo === current.skuNo ? css.tierOn : css.tier,
          content: (
            <>
              <Box className={css.tierWords}>
                <Text as="p" className={css.tierName}>
                  {tier.name}
                </Text>
                <Text as="p" className={css.note}>
                  {tier.refusal || '众筹成功后发货'}
                  {tier.scarcity && <Text className={css.scarce}> · {tier.scarcity}</Text>}
                </Text>
              </Box>
              <Price fen={tier.price} originalFen={tier.originalPrice} plain={tier.refusal !== ''} />
            </>
          ),
        }))}
      />
      {!current.refusal && (
        <Box className={css.count}>
          <Text>支持数量</Text>
          <QuantityStepper
            label="支持数量"
            value={Math.min(quantity, current.most)}
            max={current.most}
            onChange={setQuantity}
          />
        </Box>
      )}
    </Card>
  )
}
