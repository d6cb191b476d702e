import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Price, ProductCard } from '../src/index'

const words = (html: string) => html.replace(/<[^>]+>/g, '')

describe('a price', () => {
  it('has its struck-through price read as 原价', () => {
    const html = renderToStaticMarkup(<Price fen={39900} originalFen={49900} />)
    expect(words(html)).toBe('¥399.00原价¥499.00')
    expect(html).toMatch(/<del[^>]*>¥499.00<\/del>/)
  })

  it('strikes nothing through when the original is not higher', () => {
    expect(words(renderToStaticMarkup(<Price fen={39900} originalFen={39900} />))).toBe('¥399.00')
  })

  it('is on a card once, beside one link to the product', () => {
    const html = renderToStaticMarkup(
      <ProductCard
        product={{
          spuNo: '1001',
          name: '智能音箱',
          sellingPoint: '一句话唤醒',
          picture: { url: '/pictures/a', alt: '', width: 800, height: 800 },
          price: 9900,
          tags: ['限时直降'],
          availability: 3,
        }}
      />,
    )
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(html).toContain('href="/product/1001"')
    expect(words(html)).toBe('已售罄智能音箱一句话唤醒¥99.00限时直降')
  })
})
