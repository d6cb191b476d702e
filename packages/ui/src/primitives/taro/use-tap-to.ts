import type { ITouchEvent } from '@tarojs/components'
import { useUi } from '#context/ui-context'

/** Returns the tap handler of a link. It stops the event and opens a page. */
export function useTapTo(to: string, onPress?: () => void) {
  const { navigate } = useUi()
  return (event: ITouchEvent) => {
    event.stopPropagation()
    onPress?.()
    navigate(to)
  }
}
