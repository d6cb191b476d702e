import { matchRoute, type RouteName } from '@hearth/screens/routes'
import { useEffect, useRef } from 'react'
import { Announcer } from '#app/announcer'
import { LoadingPage } from '#app/loading-page'
import type { Screens } from '#app/screens'
import { usePath } from '#app/use-path'
import { useScreen } from '#app/use-screen'

/** What the shell does around a change of pages. */
export interface PagesProps {
  screens: Screens
  /** Path and query the page was rendered for. */
  rendered: string
  /** Called when another page stands in the document. */
  onShown?(): void
}

const notFound = { name: 'notFound' as RouteName, title: '页面不存在', params: {}, query: {} }

/** The page that the address names. */
export function Pages({ screens, rendered, onShown }: PagesProps) {
  const path = usePath(rendered)
  const match = matchRoute(path)
  const { name, title, params, query } = match ? { ...match.route, ...match } : notFound
  const { Screen, failed } = useScreen(screens, name)
  const address = path.split('?')[0]
  const arrived = !!Screen
  const shown = useRef(onShown)
  shown.current = onShown
  useEffect(() => shown.current?.(), [path, arrived])
  return (
    <>
      {Screen ? (
        <Screen key={address} params={params} query={query} />
      ) : (
        <LoadingPage title={title} tab={match?.route.tab} failed={failed} />
      )}
      <Announcer page={address} ready={arrived} />
    </>
  )
}
