import { formatDateTime } from '@hearth/domain'
import { invitedShopsStore, useShop } from '@hearth/state'
import { Cell, EmptyState, InfiniteList, Loaded, Sheet, Skeleton } from '@hearth/ui'
import { useEffect } from 'react'

/** Lists the shops that were opened with the promoter's invitation, newest first. */
export function InvitedSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const shops = useShop(invitedShopsStore, (state) => state)
  const { list, load } = shops
  useEffect(() => {
    if (open) void load()
  }, [load, open])
  return (
    <Sheet open={open} title="受邀开的店" onClose={onClose}>
      <Loaded
        load={list}
        onRetry={() => void load()}
        skeleton={<Skeleton lines={4} />}
        emptyState={<EmptyState title="还没有好友开店" text="好友申请推广员时填写您的邀请码，开店后会显示在这里" />}
      >
        {(items) => (
          <InfiniteList
            items={items}
            keyOf={({ shopId }) => shopId}
            renderItem={({ name, ownerName, time }) => (
              <Cell title={name} note={`${ownerName} · ${formatDateTime(time)} 开店`} />
            )}
            more={shops}
          />
        )}
      </Loaded>
    </Sheet>
  )
}
