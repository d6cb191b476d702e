import { createHmac } from 'node:crypto'
import { REPLY_CODE } from '@hearth/domain'
import type { ShareImage } from '@hearth/sdk/core'
import type { Context } from '#kernel/context'
import { ShopError } from '#kernel/shop-error'
import { TooBusy } from '#kernel/limits/work-queue'
import { loadSharp } from '#kernel/pictures/load-sharp'
import type { PosterView } from '#ports/poster'

/** The path of pictures for sharing. */
export const SHARE_PICTURES = '/share-pictures'

/** Ms for which a picture is stored. Recipients have seen it by then, and a new request draws it again. */
export const PICTURE_KEPT = 30 * 86_400_000

/** The version of the design. Raise it when the design changes, so that older pictures are drawn again. */
const LOOK = 2

/**
 * Returns the picture for sharing of a view. The picture is drawn once for the same content. Its name can't be guessed,
 * since the picture can show a person.
 * @param shopperId the shopper whom the picture shows; the picture is deleted with the shopper's account
 * @throws ShopError tooMany while too many pictures wait to be drawn
 */
export async function makePicture(context: Context, view: PosterView, shopperId?: string): Promise<ShareImage> {
  const { db, secret, ports, now, network } = context
  const id = createHmac('sha256', secret)
    .update(`share ${LOOK} ${JSON.stringify(view)}`)
    .digest('base64url')
    .slice(0, 32)
  const url = `${SHARE_PICTURES}/${id}.jpg`
  const known = await db
    .selectFrom('share_picture')
    .select(['width', 'height', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  // A picture that expires soon is drawn and stored again.
  if (known && known.created_at > now - PICTURE_KEPT / 2) return { url, width: known.width, height: known.height }
  const [picture, person] = await Promise.all([
    pictureBytes(context, view.picture),
    pictureBytes(context, view.person?.picture),
  ])
  const jpeg = await ports.drawPoster(view, { picture, person }, context.shopper ?? network.near).catch(refused)
  const { width, height } = await (await loadSharp())(jpeg).metadata()
  const row = { id, shopper_id: shopperId ?? null, jpeg, width, height, created_at: now }
  await db
    .insertInto('share_picture')
    .values(row)
    .onConflict((clash) => clash.column('id').doUpdateSet({ created_at: now }))
    .execute()
  return { url, width, height }
}

/** Returns a picture of the shop by its address or name, as stored or as the shop draws it. */
async function pictureBytes({ db, ports }: Context, address?: string): Promise<Buffer | undefined> {
  const name = address?.slice(address.lastIndexOf('/') + 1).split('.')[0]
  if (!name) return undefined
  const stored = await db.selectFrom('picture').select('file').where('name', '=', name).executeTakeFirst()
  if (stored?.file) return stored.file
  const drawn = ports.drawPicture(name)
  return drawn === undefined ? undefined : Buffer.from(drawn)
}

function refused(error: Error): never {
  if (error instanceof TooBusy)
    throw new ShopError(REPLY_CODE.tooMany, '正在生成的图片太多，请稍后再试', undefined, error.retryAfter)
  throw error
}
