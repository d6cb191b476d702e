import type { ReactNode } from 'react'
import clsx from 'clsx'
import { Box, nativeBar, PullArea, Text, useOwnColours } from '#primitives'
import type { Action } from '../primitives/use-press'
import { useUi } from '#context/ui-context'
import type { LoadView } from '../views'
import { ErrorState } from './error-state'
import { ListSkeleton } from './skeleton'
import { TopBar } from './top-bar'
import css from './page.module.css'

/** Props of `Page`. */
export interface PageProps {
  title: string
  /** State of the page: a skeleton until it is ready, a button to try again after a failure. */
  load?: LoadView
  /** Tries again after a failure; `onRefresh` does when absent. */
  onRetry?: () => void
  /** Loaded but empty: `emptyState` is shown, and offers a next step. */
  empty?: boolean
  emptyState?: ReactNode
  skeleton?: ReactNode
  /** Enables pull to refresh, and trying again after a failure. */
  onRefresh?: Action
  /** Fixed at the bottom of the screen, such as a `BuyBar`. */
  footer?: ReactNode
  /** The footer is for phones: a desktop shows its content elsewhere in the page. */
  phoneFooter?: boolean
  children?: ReactNode
  /** A page of the tab bar: leaves space for the bar, and has no back button. */
  tab?: boolean | string
  /**
   * `bar` (the default): the title is the page's heading. `own`: the page has an h1 of its own; `none`: no bar, and the
   * heading is for screen readers only.
   */
  heading?: 'bar' | 'own' | 'none'
  /** `wide` (the default) is at most 1200 px wide on a desktop, `narrow` 720 px, `full` reaches both edges. */
  layout?: 'wide' | 'narrow' | 'full'
  /** `soft` shows white cards on a warm grey background. */
  tone?: 'plain' | 'soft'
}

/** A page of the shop with its load states (R12, S01). */
export function Page({
  title,
  load,
  onRefresh,
  onRetry = onRefresh,
  empty,
  emptyState,
  skeleton,
  footer,
  phoneFooter,
  children,
  tab,
  heading = 'bar',
  layout = 'wide',
  tone = 'plain',
}: PageProps) {
  const { largeText } = useUi()
  const colours = useOwnColours()
  const failed = load?.status === 'failed'
  const waiting = load && !failed && load.status !== 'ready' && load.data === undefined
  const content = waiting ? (
    (skeleton ?? <ListSkeleton />)
  ) : failed ? (
    <ErrorState text={load.error?.message} onRetry={onRetry} />
  ) : empty ? (
    emptyState
  ) : (
    children
  )
  // The page's own heading is loaded with its content: until then a hidden one takes no space.
  const head = failed ? 'bar' : heading
  const body = <Box className={clsx(css.body, css[layout])}>{content}</Box>
  return (
    <Box
      as="main"
      id="main"
      className={clsx(
        css.page,
        css[tone],
        tab && !nativeBar && css.tabbed,
        largeText && 'large-text',
        colours && 'own-colours',
      )}
      style={colours}
    >
      {head !== 'bar' && (waiting || head === 'none') && (
        <Text as="h1" focusable className={css.hidden}>
          {title}
        </Text>
      )}
      {head !== 'none' && <TopBar title={title} heading={head === 'bar'} back={!tab} narrow={layout === 'narrow'} />}
      {onRefresh ? <PullArea onRefresh={onRefresh}>{body}</PullArea> : body}
      {/* Only below the page's content: not below a skeleton, an empty state or a failure. */}
      {footer && content === children && (
        <Box className={clsx(css.foot, css[layout], phoneFooter && css.phone)}>{footer}</Box>
      )}
    </Box>
  )
}
