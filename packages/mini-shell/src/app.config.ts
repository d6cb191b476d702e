import { mainPages, preloadRule, subPackages, tabItems } from './routing/app-pages'

/**
 * Colours of the platform's own bars, of which `theme.json` holds the dark and the light ones; the search app knows the
 * light ones alone.
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

/** What the platform is told about the app; pages and packages come from the route table. */
export default {
  pages: mainPages,
  subPackages,
  preloadRule,
  // Why the phone asks where its owner is.
  permission: { 'scope.userLocation': { desc: '用于查找离您最近的体验门店' } },
  // The messaging app's own settings: dark bars, code of a page only when it opens, what its search may list, and its
  // own question before anything of the shopper's is touched.
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
    // Lists grow, and what comes late is asked for, a good way before their end is seen.
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
