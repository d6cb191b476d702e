import type { ReactNode } from 'react'
import { Box, Overlay, Text } from '#primitives'
import type { Action } from '../primitives/use-press'
import { Button } from './button'
import css from './dialog.module.css'

/** Props of `Dialog`. */
export interface DialogProps {
  open: boolean
  title: string
  children?: ReactNode
  /** 确定 when absent. */
  confirmText?: string
  /** 取消 when absent; empty for no button. */
  cancelText?: string
  onConfirm: Action
  onCancel: () => void
  /** The confirmation deletes something. */
  danger?: boolean
  /** Its content is still loading: it can be cancelled, but not confirmed yet. */
  waiting?: boolean
  /** The confirmation is running: it can be neither cancelled nor confirmed. */
  busy?: boolean
}

/** A question in the middle of the screen. */
export function Dialog({
  open,
  title,
  children,
  confirmText = '确定',
  cancelText = '取消',
  onConfirm,
  onCancel,
  danger,
  waiting,
  busy,
}: DialogProps) {
  return (
    <Overlay open={open} onClose={busy ? undefined : onCancel} label={title} role="alertdialog" className={css.dialog}>
      <Text as="h2" className={css.title}>
        {title}
      </Text>
      {children && <Box className={css.body}>{children}</Box>}
      <Box className={css.actions}>
        {cancelText && (
          <Button kind="outline" className={css.action} disabled={busy} onPress={onCancel}>
            {cancelText}
          </Button>
        )}
        <Button kind={danger ? 'danger' : 'primary'} className={css.action} busy={busy || waiting} onPress={onConfirm}>
          {confirmText}
        </Button>
      </Box>
    </Overlay>
  )
}
