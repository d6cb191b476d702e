import { appStore, useActions, usePorts } from '@hearth/state'
import { Button } from '@hearth/ui'

/**
 * A button that copies a number. Renders nothing if the platform cannot copy. `what` names the number, such as `运单号`.
 */
export function CopyButton({ what, text }: { what: string; text: string }) {
  const { copy } = usePorts()
  const { showToast } = useActions(appStore)
  if (!copy) return null
  const press = () =>
    copy(text).then(
      () => showToast(`${what}已复制`),
      () => showToast('复制失败，请长按文字选中后复制'),
    )
  return (
    <Button kind="text" size="s" label={`复制${what}`} onPress={press}>
      复制
    </Button>
  )
}
