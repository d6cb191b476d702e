import type { ReactNode } from 'react'
import { Box, Overlay, Text } from '#primitives'
import type { Action } from '../primitives/use-press'
import { Button } from './button'
import css from './dialog.module.css'

export interface DialogProps {
  open: boolean
  title: string
  children?: ReactNode
  /** Text of the button that confirms; 确定 by default. */
  confirmText?: string
  /** Text of the button that cancels; 取消 by default; empty for no button. */
  cancelText?: string
  onConfirm: Action
  onCancel: () => void
  /** True if confirming deletes something. */
  danger?: boolean
  /** True while the content loads: the dialog can be cancelled but not confirmed. */
  waiting?: boolean
  /** True while the confirmed action runs: the dialog can be neither cancelled nor confirmed. */
  busy?: boolean
}

/** A question in the middle of the screen, with buttons to confirm and to cancel. */
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
