import { myPostsStore, useActions, useShop } from '@hearth/state'
import { Dialog, Text } from '@hearth/ui'

/** Asks for confirmation before a post is deleted. */
export function RemovePostDialog({
  postId,
  open,
  onClose,
  onRemoved,
}: {
  postId: string
  open: boolean
  onClose: () => void
  onRemoved?: () => void
}) {
  const removing = useShop(myPostsStore, (state) => state.removing)
  const { remove } = useActions(myPostsStore)
  const confirm = async () => {
    const removed = await remove(postId)
    onClose()
    if (removed) onRemoved?.()
  }
  return (
    <Dialog
      open={open}
      title="删除这篇内容？"
      confirmText="删除"
      cancelText="再想想"
      danger
      busy={removing}
      onCancel={onClose}
      onConfirm={confirm}
    >
      <Text as="p">文字、图片和收到的赞都会删除，不能恢复。</Text>
    </Dialog>
  )
}
