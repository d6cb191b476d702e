import { createHash } from 'node:crypto'
import type { GoodsPicture, ShopFilePicture } from '@hearth/ops'
import { CellFault, readNames } from '#shop-file/goods/goods-cells'
import type { CellPlace, GoodsTable } from '#shop-file/goods/goods-table'

/** Columns whose cells name pictures. */
export const PICTURE_HEADINGS: ReadonlySet<string> = new Set(['图片', '详情图', 'SKU图片'])

/** Pictures that came with a spreadsheet, as rows of a shop file. */
export interface GivenPictures {
  pictures: ShopFilePicture[]
  /** For each picture, the first cell that names it. */
  places: CellPlace[]
  /**
   * Returns the shop's name of a picture that a cell names.
   * @throws CellFault for a file that did not come with the spreadsheet
   */
  pictureOf(name: string): string
}

const LONGEST = 60

/**
 * Returns the shop's name of a picture file. The name contains a hash of the file, so different files get different
 * names even if each of them is called `1.jpg`, and the same file always gets the same name.
 */
function storedName(name: string, file: string): string {
  const hash = createHash('sha256').update(Buffer.from(file, 'base64')).digest('hex').slice(0, 12)
  const [base = ''] = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1).split('.')
  const plain = base.replaceAll(/[^\w-]/g, '').slice(0, LONGEST)
  return plain === '' ? hash : `${plain}-${hash}`
}

/** Gives the pictures of a spreadsheet their names in the shop. Each is described by the name of its product. */
export function givenPictures({ rows }: GoodsTable, given: readonly GoodsPicture[] = []): GivenPictures {
  const names = new Map(given.map(({ name, file }) => [name, storedName(name, file)]))
  const files = new Map(given.map(({ name, file }) => [names.get(name)!, file]))
  const told = new Map<string, CellPlace & { alt: string }>()
  const alts = new Map<string, string>()
  for (const { row, spuNo, spu, sku } of rows) {
    const cells = [...spu, ...sku].map(([{ heading }, cell]): [string, string] => [heading, cell])
    const alt = alts.get(spuNo) ?? cells.find(([heading]) => heading === '商品名称')?.[1] ?? ''
    alts.set(spuNo, alt)
    for (const [heading, cell] of cells.filter(([one]) => PICTURE_HEADINGS.has(one)))
      for (const name of readNames(cell).flatMap((one) => names.get(one) ?? []))
        if (!told.has(name)) told.set(name, { row, heading, alt })
  }
  return {
    pictures: [...told].map(([name, one]) => ({ name, alt: one.alt.slice(0, 200), file: files.get(name)! })),
    places: [...told.values()],
    pictureOf(name) {
      if (!names.has(name) && name.includes('.')) throw new CellFault(`没有文件 ${name}`)
      return names.get(name) ?? name
    },
  }
}
