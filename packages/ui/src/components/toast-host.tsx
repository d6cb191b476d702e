import { useEffect, useRef } from 'react'
import { TOAST } from '@hearth/domain'
import { Box, Portal, Text } from '#primitives'
import css from './toast-host.module.css'

export interface ToastHostProps {
  /** The message to show. If its `id` changes, the message is shown for the full time again. */
  toast?: { text: string; id: string | number }
  onDone: () => void
}

/** Shows one message for a short time, and announces it to screen readers (K07). */
export function ToastHost({ toast, onDone }: ToastHostProps) {
  const done = useRef(onDone)
  done.current = onDone
  const id = toast?.id
  useEffect(() => {
    if (id === undefined) return
    const timer = setTimeout(() => done.current(), TOAST.duration + TOAST.fade)
    return () => clearTimeout(timer)
  }, [id])
  return (
    <Portal>
      <Box live="polite" role="status" className={css.host}>
        {toast && (
          <Text key={toast.id} className={css.toast}>
            {toast.text}
          </Text>
        )}
      </Box>
    </Portal>
  )
}
