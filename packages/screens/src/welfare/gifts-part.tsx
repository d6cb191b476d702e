import {
  COUPON_STATUS,
  COUPON_STATUS_LABEL,
  isFreePostage,
  PRESENT_DEED_TEXT,
  presentDeed,
  type CampaignStatus,
} from '@hearth/domain'
import {
  useActions,
  usePorts,
  useShop,
  userStore,
  type ActivityPresent,
  type StoreDefinition,
  type WelfareState,
} from '@hearth/state'
import { Box, Button, Card, Link, Text } from '@hearth/ui'
import { CouponCard } from '#parts/coupon/coupon-card'
import { routePath } from '#routes'
import { GuestForm } from './guest-form'
import { stepPath } from './step-path'
import css from './welfare.module.css'

export interface GiftsPartProps {
  store: StoreDefinition<WelfareState>
  present: ActivityPresent
  /** The activity's current status. */
  status: CampaignStatus
  /** What is known of the viewer: 2 for a shopper, 1 for a visitor, 0 while unknown. */
  asker: number
  /** The code of a hotel, from the page's address. */
  hotelCode?: string
}

/** The presents of an activity, the number left, and the shopper's next action. */
export function GiftsPart({ store, present, status, asker, hotelCode }: GiftsPartProps) {
  const { activityId, coupons, integral, quantity, remaining, reason, taken = [] } = present
  const deed = presentDeed({ ...present, campaignStatus: status })
  const off = deed === 'over' || deed === 'noneLeft'
  return (
    <Card as="section" label="活动礼品">
      <Box className={css.line}>
        <Text as="h2" className={css.title}>
          活动礼品
        </Text>
        {quantity !== undefined && deed !== 'over' && (
          <Text className={css.note}>{remaining === 0 ? `共 ${quantity} 份，已抢光` : leftText(remaining)}</Text>
        )}
      </Box>
      <Box as="ul" role="list" className={css.gifts}>
        {coupons.map((coupon) => {
          const own = taken.find(({ couponBatchId }) => couponBatchId === coupon.couponBatchId)
          const usable = own?.couponStatus === COUPON_STATUS.usable
          return (
            <Box as="li" key={coupon.couponBatchId}>
              <CouponCard coupon={coupon} edged off={off || (own !== undefined && !usable)}>
                {usable ? (
                  <Link to={couponPath(coupon)} className={css.use} label={`去使用 ${coupon.couponName}`}>
                    去使用
                  </Link>
                ) : (
                  own && <Text className={css.note}>{COUPON_STATUS_LABEL[own.couponStatus]}</Text>
                )}
              </CouponCard>
            </Box>
          )
        })}
        {integral !== undefined && (
          <Box as="li" className={css.points}>
            <Text className={css.amount}>{`${integral}`}</Text>
            <Box className={css.words}>
              <Text as="p" className={css.strong}>
                积分
              </Text>
              <Text as="p" className={css.note}>
                可在积分商城兑换商品
              </Text>
            </Box>
            {(deed === 'had' || deed === 'use') && (
              <Link to="/points" className={css.use} label="去使用 积分">
                去使用
              </Link>
            )}
          </Box>
        )}
      </Box>
      {deed === 'code' && asker === 2 ? (
        <GuestForm store={store} needsRoom={present.needsRoom} hotelCode={hotelCode} />
      ) : (
        <TakeButton store={store} present={present} deed={deed} path={hotelPath(activityId, hotelCode)} />
      )}
      {reason !== undefined && deed === 'closed' && <Text className={css.reason}>{reason}</Text>}
      {(deed === 'use' || deed === 'had') && <Text className={css.reason}>已放入您的账户，每人限领 1 份</Text>}
      {off && <Text className={css.reason}>下面还有其他福利，也可以去领券中心看看</Text>}
    </Card>
  )
}

/** The page shows the number of presents left if the number is at most this. */
const FEW = 999

const leftText = (remaining: number | undefined): string =>
  remaining === undefined ? '' : remaining <= FEW ? `剩 ${remaining} 份` : '数量充足'

const hotelPath = (activityId: string, hotelCode: string | undefined): string =>
  routePath('welfare', { activityId }, hotelCode === undefined ? {} : { hotelCode })

const couponPath = (coupon: ActivityPresent['coupons'][number]): string =>
  isFreePostage(coupon) ? '/allproducts' : routePath('couponProducts', { batchId: coupon.couponBatchId })

function TakeButton({
  store,
  present,
  deed,
  path,
}: {
  store: StoreDefinition<WelfareState>
  present: ActivityPresent
  deed: ReturnType<typeof presentDeed>
  path: string
}) {
  const taking = useShop(store, (state) => state.taking)
  const next = useShop(store, ({ steps }) => steps.data?.next)
  const { take } = useActions(store)
  const { needLogin } = useActions(userStore)
  const { navigate } = usePorts()
  const { coupons, taken = [] } = present
  const press = async () => {
    if (needLogin(path)) return
    switch (deed) {
      case 'take':
      case 'claim':
        await take()
        return
      case 'goOn': {
        const to = next && stepPath(next)
        if (to) navigate(to)
        return
      }
      case 'use': {
        const usable = taken.find(({ couponStatus }) => couponStatus === COUPON_STATUS.usable)
        const coupon = coupons.find(({ couponBatchId }) => couponBatchId === usable?.couponBatchId)
        navigate(coupon && taken.length === 1 ? couponPath(coupon) : '/my/coupons')
      }
    }
  }
  const can = deed === 'take' || deed === 'claim' || deed === 'goOn' || deed === 'use' || deed === 'code'
  return (
    <Button
      block
      className={css.take}
      kind={deed === 'use' ? 'outline' : 'primary'}
      disabled={!can}
      busy={taking}
      onPress={press}
    >
      {PRESENT_DEED_TEXT[deed]}
    </Button>
  )
}
