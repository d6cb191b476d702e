import { CAMPAIGN_STATUS, FORM_OFF_TEXT, LOTTERY_FORM_LABEL, type CampaignStatus } from '@hearth/domain'
import {
  useActions,
  usePorts,
  useShop,
  userStore,
  type LotteryActivity,
  type LotteryFormTerms,
  type LotteryState,
  type StoreDefinition,
} from '@hearth/state'
import { Box, Button, Card, Link, Text } from '@hearth/ui'
import { useState } from 'react'
import { ShareSheet } from '#parts/campaign/share-sheet'
import { routePath } from '#routes'
import css from './lottery.module.css'

/** Returns the description of one way to earn a chance. */
function formText({ form, mostADay = 0, most = 0, cost = 0, helpers = 0 }: LotteryFormTerms): string {
  switch (form) {
    case 'day':
      return `每天免费 ${mostADay} 次，当天有效`
    case 'order':
      return `活动期间每笔已付款订单得 1 次，最多 ${most} 次`
    case 'points':
      return `${cost} 积分换 1 次，每天最多 ${mostADay} 次`
    case 'share':
      return `分享活动得 1 次，每天最多 ${mostADay} 次`
    case 'help':
      return `每 ${helpers} 位好友助力得 1 次，最多 ${most} 次；不分享也能抽奖`
  }
}

/** The ways to earn a chance. A way that is not available on this platform is marked. */
export function ChancesPart({
  store,
  activity,
  status,
  asker,
}: {
  store: StoreDefinition<LotteryState>
  activity: LotteryActivity
  status: CampaignStatus
  asker: number
}) {
  const doing = useShop(store, (state) => state.doing)
  const share = useShop(store, (state) => state.share)
  const { redeem, ask, takeReward } = useActions(store)
  const { needLogin } = useActions(userStore)
  const { platform } = usePorts()
  const [asking, setAsking] = useState(false)
  const { forms, activityNo, name, picture, reward, draws } = activity
  const path = routePath('lottery', { activityId: activityNo })
  const running = status === CAMPAIGN_STATUS.running
  const askFriends = async () => {
    if (needLogin(path)) return
    if (share || (await ask())) setAsking(true)
  }
  const deeds: Partial<Record<LotteryFormTerms['form'], { word: string; busy: boolean; press: () => unknown }>> = {
    points: { word: '兑换', busy: doing === 'redeem', press: () => needLogin(path) || redeem() },
    help: { word: '邀请助力', busy: doing === 'ask', press: askFriends },
  }
  return (
    <Card as="section" label="获得机会">
      <Text as="h2" className={css.title}>
        获得机会
      </Text>
      <Box as="ul" role="list" className={css.rows}>
        {forms.map((terms) => {
          const deed = running && terms.runs ? deeds[terms.form] : undefined
          return (
            <Box as="li" key={terms.form} className={css.row}>
              <Box className={css.words}>
                <Text as="p" className={css.strong}>
                  {LOTTERY_FORM_LABEL[terms.form]}
                </Text>
                <Text as="p" className={css.note}>
                  {terms.runs ? formText(terms) : FORM_OFF_TEXT}
                </Text>
              </Box>
              {deed && (
                <Button kind="outline" size="s" busy={deed.busy} onPress={async () => void (await deed.press())}>
                  {deed.word}
                </Button>
              )}
              {running && terms.runs && terms.form === 'order' && (
                <Link to="/allproducts" className={css.link}>
                  去逛逛
                </Link>
              )}
            </Box>
          )
        })}
        {reward && (
          <Box as="li" className={css.row}>
            <Box className={css.words}>
              <Text as="p" className={css.strong}>
                {reward.prizeName}
              </Text>
              <Text as="p" className={css.note}>
                {reward.taken ? '已领取' : `累计抽奖 ${reward.after} 次即可领取，已抽 ${draws} 次`}
              </Text>
            </Box>
            {asker === 2 && !reward.taken && draws >= reward.after && (
              <Button size="s" busy={doing === 'reward'} onPress={takeReward}>
                领取
              </Button>
            )}
          </Box>
        )}
      </Box>
      {share && (
        <ShareSheet
          open={asking}
          onClose={() => setAsking(false)}
          path={
            platform.kind === 'web'
              ? share.url
              : routePath('lottery', { activityId: activityNo }, { shareId: share.shareId })
          }
          meta={{ title: share.title, description: name, image: picture?.url, shareQuery: { shareId: share.shareId } }}
        />
      )}
    </Card>
  )
}
