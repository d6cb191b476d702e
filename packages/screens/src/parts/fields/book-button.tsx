import { appStore, useActions, usePorts, type Picked } from '@hearth/state'
import { Box, Button, Text } from '@hearth/ui'
import { useState } from 'react'
import css from './book-button.module.css'

export interface BookButtonProps<Value> {
  /**
   * Always true: `late` requires this prop. Browsers never load this component, since they store no addresses or
   * invoice titles.
   */
  open: true
  /** What the shopper picks, named as in the app's own settings. */
  what: string
  pick: () => Promise<Picked<Value>>
  onPicked: (value: Value) => void | Promise<void>
}

/** Lets the shopper pick an address or an invoice title that the host app stores. */
export function BookButton<Value>({ what, pick, onPicked }: BookButtonProps<Value>) {
  const { showToast } = useActions(appStore)
  const { platform } = usePorts()
  const [denied, setDenied] = useState(false)
  const app = platform.kind === 'mini-program' ? '微信' : '应用'
  const press = async () => {
    try {
      const picked = await pick()
      setDenied(picked.status === 'denied')
      if (picked.status === 'done') return await onPicked(picked.value)
      if (picked.status === 'cancelled' || picked.status === 'denied') return
    } catch {
      // An error of `pick` is shown by the toast below, which is also shown if the app could not open its list.
    }
    showToast(`从${app}获取${what}失败，请重试`)
  }
  return (
    <Box className={css.book}>
      <Button kind="soft" block onPress={press}>
        {`从${app}选择${what}`}
      </Button>
      <Box live="polite">
        {denied && (
          <Text as="p" className={css.denied}>
            {`未获得授权，请点右上角“…”，在“设置”中允许使用${what}后再选择`}
          </Text>
        )}
      </Box>
    </Box>
  )
}
