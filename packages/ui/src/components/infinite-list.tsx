import type { ReactNode } from 'react'
import { Box } from '#primitives'
import { ListEnd, type MoreItems } from './list-end'
import css from './infinite-list.module.css'

export interface InfiniteListProps<Item> {
  items: Item[]
  renderItem: (item: Item, index: number) => ReactNode
  keyOf: (item: Item) => string
  more: MoreItems
}

/** A list that loads more items when the shopper nears its end or presses the button there. */
export function InfiniteList<Item>({ items, renderItem, keyOf, more }: InfiniteListProps<Item>) {
  return (
    <Box>
      <Box as="ul" role="list" className={css.list}>
        {items.map((item, index) => (
          <Box as="li" key={keyOf(item)}>
            {renderItem(item, index)}
          </Box>
        ))}
      </Box>
      <ListEnd count={items.length} more={more} />
    </Box>
  )
}
