import { DesktopHeader, Footer, TabBar } from '@hearth/ui'
import { Actions } from './rooms/actions'
import { Forms } from './rooms/forms'
import { HomeScene } from './rooms/home-scene'
import { Lists } from './rooms/lists'
import { ProductScene } from './rooms/product-scene'
import { Shelves } from './rooms/shelves'
import { States } from './rooms/states'
import { products } from './samples'

const ROOMS = { shelves: Shelves, actions: Actions, forms: Forms, lists: Lists, states: States } as const

const MENU = ['智能音箱', '智能照明', '穿戴设备', '安防监控', '智能门锁', '清洁电器'].map((title, index) => ({
  title,
  url: `/allproducts?at=${index}`,
  products: [...products.slice(index), ...products].slice(0, 5),
}))

const TABS = [
  { key: 'home', label: '首页', to: '/', icon: 'home' },
  { key: 'category', label: '分类', to: '/allproducts', icon: 'grid' },
  { key: 'cart', label: '购物车', to: '/shopping-cart', icon: 'cart', count: 3 },
  { key: 'mine', label: '我的', to: '/account', icon: 'user' },
] as const

/**
 * Shows every component in every state. `?show=` names a section of `ROOMS`, one of the pages `home` and `product`, or
 * `all`.
 */
export function App({ show }: { show: string }) {
  const scene = show === 'home' || show === 'product'
  return (
    <>
      <DesktopHeader
        menu={MENU}
        cartCount={3}
        user={show === 'home' ? undefined : { displayName: '暖居用户138****8000' }}
        current="/"
      />
      {show === 'home' && <HomeScene />}
      {show === 'product' && <ProductScene />}
      {!scene &&
        Object.entries(ROOMS)
          .filter(([name]) => show === 'all' || show === name)
          .map(([name, Room]) => <Room key={name} />)}
      <Footer />
      {show !== 'product' && <TabBar items={[...TABS]} current="home" />}
    </>
  )
}
