import type { ReactNode } from 'react'
import { Box, Icon, Overlay, Press, Scroll, Text } from '#primitives'
import css from './sheet.module.css'

export interface SheetProps {
  open: boolean
  title: string
  onClose: () => void
  children?: ReactNode
  /** Content that stays at the bottom while the rest scrolls. */
  footer?: ReactNode
  /** Content in place of the title, which is then only for screen readers. */
  header?: ReactNode
}

/** A panel at the bottom of the screen on a phone, in the middle on a desktop. */
export function Sheet({ open, title, onClose, children, footer, header }: SheetProps) {
  return (
    <Overlay open={open} onClose={onClose} label={title} place="bottom" className={css.sheet}>
      <Box className={css.head}>
        {header ?? (
          <Text as="h2" className={css.title}>
            {title}
          </Text>
        )}
        <Press className={css.close} label="关闭" onPress={onClose}>
          <Icon name="close" />
        </Press>
      </Box>
      <Scroll className={css.body}>{children}</Scroll>
      {footer && <Box className={css.foot}>{footer}</Box>}
    </Overlay>
  )
}
