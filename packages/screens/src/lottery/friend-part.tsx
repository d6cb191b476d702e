import { useActions, useShop, userStore, type LotteryState, type StoreDefinition } from '@hearth/state'
import { Box, Button, Card, Text } from '@hearth/ui'
import { routePath } from '#routes'
import css from './lottery.module.css'

/** A friend's request for help: the number of helpers, and a button to help. */
export function FriendPart({ store }: { store: StoreDefinition<LotteryState> }) {
  const { data } = useShop(store, (state) => state.friend)
  const busy = useShop(store, (state) => state.doing === 'help')
  const { help } = useActions(store)
  const { needLogin } = useActions(userStore)
  if (!data) return null
  const { title, helperCount, helpers, earned, mine, helped, activityId, shareId } = data
  const press = async () => {
    if (needLogin(routePath('lottery', { activityId }, { shareId }))) return
    await help()
  }
  return (
    <Card as="section" label="好友助力">
      <Box className={css.row}>
        <Box className={css.words}>
          <Text as="p" className={css.strong}>
            {mine ? '我的助力' : title}
          </Text>
          <Text as="p" className={css.note}>
            {`每 ${helpers} 位好友助力得 1 次抽奖机会，已有 ${helperCount} 位助力，获得 ${earned} 次`}
          </Text>
        </Box>
        {!mine && (
          <Button size="s" disabled={helped} busy={busy} onPress={press}>
            {helped ? '已助力' : '为 TA 助力'}
          </Button>
        )}
      </Box>
    </Card>
  )
}
