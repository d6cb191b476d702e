import clsx from 'clsx'
import { Box, Icon, nativeBar, Press, Text } from '#primitives'
import { useUi } from '#context/ui-context'
import css from './top-bar.module.css'

export interface TopBarProps {
  title: string
  /** Whether the title is the page's h1. */
  heading: boolean
  /** Whether the bar has a back button. */
  back: boolean
  /** True if the page is narrow on a desktop. */
  narrow?: boolean
}

/**
 * The bar at the top of a page in a phone's browser. A mini shell has the platform's bar, a desktop the shop's header.
 */
export function TopBar({ title, heading, back, narrow }: TopBarProps) {
  const ui = useUi()
  if (nativeBar) return null
  return (
    <Box className={clsx(css.bar, !heading && css.phone, narrow && css.narrow)}>
      {back && (
        <Press className={css.back} label="返回" onPress={ui.back ?? (() => ui.navigate('/'))}>
          <Icon name="back" size={22} />
        </Press>
      )}
      <Text as={heading ? 'h1' : 'p'} focusable={heading} decorative={!heading} className={css.title}>
        {title}
      </Text>
    </Box>
  )
}
