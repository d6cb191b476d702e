import { AWARD_STATUS, formatDeadline, type AwardStatus } from '@hearth/domain'
import {
  useActions,
  useShop,
  type InviteAward,
  type InviteCampaign,
  type InviteState,
  type StoreDefinition,
} from '@hearth/state'
import { Box, Button, Card, Link, Text } from '@hearth/ui'
import css from './invite.module.css'

/** Props of `StepsPart`. */
export interface StepsPartProps {
  store: StoreDefinition<InviteState>
  campaign: InviteCampaign
  asker: number
}

const { claimable, claimed } = AWARD_STATUS

/** Status of a step or an award: open, claimed, or expired. */
const statusText = (status: AwardStatus, awardId: string | undefined): string =>
  status === claimed ? '已领取' : awardId === undefined ? '未达成' : '已过期'

/** Awards by number of buyers, and the awards won. */
export function StepsPart({ store, campaign, asker }: StepsPartProps) {
  const own = useShop(store, (state) => state.own.data)
  const busy = useShop(store, (state) => state.doing === 'award')
  const { takeAward } = useActions(store)
  const mine = asker === 2 ? own : undefined
  const shown = campaign.steps.map(({ buyerCount, reward }) => {
    const step = mine?.progress.steps.find((one) => one.buyerCount === buyerCount)
    return { buyerCount, reward, status: step?.status ?? AWARD_STATUS.notReached, awardId: step?.awardId }
  })
  const others = mine?.awards.filter(({ awardId }) => !shown.some((step) => step.awardId === awardId)) ?? []
  return (
    <Card as="section" label="邀请奖励">
      <Text as="h2" className={css.title}>
        邀请奖励
      </Text>
      <Box as="ul" role="list" className={css.steps}>
        {shown.map(({ buyerCount, reward, status, awardId }) => (
          <Box as="li" key={buyerCount} className={css.step}>
            <Box className={css.words}>
              <Text as="p">{`${buyerCount} 位成交好友`}</Text>
              <Text as="p" className={css.small}>
                {reward}
              </Text>
            </Box>
            {status === claimable && awardId !== undefined ? (
              <Button size="s" busy={busy} label={`领取 ${reward}`} onPress={() => takeAward(awardId)}>
                领取
              </Button>
            ) : (
              <Text className={css.small}>{statusText(status, awardId)}</Text>
            )}
          </Box>
        ))}
        {others.map((award) => (
          <OtherAward key={award.awardId} award={award} busy={busy} onTake={() => takeAward(award.awardId)} />
        ))}
      </Box>
      <Box className={css.ways}>
        <Link to="/my/coupons" className={css.way}>
          我的优惠券
        </Link>
      </Box>
    </Card>
  )
}

/** An award of an earlier campaign. */
function OtherAward({ award, busy, onTake }: { award: InviteAward; busy: boolean; onTake: () => Promise<void> }) {
  const { name, status, endTime, awardId } = award
  return (
    <Box as="li" className={css.step}>
      <Box className={css.words}>
        <Text as="p">{name}</Text>
        <Text as="p" className={css.small}>{`往期奖励 · ${formatDeadline(endTime)} 前领取`}</Text>
      </Box>
      {status === claimable ? (
        <Button size="s" busy={busy} label={`领取 ${name}`} onPress={onTake}>
          领取
        </Button>
      ) : (
        <Text className={css.small}>{statusText(status, awardId)}</Text>
      )}
    </Box>
  )
}
