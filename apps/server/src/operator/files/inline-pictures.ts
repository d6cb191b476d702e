import { readFileSync, realpathSync, statSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { MOST_PICTURE_BYTES } from '#areas/pictures/picture-limits'

/** A picture of a shop file, before anything of it was checked. */
interface NamedPicture {
  file?: unknown
}

/**
 * Returns a shop file in which the pictures that it names are included, as the shop accepts them: they are read here,
 * since a running server may see other folders. A text that is no JSON is returned unchanged, and the shop reports it.
 * @param folder the folder of the shop file. Pictures must be below it, so that a file from somebody else cannot send
 *   other files along
 * @throws Error in plain words that names each picture that cannot be read
 */
export function inlinePictures(source: string, folder: string): string {
  const file = parse(source)
  if (!Array.isArray(file?.pictures)) return source
  const faults: string[] = []
  const pictures = file.pictures.map((picture: NamedPicture | null, at) => {
    const path = picture?.file
    if (typeof path !== 'string' || !isPath(path)) return picture
    const found = readPicture(path, folder)
    if (typeof found === 'string') faults.push(`pictures[${at}].file: ${found}`)
    return typeof found === 'string' ? picture : { ...picture, file: found.toString('base64') }
  })
  if (faults.length > 0) throw new Error(['没有导入任何内容：', ...faults].join('\n  '))
  return JSON.stringify({ ...file, pictures })
}

function parse(source: string): { pictures?: unknown } | undefined {
  try {
    const value = JSON.parse(source) as unknown
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** Whether a picture is given by a path. A picture inside the file is base64, which has no dot. */
const isPath = (file: string): boolean => file.includes('.')

/** Returns the bytes of a picture, or the text of its fault. */
export function readPicture(path: string, folder: string): Buffer | string {
  const place = resolve(folder, path)
  const found = statSync(place, { throwIfNoEntry: false })
  if (!found?.isFile()) return `没有文件 ${join(folder, path)}`
  if (!realpathSync(place).startsWith(realpathSync(folder) + sep)) return `${path} 不在文件所在的文件夹里`
  if (found.size > MOST_PICTURE_BYTES) return `${path} 大于 ${MOST_PICTURE_BYTES / 1024 / 1024} MB`
  return readFileSync(place)
}
