import { useActions, useShop, type InviteState, type StoreDefinition } from '@hearth/state'
import { Box, Button, Card, Link, Text } from '@hearth/ui'
import { BoardList, countedText } from '#parts/promoter/board-list'
import { routePath } from '#routes'
import css from './invite.module.css'

/** Maximum number of places on the leaderboard to load. */
const MOST = 50

/** The leaderboard of promoters, and the shopper's own place. */
export function RankPart({ store, asker }: { open: true; store: StoreDefinition<InviteState>; asker: number }) {
  const { data, status } = useShop(store, (state) => state.rank)
  const { loadRank } = useActions(store)
  const places = data?.result ?? []
  return (
    <Card as="section" label="邀请排行榜">
      <Text as="h2" className={css.title}>
        邀请排行榜
      </Text>
      {places.length === 0 ? (
        <Text as="p" className={css.note}>
          {!data && status === 'failed' ? '排行榜加载失败，下拉刷新重试' : '还没有人上榜，邀请好友下单就有机会'}
        </Text>
      ) : (
        <>
          <Text as="p" className={css.note}>
            {`按邀请返利排名，退款已扣除，金额相同名次并列 · 每小时更新${countedText(data?.countedAt)}`}
          </Text>
          {asker === 2 && (
            <Text as="p" className={css.mine}>
              {data?.myRank ? `我的名次：第 ${data.myRank} 名` : '您还没有上榜'}
            </Text>
          )}
          <BoardList label="邀请排行榜" places={places} />
          {places.length < Math.min(MOST, data?.totalCount ?? 0) && (
            <Button kind="text" block busy={status === 'loading'} onPress={() => loadRank(MOST)}>
              查看前 50 名
            </Button>
          )}
        </>
      )}
      <Box className={css.ways}>
        <Link to={routePath('rebateHonor')} className={css.way}>
          推广荣誉榜
        </Link>
      </Box>
    </Card>
  )
}
