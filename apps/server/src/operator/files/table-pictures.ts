import type { GoodsPicture } from '@hearth/ops'
import { readPicture } from '#operator/files/inline-pictures'

/** The name of a picture file. Names of pictures that the shop already has contain no dot. */
const FILE = /\.(png|jpe?g|webp)$/i

/**
 * Reads the pictures that cells of a spreadsheet name, from the spreadsheet's folder: a running server may see other
 * folders.
 * @param isOfPictures whether the cells of a column name pictures
 * @throws Error in plain words that names each picture that cannot be read, by its row and column
 */
export function tablePictures(
  [head = [], ...rows]: readonly (readonly string[])[],
  folder: string,
  isOfPictures: (heading: string) => boolean,
): GoodsPicture[] {
  const columns = head.flatMap((heading, at) => (isOfPictures(heading) ? [{ heading, at }] : []))
  const read = new Map<string, Buffer | string>()
  const faults: string[] = []
  for (const [row, cells] of rows.entries())
    for (const { heading, at } of columns)
      for (const name of (cells[at] ?? '').split(/[\n,，;；、]/).map((one) => one.trim())) {
        if (!FILE.test(name)) continue
        const found = read.get(name) ?? readPicture(name, folder)
        read.set(name, found)
        if (typeof found === 'string') faults.push(`第 ${row + 2} 行 ${heading}：${found}`)
      }
  if (faults.length > 0) throw new Error(['没有导入任何内容：', ...faults].join('\n  '))
  return [...read].flatMap(([name, file]) =>
    typeof file === 'string' ? [] : [{ name, file: file.toString('base64') }],
  )
}
