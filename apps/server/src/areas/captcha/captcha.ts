import { sql } from 'kysely'
import type svgCaptcha from 'svg-captcha'
import type { Database } from '#database/connect'
import { loadSharp } from '#kernel/pictures/load-sharp'
import { randomCode } from '#shop/random'
import { openText, sealText } from '#shop/sealed-text'
import type { Shop } from '#shop/shop'

/** Ms for which a captcha is valid. */
const CAPTCHA_LIFETIME = 5 * 60_000

/** Px: the size of a captcha's picture. */
const SIZE = { width: 120, height: 44 }

/** The number of characters in a captcha. */
const LENGTH = 4

/** The path of pictures of captchas. */
export const CAPTCHA_PICTURES = '/api/captcha/picture'

/**
 * Loads the drawing library when it is first needed. The library exports a function, although its types say otherwise.
 */
const loadDraw = async () =>
  (await import('svg-captcha')).default as unknown as (text: string, options: svgCaptcha.ConfigObject) => string

type Parts = Pick<Shop, 'db' | 'secret' | 'random' | 'ports'>

/** Creates a captcha. @returns its id */
export async function makeCaptcha({ db, secret, random, ports }: Parts, now: number): Promise<string> {
  const answer = randomCode(random, LENGTH)
  const id = random.uuid()
  await sql`
    insert into captcha (id, answer, expires_at)
    values (${id}, ${sealText(secret, 'captchas', random, answer)}, ${now + CAPTCHA_LIFETIME})`.execute(db)
  ports.notifier.tellCaptcha?.(id, answer)
  return id
}

/** Draws a captcha as PNG, differently each time; undefined for a captcha that has expired or was tried. */
export async function drawCaptcha(
  { db, secret }: Pick<Parts, 'db' | 'secret'>,
  id: string,
  now: number,
): Promise<Buffer | undefined> {
  const { rows } = await sql<{ answer: string }>`
    select answer from captcha where id = ${id} and expires_at >= ${now}`.execute(db)
  const answer = rows[0] && openText(secret, 'captchas', rows[0].answer)
  if (answer === undefined) return undefined
  const [draw, sharp] = await Promise.all([loadDraw(), loadSharp()])
  const svg = draw(answer, { ...SIZE, noise: 3, color: true, background: '#f5f5f5', fontSize: 44 })
  return sharp(Buffer.from(svg), { density: 144 }).resize(SIZE).png().toBuffer()
}

/**
 * Returns whether the code of a captcha is right, in upper or lower case. This uses up the captcha in any case. Call it
 * outside of a transaction, since a rollback would allow a second try.
 */
export async function checkCaptcha(
  { db, secret }: Pick<Parts, 'db' | 'secret'>,
  { captchaId, captchaCode }: { captchaId: string; captchaCode: string },
  now: number,
): Promise<boolean> {
  const { rows } = await sql<{ answer: string; expiresAt: number }>`
    delete from captcha where id = ${captchaId} returning answer, expires_at as "expiresAt"`.execute(db)
  const [found] = rows
  if (!found || found.expiresAt < now) return false
  return openText(secret, 'captchas', found.answer) === captchaCode.trim().toUpperCase()
}

/** Deletes expired captchas. */
export async function forgetCaptchas(db: Database, now: number): Promise<void> {
  await sql`delete from captcha where expires_at < ${now}`.execute(db)
}
