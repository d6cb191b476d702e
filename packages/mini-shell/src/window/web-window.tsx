import { WebView } from '@tarojs/components'
import { useRouter } from '@tarojs/taro'
import { useRef } from 'react'
import { matchRoute } from '@hearth/screens/routes'
import { navigate } from '../routing/navigate'
import { readPageQuery } from '../routing/page-query'

/** Shows a web page within the app. If it navigates to a page of the shop, the app's own page replaces it. */
export default function WebWindow() {
  const { address = '' } = readPageQuery(useRouter().params)
  const left = useRef(false)
  const follow = (opened: string) => {
    if (left.current || !opened.startsWith(HEARTH_API_BASE)) return
    const path = opened.slice(HEARTH_API_BASE.length)
    if (!matchRoute(path)) return
    left.current = true
    navigate(path, { replace: true })
  }
  return <WebView src={address} onLoad={(event) => follow(event.detail.src)} />
}
