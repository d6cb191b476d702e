import { Box, Countdown, Image, Page, ProductGrid, Section, Swiper, Text } from '@hearth/ui'
import { products } from '../samples'
import css from './gallery.module.css'

const slide = (title: string, text: string) => ({
  key: title,
  content: (
    <Box className={css.hero}>
      <Image src="/art/banner.svg" alt="" width={1500} height={640} priority />
      <Box className={css.heroWords}>
        <Text as="p" className={css.heroTitle}>
          {title}
        </Text>
        <Text as="p" className={css.heroText}>
          {text}
        </Text>
      </Box>
    </Box>
  ),
})

/** Shows components together, as a home page. */
export function HomeScene() {
  return (
    <Page title="暖居" heading="none" layout="full" tab>
      <Swiper
        slides={[slide('让声音住进家里', '智能音箱 Pro，到手价 ¥399 起'), slide('点亮每个清晨', '护眼台灯 2 新品上市')]}
        aspect={0.43}
      />
      <Section
        title="限时直降"
        subtitle="每天十点更新"
        aside={<Countdown endTime={94_000_000} now={3_000_000} />}
        more={{ to: '/allproducts' }}
      >
        <ProductGrid products={products.slice(0, 4)} priority={4} />
      </Section>
      <Section title="为你推荐" more={{ to: '/allproducts' }}>
        <ProductGrid products={products} columns={5} />
      </Section>
    </Page>
  )
}
