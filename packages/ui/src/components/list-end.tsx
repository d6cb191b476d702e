import { Box, ReachEnd, Text } from '#primitives'
import { Button } from './button'
import css from './list-end.module.css'

/**
 * Whether a list has more items, whether they are being loaded, and how to load them. Stores of such lists have these
 * fields.
 */
export interface MoreItems {
  hasMore: boolean
  loadingMore: boolean
  loadMore: () => unknown
}

export interface ListEndProps {
  /** Number of displayed items. */
  count: number
  more: MoreItems
  /** Whether the last load failed. */
  failed?: boolean
}

/**
 * The end of a growing list. More items are loaded when it is near, or by a button that also shows loading and
 * failures.
 */
export function ListEnd({ count, more: { hasMore, loadingMore, loadMore }, failed = false }: ListEndProps) {
  const load = () => void loadMore()
  return (
    <>
      {/* The key changes when the list has grown, so that `ReachEnd` checks again. After a failure, `ReachEnd` is
          disabled: it would otherwise load for ever. */}
      <ReachEnd key={count} onReach={load} disabled={!hasMore || loadingMore || failed} />
      <Box className={css.end} live="polite">
        {hasMore && (
          <Button kind="text" busy={loadingMore} onPress={load}>
            {loadingMore ? '正在加载' : failed ? '加载失败，点击重试' : '加载更多'}
          </Button>
        )}
        {!hasMore && count > 0 && <Text className={css.note}>没有更多了</Text>}
      </Box>
    </>
  )
}
