import {
  AWARD_STATUS,
  claimText,
  FISSION_DEED_TEXT,
  FISSION_OFF_TEXT,
  fissionDeed,
  formatDeadline,
  type CampaignStatus,
} from '@hearth/domain'
import {
  useActions,
  usePorts,
  useShop,
  userStore,
  type FissionActivity,
  type FissionState,
  type StoreDefinition,
} from '@hearth/state'
import { Box, Button, Card, Link, Text } from '@hearth/ui'
import { useState } from 'react'
import { CouponCard } from '#parts/coupon/coupon-card'
import { ShareSheet } from '#parts/campaign/share-sheet'
import { routePath } from '#routes'
import { HelperFaces } from './helper-faces'
import css from './fission.module.css'

export interface OwnPartProps {
  store: StoreDefinition<FissionState>
  activity: FissionActivity
  /** The activity's current status. */
  status: CampaignStatus
  /** What is known of the viewer: 2 for a shopper, 1 for a visitor, 0 while unknown. */
  asker: number
}

/** The reward, the friends who helped, and the shopper's next action. */
export function OwnPart({ store, activity, status, asker }: OwnPartProps) {
  const doing = useShop(store, (state) => state.doing)
  const { start, takeReward } = useActions(store)
  const { needLogin } = useActions(userStore)
  const { platform } = usePorts()
  const [sharing, setSharing] = useState(false)
  const { activityId, name, description, picture, productInfo, helpers, reward, quantity, remaining, runs } = activity
  const own = asker === 2 ? activity.own : undefined
  const deed = fissionDeed({
    status,
    runs,
    remaining,
    own: own && {
      complete: own.helperCount >= own.helpers,
      claimed: own.rewardStatus === AWARD_STATUS.claimed,
      claimable: own.rewardStatus === AWARD_STATUS.claimable,
    },
  })
  const press = async () => {
    if (needLogin(routePath('fission', { activityId }))) return
    if (deed === 'start') {
      if (await start()) setSharing(true)
    } else if (deed === 'invite') setSharing(true)
    else if (deed === 'claim') await takeReward()
  }
  const can = deed === 'start' || deed === 'invite' || deed === 'claim'
  const left = own ? Math.max(0, own.helpers - own.helperCount) : helpers
  return (
    <Card as="section" label="我的助力">
      <Box className={css.line}>
        <Text as="h2" className={css.title}>
          {`${helpers} 位好友助力，${claimText(reward.name)}`}
        </Text>
        {quantity !== undefined && <Text className={css.small}>{`剩 ${remaining} 份`}</Text>}
      </Box>
      {reward.coupon && <CouponCard coupon={reward.coupon} edged />}
      {own && <HelperFaces share={own} />}
      {own && deed === 'invite' && (
        <Text as="p" className={css.note}>{`还差 ${left} 位好友，好友本人登录助力才算数`}</Text>
      )}
      {own && deed === 'claim' && (
        <Text as="p" className={css.note}>{`助力已满，请在 ${formatDeadline(own.claimDeadline)} 前领取`}</Text>
      )}
      {deed === 'had' ? (
        <Text as="p" className={css.note}>
          奖励已放入您的账户，每人限领 1 份
        </Text>
      ) : (
        <Button
          block
          className={css.press}
          disabled={!can}
          busy={doing === 'start' || doing === 'reward'}
          onPress={press}
        >
          {FISSION_DEED_TEXT[deed]}
        </Button>
      )}
      {deed === 'start' && (
        <Text as="p" className={css.note}>
          是否邀请由您决定，只分享不会获得奖励，也不影响购买商品
        </Text>
      )}
      {deed === 'off' && (
        <Text as="p" className={css.note}>
          {FISSION_OFF_TEXT}
        </Text>
      )}
      {!can && (
        <Box className={css.ways}>
          {deed === 'had' && (
            <Link to={reward.coupon ? '/my/coupons' : '/my/points'} className={css.way}>
              {reward.coupon ? '去使用优惠券' : '查看我的积分'}
            </Link>
          )}
          <Link to="/welfare/now" className={css.way}>
            福利活动
          </Link>
          <Link to="/coupons" className={css.way}>
            领券中心
          </Link>
          <Link to="/activity" className={css.way}>
            优惠活动
          </Link>
        </Box>
      )}
      {own && (
        <ShareSheet
          open={sharing}
          onClose={() => setSharing(false)}
          path={platform.kind === 'web' ? own.url : routePath('fission', { activityId }, { shareId: own.shareId })}
          meta={{
            title: own.title,
            description: description || name,
            image: (picture ?? productInfo.picture).url,
            shareQuery: { shareId: own.shareId },
          }}
        />
      )}
    </Card>
  )
}
