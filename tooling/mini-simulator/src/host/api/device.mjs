import { namespace, settings } from '../app-package.mjs'
import { showToast } from '../frame.mjs'
import { covered, scene } from '../opening.mjs'
import { succeed } from './answer.mjs'

/** Height of the title bar, px. */
const TITLE_BAR = 44

const size = () => ({ width: innerWidth, height: innerHeight })
const dark = () => matchMedia('(prefers-color-scheme: dark)').matches

function systemInfo() {
  const { width, height } = size()
  return {
    ...{
      platform: 'ios',
      system: 'iOS 17.4',
      brand: 'simulator',
      model: 'simulator',
      language: 'zh_CN',
      theme: dark() ? 'dark' : 'light',
    },
    ...{
      SDKVersion: namespace === 'swan' ? '3.440.4' : '3.8.12',
      version: namespace === 'swan' ? '13.60.0' : '8.0.50',
      host: namespace === 'swan' ? 'baiduboxapp' : undefined,
    },
    ...{ pixelRatio: devicePixelRatio, fontSizeSetting: 16, fontSizeScaleFactor: 1, statusBarHeight: covered.top },
    ...{ screenWidth: width, screenHeight: height, windowWidth: width, windowHeight: height - covered.top - TITLE_BAR },
    safeArea: {
      left: 0,
      top: covered.top,
      right: width,
      bottom: height - covered.bottom,
      width,
      height: height - covered.top - covered.bottom,
    },
  }
}

/** How the app was opened. */
export const launch = {
  path: settings.pages[0],
  query: {},
  scene: namespace === 'swan' ? scene : Number(scene),
  referrerInfo: {},
}

let clipboard = ''

/** Callbacks that run when a newer version of the app was downloaded. @type {(() => void)[]} */
const whenUpdated = []
const updates = {
  onCheckForUpdate() {},
  onUpdateReady: (/** @type {() => void} */ listener) => void whenUpdated.push(listener),
  onUpdateFailed() {},
  applyUpdate: () => location.reload(),
}

/** Tells the app that a newer version was downloaded. */
export const bringUpdate = () => whenUpdated.forEach((listener) => listener())

/** Calls for the properties and functions of the phone. */
export const device = {
  getSystemInfoSync: systemInfo,
  getWindowInfo: systemInfo,
  getDeviceInfo: systemInfo,
  getAppBaseInfo: systemInfo,
  getSystemInfo: (/** @type {any} */ options) => succeed('getSystemInfo', options, systemInfo()),
  getSystemInfoAsync: (/** @type {any} */ options) => succeed('getSystemInfoAsync', options, systemInfo()),
  getLaunchOptionsSync: () => launch,
  getEnterOptionsSync: () => launch,
  getEnvInfoSync: () => ({ appKey: 'simulator', env: 'development' }),
  getAccountInfoSync: () => ({ miniProgram: { appId: 'touristappid', envVersion: 'develop' } }),
  getMenuButtonBoundingClientRect: () => ({
    width: 87,
    height: 32,
    top: covered.top + 6,
    bottom: covered.top + 38,
    left: size().width - 97,
    right: size().width - 10,
  }),
  getNetworkType: (/** @type {any} */ options) =>
    succeed('getNetworkType', options, { networkType: 'wifi', isConnected: true }),
  nextTick: (/** @type {() => void} */ callback) => void Promise.resolve().then(callback),
  vibrateShort: (/** @type {any} */ options) => succeed('vibrateShort', options),
  getClipboardData: (/** @type {any} */ options) => succeed('getClipboardData', options, { data: clipboard }),
  setClipboardData(/** @type {any} */ options) {
    clipboard = String(options.data)
    showToast({ title: '内容已复制' })
    return succeed('setClipboardData', options)
  },
  makePhoneCall: (/** @type {any} */ options) => succeed('makePhoneCall', options),
  previewImage: (/** @type {any} */ options) => succeed('previewImage', options),
  setPageInfo: (/** @type {any} */ options) => succeed('setPageInfo', options),
  getUpdateManager: () => updates,
}
