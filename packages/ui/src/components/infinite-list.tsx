import type { ReactNode } from 'react'
import { Box, ReachEnd, Text } from '#primitives'
import { Button } from './button'
import css from './infinite-list.module.css'

/** Props of `InfiniteList`. */
export interface InfiniteListProps<Item> {
  items: Item[]
  renderItem: (item: Item, index: number) => ReactNode
  hasMore: boolean
  loading: boolean
  onMore: () => void
  keyOf: (item: Item) => string
}

/** A list that grows when its end comes near; a button does the same. */
export function InfiniteList<Item>({ items, renderItem, hasMore, loading, onMore, keyOf }: InfiniteListProps<Item>) {
  return (
    <Box>
      <Box as="ul" role="list" className={css.list}>
        {items.map((item, index) => (
          <Box as="li" key={keyOf(item)}>
            {renderItem(item, index)}
          </Box>
        ))}
      </Box>
      {/* Looked at anew when the list has grown, and not when it has failed to: that would ask for ever. */}
      <ReachEnd key={items.length} onReach={onMore} disabled={!hasMore || loading} />
      <Box className={css.end} live="polite">
        {hasMore && (
          <Button kind="text" busy={loading} onPress={onMore}>
            {loading ? '正在加载' : '加载更多'}
          </Button>
        )}
        {!hasMore && items.length > 0 && <Text className={css.note}>没有更多了</Text>}
      </Box>
    </Box>
  )
}
