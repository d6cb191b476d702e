import { profileStore, selectProfile, usePorts, useShop, type PageMeta } from '@hearth/state'
import { useEffect } from 'react'

/**
 * Sets the page's title and share card (E12, K11). The document's title also names the shop. `shareQuery` must stay the
 * same object while its values are the same.
 */
export function useMeta({ title, shareTitle, description, image, shareQuery }: PageMeta): void {
  const { meta } = usePorts()
  const shopName = useShop(profileStore, selectProfile)?.name
  useEffect(() => {
    meta?.({ title, shareTitle, shopName, description, image, shareQuery })
  }, [meta, title, shareTitle, shopName, description, image, shareQuery])
}
