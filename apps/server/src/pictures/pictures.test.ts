import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addPictureRoutes } from '#pictures/picture-routes'
import { createPictures, type Pictures } from '#pictures/pictures'
import { openTestShop, type TestShop } from '../../test/shop'

describe('pictures', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-pictures-'))
  let shop: TestShop
  let pictures: Pictures
  const drawn: string[] = []
  const draw = (name: string) => {
    drawn.push(name)
    return name === 'gone'
      ? undefined
      : `<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1800"><rect width="1500" height="1800" fill="#d9480f"/></svg>`
  }

  beforeAll(async () => {
    shop = await openTestShop({
      extend: async (app, { connection }) => {
        pictures = createPictures({ db: connection.db, drawPicture: draw, folder, atOnce: 2, mostWaiting: 3 })
        addPictureRoutes(app, pictures)
      },
    })
    const file = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#336699' } })
      .png()
      .toBuffer()
    const row = { alt: '', width: 1500, height: 1800, file: null }
    await shop.connection.db
      .insertInto('picture')
      .values([
        { name: 'lamp-white-1', hash: '3f2a91bc', ...row },
        { name: 'gone', hash: '00000000', ...row },
        { name: 'photo', hash: 'abcdef01', ...row, file },
      ])
      .execute()
  })
  afterAll(async () => {
    await pictures.close()
    await shop.close()
    rmSync(folder, { recursive: true })
  })

  it('are served, and made once, where the disk takes no files', async () => {
    const file = join(folder, 'no-folder')
    writeFileSync(file, '')
    const homeless = createPictures({ db: shop.connection.db, drawPicture: draw, folder: join(file, 'pictures') })
    drawn.length = 0
    const serve = () => homeless.serve({ name: 'lamp-white-1', hash: '3f2a91bc' }, { width: 360 }, ['webp'])
    const first = await serve()
    expect(first?.bytes.length).toBeGreaterThan(0)
    expect(await serve()).toEqual(first)
    expect(drawn).toHaveLength(1)
    await homeless.close()
  })

  it('are made in the background, however often another one was requested before', async () => {
    const behind = createPictures({
      db: shop.connection.db,
      drawPicture: draw,
      folder: join(folder, 'behind'),
      atOnce: 1,
    })
    for (let n = 0; n < 3000; n += 1) behind.prepare({ name: 'lamp-white-1', hash: '3f2a91bc' }, { width: 180 }, 'webp')
    behind.prepare({ name: 'photo', hash: 'abcdef01' }, { width: 180 }, 'webp')
    await expect
      .poll(() => readdirSync(join(folder, 'behind'), { recursive: true }).map(String), { timeout: 10_000 })
      .toContain(join('ab', 'photo.abcdef01-180.webp'))
    await behind.close()
  })

  const get = async (url: string, accept = '*/*') => {
    const reply = await shop.app.inject({ url, headers: { accept } })
    const { width, height, format, isProgressive } =
      reply.statusCode === 200 ? await sharp(reply.rawPayload).metadata() : {}
    return { status: reply.statusCode, headers: reply.headers, width, height, format, isProgressive }
  }

  it('come in the requested width, as progressive jpeg where the browser takes nothing better', async () => {
    const picture = await get('/pictures/lamp-white-1.3f2a91bc?w=540&q=80&f=auto&p=1')
    expect(picture).toMatchObject({ status: 200, width: 540, height: 648, format: 'jpeg', isProgressive: true })
    expect(picture.headers).toMatchObject({
      'content-type': 'image/jpeg',
      vary: 'Accept',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  it('come only as webp where the owner saves the work of avif', async () => {
    const made = join(folder, 'no-avif')
    const sparing = createPictures({ db: shop.connection.db, drawPicture: draw, folder: made, avif: false })
    const picture = (await sparing.find('lamp-white-1'))!
    for (let asked = 0; asked < 2; asked += 1)
      expect(await sparing.serve(picture, { width: 320 }, ['avif', 'webp', 'jpeg'])).toMatchObject({ format: 'webp' })
    await sparing.close()
    const files = readdirSync(made, { recursive: true }).map(String)
    expect(files.map(extname).filter(Boolean)).toEqual(['.webp'])
  })

  it('come as webp at once and as avif once it has been made in the background', async () => {
    const accept = 'image/avif,image/webp,image/*'
    expect(await get('/pictures/lamp-white-1.3f2a91bc?w=360', accept)).toMatchObject({ format: 'webp', width: 360 })
    await expect
      .poll(async () => (await get('/pictures/lamp-white-1.3f2a91bc?w=360', accept)).headers['content-type'])
      .toBe('image/avif')
    expect((await get('/pictures/lamp-white-1.3f2a91bc?w=360', 'image/webp')).format).toBe('webp')
  })

  it('are made in few sizes only, whatever is requested', async () => {
    expect((await get('/pictures/lamp-white-1.3f2a91bc?w=200')).width).toBe(360)
    expect((await get('/pictures/lamp-white-1.3f2a91bc?w=99999')).width).toBe(1125)
    expect((await get('/pictures/lamp-white-1.3f2a91bc')).width).toBe(1125)
    expect(await get('/pictures/lamp-white-1.3f2a91bc?w=180&h=180')).toMatchObject({ width: 180, height: 180 })
    expect(await get('/pictures/lamp-white-1.3f2a91bc?w=180&h=173')).toMatchObject({ width: 180, height: 216 })
  })

  it('are drawn once when thirty shoppers ask at once, and never again', async () => {
    drawn.length = 0
    await Promise.all(Array.from({ length: 30 }, () => get('/pictures/lamp-white-1.3f2a91bc?w=750', 'image/webp')))
    await get('/pictures/lamp-white-1.3f2a91bc?w=750', 'image/webp')
    expect(drawn).toEqual(['lamp-white-1'])
    expect(readdirSync(join(folder, '3f')).filter((name) => name.includes('-750'))).toEqual([
      'lamp-white-1.3f2a91bc-750.webp',
    ])
  })

  it('that were uploaded are served too, and never enlarged', async () => {
    expect(await get('/pictures/photo.abcdef01?w=1125', 'image/webp')).toMatchObject({
      format: 'webp',
      width: 400,
      height: 200,
    })
  })

  it('wait in a bounded queue: later requests are told to come again, and finished pictures are served', async () => {
    await get('/pictures/lamp-white-1.3f2a91bc?w=180')
    // Making a picture reads the database. While this transaction uses the only connection, no picture can be made.
    const taken = await shop.connection.db.startTransaction().execute()
    const shapes = ['540x540', '540x405', '540x720', '540x304', '540x960', '540x360', '540x810', '540x232']
    const refusals: { retryAfter: unknown; body: string }[] = []
    const asked = shapes.map(async (shape) => {
      const [w, h] = shape.split('x')
      const reply = await shop.app.inject(`/pictures/lamp-white-1.3f2a91bc?w=${w}&h=${h}`)
      if (reply.statusCode === 503) refusals.push({ retryAfter: reply.headers['retry-after'], body: reply.body })
      return reply.statusCode
    })
    await expect.poll(() => refusals.length).toBe(3)
    expect(refusals[0]).toEqual({ retryAfter: '2', body: '' })
    expect((await shop.app.inject('/pictures/lamp-white-1.3f2a91bc?w=180')).statusCode).toBe(200)
    await taken.commit().execute()
    expect((await Promise.all(asked)).filter((status) => status === 200)).toHaveLength(5)
  })

  it('under the hash of an earlier version are not cached', async () => {
    expect((await get('/pictures/lamp-white-1.aaaaaaaa?w=180')).headers['cache-control']).toBe('no-cache')
  })

  it('that are unknown, or whose drawing is gone, are not found; names cannot leave the folder', async () => {
    for (const file of ['none.3f2a91bc', 'gone.00000000', 'lamp-white-1', '..%2f..%2fetc%2fpasswd.00'])
      expect((await get(`/pictures/${file}?w=180`)).status).toBe(404)
  })
})
