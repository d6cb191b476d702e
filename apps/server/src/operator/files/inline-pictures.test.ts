import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inlinePictures } from '#operator/files/inline-pictures'
import { requestOf } from '#operator/files/request-of'

const outside = mkdtempSync(join(tmpdir(), 'hearth-inline-'))
const folder = join(outside, 'shop')
beforeAll(() => {
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  writeFileSync(join(outside, 'secret.jpg'), 'secret')
  writeFileSync(join(folder, 'pictures/lamp.jpg'), 'lamp')
  symlinkSync(join(outside, 'secret.jpg'), join(folder, 'pictures/link.jpg'))
})
afterAll(() => rmSync(outside, { recursive: true, force: true }))

const inlined = (...files: string[]) =>
  inlinePictures(JSON.stringify({ pictures: files.map((file) => ({ name: 'a', file })) }), folder)

it('inserts pictures from the folder into the shop file, and leaves inline ones alone', () => {
  expect(JSON.parse(inlined('pictures/lamp.jpg', './pictures/lamp.jpg', 'bGFtcA=='))).toEqual({
    pictures: Array.from({ length: 3 }, () => ({ name: 'a', file: Buffer.from('lamp').toString('base64') })),
  })
})

it('names every picture that is missing, outside the folder, or too large', () => {
  truncateSync(join(folder, 'pictures/lamp.jpg'), 10 * 1024 * 1024 + 1)
  const read = () =>
    inlined(
      'pictures/sofa.jpg',
      '../secret.jpg',
      join(outside, 'secret.jpg'),
      'pictures/link.jpg',
      'pictures/lamp.jpg',
      '.',
    )
  expect(read).toThrow('没有导入任何内容：')
  for (const fault of [
    `pictures[0].file: 没有文件 ${join(folder, 'pictures/sofa.jpg')}`,
    'pictures[1].file: ../secret.jpg 不在',
    'pictures[2].file: /',
    'pictures[3].file: pictures/link.jpg 不在',
    'pictures[4].file: pictures/lamp.jpg 大于 10 MB',
    'pictures[5].file: 没有文件',
  ])
    expect(read).toThrow(fault)
})

it('passes a file that is no shop file on to the shop, which says what is wrong with it', () => {
  for (const source of ['{', 'null', '[]', '{"pictures":{}}', '{"pictures":[null]}'])
    expect(inlinePictures(source, folder).replaceAll(/\s/g, '')).toBe(source)
})

it('takes shop.json from a folder', async () => {
  writeFileSync(join(folder, 'shop.json'), '{"products":[]}')
  expect(await requestOf(['import', 'shop'], (path) => join(outside, path))).toEqual({
    args: ['import', 'shop'],
    input: '{"products":[]}',
  })
  await expect(requestOf(['import', 'sofa'], (path) => join(outside, path))).rejects.toThrow(
    `There is no file ${join(outside, 'sofa')}.`,
  )
  await expect(requestOf(['import', 'shop/pictures'], (path) => join(outside, path))).rejects.toThrow(
    `There is no file ${join(folder, 'pictures/shop.json')}.`,
  )
})
