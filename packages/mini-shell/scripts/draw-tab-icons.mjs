// Draws the icons of the tab bar. The platforms need files of 81 x 81 px.
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const FOLDER = fileURLToPath(new URL('../src/assets/', import.meta.url))
/**
 * Colours of the icons: of other tabs, and of the selected tab. The platforms take one file for both light and dark
 * bars.
 */
const COLOURS = { '': '#857b72', '-on': '#d9480f' }

/** Strokes on a grid of width 24. Parts in `fill` are filled with a light shade when the tab is selected. */
const ICONS = {
  home: {
    fill: 'M5 10.5 12 4.6l7 5.9V19a1.2 1.2 0 0 1-1.2 1.2H6.2A1.2 1.2 0 0 1 5 19Z',
    lines:
      'M3 11.9 12 4.3l9 7.6M5.2 10.2V19a1.2 1.2 0 0 0 1.2 1.2h11.2a1.2 1.2 0 0 0 1.2-1.2v-8.8M12 17.6c-1.5 0-2.5-1-2.5-2.4 0-1.6 1.6-2.1 2.3-3.7 1.4 1 2.7 2.2 2.7 3.7 0 1.4-1 2.4-2.5 2.4Z',
  },
  category: {
    fill: 'M4 4h7v7H4Z M13 13h7v7h-7Z',
    lines:
      'M5.2 4h4.6A1.2 1.2 0 0 1 11 5.2v4.6A1.2 1.2 0 0 1 9.8 11H5.2A1.2 1.2 0 0 1 4 9.8V5.2A1.2 1.2 0 0 1 5.2 4ZM14.2 13h4.6a1.2 1.2 0 0 1 1.2 1.2v4.6a1.2 1.2 0 0 1-1.2 1.2h-4.6a1.2 1.2 0 0 1-1.2-1.2v-4.6a1.2 1.2 0 0 1 1.2-1.2ZM5.2 13h4.6a1.2 1.2 0 0 1 1.2 1.2v4.6A1.2 1.2 0 0 1 9.8 20H5.2A1.2 1.2 0 0 1 4 18.8v-4.6A1.2 1.2 0 0 1 5.2 13ZM16.5 4a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z',
  },
  cart: {
    fill: 'M6 8h14l-1.6 7.6H7.4Z',
    lines: 'M3 4h2.2l2.2 11.6h10.9L20 8H6M9 20a.9.9 0 1 0 0-.01M17 20a.9.9 0 1 0 0-.01',
  },
  mine: {
    fill: 'M4.8 20c.6-4 3.4-6.2 7.2-6.2s6.6 2.2 7.2 6.2Z',
    lines: 'M12 11.4a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4ZM4.8 20c.6-4 3.4-6.2 7.2-6.2s6.6 2.2 7.2 6.2Z',
  },
}

const draw = ({ fill, lines }, colour, chosen) => `
<svg xmlns="http://www.w3.org/2000/svg" width="81" height="81" viewBox="0 0 24 24" fill="none">
  ${chosen ? `<path d="${fill}" fill="${colour}" fill-opacity=".18"/>` : ''}
  <path d="${lines}" stroke="${colour}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>
</svg>`

await mkdir(FOLDER, { recursive: true })
for (const [name, icon] of Object.entries(ICONS)) {
  for (const [suffix, colour] of Object.entries(COLOURS)) {
    await sharp(Buffer.from(draw(icon, colour, suffix !== '')))
      .png({ compressionLevel: 9, palette: true })
      .toFile(`${FOLDER}tab-${name}${suffix}.png`)
  }
}
