import { Box, ReachEnd, Text } from '#primitives'
import { Button } from './button'
import css from './list-end.module.css'

/** How a list grows; stores of such lists have these fields. */
export interface MoreItems {
  hasMore: boolean
  loadingMore: boolean
  loadMore: () => unknown
}

/** Props of `ListEnd`. */
export interface ListEndProps {
  /** Number of shown items. */
  count: number
  more: MoreItems
  /** The last load failed. */
  failed?: boolean
}

/**
 * The end of a growing list, which loads more when it is near: a button does the same, and shows loading and failures.
 */
export function ListEnd({ count, more: { hasMore, loadingMore, loadMore }, failed = false }: ListEndProps) {
  const load = () => void loadMore()
  return (
    <>
      {/* Checked again when the list has grown, and not after a failure, which would repeat for ever. */}
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
