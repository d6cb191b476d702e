import { couponThreshold, couponWorth, formatDeadline } from '@hearth/domain'
import { myCouponsStore, useActions, useShop, type MergeOffer } from '@hearth/state'
import { Box, Button, Dialog, Text } from '@hearth/ui'
import { useState } from 'react'
import css from './my-coupons.module.css'

/**
 * Lists sets of the shopper's coupons that can be merged into one (E07), and merges a set after asking for
 * confirmation. Renders nothing if there are no sets.
 */
export function MergePart() {
  const offers = useShop(myCouponsStore, (state) => state.offers.data)
  const { merge } = useActions(myCouponsStore)
  const [chosen, setChosen] = useState<MergeOffer>()
  if (!offers?.length) return null
  return (
    <Box as="section" label="可合并的优惠券" className={css.offers}>
      {offers.map((offer) => (
        <Box key={offer.mergeId} className={css.offer}>
          <Text className={css.offerText}>{offerText(offer)}</Text>
          <Button size="s" label={`合并为 ${offer.merged.couponName}`} onPress={() => setChosen(offer)}>
            合并
          </Button>
        </Box>
      ))}
      <Dialog
        open={chosen !== undefined}
        title="合并这些优惠券？"
        confirmText="合并"
        onCancel={() => setChosen(undefined)}
        onConfirm={async () => {
          if (chosen) await merge(chosen)
          setChosen(undefined)
        }}
      >
        {chosen && (
          <Text>
            {offerText(chosen)}（{couponThreshold(chosen.merged)}，{formatDeadline(chosen.merged.endTime)}{' '}
            前有效）。合并后原来的券不能恢复。
          </Text>
        )}
      </Dialog>
    </Box>
  )
}

const offerText = ({ coupons, merged }: MergeOffer): string => {
  const [first] = coupons
  return `${coupons.length} 张「${first?.couponName ?? '优惠券'}」可合并为 1 张 ${couponWorth(merged)}「${merged.couponName}」`
}
