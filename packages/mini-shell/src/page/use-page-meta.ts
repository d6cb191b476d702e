import Taro, { useDidHide, useDidShow, useShareAppMessage, useShareTimeline } from '@tarojs/taro'
import { useCallback, useRef } from 'react'
import { imageAddress, shareMeta, shareTitle } from '@hearth/domain'
import type { PageMeta } from '@hearth/state'
import type { Route, ScreenProps } from '@hearth/screens/routes'
import { chosenQuery } from '../routing/chosen-query'
import { barTitle } from '../routing/bar-title'
import { pagePath } from '../routing/page-path'
import { pageQuery } from '../routing/page-query'
import { shopAddress } from '../shop/shop-address'
import { showTitle } from '../shop/visit'

/** Width of the platforms' share cards, in px. */
const SHARED_WIDTH = 750

/**
 * Sets the title and the share card of a page. Several pages exist at once, and only the current one may set the bar's
 * title, so each page stores its own title and share card.
 * @returns the port `meta` for the page's screen
 */
export function usePageMeta(route: Route, { params, query }: ScreenProps): (meta: PageMeta) => void {
  const told = useRef<PageMeta>({ title: route.title })
  const isShown = useRef(true)
  const show = useCallback(
    (meta: PageMeta) => {
      void Taro.setNavigationBarTitle({ title: barTitle(route, meta) })
      showTitle(meta.title)
      if (process.env.TARO_ENV === 'swan') tellSearch(meta)
    },
    [route],
  )
  useDidShow(() => {
    isShown.current = true
    show(told.current)
  })
  useDidHide(() => {
    isShown.current = false
  })

  const shared = (menu: 'friend' | 'timeline') => {
    const { image, description, title, shareTitle: own = title } = told.current
    const filled = shareMeta({ title: own, description, image: image && imageAddress(image, { width: SHARED_WIDTH }) })
    return { title: shareTitle(filled, menu), imageUrl: shopAddress(filled.image) }
  }
  // The share card of a page that needs a login opens the home page.
  const address = () => pageQuery({ ...told.current.shareQuery, ...query, ...chosenQuery(), ...params })
  useShareAppMessage(() => ({
    ...shared('friend'),
    path: route.login ? '/pages/home/index' : `/${pagePath(route.name)}${address()}`,
  }))
  useShareTimeline(() => ({ ...shared('timeline'), query: address().slice(1) }))

  return useCallback(
    (meta) => {
      told.current = meta
      if (isShown.current) show(meta)
    },
    [show],
  )
}

/** Passes the page's title, description and picture to the search app. */
function tellSearch({ title, description = title, image }: PageMeta): void {
  void Taro.setPageInfo?.({ title, description, keywords: title, image: image && shopAddress(image) })
}
