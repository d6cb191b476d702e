const PROGRAMS: readonly (readonly [RegExp, string])[] = [
  [/swan|baiduboxapp/i, '百度智能小程序'],
  [/miniProgram/i, '微信小程序'],
  [/MicroMessenger/i, '微信'],
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/HuaweiBrowser/, '华为浏览器'],
  [/MiuiBrowser/, '小米浏览器'],
  [/MQQBrowser/, 'QQ 浏览器'],
  [/UCBrowser/, 'UC 浏览器'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/HarmonyOS|OpenHarmony/, '鸿蒙设备'],
  [/Android/, '安卓设备'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
]

const nameIn = (names: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1]

/** A device in words, from its user agent, so that a shopper can distinguish logins. */
export function describeDevice(userAgent = ''): string {
  const words = [nameIn(PROGRAMS, userAgent), nameIn(SYSTEMS, userAgent)].filter((word) => word !== undefined)
  return words.length > 0 ? words.join(' · ') : '未知设备'
}
