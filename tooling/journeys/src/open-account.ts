import type { Driver } from './driver'

/** Differences between platforms: a browser opens any page by its address, an app only through other pages. */
export interface OnPlatform {
  onWeb: boolean
}

/** Opens the account page: by its address in a browser, otherwise from the first page. */
export async function openAccount(driver: Driver, { onWeb }: OnPlatform): Promise<void> {
  if (onWeb) return driver.go('/account')
  await driver.go('/')
  await driver.see('限时秒杀')
  await driver.tap('我的')
}
