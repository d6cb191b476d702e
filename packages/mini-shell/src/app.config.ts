import { mainPages, preloadRule, subPackages, tabItems } from './routing/app-pages'

/**
 * Whether the platform's bars can have light and dark colours, from `theme.json`. The search app supports only light
 * ones.
 */
const isThemed = process.env.TARO_ENV === 'weapp'
const light = {
  barBackground: '#ffffff',
  barText: 'black',
  ground: '#f6f4f1',
  pull: 'dark',
  tab: '#6b625a',
  tabOn: '#bf3b09',
  edge: 'black',
}
const colour = (name: keyof typeof light): string => (isThemed ? `@${name}` : light[name])

/** The app's configuration for the platform. Pages and packages come from the table of routes. */
export default {
  pages: mainPages,
  subPackages,
  preloadRule,
  // The reason that the phone shows when it asks for permission to locate the shopper.
  permission: { 'scope.userLocation': { desc: '用于查找离您最近的体验门店' } },
  // Settings that only the messaging app has: dark bars, lazy loading of pages' code, the list of pages for its search,
  // and its own privacy dialog before personal data are read.
  ...(isThemed && {
    darkmode: true,
    themeLocation: 'theme.json',
    lazyCodeLoading: 'requiredComponents',
    sitemapLocation: 'sitemap.json',
    __usePrivacyCheck__: true,
    requiredPrivateInfos: ['chooseAddress', 'getLocation'],
  }),
  window: {
    navigationBarTitleText: process.env.HEARTH_SHOP_NAME,
    navigationBarBackgroundColor: colour('barBackground'),
    navigationBarTextStyle: colour('barText'),
    backgroundColor: colour('ground'),
    backgroundTextStyle: colour('pull'),
    // Px above the page's end at which lists load more items, and at which parts that wait for the page's end load
    // their data.
    onReachBottomDistance: 400,
  },
  tabBar: {
    color: colour('tab'),
    selectedColor: colour('tabOn'),
    backgroundColor: colour('barBackground'),
    borderStyle: colour('edge'),
    list: tabItems,
  },
}
