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

export interface PageProps {
  title: string
  /**
   * State of the page's load. The page shows `skeleton` until it is ready, and a button to try again after a failure.
   */
  load?: LoadView
  /** Loads again after a failure; `onRefresh` by default. */
  onRetry?: () => void
  /** True if the loaded page is empty; it then shows `emptyState`. */
  empty?: boolean
  emptyState?: ReactNode
  skeleton?: ReactNode
  /** Reloads the page. Enables pull to refresh, and the button after a failure. */
  onRefresh?: Action
  /** Content fixed at the bottom of the screen, such as a `BuyBar`. */
  footer?: ReactNode
  /** True if only phones show the footer. A desktop then shows its content elsewhere on the page. */
  phoneFooter?: boolean
  children?: ReactNode
  /** True, or the tab's name, for a page of the tab bar: it leaves space for the bar and has no back button. */
  tab?: boolean | string
  /**
   * `bar` (the default): the title bar is the page's heading. `own`: the page has its own h1. `none`: there is no title
   * bar, and the heading is only for screen readers.
   */
  heading?: 'bar' | 'own' | 'none'
  /** Maximum width on a desktop: 1200 px for `wide` (the default), 720 px for `narrow`, none for `full`. */
  layout?: 'wide' | 'narrow' | 'full'
  /** `soft`: a warm grey background on which cards are white. */
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
  // A page's own h1 is part of its content. Until the content is loaded, a hidden h1 that needs no space takes its
  // place.
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
      {/* The footer is shown only with the page's content, not with a skeleton, an empty state or a failure. */}
      {footer && content === children && (
        <Box className={clsx(css.foot, css[layout], phoneFooter && css.phone)}>{footer}</Box>
      )}
    </Box>
  )
}
