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
  /** What the page shows: until it is ready a skeleton stands in, when it fails a way to try again. */
  load?: LoadView
  onRetry?: () => void
  /** Loaded, and there is nothing: `emptyState` stands in, and offers a next step. */
  empty?: boolean
  emptyState?: ReactNode
  skeleton?: ReactNode
  /** Lets a finger pull the page down. */
  onRefresh?: Action
  /** Stays at the bottom of the screen, such as a `BuyBar`. */
  footer?: ReactNode
  /** The footer is for phones: on a desktop the page shows it elsewhere. */
  phoneFooter?: boolean
  children?: ReactNode
  /** It is a page of the tab bar: room is left for the bar, and there is no way back. */
  tab?: boolean | string
  /**
   * `bar` (the default): the title is the page's heading. `own`: the page has an h1 of its own; `none`: no bar, and the
   * heading is for screen readers only.
   */
  heading?: 'bar' | 'own' | 'none'
  /** `wide` (the default) keeps to 1200 px on a desktop, `narrow` to 720 px, `full` reaches both edges. */
  layout?: 'wide' | 'narrow' | 'full'
  /** `soft` sets white cards on a warm grey ground. */
  tone?: 'plain' | 'soft'
}

/** A page of the shop with its load states (R12, S01). */
export function Page({
  title,
  load,
  onRetry,
  empty,
  emptyState,
  skeleton,
  onRefresh,
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
  // The page's own heading comes with its content: until then a hidden one takes no room.
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
      {/* Below the page's content only: not below a skeleton, an empty state or a failure. */}
      {footer && content === children && (
        <Box className={clsx(css.foot, css[layout], phoneFooter && css.phone)}>{footer}</Box>
      )}
    </Box>
  )
}
