import { pictureName, pictureViews, type PictureView } from '#demo/art/draw-picture'
import { drawnPicture, type DrawnPicture } from '#demo/drawn-picture'
import type { DemoColour, DemoSpu } from '#demo/demo-spu'
import type { ShopFileSku, ShopFileSpu } from '@hearth/ops'

const services = ['7 天无理由退货', '全国联保 2 年', '满 99 元包邮', '48 小时内发货']
const standsFor: Record<PictureView, string> = {
  face: '正面',
  close: '细节',
  room: '居家场景',
  night: '夜间场景',
  colours: '全部配色',
  home: '居家使用',
  dusk: '夜间使用',
  banner: '主视觉',
}

/** Views of a spu that show it as a whole; `face` and `close` are drawn for each colour. */
const gallery = (spu: DemoSpu): PictureView[] => [
  'face',
  'room',
  'close',
  'night',
  ...(spu.colours.length > 1 ? (['colours'] as const) : []),
]

/** A picture of a device. */
export function demoPicture(spu: DemoSpu, colour: DemoColour, view: PictureView): DrawnPicture {
  const { width, height } = pictureViews[view]
  const alt = `${spu.name} ${colour.name} ${standsFor[view]}`
  return drawnPicture({ name: pictureName(spu, colour, view), alt, width, height })
}

/** All pictures of a spu. */
export function demoPictures(spu: DemoSpu): DrawnPicture[] {
  const [first, ...others] = spu.colours
  if (!first) return []
  const whole: PictureView[] = [...gallery(spu), 'home', 'dusk', 'banner']
  return [
    ...whole.map((view) => demoPicture(spu, first, view)),
    ...others.map((colour) => demoPicture(spu, colour, 'face')),
  ]
}

/** A spu of the demo shop with a sku for each colour and option. */
export function demoProduct(spu: DemoSpu): ShopFileSpu {
  const [first] = spu.colours
  if (!first) throw new Error(`${spu.spuNo} has no colour`)
  const options = spu.options ?? [{ value: '', extra: 0 }]
  const skus = spu.colours.flatMap((colour, i) =>
    options.map((option, j) => demoSku(spu, colour, option, i * options.length + j)),
  )
  return {
    spuNo: spu.spuNo,
    name: spu.name,
    sellingPoint: spu.sellingPoint,
    brandName: spu.brand,
    categoryCode: spu.category,
    merchantId: 'hearth',
    pictures: gallery(spu).map((view) => pictureName(spu, first, view)),
    detailPictures: (['home', 'dusk'] as const).map((view) => pictureName(spu, first, view)),
    highlights: spu.highlights,
    specifications: Object.entries(spu.specifications).map(([name, items]) => ({
      name,
      items: Object.entries(items).map(([key, value]) => ({ name: key, value })),
    })),
    saleAttributes: [
      {
        name: '颜色',
        values: spu.colours.map((colour) => ({ value: colour.name, picture: pictureName(spu, colour, 'face') })),
      },
      ...(spu.optionName ? [{ name: spu.optionName, values: options.map(({ value }) => ({ value })) }] : []),
    ],
    services,
    defaultSkuNo: skus[0]!.skuNo,
    soldBefore: spu.sold,
    skus,
  }
}

function demoSku(
  spu: DemoSpu,
  colour: DemoColour,
  option: { value: string; extra: number },
  place: number,
): ShopFileSku {
  return {
    skuNo: `${spu.spuNo}${String(place + 1).padStart(2, '0')}`,
    skuName: [spu.name, colour.name, option.value].filter(Boolean).join(' '),
    attributes: [
      { name: '颜色', value: colour.name },
      ...(spu.optionName ? [{ name: spu.optionName, value: option.value }] : []),
    ],
    picture: pictureName(spu, colour, 'face'),
    price: spu.price + option.extra,
    ...(spu.marketPrice ? { marketPrice: spu.marketPrice + option.extra } : {}),
    soldAt: (spu.soldAt ?? spu.price) + option.extra,
    stock: spu.stock?.[place] ?? 120,
    limitQuantity: 20,
  }
}
