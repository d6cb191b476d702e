// Draws what is shared where a page has no picture of its own (K11): the shop's mark on a warm ground, in the shape of a share card.
import { readFile, mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const PUBLIC = fileURLToPath(new URL('../../../apps/web/public/', import.meta.url))
const [WIDTH, HEIGHT, MARK] = [1000, 800, 320]

const ground = `
<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <defs><radialGradient id="g"><stop stop-color="#fff7f1"/><stop offset="1" stop-color="#fbdcc8"/></radialGradient></defs>
  <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>
</svg>`

const mark = await sharp(await readFile(`${PUBLIC}favicon.svg`), { density: 600 }).resize(MARK).png().toBuffer()
await mkdir(`${PUBLIC}share`, { recursive: true })
await sharp(Buffer.from(ground)).composite([{ input: mark }]).png({ compressionLevel: 9, palette: true, quality: 90 }).toFile(`${PUBLIC}share/default.png`)
