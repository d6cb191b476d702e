import { ACCOUNT_ENTRY_TYPE, formatDateTime, formatFen, REBATE_STATUS_LABEL } from '@hearth/domain'
import { partnerStore, useActions, useShop, type AccountEntry } from '@hearth/state'
import { Box, Card, EmptyState, InfiniteList, Text } from '@hearth/ui'
import css from './partner.module.css'

/** What a partner shop's account is made of, the latest first. */
export function EntriesPart() {
  const { list, hasMore, loadingMore } = useShop(partnerStore, ({ list, hasMore, loadingMore }) => ({
    list,
    hasMore,
    loadingMore,
  }))
  const { loadMore } = useActions(partnerStore)
  if (!list.data) return null
  return (
    <Card as="section" label="收支明细">
      <Text as="h2" className={css.title}>
        收支明细
      </Text>
      {list.data.length === 0 ? (
        <EmptyState title="还没有收支" text="顾客通过您的分享下单付款后，返利会显示在这里" />
      ) : (
        <InfiniteList
          items={list.data}
          keyOf={({ entryId }) => entryId}
          renderItem={(entry) => <Entry entry={entry} />}
          hasMore={hasMore}
          loading={loadingMore}
          onMore={() => void loadMore()}
        />
      )}
    </Card>
  )
}

function Entry({ entry: { type, title, amount, time, rebateStatus } }: { entry: AccountEntry }) {
  const earned = type === ACCOUNT_ENTRY_TYPE.earned
  const standing = rebateStatus === undefined ? '' : ` · ${REBATE_STATUS_LABEL[rebateStatus]}`
  return (
    <Box as="article" className={css.entry}>
      <Box className={css.words}>
        <Text as="p" className={css.name}>
          {title}
        </Text>
        <Text as="p" className={css.note}>{`${formatDateTime(time)}${standing}`}</Text>
      </Box>
      <Text className={earned ? css.plus : css.minus}>{`${amount > 0 ? '+' : ''}${formatFen(amount)}`}</Text>
    </Box>
  )
}
