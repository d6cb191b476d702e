import { describe, it } from 'vitest'
import { completeAGroup, openAGroupThatFails } from '../src/buy-together'
import { byTurn, PLATFORMS } from '../src/platforms'
import { onPlatform } from './on-platform'
import { shop } from './with-shop'

/** Three shoppers for each platform, and one whose group nobody joins. */
const platforms = PLATFORMS.map((platform, at) => ({
  ...platform,
  telephones: [1, 2, 3, 4].map((each) => `1390000${5 + at}19${each}`) as [string, string, string, string],
}))

const inBrowsers = platforms.filter(({ onWeb }) => onWeb)

describe('shoppers who buy together', () => {
  // In this test, a browser opens a link that was shared in an app.
  it.each(byTurn(inBrowsers, 'a phone’s browser'))(
    'complete a group, the last of them through $name, and all their orders are to be sent',
    ({ telephones: [first, second, third], ...platform }) =>
      onPlatform(platform, (driver) => completeAGroup(driver, shop, [first, second, third])),
  )

  it.each(byTurn(platforms, 'the mini-program'))(
    'are refunded through $name when nobody joins in time',
    ({ telephones: [, , , alone], ...platform }) =>
      onPlatform(platform, (driver) => openAGroupThatFails(driver, shop, alone, platform)),
  )
})
