import { formatFen } from '@hearth/domain'
import encodeQR from 'qr'
import sharp from 'sharp'
import { setText, type TextStyle } from '#areas/share/set-text'
import type { PosterPictures, PosterView } from '#ports/poster'

/** Px. */
const WIDTH = 750
const MARGIN = 40
const INNER = WIDTH - 2 * MARGIN
const CODE = 200
const FACE = 160

const TONES = {
  light: { ground: '#fbf7f2', card: '#ffffff', text: '#1c1917', soft: '#6b625b' },
  dark: { ground: '#1c1815', card: '#2a2420', text: '#f6f1ea', soft: '#b9aea3' },
} as const

/** The most pixels of a picture on a poster. */
const MOST_PIXELS = 60_000_000

/** Draws a picture for sharing: a JPEG, 750 px wide, with its text as paths. */
export async function drawPoster(view: PosterView, pictures: PosterPictures): Promise<Buffer> {
  const tone = TONES[view.tone]
  const parts: string[] = []
  const set = (text: string, style: Omit<TextStyle, 'x' | 'width'> & Partial<TextStyle>) => {
    const { svg, ...measured } = setText(text, { x: MARGIN, width: INNER, ...style })
    parts.push(svg)
    return measured
  }
  let y = MARGIN
  parts.push(`<rect x="${MARGIN}" y="${y + 8}" width="8" height="34" rx="4" fill="${view.accent}"/>`)
  y += set(view.shopName, { x: MARGIN + 24, width: INNER - 24, y, size: 34, weight: 'Bold', fill: tone.text }).height
  y += set(view.slogan, { y: y + 4, size: 24, fill: tone.soft }).height + 28

  if (view.person) y = await person(parts, view.person, pictures.person, view.accent, y)
  if (pictures.picture) {
    parts.push(await pictureAt(pictures.picture, { x: MARGIN, y, size: INNER, radius: 24 }))
    y += INNER + 28
  }
  if (view.price !== undefined) y = price(view, set, y, tone.soft)
  y += set(view.title, { y, size: 38, weight: 'Bold', fill: tone.text, lines: 2 }).height
  if (view.text) y += set(view.text, { y: y + 4, size: 26, fill: tone.soft, lines: 2 }).height + 4
  y += 32

  parts.push(`<rect x="${MARGIN}" y="${y}" width="${INNER}" height="${CODE + 40}" rx="24" fill="${tone.card}"/>`)
  parts.push(codeAt(view.link, WIDTH - MARGIN - 20 - CODE, y + 20))
  const lines = view.notes.map((note, at) => ({ note, size: at === 0 ? 30 : 24 }))
  let line = y + 20 + (CODE - lines.reduce((sum, { size }) => sum + size * 1.4 + 8, 0)) / 2
  for (const [at, { note, size }] of lines.entries()) {
    const fill = at === 0 ? tone.text : tone.soft
    const style = { x: MARGIN + 28, width: INNER - CODE - 80, y: line, size, fill }
    line += set(note, at === 0 ? { ...style, weight: 'Bold' } : style).height + 8
  }
  const height = Math.ceil(y + CODE + 40 + MARGIN)
  const box = `width="${WIDTH}" height="${height}"`
  const ground = `<rect ${box} fill="${tone.ground}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${ground}${parts.join('')}</svg>`
  return sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: tone.ground })
    .jpeg({ quality: 86, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

type SetLine = (
  text: string,
  style: Omit<TextStyle, 'x' | 'width'> & Partial<TextStyle>,
) => { width: number; height: number }

/** Draws the price, and the original price crossed out. @returns px: the y coordinate below the prices */
function price({ price: fen = 0, originalPrice, accent }: PosterView, set: SetLine, y: number, soft: string): number {
  const sign = set('¥', { y: y + 22, size: 32, weight: 'Bold', fill: accent })
  const amount = { x: MARGIN + sign.width + 6, y, size: 56, weight: 'Bold', fill: accent } as const
  const { width, height } = set(formatFen(fen), amount)
  if (originalPrice !== undefined) {
    const struck = { x: amount.x + width + 18, y: y + 28, size: 28, fill: soft, struck: true }
    set(`¥${formatFen(originalPrice)}`, struck)
  }
  return y + height + 4
}

/**
 * Draws the sharer: their picture in a circle, or the initial of their name.
 * @returns px: the y coordinate below the sharer
 */
async function person(
  parts: string[],
  { initial }: NonNullable<PosterView['person']>,
  face: Uint8Array | undefined,
  accent: string,
  y: number,
): Promise<number> {
  const x = MARGIN
  if (face) parts.push(await pictureAt(face, { x, y, size: FACE, radius: FACE / 2 }))
  else {
    parts.push(`<circle cx="${x + FACE / 2}" cy="${y + FACE / 2}" r="${FACE / 2}" fill="${accent}"/>`)
    const letter = { size: 80, weight: 'Bold', fill: '#ffffff', y: y + (FACE - 112) / 2, width: FACE } as const
    const { width } = setText(initial, { x: 0, ...letter })
    parts.push(setText(initial, { x: x + (FACE - width) / 2, ...letter }).svg)
  }
  return y + FACE + 28
}

/** Returns a picture, cut to a square with round corners. */
async function pictureAt(
  bytes: Uint8Array,
  { x, y, size, radius }: { x: number; y: number; size: number; radius: number },
): Promise<string> {
  const cut = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize({ width: size, height: size, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer()
  const id = `cut-${x}-${y}`
  const box = `x="${x}" y="${y}" width="${size}" height="${size}"`
  const clip = `<clipPath id="${id}"><rect ${box} rx="${radius}"/></clipPath>`
  return `${clip}<image clip-path="url(#${id})" ${box} href="data:image/jpeg;base64,${cut.toString('base64')}"/>`
}

/** Returns a QR code on white. Each of its dots is a whole number of pixels wide, so that its edges are sharp. */
function codeAt(link: string, x: number, y: number): string {
  const dots = encodeQR(link, 'raw', { ecc: 'medium', border: 2 })
  const dot = Math.floor(CODE / dots.length)
  const from = Math.floor((CODE - dot * dots.length) / 2)
  const path = dots.flatMap((row, down) =>
    row.flatMap((dark, along) =>
      dark ? [`M${x + from + along * dot} ${y + from + down * dot}h${dot}v${dot}h-${dot}z`] : [],
    ),
  )
  const ground = `<rect x="${x}" y="${y}" width="${CODE}" height="${CODE}" rx="12" fill="#ffffff"/>`
  return `${ground}<path d="${path.join('')}" fill="#000000"/>`
}
