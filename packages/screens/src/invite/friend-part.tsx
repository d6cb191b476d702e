import {
  useActions,
  useShop,
  userStore,
  type InviteCampaign,
  type InviteState,
  type StoreDefinition,
} from '@hearth/state'
import { Box, Button, Card, Link, Text } from '@hearth/ui'
import { useState } from 'react'
import { CouponCard } from '#parts/coupon/coupon-card'
import { Face } from '#parts/campaign/face'
import { routePath } from '#routes'
import css from './invite.module.css'

export interface FriendPartProps {
  store: StoreDefinition<InviteState>
  campaign: InviteCampaign
  shareId: string
  /** What is known of the viewer: 2 for a shopper, 1 for a visitor, 0 while unknown. */
  asker: number
}

/** An invitation as the invited friend sees it: the promoter, the coupon, and a button to take the coupon. */
export function FriendPart({ store, campaign, shareId, asker }: FriendPartProps) {
  const invitation = useShop(store, (state) => state.invitation)
  const busy = useShop(store, (state) => state.doing === 'coupon')
  const { receive } = useActions(store)
  const { needLogin } = useActions(userStore)
  const [refused, setRefused] = useState<string>()
  const { data, status } = invitation
  const gone = !data && status === 'failed'
  const taken = asker === 2 && data?.couponId !== undefined
  const why = refused ?? (asker === 2 ? data?.refusal : undefined)
  const press = async () => {
    if (needLogin(routePath('invite', {}, { shareId }))) return
    setRefused(await receive())
  }
  return (
    <Card as="section" label="好友的邀请">
      {data && (
        <Box className={css.who}>
          <Face picture={data.uimg || undefined} />
          <Text as="h2" className={css.title}>{`${data.displayName} 送您一张新人券`}</Text>
        </Box>
      )}
      <CouponCard coupon={campaign.coupon} edged off={gone || (why !== undefined && !taken)} />
      {gone ? (
        <Text as="p" className={css.note}>
          这个邀请已失效，看看其他优惠吧
        </Text>
      ) : taken ? (
        <Text as="p" className={css.good}>
          已领取，在有效期内下单时使用
        </Text>
      ) : why !== undefined ? (
        <Text as="p" className={css.note}>
          {why}
        </Text>
      ) : (
        <>
          <Button block className={css.press} busy={busy} disabled={!data} onPress={press}>
            领取新人券
          </Button>
          <Text as="p" className={css.note}>
            限从未在本店购买过的新朋友，每人一张；您下单后，邀请人可能获得推广返利
          </Text>
        </>
      )}
      <Box className={css.ways}>
        <Link to={taken ? '/my/coupons' : '/coupons'} className={css.way}>
          {taken ? '查看优惠券' : '领券中心'}
        </Link>
        <Link to="/allproducts" className={css.way}>
          去逛逛
        </Link>
        <Link to={routePath('invite')} className={css.way}>
          我也要邀请
        </Link>
      </Box>
    </Card>
  )
}
