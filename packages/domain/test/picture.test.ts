import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { imageAddress, imageSet, PICTURE_WIDTHS, snapWidth } from '#index'

describe('pictures (K10)', () => {
  it('are requested in a served width, quality 80, by format and progressive', () => {
    expect(imageAddress('/pictures/lamp', { width: 400 })).toBe('/pictures/lamp?w=540&q=80&f=auto&p=1')
    expect(imageAddress('/pictures/lamp?v=2', { width: 180, height: 90 })).toBe(
      '/pictures/lamp?v=2&w=180&h=90&q=80&f=auto&p=1',
    )
  })

  it('keep their proportions when the width is rounded', () => {
    expect(imageAddress('/a', { width: 270, height: 135 })).toBe('/a?w=360&h=180&q=80&f=auto&p=1')
  })

  it('leave drawings inside the page as they are', () => {
    expect(imageAddress('data:image/svg+xml,x', { width: 10 })).toBe('data:image/svg+xml,x')
    expect(imageAddress('BLOB:https://shop.example/1', { width: 10 })).toBe('BLOB:https://shop.example/1')
    expect(imageAddress('/data:lamp', { width: 180 })).toBe('/data:lamp?w=180&q=80&f=auto&p=1')
    expect(imageAddress('', { width: 10 })).toBe('')
  })

  it('are never requested smaller than needed while a larger one is served', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), (width) => {
        expect(PICTURE_WIDTHS).toContain(snapWidth(width))
        expect(snapWidth(width)).toBeGreaterThanOrEqual(Math.min(width, 1125))
      }),
    )
  })

  it('are offered in each width once', () => {
    expect(imageSet('/a', [700, 200, 300])).toBe('/a?w=360&q=80&f=auto&p=1 360w, /a?w=750&q=80&f=auto&p=1 750w')
    expect(
      imageSet('/a')
        .split(', ')
        .map((one) => one.split(' ')[1]),
    ).toEqual(['180w', '360w', '540w', '750w', '1125w'])
    expect(imageSet('/a', [1, 1125]).split(', ')[1]).toBe('/a?w=1125&q=80&f=auto&p=1 1125w')
  })
})
