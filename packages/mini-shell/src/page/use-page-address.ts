import { MINI_ENTRY } from '@hearth/domain'
import { useDidShow, useRouter } from '@tarojs/taro'
import { useMemo, useState } from 'react'
import type { Route, ScreenProps } from '@hearth/screens/routes'
import { forgetChosen } from '../routing/chosen-query'
import { splitQuery } from '../routing/page-address'
import { readPageQuery } from '../routing/page-query'
import { takeForTab } from '../routing/tab-query'

/** Returns the parameters of a page. A tab may have other parameters each time it is opened. */
export function usePageAddress(route: Route): ScreenProps {
  const { params: opened } = useRouter()
  const [asked, setAsked] = useState(() => route.tab && takeForTab(route.tab))
  useDidShow(() => {
    const next = route.tab && takeForTab(route.tab)
    if (!next) return
    forgetChosen()
    setAsked(next)
  })
  return useMemo(() => {
    // This parameter names the page that a message opens next. It does not belong to the current page.
    const { [MINI_ENTRY.parameter]: _, ...values } = readPageQuery(opened)
    const { params, query } = splitQuery(route, values)
    return { params, query: asked ?? query }
  }, [route, opened, asked])
}
