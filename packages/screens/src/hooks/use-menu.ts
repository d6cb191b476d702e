import { headerMenu } from '@hearth/domain'
import { homeStore, useActions, usePorts, useShop, type ContentPage, type HeaderMenuWidget } from '@hearth/state'
import { useEffect } from 'react'

const none: HeaderMenuWidget['items'] = []

/** Returns the entries of the header's product menu: widget 17 in block 1002 of the home page (R11). */
export function menuOf(page: ContentPage | undefined): HeaderMenuWidget['items'] {
  return (page && headerMenu(page)?.items) ?? none
}

/** Returns the entries of the header's menu. They are loaded only on a desktop, where the header shows them. */
export function useMenu(): HeaderMenuWidget['items'] {
  const items = useShop(homeStore, (state) => menuOf(state.page.data))
  const { load } = useActions(homeStore)
  const desktop = usePorts().platform.orderWay === 0
  useEffect(() => {
    if (desktop) void load()
  }, [desktop, load])
  return items
}
