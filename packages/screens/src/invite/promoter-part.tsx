import { buyersToNextStep, formatAmount } from '@hearth/domain'
import {
  useActions,
  useShop,
  userStore,
  type InviteCampaign,
  type InviteState,
  type ShareCode,
  type StoreDefinition,
} from '@hearth/state'
import { Box, Button, Card, Cell, ErrorState, late, Skeleton, Text } from '@hearth/ui'
import { useState } from 'react'
import { routePath } from '#routes'
import css from './invite.module.css'

const RebateShareSheet = late(async () => (await import('#parts/promoter/rebate-share-sheet')).RebateShareSheet)
const NickSheet = late(async () => (await import('./nick-sheet')).NickSheet)
const SmsSheet = late(async () => (await import('./sms-sheet')).SmsSheet)

export interface PromoterPartProps {
  store: StoreDefinition<InviteState>
  campaign: InviteCampaign
  /** Whether the campaign lets the promoter invite now. */
  inviting: boolean
  /** What is known of the viewer: 2 for a shopper, 1 for a visitor, 0 while unknown. */
  asker: number
}

/** Returns the link that invites a friend. */
const linkOf = ({ shareId, url }: ShareCode): string => {
  const origin = /^https?:\/\/[^/]+/.exec(url)?.[0] ?? ''
  return origin + routePath('invite', {}, { shareId })
}

/** The results of a promoter's invitations, and buttons to invite. */
export function PromoterPart({ store, campaign, inviting, asker }: PromoterPartProps) {
  const own = useShop(store, (state) => state.own)
  const busy = useShop(store, (state) => state.doing === 'share')
  const { share, loadOwn } = useActions(store)
  const { needLogin } = useActions(userStore)
  const [code, setCode] = useState<ShareCode>()
  const [sheet, setSheet] = useState<'share' | 'sms' | 'nick'>()
  const close = () => setSheet(undefined)
  if (asker !== 2)
    return (
      <Card as="section" label="邀请新朋友">
        <Text as="h2" className={css.title}>
          邀请新朋友，朋友得券您得奖励
        </Text>
        <Text as="p" className={css.note}>
          登录后查看邀请进度；成为推广员不收任何费用
        </Text>
        <Button block className={css.press} disabled={asker === 0} onPress={() => void needLogin(routePath('invite'))}>
          登录后邀请
        </Button>
      </Card>
    )
  if (!own.data)
    return (
      <Card as="section" label="我的邀请">
        {own.status === 'failed' ? (
          <ErrorState text={own.error?.message} onRetry={() => void loadOwn()} />
        ) : (
          <Skeleton lines={4} />
        )}
      </Card>
    )
  const { progress, summary, usernick } = own.data
  const { mayInvite, refusal, invitedCount, waitingCount, buyerCount, smsLeft } = progress
  const left = buyersToNextStep(campaign.steps, buyerCount)
  const figures = [
    ['已邀请', invitedCount],
    ['已下单待确认', waitingCount],
    ['成交好友', buyerCount],
    ['邀请返利', `¥${formatAmount(summary.totalAmount)}`],
    ['其中待结算', `¥${formatAmount(summary.pendingAmount)}`],
  ] as const
  const invite = async (by: 'share' | 'sms') => {
    const made = code ?? (await share())
    if (!made) return
    setCode(made)
    setSheet(by)
  }
  return (
    <Card as="section" label="我的邀请">
      <Text as="h2" className={css.title}>
        我的邀请
      </Text>
      <Box className={css.figures}>
        {figures.map(([label, value]) => (
          <Box key={label} className={css.figure}>
            <Text className={css.small}>{label}</Text>
            <Text className={css.sum}>{value}</Text>
          </Box>
        ))}
      </Box>
      <Text as="p" className={css.note}>
        {left === undefined ? '所有奖励都已达成，谢谢您' : `再有 ${left} 位成交好友，即可达成下一档奖励`}
      </Text>
      {!mayInvite ? (
        <>
          <Text as="p" className={css.note}>
            {refusal}
          </Text>
          <Cell icon="user" title="推广员认证" note="免费申请，不收任何费用" to={routePath('certification')} />
        </>
      ) : (
        <>
          {inviting && (
            <Box className={css.presses}>
              <Button block busy={busy} onPress={() => invite('share')}>
                邀请好友
              </Button>
              <Button block kind="outline" onPress={() => invite('sms')}>
                短信邀请
              </Button>
            </Box>
          )}
          <Cell icon="user" title="排行榜昵称" value={usernick} onPress={() => setSheet('nick')} />
          <Cell icon="share" title="分享赚" note="分享好物，好友下单有返利" to={routePath('rebate')} />
        </>
      )}
      {code && (
        <RebateShareSheet
          open={sheet === 'share'}
          onClose={close}
          name={campaign.title}
          path={routePath('invite', {}, { shareId: code.shareId })}
          link={linkOf(code)}
        />
      )}
      {code && sheet === 'sms' && (
        <SmsSheet
          open
          store={store}
          campaign={campaign}
          inviter={usernick}
          link={linkOf(code)}
          left={smsLeft}
          onClose={close}
        />
      )}
      {sheet === 'nick' && <NickSheet open store={store} usernick={usernick} onClose={close} />}
    </Card>
  )
}
