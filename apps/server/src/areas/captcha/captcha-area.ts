import { REPLY_CODE } from '@hearth/domain'
import { bargain, user, type CaptchaId } from '@hearth/sdk/core'
import { CAPTCHA_PICTURES, drawCaptcha, forgetCaptchas, makeCaptcha } from '#areas/captcha/captcha'
import { answers, defineArea, perMinute, type RunningShop } from '#kernel/area'
import type { Context } from '#kernel/context'
import { ShopError } from '#kernel/shop-error'

const LIMITS = { shopper: perMinute(30), network: perMinute(300) }

/**
 * Captchas: pictures of letters to read. They are required by calls that programs would otherwise try thousands of
 * times.
 */
export const captchaArea = defineArea({
  name: 'captcha',
  calls: [
    answers(
      user,
      {
        async getCaptcha(_, context) {
          const captchaId = await makeCaptcha(context, context.now)
          return { captchaId, url: `${CAPTCHA_PICTURES}/${captchaId}` }
        },
      },
      { visitors: true, limits: LIMITS },
    ),
    answers(
      bargain,
      {
        createCaptcha: async (_, context) => ({ captchaId: await makeCaptcha(context, context.now) }),
        getCaptchaImage: imageOf,
      },
      { visitors: true, limits: LIMITS },
    ),
  ],
  routes: addPictures,
  jobs: () => [{ name: 'forget captchas', every: 600_000, run: ({ db, now }) => forgetCaptchas(db, now) }],
})

const gone = () => new ShopError(REPLY_CODE.notFound, '验证码已失效，请换一张', 'captchaId')

async function imageOf({ captchaId }: CaptchaId, context: Context) {
  const picture = await drawCaptcha(context, captchaId, context.now)
  if (!picture) throw gone()
  return { captchaId, image: `data:image/png;base64,${picture.toString('base64')}` }
}

function addPictures({ app, shop }: RunningShop): void {
  app.get<{ Params: { id: string } }>(`${CAPTCHA_PICTURES}/:id`, async ({ params: { id } }, reply) => {
    const picture = await drawCaptcha(shop, id, shop.ports.clock())
    if (!picture) throw gone()
    return reply
      .header('cache-control', 'no-store')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/png')
      .send(picture)
  })
}
