import { WIDGET_TYPE } from '@hearth/domain'
import { homeStore, useActions, usePorts, useShop, type ContentPage, type Widget } from '@hearth/state'
import { EmptyState, Footer } from '@hearth/ui'
import { ShopPage } from '#parts/page/shop-page'
import { useLoad } from '#hooks/use-load'
import { routeOf, routePath } from '#routes'
import { useSteps } from '#steps/home'
import { Banners } from './banners'
import { BrandBar } from './brand-bar'
import { Entries } from './entries'
import { HomeSkeleton } from './home-skeleton'
import { Newcomer } from './newcomer'
import { Shelf } from './shelf'

/** The home page: new products, offers, and links to every category (R11). */
export function HomeScreen() {
  const page = useShop(homeStore, (state) => state.page)
  const { load, refresh } = useActions(homeStore)
  const { platform } = usePorts()
  useLoad(load)
  const widgets = page.data ? widgetsOf(page.data) : none
  const drawn = useSteps(widgets.length)
  return (
    <ShopPage
      title={page.data?.title ?? routeOf('home').title}
      description={page.data?.description}
      tab="home"
      load={page}
      onRefresh={refresh}
      skeleton={<HomeSkeleton />}
      empty={page.data && !widgets.length}
      emptyState={
        <EmptyState title="店铺正在上新" text="先去看看全部商品吧" action={{ label: '全部商品', to: '/allproducts' }} />
      }
      heading="none"
      layout="full"
    >
      <BrandBar />
      {widgets.slice(0, drawn).map((widget, index) => (
        <Part key={index} widget={widget} first={index === 0} />
      ))}
      {platform.kind !== 'web' && drawn === widgets.length && <Footer />}
    </ShopPage>
  )
}

const none: Widget[] = []

/** Returns the widgets of the page, without the header's menu (widget 17), which the header shows. */
const widgetsOf = (page: ContentPage): Widget[] =>
  page.blocks.flatMap(({ widgets }) => widgets).filter(({ widgetType }) => widgetType !== WIDGET_TYPE.headerMenu)

function Part({ widget, first }: { widget: Widget; first: boolean }) {
  switch (widget.widgetType) {
    case WIDGET_TYPE.banner:
      return <Banners widget={widget} priority={first} />
    case WIDGET_TYPE.entries:
      return (
        <>
          <Entries widget={widget} />
          <Newcomer />
        </>
      )
    case WIDGET_TYPE.shelf:
      return <Shelf {...widget} />
    case WIDGET_TYPE.category:
      return (
        <Shelf
          title={widget.title}
          subtitle={widget.subtitle}
          products={widget.products}
          more={{ title: '查看全部', url: routePath('allProducts', {}, { category: widget.categoryCode }) }}
        />
      )
    default:
      return null
  }
}
