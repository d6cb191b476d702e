import { ordersStore, useActions, useShop } from '@hearth/state'
import { Box, Button, Input } from '@hearth/ui'
import { useState } from 'react'
import css from './orders.module.css'

/** Maximum length of a search text. */
const LONGEST = 40

/** Searches the shopper's orders by order number or product. */
export function OrderSearch() {
  const keyword = useShop(ordersStore, (state) => state.keyword)
  const { search } = useActions(ordersStore)
  const [words, setWords] = useState(keyword)
  const clear = () => {
    setWords('')
    void search('')
  }
  return (
    <Box as="form" role="search" className={css.search} onSubmit={() => void search(words)}>
      <Input
        value={words}
        onChange={setWords}
        label="搜索订单"
        placeholder="商品名称或订单号"
        maxLength={LONGEST}
        autoComplete="off"
        className={css.searchInput}
      />
      {keyword !== '' && (
        <Button kind="text" size="s" onPress={clear}>
          清除
        </Button>
      )}
      <Button type="submit" kind="outline" size="s">
        搜索
      </Button>
    </Box>
  )
}
