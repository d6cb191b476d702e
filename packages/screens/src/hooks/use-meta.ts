import { profileStore, selectProfile, usePorts, useShop, type PageMeta } from '@hearth/state'
import { useEffect } from 'react'

/**
 * Tells the shell the title and what is shared of the page (E12, K11). The name of the shop is added to the document's
 * title. `shareQuery` is one object for as long as it says the same.
 */
export function useMeta({ title, shareTitle, description, image, shareQuery }: PageMeta): void {
  const { meta } = usePorts()
  const shopName = useShop(profileStore, selectProfile)?.name
  useEffect(() => {
    meta?.({ title, shareTitle, shopName, description, image, shareQuery })
  }, [meta, title, shareTitle, shopName, description, image, shareQuery])
}
