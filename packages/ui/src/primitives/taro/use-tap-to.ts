import type { ITouchEvent } from '@tarojs/components'
import { useUi } from '#context/ui-context'

/** What a tap on a link does: it reaches nothing around the link, and goes to a page. */
export function useTapTo(to: string, onPress?: () => void) {
  const { navigate } = useUi()
  return (event: ITouchEvent) => {
    event.stopPropagation()
    onPress?.()
    navigate(to)
  }
}
