import { SHARE_TEMPLATE } from '@hearth/domain'
import type { ShareAvatar } from '@hearth/sdk/core'
import { readProfile } from '#areas/content/shop-profile'
import { shopView } from '#areas/share/page-view'
import type { Context } from '#kernel/context'
import type { PosterView } from '#ports/poster'

/**
 * Returns the content of a shopper's picture for sharing: the shopper's name and avatar, and a code that leads to the
 * shop.
 */
export async function avatarView(
  { db, origin }: Context,
  shopperId: string,
  { templateId = SHARE_TEMPLATE.light }: ShareAvatar,
): Promise<PosterView> {
  const { display_name: called, avatar } = await db
    .selectFrom('shopper')
    .select(['display_name', 'avatar'])
    .where('id', '=', shopperId)
    .executeTakeFirstOrThrow()
  const profile = await readProfile(db)
  return {
    ...shopView(profile),
    tone: templateId,
    title: `${called}邀请您来逛逛`,
    text: '扫一扫，看看智能好物',
    person: { initial: Array.from(called)[0] ?? '', ...(avatar && { picture: avatar }) },
    link: `${origin}/`,
    notes: ['长按识别二维码', `来${profile.name}看看`],
  }
}
