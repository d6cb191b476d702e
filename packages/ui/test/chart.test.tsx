import { expect, it } from 'vitest'
import { Chart } from '../src/index'
import { byRole, draw, press } from './draw'

const points = [
  { name: '11月19日', value: 3 },
  { name: '11月20日', value: 0 },
  { name: '11月21日', value: 8 },
]
const chart = (
  <Chart label="近 3 天的访客" kind="bars" points={points} say={(value) => `访客 ${value} 人`} short={String} />
)

it('has a name, gives the last day in words, and moves day by day with buttons', () => {
  const shown = draw(chart)
  expect(byRole('img', '近 3 天的访客')).toBeTruthy()
  expect(shown.root.textContent).toContain('访客 8 人')
  press(byRole('button', '前一天'))
  expect(shown.root.textContent).toContain('访客 0 人')
  press(byRole('button', '前一天'))
  expect(shown.root.textContent).toContain('访客 3 人')
  press(byRole('button', '后一天'))
  expect(shown.root.textContent).toContain('访客 0 人')
  shown.remove()
})

it('stays at an existing day when fewer days are loaded', () => {
  const shown = draw(chart)
  shown.redraw(<Chart label="今天" kind="bars" points={points.slice(0, 1)} say={String} short={String} />)
  expect(shown.root.textContent).toContain('11月19日')
  shown.remove()
})
