#!/usr/bin/env node
/**
 * Makes the README's pictures from the screenshots of the journeys:
 *   SCREENSHOTS=/tmp/shots pnpm --filter @hearth/journeys test buy-a-device
 *   node tooling/journeys/readme-pictures.mjs /tmp/shots
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const [shots] = process.argv.slice(2)
if (!shots) {
  console.error('usage: readme-pictures.mjs <folder with screenshots>')
  process.exit(2)
}
const pictures = fileURLToPath(new URL('../../docs/pictures/', import.meta.url))
const shot = (name) => join(shots, `${name}.png`)

/** Returns a screenshot of a given width with round corners and a thin border. */
async function framed(name, width, radius) {
  const { data, info } = await sharp(shot(name)).resize({ width }).png().toBuffer({ resolveWithObject: true })
  const inner = `x="0.5" y="0.5" width="${info.width - 1}" height="${info.height - 1}" rx="${radius}"`
  const outline = (fill, stroke) => {
    const rect = `<rect ${inner} fill="${fill}" stroke="${stroke}"/>`
    return Buffer.from(`<svg width="${info.width}" height="${info.height}">${rect}</svg>`)
  }
  return sharp(data)
    .composite([{ input: outline('#fff', 'none'), blend: 'dest-in' }, { input: outline('none', '#d8d2ca') }])
    .png()
    .toBuffer()
}

const shadow = (width, height, radius) =>
  Buffer.from(
    `<svg width="${width + 120}" height="${height + 120}"><filter id="b" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="24"/></filter><rect x="60" y="72" width="${width}" height="${height}" rx="${radius}" fill="#5a4636" opacity="0.28" filter="url(#b)"/></svg>`,
  )

await sharp({ create: { width: 1600, height: 960, channels: 3, background: '#efe8df' } })
  .composite([
    { input: shadow(1240, 775, 16), left: 0, top: 20 },
    { input: await framed('web-desktop-01-home', 1240, 16), left: 60, top: 90 },
    { input: shadow(330, 715, 36), left: 1110, top: 110 },
    { input: await framed('web-phone-02-product', 330, 36), left: 1170, top: 180 },
  ])
  .webp({ quality: 82 })
  .toFile(join(pictures, 'shop.webp'))

for (const [platform, name] of [
  ['web-phone', 'web-product'],
  ['mini-program', 'mini-program-product'],
  ['smart-app', 'smart-app-product'],
]) {
  await sharp(await framed(`${platform}-02-product`, 375, 28))
    .webp({ quality: 82 })
    .toFile(join(pictures, `${name}.webp`))
}
