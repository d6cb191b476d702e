import { AWARD_STATUS, formatDeadline, type AwardStatus } from '@hearth/domain'
import { useActions, useShop, type InviteCampaign, type InviteState, type StoreDefinition } from '@hearth/state'
import { Box, Button, Card, Link, Text } from '@hearth/ui'
import css from './invite.module.css'

export interface StepsPartProps {
  store: StoreDefinition<InviteState>
  campaign: InviteCampaign
  asker: number
}

const { claimable, claimed } = AWARD_STATUS

/** A step of the campaign, or an award of an earlier campaign. */
interface Step {
  key: number | string
  title: string
  note: string
  reward: string
  status: AwardStatus | undefined
  awardId: string | undefined
}

/** Returns the status of a step as text: not reached, claimed or expired. */
const statusText = ({ status, awardId }: Step): string =>
  status === claimed ? '已领取' : awardId === undefined ? '未达成' : '已过期'

/** The campaign's steps by number of buyers, and the awards that the promoter has won. */
export function StepsPart({ store, campaign, asker }: StepsPartProps) {
  const own = useShop(store, (state) => state.own.data)
  const busy = useShop(store, (state) => state.doing === 'award')
  const { takeAward } = useActions(store)
  const mine = asker === 2 ? own : undefined
  const steps = campaign.steps.map(({ buyerCount, reward }): Step => {
    const { status, awardId } = mine?.progress.steps.find((one) => one.buyerCount === buyerCount) ?? {}
    return { key: buyerCount, title: `${buyerCount} 位成交好友`, note: reward, reward, status, awardId }
  })
  for (const { awardId, name, status, endTime } of mine?.awards ?? [])
    if (!steps.some((step) => step.awardId === awardId)) {
      const note = `往期奖励 · ${formatDeadline(endTime)} 前领取`
      steps.push({ key: awardId, title: name, note, reward: name, status, awardId })
    }
  return (
    <Card as="section" label="邀请奖励">
      <Text as="h2" className={css.title}>
        邀请奖励
      </Text>
      <Box as="ul" role="list" className={css.steps}>
        {steps.map((step) => (
          <Box as="li" key={step.key} className={css.step}>
            <Box className={css.words}>
              <Text as="p">{step.title}</Text>
              <Text as="p" className={css.small}>
                {step.note}
              </Text>
            </Box>
            {step.status === claimable && step.awardId !== undefined ? (
              <Button size="s" busy={busy} label={`领取 ${step.reward}`} onPress={() => takeAward(step.awardId!)}>
                领取
              </Button>
            ) : (
              <Text className={css.small}>{statusText(step)}</Text>
            )}
          </Box>
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
