import type { Picture } from '@hearth/sdk/core'
import { drawnPicture, pictureOnPage, type DrawnPicture } from '#demo/drawn-picture'

const SIDE = 1000

/** Entries of the home page that lead to offers other than products, each with a picture of its own. */
const DOORS: readonly { key: string; title: string; url: string }[] = [
  { key: 'activity', title: '优惠活动', url: '/activity' },
  { key: 'coupons', title: '领券中心', url: '/coupons' },
  { key: 'points', title: '积分商城', url: '/points' },
  { key: 'trials', title: '免费试用', url: '/trials' },
  { key: 'crowd-funding', title: '新品众筹', url: '/crowd/funding/detail/2004?promotionId=crowd-1' },
  { key: 'newcomer', title: '新人礼', url: '/newcomer' },
]

const pictureOf = (key: string): DrawnPicture =>
  drawnPicture({ name: `door-${key}`, alt: '', width: SIDE, height: SIDE })

/** Pictures of the home page's entries; the demo shop draws them. */
export const doorPictures = (): DrawnPicture[] => DOORS.map(({ key }) => pictureOf(key))

/** The entries of the home page, in the form that pages contain. */
export const doorEntries = (): { title: string; url: string; picture: Picture }[] =>
  DOORS.map(({ key, title, url }) => ({ title, url, picture: pictureOnPage(pictureOf(key)) }))
