import {
  formatDateTime,
  formatFen,
  REBATE_STATUS_LABEL,
  WITHDRAWAL_STATUS_LABEL,
  type PromoterKind,
} from '@hearth/domain'
import { useEffect } from 'react'
import { accountEntriesStore, useShop, type AccountEntry } from '@hearth/state'
import { Box, EmptyState, InfiniteList, Loaded, Skeleton, Text } from '@hearth/ui'
import css from './account-entries.module.css'

export interface AccountEntriesProps {
  /** True to show the entries. The code of the component is loaded when the value is first true. */
  open: boolean
  kind: PromoterKind
  /** A value that changes with each new entry, such as the balance. When it changes, the entries are reloaded. */
  balance: unknown
}

/** The credits and debits of a promoter's or partner shop's account, newest first. */
export function AccountEntries({ kind, balance }: AccountEntriesProps) {
  const entries = useShop(accountEntriesStore, (state) => state)
  const { list, load } = entries
  useEffect(() => void load(kind), [load, kind, balance])
  return (
    <Loaded
      load={list}
      onRetry={() => void load(kind)}
      skeleton={<Skeleton lines={4} />}
      emptyState={<EmptyState title="还没有收支" text="好友通过您的分享下单付款后，返利会显示在这里" />}
    >
      {(items) => (
        <InfiniteList
          items={items}
          keyOf={({ entryId }) => entryId}
          renderItem={(entry) => <Entry entry={entry} />}
          more={entries}
        />
      )}
    </Loaded>
  )
}

/** Returns the current status of the rebate or withdrawal that an entry is for; empty if the entry's title says it. */
function standingOf({ rebateStatus, status }: AccountEntry): string {
  if (rebateStatus !== undefined) return REBATE_STATUS_LABEL[rebateStatus]
  return status === undefined ? '' : WITHDRAWAL_STATUS_LABEL[status]
}

function Entry({ entry }: { entry: AccountEntry }) {
  const { title, amount, time } = entry
  const standing = standingOf(entry)
  return (
    <Box as="article" className={css.entry}>
      <Box className={css.words}>
        <Text as="p" className={css.name}>
          {title}
        </Text>
        <Text as="p" className={css.note}>
          {standing === '' ? formatDateTime(time) : `${formatDateTime(time)} · ${standing}`}
        </Text>
      </Box>
      <Text className={amount > 0 ? css.plus : css.minus}>{`${amount > 0 ? '+' : ''}${formatFen(amount)}`}</Text>
    </Box>
  )
}
