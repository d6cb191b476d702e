import type { AreaView, PictureView, ProductView, SkuMatrixRow, ShopView } from '@hearth/ui'

const KINDS = ['speaker', 'lamp', 'watch', 'camera', 'lock', 'vacuum'] as const

/** Returns a picture of the gallery. */
export const picture = (kind: (typeof KINDS)[number], alt = ''): PictureView => ({
  url: `/art/${kind}.svg`,
  alt,
  width: 800,
  height: 800,
})

const product = (
  spuNo: string,
  kind: (typeof KINDS)[number],
  name: string,
  sellingPoint: string,
  price: number,
  rest: Partial<ProductView> = {},
): ProductView => ({
  spuNo,
  name,
  sellingPoint,
  picture: picture(kind, name),
  price,
  tags: [],
  availability: 1,
  ...rest,
})

/** Products in every state that a card can show. */
export const products: ProductView[] = [
  product('1', 'speaker', '暖居智能音箱 Pro', '房间级环绕声，一句话唤醒全屋', 39900, {
    originalPrice: 49900,
    tags: ['限时直降', '满 500 减 50'],
  }),
  product('2', 'lamp', '晨光护眼台灯 2', 'Ra97 高显色，随日光变化', 25900, { tags: ['新人专享'] }),
  product('3', 'watch', '轻氧运动手表', '14 天续航，血氧心率全天守护', 129900),
  product(
    '4',
    'camera',
    '云台摄像机 3K 超清夜视版（室内外通用 全彩夜视 双向通话 人形侦测 家用商用两相宜）',
    '黑夜里也看得清清楚楚，每一个角落都不放过，随时随地守护家人',
    29900,
    { originalPrice: 35900, tags: ['限时秒杀', '赠品', '满折'] },
  ),
  product('5', 'lock', '全自动智能门锁 X1', '3D 人脸识别，走近即开', 1299900, { availability: 3 }),
  product('6', 'vacuum', '扫拖机器人 T8', '自动上下水，30 天不用管', 259900, {
    originalPrice: 329900,
    tags: ['会员价'],
  }),
  product('7', 'speaker', '小暖闹钟音箱', '叫醒你的不只是闹铃', 14900),
  product('8', 'lamp', '月影氛围夜灯', '人来即亮，人走即灭', 7900, { tags: ['拼团'] }),
]

/**
 * Returns values of attributes: one sold out, one available only with another choice, and one with a very long name.
 */
export const matrix = (chosen: Readonly<Record<string, string>>): SkuMatrixRow[] => [
  {
    name: '颜色',
    values: (
      [
        ['月光白', 'speaker', true, true],
        ['曜石黑', 'watch', true, true],
        ['晨雾蓝', 'camera', false, true],
        ['暮山紫', 'lamp', false, false],
      ] as const
    ).map(([value, kind, available, elsewhere]) => ({
      value,
      available,
      elsewhere,
      selected: chosen['颜色'] === value,
      picture: picture(kind),
    })),
  },
  {
    name: '规格',
    values: ['标准版', '套装版（含充电底座与三件替换滤芯）', '旗舰版'].map((value, index) => ({
      value,
      available: index !== 2,
      selected: chosen['规格'] === value,
    })),
  },
]

const AREAS: Readonly<Record<string, [string, string][]>> = {
  '0': [
    ['11', '北京市'],
    ['44', '广东省'],
    ['51', '四川省'],
    ['54', '西藏自治区'],
    ['65', '新疆维吾尔自治区'],
  ],
  '44': [
    ['4401', '广州市'],
    ['4403', '深圳市'],
  ],
  '4403': [
    ['440305', '南山区'],
    ['440304', '福田区'],
  ],
  '440305': [
    ['', '暂不清楚'],
    ['440305001', '粤海街道'],
    ['440305002', '南头街道'],
  ],
}

/** Returns the areas of a small country. The areas of 西藏 cannot be loaded. */
export async function loadAreas(parentCode: string): Promise<AreaView[]> {
  await new Promise((resolve) => setTimeout(resolve, 300))
  if (parentCode === '54') throw new Error('offline')
  const level = parentCode === '0' ? 0 : parentCode.length
  return (AREAS[parentCode] ?? [[`${parentCode}01`, '示例地区']]).map(([code, name]) => ({
    code,
    name,
    hasLeaf: level < 6,
  }))
}

/** A shop profile with every optional field. */
export const SHOP: ShopView = {
  name: '暖居',
  slogan: '让家更温暖、更聪明',
  serviceHours: '每天 9:00 至 21:00',
  companyName: '暖居智能家居有限公司',
  hasLicense: true,
  filings: [
    { title: '京ICP备00000000号-1', url: 'https://beian.miit.gov.cn/' },
    { title: '京公网安备 00000000000000号', url: 'https://beian.mps.gov.cn/' },
  ],
  paymentMarks: ['微信支付', '支付宝', '银联'],
}
