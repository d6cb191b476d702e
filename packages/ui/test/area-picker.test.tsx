import { afterEach, describe, expect, it, vi } from 'vitest'
import { AreaPicker, type AreaView } from '../src/index'
import { byRole, draw, press, settle, type Drawing } from './draw'

let drawing: Drawing
afterEach(() => drawing.remove())

const TREE: Readonly<Record<string, AreaView[]>> = {
  '0': [{ code: '44', name: '广东省', hasLeaf: true }],
  '44': [{ code: '4403', name: '深圳市', hasLeaf: true }],
  '4403': [
    { code: '440305', name: '南山区', hasLeaf: true },
    { code: '440399', name: '没有街道的区', hasLeaf: false },
  ],
  '440305': [
    { code: '', name: '暂不清楚', hasLeaf: false },
    { code: '440305001', name: '粤海街道', hasLeaf: false },
  ],
}

const pick = async (name: string) => {
  press(byRole('button', name))
  await settle()
}

async function open(done = vi.fn(), load = vi.fn(async (code: string) => TREE[code] ?? [])) {
  drawing = draw(<AreaPicker open onClose={() => undefined} loadAreas={load} onDone={done} />)
  await settle()
  return { done, load }
}

describe('the area picker', () => {
  it('loads one level after another and ends with all four', async () => {
    const { done, load } = await open()
    for (const name of ['广东省', '深圳市', '南山区', '粤海街道']) await pick(name)
    expect(load.mock.calls.map(([code]) => code)).toEqual(['0', '44', '4403', '440305'])
    const choice = done.mock.calls[0]?.[0]
    expect([choice.province, choice.city, choice.district, choice.street].map((area: AreaView) => area.name)).toEqual([
      '广东省',
      '深圳市',
      '南山区',
      '粤海街道',
    ])
  })

  it('accepts "don\'t know yet" as a street, and a district without streets', async () => {
    const { done } = await open()
    for (const name of ['广东省', '深圳市', '南山区', '暂不清楚']) await pick(name)
    expect(done.mock.calls[0]?.[0].street).toEqual({ code: '', name: '暂不清楚', hasLeaf: false })
    drawing.remove()
    const other = await open()
    for (const name of ['广东省', '深圳市', '没有街道的区']) await pick(name)
    expect(other.done.mock.calls[0]?.[0].street).toBeUndefined()
  })

  it('goes back to a level by its tab and forgets the levels below', async () => {
    const { done } = await open()
    for (const name of ['广东省', '深圳市', '南山区']) await pick(name)
    press(byRole('tab', '深圳市'))
    await settle()
    await pick('深圳市')
    expect([...document.querySelectorAll('[role="tab"]')].map((tab) => tab.textContent)).toEqual([
      '广东省',
      '深圳市',
      '选择区县',
    ])
    expect(done).not.toHaveBeenCalled()
  })

  it('puts the focus on the first area of the next level', async () => {
    await open()
    for (const [name, first] of [
      ['广东省', '深圳市'],
      ['深圳市', '南山区'],
      ['南山区', '暂不清楚'],
    ] as const) {
      byRole('button', name).focus()
      await pick(name)
      expect(document.activeElement?.textContent).toBe(first)
    }
    byRole('tab', '深圳市').focus()
    press(byRole('tab', '深圳市'))
    await settle()
    expect(document.activeElement).toBe(byRole('tab', '深圳市'))
  })

  it('offers to load a level again when it failed', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(TREE['0'])
    await open(vi.fn(), load)
    await pick('重新加载')
    expect(byRole('button', '广东省')).toBeTruthy()
  })
})
