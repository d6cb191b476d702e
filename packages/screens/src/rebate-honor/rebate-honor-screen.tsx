import { honorsStore, useShop } from '@hearth/state'
import { Box, Card, EmptyState, ListEnd, Loaded, Text } from '@hearth/ui'
import { useAsker } from '#hooks/use-asker'
import { usePageLoad } from '#hooks/use-page-load'
import { BoardList, countedText } from '#parts/promoter/board-list'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { ShopPage } from '#parts/page/shop-page'
import { routePath } from '#routes'
import css from './rebate-honor.module.css'

/** The honor list: promoters by earnings, and the shopper's own place (F20). */
export function RebateHonorScreen() {
  const honors = useShop(honorsStore, (state) => state)
  const { list, board, load } = honors
  // The list contains the shopper's own place, so it is loaded again once the viewer is known.
  usePageLoad(load, useAsker())
  return (
    <ShopPage title="荣誉榜" description="推广员按累计返利排名" tone="soft" onRefresh={load}>
      <Box className={css.page}>
        <Loaded
          load={list}
          onRetry={() => void load()}
          skeleton={<CardsSkeleton lines={[3, 3, 3, 3]} />}
          emptyState={
            <EmptyState
              picture="box"
              title="榜单还是空的"
              text="分享好物，好友下单有返利，上榜的会是您"
              action={{ label: '去分享赚', to: routePath('rebate') }}
            />
          }
        >
          {(places) => (
            <>
              <Box className={css.head}>
                <Text as="p" className={css.mine}>
                  {board?.myRank ? `我的名次：第 ${board.myRank} 名` : '您还没有上榜，分享好物就有机会'}
                </Text>
                <Text as="p" className={css.note}>
                  {`按累计返利排名，退款已扣除，金额相同名次并列 · 每小时更新${countedText(board?.countedAt)}`}
                </Text>
              </Box>
              <Card as="section" label="荣誉榜">
                <BoardList label="荣誉榜" places={places} />
              </Card>
              <ListEnd count={places.length} more={honors} />
            </>
          )}
        </Loaded>
      </Box>
    </ShopPage>
  )
}
