import { cartStore, useActions } from '@hearth/state'
import { Dialog, Text } from '@hearth/ui'

/** Asks for confirmation before products are removed from the cart. */
export function RemoveDialog({ open, ids, onClose }: { open: boolean; ids: string[]; onClose: () => void }) {
  const { remove } = useActions(cartStore)
  return (
    <Dialog
      open={open}
      title={ids.length > 1 ? `删除这 ${ids.length} 件商品？` : '删除这件商品？'}
      confirmText="删除"
      danger
      onCancel={onClose}
      onConfirm={() => {
        remove(ids)
        onClose()
      }}
    >
      <Text>删除后可以从商品页再次加入购物车。</Text>
    </Dialog>
  )
}
