import { miniEntryPath } from '@hearth/domain'
import type { Route } from '@hearth/screens/routes'
import { useRouter } from '@tarojs/taro'
import { useEffect } from 'react'
import { navigate } from '../routing/navigate'
import { readPageQuery } from '../routing/page-query'

/** On the app's first page, opens the page that a message links to. */
export function useEntry({ name }: Route): void {
  const { params } = useRouter()
  useEffect(() => {
    const path = name === 'home' && miniEntryPath(readPageQuery(params))
    if (path) navigate(path)
  }, [name, params])
}
