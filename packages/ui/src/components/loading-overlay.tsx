import { Box, Overlay, Text } from '#primitives'
import css from './loading-overlay.module.css'

/** Covers the screen while an action runs that must not be interrupted (R13). */
export function LoadingOverlay({ open, text }: { open: boolean; text: string }) {
  return (
    <Overlay open={open} label={text} className={css.panel}>
      <Box className={css.ring} decorative />
      <Box live="polite">
        <Text className={css.text}>{text}</Text>
      </Box>
    </Overlay>
  )
}
