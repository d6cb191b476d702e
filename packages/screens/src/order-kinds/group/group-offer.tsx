import { campaignOf, formatFen, missingMembers } from '@hearth/domain'
import { openGroupsStore, productStore, useActions, useShop, type Group } from '@hearth/state'
import { Box, Button, Tag, Text } from '@hearth/ui'
import { useLoad } from '#hooks/use-load'
import { PromotionClock } from '#parts/campaign/promotion-clock'
import { Face } from '#parts/campaign/face'
import { routePath } from '#routes'
import type { OfferPartProps } from '../kind-view'
import { useJoin } from './use-join'
import { hoursText, sizeText } from './group-text'
import css from './group.module.css'

/** The part of a product page that sells in groups: the group price beside the normal price, and open groups. */
export function GroupOffer({ promotion, sku, price, most }: OfferPartProps) {
  const { promotionId, promotionPrice = 0 } = promotion
  const terms = campaignOf(promotion, 'group')
  const { spuNo, skuNo } = sku
  const product = productStore(spuNo)
  const store = openGroupsStore(promotionId, spuNo)
  const groups = useShop(store, (state) => state.groups)
  const { quantity, leaving } = useShop(product, ({ quantity, leaving }) => ({ quantity, leaving }))
  const { load, buy } = useActions(store)
  const { buyNow } = useActions(product)
  const join = useJoin(routePath('product', { spuNo }, { skuNo }))
  useLoad(load)
  if (!terms) return null
  const pieces = { skuNo, itemQuantity: Math.min(quantity, most) }
  return (
    <Box as="section" className={css.offer} label="拼团">
      <Box className={css.head}>
        <Tag tone="accent">{sizeText(terms.groupSize)}</Tag>
        <Text className={css.price}>¥{formatFen(promotionPrice)}</Text>
        <Text className={css.note}>
          {hoursText(terms.groupHours)}内满 {terms.groupSize} 人成团，未成团全额退款
        </Text>
      </Box>
      <Box className={css.ways}>
        <Button kind="outline" block busy={leaving} onPress={buyNow}>
          单独购买 ¥{formatFen(price)}
        </Button>
        <Button block onPress={() => join(() => buy(pieces))}>
          发起拼团 ¥{formatFen(promotionPrice)}
        </Button>
      </Box>
      {groups.data && groups.data.length > 0 && (
        <Box as="ul" role="list" className={css.open}>
          {groups.data.map((group) => (
            <Box as="li" key={group.groupId} className={css.line}>
              <OpenGroup group={group} onEnd={load} onJoin={() => join(() => buy(pieces, group.groupId))} />
            </Box>
          ))}
        </Box>
      )}
    </Box>
  )
}

/** One open group, with a button to join it. */
function OpenGroup({ group, onEnd, onJoin }: { group: Group; onEnd: () => void; onJoin: () => void }) {
  const { members, groupSize, endTime, own } = group
  const leader = members[0]
  const missing = missingMembers({ groupSize, memberCount: members.length })
  return (
    <>
      <Face picture={leader?.uimg} />
      <Box className={css.words}>
        <Text as="p" className={css.name}>
          {leader?.displayName} 的团
        </Text>
        <Box className={css.left}>
          <Text className={css.strong}>还差 {missing} 人</Text>
          <PromotionClock endTime={endTime} label="剩余" onEnd={onEnd} />
        </Box>
      </Box>
      {own ? (
        <Text className={css.note}>已参团</Text>
      ) : (
        <Button
          kind="soft"
          size="s"
          onPress={onJoin}
          label={`去参团：${leader?.displayName ?? ''} 的团，还差 ${missing} 人`}
        >
          去参团
        </Button>
      )}
    </>
  )
}
