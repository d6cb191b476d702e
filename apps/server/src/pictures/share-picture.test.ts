import { DEFAULT_SHARE } from '@hearth/domain'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawPicture } from '#demo/art/draw-picture'
import { addSharePicture } from '#pictures/share-picture'
import { openTestShop } from '../../test/shop'

it('has the address that pages give: a PNG that a messaging app takes, the same for everybody', async () => {
  const shop = await openTestShop({ extend: (app) => Promise.resolve(addSharePicture(app, drawPicture)) })
  const [one, again] = await Promise.all([shop.app.inject(DEFAULT_SHARE.image), shop.app.inject(DEFAULT_SHARE.image)])
  expect(one).toMatchObject({
    statusCode: 200,
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
  expect(await sharp(one.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1000, height: 800 })
  expect(one.rawPayload.length).toBeLessThan(300_000)
  expect(again.rawPayload.equals(one.rawPayload)).toBe(true)
  // The picture is drawn, and not one flat colour.
  const { entropy } = await sharp(one.rawPayload).stats()
  expect(entropy).toBeGreaterThan(3)
  await shop.close()
})

it('does not exist in a shop whose pictures nobody draws', async () => {
  const shop = await openTestShop({ extend: (app) => Promise.resolve(addSharePicture(app, () => undefined)) })
  expect((await shop.app.inject(DEFAULT_SHARE.image)).statusCode).toBe(404)
  await shop.close()
})
