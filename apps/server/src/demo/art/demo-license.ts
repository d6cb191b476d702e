import { createBrush } from '#demo/art/brush'
import type { Scene } from '#demo/art/scenes'
import { box, disc, line, repeat } from '#demo/art/shapes'

const WIDTH = 1200
const HEIGHT = 900
const INK = '#2b2622'
const RED = '#b3372b'

/** Name of the picture of the demo shop's licence. */
export const LICENSE_PICTURE = 'license-demo'

/** The text of the demo shop's licence. Its number has a valid form and belongs to no company. */
export const DEMO_LICENSE = { companyName: '暖居智能家居有限公司', creditCode: '91110101MA00000005' }

const FONT = 'font-family="Noto Sans CJK SC, PingFang SC, Microsoft YaHei, sans-serif"'
const words = (x: number, y: number, size: number, text: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${INK}" ${FONT} ${more}>${text}</text>`

/**
 * A drawing of a business licence for the demo shop. Words across it say that it is a demonstration, so that nobody
 * takes it for a real one.
 */
export function demoLicense(): Scene {
  const { companyName, creditCode } = DEMO_LICENSE
  const fields: readonly (readonly [string, string])[] = [
    ['名　　称', companyName],
    ['类　　型', '有限责任公司（演示）'],
    ['法定代表人', '演示用名'],
    ['经营范围', '智能设备、电子产品的销售（演示）'],
    ['注册资本', '壹佰万元整（演示）'],
    ['成立日期', '2024 年 01 月 01 日（演示）'],
    ['住　　所', '北京市东城区演示路 1 号'],
  ]
  const frame = `fill="none" stroke="#c9a45c"`
  return {
    width: WIDTH,
    height: HEIGHT,
    brush: createBrush(),
    content:
      box(WIDTH / 2, HEIGHT / 2, WIDTH, HEIGHT, 0, '#fbf6ea') +
      `<rect x="32" y="32" width="${WIDTH - 64}" height="${HEIGHT - 64}" ${frame} stroke-width="14"/>` +
      `<rect x="56" y="56" width="${WIDTH - 112}" height="${HEIGHT - 112}" ${frame} stroke-width="3"/>` +
      disc(WIDTH / 2, 136, 46, RED) +
      disc(WIDTH / 2, 136, 34, '#f2c65a') +
      words(WIDTH / 2, 262, 64, '营业执照', 'text-anchor="middle" font-weight="700" letter-spacing="18"') +
      words(WIDTH / 2, 312, 26, '（演示执照）', 'text-anchor="middle"') +
      words(110, 128, 22, '统一社会信用代码') +
      words(110, 162, 26, creditCode, 'font-weight="700"') +
      fields
        .map(
          ([name, text], at) =>
            words(130, 392 + at * 58, 27, name, 'fill-opacity="0.66"') + words(320, 392 + at * 58, 29, text),
        )
        .join('') +
      `<g transform="translate(985 700)" opacity="0.85"><circle r="92" fill="none" stroke="${RED}" stroke-width="7"/>` +
      `<text y="12" font-size="34" fill="${RED}" text-anchor="middle" ${FONT}>演示专用</text></g>` +
      repeat(3, (i) =>
        words(
          250 + i * 330,
          330 + i * 190,
          64,
          '仅供演示',
          `fill-opacity="0.1" transform="rotate(-24 ${250 + i * 330} ${330 + i * 190})"`,
        ),
      ) +
      line(`M110 ${HEIGHT - 96} H${WIDTH - 110}`, '#c9a45c', 2) +
      words(WIDTH / 2, HEIGHT - 68, 20, '本图为演示店铺绘制，不是真实证照，不证明任何资格', 'text-anchor="middle"'),
  }
}
