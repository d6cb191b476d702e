// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import {
  BuyBar,
  Button,
  Countdown,
  DesktopHeader,
  Dialog,
  Footer,
  Gallery,
  Page,
  ProductGrid,
  Section,
  SkuPicker,
  Swiper,
  TabBar,
  ToastHost,
  UiProvider,
  type ProductView,
} from '../src/index'

const picture = { url: '/pictures/speaker.1a2b', alt: '智能音箱', width: 800, height: 800 }
const product: ProductView = {
  spuNo: '1001',
  name: '智能音箱',
  sellingPoint: '一句话唤醒',
  picture,
  price: 39900,
  originalPrice: 49900,
  tags: ['限时直降'],
  availability: 1,
}

const shop = () =>
  renderToString(
    <UiProvider navigate={() => undefined}>
      <DesktopHeader menu={[{ title: '音箱', url: '/allproducts', products: [product] }]} cartCount={2} />
      <Page
        title="商品详情"
        heading="own"
        onRefresh={() => undefined}
        footer={
          <BuyBar>
            <Button>立即购买</Button>
          </BuyBar>
        }
      >
        <Gallery pictures={[picture, { ...picture, url: '/pictures/back.3c4d' }]} />
        <Swiper
          slides={[
            { key: '1', content: '一' },
            { key: '2', content: '二' },
          ]}
        />
        <SkuPicker
          matrix={[{ name: '颜色', values: [{ value: '白', selected: true, available: true }] }]}
          onChoose={() => undefined}
        />
        <Section title="推荐">
          <ProductGrid products={[product]} priority={1} />
        </Section>
        <Countdown endTime={5000} now={0} />
        <Dialog open title="问" onConfirm={() => undefined} onCancel={() => undefined} />
      </Page>
      <Footer />
      <TabBar current="home" items={[{ key: 'home', label: '首页', to: '/', icon: 'home' }]} />
      <ToastHost onDone={() => undefined} />
    </UiProvider>,
  )

it('renders a whole page on the server, where there is no window, and the same one twice', () => {
  const html = shop()
  expect(html).toContain('商品详情')
  expect(html).toBe(shop())
})

it('writes no style attribute, which a strict content security policy would refuse', () => {
  expect(shop()).not.toContain(' style=')
})

it('sets the size of every picture and loads the first one at once', () => {
  const images = shop().match(/<img[^>]*>/g) ?? []
  expect(images.length).toBeGreaterThanOrEqual(2)
  for (const image of images) expect(image).toMatch(/(?=.*width="800")(?=.*height="800")(?=.*alt=")(?=.*srcSet=")/)
  expect(images[0]).toContain('fetchpriority="high"')
  expect(images[0]).not.toContain('loading="lazy"')
})

it('loads the other pictures of a gallery after the first, except where no script could start them', () => {
  const without = /<noscript>.*?<\/noscript>/g
  expect(shop().match(without)?.join('')).toContain('back.3c4d')
  expect(shop().replace(without, '')).not.toContain('back.3c4d')
})
