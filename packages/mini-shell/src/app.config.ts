import { mainPages, preloadRule, subPackages, tabItems } from './routing/app-pages'

/**
 * Colours of the platform's own bars; `theme.json` holds the dark and the light ones. The search app supports the light
 * ones alone.
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

/** The app's configuration for the platform; pages and packages come from the table of routes. */
export default {
  pages: mainPages,
  subPackages,
  preloadRule,
  // The reason shown when the phone asks for permission to locate its owner.
  permission: { 'scope.userLocation': { desc: '用于查找离您最近的体验门店' } },
  // Settings of the messaging app alone: dark bars, lazy loading of page code, the list of pages for its search, and
  // its own privacy question before personal data is read.
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
    // Lists load more, and late parts are requested, well before the end is in view.
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
