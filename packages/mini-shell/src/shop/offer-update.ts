import Taro from '@tarojs/taro'

/**
 * When a newer version has been downloaded, asks the shopper to restart the app. Otherwise the next cold start uses it.
 */
export function offerUpdate(): void {
  const updates = Taro.getUpdateManager?.()
  updates?.onUpdateReady(() => {
    void Taro.showModal({
      title: '新版本已就绪',
      content: '重新打开即可使用，购物车和订单都会保留。',
      confirmText: '重新打开',
      cancelText: '稍后',
    }).then(({ confirm }) => {
      if (confirm) updates.applyUpdate()
    })
  })
}
