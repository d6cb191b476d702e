import { describe, it } from 'vitest'
import { inviteAFriend } from '../src/invite-a-friend'
import { byTurn, PLATFORMS } from '../src/platforms'
import { onPlatform } from './on-platform'
import { shop } from './with-shop'

/** Two people of each platform's own: inviting runs in browsers, unless an owner says otherwise. */
const platforms = PLATFORMS.filter(({ onWeb }) => onWeb).map((platform, at) => ({
  ...platform,
  people: { inviting: `1390000040${at + 1}`, buying: `1390000041${at + 1}` },
}))

const sampled = byTurn(platforms, 'a phone’s browser')

describe('a promoter', () => {
  it.each(sampled)('invites a friend through $name, who takes the coupon and buys', async ({ people, ...platform }) => {
    await onPlatform(platform, (driver) => inviteAFriend(driver, shop, people))
  })
})
