import { appStore, useActions, usePorts, type Picked } from '@hearth/state'
import { Box, Button, Text } from '@hearth/ui'
import { useState } from 'react'
import css from './book-button.module.css'

/** Props of `BookButton`. */
export interface BookButtonProps<Value> {
  /** Fetched later: browsers, which have no such books, never fetch it. */
  open: true
  /** What is picked, as the app's own settings name it. */
  what: string
  pick: () => Promise<Picked<Value>>
  onPicked: (value: Value) => void | Promise<void>
}

/** Opens an address book or title book of the host app, from which the shopper picks an entry. */
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
      // The message is shown below, as for a book that did not open.
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
