import { formatDateTime } from '@hearth/domain'
import { invitedShopsStore, useActions, useShop } from '@hearth/state'
import { Cell, EmptyState, ErrorState, InfiniteList, Sheet, Skeleton } from '@hearth/ui'
import { useEffect } from 'react'

/** The shops that were opened by the promoter's invitation, the latest first. */
export function InvitedSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { list, hasMore, loadingMore } = useShop(invitedShopsStore, ({ list, hasMore, loadingMore }) => ({
    list,
    hasMore,
    loadingMore,
  }))
  const { load, loadMore } = useActions(invitedShopsStore)
  useEffect(() => {
    if (open) void load()
  }, [load, open])
  const { data, status, error } = list
  return (
    <Sheet open={open} title="受邀开的店" onClose={onClose}>
      {!data &&
        (status === 'failed' ? (
          <ErrorState text={error?.message} onRetry={() => void load()} />
        ) : (
          <Skeleton lines={4} />
        ))}
      {data?.length === 0 && (
        <EmptyState title="还没有好友开店" text="好友申请推广员时填写您的邀请码，开店后会显示在这里" />
      )}
      {!!data?.length && (
        <InfiniteList
          items={data}
          keyOf={({ shopId }) => shopId}
          renderItem={({ name, ownerName, time }) => (
            <Cell title={name} note={`${ownerName} · ${formatDateTime(time)} 开店`} />
          )}
          hasMore={hasMore}
          loading={loadingMore}
          onMore={() => void loadMore()}
        />
      )}
    </Sheet>
  )
}
