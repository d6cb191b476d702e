import { createHash } from 'node:crypto'
import type { Picture } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { needOwnPictures } from '#areas/after-sale/service-pictures'
import { pictureAddress, readPictureAddress } from '#areas/pictures/picture-address'
import type { Database } from '#database/connect'
import { listRows } from '#database/list-rows'
import { openPicture, type PictureLimits } from '#kernel/pictures/open-picture'
import type { UnitOfWork } from '#shop/unit-of-work'

/** A picture that a shopper uploaded for a post. */
export interface SentPicture {
  /** The id that the picture got when it was uploaded. */
  id: string
  hash: string
  width: number
  height: number
}

/**
 * Limits for opening an uploaded picture. JPEG is the only accepted format, since the shop encodes every picture as
 * JPEG when it is uploaded.
 */
const LIMITS: PictureLimits = { mostPixels: { jpeg: 60_000_000 }, failOn: 'error' }

/**
 * Reads pictures that a shopper uploaded, and measures each once.
 * @throws ShopError notFound for a picture that does not exist, or that another shopper uploaded
 */
export async function readSentPictures(
  db: Database,
  shopperId: string,
  urls: readonly string[],
): Promise<SentPicture[]> {
  const ids = [...new Set(await needOwnPictures(db, shopperId, 'pictures', urls))]
  const { rows } = await sql<{ id: string; bytes: Buffer }>`
    select id, bytes from service_picture where id = any(${ids}::text[]) and shopper_id = ${shopperId}`.execute(db)
  const bytesOf = new Map(rows.map(({ id, bytes }) => [id, bytes]))
  return Promise.all(
    ids.flatMap((id) => {
      const bytes = bytesOf.get(id)
      return bytes ? measure(id, bytes) : []
    }),
  )
}

async function measure(id: string, bytes: Buffer): Promise<SentPicture> {
  const { width, height } = await openPicture(bytes, LIMITS)
  return { id, hash: createHash('sha256').update(bytes).digest('hex').slice(0, 16), width, height }
}

/**
 * Stores pictures as pictures of the shop, which serves them in all sizes. Their names are random, so that addresses
 * can't be guessed.
 */
export async function keepPictures(
  { db, random }: UnitOfWork,
  title: string,
  sent: readonly SentPicture[],
): Promise<Picture[]> {
  const kept = sent.map((one, at) => ({ ...one, name: newName(random), alt: altOf(title, at) }))
  await sql`
    insert into picture (name, alt, width, height, file, hash)
    select kept.name, kept.alt, kept.width, kept.height, sent.bytes, kept.hash
    from ${listRows(kept, 'id text, name text, alt text, width integer, height integer, hash text')} as kept
    join service_picture sent on sent.id = kept.id`.execute(db)
  return kept.map(({ name, hash, alt, width, height }) => ({
    url: pictureAddress({ name, hash }),
    alt,
    width,
    height,
  }))
}

/** Gives the pictures of a post new addresses. The old ones no longer work. */
export async function movePictures({ db, random }: UnitOfWork, pictures: readonly Picture[]): Promise<Picture[]> {
  const moved = pictures.map((picture) => {
    const { name = '', hash = '' } = readPictureAddress(picture.url) ?? {}
    const to = newName(random)
    return { from: name, to, picture: { ...picture, url: pictureAddress({ name: to, hash }) } }
  })
  await sql`
    insert into picture (name, alt, width, height, file, hash)
    select moved.to, alt, width, height, file, hash
    from ${listRows(moved, '"from" text, "to" text')} as moved
    join picture on picture.name = moved.from`.execute(db)
  await forgetPictures(db, pictures)
  return moved.map(({ picture }) => picture)
}

/** Deletes the pictures of posts. */
export async function forgetPictures(db: Database, pictures: readonly Picture[]): Promise<void> {
  const names = pictures.flatMap(({ url }) => readPictureAddress(url)?.name ?? [])
  await sql`delete from picture where name = any(${names}::text[])`.execute(db)
}

const newName = (random: UnitOfWork['random']): string => `post-${random.uuid()}`

const altOf = (title: string, at: number): string => `「${title}」的第 ${at + 1} 张图片`
