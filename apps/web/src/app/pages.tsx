import { useEffect, useRef } from 'react'
import { Announcer } from '#app/announcer'
import { LoadingPage } from '#app/loading-page'
import type { Screens } from '#app/screens'
import { usePath } from '#app/use-path'
import { useScreen } from '#app/use-screen'

/** What the shell provides to `Pages`. */
export interface PagesProps {
  screens: Screens
  /** Path and query that the document was rendered for. */
  rendered: string
  /** Called when another page is shown. */
  onShown?(): void
}

/** The title of a page while its row of the table of routes is being loaded. */
const OPENING = '正在打开'

/** Shows the page of the current address. */
export function Pages({ screens, rendered, onShown }: PagesProps) {
  const path = usePath(rendered)
  const { match, Screen, failed } = useScreen(screens, path)
  const address = path.split('?')[0]
  const arrived = !!Screen
  const shown = useRef(onShown)
  shown.current = onShown
  useEffect(() => shown.current?.(), [path, arrived])
  return (
    <>
      {Screen ? (
        <Screen key={address} params={match?.params ?? {}} query={match?.query ?? {}} />
      ) : (
        <LoadingPage title={match?.route.title ?? OPENING} tab={match?.route.tab} failed={failed} />
      )}
      <Announcer page={address} ready={arrived} />
    </>
  )
}
