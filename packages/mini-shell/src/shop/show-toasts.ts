import Taro from '@tarojs/taro'
import { TOAST } from '@hearth/domain'
import { appStore, type Shop } from '@hearth/state'

/** Shows the shop's toasts by the platform's own, for the same time as on other platforms (K07). */
export function showToasts(shop: Shop): void {
  const app = shop.store(appStore)
  app.subscribe(({ toast, hideToast }, before) => {
    if (!toast || toast.id === before.toast?.id) return
    void Taro.showToast({ title: toast.text, icon: 'none', duration: TOAST.duration })
    hideToast()
  })
}
