import {
  CellFault,
  readLines,
  readNames,
  readSpecifications,
  showLines,
  showSpecifications,
} from '#shop-file/goods/goods-cells'
import { without, type GoodsColumn } from '#shop-file/goods/goods-column'
import type { GoodsSpu, NamedThing } from '#shop-file/goods/stored-goods'

/** Returns the unique label of a thing: its name, or its id if another thing has the same name. */
const signOf = (id: string, things: readonly NamedThing[]): string => {
  const name = things.find((one) => one.id === id)?.name ?? id
  const isOwn = things.every((one) => one.id === id || (one.name !== name && one.id !== name))
  return isOwn ? name : id
}

/** Returns the id of the thing that a cell names by its name or its id. */
const thingOf = (sign: string, things: readonly NamedThing[]): string | undefined => {
  const named = things.filter(({ name }) => name === sign)
  if (named.length > 1)
    throw new CellFault(`有 ${named.length} 个名为 ${sign}，请填写编号：${named.map(({ id }) => id).join('、')}`)
  return named[0]?.id ?? things.find(({ id }) => id === sign)?.id
}

export const SPU_NO: GoodsColumn<GoodsSpu> = {
  heading: '商品编号',
  also: ['SPU编号', '货号'],
  field: 'spuNo',
  show: ({ spuNo }) => spuNo,
  take: (spu) => spu,
}

/** Columns of a product, filled in the row of its first sku. */
export const SPU_COLUMNS: readonly GoodsColumn<GoodsSpu>[] = [
  SPU_NO,
  {
    heading: '商品名称',
    also: ['商品名', '名称'],
    field: 'name',
    needed: true,
    show: ({ name }) => name,
    take: (spu, name) => ({ ...spu, name }),
  },
  {
    heading: '分类',
    also: ['商品分类'],
    field: 'categoryCode',
    needed: true,
    show: ({ categoryCode }, { categories }) => signOf(categoryCode, categories),
    take: (spu, cell, { categories, categoryOf }) => ({
      ...spu,
      categoryCode: thingOf(cell, categories) ?? categoryOf(cell),
    }),
  },
  {
    heading: '卖点',
    field: 'sellingPoint',
    show: ({ sellingPoint }) => sellingPoint,
    take: (spu, sellingPoint) => ({ ...spu, sellingPoint }),
    empty: (spu) => ({ ...spu, sellingPoint: '' }),
  },
  {
    heading: '品牌',
    field: 'brandName',
    show: ({ brandName }) => brandName,
    take: (spu, brandName) => ({ ...spu, brandName }),
  },
  {
    heading: '商家',
    field: 'merchantId',
    show: ({ merchantId }, { merchants }) => signOf(merchantId, merchants),
    take(spu, cell, { merchants }) {
      const merchantId = thingOf(cell, merchants)
      if (merchantId === undefined) throw new CellFault(`没有商家 ${cell}`)
      return { ...spu, merchantId }
    },
  },
  {
    heading: '图片',
    also: ['商品图片', '主图'],
    field: 'pictures',
    needed: true,
    show: ({ pictures }) => showLines(pictures),
    take: (spu, cell, { pictureOf }) => ({ ...spu, pictures: readNames(cell).map(pictureOf) }),
  },
  {
    heading: '详情图',
    also: ['详情图片'],
    field: 'detailPictures',
    show: ({ detailPictures }) => showLines(detailPictures),
    take: (spu, cell, { pictureOf }) => ({ ...spu, detailPictures: readNames(cell).map(pictureOf) }),
    empty: (spu) => ({ ...spu, detailPictures: [] }),
  },
  {
    heading: '亮点',
    field: 'highlights',
    show: ({ highlights }) => showLines(highlights),
    take: (spu, cell) => ({ ...spu, highlights: readLines(cell) }),
    empty: (spu) => ({ ...spu, highlights: [] }),
  },
  {
    heading: '服务',
    field: 'services',
    show: ({ services }) => showLines(services),
    take: (spu, cell) => ({ ...spu, services: readLines(cell) }),
    empty: (spu) => ({ ...spu, services: [] }),
  },
  {
    heading: '参数',
    also: ['规格参数'],
    field: 'specifications',
    show: ({ specifications }) => showSpecifications(specifications),
    take: (spu, cell) => ({ ...spu, specifications: readSpecifications(cell) }),
    empty: (spu) => ({ ...spu, specifications: [] }),
  },
  {
    heading: '运费模板',
    field: 'freightTable',
    show: ({ freightTable = '' }) => freightTable,
    take: (spu, freightTable) => ({ ...spu, freightTable }),
    empty: without('freightTable'),
  },
]
